### Was behalten und geteilt wird: frühere Partien, Links, Statistik, Fairness, Speicher

## Partien
games-title = Partien
games-open = Zum Weiterspielen
games-over = Beendet
games-none-open = Keine.
games-none-over = Noch keine.
games-entry = { $game }: { $names }
games-moves = { $count ->
    [0] gerade ausgeteilt
    [one] bisher { $count } Zug
   *[other] bisher { $count } Züge
}
games-score = { $name } { $score }
games-share = Teilen
games-share-of = { $title } teilen
games-forget = Vergessen
games-forget-of = { $title } vergessen
games-limits = Behalten werden die { $over } beendeten und die { $open } laufenden Partien, die zuletzt gespielt wurden, und für die Statistik die Ergebnisse von { $results } Partien. Ältere machen neueren Platz.

## Eine Partie von anderswo
bring-title = Eine Partie von anderswo
bring-help = Füge einen Link zu einer Partie oder den Text eines Protokolls ein, oder wähle eine Datei. Gelesen wird hier, gesendet wird nichts.
bring-label = Ein Link oder der Text eines Protokolls
bring-file = Datei wählen
bring = Lesen
bring-reading = Die Spielmaschine liest …
bring-line = Zeile { $number }:
bring-new = Die Partie ist jetzt bei deinen Partien.
bring-same = Diese Partie ist schon bei deinen Partien.
bring-shorter = Diese Partie ist schon bei deinen Partien, und dort weiter gespielt.
bring-longer = Diese Partie war schon bei deinen Partien; jetzt geht sie so weit wie hier.
bring-both = Bei deinen Partien ist diese mit anderen Zügen: Beide werden behalten.
bring-watch = Ansehen
bring-play = Weiterspielen
error-bring-everything = Das sieht nach einer Datei mit allem aus, was behalten wird. Sie kann auf der Seite „Was behalten wird“ aufgenommen werden.

## Links
share-title = Diese Partie teilen
share-warning = Diese Partie läuft noch. Wer sie bekommt, kann darin jede Hand und den ganzen Stapel lesen.
share-anyway = Trotzdem zeigen
share-help = Die ganze Partie steckt im Link selbst, hinter dem #: Diesen Teil senden Browser an niemanden.
share-link = Link zu dieser Partie
share-copy-link = Link kopieren
share-copied = Der Link ist kopiert.
share-copy = Der Link ist markiert; kopiere ihn mit den Tasten oder dem Menü deines Geräts.
share-send = Verschicken …
share-file = Als Datei speichern
share-text = Als Text
record-title = Eine Partie aus einem Link
record-lead = { $count ->
    [one] Diese Partie kam mit dem Link, { $count } Zug. Bei deinen Partien ist sie erst, wenn du sie behältst.
   *[other] Diese Partie kam mit dem Link, { $count } Züge. Bei deinen Partien ist sie erst, wenn du sie behältst.
}
record-lead-open = { $count ->
    [one] Diese laufende Partie kam mit dem Link, bisher { $count } Zug. Die Hände bleiben verdeckt, bis du weiterspielst.
   *[other] Diese laufende Partie kam mit dem Link, bisher { $count } Züge. Die Hände bleiben verdeckt, bis du weiterspielst.
}
record-keep = Behalten
record-keep-open = Behalten und weiterspielen

## Statistik
statistics-title = Statistik
statistics-none = Hier wurde noch keine Partie beendet.
statistics-help = Partien an Übungstischen zählen nicht. Ein mit anderen geteilter Sieg zählt beim „Anteil der Siege“ nur zum Teil. Die Linie im Balken ist, was gleich starke Spieler hätten.
statistics-player = Spieler
statistics-all = Alle
statistics-by-count = Nach der Zahl der Spieler
statistics-players = Spieler
statistics-games = Partien
statistics-wins = Gewonnen
statistics-share = Anteil der Siege
statistics-even = Gleich starke
statistics-points = Punkte im Schnitt
statistics-by-rival = Nach Gegnern
statistics-rival = Gegner
statistics-ahead = Besser als sie
statistics-percent = { $share } %
statistics-mean = { NUMBER($points, minimumFractionDigits: 1) }
statistics-course = { $count ->
    [one] Punkte der letzten Partie
   *[other] Punkte der letzten { $count } Partien
}
statistics-course-help = Von der ältesten links zur neuesten; gewonnene sind ausgefüllt.
statistics-course-table = Punkte Partie für Partie
statistics-as-table = Als Tabelle
statistics-day = Tag
statistics-points-one = Punkte
statistics-won = Ergebnis

