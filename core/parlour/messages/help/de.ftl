### Die Befehlszeile: ihre Hilfe, und was sie sagt, wo kein Paket für Sätze da sein muss.

## Jede Hilfe
parlour = Pinguin-Kartenspiele im Terminal: spielen, zusehen, Protokolle ansehen und Bots gegen Bots antreten lassen.
command = BEFEHL
commands = was es kann
examples = Beispiele:
exit-codes = Rückgabewerte: 0 alles ging gut; 1 die Antwort ist nein (ein falsches Protokoll, ein anderer Fingerabdruck); 2 was verlangt ist, ist unverständlich oder geht nicht; 130 angehalten durch Strg+C
more = mehr: „{ $command } BEFEHL --help“ erklärt einen Befehl, docs/terminal.md alle
more-here = mehr: { $page }
games = Spiele, mit Spielerzahl und Varianten (der erste Wert gilt, wenn nichts gesagt ist):
one-per-seat = eine Zahl von { $low } bis { $high } für jeden Platz, mit Kommas; manche dürfen fehlen
seat-number = oder die Nummer eines Platzes
bots = Bots, der schwächste zuerst: { $bots }; oder mit so vielen Denkschritten, wie { $bot }/400
language = von Hilfe und Sätzen (sonst: wie LANGUAGE, LC_ALL, LC_MESSAGES oder LANG sagen, sonst Englisch)
color = Farben und gezeichnete Karten: auto (wenn nichts gesagt ist: am Terminal, außer NO_COLOR ist gesetzt), always (immer) oder never (nie)
version = die Version zeigen und aufhören
record = eine Datei mit Protokollen, - für die Standardeingabe
match-all = nur die Partie mit dieser Nummer in der Datei (Vorgabe: alle)
match-first = welche Partie der Datei, von 1 an (Vorgabe: die erste)
match-number = Partie { $number }
json = JSON schreiben
game-metavar = SPIEL
name-metavar = NAME
text-metavar = TEXT
address-metavar = ADRESSE
file-metavar = DATEI
setting-metavar = NAME=WERT
bot-metavar = BOT
extra-missing = Das Paket { $package } fehlt. Sätze, Farben und mehr kommen mit: pip install '{ $install }'
record-metavar = PROTOKOLL

## Tische
play-short = gegen Bots oder Freunde spielen
play-about = Spiel gegen Bots oder mit Freunden an diesem Terminal. Du tippst Züge, wie „moves“ sie auflistet; „help“ nennt die anderen Wörter. Wer aufhört, bekommt das Protokoll der Partie gedruckt, und mit „--record DATEI“ wird sie nach jedem Zug dort gespeichert, sodass sie später weitergehen kann.
play-record = die Partie in dieser Datei führen; gibt es sie schon, geht es mit ihr weiter
watch-short = Bots beim Spielen zusehen
watch-about = Sieh Bots bei einer Partie zu. Derselbe Startwert ergibt noch einmal dieselbe Partie.
watch-json = für alles, was geschieht, ein JSON-Objekt auf einer Zeile schreiben, und eines für das Ergebnis
table-short = an einem Tisch spielen, der den Bildschirm füllt
table-about = Ein Kartentisch, der das Terminal füllt, mit Tastatur und Maus. Ohne Spiel beginnt er mit einem Vorraum, wo Spiel, Spieler und Varianten gewählt werden. Gespeichert wird mit „--record DATEI“ oder am Tisch.
game = welches Spiel (siehe unten)
names = die Namen der Menschen (sonst: Spieler)
seats = wie viele Spieler (sonst: { $seats })
bot = welcher Bot auf den übrigen Plätzen sitzt (sonst: { $bot })
seed = woraus Verteilungen und Bots gezogen werden (sonst: ein neuer Wert)
option = eine Variante des Spiels (siehe unten); darf mehrmals kommen
practice = frei zurücknehmen; das Protokoll sagt es
pace = Sekunden zwischen den Zügen der Bots (sonst: { $seconds })
player = Spieler
saved = Die Partie ist in { $file }. Weiter geht es mit: { $command } play --record { $file }

