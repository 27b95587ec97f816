### The picture of a game on pages of other people (build/embeds.py puts these into embed.js: texts and variables only)

play = Play { $game }
watch = Watch { $game }
note = Loads about { $size } MB from { $host } when you press it. No cookies, no tracking.
fault = The attribute { $name } is “{ $value }”. It may be: { $allowed }.
