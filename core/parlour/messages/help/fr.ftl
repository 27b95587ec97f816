### La ligne de commande : son aide, et ce qu’elle dit là où aucun paquet de phrases n’est nécessaire.

## Chaque aide
parlour = Des jeux de cartes de manchots dans un terminal : jouer, regarder, revoir des parties et faire jouer des robots entre eux.
command = COMMANDE
commands = ce que l’on peut faire 
examples = exemples :
exit-codes = codes de sortie : 0 tout s’est bien passé ; 1 la réponse est non (un enregistrement faux, une autre empreinte) ; 2 ce qui est demandé est incompréhensible ou impossible ; 130 arrêté par Ctrl+C
more = pour en savoir plus : « { $command } COMMANDE --help » explique une commande, docs/terminal.md les explique toutes
more-here = pour en savoir plus : { $page }
games = jeux, avec leurs joueurs et leurs options (la première valeur est celle par défaut) :
one-per-seat = un nombre de { $low } à { $high } par place, séparés par des virgules ; certains peuvent manquer
seat-number = ou le numéro d’une place
bots = robots, du plus faible au plus fort : { $bots } ; ou avec tant de pas de réflexion, comme { $bot }/400
language = de l’aide et des phrases (par défaut : selon LANGUAGE, LC_ALL, LC_MESSAGES ou LANG, sinon l’anglais)
color = couleurs et cartes dessinées : auto (par défaut : dans un terminal, sauf si NO_COLOR est défini), always (toujours) ou never (jamais)
version = afficher la version et quitter
record = un fichier avec des enregistrements, - pour l’entrée standard
match-all = seulement la partie de ce numéro dans le fichier (par défaut : toutes)
match-first = quelle partie du fichier, à partir de 1 (par défaut : la première)
match-number = partie { $number }
json = écrire du JSON
game-metavar = JEU
name-metavar = NOM
text-metavar = TEXTE
address-metavar = ADRESSE
file-metavar = FICHIER
setting-metavar = NOM=VALEUR
bot-metavar = ROBOT
extra-missing = Il manque le paquet { $package }. Phrases, couleurs et plus viennent avec : pip install '{ $install }'
record-metavar = ENREGISTREMENT

## Tables
play-short = jouer contre des robots ou des amis
play-about = Joue contre des robots, ou avec des amis à ce terminal. Tu écris les coups comme « moves » les liste ; « help » donne les autres mots. En quittant, l’enregistrement de la partie s’affiche, et avec « --record FICHIER » elle y est gardée après chaque coup, pour continuer plus tard.
play-record = garder la partie dans ce fichier ; s’il existe déjà, la continuer
watch-short = regarder jouer des robots
watch-about = Regarde des robots jouer une partie. La même graine redonne la même partie.
watch-json = écrire un objet JSON par ligne pour tout ce qui arrive, et un pour le résultat
table-short = jouer à une table qui remplit l’écran
table-about = Une table de jeu qui remplit le terminal, au clavier et à la souris. Sans jeu, elle commence par un salon où l’on choisit le jeu, les joueurs et les options. Les parties sont gardées avec « --record FICHIER », ou à la table.
game = quel jeu (voir plus bas)
names = les noms des personnes (par défaut : Joueur)
seats = combien de joueurs (par défaut : { $seats })
bot = quel robot occupe les autres places (par défaut : { $bot })
seed = d’où sont tirés les donnes et les robots (par défaut : une nouvelle graine)
option = une option du jeu (voir plus bas) ; peut être répétée
practice = reprendre librement ; l’enregistrement le dit
pace = secondes entre les coups des robots (par défaut : { $seconds })
player = Joueur
saved = La partie est dans { $file }. Elle continue avec : { $command } play --record { $file }

