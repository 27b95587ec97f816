### Gemeinsame Sätze: alles, was nicht ein einzelnes Spiel sagt

## Listen, von denen nichts gesagt wird, wie „a, b, c“: wie das Nächste folgt
listed = { $before }, { $next }

## Bots
bot-random = Küken (spielt irgendwas)
bot-greedy = Watschler (denkt einen Zug voraus)
bot-little = Zwergpinguin
bot-rockhopper = Felsenpinguin
bot-gentoo = Eselspinguin
bot-emperor = Kaiserpinguin

## Rat
advice-expected = Siegchance { $share } %, etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.

## Fehler der Spielmaschine
error-no-such-moment = Diesen Augenblick gibt es nicht: { $value } liegt nicht zwischen dem ersten und { $last }.
error-coach-unfinished = Der Trainer sieht sich nur beendete Partien an.
error-no-such-event = Hier gibt es keine Nummer { $value }, nur { $count } ab 0.
error-lesson-unknown = Die Lektion „{ $value }“ gibt es nicht. Möglich: { $allowed }.
error-not-in-hand = Nicht in dieser Hand: { $card }.
error-no-such-card = Die Karte „{ $text }“ gibt es nicht.
error-not-your-turn = { $turn_name } ist am Zug.
error-not-possible = Das geht jetzt nicht. Was möglich ist, ist markiert.
error-game-over = Das Spiel ist zu Ende.
error-no-bot-on-turn = Kein Bot ist am Zug.
error-no-next-round = Es folgt keine weitere Runde.
error-no-such-seat = Platz { $value } gibt es nicht; das Spiel hat { $count }.
error-undo-impossible = Das lässt sich nicht mehr zurücknehmen: Jemand anders hat gezogen oder ist ausgeschieden, oder etwas Verdecktes war zu sehen.
error-move-unreadable = „{ $text }“ ist kein Zug dieses Spiels.
error-not-a-number = „{ $text }“ ist keine ganze Zahl.
error-number-too-long = „{ $text }“ ist eine zu lange Zahl: höchstens { $most } Ziffern.
error-field-missing = Der Verteilung fehlt eine Zeile.
error-field-unknown = Die Verteilung hat eine Zeile, die dieses Spiel nicht kennt.
error-cards-wrong = In der Verteilung ist nicht jede Karte des Spiels genau einmal ({ $count } Karten).
error-deal-of-another-game = Diese Verteilung gehört zu einem anderen Spiel als { $game }.
error-seats = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $value }.
error-option-unknown = Diese Variante hat das Spiel nicht. Möglich: { $allowed }.
error-option-value = „{ $value }“ ist hier nicht möglich. Möglich: { $allowed }.
error-option-count = „{ $value }“ sollte { $wanted } Zahlen haben, durch Kommas getrennt.
error-option-number = „{ $value }“ sollte eine ganze Zahl von { $low } bis { $high } sein.
error-game-unknown = Das Spiel „{ $value }“ gibt es nicht. Möglich: { $allowed }.
error-game-missing = Es fehlt ein Spiel oder mit „--record“ eine Aufzeichnung. Spiele: { $allowed }.
error-record-and-game = Eine Aufzeichnung nennt ihr Spiel selbst; „{ $value }“ ist hier zu viel.
error-bot-unknown = Den Bot „{ $value }“ gibt es in diesem Spiel nicht. Möglich: { $allowed }.
error-bot-without-budget = Der Bot „{ $value }“ sucht nicht, also braucht er kein Budget.
error-bot-budget = Das Budget eines Bots ist eine ganze Zahl von Schritten, mindestens 1, nicht „{ $value }“.
error-nothing-to-decide = Hier gibt es nichts zu entscheiden.
error-view-of-another-game = Das ist keine Ansicht dieses Spiels ({ $text }).
error-view-of-another-version = Dieser Ansicht fehlt „{ $text }“: Eine andere Version des Spiels hat sie gemacht.
error-player-name = Ein Name hat 1 bis { $length } druckbare Zeichen, nicht „{ $value }“.
error-seed = Ein Startwert ist ein kurzer Text in einer Zeile, nicht { $value }.
error-not-a-record = Das ist kein Protokoll einer Partie. Erwartet: { $expected }.
error-record-newer = Dieses Protokoll stammt von einer späteren Version ({ $version }); diese liest bis { $known }.
error-record-too-long = Das Protokoll ist zu lang ({ $length } Zeichen; die Grenze ist { $limit }).
error-line-unreadable = „{ $text }“ ist hier nicht zu lesen. Erwartet: { $expected }.
error-line-repeated = Die Zeile „{ $text }“ kommt zweimal vor.
error-line-unknown = Eine Zeile „{ $text }“ kennt niemand. Möglich: { $expected }.
error-line-missing = Die Zeile „{ $text }“ fehlt.
error-line-too-long = Die Zeile ist zu lang ({ $length } Zeichen; die Grenze ist { $limit }).
error-moves-too-many = Eine Runde hat höchstens { $limit } Züge.
error-rounds-too-many = Eine Partie hat höchstens { $limit } Runden.
error-no-such-match = Eine Partie { $value } gibt es in dieser Datei nicht; sie hat { $count }.
error-record-second = Hier beginnt noch ein Protokoll. Die Seite nimmt eines; die Befehle nehmen alle einer Datei.
error-rules-newer = Diese Partie wurde nach späteren Regeln gespielt ({ $version }); diese Version kennt { $known }.
error-comment-unended = Diese Bemerkung hat kein Ende. Erwartet: { $expected }
error-comment-length = Eine Bemerkung hat 1 bis { $limit } Zeichen, nicht { $length }.
error-comment-sign = Dieses Zeichen darf in keiner Bemerkung stehen: { $text }.
error-comment-blanks = Zwischen den Wörtern einer Bemerkung steht je ein Leerzeichen: „{ $text }“.
error-result-early = Das Protokoll nennt ein Ergebnis, „{ $text }“, aber die Partie ist nicht zu Ende.
error-result-wrong = Das Protokoll sagt „{ $text }“, aber seine Züge führen zu: { $expected }.
error-round-after-end = Es folgt eine Runde, obwohl die Partie zu Ende ist oder die Runde davor noch nicht.
error-not-json = Die Anfrage ist kein JSON: { $text }.
error-not-an-object = Hier gehört ein Objekt hin.
error-not-a-text = Hier gehört ein Text hin.
error-not-a-text-file = Hier wird eine geöffnete Textdatei erwartet, nicht etwas von der Art „{ $text }“.
error-not-a-move = Hier wird ein Zug des Spiels erwartet, nicht etwas von der Art „{ $text }“. „parse“ des Spiels macht aus einem Text einen Zug.
error-not-a-flag = Hier gehört true oder false hin.
error-not-a-list = Hier gehört eine Liste hin.
error-not-a-player = Ein Spieler ist ein Name und der Name eines Bots oder null.
error-version-missing = Die Anfrage sagt ihre Version nicht.
error-request-newer = Die Anfrage hat eine spätere Version ({ $version }) als diese Spielmaschine ({ $known }).
error-request-too-long = Die Anfrage ist zu lang ({ $length } Zeichen; die Grenze ist { $limit }).
error-op-unknown = Die Anfrage „{ $text }“ gibt es nicht.
error-table-unknown = Den Tisch „{ $text }“ gibt es nicht mehr.
error-position-stale = Am Tisch ist es schon weitergegangen.
error-thinking-stopped = Der Bot wurde angehalten.
error-option-unreadable = „{ $text }“ ist nicht NAME=WERT, oder der Name kommt zweimal vor.
error-file-refused = Diese Datei lässt sich nicht verwenden: { $text }.
error-file-encoding = Diese Datei ist kein Text in UTF-8.
error-extra-missing = Hier fehlt ein Paket. Installiere { $install }.
error-arena-empty = Niemand spielt: Nenne zwei Bots oder mehr, oder einen und „--against“.
error-arena-matches = Mindestens 1 Partie ist zu spielen, nicht { $value }.
error-arena-seconds = Die Zeit eines Zuges ist mehr als 0 Sekunden, nicht { $value }.
error-arena-workers = Mindestens 1 Prozess muss spielen, nicht { $value }.
error-arena-ray = Unter „{ $value }“ antwortet kein Ray: { $text }
error-not-a-time = „{ $text }“ ist keine Zahl von Sekunden.
error-not-a-journal = Das ist kein Tagebuch einer Arena.
error-journal-newer = Dieses Tagebuch stammt von einer späteren Version ({ $version }); diese liest bis { $known }.
error-journal-differs = Dieses Tagebuch gehört zu einer anderen Arena: Es sagt { $there }, gewünscht ist { $here }.
error-journal-line = Das ist nicht als Partie dieser Arena zu lesen.
error-journal-contradicts = Diese Partie widerspricht sich selbst oder einer anderen Zeile.
error-learning-unknown = Nirgends steht, was eine Ansicht von „{ $value }“ in Zahlen ist.
error-learning-endless = Diese Partie kann ewig dauern, was diese Schnittstelle nicht zulässt.
error-learning-observer = So lässt sich ein Tisch nicht beobachten: { $value }.
error-learning-moves = Eine Partie braucht Platz für mindestens 1 Zug, nicht { $value }.
error-action-outside = Es gibt keine Aktion { $value }: Es sind { $count }, ab 0 gezählt.
error-action-empty = Aktion { $value } nennt eine Karte oder einen Stein, der nicht da ist.
error-view-of-nobody = Das ist die Ansicht von jemandem, der nur zuschaut; gebraucht wird die eines Platzes.
error-render-mode = Als „{ $value }“ lässt sich der Tisch nicht zeigen. Möglich: { $allowed }.
error-rivals-count = Es braucht { $count } Bots, für jeden anderen Platz einen, nicht { $value }.
error-internal = In der Spielmaschine ist etwas schiefgegangen: { $text }
error-deal-hidden = Die Verteilung ist zu sehen, wenn die Partie zu Ende ist.
text-place = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }
error-at = { $error } ({ $where })

