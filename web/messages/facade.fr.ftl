### L’image d’un jeu sur les pages d’autrui (build/embeds.py la met dans embed.js : textes et variables seulement)

play = Jouer à { $game }
watch = Regarder { $game }
note = Charge environ { $size } Mo depuis { $host } quand on appuie. Ni cookies ni pistage.
fault = L’attribut { $name } vaut « { $value } ». Il peut valoir : { $allowed }.
