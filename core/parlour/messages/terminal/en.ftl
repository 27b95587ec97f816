## The terminal
terminal-seat = { $name }: { $notes }
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-out = out
terminal-ask = { $name }, your move (help, moves, hint, why MOVE, undo, rules, record, quit):
terminal-help = Write a move, as “moves” lists them. “hint” suggests one, “why MOVE” tells what forbids it, “undo” takes the last one back, “record” prints the match so far, “rules” the rules, “quit” leaves.
terminal-possible = “{ $text }” is possible.
terminal-hand-over = { $name }, it is your turn. Press Enter when nobody else looks.
terminal-next-round = The round is over. Press Enter for the next one.
terminal-thinks = { $name } thinks …
terminal-weighs = The best moves are looked for …
terminal-winners = The match goes to { $names }.

## The arena
arena-playing = Playing
arena-progress = { $done } of { $total } matches
arena-resumed = { $done } of { $total } matches are in { $file } already.
arena-torn = { $done } of { $total } matches are in { $file } already. Its last line was only half written; that match is played again.
arena-stopped = Stopped. With “--resume FILE” an arena can go on later.
arena-stopped-journal = Stopped. The same command goes on from { $file }.
arena-shares = Won by one bot with another in all other seats; ties are split
arena-ratings = Ratings from all these matches
arena-machine = A move had { $seconds } s of CPU time at most: these results depend on the machine.
arena-column-game = game
arena-column-seats = seats
arena-column-options = options
arena-column-bot = bot
arena-column-others = all others
arena-column-share = share
arena-column-interval = 95 %
arena-column-even = even
arena-column-matches = matches
arena-column-mean = rating
arena-column-deviation = ±

## The full-screen table
table-hint = Hint
table-undo = Take back
table-log = Log
table-rules = Rules
table-save = Save
table-new = New game
table-dark = Light/dark
table-quit = Leave
table-ready = Show my cards
table-look = Look at the table
table-close = Close
table-cancel = Cancel
table-confirm = Confirm
table-file = Save the match in this file:
table-saved = Saved in { $file }.
table-empty = nothing
table-lobby = Penguin Parlour
table-game = Game
table-seats = Players
table-seat = Seat { $number }
table-person = Person
table-practice = Take back freely
table-no = no
table-yes = yes
table-start = Begin
table-record = Record to go on with
table-load = Open
table-next-round = Next round
error-no-terminal = This needs a terminal that can be filled; “play” works anywhere.