## Zurückblicken
show-short = den Tisch in einem Augenblick eines Protokolls zeigen
show-about = Zeigt den Tisch in einem Augenblick einer Partie, im letzten, wenn keiner genannt ist, wie ein Platz oder jemand, der nur zusieht, ihn sieht.
show-round = welche Runde, ab 1 (sonst: die letzte)
show-moves = nach so vielen Zügen dieser Runde (sonst: alle)
show-json = was eine Seite erfährt, als JSON schreiben
show-svg = eine Zeichnung schreiben
seat = wessen Karten zu sehen sind, ab 1 (sonst: niemandes)
replay-short = ein Protokoll noch einmal ansehen, Zug für Zug
replay-about = Sieh dir eine Partie noch einmal an: was bei jedem Zug geschah, und den Tisch, wo der Nächste entscheidet. Am Terminal geht es mit der Eingabetaste weiter, q hört auf.
replay-events = nur was geschah, ohne den Tisch
replay-json = für jede Stellung ein JSON-Objekt auf einer Zeile schreiben, mit dem, was davor geschah
analyse-short = den Trainer eine beendete Partie ansehen lassen
analyse-about = Der stärkste Bot sieht sich jede Entscheidung einer beendeten Partie noch einmal an: die Gewinnchance über die Züge, die Wendepunkte, was besser gewesen wäre, und Glück getrennt von Können. Das dauert Sekunden bis Minuten.
analyse-json = den ganzen Bericht als JSON schreiben
validate-short = Protokolle prüfen, jeden Zug
validate-about = Prüft Protokolle: ob sie lesbar sind, ob jeder Zug erlaubt ist, und wie die Partie steht. Eine Zeile für jede Partie jeder Datei; der Rückgabewert ist 1, wenn eine falsch ist.
validate-records = Dateien, - für die Standardeingabe
validate-json = für jede Partie ein JSON-Objekt auf einer Zeile schreiben
validate-ok = gut: { $game }, Plätze { $seats }, Runden { $rounds }, Züge { $moves }, { $ended }, Punkte { $points }
finished = beendet
unfinished = unbeendet
deal-short = die Verteilungen einer beendeten Partie zeigen
deal-about = Zeigt die Verteilungen einer beendeten Partie mit ihren Fingerabdrücken, oder prüft einen: Er beweist, dass nach Beginn der Partie keine Karte getauscht wurde.
deal-round = nur den Text der Verteilung dieser Runde, aus dem der Fingerabdruck gerechnet wird
deal-fingerprint = sagen, ob eine Runde diesen hatte; der Rückgabewert ist 1, wenn nicht
deal-same = Runde { $round }: derselbe
deal-none = keine Runde dieser Partie hat diesen Fingerabdruck
deal-line = Runde { $round }: { $fingerprint }, { $origin }
deal-from-seed = aus dem Startwert gezogen
deal-not-from-seed = nicht die, die der Startwert ergibt

## Die Arena, Vervollständigung
arena-short = Bots gegen Bots antreten lassen und messen
arena-about = Lässt Bots gegen Bots antreten: Anteile der gewonnenen Partien, mit Bereichen, in denen sie in 95 von 100 Fällen liegen, und Wertungen. Derselbe Startwert ergibt auf jedem Rechner dasselbe.
arena-bots = emperor oder emperor/400 (Denkschritte); sonst: die Stufen
arena-game = nur dieses Spiel; darf mehrmals kommen
arena-seats = nur diese Spielerzahlen, wie 2,4
arena-against = jeden Bot mit diesem auf allen übrigen Plätzen
arena-ladder = jeden Bot mit dem vor ihm (wenn nichts gesagt ist)
arena-round-robin = jeden Bot mit jedem anderen
arena-matches = von jeder Paarung, in ganzen Umläufen um den Tisch (sonst: 400)
arena-seed = woraus Verteilungen und Bots gezogen werden (sonst: arena)
arena-seconds = Rechenzeit eines Zugs höchstens; die Ergebnisse hängen dann vom Rechner ab
arena-workers = wie viele Prozesse (sonst: einer je Kern)
arena-json = das Ergebnis auch als JSON schreiben; - für die Standardausgabe, an Stelle der Tabellen
arena-resume = ein Journal, das geschrieben oder mit dem weitergemacht wird
arena-ray = auf Ray spielen, sonst auf einem hier
completion-short = drucken, womit eine Shell den Befehl vervollständigt
completion-about = Druckt ein Skript, mit dem deine Shell Befehle, Schalter, Spiele und Bots von „parlour“ vervollständigt, wenn du die Tabulatortaste drückst. Für bash kommt es nach ~/.local/share/bash-completion/completions/parlour, für fish nach ~/.config/fish/completions/parlour.fish, für zsh in eine Datei _parlour in einem Ordner von $fpath, für tcsh und PowerShell in eine Datei, die ihre Startdatei einliest.
completion-shell = welche Shell

## Die Wörter von Pythons argparse; jedes steht unter seinem englischen Text
argparse-usage = Aufruf:
argparse-positional-arguments = Argumente
argparse-options = Schalter
argparse-show-this-help-message-and-exit = diese Hilfe zeigen und aufhören
argparse-prog-s-error-message-s = %(prog)s: Fehler: %(message)s
argparse-argument-argument-name-s-message-s = Argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = unbekannte Argumente: %s
argparse-not-allowed-with-argument-s = geht nicht zusammen mit %s
argparse-ignored-explicit-argument-r = %r ist hier zu viel
argparse-the-following-arguments-are-required-s = diese Argumente fehlen: %s
argparse-one-of-the-arguments-s-is-required = eines dieser Argumente fehlt: %s
argparse-expected-one-argument = hier fehlt ein Wert
argparse-expected-at-most-one-argument = hier darf höchstens ein Wert stehen
argparse-expected-at-least-one-argument = hier fehlt mindestens ein Wert
argparse-ambiguous-option-option-s-could-match-matches-s = mehrdeutiger Schalter: %(option)s kann %(matches)s sein
argparse-invalid-type-s-value-value-r = ungültiger Wert (%(type)s): %(value)r
argparse-invalid-choice-value-r-choose-from-choices-s = ungültige Wahl: %(value)r (möglich: %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-closest-r-choose-from-choices-s = ungültige Wahl: %(value)r, vielleicht %(closest)r? (möglich: %(choices)s)
