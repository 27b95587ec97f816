### The Penguin Ultimatum : noms, événements et raisons

game-name = The Penguin Ultimatum
    .lang = en
game-designer = Jim Doherty
game-blurb = Un festin sur l’iceberg. Place les manchots autour des artistes, invite ceux à qui le spectacle plaira, et sépare les parents.

option-iceberg = Iceberg
option-iceberg-help = La place qu’a le festin.
option-iceberg-standard = Normal : 9 × 9
option-iceberg-small = Petit : 9 de large, 7 de haut
option-iceberg-large = Grand : 11 × 11
option-fixed-setup = Départ fixe
option-fixed-setup-help = Les premiers artistes diffèrent tous, d’animal et de genre de spectacle.
option-fixed-setup-off = Non : comme ils viennent
option-fixed-setup-on = Oui : tous différents
option-starter = Qui commence
option-starter-help = « Le plus petit » demande la taille de chacun ; sans elle, le hasard décide.
option-starter-random = N’importe qui, au hasard
option-starter-shortest = Le plus petit
option-height = Taille en centimètres
option-height-help = Départage en dernier, et dit qui commence si c’est au plus petit. Peut manquer.

zone-iceberg = Iceberg
zone-entertainers = Prochain artiste
zone-penguins = Pioche de manchots
zone-performance = Spectacle favori de { $name }
zone-held = Artistes de { $name }
zone-supply = Pierres de { $name }
zone-hand = Main de { $name }

place-iceberg = { $letter }{ $row }

face-penguin = { $number } { $family ->
    [green] vert
    [brown] marron
    [red] rouge
   *[blue] bleu
} { $form ->
    [juggling] de jonglage
    [acrobatics] d’acrobatie
    [dance] de danse
   *[music] de musique
}
face-entertainer = { $animal ->
    [sheep] le mouton
    [kangaroo] le kangourou
    [seal] le phoque
   *[bear] l’ours
} { $form ->
    [juggling] jongleur
    [acrobatics] acrobate
    [dance] danseur
   *[music] musicien
}
face-performance = { $form ->
    [juggling] jonglage
    [acrobatics] acrobatie
    [dance] danse
   *[music] musique
}
face-curtain = rideau
face-stone = pierre { $number }
face-hidden = une carte cachée

field-penguins = Les 64 manchots
field-entertainers = Les 16 artistes
field-performances = Spectacles favoris
heap-performance = Spectacle favori de { $name }
heap-entertainers = Artistes, dans l’ordre où ils viennent
heap-pile = Pioche de manchots, dans l’ordre où l’on tire

order-family = par famille
order-form = par spectacle
order-value = par nombre
order-drawn = comme piochée

event-seated = { $name } commence avec 10 points et { $stones } pierres, et collectionne : { $card }.
event-laid = En { $cell } se trouve { $card }{ $turned ->
    [1] , à l’envers
   *[0] {""}
}.
event-turned-up = Le prochain artiste est { $card } ; il en reste { $left } dans la pile.
event-pile-empty = C’était le dernier artiste de la pile.
event-dealt = { $name } reçoit { $count } manchots.
event-dealt-secret = { $name } reçoit { $cards }.
event-starts = { $name } commence.
event-placed = { $name } place le { $card } en { $cell }.
event-penalty = { $name } perd { $value } points : le { $card } est à côté de sa famille, { $kin_cards }.
event-given-up = { $name } renonce à un artiste, { $card }, et s’épargne une amende de { $value } pour { $kin_cards }.
event-stone-set = { $name } invite le { $card } en { $cell } ; pierres restantes : { $left }.
event-stone-moved = { $name } déplace une pierre de { $source } en { $cell }, sur le { $card }.
event-stayed = { $name } ne déplace aucune pierre.
event-performs = En { $cell }, { $card } se produit.
event-fun = Le { $card } en { $cell }, invité de { $name }, s’amuse : { $entertainer_card } ({ $by ->
    [family] l’animal favori de sa famille
    [form] son spectacle favori
   *[both] l’animal favori de sa famille et son spectacle favori
}) ; { $value } points.
event-took = { $name } prend { $card } : personne d’autre n’y a gagné si peu ({ $value }).
event-removed-tie = { $names } sont à égalité pour le moins de points, { $value } : { $card } quitte le jeu.
event-removed-nobody = Personne n’a marqué : { $card } quitte le jeu.
event-curtain = Le rideau tombe en { $cell }.
event-entertainer = { $name } amène { $card } en { $cell }, { $turned ->
    [1] à l’envers
   *[0] à l’endroit
}.
event-drew = { $name } pioche un manchot ; il en reste { $left }.
event-drew-secret = { $name } pioche le { $card } ; il reste { $left } manchots.
event-over = Le festin est fini : { $reason ->
    [penguins-out] il n’y a plus de manchot à piocher.
    [entertainers-out] il n’y a plus d’artiste à amener.
    [no-room] le prochain artiste ne trouve pas de place.
   *[no-place] il n’y a plus de case pour un manchot.
}{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } autre artiste était prêt et ne peut plus se produire.
   *[other] {" "}{ $waiting } autres artistes étaient prêts et ne peuvent plus se produire.
}
event-bonus-form = { $name } reçoit { $count ->
    [one] 2 points pour { $count } artiste
   *[other] 2 points pour chacun de { $count } artistes
} du spectacle favori, { $form ->
    [juggling] jonglage
    [acrobatics] acrobatie
    [dance] danse
   *[music] musique
}.
event-bonus-most-alone = { $name } reçoit 5 points pour le plus de { $animal ->
    [sheep] moutons
    [kangaroo] kangourous
    [seal] phoques
   *[bear] ours
} ({ $count }).
event-bonus-most-shared = { $name } reçoit 3 points pour le plus de { $animal ->
    [sheep] moutons
    [kangaroo] kangourous
    [seal] phoques
   *[bear] ours
}, à égalité ({ $count }).

