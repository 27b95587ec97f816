### La riga di comando: il suo aiuto, e ciò che dice dove non serve alcun pacchetto per le frasi.

## Ogni aiuto
parlour = Giochi di carte di pinguini in un terminale: giocare, guardare, rivedere partite e far giocare i bot tra loro.
command = COMANDO
commands = che cosa si può fare
examples = esempi:
exit-codes = codici di uscita: 0 tutto è andato bene; 1 la risposta è no (una registrazione sbagliata, un’altra impronta); 2 la richiesta non si capisce o non è possibile; 130 fermato con Ctrl+C
more = altro: «{ $command } COMANDO --help» spiega un comando, docs/terminal.md li spiega tutti
more-here = altro: { $page }
games = giochi, con giocatori e opzioni (il primo valore è quello predefinito):
one-per-seat = un numero da { $low } a { $high } per ogni posto, con virgole; alcuni possono mancare
seat-number = o il numero di un posto
bots = bot, dal più debole: { $bots }; o con tanti passi di pensiero, come { $bot }/400
language = dell’aiuto e delle frasi (altrimenti: secondo LANGUAGE, LC_ALL, LC_MESSAGES o LANG, o l’inglese)
color = colori e carte disegnate: auto (se non si dice nulla: in un terminale, salvo che NO_COLOR sia impostata), always (sempre) o never (mai)
version = mostrare la versione e uscire
record = un file con registrazioni, - per lo standard input
match-all = solo la partita con questo numero nel file (predefinito: tutte)
match-first = quale partita del file, da 1 (predefinito: la prima)
match-number = partita { $number }
json = scrivere JSON
game-metavar = GIOCO
name-metavar = NOME
text-metavar = TESTO
address-metavar = INDIRIZZO
file-metavar = FILE
setting-metavar = NOME=VALORE
bot-metavar = BOT
extra-missing = Manca il pacchetto { $package }. Frasi, colori e altro arrivano con: pip install '{ $install }'
record-metavar = REGISTRAZIONE

## Tavoli
play-short = giocare contro bot o amici
play-about = Gioca contro i bot, o con amici a questo terminale. Scrivi le mosse come le elenca «moves»; «help» dice le altre parole. Uscendo si stampa la registrazione della partita, e con «--record FILE» la partita vi è salvata dopo ogni mossa, per continuare più tardi.
play-record = tenere la partita in questo file; se c’è già, continuarla
watch-short = guardar giocare i bot
watch-about = Guarda i bot giocare una partita. Lo stesso seme ridà la stessa partita.
watch-json = scrivere un oggetto JSON per riga per tutto ciò che accade, e uno per il risultato
table-short = giocare a un tavolo che riempie lo schermo
table-about = Un tavolo da gioco che riempie il terminale, con tastiera e mouse. Senza un gioco comincia con una sala in cui si scelgono gioco, giocatori e opzioni. Le partite si salvano con «--record FILE», o al tavolo.
game = quale gioco (vedi sotto)
names = i nomi delle persone (altrimenti: Giocatore)
seats = quanti giocatori (altrimenti: { $seats })
bot = quale bot siede agli altri posti (altrimenti: { $bot })
seed = da che cosa si estraggono distribuzioni e bot (altrimenti: un seme nuovo)
option = un’opzione del gioco (vedi sotto); si può ripetere
practice = riprendere liberamente; la registrazione lo dice
pace = secondi tra le mosse dei bot (altrimenti: { $seconds })
player = Giocatore
saved = La partita è in { $file }. Continua con: { $command } play --record { $file }

