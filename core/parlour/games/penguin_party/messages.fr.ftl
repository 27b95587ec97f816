### Penguin Party : noms, événements et raisons

game-name = Penguin Party
    .lang = en
game-designer = Reiner Knizia
game-blurb = Tous bâtissent une seule pyramide de manchots. Qui n’a plus de carte qui convient sort et paie pour chaque manchot qui lui reste.

option-rounds = Manches
option-rounds-help = Une partie a autant de manches que de joueurs, et chacun en commence une.
option-rounds-match = Autant que de joueurs
option-rounds-single = Une seule manche
option-ties = Égalité pour le moins de points
option-ties-help = Ce qui se passe quand plusieurs joueurs ont le moins de points à la fin.
option-ties-shared = Ils gagnent tous
option-ties-play-on = On continue jusqu’à ce que l’un soit seul en tête
option-starter = Qui commence
option-starter-help = Qui commence la première manche ; on dit que c’est le dernier à avoir vu un manchot.
option-starter-random = Le hasard décide

zone-pyramid = Pyramide de manchots
zone-aside = Cartes mises de côté
zone-hand = Main de { $name }
zone-chips = Points de { $name }
place-pyramid = { $tier ->
    [0] étage du bas, colonne { $column }
   *[other] étage { $tier }, colonne { $column }
}

face-penguin = { $colour ->
    [red] manchot rouge
    [blue] manchot bleu
    [yellow] manchot jaune
    [purple] manchot violet
   *[green] manchot vert
}
face-chip = { $value ->
    [one] jeton de { $value } point
   *[other] jeton de { $value } points
}
face-open-any = place pour toutes les couleurs
face-open = place pour { $cards }
face-hidden = Une carte cachée

field-cards = Les 36 manchots, par couleur
heap-left-over = En trop ; commence l’étage du bas
heap-aside = Mises de côté, face cachée

event-round = La manche { $round } commence ; toutes les cartes sont mêlées et distribuées.
event-dealt = { $name } reçoit { $count } cartes.
event-dealt-secret = { $name } reçoit { $cards }.
event-left-over = Une carte est en trop et commence l’étage du bas : { $card }.
event-laid-aside = { $count } cartes sont mises de côté, face cachée.
event-starts = { $name } commence.
event-played = { $tier ->
    [0] { $name } pose un { $card } à l’étage du bas, colonne { $column }.
   *[other] { $name } pose un { $card } à l’étage { $tier }, colonne { $column }.
}
event-emptied = { $returned ->
    [0] { $name } a joué sa dernière carte et n’a aucun point à rendre.
    [one] { $name } a joué sa dernière carte et rend { $returned } point.
   *[other] { $name } a joué sa dernière carte et rend { $returned } points.
}
event-out = { $name } ne peut pas jouer et sort de la manche. { $count ->
    [one] Il reste { $count } carte : { $count } point.
   *[other] Il reste { $count } cartes : { $count } points.
} Aurait convenu : { $fitting_cards }.
event-round-over = Plus personne ne peut jouer. La manche { $round } est finie.

prompt-first = { $turn_name } pose le premier manchot
prompt-play = { $turn_name } pose un manchot
prompt-next-round = { $starter_name } commence la manche { $round }
prompt-play-on = Le moins de points est partagé par { $tied_names } : tous continuent. { $starter_name } commence la manche { $round }
prompt-alone = { $turn_name } continue en solitaire
count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
count-round = { $rounds ->
    [1] { $round ->
        [1] Une seule manche
       *[other] Manche { $round }, pour départager
    }
   *[other] Manche { $round } sur { $rounds }
}
count-bottom = Étage du bas : { $count } sur { $limit }
count-starter = { $starter_name } a commencé
count-fitting = { $count ->
    [5] Chaque couleur a une place
   *[other] Ont une place : { $cards }
}
mark-last = jouée en dernier
mark-new = jouée depuis ton tour
note-laid = posée par { $name }
note-left-over = en trop à la donne
note-fits = ici : { $cards }
note-fits-any = ici, toutes les couleurs
note-out = { $count ->
    [one] N’a pas pu jouer ; il reste { $count } carte : { $count } point
   *[other] N’a pas pu jouer ; il reste { $count } cartes : { $count } points
}. Aurait convenu : { $fitting_cards }
note-emptied = { $returned ->
    [0] Toutes les cartes jouées, aucun point à rendre
    [one] Toutes les cartes jouées, { $returned } point rendu
   *[other] Toutes les cartes jouées, { $returned } points rendus
}
note-last-card = { $returned ->
    [0] Ta dernière carte. Tu n’as aucun point à rendre.
    [one] Ta dernière carte : tu rends { $returned } point.
   *[other] Ta dernière carte : tu rends { $returned } points.
}

