### The Penguin Ultimatum: lezioni, immagini del regolamento, e ciò che si spiega la prima volta

lesson-guests = Un pinguino e un ospite
lesson-guests-1 = Intorno al sipario tre artisti aspettano un pubblico. I puntini sul loro bordo indicano le caselle da riempire. Metti il tuo 4 verde di danza proprio sopra la pecora ballerina, in e3.
lesson-guests-1-after = Lo spettacolo gli piacerà due volte: le pecore piacciono ai pinguini verdi, e lui ama la danza. Ma senza la tua pietra sopra non ti porta niente.
lesson-guests-2 = Invitalo: scegli una delle tue pietre, poi il pinguino che hai appena messo.
lesson-guests-2-after = Quando la pecora si esibisce, il padrone della pietra riceve il numero del pinguino: 4 punti per te. Poi hai pescato un pinguino, e { $left_name } ha fatto lo stesso accanto alla foca.
error-lesson-guests-1 = Si può mettere qualunque pinguino. Ma questo spettacolo è per il tuo 4 verde di danza.
error-lesson-guests-1-corner = Anche quella casella ha un puntino, e andrebbe. Prendiamo e3, proprio sopra la pecora.
error-lesson-guests-1-elsewhere = Lì può stare, ma la pecora ballerina è in e4, ed e3 è una delle caselle che aspetta.
error-lesson-guests-2 = Puoi lasciare le pietre dove sono. Ma solo un pinguino con una pietra porta punti: mettine una in e3.

lesson-kinship = I parenti litigano
lesson-kinship-1 = Un pinguino accanto ad altri della sua famiglia ti costa i loro numeri, anche in diagonale. Scegli un pinguino e guarda: i posti dicono quanto costano. Riempi f3, che la pecora aspetta, con uno che ama la danza e non tocca parenti.
lesson-kinship-1-after = Il blu di danza accanto al verde: nessuna lite, niente da pagare.
lesson-kinship-2 = Anche a lui piace la pecora ballerina. Invitalo con una seconda pietra dalla tua riserva.
lesson-kinship-2-after = Ora due tuoi ospiti aspettano la pecora, 4 + 2 punti. { $left_name } ha riempito per te un’altra delle sue caselle. Chi deve una penalità può rinunciare a un artista invece che ai punti.
error-lesson-kinship-1 = Sarebbe permesso. Ma la pecora aspetta f3, e piacerebbe al blu di danza.
error-lesson-kinship-1-relative = Verde accanto a verde: sono parenti, e ti costerebbe il 4 che è lì. Prendine uno di un’altra famiglia.
error-lesson-kinship-1-bored = Nessuna lite, ma né la sua famiglia né il suo spettacolo va con la pecora ballerina. Piacerebbe al blu di danza.
error-lesson-kinship-2-stay = Senza pietra il blu di danza non porta punti a nessuno. Hai pietre nella riserva.
error-lesson-kinship-2-away = Allora il verde di danza perderebbe la sua pietra, e tu i suoi 4 punti. Prendi una pietra dalla riserva.

lesson-show = Uno spettacolo
lesson-show-1 = La pecora aspetta una sola casella, f4. Riempila senza liti, e con un pinguino a cui poi piacerà il canguro accanto: i canguri piacciono ai pinguini marroni.
lesson-show-1-after = La pecora è pronta. Prima che cominci puoi ancora spostare una pietra.
lesson-show-2 = Metti la tua ultima pietra sul pinguino marrone, per lo spettacolo del canguro.
lesson-show-2-after = Lo spettacolo è piaciuto ai tuoi ospiti: 4 + 2 punti. Di tutti quelli che ne hanno avuti sei quello con meno, perché sei l’unico: la carta della pecora è tua. Sulla sua casella è calato un sipario.
lesson-show-3 = Ora porti il prossimo artista: su qualunque casella libera accanto a qualunque carta, dritto o a rovescio. C’è scritto che cosa aspetterebbe. Scegli.
lesson-show-3-after = Questo era un turno intero: mettere, spostare una pietra, spettacoli, pescare. Si va avanti finché un mazzo è vuoto.
error-lesson-show-1 = La pecora aspetta solo f4. Metti lì il pinguino marrone.
error-lesson-show-1-relative = In f4 toccherebbe il suo parente verde in e3, e ti costerebbe 4. Il marrone lì non ha parenti.
error-lesson-show-1-bored = Riempirebbe la casella. Ma non ama né la danza né la musica del canguro; al marrone il canguro piacerà.
error-lesson-show-2 = Quella pietra non servirebbe tanto presto. Il pinguino marrone in f4 sta accanto a un canguro.
error-lesson-show-2-away = A quell’ospite sta per piacere la pecora. Prendi la tua ultima pietra dalla riserva.
error-lesson-show-2-stay = Puoi, ma la tua ultima pietra non fa niente. Al pinguino marrone piacerebbe il canguro.