## Rivedere
show-short = mostrare il tavolo in un momento di una registrazione
show-about = Mostra il tavolo in un momento di una partita, l’ultimo se non se ne nomina uno, come lo vede un posto o chi guarda soltanto.
show-round = quale manche, da 1 (altrimenti: l’ultima)
show-moves = dopo tante mosse di quella manche (altrimenti: tutte)
show-json = scrivere in JSON ciò che apprende una pagina
show-svg = scrivere un disegno
seat = di chi si vedono le carte, da 1 (altrimenti: di nessuno)
replay-short = rivedere una registrazione, mossa per mossa
replay-about = Rivedi una partita: che cosa è accaduto a ogni mossa, e il tavolo dove decide il prossimo. In un terminale, Invio continua e q esce.
replay-events = solo ciò che è accaduto, senza il tavolo
replay-json = scrivere un oggetto JSON per riga per ogni posizione, con ciò che è accaduto prima
analyse-short = far guardare all’allenatore una partita finita
analyse-about = Il bot più forte riguarda ogni decisione di una partita finita: le probabilità di vincere lungo le mosse, le svolte, che cosa sarebbe stato meglio, e la fortuna separata dall’abilità. Ci vogliono da secondi a minuti.
analyse-json = scrivere tutto il rapporto in JSON
validate-short = controllare registrazioni, mossa per mossa
validate-about = Controlla registrazioni: che si leggano, che ogni mossa sia permessa, e a che punto è la partita. Una riga per ogni partita di ogni file; il codice di uscita è 1 se uno è sbagliato.
validate-records = file, - per lo standard input
validate-json = scrivere un oggetto JSON per riga per ogni partita
validate-ok = va bene: { $game }, posti { $seats }, manche { $rounds }, mosse { $moves }, { $ended }, punti { $points }
finished = finita
unfinished = non finita
deal-short = mostrare le distribuzioni di una partita finita
deal-about = Mostra le distribuzioni di una partita finita con le loro impronte, o ne controlla una: prova che nessuna carta è stata cambiata dopo l’inizio della partita.
deal-round = solo il testo della distribuzione di questa manche, da cui si calcola l’impronta
deal-fingerprint = dire se una manche aveva questa; il codice di uscita è 1 se no
deal-same = manche { $round }: la stessa
deal-none = nessuna manche di questa partita ha questa impronta
deal-line = manche { $round }: { $fingerprint }, { $origin }
deal-from-seed = estratta dal seme
deal-not-from-seed = non quella che dà il seme

## L’arena, il completamento
arena-short = far giocare i bot tra loro, e misurarli
arena-about = Fa giocare i bot tra loro: quote di partite vinte, con intervalli in cui stanno in 95 casi su 100, e punteggi. Lo stesso seme dà lo stesso risultato su ogni macchina.
arena-bots = emperor o emperor/400 (passi di pensiero); altrimenti: i livelli
arena-game = solo questo gioco; si può ripetere
arena-seats = solo questi numeri di giocatori, come 2,4
arena-against = ogni bot con questo a tutti gli altri posti
arena-ladder = ogni bot con quello prima (se non si dice nulla)
arena-round-robin = ogni bot con ogni altro
arena-matches = di ogni incontro, in giri interi del tavolo (altrimenti: 400)
arena-seed = da che cosa si estraggono distribuzioni e bot (altrimenti: arena)
arena-seconds = tempo di calcolo di una mossa al massimo; i risultati dipendono allora dalla macchina
arena-workers = quanti processi (altrimenti: uno per core)
arena-json = scrivere il risultato anche in JSON; - per lo standard output, al posto delle tabelle
arena-resume = un giornale da scrivere, o con cui continuare
arena-ray = giocare su Ray, altrimenti uno locale
completion-short = stampare ciò con cui una shell completa il comando
completion-about = Stampa uno script con cui la tua shell completa comandi, opzioni, giochi e bot di «parlour» quando premi Tab. Per bash, scrivilo in ~/.local/share/bash-completion/completions/parlour; per fish, in ~/.config/fish/completions/parlour.fish; per zsh, in un file _parlour in una cartella di $fpath; per tcsh e PowerShell, in un file letto dal loro file di avvio.
completion-shell = quale shell

## Le parole di argparse di Python; ciascuna sotto il suo testo inglese
argparse-usage = uso:
argparse-positional-arguments = argomenti
argparse-options = opzioni
argparse-show-this-help-message-and-exit = mostrare questo aiuto e uscire
argparse-prog-s-error-message-s = %(prog)s: errore: %(message)s
argparse-argument-argument-name-s-message-s = argomento %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = argomenti sconosciuti: %s
argparse-not-allowed-with-argument-s = non va insieme a %s
argparse-ignored-explicit-argument-r = %r qui è di troppo
argparse-the-following-arguments-are-required-s = mancano questi argomenti: %s
argparse-one-of-the-arguments-s-is-required = manca uno di questi argomenti: %s
argparse-expected-one-argument = manca un valore
argparse-expected-at-most-one-argument = qui va al massimo un valore
argparse-expected-at-least-one-argument = manca almeno un valore
argparse-ambiguous-option-option-s-could-match-matches-s = opzione ambigua: %(option)s può essere %(matches)s
argparse-invalid-type-s-value-value-r = valore non valido (%(type)s): %(value)r
argparse-invalid-choice-value-r-choose-from-choices-s = scelta non valida: %(value)r (possibili: %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-closest-r-choose-from-choices-s = scelta non valida: %(value)r, forse %(closest)r? (possibili: %(choices)s)
