### Le frasi della pagina: ingresso, tavolo, avvio del motore

## Dappertutto
direction = ltr
page-title = Penguin Parlour
page-title-game = { $game } · Penguin Parlour
dialog-close = Chiudi
settings = Impostazioni
setting-speed = Ritmo di carte e bot
setting-speed-off = Subito, senza movimento
setting-speed-quick = Veloce
setting-speed-normal = Normale
setting-speed-slow = Lento
setting-confirm = Chiedi prima delle mie mosse
setting-confirm-slips = Dove può sfuggire un tocco o un Invio
setting-confirm-on = Sempre
setting-confirm-off = Mai
setting-forced = Gioca da sé una mossa quando è l’unica possibile
setting-forced-off = No
setting-forced-on = Sì
setting-explain = Spiega ciò che succede per la prima volta
setting-explain-off = No
setting-explain-on = Sì
setting-theme = Colori
setting-theme-auto = Come il dispositivo
setting-theme-light = Chiari
setting-theme-dark = Scuri
setting-sound = Suoni
setting-sound-off = Nessuno
setting-sound-on = Discreti
setting-language = Lingua (Language)
setting-language-auto = Come il browser
rules = Regole
book-search = Cerca per numero o per parole
book-contents = Indice
book-found = { $count ->
    [0] Nessuna regola lo contiene.
    [one] { $count } regola
   *[other] { $count } regole
}
book-print = Stampa
rules-of = { $game }: le regole
rule-open = Mostra la regola { $rule }

## Avvio del motore
boot-progress = Caricamento
boot-idle = Il tavolo non è ancora apparecchiato.
boot-loading = Il tavolo è in arrivo: { $percent } %
boot-starting = I pinguini si svegliano …
boot-ready = Il tavolo è pronto.
boot-failed = Non è stato possibile preparare il tavolo. { $reason }
boot-retry = Riprova
boot-failed-offline = Non si raggiunge nulla. Questo dispositivo è collegato alla rete?
boot-failed-blocked = { $file } è stato bloccato per strada: dalla rete, da un filtro o da un’estensione del browser.
boot-failed-missing = { $file } non è dove dovrebbe (stato { $status }). Deve mettercelo chi pubblica questo sito.
boot-failed-type = { $file } è arrivato come «{ $type }» invece di «{ $expected }». Deve correggere quel tipo chi pubblica questo sito.
boot-failed-damaged = { $file } non è arrivato intero: { $size } byte invece di { $expected }.
boot-failed-altered = { $file } non è il file giusto: il suo contenuto è diverso. Riprovando potrebbe arrivare quello giusto.
boot-failed-policy = Le regole di sicurezza di questa pagina vietano ciò che serve a Python per partire: { $directive }.
boot-failed-version = Si sono mescolate due versioni: è arrivato { $found } al posto di { $expected }. Basta ricaricare la pagina.
boot-failed-python = Python è partito e si è fermato con un errore: { $message }
boot-failed-stalled = Il caricamento si è fermato senza dire perché.
boot-failed-crashed = Il motore si è fermato: { $message }
boot-failed-webassembly = In questo browser è disattivato WebAssembly, con cui funziona Python: lo fa una modalità di isolamento o un alto livello di sicurezza. Consentilo per questa pagina, poi riprova.
boot-failed-memory = Su questo dispositivo non c’è abbastanza memoria libera per il tavolo da gioco. Chiudi altre schede o altri programmi, poi riprova. ({ $message })
report-title = Una segnalazione da copiare
report-help = Dice che cosa è successo e in quale browser, nulla su di te né sulle tue partite. Non viene inviata da nessuna parte: copiala per chi può aiutare.
report-copy = Copia la segnalazione
report-copied = La segnalazione è copiata.
report-marked = La segnalazione è selezionata; copiala con i tasti o il menu del dispositivo.

