### What is kept and shared: past games, links, statistics, fairness, storage

## Games
games-title = Games
games-open = To go on with
games-over = Finished
games-none-open = There is none.
games-none-over = There is none yet.
games-entry = { $game }: { $names }
games-moves = { $count ->
    [0] just dealt
    [one] { $count } move so far
   *[other] { $count } moves so far
}
games-score = { $name } { $score }
games-share = Share
games-share-of = Share { $title }
games-forget = Forget
games-forget-of = Forget { $title }
games-limits = Kept are the { $over } finished and the { $open } unfinished games that were played last, and the results of { $results } games for the statistics. Older ones make room for newer ones.

## Bringing a game from elsewhere
bring-title = A game from elsewhere
bring-help = Paste a link to a game or the text of a record, or choose a file. It is read here and sent nowhere.
bring-label = A link, or the text of a record
bring-file = Choose a file
bring = Read it
bring-reading = The engine reads it …
bring-line = Line { $number }:
bring-new = It is among your games now.
bring-same = This game is among your games already.
bring-shorter = Your games have this game already, and further.
bring-longer = Your games had this game already; now it goes on as far as here.
bring-both = Your games have this game with other moves: both are kept.
bring-watch = Watch it
bring-play = Go on with it
error-bring-everything = This looks like a file of everything that is kept. It can be taken in on the page “What is kept”.

## Links
share-title = Share this game
share-warning = This game goes on. Whoever gets it can read every hand and the whole pile in it.
share-anyway = Show it all the same
share-help = The whole game is in the link itself, behind the #: browsers do not send that part to anybody.
share-link = Link to this game
share-copy-link = Copy the link
share-copied = The link is copied.
share-copy = The link is marked; copy it with the keys or the menu of your device.
share-send = Send it …
share-file = Save as a file
share-text = As text
record-title = A game from a link
record-lead = { $count ->
    [one] This game came with the link, { $count } move. It is not among your games unless you keep it.
   *[other] This game came with the link, { $count } moves. It is not among your games unless you keep it.
}
record-lead-open = { $count ->
    [one] This unfinished game came with the link, { $count } move so far. Its hands stay hidden until you go on with it.
   *[other] This unfinished game came with the link, { $count } moves so far. Its hands stay hidden until you go on with it.
}
record-keep = Keep it
record-keep-open = Keep it and go on

## Statistics
statistics-title = Statistics
statistics-none = No game was finished here yet.
statistics-help = Games at practice tables do not count. A win that is shared with others counts as a part of one in “Share of wins”. The line in a bar is what equal players would have.
statistics-player = Player
statistics-all = All
statistics-by-count = By number of players
statistics-players = Players
statistics-games = Games
statistics-wins = Won
statistics-share = Share of wins
statistics-even = Equal players
statistics-points = Points on average
statistics-by-rival = By opponent
statistics-rival = Opponent
statistics-ahead = Did better than them
statistics-percent = { $share } %
statistics-mean = { NUMBER($points, minimumFractionDigits: 1) }
statistics-course = { $count ->
    [one] Points of the last game
   *[other] Points of the last { $count } games
}
statistics-course-help = From the oldest on the left to the newest; games won are filled.
statistics-course-table = Points game by game
statistics-as-table = As a table
statistics-day = Day
statistics-points-one = Points
statistics-won = Result

## What is kept
storage-title = What is kept
storage-lead = Everything stays in this browser, on this device. There is no account, and nothing is sent anywhere.
storage-what-where = What is stored where
storage-overview = What is stored, where, and how big it is
storage-what = What
storage-where = Where
storage-size = Size
storage-games = Games: { $count }, of which { $open } go on
storage-results = Results for the statistics: { $count }
storage-settings = Settings: { $count }
storage-rest = Other things that the page remembers, like who has played, and the setup that was played last: { $count }
storage-aside = Texts that could not be read and were put aside: { $count }
storage-tab = Which game this tab plays, so that a reload needs no hand-over
storage-offline = The files of this site, for playing offline
storage-local = localStorage, names that begin with penguin-parlour:
storage-memory = the memory of this page only: this browser keeps nothing
storage-session = sessionStorage, until the tab is closed
storage-cache = Cache Storage
storage-room = All in all the browser counts { $used } for this site, of { $quota } that it offers.
storage-nowhere-else = Nothing else is stored: no cookies, no databases.
storage-lasting = For how long
storage-persist = Ask the browser to keep it
storage-persist-yes = The browser has promised to keep all of this until you delete it.
storage-persist-no = A browser may delete it when the device is short of room, or when the site was not visited for a long time.
storage-persist-unknown = This browser does not say for how long it keeps things. A file is the safest.
storage-persist-refused = The browser makes no promise now; it may later, when you have played more often. A file is the safest.

