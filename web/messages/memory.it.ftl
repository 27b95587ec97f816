### Ciò che si conserva e si condivide: partite passate, link, statistiche, correttezza, memoria

## Partite
games-title = Partite
games-open = Da riprendere
games-over = Finite
games-none-open = Nessuna.
games-none-over = Ancora nessuna.
games-entry = { $game }: { $names }
games-moves = { $count ->
    [0] appena distribuita
    [one] finora { $count } mossa
   *[other] finora { $count } mosse
}
games-score = { $name } { $score }
games-share = Condividi
games-share-of = Condividi { $title }
games-forget = Dimentica
games-forget-of = Dimentica { $title }
games-limits = Si conservano le { $over } partite finite e le { $open } in corso giocate per ultime, e per le statistiche i risultati di { $results } partite. Le più vecchie fanno posto alle nuove.

## Una partita da altrove
bring-title = Una partita da altrove
bring-help = Incolla un link a una partita o il testo di una partita, oppure scegli un file. Si legge qui e non si invia nulla.
bring-label = Un link, o il testo di una partita
bring-file = Scegli un file
bring = Leggi
bring-reading = Il motore legge …
bring-line = Riga { $number }:
bring-new = Ora è fra le tue partite.
bring-same = Questa partita è già fra le tue.
bring-shorter = Questa partita è già fra le tue, e più avanti.
bring-longer = Questa partita era già fra le tue; ora arriva fin qui.
bring-both = Fra le tue partite questa ha altre mosse: si conservano entrambe.
bring-watch = Guardala
bring-play = Riprendila
error-bring-everything = Sembra un file di tutto ciò che si conserva. Si può riprendere nella pagina «Ciò che si conserva».

## Link
share-title = Condividi questa partita
share-warning = Questa partita è in corso. Chi la riceve può leggervi ogni mano e tutto il mazzo.
share-anyway = Mostrala lo stesso
share-help = Tutta la partita è nel link stesso, dopo il #: i browser non inviano quella parte a nessuno.
share-link = Link a questa partita
share-copy-link = Copia il link
share-copied = Il link è copiato.
share-copy = Il link è selezionato; copialo con i tasti o il menu del dispositivo.
share-send = Invia …
share-file = Salva come file
share-text = Come testo
record-title = Una partita da un link
record-lead = { $count ->
    [one] Questa partita è arrivata con il link, { $count } mossa. È fra le tue solo se la conservi.
   *[other] Questa partita è arrivata con il link, { $count } mosse. È fra le tue solo se la conservi.
}
record-lead-open = { $count ->
    [one] Questa partita in corso è arrivata con il link, finora { $count } mossa. Le mani restano coperte finché non la riprendi.
   *[other] Questa partita in corso è arrivata con il link, finora { $count } mosse. Le mani restano coperte finché non la riprendi.
}
record-keep = Conservala
record-keep-open = Conservala e riprendila

## Statistiche
statistics-title = Statistiche
statistics-none = Qui non è ancora finita nessuna partita.
statistics-help = Le partite ai tavoli di prova non contano. Una vittoria condivisa conta solo in parte nella «Quota di vittorie». La linea in una barra è ciò che avrebbero giocatori di pari forza.
statistics-player = Giocatore
statistics-all = Tutte
statistics-by-count = Per numero di giocatori
statistics-players = Giocatori
statistics-games = Partite
statistics-wins = Vinte
statistics-share = Quota di vittorie
statistics-even = A pari forza
statistics-points = Punti in media
statistics-by-rival = Per avversario
statistics-rival = Avversario
statistics-ahead = Meglio di loro
statistics-percent = { $share } %
statistics-mean = { NUMBER($points, minimumFractionDigits: 1) }
statistics-course = { $count ->
    [one] Punti dell’ultima partita
   *[other] Punti delle ultime { $count } partite
}
statistics-course-help = Dalla più vecchia, a sinistra, alla più recente; quelle vinte sono piene.
statistics-course-table = Punti partita per partita
statistics-as-table = Come tabella
statistics-day = Giorno
statistics-points-one = Punti
statistics-won = Risultato

