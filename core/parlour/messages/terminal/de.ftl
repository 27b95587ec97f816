## Das Terminal
terminal-seat = { $name }: { $notes }
terminal-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-out = raus
terminal-ask = { $name }, dein Zug (help, moves, hint, why ZUG, undo, rules, record, quit):
terminal-help = Schreib einen Zug, wie „moves“ sie auflistet. „hint“ schlägt einen vor, „why ZUG“ sagt, was ihn verbietet, „undo“ nimmt den letzten zurück, „record“ druckt das Protokoll bis hierher, „rules“ die Regeln, „quit“ hört auf.
terminal-possible = „{ $text }“ ist möglich.
terminal-hand-over = { $name }, du bist am Zug. Drück die Eingabetaste, wenn niemand sonst hinsieht.
terminal-next-round = Die Runde ist zu Ende. Drück die Eingabetaste für die nächste.
terminal-thinks = { $name } denkt nach …
terminal-weighs = Die besten Züge werden gesucht …
terminal-winners = Die Partie geht an { $names }.

## Die Arena
arena-playing = Es wird gespielt
arena-progress = { $done } von { $total } Partien
arena-resumed = { $done } von { $total } Partien sind schon in { $file }.
arena-torn = { $done } von { $total } Partien sind schon in { $file }. Die letzte Zeile war nur halb geschrieben; diese Partie wird noch einmal gespielt.
arena-stopped = Angehalten. Mit „--resume DATEI“ kann eine Arena später weitergehen.
arena-stopped-journal = Angehalten. Derselbe Befehl macht mit { $file } weiter.
arena-shares = Gewonnen von einem Bot mit einem anderen auf allen übrigen Plätzen; Gleichstände sind geteilt
arena-ratings = Wertungen aus all diesen Partien
arena-machine = Ein Zug hatte höchstens { $seconds } s Rechenzeit: Diese Ergebnisse hängen vom Rechner ab.
arena-column-game = Spiel
arena-column-seats = Plätze
arena-column-options = Varianten
arena-column-bot = Bot
arena-column-others = alle anderen
arena-column-share = Anteil
arena-column-interval = 95 %
arena-column-even = gleich
arena-column-matches = Partien
arena-column-mean = Wertung
arena-column-deviation = ±

## Der Tisch, der den Bildschirm füllt
table-hint = Tipp
table-undo = Zurück
table-log = Verlauf
table-rules = Regeln
table-save = Speichern
table-new = Neues Spiel
table-dark = Licht
table-quit = Aufhören
table-ready = Meine Karten zeigen
table-look = Den Tisch ansehen
table-close = Schließen
table-cancel = Abbrechen
table-confirm = Bestätigen
table-file = Die Partie in dieser Datei speichern:
table-saved = Gespeichert in { $file }.
table-empty = nichts
table-lobby = Penguin Parlour
table-game = Spiel
table-seats = Spieler
table-seat = Platz { $number }
table-person = Mensch
table-practice = Frei zurücknehmen
table-no = nein
table-yes = ja
table-start = Anfangen
table-record = Protokoll zum Weiterspielen
table-load = Öffnen
table-next-round = Nächste Runde
error-no-terminal = Das braucht ein Terminal, das sich füllen lässt; „play“ geht überall.
