### The command line: its help, and what it says where no package for sentences need be there.
### Plain texts only, with variables, but without choices. No per cent signs outside of argparse’s own words.

## Every help
parlour = Penguin card games in a terminal: play, watch, look back at records, and let bots play bots.
command = COMMAND
commands = what it can do
examples = examples:
exit-codes = exit codes: 0 all went well; 1 the answer is no (a record that is wrong, another fingerprint); 2 what was asked for cannot be understood or done; 130 stopped by Ctrl+C
more = more: “{ $command } COMMAND --help” tells about a command, docs/terminal.md about all of them
more-here = more: { $page }
games = games, with their players and options (the first value is the default):
one-per-seat = a number from { $low } to { $high } for each seat, with commas; some may be left out
seat-number = or a seat’s number
bots = bots, weakest first: { $bots }; or with so many steps of thought, as { $bot }/400
language = of help and sentences (default: as LANGUAGE, LC_ALL, LC_MESSAGES or LANG say, else English)
color = colours and drawn cards: auto (the default: at a terminal, unless NO_COLOR is set), always or never
version = show the version and leave
record = a file with records, - for the standard input
match-all = only the match of this number of the file (default: all)
match-first = which match of the file, from 1 (default: the first)
match-number = match { $number }
json = write JSON
game-metavar = GAME
name-metavar = NAME
text-metavar = TEXT
address-metavar = ADDRESS
file-metavar = FILE
setting-metavar = NAME=VALUE
bot-metavar = BOT
extra-missing = The package { $package } is missing. Sentences, colours and more come with: pip install '{ $install }'
record-metavar = RECORD

## Tables
play-short = play against bots or friends
play-about = Play against bots, or with friends at this terminal. You type moves as “moves” lists them; “help” tells the other words. Leaving prints the record of the match, and with “--record FILE” the match is saved there after every move, so that it can go on later.
play-record = keep the match in this file; if it is there already, go on with it
watch-short = watch bots play
watch-about = Watch bots play a match. The same seed gives the same match again.
watch-json = write a JSON object on a line for each thing that happens, and one for the result
table-short = play at a table that fills the screen
table-about = A card table that fills the terminal, by keyboard and mouse. Without a game it begins with a lobby, where games, players and options are chosen. Matches are saved with “--record FILE”, or at the table.
game = which game (see below)
names = the people’s names (default: Player)
seats = how many players (default: { $seats })
bot = which bot sits on the other seats (default: { $bot })
seed = what deals and bots are drawn from (default: a new one)
option = an option of the game (see below); may be repeated
practice = take back freely; the record says so
pace = seconds between the moves of bots (default: { $seconds })
player = Player
saved = The match is in { $file }. It goes on with: { $command } play --record { $file }

## Looking back
show-short = show the table at a moment of a record
show-about = Show the table at a moment of a match, the last one if none is named, as a seat or somebody who only watches sees it.
show-round = which round, from 1 (default: the last)
show-moves = after so many moves of that round (default: all)
show-json = write what a page is told, as JSON
show-svg = write a drawing
seat = whose cards are seen, from 1 (default: nobody’s)
replay-short = watch a record again, move by move
replay-about = Watch a match again: what happened at each move, and the table where the next player decides. At a terminal, Enter goes on and q leaves.
replay-events = only what happened, without the table
replay-json = write a JSON object on a line for each position, with what happened before it
analyse-short = let the coach look at a finished match
analyse-about = The strongest bot looks at every decision of a finished match again: the chance of winning over the moves, the turning points, what would have been better, and luck apart from skill. It takes seconds to minutes.
analyse-json = write the whole report as JSON
validate-short = check records, every move of them
validate-about = Check records: that they can be read, that each move is legal, and how the match stands. A line for each match of each file; the exit code is 1 if one is wrong.
validate-records = files, - for the standard input
validate-json = write a JSON object on a line for each match
validate-ok = ok: { $game }, seats { $seats }, rounds { $rounds }, moves { $moves }, { $ended }, points { $points }
finished = finished
unfinished = unfinished
deal-short = show the deals of a finished match
deal-about = Show the deals of a finished match with their fingerprints, or check one: it proves that no card was changed after the match began.
deal-round = only the text of this round’s deal, as it is hashed
deal-fingerprint = say whether a round had this one; the exit code is 1 if not
deal-same = round { $round }: the same
deal-none = no round of this match has this fingerprint
deal-line = round { $round }: { $fingerprint }, { $origin }
deal-from-seed = drawn from the seed
deal-not-from-seed = not the one that the seed gives

## The arena, completion
arena-short = let bots play bots, and measure them
arena-about = Let bots play bots: shares of the matches won, with intervals in which they lie in 95 of 100 cases, and ratings. The same seed gives the same result on any machine.
arena-bots = emperor or emperor/400 (steps of thought); default: the levels
arena-game = only this game; may be repeated
arena-seats = only these numbers of players, as 2,4
arena-against = each bot with this one in all other seats
arena-ladder = each bot with the one before it (the default)
arena-round-robin = each bot with each other one
arena-matches = of each pairing, in whole turns around the table (default: 400)
arena-seed = what deals and bots are drawn from (default: arena)
arena-seconds = CPU time of a move at most; results then depend on the machine
arena-workers = how many processes (default: one a core)
arena-json = write the result as JSON too; - for the standard output, in the place of the tables
arena-resume = a journal to write, or to go on with
arena-ray = play on Ray, by default a local one
completion-short = print what lets a shell complete the command
completion-about = Print a script with which your shell completes commands, options, games and bots of “parlour” when you press Tab. For bash, write it to ~/.local/share/bash-completion/completions/parlour; for fish, to ~/.config/fish/completions/parlour.fish; for zsh, to a file _parlour in a folder of $fpath; for tcsh and PowerShell, to a file that their start file reads.
completion-shell = which shell

## The words of Python’s argparse; each stands under its English text
argparse-usage = usage:
argparse-positional-arguments = positional arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help and leave
argparse-prog-s-error-message-s = %(prog)s: error: %(message)s
argparse-argument-argument-name-s-message-s = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = unrecognized arguments: %s
argparse-not-allowed-with-argument-s = not allowed with argument %s
argparse-ignored-explicit-argument-r = ignored explicit argument %r
argparse-the-following-arguments-are-required-s = the following arguments are required: %s
argparse-one-of-the-arguments-s-is-required = one of the arguments %s is required
argparse-expected-one-argument = expected one argument
argparse-expected-at-most-one-argument = expected at most one argument
argparse-expected-at-least-one-argument = expected at least one argument
argparse-ambiguous-option-option-s-could-match-matches-s = ambiguous option: %(option)s could match %(matches)s
argparse-invalid-type-s-value-value-r = invalid %(type)s value: %(value)r
argparse-invalid-choice-value-r-choose-from-choices-s = invalid choice: %(value)r (choose from %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-closest-r-choose-from-choices-s = invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)