## Verteilungen, um sie hinterher anzusehen
heap-starter = { $name } fängt an
field-starter = Wer beginnt
heap-hand = Hand von { $name }

## Der Trainer
coach-played = Gespielt: { $move }.
coach-played-best = Gespielt, und nichts Besseres gefunden: { $move }.
coach-best = Besser: { $move }.
coach-turning = Wendepunkte
coach-missed = Entscheidung { $number }: Ein besserer Zug war { $change } % mehr wert
coach-luck = Nach Entscheidung { $number }: { $change } % gewonnen durch die Karten und das Spiel der anderen
coach-misfortune = Nach Entscheidung { $number }: { $change } % verloren durch die Karten und das Spiel der anderen
coach-account = Glück und Können
coach-account-even = Damit fangen alle an
coach-account-dealt = Der erste Blick auf die Karten
coach-account-fortune = Später: Karten und das Spiel der anderen
coach-account-missed = Bessere Züge, die verpasst wurden
coach-account-result = Das Ergebnis
coach-cards-better = Mit diesen Karten holten gleich starke Spieler { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als der Durchschnitt am Tisch.
coach-cards-worse = Mit diesen Karten holten gleich starke Spieler { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger als der Durchschnitt am Tisch.
coach-cards-same = Mit diesen Karten holten gleich starke Spieler so viel wie der Durchschnitt am Tisch.
