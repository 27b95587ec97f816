### Penguin Party: lezioni, immagini del regolamento, e ciò che si spiega la prima volta

lesson-pyramid = Costruire
lesson-pyramid-1 = Tutti costruiscono la stessa piramide di pinguini. Cominci tu: scegli una carta qualunque della tua mano, poi l’unico posto libero.
lesson-pyramid-1-after = { $left_name } e { $right_name } hanno messo le loro accanto alla tua. Il piano in basso è una fila, e cresce ai due capi.
lesson-pyramid-2 = Aggiungi un pinguino di qualunque colore al capo sinistro o destro del piano in basso. Ne terrà otto.
lesson-pyramid-2-after = Ora è cominciato il secondo piano. Lì una carta sta su due, e deve avere il colore di una di loro.
lesson-pyramid-3 = Sali ancora: sulle due carte del secondo piano, una blu e una rossa. Il tuo pinguino deve essere blu o rosso.
lesson-pyramid-3-after = Va bene. Ogni carta in cima decide quali colori possono seguire: guarda quali posti servono alle tue altre carte. Chi può giocare deve.
error-lesson-pyramid-2 = Quel posto è permesso. Ma prima allunga il piano in basso, al capo sinistro o destro.
error-lesson-pyramid-3 = Va bene anche quello. Ma stavolta metti un pinguino blu o rosso proprio in cima.

lesson-out = Uscire
lesson-out-1 = La manche sta per finire. Hai tre pinguini rossi, e il rosso va in due posti. A { $left_name } serve quello dove va anche il blu. Portaglielo via.
lesson-out-1-after = Per { $left_name } non andava più niente quando è venuto il suo turno: fuori per il resto della manche, con un punto per ogni carta rimasta. Così è andata anche dopo. { $right_name } poteva ancora giocare.
lesson-out-2 = Restano due posti per il rosso. In uno va anche un pinguino viola, e { $right_name } potrebbe averne uno. Prendi prima quello.
lesson-out-2-after = { $right_name } ha trovato un altro posto. Il tuo c’è ancora: non può usarlo nessun altro.
lesson-out-3 = Metti il tuo ultimo pinguino.
lesson-out-3-after = Una mano vuota non costa niente, e restituisce fino a 2 punti delle manche passate. { $right_name } non può più giocare, e la manche è finita. Vince chi ha meno punti.
error-lesson-out-1-leaves = Così resta a { $left_name } il posto dove va il blu. Gioca nell’altro, che può servire ad altri.
error-lesson-out-2-later = Lì va solo il rosso, e i rossi li hai tu: ti aspetta. Prendi il posto che potrebbe prendere un pinguino viola.

lesson-keep = Continuare senza gli altri
lesson-keep-1 = Hai due pinguini rossi e uno verde. Un rosso va in un posto dove non va altro, quindi può aspettare. Il verde serve anche a { $left_name }.
lesson-keep-1-after = Tutti gli altri erano bloccati e sono usciti uno dopo l’altro. Ora resti tu, e giochi finché puoi.
lesson-keep-2 = Nessuno può più chiudere un posto. Metti il tuo primo pinguino rosso.
lesson-keep-2-after = Questo ha aperto un altro posto, sopra due carte di cui una è rossa.
lesson-keep-3 = E l’ultimo.
lesson-keep-3-after = La tua mano è vuota: nessun punto per te, e ne restituisci fino a 2 di quelli che avevi. Gli altri prendono un punto per ogni carta rimasta.
error-lesson-keep-1-leaves = Il posto rosso è solo tuo, aspetterà. Prendi il posto del verde prima di { $left_name }.

figure-bottom = Tre carte del piano in basso. Ai due capi va ogni colore; su due vicine va il colore di una delle due.
figure-higher = Due carte del secondo piano reggono un posto del terzo: lì vanno il blu o il rosso.
figure-out = Ogni posto libero mostra i colori che ci vanno. Chi non ne ha nessuno quando tocca a lui è fuori.
figure-chips = I punti dopo che due giocatori sono usciti: tre a testa.

first-prompt-first = Cominci tu: scegli una carta, poi il posto libero. Tutti costruiscono una sola piramide, e ogni carta che alla fine non riesci a mettere ti costa un punto.
first-prompt-play = Scegli una carta, poi un posto. Ai capi della fila in basso va ogni colore, più in alto un colore delle due carte sotto. I posti liberi mostrano che cosa va.
first-out = { $name } non aveva niente che andasse: { $name } esce da questa manche e prende un punto per ognuna di { $count } carte.
first-own-out = Al tuo turno non andava niente: sei fuori fino alla prossima manche, e ogni carta rimasta costa un punto. La prossima volta tieni un posto per i tuoi colori.
first-emptied = { $name } ha giocato l’ultima carta. Questo restituisce fino a 2 punti.
first-prompt-alone = Gli altri sono fuori o senza carte. Tu continui finché va qualcosa.
first-round-over = La manche è finita. Ognuno ne comincia una, i punti si tengono, e vince chi ne ha meno.
