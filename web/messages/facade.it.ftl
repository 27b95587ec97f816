### L’immagine di un gioco sulle pagine altrui (build/embeds.py la mette in embed.js: solo testi e variabili)

play = Gioca a { $game }
watch = Guarda { $game }
note = Carica circa { $size } MB da { $host } quando lo premi. Niente cookie, nessun tracciamento.
fault = L’attributo { $name } è «{ $value }». Può essere: { $allowed }.