part-round = Manche { $round }
part-cards-left = Cartes restées en main : { $count }
part-emptied = Main vide ; points rendus : { $returned }
end-rounds-played = Toutes les manches sont jouées.
end-alone-in-front = Les joueurs sont départagés.
decided-fewest = Le moins de points gagne.
decided-fewest-shared = Tous ceux qui ont le moins de points gagnent.

bot-little-about = Ne regarde que ses cartes et joue la couleur dont il a le plus.
bot-rockhopper-about = Regarde un coup plus loin et garde des places à ses couleurs ; ne pense jamais aux tiennes.
bot-gentoo-about = Regarde quelques coups plus loin, mais oublie ce que ceux qui sont sortis ne peuvent pas avoir.
bot-emperor-about = Regarde loin, se souvient de qui n’a pas pu jouer quoi, et joue pour toute la partie.

reason-last-card = { $count ->
    [0] C’est ta dernière carte : plus aucune à payer.
    [one] C’est ta dernière carte : tu rends { $count } point.
   *[other] C’est ta dernière carte : tu rends { $count } points.
}
reason-alone = Tu continues sans les autres : plus personne ne peut fermer une place.
reason-closes = { $count ->
    [one] Ensuite, plus de place pour : { $cards } ; tu n’en gardes pas, et une carte est encore cachée.
   *[other] Ensuite, plus de place pour : { $cards } ; tu n’en gardes pas, et { $count } cartes sont encore cachées.
}
reason-only-place = Elle prend la seule place qui convienne à un { $card }.
reason-opens = Elle ouvre une place pour ce que tu as en main : { $cards }.
reason-keeps = { $count ->
    [one] Elle garde une place
   *[other] Elle garde { $count } places
} pour { $left ->
    [one] ton { $card }.
   *[other] { $left } fois { $card } dans ta main.
}
reason-bottom = { $count ->
    [0] Elle prend la dernière place de l’étage du bas, où toute couleur irait.
   *[other] Elle prend une place de l’étage du bas, où toute couleur irait.
}
reason-rid = C’était ton seul { $card }.
reason-most = Tu as { $count } fois { $card }, et d’aucune couleur davantage.
reason-narrows = Ensuite, moins de places pour : { $cards } ; tu n’en gardes pas.
reason-all-fit = Toutes les couleurs que tu as gardent une place.
brings-lost = Ensuite, plus de place pour ce que tu as en main : { $cards }.
brings-shut = Ensuite, plus de place pour : { $cards }.
brings-opens = Elle ouvre une place au-dessus pour : { $cards }.

order-colour = par couleur
order-dealt = comme distribuée

error-starter-wrong = C’est à { $wanted_name } de commencer cette manche, pas à { $name }.
error-round-over = La manche est finie.
error-card-first = Choisis d’abord une carte de ta main, puis sa place.
error-fits-nowhere = Un { $card } ne va nulle part maintenant. Ont une place : { $fitting_cards }.
error-below-bottom = Il n’y a rien sous l’étage du bas.
error-first-card = La première carte commence l’étage du bas : étage 0, colonne 0.
error-bottom-full = L’étage du bas est plein : il tient { $limit } cartes.
error-not-connected = L’étage du bas est une rangée sans trous. On ne peut y ajouter qu’en colonne { $left } ou { $right }.
error-place-taken = Il y a déjà un { $card } à cet endroit.
error-gap = { $count ->
    [0] Les deux cartes sous cette place manquent.
   *[other] Une des deux cartes sous cette place manque.
}
error-colour-fits-neither = Un { $card } ne va avec aucune des cartes du dessous : un { $left_card } et un { $right_card }.