## Revoir
show-short = montrer la table à un moment d’un enregistrement
show-about = Montre la table à un moment d’une partie, le dernier si aucun n’est nommé, comme la voit une place ou quelqu’un qui ne fait que regarder.
show-round = quelle manche, à partir de 1 (par défaut : la dernière)
show-moves = après tant de coups de cette manche (par défaut : tous)
show-json = écrire en JSON ce qu’une page apprend
show-svg = écrire un dessin
seat = de qui l’on voit les cartes, à partir de 1 (par défaut : de personne)
replay-short = revoir un enregistrement, coup par coup
replay-about = Revois une partie : ce qui est arrivé à chaque coup, et la table où le joueur suivant décide. Dans un terminal, Entrée continue et q quitte.
replay-events = seulement ce qui est arrivé, sans la table
replay-json = écrire un objet JSON par ligne pour chaque position, avec ce qui est arrivé avant
analyse-short = faire regarder une partie finie par l’entraîneur
analyse-about = Le robot le plus fort reprend chaque décision d’une partie finie : les chances de gagner au fil des coups, les tournants, ce qui aurait été mieux, et la chance séparée de l’adresse. Cela prend de quelques secondes à quelques minutes.
analyse-json = écrire tout le rapport en JSON
validate-short = vérifier des enregistrements, coup par coup
validate-about = Vérifie des enregistrements : qu’ils sont lisibles, que chaque coup est permis, et où en est la partie. Une ligne par partie de chaque fichier ; le code de sortie est 1 si l’un est faux.
validate-records = fichiers, - pour l’entrée standard
validate-json = écrire un objet JSON par ligne pour chaque partie
validate-ok = bon : { $game }, places { $seats }, manches { $rounds }, coups { $moves }, { $ended }, points { $points }
finished = finie
unfinished = inachevée
deal-short = montrer les donnes d’une partie finie
deal-about = Montre les donnes d’une partie finie avec leurs empreintes, ou en vérifie une : elle prouve qu’aucune carte n’a été changée après le début de la partie.
deal-round = seulement le texte de la donne de cette manche, dont l’empreinte est calculée
deal-fingerprint = dire si une manche avait celle-ci ; le code de sortie est 1 sinon
deal-same = manche { $round } : la même
deal-none = aucune manche de cette partie n’a cette empreinte
deal-line = manche { $round } : { $fingerprint }, { $origin }
deal-from-seed = tirée de la graine
deal-not-from-seed = pas celle que donne la graine

## L’arène, la complétion
arena-short = faire jouer des robots entre eux, et les mesurer
arena-about = Fait jouer des robots entre eux : parts de parties gagnées, avec des intervalles où elles se trouvent dans 95 cas sur 100, et classements. La même graine donne le même résultat sur toute machine.
arena-bots = emperor ou emperor/400 (pas de réflexion) ; par défaut : les niveaux
arena-game = seulement ce jeu ; peut être répété
arena-seats = seulement ces nombres de joueurs, comme 2,4
arena-against = chaque robot avec celui-ci à toutes les autres places
arena-ladder = chaque robot avec celui d’avant (par défaut)
arena-round-robin = chaque robot avec chaque autre
arena-matches = de chaque rencontre, en tours de table entiers (par défaut : 400)
arena-seed = d’où sont tirés les donnes et les robots (par défaut : arena)
arena-seconds = temps de calcul d’un coup au plus ; les résultats dépendent alors de la machine
arena-workers = combien de processus (par défaut : un par cœur)
arena-json = écrire aussi le résultat en JSON ; - pour la sortie standard, à la place des tableaux
arena-resume = un journal à écrire, ou avec lequel continuer
arena-ray = jouer sur Ray, par défaut un Ray local
completion-short = afficher de quoi compléter la commande dans un shell
completion-about = Affiche un script avec lequel ton shell complète les commandes, options, jeux et robots de « parlour » quand tu appuies sur Tab. Pour bash, écris-le dans ~/.local/share/bash-completion/completions/parlour ; pour fish, dans ~/.config/fish/completions/parlour.fish ; pour zsh, dans un fichier _parlour d’un dossier de $fpath ; pour tcsh et PowerShell, dans un fichier que lit leur fichier de démarrage.
completion-shell = quel shell

## Les mots d’argparse de Python ; chacun sous son texte anglais
argparse-usage = utilisation :
argparse-positional-arguments = arguments 
argparse-options = options 
argparse-show-this-help-message-and-exit = afficher cette aide et quitter
argparse-prog-s-error-message-s = %(prog)s : erreur : %(message)s
argparse-argument-argument-name-s-message-s = argument %(argument_name)s : %(message)s
argparse-unrecognized-arguments-s = arguments inconnus : %s
argparse-not-allowed-with-argument-s = incompatible avec %s
argparse-ignored-explicit-argument-r = %r est de trop ici
argparse-the-following-arguments-are-required-s = il manque ces arguments : %s
argparse-one-of-the-arguments-s-is-required = il manque un de ces arguments : %s
argparse-expected-one-argument = il manque une valeur
argparse-expected-at-most-one-argument = une valeur au plus ici
argparse-expected-at-least-one-argument = il manque au moins une valeur
argparse-ambiguous-option-option-s-could-match-matches-s = option ambiguë : %(option)s peut être %(matches)s
argparse-invalid-type-s-value-value-r = valeur invalide (%(type)s) : %(value)r
argparse-invalid-choice-value-r-choose-from-choices-s = choix invalide : %(value)r (possibles : %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-closest-r-choose-from-choices-s = choix invalide : %(value)r, peut-être %(closest)r ? (possibles : %(choices)s)
