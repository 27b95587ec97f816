### Blue Penguin: lezioni, immagini del regolamento, e ciò che si spiega la prima volta

lesson-tricks = Una presa
lesson-tricks-1 = Hai due carte e cominci tu. Una presa è una carta di ognuno, e il numero più alto le prende tutte. Apri con il 5 blu: una carta bassa vince di rado, ma mostra come funziona.
lesson-tricks-1-after = { $right_name } aveva il numero più alto, 41, e ha preso le tre carte coperte. Hai pescato una nuova carta, come tutti, e { $right_name } ha aperto la presa seguente.
lesson-tricks-2 = Le carte blu valgono 2 punti l’una, e { $right_name } ne ha aperta una. Battila: gioca il 19 viola.
lesson-tricks-2-after = Il 19 era il più alto, quindi 7, 19 e 14 sono tue: 2 + 1 + 1 = 4 punti. Qualunque carta si può giocare in ogni momento, non c’è obbligo di rispondere al colore. Ora apriresti tu.
error-lesson-tricks-1-high = Il 52 farebbe quasi sempre la presa, e una carta gialla costa 2 punti a chi la prende. Apri con il 5 blu.
error-lesson-tricks-2-yellow = Anche il 52 farebbe la presa, ma è giallo: ti prenderesti i tuoi stessi 2 punti in meno. Il 19 basta.

lesson-values = Quanto valgono i colori
lesson-values-1 = Il blu conta 2, il viola 1, il rosso niente, l’arancione −1 e il giallo −2. Sul tavolo ci sono una carta gialla e una arancione, e tu giochi per ultimo. Non le vuole nessuno: resta sotto il 50.
lesson-values-1-after = { $left_name } ha dovuto prendere 50, 44 e il tuo 35: −2 − 1 + 0 = −3 punti. Non vincere vale molto.
lesson-values-2 = Ora ci sono un 3 blu e un 15 viola, 3 punti. Il tuo 58 giallo vincerà in ogni caso: scegli un momento in cui non fa male.
lesson-values-2-after = La presa era abbastanza buona da reggere il 58: 2 + 1 − 2 = 1 punto, e non ce l’hai più. Alla fine si sommano così le carte di tutti, e vince la somma più alta.
error-lesson-values-1-takes = Il 58 è più alto del 50: prenderesti −2 − 1 − 2 = −5 punti. Gioca il 35.
error-lesson-values-2-leaves = Il 9 è sotto il 15: { $right_name } avrebbe 5 punti, e tu terresti il 58 per una presa peggiore.

lesson-pairs = In due
lesson-pairs-1 = In due una presa ha quattro carte: tu, { $left_name }, tu, { $left_name }. Apri con il 20 e tieni la carta più alta per dopo.
lesson-pairs-1-after = { $left_name } l’ha battuto con il 33, ma la presa è solo a metà.
lesson-pairs-2 = Giochi ancora una volta, poi { $left_name } ancora una volta. Batti il 33.
lesson-pairs-2-after = { $left_name } non ha potuto o voluto battere il 34: quattro carte sono tue, 1 + 0 + 0 + 2 = 3 punti. Dopo quindici prese così le carte sono tutte giocate, e vince la somma più alta.
error-lesson-pairs-1-early = Puoi, ma poi { $left_name } sa che cosa battere, e la tua seconda carta è quella bassa. Apri con il 20.
error-lesson-pairs-2-leaves = L’8 non batte il 33: la presa andrebbe a { $left_name }, con dentro 2 punti in più.

figure-values = Quanto conta una carta di ogni colore quando nessuno ha scelto la variante per esperti.
figure-hand = Una mano: sempre due carte finché c’è un mazzo, viste solo da chi le ha.
figure-trick = Due giocatori su tre hanno giocato. Il 50 è il più alto finora; decide la terza carta.
figure-taken = L’ultima presa resta in vista: il 41 ha preso il 5 e il 30.

first-prompt-lead = Apri tu: gioca una qualunque delle tue due carte. Ne giocano una anche tutti gli altri, e il numero più alto le prende tutte.
first-prompt-play = Gioca una qualunque delle tue carte; non c’è obbligo di rispondere al colore. Vai sopra il numero più alto se vuoi ciò che c’è, sotto se non lo vuoi.
first-trick = Il numero più alto ({ $card }) ha fatto la presa, coperta, e { $name } apre la successiva. Le carte blu contano 2, le viola 1, le rosse 0, le arancioni −1, le gialle −2.
first-gain = La tua prima buona presa: { $cards } ti portano { $value }.
first-loss = Ahi: { $cards } contano { $value }. Resta sotto la carta più alta quando ci sono arancioni e gialle.