prompt-place = { $turn_name } place un manchot à côté d’un artiste
prompt-place-1 = Où ? − est ce que coûte la place ; ★ rend un spectacle prêt.
prompt-place-2 = Il est à côté de sa famille. Payer, ou renoncer à un de tes artistes ?
prompt-stone = { $turn_name } peut déplacer une pierre
prompt-stone-1 = Quel manchot reçoit la pierre ?
prompt-perform = { $turn_name } dit quel artiste se produit d’abord
prompt-entertain = { $turn_name } amène { $card } : où ?
prompt-entertain-1 = Dans quel sens poser { $card } ?

button-stay = Ne déplacer aucune pierre
button-pay = Payer l’amende
button-upright = À l’endroit
button-turned = À l’envers

note-waits = { $count ->
    [0] n’attend rien
   *[other] attend { $cells }
}
note-would-wait = { $turned ->
    [1] À l’envers,
   *[0] À l’endroit,
} { $card } attendra { $cells }
note-awaited = attendu par { $cards }
note-dots = pastilles vers : { $dot_messages }
direction-nw = NO
direction-n = N
direction-ne = NE
direction-w = O
direction-e = E
direction-sw = SO
direction-s = S
direction-se = SE
note-invited-by = sur invitation de { $name }
note-penalty = Coûte { $value } points : à côté de { $kin_cards }
note-penalty-short = −{ $value }
note-given-up = Renonce à un artiste, { $card }, au lieu de { $value } points pour { $kin_cards }
note-gain = { $name } recevrait { $value }
note-show = Ce spectacle ({ $card }) te rapporte { $value } ; la carte irait à { $taker_name }
note-show-removed = Ce spectacle ({ $card }) te rapporte { $value } ; la carte quitterait le jeu

count-penguins = { $count ->
    [0] La pioche de manchots est vide
    [one] { $count } manchot dans la pioche
   *[other] { $count } manchots dans la pioche
}
count-entertainers = { $count ->
    [0] Plus d’artiste à venir
    [one] { $count } artiste à venir
   *[other] { $count } artistes à venir
}
count-starter = { $starter_name } a commencé
count-hand = { $count ->
    [one] { $count } manchot
   *[other] { $count } manchots
}
count-supply = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
count-held = { $count ->
    [one] { $count } artiste
   *[other] { $count } artistes
}
mark-last = nouveau
mark-performed = s’est produit
mark-fun = s’est amusé
mark-ready = prêt à se produire
mark-next = vient ensuite

part-start = Points du début
part-show = En { $cell } : { $card }
part-penalty = Amende en { $cell } : { $card }
part-form = { $count ->
    [one] { $count } artiste
   *[other] { $count } artistes
} du spectacle favori, { $form ->
    [juggling] jonglage
    [acrobatics] acrobatie
    [dance] danse
   *[music] musique
}
part-most-alone = Le plus de { $animal ->
    [sheep] moutons
    [kangaroo] kangourous
    [seal] phoques
   *[bear] ours
} ({ $count })
part-most-shared = Le plus de { $animal ->
    [sheep] moutons
    [kangaroo] kangourous
    [seal] phoques
   *[bear] ours
}, à égalité ({ $count })

end-penguins-out = Il n’y a plus de manchot à piocher.
end-entertainers-out = Il n’y a plus d’artiste à amener.
end-no-room = Le prochain artiste ne trouve pas de place.
end-no-place = Il n’y a plus de case pour un manchot.
decided-points = Le plus de points gagne.
decided-entertainer-points = Égalité de points ; le plus de points d’artistes gagne.
decided-entertainer-cards = Égalité de points, d’artistes aussi ; le plus de cartes d’artistes gagne.
decided-height = Égalité en tout ; le plus petit gagne.
decided-clockwise = Égalité en tout ; le premier à partir de qui a commencé, dans le sens des aiguilles d’une montre, gagne.

