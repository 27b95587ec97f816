"""Rounds with known hands, positions built by hand, and what is told on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from parlour.chance import pick
from parlour.game import Carry, Event
from parlour.games.penguin_party import GAME, Move, PenguinPartyDeal, PenguinPartyState
from parlour.games.penguin_party.cards import CARDS, COLOURS, hand_size, slot_of

WORDS = {colour[0]: colour for colour in COLOURS}


def words(letters: str) -> tuple[str, ...]:
    """`ryg` as red, yellow, green."""
    return tuple(WORDS[letter] for letter in letters)


def deal_of(hands: Sequence[str], rest: str = "", starter: int = 0) -> PenguinPartyDeal:
    """A deal whose hands begin with these letters and whose left-over cards are `rest`; what is not given is
    filled up."""
    size = hand_size(len(hands))
    spare = list(CARDS)
    for card in words("".join(hands) + rest):
        spare.remove(card)
    cards: list[str] = []
    for hand in hands:
        cards += words(hand) + tuple(spare.pop() for _ in range(size - len(hand)))
    return PenguinPartyDeal((*cards, *words(rest), *spare), starter)


def start(
    hands: Sequence[str], rest: str = "", starter: int = 0, carry: Carry | None = None, **options: str
) -> PenguinPartyState:
    return GAME.start(
        GAME.setup(len(hands), options), deal_of(hands, rest, starter), carry or Carry(starter=starter)
    )


def position(
    hands: Sequence[str],
    row: str = "",
    upper: Mapping[tuple[int, int], str] | None = None,
    points: Sequence[int] | None = None,
    carry: Carry | None = None,
    **options: str,
) -> PenguinPartyState:
    """Seat 1 on turn, in the middle of a round: hands of any size, a bottom row from column 0, cards above
    it."""
    seats = len(hands)
    setup = GAME.setup(seats, options)
    deal = GAME.shuffle(setup, Random(1), carry or Carry(starter=0))
    state = PenguinPartyState(setup, deal, carry or Carry(starter=0))
    state.held = bytearray(hand.count(colour[0]) for hand in hands for colour in COLOURS)
    state.colours = [sum(1 << kind for kind, c in enumerate(COLOURS) if c[0] in hand) for hand in hands]
    state.left = [len(hand) for hand in hands]
    state.playing = [bool(hand) for hand in hands]
    state.points = list(points or [0] * seats)
    places = {(0, column): letter for column, letter in enumerate(row)} | dict(upper or {})
    if seats == 5:  # the left-over card lies there already
        places.pop((0, 0), None)
        state.board[slot_of(0, 0)] = 1 << "rbypg".index(row[0])
    for (tier, column), letter in places.items():
        state._lay(slot_of(tier, column), 1 << "rbypg".index(letter))
    state.turn = 0
    state.legal = state._moves(0)
    return state


def play(state: PenguinPartyState, texts: str | Iterable[str]) -> list[Event]:
    """Plays moves written as text, and returns what was told."""
    told: list[Event] = []
    for text in texts.split() if isinstance(texts, str) else texts:
        state.play(GAME.parse(text), told.append)
    return told


def texts(moves: Iterable[Move]) -> list[str]:
    return [str(move) for move in moves]


def kinds(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def random_round(state: PenguinPartyState, rng: Random) -> list[Event]:
    """Plays at random to the end of the round."""
    told: list[Event] = []
    while moves := state.moves():
        state.play(pick(moves, rng), told.append)
    return told


def random_positions(
    seats: int, rng: Random, options: dict[str, str] | None = None
) -> Iterator[PenguinPartyState]:
    """The positions of a random match."""
    setup = GAME.setup(seats, options)
    carry = Carry()
    while True:
        state = GAME.start(setup, GAME.shuffle(setup, rng, carry), carry)
        while state.moves():
            yield state
            state.play(pick(state.moves(), rng))
        verdict = state.verdict()
        if not isinstance(verdict, Carry) or verdict.round > 2 * seats:
            return
        carry = verdict
