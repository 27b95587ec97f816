### Die Sätze der Seite: Lobby, Tisch, Start der Spielmaschine

## Überall
direction = ltr
page-title = Penguin Parlour
page-title-game = { $game } · Penguin Parlour
dialog-close = Schließen
settings = Einstellungen
setting-speed = Tempo von Karten und Bots
setting-speed-off = Sofort, ohne Bewegung
setting-speed-quick = Flink
setting-speed-normal = Normal
setting-speed-slow = Gemächlich
setting-confirm = Vor meinen Zügen nachfragen
setting-confirm-slips = Wo ein Finger oder die Eingabetaste abrutschen kann
setting-confirm-on = Immer
setting-confirm-off = Nie
setting-forced = Einen Zug von selbst spielen, wenn nur er möglich ist
setting-forced-off = Nein
setting-forced-on = Ja
setting-explain = Erklären, was zum ersten Mal geschieht
setting-explain-off = Nein
setting-explain-on = Ja
setting-theme = Farben
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-sound = Töne
setting-sound-off = Keine
setting-sound-on = Leise
setting-language = Sprache (Language)
setting-language-auto = Wie der Browser
rules = Regeln
book-search = Nach Nummer oder Wörtern suchen
book-contents = Inhalt
book-found = { $count ->
    [0] Keine Regel enthält das.
    [one] { $count } Regel
   *[other] { $count } Regeln
}
book-print = Drucken
rules-of = { $game }: die Regeln
rule-open = Regel { $rule } zeigen

## Start der Spielmaschine
boot-progress = Wird geladen
boot-idle = Der Kartentisch ist noch nicht aufgebaut.
boot-loading = Der Kartentisch ist unterwegs: { $percent } %
boot-starting = Die Pinguine wachen auf …
boot-ready = Der Tisch ist bereit.
boot-failed = Der Tisch konnte nicht aufgebaut werden. { $reason }
boot-retry = Noch einmal versuchen
boot-failed-offline = Nichts ist erreichbar. Ist dieses Gerät mit dem Netz verbunden?
boot-failed-blocked = { $file } wurde unterwegs aufgehalten: vom Netz, von einem Filter oder von einer Erweiterung des Browsers.
boot-failed-missing = { $file } ist nicht da, wo es sein soll (Status { $status }). Wer diese Seite veröffentlicht, muss es dort ablegen.
boot-failed-type = { $file } kam als „{ $type }“ statt als „{ $expected }“. Wer diese Seite veröffentlicht, muss diesen Typ berichtigen.
boot-failed-damaged = { $file } kam nicht ganz an: { $size } statt { $expected } Byte.
boot-failed-altered = { $file } ist nicht die Datei, die hierher gehört: Ihr Inhalt ist ein anderer. Ein neuer Versuch bringt vielleicht die richtige.
boot-failed-policy = Die Sicherheitsregeln dieser Seite verbieten, was Python zum Starten braucht: { $directive }.
boot-failed-version = Teile zweier Versionen sind vermischt: { $found } kam, wo { $expected } hingehört. Neu laden hilft.
boot-failed-python = Python ist gestartet und mit einem Fehler stehen geblieben: { $message }
boot-failed-stalled = Das Laden ist stehen geblieben, ohne zu sagen warum.
boot-failed-crashed = Die Spielmaschine ist stehen geblieben: { $message }
boot-failed-webassembly = In diesem Browser ist WebAssembly abgeschaltet, womit Python läuft: Das macht ein Blockierungsmodus oder eine hohe Sicherheitsstufe. Erlaube es für diese Seite und versuche es noch einmal.
boot-failed-memory = Auf diesem Gerät ist nicht genug Speicher für den Kartentisch frei. Schließe andere Tabs oder Programme und versuche es noch einmal. ({ $message })
report-title = Ein Bericht zum Kopieren
report-help = Er sagt, was geschehen ist und in welchem Browser, aber nichts über dich oder deine Partien. Er wird nirgendwohin geschickt: Kopiere ihn für jemanden, der helfen kann.
report-copy = Bericht kopieren
report-copied = Der Bericht ist kopiert.
report-marked = Der Bericht ist markiert; kopiere ihn mit den Tasten oder dem Menü deines Geräts.

