### The page's own sentences: lobby, table, starting the engine

## Everywhere
# The way the language is written: ltr (from left to right) or rtl. Nobody reads this.
direction = ltr
page-title = Penguin Parlour
page-title-game = { $game } · Penguin Parlour
dialog-close = Close
settings = Settings
setting-speed = Pace of cards and bots
setting-speed-off = At once, without movement
setting-speed-quick = Quick
setting-speed-normal = Normal
setting-speed-slow = Slow
setting-confirm = Ask before my moves are played
setting-confirm-slips = Where a finger or a bare Enter may slip
setting-confirm-on = Always
setting-confirm-off = Never
setting-forced = Play a move by itself if it is the only one
setting-forced-off = No
setting-forced-on = Yes
setting-explain = Explain what happens for the first time
setting-explain-off = No
setting-explain-on = Yes
setting-theme = Colours
setting-theme-auto = As the device likes
setting-theme-light = Light
setting-theme-dark = Dark
setting-sound = Sounds
setting-sound-off = None
setting-sound-on = Quiet ones
# Other languages add “(Language)”, for those who were led astray.
setting-language = Language
setting-language-auto = As the browser says
rules = Rules
book-search = Search by number or words
book-contents = Contents
book-found = { $count ->
    [0] No rule holds that.
    [one] { $count } rule
   *[other] { $count } rules
}
book-print = Print
rules-of = { $game }: the rules
rule-open = Rule { $rule }: show it

## Starting the engine
boot-progress = Loading
boot-idle = The card table has not been set up yet.
boot-loading = The card table is on its way: { $percent } %
boot-starting = The penguins are waking up …
boot-ready = The table is ready.
boot-failed = The table could not be set up. { $reason }
boot-retry = Try again
boot-failed-offline = Nothing can be reached. Is this device connected to the network?
boot-failed-blocked = { $file } was blocked on its way: by the network, a filter or an extension of the browser.
boot-failed-missing = { $file } is not where it should be (status { $status }). Whoever publishes this site has to put it there.
boot-failed-type = { $file } came as “{ $type }” instead of “{ $expected }”. Whoever publishes this site has to correct that type.
boot-failed-damaged = { $file } did not arrive whole: { $size } bytes, where { $expected } belong.
boot-failed-altered = { $file } is not the file that belongs here: its content differs. Trying again may bring the right one.
boot-failed-policy = The security policy of this page forbids what Python needs to start: { $directive }.
boot-failed-version = Parts of two versions were mixed: { $found } came where { $expected } belongs. Reloading the page helps.
boot-failed-python = Python started and stopped with an error: { $message }
boot-failed-stalled = The loading came to a stop without saying why.
boot-failed-crashed = The engine stopped: { $message }
boot-failed-webassembly = This browser has WebAssembly switched off, by which Python runs: a lockdown mode or a high level of security does that. Allow it for this page, then try again.
boot-failed-memory = This device has not enough memory free for the card table. Close other tabs or programs, then try again. ({ $message })
report-title = A report, to be copied
report-help = It says what happened and in which browser, nothing about you or your games. It is sent nowhere: copy it for whoever can help.
report-copy = Copy the report
report-copied = The report is copied.
report-marked = The report is marked; copy it with the keys or the menu of your device.

## Lobby
lobby-title = Penguin Parlour
lobby-lead = Three penguin card games, at one screen, against bots or friends.
lobby-game = Game
lobby-seat-range = { $low } to { $high } players
lobby-by = by { $designer }
lobby-seats = Players
lobby-count = Number of players
lobby-count-of = { $count } players
lobby-seat = Seat { $seat }
lobby-seat-kind = Seat { $seat }: who plays
lobby-seat-name = Seat { $seat }: name
lobby-seat-number = Seat { $seat }: { $option }
lobby-person = A person
lobby-person-name = Player { $seat }
lobby-name-needed = Everybody needs a name.
lobby-name-twice = Somebody else at this table is called that.
lobby-levels = Who the penguins are
lobby-options = Options
lobby-practice = Practice table
lobby-practice-help = Take back any move at any time. The record of the game says so.
lobby-play = Play
lobby-day = Deal of the day
lobby-resume = Go on with
lobby-resume-game = { $game }: { $names }
lobby-resume-over = { $game }: { $names } (finished)
lobby-all-games = All games
lobby-forget = Forget { $game }: { $names }
lobby-back = Lobby
lobby-change = Change the setup
lobby-footer = An unofficial fan edition. No account, no tracking: everything stays on this device.
bot-penguins = Pip, Waddles, Skua, Tux, Frosty, Pebble, Flip, Captain

