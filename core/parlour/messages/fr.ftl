### Phrases communes : tout ce qu’aucun jeu ne dit seul

## Listes dont on ne dit rien, comme « a, b, c » : comment vient la suite
listed = { $before }, { $next }

## Robots
bot-random = Poussin (joue n’importe quoi)
bot-greedy = Dandineur (regarde un coup plus loin)
bot-little = Manchot pygmée
bot-rockhopper = Gorfou sauteur
bot-gentoo = Manchot papou
bot-emperor = Manchot empereur

## Conseil
advice-expected = Chance de gagner { $share } %, environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.

## Erreurs du moteur
error-no-such-moment = Ce moment n’existe pas : { $value } n’est pas entre le premier et { $last }.
error-coach-unfinished = L’entraîneur ne regarde que les parties terminées.
error-no-such-event = Il n’y a pas de numéro { $value } ici, seulement { $count } à partir de 0.
error-lesson-unknown = Il n’y a pas de leçon « { $value } ». Possible : { $allowed }.
error-not-in-hand = Cette carte n’est pas dans cette main : { $card }.
error-no-such-card = La carte « { $text } » n’existe pas.
error-not-your-turn = C’est à { $turn_name } de jouer.
error-not-possible = On ne peut pas choisir cela maintenant. Ce qui est possible est marqué.
error-game-over = La partie est finie.
error-no-bot-on-turn = Ce n’est le tour d’aucun robot.
error-no-next-round = Il n’y a pas d’autre manche.
error-no-such-seat = La place { $value } n’existe pas ; le jeu en a { $count }.
error-undo-impossible = On ne peut plus reprendre ce coup : un autre a joué ou est éliminé, ou quelque chose de caché a été vu.
error-move-unreadable = « { $text } » n’est pas un coup de ce jeu.
error-not-a-number = « { $text } » n’est pas un nombre entier.
error-number-too-long = « { $text } » est un nombre trop long : { $most } chiffres au plus.
error-field-missing = Il manque une ligne à la donne.
error-field-unknown = La donne a une ligne que ce jeu ne connaît pas.
error-cards-wrong = La donne n’a pas chaque carte du jeu une fois ({ $count } cartes).
error-deal-of-another-game = Cette donne est d’un autre jeu que { $game }.
error-seats = Ce jeu est pour { $low } à { $high } joueurs, pas { $value }.
error-option-unknown = Le jeu n’a pas cette variante. Possible : { $allowed }.
error-option-value = « { $value } » n’est pas possible ici. Possible : { $allowed }.
error-option-count = « { $value } » devrait avoir { $wanted } nombres, séparés par des virgules.
error-option-number = « { $value } » devrait être un nombre entier de { $low } à { $high }.
error-game-unknown = Il n’y a pas de jeu « { $value } ». Possible : { $allowed }.
error-game-missing = Indiquez un jeu, ou une partie notée avec « --record ». Jeux : { $allowed }.
error-record-and-game = Une partie notée dit elle-même son jeu ; « { $value } » est de trop ici.
error-bot-unknown = Il n’y a pas de robot « { $value } » dans ce jeu. Possible : { $allowed }.
error-bot-without-budget = Le robot « { $value } » ne cherche pas : il ne lui faut pas de budget.
error-bot-budget = Le budget d’un robot est un nombre entier de pas, 1 au moins, pas « { $value } ».
error-nothing-to-decide = Il n’y a rien à décider dans cette vue.
error-view-of-another-game = Ce n’est pas une vue de ce jeu ({ $text }).
error-view-of-another-version = Il manque « { $text } » à cette vue : une autre version du jeu l’a faite.
error-player-name = Un nom a de 1 à { $length } caractères imprimables, pas « { $value } ».
error-seed = Une graine est un court texte d’une ligne, pas { $value }.
error-not-a-record = Ce n’est pas le compte rendu d’une partie. Attendu : { $expected }.
error-record-newer = Ce compte rendu vient d’une version plus récente ({ $version }) ; celle-ci lit jusqu’à { $known }.
error-record-too-long = Le compte rendu est trop long ({ $length } caractères ; la limite est { $limit }).
error-line-unreadable = « { $text } » est illisible ici. Attendu : { $expected }.
error-line-repeated = La ligne « { $text } » vient deux fois.
error-line-unknown = Personne ne connaît de ligne « { $text } ». Possible : { $expected }.
error-line-missing = Il manque la ligne « { $text } ».
error-line-too-long = La ligne est trop longue ({ $length } caractères ; la limite est { $limit }).
error-moves-too-many = Une manche a { $limit } coups au plus.
error-rounds-too-many = Une partie a { $limit } manches au plus.
error-no-such-match = Il n’y a pas de partie { $value } dans ce fichier ; il en a { $count }.
error-record-second = Un autre compte rendu commence ici. La page en prend un seul ; les commandes prennent tous ceux d’un fichier.
error-rules-newer = Cette partie a été jouée selon des règles plus récentes ({ $version }) ; cette version connaît { $known }.
error-comment-unended = Ce commentaire n’a pas de fin. Attendu : { $expected }
error-comment-length = Un commentaire a de 1 à { $limit } caractères, pas { $length }.
error-comment-sign = Ce signe ne peut pas figurer dans un commentaire : { $text }.
error-comment-blanks = Les mots d’un commentaire sont séparés par une seule espace : « { $text } ».
error-result-early = Le compte rendu donne un résultat, « { $text } », mais la partie n’est pas finie.
error-result-wrong = Le compte rendu dit « { $text } », mais ses coups mènent à : { $expected }.
error-round-after-end = Une manche suit alors que la partie est finie, ou que la manche d’avant ne l’est pas.
error-not-json = La demande n’est pas du JSON : { $text }.
error-not-an-object = Il faut un objet ici.
error-not-a-text = Il faut un texte ici.
error-not-a-text-file = Un fichier texte ouvert est attendu ici, et non un objet du genre « { $text } ».
error-not-a-move = Un coup du jeu est attendu ici, et non un objet du genre « { $text } ». La fonction « parse » du jeu fait d’un texte un coup.
error-not-a-flag = Il faut true ou false ici.
error-not-a-list = Il faut une liste ici.
error-not-a-player = Un joueur est un nom et le nom d’un robot, ou null.
error-version-missing = La demande ne dit pas sa version.
error-request-newer = La demande est d’une version plus récente ({ $version }) que ce moteur ({ $known }).
error-request-too-long = La demande est trop longue ({ $length } caractères ; la limite est { $limit }).
error-op-unknown = Il n’y a pas de demande « { $text } ».
error-table-unknown = Il n’y a plus de table « { $text } ».
error-position-stale = La partie a continué entre-temps.
error-thinking-stopped = Le robot a été arrêté.
error-option-unreadable = « { $text } » n’est pas NOM=VALEUR, ou son nom vient deux fois.
error-file-refused = On ne peut pas se servir de ce fichier : { $text }.
error-file-encoding = Ce fichier n’est pas un texte en UTF-8.
error-extra-missing = Il manque un paquet. Installe { $install }.
error-arena-empty = Personne ne joue : nomme deux robots ou plus, ou un seul et « --against ».
error-arena-matches = Il faut jouer 1 partie au moins, pas { $value }.
error-arena-seconds = Le temps d’un coup est de plus de 0 seconde, pas { $value }.
error-arena-workers = Il faut qu’un processus au moins joue, pas { $value }.
error-arena-ray = Aucun Ray ne répond à « { $value } » : { $text }
error-not-a-time = « { $text } » n’est pas un nombre de secondes.
error-not-a-journal = Ce n’est pas le journal d’une arène.
error-journal-newer = Ce journal vient d’une version plus récente ({ $version }) ; celle-ci lit jusqu’à { $known }.
error-journal-differs = Ce journal est d’une autre arène : il dit { $there }, et l’on veut { $here }.
error-journal-line = On ne peut pas lire cela comme une partie de cette arène.
error-journal-contradicts = Cette partie se contredit, ou contredit une autre ligne.
error-learning-unknown = Rien ne dit ce qu’est une vue de « { $value } » en nombres.
error-learning-endless = Cette partie peut durer sans fin, ce que cette interface n’admet pas.
error-learning-observer = Une table ne peut pas être observée ainsi : { $value }.
error-learning-moves = Une partie doit permettre au moins 1 coup, et non { $value }.
error-action-outside = Il n’y a pas d’action { $value } : il y en a { $count }, comptées à partir de 0.
error-action-empty = L’action { $value } désigne une carte ou une pierre qui n’est pas là.
error-view-of-nobody = C’est la vue de quelqu’un qui ne fait que regarder ; il faut celle d’une place.
error-render-mode = La table ne peut pas être montrée en « { $value } ». Possible : { $allowed }.
error-rivals-count = Il faut { $count } bots, un pour chaque autre place, et non { $value }.
error-internal = Quelque chose a mal tourné dans le moteur : { $text }
error-deal-hidden = La donne se montre quand la partie est finie.
text-place = ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
error-at = { $error } ({ $where })

## Donnes, pour les regarder après coup
heap-starter = { $name } commence
field-starter = Qui commence
heap-hand = Main de { $name }

## L’entraîneur
coach-played = Joué : { $move }.
coach-played-best = Joué, et rien de mieux trouvé : { $move }.
coach-best = Mieux : { $move }.
coach-turning = Tournants
coach-missed = Décision { $number } : un meilleur coup valait { $change } % de plus
coach-luck = Après la décision { $number } : { $change } % gagnés par les cartes et le jeu des autres
coach-misfortune = Après la décision { $number } : { $change } % perdus par les cartes et le jeu des autres
coach-account = Chance et adresse
coach-account-even = Ce que chacun a au départ
coach-account-dealt = Le premier regard sur les cartes
coach-account-fortune = Ensuite : les cartes et le jeu des autres
coach-account-missed = Meilleurs coups manqués
coach-account-result = Le résultat
coach-cards-better = Avec ces cartes, des joueurs de même force ont fait { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de mieux que la moyenne de la table.
coach-cards-worse = Avec ces cartes, des joueurs de même force ont fait { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins que la moyenne de la table.
coach-cards-same = Avec ces cartes, des joueurs de même force ont fait aussi bien que la moyenne de la table.