## Everything as a file
backup-title = Everything as a file
backup-help = Games, results and settings in one file: for another device, another browser, or for safety. What comes from a file is put together with what is here; nothing is lost, and nothing is doubled.
backup-export = Save everything as a file
backup-import = Take in a file
backup-reading = The engine checks game { $done } of { $total } …
backup-games = Games in the file: { $fresh } new, { $further } that go on further than here, { $both } with other moves than here (both are kept), { $known } that are here already.
backup-results = Results in the file: { $fresh } new, { $known } that are here already.
backup-theirs = { $count ->
    [one] Take { $count } setting that differs from the file
   *[other] Take { $count } settings that differ from the file
}
backup-take = Take it in
backup-done = Everything from the file is here now.
backup-full = There is not enough room in the browser’s storage: nothing was taken in.
error-backup-not-json = This is not a file of ours, or it is damaged: { $text }
error-backup-none = This is not a file of everything that is kept.
error-backup-newer = This file was written by a later version ({ $version }); this page reads up to { $known }.
error-backup-part = This part of the file is damaged. Nothing was taken in.

## Forgetting
forget-title = Forget all
forget-help = Removes all games, results and settings from this browser. This cannot be undone.
forget-all = Forget all …
forget-question = { $count ->
    [0] All results and settings will be removed for good.
    [one] { $count } game and all results and settings will be removed for good.
   *[other] { $count } games and all results and settings will be removed for good.
}
forget-files = Also the files for playing offline; they come again at the next visit
forget-keep = Keep everything
forget-sure = Forget all of it

## Fairness
fairness-title = Fairness
fairness-how = How the cards are shuffled
fairness-seed = For every game your browser draws a seed of 64 random bits from the source that it uses for secrets. Everything that chance decides in the game comes from this seed, so the same seed deals the same cards everywhere.
fairness-shuffle = Python’s random generator (the Mersenne Twister), begun with the seed, gives each card a random number; the cards are laid in the order of these numbers. No order is preferred, and each round of a game draws anew.
fairness-limits = There are 2 to the power of 64 seeds, about 18 million million million. That is fewer than the orders that a pack can have, so most orders never come; but no player can know which.
fairness-bots = Bots are handed what the player on their seat could see, and nothing else. They know neither the seed nor a hidden card.
fairness-check = How to check a deal
fairness-check-why = As soon as the cards are dealt, before anybody plays, the page shows a fingerprint: the SHA-256 of the whole deal and of a secret number. It tells nothing about the cards, but no other deal has it. Had a single card been exchanged afterwards, the fingerprint would be another one.
fairness-check-note = If you trust nobody, note the first digits of the fingerprint. It stands below the log.
fairness-check-play = Play. The page remembers the fingerprint too.
fairness-check-look = After the game choose “Look at the deal”: seed, secret number and all cards are shown, and the page says whether the fingerprint is still the same. There you can compare the digits that you noted.
fairness-check-elsewhere = To check it without this page, save the game as a file and let Python and any program for SHA-256 compute the fingerprint:
fairness-command = Commands
fairness-measured = What was measured
fairness-measured-how = Deals were drawn as games draw them, from the seeds shuffle/1, shuffle/2 and so on. Counted were how often each card came to each place, which cards came first together, and who began. The chi-square test compares that with what pure chance would give.
fairness-measured-read = The last column says how often pure chance would be at least as uneven. Any number between 0 and 1 is as likely as any other; only numbers very near to 0, again and again, would speak of a fault.
fairness-measured-command = Anybody gets the same figures by
measured-deals = { $deals } deals for { $seats } players
measured-what = Counted
measured-chi = Chi-square
measured-degrees = Degrees of freedom
measured-probability = Chance would be so uneven
measured-places = { $what }: each card at each place
measured-pairs = { $what }: the first two together
measured-seats = { $what }
measured-number = { NUMBER($number, minimumFractionDigits: 1) }
measured-whole = { $number }
measured-share = { NUMBER($share, minimumFractionDigits: 4) }
measured-first = { $what }: how often each came first; { $expected } times is expected
measured-card = Card
measured-count = Times

# The edition that is one file
along-title = To take along
along-help = All games, bots and languages in one file of less than 8 MB: for a stick, a plane, a computer without a network. A double click starts it from the disk, and it asks nobody for anything. It keeps its own games; “Everything as a file” carries yours over.
along-download = Download penguin-parlour.html