## Ingresso
lobby-title = Penguin Parlour
lobby-lead = Tre giochi di carte con i pinguini, su un solo schermo, contro i bot o tra amici.
lobby-game = Gioco
lobby-seat-range = da { $low } a { $high } giocatori
lobby-by = di { $designer }
lobby-seats = Giocatori
lobby-count = Numero di giocatori
lobby-count-of = { $count } giocatori
lobby-seat = Posto { $seat }
lobby-seat-kind = Posto { $seat }: chi gioca
lobby-seat-name = Posto { $seat }: nome
lobby-seat-number = Posto { $seat }: { $option }
lobby-person = Una persona
lobby-person-name = Giocatore { $seat }
lobby-name-needed = Serve un nome per tutti.
lobby-name-twice = A questo tavolo c’è già qualcuno con questo nome.
lobby-levels = Chi sono i pinguini
lobby-options = Varianti
lobby-practice = Tavolo di prova
lobby-practice-help = Riprendi qualunque mossa quando vuoi. Il verbale della partita lo dice.
lobby-play = Gioca
lobby-day = La mano del giorno
lobby-resume = Riprendi
lobby-resume-game = { $game }: { $names }
lobby-resume-over = { $game }: { $names } (finita)
lobby-all-games = Tutte le partite
lobby-forget = Dimentica { $game }: { $names }
lobby-back = Ingresso
lobby-change = Cambia i giocatori
lobby-footer = Un’edizione non ufficiale, fatta da appassionati. Nessun account, nessun tracciamento: tutto resta su questo dispositivo.
bot-penguins = Pip, Ciondolo, Skua, Frac, Brina, Sassolino, Pinna, Capitano

## Tavolo
move-then = { $before } → { $next }
undo = Riprendi
undo-of = { $name } riprende l’ultima mossa
hint = Consiglio
hint-thinking = Il pinguino più forte guarda le tue carte …
hint-given = Che cosa farebbe il pinguino più forte, dal meglio in giù. La mossa scelta è segnata sul tavolo.
hint-best = Il pinguino più forte sceglierebbe: { $move }.
bot-hurry = Muovi ora
pause = Pausa
paused = I bot aspettano che tu riprenda.
forced-played = Una sola mossa era possibile ed è stata giocata: { $move }.
keys = Tasti
keys-arrows = Passare di carta in carta, di posto in posto
keys-tab = Passare alla parte successiva del tavolo
keys-enter = Scegliere ciò che ha il focus
keys-own = Alla tua mano
keys-table = Al centro del tavolo
keys-log = A ciò che è successo
sort-by = Ordinata { $order }
sort-other = { $zone }, ordinata { $order }: ordina in altro modo
keys-sort = Ordina la mano in altro modo
keys-view = Grandezza del tabellone
keys-help = Questo elenco
read-hand = Leggere la tua mano
read-table = Leggere il tavolo
read-turn = Leggere a chi tocca e come stanno tutti
read-last = Leggere che cosa è appena successo
read-no-hand = Nessuna mano è mostrata.
read-zone = { $name }: { $pieces }
read-empty = vuoto
read-nothing = Non è ancora successo nulla.
seat-turn = di turno
seat-out = fuori
seat-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
seat-bot = bot
zone-count = { $name }: { $count }
place-free = Posto libero { $place }
pick-plays = premi per giocare
pick-more = premi per scegliere
pick-next = E dove? Ciò che è possibile è segnato.
pick-back = Scegli altro
confirm-question = Giochiamo così?
confirm-play = Sì, gioca
view-of = { $name }: la parte visibile
view-tools = { $name }: che cosa si vede
view-in = Ingrandisci (+, o Ctrl e la rotella)
view-out = Riduci (−, o Ctrl e la rotella)
view-fit-text = Tutto
view-fit = Mostra tutto ciò che è sul tavolo (0)
view-left = Sposta la vista a sinistra
view-right = Sposta la vista a destra
view-up = Sposta la vista in su
view-down = Sposta la vista in giù
handover-title = Passa il dispositivo a { $name }
handover-help = Nessuna mano si vede finché { $name } non lo dice.
handover-take = Sono { $name }
round-over = La manche { $number } è finita
round-next = Manche successiva
round-standing = Come stanno tutti
round-what = In questa manche
round-score = Punti
log-title = Che cosa è successo
watch-again = Rivedi le ultime mosse
log-points = { $points ->
    [one] { $points } punto per { $name }
   *[other] { $points } punti per { $name }
}
result-winner = Vince { $names }
result-winners = Vincono insieme { $names }
result-scores = I punti e da dove vengono
result-player = Giocatore
result-parts = Da dove
result-score = Punti
result-won = ha vinto
result-nothing = niente
result-again = Gioca ancora
result-watch = Rivedi la partita
result-deal = Guarda la distribuzione
embed = Condividi e incorpora
share-game = Condividi questa partita
share-running = Condividi la partita così com’è
result-coach = Che cosa si poteva fare di meglio?

