## Il terminale
terminal-seat = { $name }: { $notes }
terminal-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-out = fuori
terminal-ask = { $name }, tocca a te (help, moves, hint, why MOSSA, undo, rules, record, quit):
terminal-help = Scrivi una mossa, come le elenca «moves». «hint» ne propone una, «why MOSSA» dice che cosa la vieta, «undo» riprende l’ultima, «record» stampa la partita fin qui, «rules» le regole, «quit» esce.
terminal-possible = «{ $text }» è possibile.
terminal-hand-over = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
terminal-next-round = La manche è finita. Premi Invio per la prossima.
terminal-thinks = { $name } sta pensando…
terminal-weighs = Si cercano le mosse migliori…
terminal-winners = La partita va a { $names }.

## L’arena
arena-playing = Si gioca
arena-progress = { $done } partite su { $total }
arena-resumed = { $done } partite su { $total } sono già in { $file }.
arena-torn = { $done } partite su { $total } sono già in { $file }. L’ultima riga era scritta solo a metà; quella partita si rigioca.
arena-stopped = Fermata. Con «--resume FILE» un’arena può continuare più tardi.
arena-stopped-journal = Fermata. Lo stesso comando continua da { $file }.
arena-shares = Vinte da un bot con un altro in tutti gli altri posti; i pareggi sono divisi
arena-ratings = Punteggi da tutte queste partite
arena-machine = Una mossa aveva al massimo { $seconds } s di calcolo: questi risultati dipendono dalla macchina.
arena-column-game = gioco
arena-column-seats = posti
arena-column-options = varianti
arena-column-bot = bot
arena-column-others = tutti gli altri
arena-column-share = quota
arena-column-interval = 95 %
arena-column-even = pari
arena-column-matches = partite
arena-column-mean = punteggio
arena-column-deviation = ±

## Il tavolo a schermo intero
table-hint = Consiglio
table-undo = Riprendi
table-log = Cronaca
table-rules = Regole
table-save = Salva
table-new = Nuova partita
table-dark = Tema
table-quit = Esci
table-ready = Mostra le mie carte
table-look = Guarda il tavolo
table-close = Chiudi
table-cancel = Annulla
table-confirm = Conferma
table-file = Salva la partita in questo file:
table-saved = Salvata in { $file }.
table-empty = niente
table-lobby = Penguin Parlour
table-game = Gioco
table-seats = Giocatori
table-seat = Posto { $number }
table-person = Persona
table-practice = Riprendere liberamente
table-no = no
table-yes = sì
table-start = Comincia
table-record = Registrazione da continuare
table-load = Apri
table-next-round = Manche seguente
error-no-terminal = Serve un terminale che si possa riempire; «play» funziona ovunque.
