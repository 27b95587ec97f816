"""What makes a game comfortable: moves without a choice, pause, the deal of the day, keys."""

import re
from datetime import UTC, datetime

from playwright.sync_api import Locator, Page, expect

from pages import BOOT, LobbyPage, TablePage
from parlour.record import Player
from parlour.table import Table
from support.checks import check_axe

PACE = "Pace of cards and bots"


def nearly_over(seed: str) -> Table:
    """A game in which Ada has the last card of all."""
    match = Table.new("blue-penguin", [Player("Ada"), Player("Pip", "little")], seed)
    while sum(len(part.moves) for part in match.record.rounds) < 59:
        assert match.turn is not None
        match.play(match.turn, str(match.view(match.turn).moves[0]))
    return match


def with_one_move() -> Table:
    """A round of Penguin Party in which one of several people has a single move, and others go on."""
    for seed in range(200):
        match = Table.new("penguin-party", [Player("Ada"), Player("Bo")], str(seed), {"rounds": "single"})
        while match.turn is not None:
            moves = match.view(match.turn).moves
            if len(moves) == 1 and len(match.record.rounds[0].moves) > 10:
                return match
            match.play(match.turn, str(moves[0]))
    raise AssertionError("there is always a choice")


def choose(page: Page, setting: str, value: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name=setting).get_by_role("radio", name=value).check()
    page.keyboard.press("Escape")


def test_the_only_move_is_played_for_who_wants_that_with_a_notice(warm: Page, address: str) -> None:
    matches = (nearly_over(str(number)) for number in range(50))
    match = next(match for match in matches if match.turn == 0)
    table = TablePage(warm, address).open("Ada; Pip=little")
    table.load(match.record)
    assert table.phase == "person"  # nothing is played unasked
    choose(warm, "Play a move by itself if it is the only one", "Yes")
    expect(table.result).to_be_visible()
    card = match.view(0).moves[0]
    expect(table.notice).to_contain_text(f"Only one move was possible and was played: {card} ")
    expect(warm.locator(".spoken")).to_contain_text("Only one move was possible and was played")
    warm.get_by_role("button", name="Take back").first.click()
    table.wait_for("person")
    expect(table.result).to_be_hidden()  # what was taken back is not played again
    choose(warm, "Play a move by itself if it is the only one", "No")


def test_an_only_move_with_a_place_is_played_for_people_too(warm: Page, address: str) -> None:
    """Not before the hand-over: nobody has seen the hand until then."""
    match = with_one_move()
    choose(warm, "Play a move by itself if it is the only one", "Yes")
    table = TablePage(warm, address).open("Ada; Bo", game="penguin-party")
    assert match.turn is not None
    made = len(match.record.rounds[0].moves)
    script = "(table, record) => table.setAttribute('record', record)"
    table.host.evaluate(script, str(match.record))
    expect(table.take_over).to_have_text(f"I am {match.players[match.turn].name}")
    assert len(table.moves()) == made
    table.take_over.click()
    expect(table.notice).to_contain_text("Only one move was possible and was played: ")
    assert table.moves()[made] == str(match.view(match.turn).moves[0])
    choose(warm, "Play a move by itself if it is the only one", "No")


def test_a_table_of_bots_is_watched_and_pauses(warm: Page, address: str) -> None:
    choose(warm, PACE, "Slow")
    table = TablePage(warm, address).open("Pip=little; Bo=little")
    pause = warm.get_by_role("button", name="Pause")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    expect(table.notice).to_have_text("Bots wait until you go on.")
    expect(warm.get_by_role("button", name="Move now")).to_be_hidden()
    before = table.position
    choose(warm, PACE, "At once, without movement")
    assert table.position == before
    pause.click()
    expect(table.result).to_be_visible()
    expect(pause).to_be_hidden()


def test_the_deal_of_the_day_is_the_same_for_everybody(warm: Page, address: str) -> None:
    deals = []
    for player in ("Ada", "Zoe"):
        warm.goto(f"{address}#/day?game=penguin-party&date=2026-02-28")
        expect(warm).to_have_url(re.compile("seed=day-2026-02-28"))
        warm.goto(warm.url.replace("Player+1", player))
        table = TablePage(warm, address).ready()
        table.wait_for("person", "bot")
        deals.append(re.search("cards: .*", table.record()))
    one, other = deals
    assert one is not None
    assert other is not None
    assert one[0] == other[0]
    warm.goto(f"{address}#/")
    LobbyPage(warm, address).choose_game("Blue Penguin")
    warm.get_by_role("link", name="Deal of the day").click()
    expect(warm).to_have_url(re.compile(f"seed=day-{datetime.now(UTC):%Y-%m-%d}"))
    TablePage(warm, address).ready()
    warm.goto(f"{address}#/day?game=blue-penguin&date=2026-02-30")
    expect(warm.get_by_role("alert")).to_contain_text("“2026-02-30” is not a date like 2026-11-30.")


def test_keys_go_about_the_table_and_are_listed(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=little", game="penguin-party")
    table.wait_for("person")
    table.hand.first.focus()
    warm.keyboard.press("l")
    expect(warm.get_by_role("log")).to_be_focused()
    warm.keyboard.press("o")
    assert table.focused().split(",")[0] in table.hand_names()
    warm.keyboard.press("h")
    expect(warm.locator(".advice > li").first).to_be_visible(timeout=BOOT)
    table.hand.first.focus()
    warm.keyboard.press("?")
    keys = warm.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("To your hand")).to_be_visible()
    check_axe(warm)
    warm.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    warm.keyboard.press("r")
    expect(warm.get_by_role("dialog", name="Penguin Party: the rules")).to_be_visible()
    warm.keyboard.press("Escape")


def test_keys_read_out_hand_table_turn_and_what_happened(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy; Skua=greedy")
    table.wait_for("person")
    table.click_card()
    table.wait_for("person")
    spoken = warm.locator(".spoken")
    hand = table.hand_names()
    for key, told in {
        "1": ["Hand of Ada", *hand],
        "2": ["Draw pile: ", "last trick"],
        "3": ["Ada, on turn", "Pip", "Skua"],
        "4": [table.log.last.inner_text().removesuffix(" BP-4")],
    }.items():
        table.hand.first.press(key)
        for text in told:
            expect(spoken).to_contain_text(text, ignore_case=True)
    assert spoken.count() == 1


def drag(page: Page, card: Locator, goal: Locator) -> None:
    """Press the card, move to the goal in steps, let go."""
    card.scroll_into_view_if_needed()
    one = card.bounding_box()
    assert one is not None
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(one["x"] + one["width"] / 2 + 20, one["y"] + one["height"] / 2 - 20)
    expect(page.locator(".dragged")).to_have_count(1)
    other = goal.bounding_box()
    assert other is not None
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_card_is_dragged_to_its_place(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=little", game="penguin-party", options="starter=1")
    table.wait_for("person")
    position = table.position
    bar = table.host.locator(".bar")
    drag(warm, table.open_cards.first, bar)  # let go where nothing may lie: nothing is played
    expect(table.element).to_have_attribute("data-step", f"{position}.0")
    assert table.position == position
    drag(warm, table.open_cards.first, table.host.locator(".centre .place > .body").first)
    table.moved_on(position)
    table = TablePage(warm, address).open("Ada; Bo", game="blue-penguin")
    table.take_device()
    position = table.position
    name = table.hand_names()[0]
    drag(warm, table.open_cards.first, table.host.locator(".centre [data-zone='trick']"))
    table.moved_on(position)
    expect(table.host.locator("[data-zone='trick'] .body").first).to_have_accessible_name(
        re.compile(f"^{name}")
    )
