### Das Bild eines Spiels auf fremden Seiten (build/embeds.py setzt es in embed.js ein: nur Text und Variablen)

play = { $game } spielen
watch = { $game } ansehen
note = Lädt etwa { $size } MB von { $host }, wenn du darauf drückst. Keine Cookies, keine Verfolgung.
fault = Das Attribut { $name } ist „{ $value }“. Möglich ist: { $allowed }.