## Lobby
lobby-title = Penguin Parlour
lobby-lead = Drei Kartenspiele mit Pinguinen an einem Bildschirm, gegen Bots oder mit Freunden.
lobby-game = Spiel
lobby-seat-range = { $low } bis { $high } Spieler
lobby-by = von { $designer }
lobby-seats = Wer spielt mit
lobby-count = Zahl der Spieler
lobby-count-of = { $count } Spieler
lobby-seat = Platz { $seat }
lobby-seat-kind = Platz { $seat }: wer spielt
lobby-seat-name = Platz { $seat }: Name
lobby-seat-number = Platz { $seat }: { $option }
lobby-person = Ein Mensch
lobby-person-name = Spieler { $seat }
lobby-name-needed = Alle brauchen einen Namen.
lobby-name-twice = So heißt an diesem Tisch schon jemand.
lobby-levels = Wer die Pinguine sind
lobby-options = Varianten
lobby-practice = Übungstisch
lobby-practice-help = Nimm jeden Zug zurück, wann du willst. Im Protokoll der Partie steht das.
lobby-play = Spielen
lobby-day = Das Blatt des Tages
lobby-resume = Weiterspielen
lobby-resume-game = { $game }: { $names }
lobby-resume-over = { $game }: { $names } (beendet)
lobby-all-games = Alle Partien
lobby-forget = { $game } vergessen: { $names }
lobby-back = Lobby
lobby-change = Anders aufstellen
lobby-footer = Eine inoffizielle Ausgabe von Fans. Kein Konto, keine Verfolgung: Alles bleibt auf diesem Gerät.
bot-penguins = Pip, Watschel, Skua, Tux, Frosti, Kiesel, Flippo, Käpt’n

## Tisch
move-then = { $before } → { $next }
undo = Zurücknehmen
undo-of = { $name } nimmt den letzten Zug zurück
hint = Tipp
hint-thinking = Der stärkste Pinguin schaut sich deine Karten an …
hint-given = Was der stärkste Pinguin täte, das Beste zuerst. Der gewählte Zug ist am Tisch markiert.
hint-best = Der stärkste Pinguin würde wählen: { $move }.
bot-hurry = Jetzt ziehen
pause = Pause
paused = Die Bots warten, bis du weitermachst.
forced-played = Nur ein Zug war möglich und wurde gespielt: { $move }.
keys = Tasten
keys-arrows = Von Karte zu Karte, von Platz zu Platz
keys-tab = Weiter zum nächsten Teil des Tisches
keys-enter = Wählen, was den Fokus hat
keys-own = Zu deiner Hand
keys-table = Zur Mitte des Tisches
keys-log = Zu dem, was geschah
sort-by = Sortiert { $order }
sort-other = { $zone }, sortiert { $order }: anders sortieren
keys-sort = Die Hand anders sortieren
keys-view = Größe des Spielfelds
keys-help = Diese Liste
read-hand = Deine Hand vorlesen
read-table = Den Tisch vorlesen
read-turn = Vorlesen, wer dran ist und wie es steht
read-last = Vorlesen, was zuletzt geschah
read-no-hand = Es ist keine Hand zu sehen.
read-zone = { $name }: { $pieces }
read-empty = leer
read-nothing = Noch ist nichts geschehen.
seat-turn = am Zug
seat-out = raus
seat-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-bot = Bot
zone-count = { $name }: { $count }
place-free = Freier Platz { $place }
pick-plays = drücken, um zu spielen
pick-more = drücken, um zu wählen
pick-next = Und wohin? Was möglich ist, ist markiert.
pick-back = Anders wählen
confirm-question = Soll das gespielt werden?
confirm-play = Ja, spielen
view-of = { $name }: der sichtbare Teil
view-tools = { $name }: was zu sehen ist
view-in = Vergrößern (+ oder Strg und Mausrad)
view-out = Verkleinern (− oder Strg und Mausrad)
view-fit-text = Alles
view-fit = Alles zeigen, was da liegt (0)
view-left = Ausschnitt nach links
view-right = Ausschnitt nach rechts
view-up = Ausschnitt nach oben
view-down = Ausschnitt nach unten
handover-title = Gib das Gerät an { $name }
handover-help = Keine Hand wird gezeigt, bevor { $name } es sagt.
handover-take = Ich bin { $name }
round-over = Runde { $number } ist zu Ende
round-next = Nächste Runde
round-standing = Wie es steht
round-what = In dieser Runde
round-score = Punkte
log-title = Was geschehen ist
watch-again = Noch einmal zeigen
log-points = { $points ->
    [one] { $points } Punkt für { $name }
   *[other] { $points } Punkte für { $name }
}
result-winner = { $names } gewinnt
result-winners = { $names } gewinnen gemeinsam
result-scores = Die Punkte und woher sie kommen
result-player = Spieler
result-parts = Woraus
result-score = Punkte
result-won = gewonnen
result-nothing = nichts
result-again = Noch einmal
result-watch = Partie ansehen
result-deal = Karten aufdecken
embed = Teilen und einbetten
share-game = Diese Partie teilen
share-running = Diese Partie teilen, wie sie steht
result-coach = Was wäre besser gewesen?