## Was behalten wird
storage-title = Was behalten wird
storage-lead = Alles bleibt in diesem Browser, auf diesem Gerät. Es gibt kein Konto, und nichts wird irgendwohin gesendet.
storage-what-where = Was wo gespeichert ist
storage-overview = Was gespeichert ist, wo, und wie groß
storage-what = Was
storage-where = Wo
storage-size = Größe
storage-games = Partien: { $count }, davon laufen { $open }
storage-results = Ergebnisse für die Statistik: { $count }
storage-settings = Einstellungen: { $count }
storage-rest = Anderes, was sich die Seite merkt, etwa wer gespielt hat und die letzte Aufstellung: { $count }
storage-aside = Texte, die nicht lesbar waren und beiseite gelegt wurden: { $count }
storage-tab = Welche Partie dieser Tab spielt, damit nach dem Neuladen keine Übergabe nötig ist
storage-offline = Die Dateien dieser Seite, zum Spielen ohne Netz
storage-local = localStorage, Namen mit penguin-parlour: am Anfang
storage-memory = nur der Speicher dieser Seite: Dieser Browser behält nichts
storage-session = sessionStorage, bis der Tab geschlossen wird
storage-cache = Cache Storage
storage-room = Insgesamt zählt der Browser { $used } für diese Seite, von { $quota }, die er anbietet.
storage-nowhere-else = Sonst ist nichts gespeichert: keine Cookies, keine Datenbanken.
storage-lasting = Wie lange
storage-persist = Den Browser bitten, es zu behalten
storage-persist-yes = Der Browser hat versprochen, all das zu behalten, bis du es löschst.
storage-persist-no = Ein Browser darf es löschen, wenn auf dem Gerät wenig Platz ist oder die Seite lange nicht besucht wurde.
storage-persist-unknown = Dieser Browser sagt nicht, wie lange er etwas behält. Am sichersten ist eine Datei.
storage-persist-refused = Der Browser verspricht es jetzt nicht; vielleicht später, wenn du öfter gespielt hast. Am sichersten ist eine Datei.

## Alles als Datei
backup-title = Alles als Datei
backup-help = Partien, Ergebnisse und Einstellungen in einer Datei: für ein anderes Gerät, einen anderen Browser oder zur Sicherheit. Was aus einer Datei kommt, wird mit dem zusammengelegt, was da ist; nichts geht verloren, nichts wird doppelt.
backup-export = Alles als Datei speichern
backup-import = Datei aufnehmen
backup-reading = Die Spielmaschine prüft Partie { $done } von { $total } …
backup-games = Partien in der Datei: { $fresh } neue, { $further }, die weiter gehen als hier, { $both } mit anderen Zügen als hier (beide werden behalten), { $known }, die schon da sind.
backup-results = Ergebnisse in der Datei: { $fresh } neue, { $known }, die schon da sind.
backup-theirs = { $count ->
    [one] { $count } abweichende Einstellung aus der Datei nehmen
   *[other] { $count } abweichende Einstellungen aus der Datei nehmen
}
backup-take = Aufnehmen
backup-done = Alles aus der Datei ist jetzt da.
backup-full = Im Speicher des Browsers ist nicht genug Platz: Nichts wurde aufgenommen.
error-backup-not-json = Das ist keine Datei von uns, oder sie ist beschädigt: { $text }
error-backup-none = Das ist keine Datei mit allem, was behalten wird.
error-backup-newer = Diese Datei hat eine spätere Version geschrieben ({ $version }); diese Seite liest bis { $known }.
error-backup-part = Dieser Teil der Datei ist beschädigt. Nichts wurde aufgenommen.

## Vergessen
forget-title = Alles vergessen
forget-help = Entfernt alle Partien, Ergebnisse und Einstellungen aus diesem Browser. Das lässt sich nicht rückgängig machen.
forget-all = Alles vergessen …
forget-question = { $count ->
    [0] Alle Ergebnisse und Einstellungen werden endgültig entfernt.
    [one] { $count } Partie und alle Ergebnisse und Einstellungen werden endgültig entfernt.
   *[other] { $count } Partien und alle Ergebnisse und Einstellungen werden endgültig entfernt.
}
forget-files = Auch die Dateien zum Spielen ohne Netz; sie kommen beim nächsten Besuch wieder
forget-keep = Alles behalten
forget-sure = Alles davon vergessen