error-other-step = D’abord, { $step ->
    [place] il faut placer un manchot
    [stone] on peut déplacer une pierre, ou n’en rien faire
    [perform] il faut choisir un des artistes qui sont prêts
    [entertain] il faut amener le prochain artiste
   *[over] regarde le résultat : la partie est finie
}.
error-card-first = Choisis d’abord un manchot de ta main, puis sa case.
error-stone-first = Choisis d’abord une de tes pierres, puis le manchot qui la reçoit.
error-not-your-stone = Cette pierre n’est pas à toi.
error-cell-unreadable = « { $text } » n’est pas une case.
error-off-iceberg = { $cell } n’est pas sur l’iceberg, qui a { $width } cases de large et { $height } de haut.
error-cell-taken = { $cell } est occupée.
error-no-entertainer-beside = Un manchot doit toucher un artiste ; il n’y en a pas à côté de { $cell }.
error-no-penalty-due = Le { $card } en { $cell } ne coûte rien : on ne peut renoncer à aucun artiste pour lui.
error-card-not-held = Tu ne peux pas y renoncer, il n’est pas à toi : { $card }.
error-supply-empty = Il n’y a plus de pierre dans la réserve.
error-no-own-stone = Aucune de tes pierres n’est en { $cell }.
error-no-penguin = Il n’y a pas de manchot en { $cell }.
error-stone-there = Le manchot en { $cell } a déjà une pierre.
error-not-ready = Aucun artiste n’est prêt en { $cell }.
error-no-card-beside = Il faut toucher une autre carte ; il n’y en a pas à côté de { $cell } pour { $card }.
error-completes-another = En { $cell }, { $card } ferait commencer un autre artiste.
error-complete-at-once = En { $cell }, { $card } commencerait aussitôt dans ce sens.
error-starter-wrong = La place { $value } ne commence pas avec cette variante, mais { $allowed }.
error-tables-unreadable = Les tableaux du jeu sont illisibles : { $text }
error-tables-wrong = Ceci n’est pas comme il faut : { $text }. Attendu : { $allowed }

bot-little-about = Ne voit que ce que ses pierres rapportent tout de suite ou presque, et oublie que les parents se disputent.
bot-rockhopper-about = Se forme un public et craint les amendes ; ne pense jamais à tes pierres, ni aux cartes d’artistes.
bot-gentoo-about = Joue son tour en pensée jusqu’au bout, nouvel artiste compris, et sait ce que valent les places à moitié pleines.
bot-emperor-about = Redonne sans cesse en pensée les cartes cachées, imagine les réponses de tous, et prend ce qui tient.

reason-ready = Elle déclenche le spectacle : { $cards }{ $value ->
    [0] .
   *[other] , ce qui vaut { $value } pour toi avec les pierres d’à présent.
}
reason-ready-short = { $value ->
    [0] ★
   *[other] ★ +{ $value }
}
reason-fun = Là, le { $card } s’amuse ({ $cards }) : un invité qui vaut { $value }.
reason-saves = Y renoncer épargne { $value } points : { $card }.
reason-fills = Elle prend { $cell }, une case qui manquait encore : { $cards }.
reason-no-kin = Le { $card } n’y touche aucun parent : cela ne coûte rien.
reason-stay = Avec les pierres d’à présent, les artistes te rapporteraient { $value }.
reason-nobody-bare = Aucun manchot sans pierre n’aime un artiste à côté de lui.
reason-guest-now = Le { $card } en { $cell } s’amuse maintenant ({ $cards }) : { $value } points chaque fois.
reason-takes = Tu prends { $cards }, car tes points y sont les moins nombreux.
reason-guest = Le { $card } en { $cell } s’amusera ({ $cards }) : { $value } points le moment venu.
reason-idle = La pierre en { $cell } ne plaisait à personne : son manchot n’aime aucun artiste à côté de lui.
reason-supply = Elle vient de ta réserve : aucun de tes invités ne perd sa pierre.
reason-show = Ce spectacle ({ $card }) te rapporte { $value }, à tous les autres ensemble { $others }.
reason-last-show = Cela finit la partie avant que se produise { $cards }.
reason-show-alone = Ce spectacle ne rapporte de points à personne d’autre : { $card }.
reason-own-guests = Tes invités de là-bas s’amuseraient ({ $card }) : { $value } points.
reason-would-take = Avec les pierres d’à présent, tu prendrais { $card }.
reason-no-rivals = Aucun invité d’un autre ne s’y amuserait avec { $card }.
reason-hand = Dans ta main, s’amuserait avec { $card } : { $hand_cards }.
reason-waits = Là, { $card } attend { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