## Ciò che si conserva
storage-title = Ciò che si conserva
storage-lead = Tutto resta in questo browser, su questo dispositivo. Non c’è nessun account e non si invia nulla da nessuna parte.
storage-what-where = Che cosa è salvato e dove
storage-overview = Che cosa è salvato, dove e quanto occupa
storage-what = Che cosa
storage-where = Dove
storage-size = Spazio
storage-games = Partite: { $count }, di cui { $open } in corso
storage-results = Risultati per le statistiche: { $count }
storage-settings = Impostazioni: { $count }
storage-rest = Altre cose che la pagina ricorda, come i nomi di chi ha giocato e l’ultima configurazione giocata: { $count }
storage-aside = Testi illeggibili messi da parte: { $count }
storage-tab = Quale partita gioca questa scheda, così ricaricando non serve il passaggio
storage-offline = I file di questo sito, per giocare senza rete
storage-local = localStorage, nomi che cominciano con penguin-parlour:
storage-memory = solo la memoria di questa pagina: questo browser non conserva nulla
storage-session = sessionStorage, finché la scheda non si chiude
storage-cache = Cache Storage
storage-room = In tutto il browser conta { $used } per questo sito, su { $quota } che offre.
storage-nowhere-else = Non si salva altro: niente cookie, niente database.
storage-lasting = Per quanto tempo
storage-persist = Chiedi al browser di conservarlo
storage-persist-yes = Il browser ha promesso di conservare tutto finché non lo cancelli tu.
storage-persist-no = Un browser può cancellarlo quando sul dispositivo manca spazio, o se il sito non è stato visitato per molto tempo.
storage-persist-unknown = Questo browser non dice per quanto tempo conserva le cose. La via più sicura è un file.
storage-persist-refused = Ora il browser non promette nulla; forse più avanti, quando avrai giocato più spesso. La via più sicura è un file.

## Tutto in un file
backup-title = Tutto in un file
backup-help = Partite, risultati e impostazioni in un solo file: per un altro dispositivo, un altro browser o per sicurezza. Ciò che viene da un file si unisce a ciò che c’è; nulla va perso e nulla si raddoppia.
backup-export = Salva tutto in un file
backup-import = Riprendi un file
backup-reading = Il motore controlla la partita { $done } di { $total } …
backup-games = Partite nel file: { $fresh } nuove, { $further } che vanno più avanti di qui, { $both } con altre mosse (si conservano entrambe), { $known } che ci sono già.
backup-results = Risultati nel file: { $fresh } nuovi, { $known } che ci sono già.
backup-theirs = { $count ->
    [one] Prendi dal file { $count } impostazione diversa
   *[other] Prendi dal file { $count } impostazioni diverse
}
backup-take = Riprendi
backup-done = Tutto ciò che era nel file ora è qui.
backup-full = Nella memoria del browser non c’è abbastanza spazio: non è stato ripreso nulla.
error-backup-not-json = Questo non è un file nostro, oppure è rovinato: { $text }
error-backup-none = Questo non è un file di tutto ciò che si conserva.
error-backup-newer = Questo file è stato scritto da una versione successiva ({ $version }); questa pagina legge fino alla { $known }.
error-backup-part = Questa parte del file è rovinata. Non è stato ripreso nulla.

## Dimenticare
forget-title = Dimentica tutto
forget-help = Toglie da questo browser tutte le partite, i risultati e le impostazioni. Non si può tornare indietro.
forget-all = Dimentica tutto …
forget-question = { $count ->
    [0] Tutti i risultati e le impostazioni saranno tolti per sempre.
    [one] { $count } partita e tutti i risultati e le impostazioni saranno tolti per sempre.
   *[other] { $count } partite e tutti i risultati e le impostazioni saranno tolti per sempre.
}
forget-files = Anche i file per giocare senza rete; tornano alla prossima visita
forget-keep = Conserva tutto
forget-sure = Dimentica tutto questo