lesson-card = Meno può essere di più
lesson-card-1 = { $left_name } ha un ospite, il 3 blu, presso la tua pecora ballerina. Riempi l’ultima casella, f4, con il 2 rosso di danza: lo spettacolo piacerà anche a lui.
lesson-card-1-after = Chi ha meno punti da uno spettacolo, ma più di nessuno, prende la carta dell’artista. Con le pietre come stanno, { $left_name } ne avrebbe 3 e tu 4.
lesson-card-2 = Il tuo spettacolo preferito è la danza: ogni carta di danza alla fine ti porterà 2 punti, e il maggior numero di pecore 5. Ora prendi meno: sposta la tua pietra dal 4 verde al 2 rosso.
lesson-card-2-after = Tu ne hai avuti 2, { $left_name } 3: la carta è tua. Due punti in meno adesso, sette in più alla fine se nessun altro ha una pecora.
lesson-card-3 = Porta il prossimo artista dove vuoi.
lesson-card-3-after = Ora sai tutto ciò che può esserci in un turno. Il resto è nel regolamento.
error-lesson-card-1 = La pecora aspetta f4, e lì lo spettacolo piacerebbe al rosso di danza.
error-lesson-card-1-relative = In f4 toccherebbe il 4 verde, suo parente: 4 punti persi. Il rosso di danza lì non ha parenti.
error-lesson-card-1-bored = Non costa niente, ma non ama la danza. Il 2 rosso sì.
error-lesson-card-2 = Così restano a te 4 punti, e la carta a { $left_name }. Sposta la pietra dal 4 verde in e3 al 2 rosso in f4.
error-lesson-card-2-stay = Allora tu hai 4 e { $left_name } 3, e la carta va a { $left_name }.
error-lesson-card-2-more = Allora hai 4 + 2 punti. { $left_name } ne avrebbe meno di tutti, e prenderebbe la carta.

figure-dots = Il prossimo artista sta scoperto sul suo mazzo. I suoi puntini indicano le caselle che aspetterà.
figure-start = L’inizio in due: un sipario al centro, tre artisti intorno.
figure-hand = Una mano: la famiglia dal colore e dalla lettera, lo spettacolo preferito dal suo segno, e il numero.
figure-kinship = È scelto un pinguino verde. Dove toccherebbe il suo parente, il posto dice quanto costa.
figure-ready = Tutte le caselle verso cui vanno i puntini della pecora in e4 sono piene, o hanno il sipario: è pronta.
figure-curtain = Dopo lo spettacolo c’è un sipario dov’era la pecora. Gli ospiti e le loro pietre restano.

first-prompt-place = Scegli un pinguino, poi una casella accanto a un artista. Riempi le caselle indicate dai puntini, meglio con pinguini che amano l’animale (pecora: verde, canguro: marrone, foca: rosso, orso: blu) o lo spettacolo.
first-note-penalty = Alcuni posti hanno un prezzo: accanto a pinguini della sua famiglia un pinguino ti costa i loro numeri. Il prezzo sta sul posto prima che tu lo scelga.
first-prompt-stone = Puoi spostare una delle tue pietre su qualunque pinguino che non ne ha. Solo un pinguino con la tua pietra ti porta punti.
first-performs = Si esibisce { $card }: tutti i puntini sono coperti. Ogni ospite che ama l’animale o lo spettacolo porta il suo numero al padrone della pietra.
first-fun = È ospite di { $name } e ama lo spettacolo { $card }: così { $name } riceve { $value } punti. La pietra resta.
first-took = { $name } ha avuto meno punti da questo spettacolo, ma più di nessuno, e perciò prende la carta: { $card }. Le carte portano punti alla fine.
first-penalty = Accanto a parenti sta { $card }: ti è costato { $value } punti. Avresti potuto rinunciare a una carta di artista, se ne avessi una.
first-prompt-entertain = Uno spettacolo è finito, e porti il prossimo artista: scegli una casella accanto a qualunque carta, poi il verso. I tuoi ospiti dovrebbero stargli vicino.
first-prompt-perform = Sono pronti in più, e dici tu chi si esibisce per primo.