## Der Trainer
coach-title = Der Trainer
coach-help = Der stärkste Pinguin sieht sich jede Entscheidung noch einmal an, mit den Karten, die man damals sehen konnte. Die Kurve ist die Chance auf den Sieg.
coach-progress = Wie weit der Trainer ist
coach-stop = Anhalten
coach-resume = Weiter
coach-seats = Wessen Entscheidungen
coach-decision = Entscheidung
coach-before = Zurück
coach-after = Vor
coach-leave = Zum Ergebnis
coach-curve = Die Siegchance von { $name }: { $first } % bei der ersten Entscheidung, { $last } % nach der bisher letzten
coach-at = Entscheidung { $number }, Runde { $round }
coach-percent = { $change } %
result-record = Die ganze Verteilung und jeder Zug
result-record-help = Startwert, Verteilung und Züge als Text: So kann jeder prüfen, dass nichts gemauschelt wurde.
table-practice = Übungstisch
table-waiting = Es geht los, sobald der Tisch bereit ist.
table-lost = Die Spielmaschine ist stehen geblieben. Deine Partie ist sicher und geht weiter, sobald sie wieder läuft.
table-board = Der Tisch

## Was in einer ersten Partie neu ist
first-title = Was das ist
first-good = Verstanden
first-stop = Keine Hinweise mehr

## Lektionen
learn-title = { $game } lernen
learn-lead = Kurze Lektionen am Tisch: Du machst die Züge, und alles wird erklärt, während es geschieht.
learn-lessons = { $count ->
    [0] In { $all } Lektionen lernen
   *[other] Lektionen: { $count } von { $all } geschafft
}
learn-done = geschafft
learn-begin = Anfangen: { $title }
learn-next = Weiter: { $title }
learn-play = Eine Partie spielen
learn-again = Von vorn
learn-all = Alle Lektionen
lesson-title = Lektion: { $title }
lesson-step = Schritt { $step } von { $steps }
lesson-done = Die Lektion ist geschafft.
lesson-rules = Mehr dazu in den Regeln:
lesson-show-me = Zeig es mir
lesson-shown = Am Tisch markiert: { $move }.

## Noch einmal ansehen
replay-title = Die Partie ansehen
replay-first = Anfang
replay-before = Zurück
replay-place = Stelle
replay-after = Vor
replay-last = Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-pace-slow = Langsam
replay-pace-normal = Normal
replay-pace-quick = Schnell
replay-eyes = Wessen Karten zu sehen sind
replay-eyes-seat = Aus Sicht von { $name }
replay-eyes-turn = Aus Sicht der Person am Zug
replay-eyes-nobody = Alle Hände verdeckt
replay-at = Stelle { $number } von { $count }, Runde { $round }
replay-dealt = Die Karten der Runde { $round } sind ausgeteilt.
replay-leave = Zum Ergebnis

## Was ausgeteilt wurde
print-of = Fingerabdruck der Karten von Runde { $round }: { $print } …
print-help = Diese Ziffern wurden aus der Reihenfolge aller Karten berechnet, bevor jemand spielte, und verraten nichts über sie. Nach der Partie wird alles aufgedeckt, und jeder kann prüfen, dass es noch dasselbe ist.
deal-title = Was ausgeteilt wurde
deal-help = Das wurde ausgeteilt, Karte für Karte, vor dem ersten Zug. Mit dem Startwert lassen sich dieselben Karten noch einmal austeilen.
deal-seed = Startwert:
deal-compare = Mit einem Fingerabdruck vergleichen, den du notiert hast (8 Ziffern oder mehr):
deal-compare-same = Derselbe: Es ist der von Runde { $round }.
deal-compare-other = Ein anderer: Keine Runde dieser Partie hat diesen Fingerabdruck.
deal-round = Runde { $round }
deal-same = ✓ Das ist der Fingerabdruck, der am Anfang gezeigt wurde: Die Karten sind dieselben geblieben.
deal-other = ✗ Am Anfang wurde ein anderer Fingerabdruck gezeigt: Das sind nicht die Karten, die angekündigt waren.
deal-unseen = Diese Partie wurde nicht hier ausgeteilt: Am Anfang wurde kein Fingerabdruck gemerkt.
deal-from-seed = Der Startwert ergibt genau diese Karten.
deal-by-hand = Der Startwert ergibt andere Karten: Diese wurden von Hand gelegt.
deal-text = Der Text, von dem der Fingerabdruck ist
deal-command = Das SHA-256 dieses Textes, in UTF-8, ist der Fingerabdruck. Um es anderswo zu prüfen:

