### Shared messages: everything that no single game says

## Lists of which nothing is said, as “a, b, c”: how the next one follows
listed = { $before }, { $next }

## Bots
bot-random = Chick (plays anything)
bot-greedy = Waddler (looks one move ahead)
bot-little = Little penguin
bot-rockhopper = Rockhopper
bot-gentoo = Gentoo
bot-emperor = Emperor

## Advice
advice-expected = Chance of winning { $share } %, about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.

## Errors of the engine
error-no-such-moment = There is no such moment: { $value } is not between the first and { $last }.
error-coach-unfinished = The coach looks at finished matches only.
error-not-in-hand = { $card } is not in this hand.
error-no-such-card = There is no card “{ $text }”.
error-not-your-turn = It is { $turn_name }’s turn.
error-not-possible = This cannot be chosen now. What is possible is marked.
error-game-over = The game is over.
error-no-bot-on-turn = No bot is on turn.
error-no-next-round = No further round follows.
error-no-such-seat = There is no seat { $value }; the game has { $count }.
error-undo-impossible = This can no longer be taken back: somebody else has moved or dropped out, or something hidden was seen.
error-move-unreadable = “{ $text }” is not a move of this game.
error-not-a-number = “{ $text }” is not a whole number.
error-number-too-long = “{ $text }” is too long a number: no more than { $most } digits.
error-field-missing = The deal lacks a line.
error-field-unknown = The deal has a line that this game does not know.
error-cards-wrong = The deal does not hold each card of the game once ({ $count } cards).
error-deal-of-another-game = This deal belongs to another game than { $game }.
error-seats = This game is for { $low } to { $high } players, not { $value }.
error-option-unknown = The game has no such option. Possible: { $allowed }.
error-option-value = “{ $value }” is not a value of this option. Possible: { $allowed }.
error-option-count = “{ $value }” should have { $wanted } numbers, separated by commas.
error-option-number = “{ $value }” should be a whole number from { $low } to { $high }.
error-game-unknown = There is no game “{ $value }”. Possible: { $allowed }.
error-game-missing = Name a game, or a record with “--record”. Games: { $allowed }.
error-record-and-game = A record says its game itself; “{ $value }” is too much here.
error-bot-unknown = There is no bot “{ $value }” in this game. Possible: { $allowed }.
error-bot-without-budget = The bot “{ $value }” does not search, so it takes no budget.
error-bot-budget = A bot’s budget is a whole number of steps, 1 or more, not “{ $value }”.
error-nothing-to-decide = There is nothing to decide in this view.
error-no-such-event = There is no number { $value } here, only { $count } from 0 on.
error-lesson-unknown = There is no lesson “{ $value }”. Possible: { $allowed }.
error-view-of-another-game = This is not a view of this game ({ $text }).
error-view-of-another-version = This view lacks “{ $text }”: another version of the game made it.
error-player-name = A name has 1 to { $length } printable characters, not “{ $value }”.
error-seed = A seed is a short text on one line, not { $value }.
error-not-a-record = This is not a record of a game. Expected: { $expected }.
error-record-newer = This record was written by a later version ({ $version }); this one reads up to { $known }.
error-record-too-long = The record is too long ({ $length } characters; the limit is { $limit }).
error-line-unreadable = “{ $text }” cannot be read here. Expected: { $expected }.
error-line-repeated = The line “{ $text }” comes twice.
error-line-unknown = Nobody knows a line “{ $text }”. Possible: { $expected }.
error-line-missing = The line “{ $text }” is missing.
error-line-too-long = The line is too long ({ $length } characters; the limit is { $limit }).
error-moves-too-many = A round has { $limit } moves at most.
error-rounds-too-many = A match has { $limit } rounds at most.
error-no-such-match = There is no match { $value } in this file; it has { $count }.
error-record-second = Another record begins here. A page takes one; the commands take all of a file.
error-rules-newer = This match was played by later rules ({ $version }); this version knows { $known }.
error-comment-unended = This comment has no end. Expected: { $expected }
error-comment-length = A comment has 1 to { $limit } characters, not { $length }.
error-comment-sign = A comment cannot hold this sign: { $text }.
error-comment-blanks = The words of a comment are separated by single blanks: “{ $text }”.
error-result-early = The record tells a result, “{ $text }”, but the match is not over.
error-result-wrong = The record says “{ $text }”, but its moves lead to: { $expected }.
error-round-after-end = A round follows although the match is over, or the round before is not.
error-not-json = The request is not JSON: { $text }.
error-not-an-object = An object is expected here.
error-not-a-text = A text is expected here.
error-not-a-text-file = An open text file is expected here, not something of the kind “{ $text }”.
error-not-a-move = A move of the game is expected here, not something of the kind “{ $text }”. The game’s “parse” makes a move of a text.
error-not-a-flag = True or false is expected here.
error-not-a-list = A list is expected here.
error-not-a-player = A player is a name and the name of a bot or null.
error-version-missing = The request does not say its version.
error-request-newer = The request is of a later version ({ $version }) than this engine’s ({ $known }).
error-request-too-long = The request is too long ({ $length } characters; the limit is { $limit }).
error-op-unknown = There is no request “{ $text }”.
error-table-unknown = There is no table “{ $text }” any more.
error-position-stale = The table has moved on.
error-thinking-stopped = The bot was stopped.
error-option-unreadable = “{ $text }” is not NAME=VALUE, or its name comes twice.
error-file-refused = This file cannot be used: { $text }.
error-file-encoding = This file is not a text in UTF-8.
error-extra-missing = A package is missing here. Install { $install }.
error-arena-empty = Nobody plays: name two bots or more, or one and “--against”.
error-arena-matches = At least 1 match is to be played, not { $value }.
error-arena-seconds = The time of a move is more than 0 seconds, not { $value }.
error-arena-workers = At least 1 process has to play, not { $value }.
error-arena-ray = No Ray answers at “{ $value }”: { $text }
error-not-a-time = “{ $text }” is not a number of seconds.
error-not-a-journal = This is not the journal of an arena.
error-journal-newer = This journal was written by a later version ({ $version }); this one reads up to { $known }.
error-journal-differs = This journal is of another arena: it says { $there }, and { $here } is wanted.
error-journal-line = This cannot be read as a match of this arena.
error-journal-contradicts = This match contradicts itself, or another line.
error-learning-unknown = Nothing says what a view of “{ $value }” is in numbers.
error-learning-endless = This match may go on for ever, which this interface does not allow.
error-learning-observer = A table cannot be observed so: { $value }.
error-learning-moves = A match needs room for at least 1 move, not { $value }.
error-action-outside = There is no action { $value }: there are { $count }, counted from 0.
error-action-empty = Action { $value } names a card or a stone that is not there.
error-view-of-nobody = This is the view of somebody who only watches; that of a seat is needed.
error-render-mode = The table cannot be shown as “{ $value }”. Possible: { $allowed }.
error-rivals-count = The number of bots should be { $count }, one for each other seat, not { $value }.
error-internal = Something went wrong inside the engine: { $text }
error-deal-hidden = The deal is shown when the match is over.
text-place = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
error-at = { $error } ({ $where })

## Deals, for looking at them afterwards
heap-starter = { $name } begins
heap-hand = Hand of { $name }
field-starter = Who begins

## The coach
coach-played = Played: { $move }.
coach-played-best = Played, and none found better: { $move }.
coach-best = Better: { $move }.
coach-turning = Turning points
coach-missed = Decision { $number }: a better move was worth { $change } % more
coach-luck = After decision { $number }: { $change } % gained by cards and by what the others did
coach-misfortune = After decision { $number }: { $change } % lost to cards and to what the others did
coach-account = Luck and skill
coach-account-even = Everybody starts with
coach-account-dealt = The first look at the cards
coach-account-fortune = Cards, and what the others did, later
coach-account-missed = Better moves that were missed
coach-account-result = The result
coach-cards-better = With these cards equal players did { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than the average seat.
coach-cards-worse = With these cards equal players did { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points worse than the average seat.
coach-cards-same = With these cards equal players did as well as the average seat.