## L’allenatore
coach-title = L’allenatore
coach-help = Il pinguino più forte riguarda ogni decisione, con le carte che allora si vedevano. La curva è la probabilità di vincere.
coach-progress = A che punto è l’allenatore
coach-stop = Ferma
coach-resume = Continua
coach-seats = Le decisioni di chi
coach-decision = Decisione
coach-before = Indietro
coach-after = Avanti
coach-leave = Torna al risultato
coach-curve = La probabilità di vincere di { $name }: { $first } % alla prima decisione, { $last } % dopo l’ultima finora
coach-at = Decisione { $number }, manche { $round }
coach-percent = { $change } %
result-record = Tutta la distribuzione e ogni mossa
result-record-help = Seme, distribuzione e mosse come testo: chiunque può controllare che niente è stato truccato.
table-practice = Tavolo di prova
table-waiting = Si comincia appena il tavolo è pronto.
table-lost = Il motore si è fermato. La tua partita è al sicuro e continua appena riparte.
table-board = Il tavolo

## Che cosa è nuovo in una prima partita
first-title = Che cos’è
first-good = Capito
first-stop = Basta spiegazioni

## Lezioni
learn-title = Impara { $game }
learn-lead = Brevi lezioni al tavolo: le mosse le fai tu, e tutto si spiega mentre succede.
learn-lessons = { $count ->
    [0] Imparalo in { $all } lezioni
   *[other] Lezioni: { $count } su { $all } fatte
}
learn-done = fatta
learn-begin = Comincia: { $title }
learn-next = Avanti: { $title }
learn-play = Gioca una partita
learn-again = Dall’inizio
learn-all = Tutte le lezioni
lesson-title = Lezione: { $title }
lesson-step = Passo { $step } di { $steps }
lesson-done = La lezione è finita.
lesson-rules = Di più nelle regole:
lesson-show-me = Mostrami
lesson-shown = Segnato sul tavolo: { $move }.

## Rivedere una partita
replay-title = Rivedi la partita
replay-first = Inizio
replay-before = Indietro
replay-place = Posizione
replay-after = Avanti
replay-last = Fine
replay-play = Riproduci
replay-pause = Pausa
replay-pace = Velocità
replay-pace-slow = Lenta
replay-pace-normal = Normale
replay-pace-quick = Rapida
replay-eyes = Di chi si vedono le carte
replay-eyes-seat = Vista da { $name }
replay-eyes-turn = Vista da chi è di turno
replay-eyes-nobody = Vista da nessuno
replay-at = Posizione { $number } di { $count }, manche { $round }
replay-dealt = Le carte della manche { $round } sono distribuite.
replay-leave = Torna al risultato

## La distribuzione
print-of = Impronta della distribuzione { $round }: { $print } …
print-help = Queste cifre sono state calcolate dall’ordine di tutte le carte prima che qualcuno giocasse, e non ne dicono nulla. Quando la partita è finita la distribuzione si mostra, e chiunque può controllare che è rimasta la stessa.
deal-title = La distribuzione
deal-help = Ecco che cosa è stato distribuito, carta per carta, prima della prima mossa. Dal seme si possono distribuire di nuovo le stesse carte.
deal-seed = Seme:
deal-compare = Confronta con un’impronta che hai annotato (8 cifre o più):
deal-compare-same = La stessa: è quella della distribuzione { $round }.
deal-compare-other = Un’altra: nessuna distribuzione di questa partita ha questa impronta.
deal-round = Distribuzione { $round }
deal-same = ✓ È l’impronta mostrata all’inizio: la distribuzione è rimasta la stessa.
deal-other = ✗ All’inizio è stata mostrata un’altra impronta: non è la distribuzione annunciata.
deal-unseen = Questa partita non è stata distribuita qui: all’inizio non è stata ricordata nessuna impronta.
deal-from-seed = Il seme dà proprio queste carte.
deal-by-hand = Il seme dà altre carte: queste sono state messe a mano.
deal-text = Il testo di cui è l’impronta
deal-command = Lo SHA-256 di questo testo, in UTF-8, è l’impronta. Per controllarlo altrove:

