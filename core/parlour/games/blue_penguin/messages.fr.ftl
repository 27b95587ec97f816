### Blue Penguin : noms, événements et raisons

game-name = Blue Penguin
    .lang = en
game-designer = Tobia Botta
game-blurb = Des plis de manchots. Le plus grand nombre les prend tous, mais les grands coûtent des points et les petits bleus en rapportent.

option-experts = Variante des experts
option-experts-help = Les cinq valeurs sont distribuées au hasard aux cinq couleurs.
option-experts-off = Non : le bleu vaut le plus
option-experts-on = Oui : valeurs au hasard
option-open-scores = Points visibles
option-open-scores-help = Montre les points de tous pendant la partie. Les cartes prises sont cachées ; sinon, il faut s’en souvenir.
option-open-scores-off = Non : à la fin seulement
option-open-scores-on = Oui : toujours

zone-values = Valeurs des couleurs
zone-pile = Pioche
zone-trick = Cartes de ce pli
zone-last = Dernier pli
zone-hand = Main de { $name }
zone-taken = Plis de { $name }

place-trick = Joué par { $name }
place-last = Joué par { $name }

colour = { $colour ->
    [blue] bleu
    [purple] violet
    [red] rouge
    [orange] orange
   *[yellow] jaune
}
face-penguin = { $number } { $colour ->
    [blue] bleu
    [purple] violet
    [red] rouge
    [orange] orange
   *[yellow] jaune
}
face-value = { $colour ->
    [blue] Bleu
    [purple] Violet
    [red] Rouge
    [orange] Orange
   *[yellow] Jaune
} : { $value ->
    [one] { $value } point
   *[other] { $value } points
} la carte
face-hidden = Une carte cachée

field-cards = Les 60 manchots
heap-values = Valeurs des couleurs
heap-pile = Pioche, dans l’ordre où l’on tire

event-values = Les valeurs sont distribuées : bleu { $blue }, violet { $purple }, rouge { $red }, orange { $orange }, jaune { $yellow }.
event-dealt = { $name } reçoit { $count } cartes.
event-dealt-secret = { $name } reçoit { $cards }.
event-starts = { $name } entame le premier pli.
event-played = { $name } joue le { $card }.
event-drew = { $name } pioche une carte ; il en reste { $left }.
event-drew-secret = { $name } pioche le { $card } ; il reste { $left } cartes.
event-trick = { $name } fait le pli avec le { $card } : { $cards }. Il vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-over = La pioche et les mains sont vides.

prompt-lead = { $turn_name } entame un pli
prompt-play = { $turn_name } joue une carte
count-taken = { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
}
count-taken-last = { $count ->
    [0] Le dernier pli
    [one] { $count } carte prise, et le dernier pli
   *[other] { $count } cartes prises, et le dernier pli
}
count-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
count-trick = Pli { $number }
mark-highest = la plus haute jusqu’ici
mark-took = a fait le pli

part-colour = { $count } × { $colour ->
    [blue] bleu
    [purple] violet
    [red] rouge
    [orange] orange
   *[yellow] jaune
} à { $value }
end-hands-empty = La pioche et les mains sont vides.
decided-highest = Le plus grand nombre de points gagne.
decided-highest-shared = Tous ceux qui ont le plus de points gagnent.

error-values-wrong = Les cinq valeurs des couleurs ne conviennent pas : { $values }.

bot-little-about = Entame bas et prend ce qui a bonne mine sur la table ; ne pense jamais à ce que prennent les autres.
bot-rockhopper-about = Évalue le pli sur la table comme s’il finissait avec sa carte, pour lui et pour les autres ; ne se souvient d’aucun autre.
bot-gentoo-about = Compte ce qui a été joué, essaie les cartes que les autres ont peut-être, et regarde jusqu’à la fin du pli.
bot-emperor-about = Regarde trois ou quatre plis plus loin, devine à ton jeu comment tu penses et ce que tu as gardé, et joue pour gagner.

reason-takes = Elle fait le pli, pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-takes-surely = Le pli ne peut plus être perdu : il vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
} jusqu’ici.
reason-highest = Le pli est à toi jusqu’ici. { $count ->
    [one] Seulement { $count } des { $unseen } cartes jamais vues peut encore la battre.
   *[other] { $count } des { $unseen } cartes jamais vues peuvent encore la battre.
}
reason-shown = Les cartes sur la table valent { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-leaves = Elle laisse le pli à { $top_name }, pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-ducks = Elle reste sous le { $card } : le pli, qui vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
} sans elle, va à un autre.
reason-below = Elle reste sous la carte de { $top_name } (le { $card }) ; ta seconde carte peut encore faire le pli.
reason-gets-rid = Elle met { $count ->
    [one] { $count } point
   *[other] { $count } points
} dans un pli où { $top_name } est en tête.
reason-leads = Elle entame avec une carte de { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-keeps = Elle garde le { $card }, qui vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-same = Tes deux cartes iront dans ce dernier pli, quel que soit l’ordre.
reason-last-card = C’est la seule carte qui reste.