## Fairness
fairness-title = Fairness
fairness-how = Wie die Karten gemischt werden
fairness-seed = Für jede Partie zieht dein Browser einen Startwert von 64 zufälligen Bits aus der Quelle, die er für Geheimnisse benutzt. Alles, was in der Partie der Zufall entscheidet, kommt aus diesem Startwert; derselbe Startwert gibt also überall dieselben Karten.
fairness-shuffle = Pythons Zufallsgenerator (der Mersenne-Twister), mit dem Startwert begonnen, gibt jeder Karte eine zufällige Zahl; die Karten werden in der Reihenfolge dieser Zahlen gelegt. Keine Reihenfolge wird bevorzugt, und jede Runde einer Partie zieht neu.
fairness-limits = Es gibt 2 hoch 64 Startwerte, rund 18 Trillionen. Das sind weniger, als ein Kartenstapel Reihenfolgen haben kann, die meisten kommen also nie vor; aber kein Spieler kann wissen, welche.
fairness-bots = Bots bekommen, was der Spieler auf ihrem Platz sehen könnte, und sonst nichts. Sie kennen weder den Startwert noch eine verdeckte Karte.
fairness-check = Wie man prüft, was ausgeteilt wurde
fairness-check-why = Sobald die Karten ausgeteilt sind, bevor jemand spielt, zeigt die Seite einen Fingerabdruck: das SHA-256 von allem, was ausgeteilt wurde, und von einer geheimen Zahl. Er verrät nichts über die Karten, aber keine andere Austeilung hat ihn. Wäre danach auch nur eine Karte vertauscht worden, so wäre der Fingerabdruck ein anderer.
fairness-check-note = Wenn du niemandem traust, notiere die ersten Ziffern des Fingerabdrucks. Er steht unter „Was geschehen ist“.
fairness-check-play = Spiele. Auch die Seite merkt sich den Fingerabdruck.
fairness-check-look = Wähle nach der Partie „Karten aufdecken“: Startwert, geheime Zahl und alle Karten werden gezeigt, und die Seite sagt, ob der Fingerabdruck noch derselbe ist. Dort kannst du die Ziffern vergleichen, die du notiert hast.
fairness-check-elsewhere = Um es ohne diese Seite zu prüfen, speichere die Partie als Datei und lass Python und irgendein Programm für SHA-256 den Fingerabdruck berechnen:
fairness-command = Befehle
fairness-measured = Was gemessen wurde
fairness-measured-how = Ausgeteilt wurde, wie Partien es tun, mit den Startwerten shuffle/1, shuffle/2 und so weiter. Gezählt wurde, wie oft jede Karte an jede Stelle kam, welche Karten zusammen die ersten waren und wer begann. Der Chi-Quadrat-Test vergleicht das mit dem, was reiner Zufall ergäbe.
fairness-measured-read = Die letzte Spalte sagt, wie oft reiner Zufall mindestens so ungleichmäßig wäre. Jede Zahl zwischen 0 und 1 ist so wahrscheinlich wie jede andere; nur Zahlen sehr nahe bei 0, immer wieder, sprächen für einen Fehler.
fairness-measured-command = Dieselben Zahlen bekommt jeder durch
measured-deals = { $deals }-mal ausgeteilt für { $seats } Spieler
measured-what = Gezählt
measured-chi = Chi-Quadrat
measured-degrees = Freiheitsgrade
measured-probability = Zufall wäre so ungleichmäßig
measured-places = { $what }: jede Karte an jeder Stelle
measured-pairs = { $what }: die ersten beiden zusammen
measured-seats = { $what }
measured-number = { NUMBER($number, minimumFractionDigits: 1) }
measured-whole = { $number }
measured-share = { NUMBER($share, minimumFractionDigits: 4) }
measured-first = { $what }: wie oft jede die erste war; erwartet { $expected }-mal
measured-card = Karte
measured-count = Mal

along-title = Zum Mitnehmen
along-help = Alle Spiele, Bots und Sprachen in einer einzigen Datei von weniger als 8 MB: für einen Stick, ein Flugzeug, einen Rechner ohne Netz. Ein Doppelklick startet sie von der Platte, und sie fragt niemanden nach irgendetwas. Sie merkt sich ihre eigenen Partien; „Alles als Datei“ trägt deine hinüber.
along-download = penguin-parlour.html herunterladen