## Table
# A move in words: what is picked, then where it goes.
move-then = { $before } → { $next }
undo = Take back
undo-of = { $name } takes back the last move
hint = Hint
hint-thinking = The strongest penguin looks at your cards …
hint-given = What the strongest penguin would do, the best first. The chosen one is marked at the table.
hint-best = The strongest penguin would choose: { $move }.
bot-hurry = Move now
pause = Pause
paused = Bots wait until you go on.
forced-played = Only one move was possible and was played: { $move }.
keys = Keys
keys-arrows = Go from card to card, from place to place
keys-tab = Go on to the next part of the table
keys-enter = Choose what has the focus
keys-own = To your hand
keys-table = To the middle of the table
keys-log = To what happened
sort-by = Sorted { $order }
sort-other = { $zone }, sorted { $order }: sort it otherwise
keys-sort = Sort the hand otherwise
keys-view = Size of the board
keys-help = This list
read-hand = Read out your hand
read-table = Read out the table
read-turn = Read out whose turn it is and how all stand
read-last = Read out what happened last
read-no-hand = Nobody’s hand is shown.
read-zone = { $name }: { $pieces }
read-empty = empty
read-nothing = Nothing has happened yet.
seat-turn = on turn
seat-out = out
seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-bot = bot
zone-count = { $name }: { $count }
place-free = Free place { $place }
pick-plays = press to play it
pick-more = press to choose it
pick-next = And where to? What is possible is marked.
pick-back = Choose otherwise
confirm-question = Shall this be played?
confirm-play = Yes, play it
view-of = { $name }: the part that is shown
view-tools = { $name }: what is shown
view-in = Zoom in (+, or Ctrl and the wheel)
view-out = Zoom out (−, or Ctrl and the wheel)
view-fit-text = Fit
view-fit = Fit: show all that lies there (0)
view-left = Move the view to the left
view-right = Move the view to the right
view-up = Move the view up
view-down = Move the view down
handover-title = Give the device to { $name }
handover-help = No hand is shown until { $name } says so.
handover-take = I am { $name }
round-over = Round { $number } is over
round-next = Next round
round-standing = How everybody stands
round-what = In this round
round-score = Points
log-title = What happened
watch-again = Watch again
log-points = { $points ->
    [one] { $points } point for { $name }
   *[other] { $points } points for { $name }
}
result-winner = { $names } wins
result-winners = { $names } win together
result-scores = The scores and where they come from
result-player = Player
result-parts = Made of
result-score = Score
result-won = winner
result-nothing = nothing
result-again = Play again
result-watch = Replay
result-deal = Look at the deal
embed = Share and embed
share-game = Share this game
share-running = Share this game as it stands
result-coach = What would have been better?

## The coach
coach-title = The coach
coach-help = The strongest penguin looks at every decision again, with the cards that could be seen then. The curve is the chance of winning.
coach-progress = How far the coach is
coach-stop = Stop
coach-resume = Go on
coach-seats = Whose decisions
coach-decision = Decision
coach-before = Back
coach-after = On
coach-leave = Back to the result
coach-curve = The chance of winning of { $name }: { $first } % at the first decision, { $last } % after the last one so far
coach-at = Decision { $number }, round { $round }
coach-percent = { $change } %
result-record = The whole deal and every move
result-record-help = Seed, deal and moves as text: anybody can check that nothing was arranged.
table-practice = Practice table
table-waiting = The game begins as soon as the table is ready.
table-lost = The engine stopped. Your game is safe and goes on as soon as it runs again.
table-board = The table

## What is new in a first game
first-title = What this is
first-good = Got it
first-stop = No more notes

## Lessons
learn-title = Learn { $game }
learn-lead = Short lessons at the table: you make the moves, and everything is explained as it happens.
learn-lessons = { $count ->
    [0] Learn it in { $all } lessons
   *[other] Lessons: { $count } of { $all } done
}
learn-done = done
learn-begin = Begin: { $title }
learn-next = Next: { $title }
learn-play = Play a game
learn-again = From the beginning
learn-all = All lessons
lesson-title = Lesson: { $title }
lesson-step = Step { $step } of { $steps }
lesson-done = The lesson is done.
lesson-rules = More about it in the rules:
lesson-show-me = Show me
lesson-shown = Marked at the table: { $move }.

