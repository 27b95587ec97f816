### Frasi comuni: tutto ciò che nessun gioco dice da solo

## Elenchi di cui non si dice nulla, come «a, b, c»: come segue il prossimo
listed = { $before }, { $next }

## Bot
bot-random = Pulcino (gioca a caso)
bot-greedy = Ciondolone (guarda una mossa avanti)
bot-little = Pinguino minore
bot-rockhopper = Pinguino saltarocce
bot-gentoo = Pinguino papua
bot-emperor = Pinguino imperatore

## Consigli
advice-expected = Probabilità di vincere { $share } %, circa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti.

## Errori del motore
error-no-such-moment = Questo momento non esiste: { $value } non è tra il primo e { $last }.
error-coach-unfinished = L’allenatore guarda solo partite finite.
error-no-such-event = Qui non c’è un numero { $value }, solo { $count } a partire da 0.
error-lesson-unknown = Non c’è una lezione «{ $value }». Possibili: { $allowed }.
error-not-in-hand = Non è in questa mano: { $card }.
error-no-such-card = La carta «{ $text }» non esiste.
error-not-your-turn = Tocca a { $turn_name }.
error-not-possible = Questo ora non si può scegliere. Ciò che è possibile è segnato.
error-game-over = La partita è finita.
error-no-bot-on-turn = Non tocca a nessun bot.
error-no-next-round = Non ci sono altre manche.
error-no-such-seat = Il posto { $value } non esiste; il gioco ne ha { $count }.
error-undo-impossible = Non si può più riprendere: qualcun altro ha giocato o è uscito, o si è visto qualcosa di nascosto.
error-move-unreadable = «{ $text }» non è una mossa di questo gioco.
error-not-a-number = «{ $text }» non è un numero intero.
error-number-too-long = «{ $text }» è un numero troppo lungo: al massimo { $most } cifre.
error-field-missing = Alla distribuzione manca una riga.
error-field-unknown = La distribuzione ha una riga che questo gioco non conosce.
error-cards-wrong = La distribuzione non ha ogni carta del gioco una volta ({ $count } carte).
error-deal-of-another-game = Questa distribuzione è di un gioco diverso da { $game }.
error-seats = Questo gioco è per un numero di giocatori da { $low } a { $high }, non { $value }.
error-option-unknown = Il gioco non ha questa variante. Possibili: { $allowed }.
error-option-value = «{ $value }» qui non è possibile. Possibili: { $allowed }.
error-option-count = «{ $value }» dovrebbe avere { $wanted } numeri, separati da virgole.
error-option-number = «{ $value }» dovrebbe essere un numero intero da { $low } a { $high }.
error-game-unknown = Non c’è un gioco «{ $value }». Possibili: { $allowed }.
error-game-missing = Indica un gioco, o una partita registrata con «--record». Giochi: { $allowed }.
error-record-and-game = Una partita registrata dice da sé il suo gioco; «{ $value }» qui è di troppo.
error-bot-unknown = Non c’è un bot «{ $value }» in questo gioco. Possibili: { $allowed }.
error-bot-without-budget = Il bot «{ $value }» non cerca: non gli serve un budget.
error-bot-budget = Il budget di un bot è un numero intero di passi, almeno 1, non «{ $value }».
error-nothing-to-decide = In questa vista non c’è niente da decidere.
error-view-of-another-game = Questa non è una vista di questo gioco ({ $text }).
error-view-of-another-version = A questa vista manca «{ $text }»: l’ha fatta un’altra versione del gioco.
error-player-name = Un nome ha da 1 a { $length } caratteri stampabili, non «{ $value }».
error-seed = Un seme è un breve testo su una riga, non { $value }.
error-not-a-record = Questo non è il verbale di una partita. Atteso: { $expected }.
error-record-newer = Questo verbale viene da una versione più recente ({ $version }); questa legge fino alla { $known }.
error-record-too-long = Il verbale è troppo lungo ({ $length } caratteri; il limite è { $limit }).
error-line-unreadable = «{ $text }» qui non si può leggere. Atteso: { $expected }.
error-line-repeated = La riga «{ $text }» c’è due volte.
error-line-unknown = Nessuno conosce una riga «{ $text }». Possibile: { $expected }.
error-line-missing = Manca la riga «{ $text }».
error-line-too-long = La riga è troppo lunga ({ $length } caratteri; il limite è { $limit }).
error-moves-too-many = Una mano ha al massimo { $limit } mosse.
error-rounds-too-many = Una partita ha al massimo { $limit } mani.
error-no-such-match = In questo file non c’è una partita { $value }; ne ha { $count }.
error-record-second = Qui comincia un altro verbale. La pagina ne prende uno; i comandi prendono tutti quelli di un file.
error-rules-newer = Questa partita è stata giocata con regole più recenti ({ $version }); questa versione conosce { $known }.
error-comment-unended = Questo commento non ha fine. Atteso: { $expected }
error-comment-length = Un commento ha da 1 a { $limit } caratteri, non { $length }.
error-comment-sign = Un commento non può contenere questo segno: { $text }.
error-comment-blanks = Le parole di un commento sono separate da un solo spazio: «{ $text }».
error-result-early = Il verbale dà un risultato, «{ $text }», ma la partita non è finita.
error-result-wrong = Il verbale dice «{ $text }», ma le sue mosse portano a: { $expected }.
error-round-after-end = Segue una manche anche se la partita è finita, o quella prima non lo è.
error-not-json = La richiesta non è JSON: { $text }.
error-not-an-object = Qui ci vuole un oggetto.
error-not-a-text = Qui ci vuole un testo.
error-not-a-text-file = Qui ci si aspetta un file di testo aperto, non qualcosa del tipo «{ $text }».
error-not-a-move = Qui ci si aspetta una mossa del gioco, non qualcosa del tipo «{ $text }». La funzione «parse» del gioco ricava una mossa da un testo.
error-not-a-flag = Qui ci vuole true o false.
error-not-a-list = Qui ci vuole un elenco.
error-not-a-player = Un giocatore è un nome e il nome di un bot, o null.
error-version-missing = La richiesta non dice la sua versione.
error-request-newer = La richiesta è di una versione più recente ({ $version }) di questo motore ({ $known }).
error-request-too-long = La richiesta è troppo lunga ({ $length } caratteri; il limite è { $limit }).
error-op-unknown = Non c’è una richiesta «{ $text }».
error-table-unknown = Non c’è più un tavolo «{ $text }».
error-position-stale = Al tavolo si è già andati avanti.
error-thinking-stopped = Il bot è stato fermato.
error-option-unreadable = «{ $text }» non è NOME=VALORE, o il suo nome c’è due volte.
error-file-refused = Questo file non si può usare: { $text }.
error-file-encoding = Questo file non è un testo in UTF-8.
error-extra-missing = Qui manca un pacchetto. Installa { $install }.
error-arena-empty = Non gioca nessuno: nomina due bot o più, o uno e «--against».
error-arena-matches = Si deve giocare almeno 1 partita, non { $value }.
error-arena-seconds = Il tempo di una mossa è più di 0 secondi, non { $value }.
error-arena-workers = Deve giocare almeno 1 processo, non { $value }.
error-arena-ray = Nessun Ray risponde a «{ $value }»: { $text }
error-not-a-time = «{ $text }» non è un numero di secondi.
error-not-a-journal = Questo non è il diario di un’arena.
error-journal-newer = Questo diario viene da una versione più recente ({ $version }); questa legge fino alla { $known }.
error-journal-differs = Questo diario è di un’altra arena: dice { $there }, e si vuole { $here }.
error-journal-line = Questo non si può leggere come partita di quest’arena.
error-journal-contradicts = Questa partita contraddice sé stessa, o un’altra riga.
error-learning-unknown = Niente dice che cosa sia in numeri una vista di «{ $value }».
error-learning-endless = Questa partita può durare all’infinito, cosa che questa interfaccia non ammette.
error-learning-observer = Un tavolo non si può osservare così: { $value }.
error-learning-moves = Una partita deve permettere almeno 1 mossa, non { $value }.
error-action-outside = L’azione { $value } non esiste: ce ne sono { $count }, contate da 0.
error-action-empty = L’azione { $value } indica una carta o una pietra che non c’è.
error-view-of-nobody = Questa è la vista di chi guarda soltanto; serve quella di un posto.
error-render-mode = Il tavolo non si può mostrare come «{ $value }». Possibile: { $allowed }.
error-rivals-count = Servono { $count } bot, uno per ogni altro posto, non { $value }.
error-internal = Qualcosa è andato storto nel motore: { $text }
error-deal-hidden = La distribuzione si mostra quando la partita è finita.
text-place = riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }
error-at = { $error } ({ $where })

## Distribuzioni, per guardarle dopo
heap-starter = { $name } comincia
field-starter = Chi comincia
heap-hand = Mano di { $name }

## L’allenatore
coach-played = Giocato: { $move }.
coach-played-best = Giocato, e non si è trovato di meglio: { $move }.
coach-best = Meglio: { $move }.
coach-turning = Momenti decisivi
coach-missed = Decisione { $number }: una mossa migliore valeva il { $change } % in più
coach-luck = Dopo la decisione { $number }: { $change } % guadagnato grazie alle carte e al gioco degli altri
coach-misfortune = Dopo la decisione { $number }: { $change } % perso per le carte e il gioco degli altri
coach-account = Fortuna e abilità
coach-account-even = Con che cosa partono tutti
coach-account-dealt = Il primo sguardo alle carte
coach-account-fortune = Dopo: le carte e il gioco degli altri
coach-account-missed = Mosse migliori mancate
coach-account-result = Il risultato
coach-cards-better = Con queste carte giocatori di pari forza hanno fatto { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti più della media del tavolo.
coach-cards-worse = Con queste carte giocatori di pari forza hanno fatto { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti meno della media del tavolo.
coach-cards-same = Con queste carte giocatori di pari forza hanno fatto quanto la media del tavolo.