## Pagine
nav-pages = Pagine
nav-lobby = Ingresso
nav-games = Partite
nav-statistics = Statistiche
nav-fairness = Correttezza
nav-storage = Ciò che si conserva
nav-docs = Guida (in inglese)

## Salvataggio e altre schede
keep-memory = Questo browser non conserva nulla per questa pagina: uscendo si perde la partita.
keep-full = La memoria del browser è piena: questa partita non viene salvata.
keep-other-tab = Questa partita è aperta in un’altra scheda. Qui la si gioca senza salvarla.
keep-taken = Un’altra scheda ha preso questa partita. Qui la si gioca senza salvarla.
keep-take = Giocala e salvala qui
keep-forgotten = Un’altra scheda ha fatto dimenticare questa partita. Qui la si gioca senza salvarla.
keep-again = Salvala di nuovo
keep-aside = La partita salvata non si poteva leggere: { $error } È stata messa da parte, non cancellata.
keep-aside-newer = La partita salvata viene da una versione più recente di questa pagina: { $error } È stata messa da parte, non cancellata.
keep-aside-text = Il testo messo da parte
keep-new = Distribuisci di nuovo
update-ready = È pronta una nuova versione. Si userà tra una partita e l’altra.
update-now = Usala ora
update-earlier = La versione nuova qui non è partita. Questa è la precedente, con tutte le tue partite.

## Errori della pagina
error-by-rule = { $error } ({ $rule })
error-file-missing = Un file di questo sito non è arrivato: { $reason }
error-attribute-seat = «{ $text }» non è né un nome né nome=bot.
error-attribute-option = «{ $text }» non è della forma opzione=valore.
error-attribute-twice = «{ $text }» c’è due volte.
error-attribute-escape = «{ $text }» ha un segno di percento che non significa nulla. Scrivilo %25.
error-attribute-switch = «{ $text }» non è né on né off.
error-attribute-theme = «{ $text }» non è né auto, né light, né dark.
error-attribute-missing = Questo manca.
error-attribute-date = «{ $text }» non è una data come 2026-11-30.
error-message-version = Il messaggio è della versione { $version }; questa pagina capisce la { $known }.
error-message-type = «{ $text }» non è un messaggio per questo tavolo. Ci sono: { $known }.
error-message-field = Questa parte del messaggio manca, oppure «{ $text }» qui non va bene.
error-address-unknown = «{ $text }» non significa nulla in questo indirizzo.
error-link-empty = In questo link non c’è nessuna partita.
error-link-letters = In questo link ci sono segni che nessun link nostro ha: «{ $text }». Forse è stato tagliato o cambiato per strada.
error-link-damaged = Questo link di { $letters } caratteri è stato tagliato o cambiato per strada: non si può spacchettare.
error-link-too-long = Ciò che sta in questo link è troppo lungo per una partita (più di { $limit } caratteri).
error-link-unpack = Questo browser non sa spacchettare i link. Chiedi il file o il testo della partita.
frame-waiting = Per questo posto non è ancora stato scelto un gioco.
error-saved-unreadable = Questa non è una partita salvata.
error-saved-newer = La sua versione è { $version }; questa pagina legge fino alla { $known }.
error-not-started = Il motore non è partito.
error-lost = Il motore si è fermato.
error-restarted = Il motore è stato riavviato.
error-unreadable-reply = Il motore ha dato una risposta senza senso: { $reason }
error-unexpected = Qualcosa è andato storto in questa pagina: { $text }