## Seiten
nav-pages = Seiten
nav-lobby = Lobby
nav-games = Partien
nav-statistics = Statistik
nav-fairness = Fairness
nav-storage = Speicher
nav-docs = Doku (englisch)

## Speichern und andere Tabs
keep-memory = Dieser Browser bewahrt für diese Seite nichts auf: Wenn du sie verlässt, ist die Partie verloren.
keep-full = Der Speicher des Browsers ist voll: Diese Partie wird nicht gesichert.
keep-other-tab = Diese Partie ist in einem anderen Tab offen. Hier wird sie gespielt, ohne gesichert zu werden.
keep-taken = Ein anderer Tab hat diese Partie übernommen. Hier wird sie gespielt, ohne gesichert zu werden.
keep-take = Hier spielen und sichern
keep-forgotten = Ein anderer Tab hat diese Partie vergessen lassen. Hier wird sie gespielt, ohne gespeichert zu werden.
keep-again = Wieder speichern
keep-aside = Die gesicherte Partie war nicht zu lesen: { $error } Sie wurde beiseitegelegt, nicht gelöscht.
keep-aside-newer = Die gesicherte Partie stammt von einer späteren Version dieser Seite: { $error } Sie wurde beiseitegelegt, nicht gelöscht.
keep-aside-text = Der beiseitegelegte Text
keep-new = Neu geben
update-ready = Eine neue Version ist da. Sie kommt zwischen zwei Partien zum Einsatz.
update-now = Jetzt verwenden
update-earlier = Die neuere Version ist hier nicht gestartet. Dies ist die frühere, mit allen deinen Partien.

## Fehler der Seite
error-by-rule = { $error } ({ $rule })
error-file-missing = Eine Datei dieser Seite ist nicht angekommen: { $reason }
error-attribute-seat = „{ $text }“ ist weder ein Name noch Name=Bot.
error-attribute-option = „{ $text }“ ist nicht von der Form option=wert.
error-attribute-twice = „{ $text }“ steht zweimal da.
error-attribute-escape = „{ $text }“ hat ein Prozentzeichen, das für nichts steht. Schreib es als %25.
error-attribute-switch = „{ $text }“ ist weder on noch off.
error-attribute-theme = „{ $text }“ ist keines von auto, light, dark.
error-attribute-missing = Das fehlt.
error-attribute-date = „{ $text }“ ist kein Datum wie 2026-11-30.
error-message-version = Die Nachricht hat Version { $version }; diese Seite versteht { $known }.
error-message-type = „{ $text }“ ist keine Nachricht für diesen Tisch. Es gibt: { $known }.
error-message-field = Dieser Teil der Nachricht fehlt, oder „{ $text }“ passt hier nicht.
error-address-unknown = „{ $text }“ bedeutet in dieser Adresse nichts.
error-link-empty = In diesem Link steckt keine Partie.
error-link-letters = In diesem Link sind Zeichen, die kein Link von uns hat: „{ $text }“. Vielleicht wurde er unterwegs abgeschnitten oder verändert.
error-link-damaged = Dieser Link von { $letters } Zeichen wurde unterwegs abgeschnitten oder verändert: Er lässt sich nicht auspacken.
error-link-too-long = Was in diesem Link steckt, ist zu lang für eine Partie (mehr als { $limit } Zeichen).
error-link-unpack = Dieser Browser kann Links nicht auspacken. Bitte um die Datei oder den Text der Partie.
frame-waiting = Für diese Stelle ist noch kein Spiel gewählt.
error-saved-unreadable = Das ist keine gesicherte Partie.
error-saved-newer = Sie hat Version { $version }; diese Seite liest bis { $known }.
error-not-started = Die Spielmaschine ist nicht gestartet.
error-lost = Die Spielmaschine ist stehen geblieben.
error-restarted = Die Spielmaschine wurde neu gestartet.
error-unreadable-reply = Die Spielmaschine hat unverständlich geantwortet: { $reason }
error-unexpected = In dieser Seite ist etwas schiefgegangen: { $text }
