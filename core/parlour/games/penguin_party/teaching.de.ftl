### Penguin Party: Lektionen, Bilder des Regelhefts, und was beim ersten Mal erklärt wird

lesson-pyramid = Bauen
lesson-pyramid-1 = Alle bauen an derselben Pyramide aus Pinguinen. Du fängst an: Wähl irgendeine Karte deiner Hand, dann den einen freien Platz.
lesson-pyramid-1-after = { $left_name } und { $right_name } haben neben deine gelegt. Die unterste Ebene ist eine Reihe, und sie wächst an beiden Enden.
lesson-pyramid-2 = Leg einen Pinguin beliebiger Farbe an das linke oder rechte Ende der untersten Ebene. Sie wird acht fassen.
lesson-pyramid-2-after = Jetzt hat die zweite Ebene begonnen. Dort ruht eine Karte auf zweien und muss die Farbe einer von ihnen haben.
lesson-pyramid-3 = Geh eins höher: auf die zwei Karten der zweiten Ebene, eine blaue und eine rote. Dein Pinguin muss blau oder rot sein.
lesson-pyramid-3-after = Er passt. Jede Karte obenauf bestimmt, welche Farben folgen können; schau also, welche Plätze deine anderen Karten brauchen. Wer legen kann, muss.
error-lesson-pyramid-2 = Der Platz ist erlaubt. Aber verlängere erst die unterste Ebene, an ihrem linken oder rechten Ende.
error-lesson-pyramid-3 = Auch das passt. Aber leg diesmal einen blauen oder roten Pinguin ganz nach oben.

lesson-out = Raus
lesson-out-1 = Kurz vor dem Ende einer Runde. Du hältst drei rote Pinguine, und Rot passt an zwei Plätzen. { $left_name } braucht den Platz, an dem auch Blau passt. Nimm ihn weg.
lesson-out-1-after = Für { $left_name } passte nichts mehr, als der Zug kam: raus für den Rest der Runde, mit einem Punkt für jede übrige Karte. So ging es auch der nächsten Hand. { $right_name } konnte noch legen.
lesson-out-2 = Zwei Plätze sind für Rot übrig. An einem passt auch ein lila Pinguin, und { $right_name } könnte einen haben. Nimm diesen zuerst.
lesson-out-2-after = { $right_name } hat einen anderen Platz gefunden. Deiner ist noch da: Niemand sonst kann ihn brauchen.
lesson-out-3 = Leg deinen letzten Pinguin.
lesson-out-3-after = Eine leere Hand kostet nichts und gibt bis zu 2 Punkte früherer Runden zurück. { $right_name } kann nicht mehr legen, und die Runde ist zu Ende. Die wenigsten Punkte gewinnen.
error-lesson-out-1-leaves = So bleibt { $left_name } der Platz, an dem Blau passt. Leg an den anderen, den auch andere brauchen können.
error-lesson-out-2-later = Dort passt nur Rot, und die roten hast du: Der Platz wartet auf dich. Nimm den, den ein lila Pinguin nehmen könnte.

lesson-keep = Allein weiter
lesson-keep-1 = Du hältst zwei rote Pinguine und einen grünen. Ein roter passt an einem Platz, an dem sonst nichts passt, der kann also warten. Grün braucht auch { $left_name }.
lesson-keep-1-after = Alle anderen saßen fest und waren nacheinander raus. Jetzt bist du allein und spielst weiter, solange du kannst.
lesson-keep-2 = Niemand kann mehr einen Platz schließen. Leg deinen ersten roten Pinguin.
lesson-keep-2-after = Das hat einen weiteren Platz geöffnet, auf zwei Karten, von denen eine rot ist.
lesson-keep-3 = Und den letzten.
lesson-keep-3-after = Deine Hand ist leer: keine Punkte für dich, und bis zu 2 von denen, die du hattest, gehen zurück. Die anderen bekommen einen Punkt für jede übrige Karte.
error-lesson-keep-1-leaves = Der rote Platz gehört dir allein, er wartet. Nimm den Platz für Grün, bevor { $left_name } es tut.

figure-bottom = Drei Karten der untersten Ebene. An jedem Ende passt jede Farbe; auf zwei Nachbarn passt die Farbe einer von beiden.
figure-higher = Zwei Karten der zweiten Ebene tragen einen Platz der dritten: Dort passt Blau oder Rot.
figure-out = Jeder freie Platz zeigt die Farben, die passen. Wer keine davon hat, wenn der Zug kommt, ist raus.
figure-chips = Punkte, nachdem zwei Spieler raus sind: drei für jeden.

first-prompt-first = Du fängst an: Wähl eine Karte, dann den freien Platz. Alle bauen an einer Pyramide, und jede Karte, die du am Ende nicht legen kannst, kostet dich einen Punkt.
first-prompt-play = Wähl eine Karte, dann einen Platz. An den Enden der untersten Reihe passt jede Farbe, weiter oben eine Farbe der zwei Karten darunter. Die freien Plätze zeigen, was passt.
first-out = Für { $name } passte nichts: { $name } ist aus dieser Runde und bekommt einen Punkt für jede von { $count } Karten.
first-own-out = Nichts passte, als du am Zug warst: Du bist bis zur nächsten Runde raus, und jede übrige Karte kostet einen Punkt. Halte nächstes Mal einen Platz für deine Farben frei.
first-emptied = { $name } hat die letzte Karte gelegt. Das gibt bis zu 2 Punkte zurück.
first-prompt-alone = Die anderen sind raus oder haben keine Karten. Du spielst allein weiter, solange etwas passt.
first-round-over = Die Runde ist zu Ende. Alle fangen eine Runde an, die Punkte bleiben, und die wenigsten gewinnen.