## Correttezza
fairness-title = Correttezza
fairness-how = Come si mescolano le carte
fairness-seed = Per ogni partita il tuo browser estrae un seme di 64 bit casuali dalla fonte che usa per i segreti. Tutto ciò che il caso decide nella partita viene da questo seme; lo stesso seme dà quindi ovunque le stesse carte.
fairness-shuffle = Il generatore casuale di Python (il Mersenne Twister), avviato con il seme, dà a ogni carta un numero casuale; le carte si mettono nell’ordine di questi numeri. Nessun ordine è preferito, e ogni manche di una partita estrae di nuovo.
fairness-limits = Ci sono 2 alla 64 semi, circa 18 miliardi di miliardi. Sono meno degli ordini che un mazzo può avere, quindi la maggior parte non viene mai; ma nessun giocatore può sapere quali.
fairness-bots = I bot ricevono ciò che potrebbe vedere il giocatore al loro posto, e nient’altro. Non conoscono né il seme né una carta coperta.
fairness-check = Come si controlla una distribuzione
fairness-check-why = Appena le carte sono distribuite, prima che qualcuno giochi, la pagina mostra un’impronta: lo SHA-256 di tutta la distribuzione e di un numero segreto. Non dice nulla delle carte, ma nessun’altra distribuzione ce l’ha. Se poi si scambiasse anche una sola carta, l’impronta sarebbe un’altra.
fairness-check-note = Se non ti fidi di nessuno, annota le prime cifre dell’impronta. Sta sotto «Che cosa è successo».
fairness-check-play = Gioca. Anche la pagina ricorda l’impronta.
fairness-check-look = Dopo la partita scegli «Guarda la distribuzione»: si vedono il seme, il numero segreto e tutte le carte, e la pagina dice se l’impronta è ancora la stessa. Lì puoi confrontare le cifre che hai annotato.
fairness-check-elsewhere = Per controllare senza questa pagina, salva la partita come file e fai calcolare l’impronta a Python e a un qualsiasi programma per SHA-256:
fairness-command = Comandi
fairness-measured = Che cosa è stato misurato
fairness-measured-how = Si è distribuito come fanno le partite, con i semi shuffle/1, shuffle/2 e così via. Si è contato quante volte ogni carta è venuta in ogni posto, quali carte sono venute insieme per prime e chi ha cominciato. Il test del chi quadrato confronta tutto con ciò che darebbe il puro caso.
fairness-measured-read = L’ultima colonna dice quanto spesso il puro caso sarebbe almeno così irregolare. Ogni numero fra 0 e 1 è probabile come ogni altro; solo numeri vicinissimi a 0, più e più volte, parlerebbero di un difetto.
fairness-measured-command = Chiunque ottiene le stesse cifre con
measured-deals = { $deals } distribuzioni per { $seats } giocatori
measured-what = Contato
measured-chi = Chi quadrato
measured-degrees = Gradi di libertà
measured-probability = Il caso sarebbe così irregolare
measured-places = { $what }: ogni carta in ogni posto
measured-pairs = { $what }: le prime due insieme
measured-seats = { $what }
measured-number = { NUMBER($number, minimumFractionDigits: 1) }
measured-whole = { $number }
measured-share = { NUMBER($share, minimumFractionDigits: 4) }
measured-first = { $what }: quante volte ognuna è venuta per prima; attese { $expected }
measured-card = Carta
measured-count = Volte

along-title = Da portare con sé
along-help = Tutti i giochi, i bot e le lingue in un solo file di meno di 8 MB: per una chiavetta, un aereo, un computer senza rete. Un doppio clic lo avvia dal disco, e non chiede nulla a nessuno. Conserva le proprie partite; «Tutto in un file» vi porta le tue.
along-download = Scarica penguin-parlour.html
