# Ciò che dice una pagina prima che i suoi file siano arrivati. La build lo scrive nelle pagine: solo testi semplici e nomi.
start-hint = Il tavolo da gioco ha bisogno dei suoi script, che non sono partiti. Forse li blocca un filtro, un’estensione o un’impostazione di questo browser, oppure il browser è troppo vecchio. Ricarica la pagina una volta risolto.
start-old = Questo browser è troppo vecchio per Penguin Parlour: gli manca { $feature }. Chrome ed Edge dalla versione 115, Firefox dalla 115 e Safari dalla 16.4 hanno tutto ciò che serve.
start-file = { $file } non è arrivato. Forse l’ha bloccato la rete, un filtro o un’estensione di questo browser, oppure manca sul server.
start-error = La pagina si è fermata per un errore: { $message }
start-damaged = Questo file non è arrivato intero. Scaricalo di nuovo.
start-again = Riprova
start-report = Per una segnalazione