## Watching again
replay-title = Replay
replay-first = Start
replay-before = Back
replay-place = Position
replay-after = On
replay-last = End
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-quick = Quick
replay-eyes = Whose cards are seen
replay-eyes-seat = Seen by { $name }
replay-eyes-turn = Seen by whoever is on turn
replay-eyes-nobody = Seen by nobody
replay-at = Position { $number } of { $count }, round { $round }
replay-dealt = The cards of round { $round } are dealt.
replay-leave = Back to the result

## The deal
print-of = Fingerprint of deal { $round }: { $print } …
print-help = These digits were computed from the order of all cards before anybody played, and tell nothing about it. When the match is over, the deal is shown, and anybody can check that it is still the same.
deal-title = The deal
deal-help = This is what was dealt, card by card, before the first move. From the seed the same cards can be dealt again.
deal-seed = Seed:
deal-compare = Compare with a fingerprint that you noted (8 digits or more):
deal-compare-same = The same: it is that of deal { $round }.
deal-compare-other = Another one: no deal of this match has this fingerprint.
deal-round = Deal { $round }
deal-same = ✓ This is the fingerprint that was shown at the start: the deal has stayed the same.
deal-other = ✗ Another fingerprint was shown at the start: this is not the deal that was announced.
deal-unseen = This match was not dealt here: no fingerprint was noted at its start.
deal-from-seed = The seed gives these very cards.
deal-by-hand = The seed gives other cards: these were laid by hand.
deal-text = The text that the fingerprint is of
deal-command = SHA-256 of this text, in UTF-8, is the fingerprint. To check it elsewhere:

## Pages
nav-pages = Pages
nav-lobby = Lobby
nav-games = Games
nav-statistics = Statistics
nav-fairness = Fairness
nav-storage = What is kept
nav-docs = Docs

## Saving and other tabs
keep-memory = This browser keeps nothing for this page: the game is lost when you leave it.
keep-full = The browser’s storage is full: this game is not being saved.
keep-other-tab = This game is open in another tab. Here it is played without being saved.
keep-taken = Another tab has taken this game over. Here it is played without being saved.
keep-take = Play and save it here
keep-forgotten = Another tab had this game forgotten. Here it is played without being saved.
keep-again = Save it again
keep-aside = The saved game could not be read: { $error } It was put aside, not deleted.
keep-aside-newer = The saved game was written by a later version of this page: { $error } It was put aside, not deleted.
keep-aside-text = The text that was put aside
keep-new = Deal a new game
update-ready = A new version is ready. It comes into use between two games.
update-now = Use it now
update-earlier = The newer version did not start here. This is the earlier one, with all your games.

## Errors of the page
error-by-rule = { $error } ({ $rule })
error-file-missing = A file of this site did not come: { $reason }
error-attribute-seat = “{ $text }” is not a name, nor a name=bot.
error-attribute-option = “{ $text }” is not an option=value.
error-attribute-twice = “{ $text }” is there twice.
error-attribute-escape = “{ $text }” has a percent sign that stands for nothing. Write it as %25.
error-attribute-switch = “{ $text }” is neither on nor off.
error-attribute-theme = “{ $text }” is none of auto, light, dark.
error-attribute-missing = This is missing.
error-attribute-date = “{ $text }” is not a date like 2026-11-30.
error-message-version = The message is of version { $version }; this page understands { $known }.
error-message-type = “{ $text }” is no message for this table. There are: { $known }.
error-message-field = This part of the message is missing, or “{ $text }” does not fit here.
error-address-unknown = “{ $text }” means nothing in this address.
error-link-empty = This link holds no game.
error-link-letters = This link holds signs that no link of ours has: “{ $text }”. Perhaps it was cut off or changed on its way.
error-link-damaged = This link of { $letters } letters was cut off or changed on its way: it cannot be unpacked.
error-link-too-long = What this link holds is too long to be a game (more than { $limit } letters).
error-link-unpack = This browser cannot unpack links. Ask for the file or the text of the game instead.
frame-waiting = No game has been chosen for this place yet.
error-saved-unreadable = This is not a saved game.
error-saved-newer = Its version is { $version }; this page reads up to { $known }.
error-not-started = The engine did not start.
error-lost = The engine stopped.
error-restarted = The engine was started again.
error-unreadable-reply = The engine gave an answer that makes no sense: { $reason }
error-unexpected = Something went wrong in this page: { $text }
