### Blue Penguin: Lektionen, Bilder des Regelhefts, und was beim ersten Mal erklärt wird

lesson-tricks = Ein Stich
lesson-tricks-1 = Du hältst zwei Karten und fängst an. Ein Stich ist eine Karte von jedem, und die höchste Zahl nimmt sie alle. Spiel die blaue 5 aus: Eine niedrige Karte gewinnt selten, aber sie zeigt, wie es geht.
lesson-tricks-1-after = { $right_name } hatte mit 41 die höchste Zahl und nahm die drei Karten verdeckt an sich. Du hast eine neue Karte gezogen, wie alle, und { $right_name } spielte zum nächsten Stich aus.
lesson-tricks-2 = Blaue Karten sind je 2 Punkte wert, und { $right_name } hat eine ausgespielt. Überbiete sie: Spiel die lila 19.
lesson-tricks-2-after = Die 19 war am höchsten, also gehören 7, 19 und 14 dir: 2 + 1 + 1 = 4 Punkte. Jede Karte darf jederzeit gespielt werden, Farbzwang gibt es nicht. Jetzt würdest du ausspielen.
error-lesson-tricks-1-high = Die 52 würde den Stich fast immer holen, und eine gelbe Karte kostet, wer sie nimmt, 2 Punkte. Spiel die blaue 5 aus.
error-lesson-tricks-2-yellow = Auch die 52 würde den Stich holen, aber sie ist gelb: Du würdest dir deine eigenen 2 Minuspunkte einfangen. Die 19 ist hoch genug.

lesson-values = Was die Farben wert sind
lesson-values-1 = Blau zählt 2, Lila 1, Rot nichts, Orange −1 und Gelb −2. Auf dem Tisch liegen eine gelbe und eine orange Karte, und du spielst als Letztes. Die will niemand: Bleib unter der 50.
lesson-values-1-after = { $left_name } musste 50, 44 und deine 35 nehmen: −2 − 1 + 0 = −3 Punkte. Nicht zu gewinnen ist viel wert.
lesson-values-2 = Jetzt liegen eine blaue 3 und eine lila 15 da, 3 Punkte. Deine gelbe 58 gewinnt, wann immer du sie spielst; wähle also einen Augenblick, in dem das nicht wehtut.
lesson-values-2-after = Der Stich war gut genug, um die 58 zu tragen: 2 + 1 − 2 = 1 Punkt, und du bist sie los. Am Ende werden die Karten aller so zusammengezählt, und die höchste Summe gewinnt.
error-lesson-values-1-takes = Die 58 ist höher als die 50: Du würdest −2 − 1 − 2 = −5 Punkte nehmen. Spiel die 35.
error-lesson-values-2-leaves = Die 9 liegt unter der 15: { $right_name } bekäme 5 Punkte, und du behieltest die 58 für einen schlechteren Stich.

lesson-pairs = Zu zweit
lesson-pairs-1 = Zu zweit hat ein Stich vier Karten: du, { $left_name }, du, { $left_name }. Spiel die 20 aus und behalte die höhere Karte für später.
lesson-pairs-1-after = { $left_name } hat mit 33 überboten, aber der Stich ist erst halb fertig.
lesson-pairs-2 = Du spielst noch einmal, dann { $left_name } noch einmal. Überbiete die 33.
lesson-pairs-2-after = { $left_name } konnte oder wollte die 34 nicht überbieten, also gehören vier Karten dir: 1 + 0 + 0 + 2 = 3 Punkte. Nach fünfzehn solchen Stichen sind alle Karten gespielt, und die höchste Summe gewinnt.
error-lesson-pairs-1-early = Das darfst du, aber dann weiß { $left_name }, was zu überbieten ist, und deine zweite Karte ist die niedrige. Spiel die 20 aus.
error-lesson-pairs-2-leaves = Die 8 überbietet die 33 nicht: Der Stich ginge an { $left_name }, mit 2 Punkten mehr darin.

figure-values = Was eine Karte jeder Farbe zählt, wenn niemand die Variante für Erfahrene gewählt hat.
figure-hand = Eine Hand: immer zwei Karten, solange ein Stapel da ist, und nur für ihren Besitzer zu sehen.
figure-trick = Zwei von drei Spielern haben gespielt. Die 50 liegt bis jetzt am höchsten; die dritte Karte entscheidet.
figure-taken = Der zuletzt genommene Stich bleibt zu sehen: Die 41 nahm die 5 und die 30.

first-prompt-lead = Du spielst aus: irgendeine deiner zwei Karten. Alle anderen spielen auch eine, und die höchste Zahl nimmt sie alle.
first-prompt-play = Spiel irgendeine deiner Karten; Farbzwang gibt es nicht. Geh über die höchste Zahl, wenn du willst, was da liegt, und darunter, wenn nicht.
first-trick = Die höchste Zahl hat den Stich genommen ({ $card }), verdeckt, und { $name } spielt zum nächsten aus. Blaue Karten zählen 2, lila 1, rote 0, orange −1, gelbe −2.
first-gain = Dein erster guter Stich: { $cards } bringen dir { $value }.
first-loss = Das tat weh: { $cards } zählen { $value }. Bleib unter der höchsten Karte, wenn orange und gelbe daliegen.
