### Les phrases de la page : accueil, table, démarrage du moteur

## Partout
direction = ltr
page-title = Penguin Parlour
page-title-game = { $game } · Penguin Parlour
dialog-close = Fermer
settings = Réglages
setting-speed = Rythme des cartes et des robots
setting-speed-off = Tout de suite, sans mouvement
setting-speed-quick = Vif
setting-speed-normal = Normal
setting-speed-slow = Lent
setting-confirm = Confirmer mes coups
setting-confirm-slips = Là où un doigt ou la touche Entrée peut glisser
setting-confirm-on = Toujours
setting-confirm-off = Jamais
setting-forced = Jouer tout seul un coup quand il est le seul possible
setting-forced-off = Non
setting-forced-on = Oui
setting-explain = Expliquer ce qui arrive pour la première fois
setting-explain-off = Non
setting-explain-on = Oui
setting-theme = Couleurs
setting-theme-auto = Comme l’appareil
setting-theme-light = Claires
setting-theme-dark = Sombres
setting-sound = Sons
setting-sound-off = Aucun
setting-sound-on = Discrets
setting-language = Langue (Language)
setting-language-auto = Comme le navigateur
rules = Règles
book-search = Chercher par numéro ou par mots
book-contents = Sommaire
book-found = { $count ->
    [0] Aucune règle ne le contient.
    [one] { $count } règle
   *[other] { $count } règles
}
book-print = Imprimer
rules-of = { $game } : les règles
rule-open = Voir la règle { $rule }

## Démarrage du moteur
boot-progress = Chargement
boot-idle = La table n’est pas encore dressée.
boot-loading = La table arrive : { $percent } %
boot-starting = Les manchots se réveillent …
boot-ready = La table est prête.
boot-failed = La table n’a pas pu être dressée. { $reason }
boot-retry = Réessayer
boot-failed-offline = Rien ne répond. Cet appareil est-il connecté au réseau ?
boot-failed-blocked = { $file } a été bloqué en chemin : par le réseau, un filtre ou une extension du navigateur.
boot-failed-missing = { $file } n’est pas à sa place (statut { $status }). C’est à qui publie ce site de l’y mettre.
boot-failed-type = { $file } est arrivé comme « { $type } » au lieu de « { $expected } ». C’est à qui publie ce site de corriger ce type.
boot-failed-damaged = { $file } n’est pas arrivé entier : { $size } octets au lieu de { $expected }.
boot-failed-altered = { $file } n’est pas le bon fichier : son contenu est différent. Un nouvel essai apportera peut-être le bon.
boot-failed-policy = La politique de sécurité de cette page interdit ce dont Python a besoin pour démarrer : { $directive }.
boot-failed-version = Deux versions se sont mélangées : { $found } est arrivé à la place de { $expected }. Recharger la page suffit.
boot-failed-python = Python a démarré puis s’est arrêté sur une erreur : { $message }
boot-failed-stalled = Le chargement s’est arrêté sans dire pourquoi.
boot-failed-crashed = Le moteur s’est arrêté : { $message }
boot-failed-webassembly = WebAssembly, par quoi Python fonctionne, est désactivé dans ce navigateur : un mode d’isolement ou un haut niveau de sécurité le fait. Autorise-le pour cette page, puis réessaie.
boot-failed-memory = Cet appareil n’a pas assez de mémoire libre pour la table de jeu. Ferme d’autres onglets ou programmes, puis réessaie. ({ $message })
report-title = Un rapport à copier
report-help = Il dit ce qui s’est passé et dans quel navigateur, rien sur toi ni sur tes parties. Il n’est envoyé nulle part : copie-le pour qui peut aider.
report-copy = Copier le rapport
report-copied = Le rapport est copié.
report-marked = Le rapport est sélectionné ; copie-le avec les touches ou le menu de ton appareil.

## Accueil
lobby-title = Penguin Parlour
lobby-lead = Trois jeux de cartes avec des manchots, sur un seul écran, contre des robots ou entre amis.
lobby-game = Jeu
lobby-seat-range = { $low } à { $high } joueurs
lobby-by = de { $designer }
lobby-seats = Joueurs
lobby-count = Nombre de joueurs
lobby-count-of = { $count } joueurs
lobby-seat = Place { $seat }
lobby-seat-kind = Place { $seat } : qui joue
lobby-seat-name = Place { $seat } : nom
lobby-seat-number = Place { $seat } : { $option }
lobby-person = Une personne
lobby-person-name = Joueur { $seat }
lobby-name-needed = Il faut un nom à tout le monde.
lobby-name-twice = Quelqu’un d’autre à cette table porte déjà ce nom.
lobby-levels = Qui sont les manchots
lobby-options = Variantes
lobby-practice = Table d’entraînement
lobby-practice-help = Reprends n’importe quel coup quand tu veux. Le compte rendu de la partie le dit.
lobby-play = Jouer
lobby-day = La donne du jour
lobby-resume = Reprendre
lobby-resume-game = { $game } : { $names }
lobby-resume-over = { $game } : { $names } (terminée)
lobby-all-games = Toutes les parties
lobby-forget = Oublier { $game } : { $names }
lobby-back = Accueil
lobby-change = Changer la donne
lobby-footer = Une édition d’amateurs, non officielle. Ni compte ni pistage : tout reste sur cet appareil.
bot-penguins = Pip, Dandine, Skua, Smoking, Givre, Galet, Palme, Capitaine

## Table
move-then = { $before } → { $next }
undo = Reprendre
undo-of = { $name } reprend son dernier coup
hint = Conseil
hint-thinking = Le manchot le plus fort regarde tes cartes …
hint-given = Ce que ferait le manchot le plus fort, le meilleur d’abord. Le coup choisi est marqué sur la table.
hint-best = Le manchot le plus fort choisirait : { $move }.
bot-hurry = Joue maintenant
pause = Pause
paused = Les robots attendent que tu reprennes.
forced-played = Un seul coup était possible et a été joué : { $move }.
keys = Touches
keys-arrows = Aller de carte en carte, de place en place
keys-tab = Passer à la partie suivante de la table
keys-enter = Choisir ce qui a le focus
keys-own = Vers ta main
keys-table = Vers le milieu de la table
keys-log = Vers ce qui s’est passé
sort-by = Triée { $order }
sort-other = { $zone }, triée { $order } : trier autrement
keys-sort = Trier la main autrement
keys-view = Taille du plateau
keys-help = Cette liste
read-hand = Lire ta main à voix haute
read-table = Lire la table à voix haute
read-turn = Lire à qui c’est le tour et où chacun en est
read-last = Lire ce qui vient de se passer
read-no-hand = Aucune main n’est montrée.
read-zone = { $name } : { $pieces }
read-empty = vide
read-nothing = Il ne s’est encore rien passé.
seat-turn = à son tour
seat-out = hors jeu
seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-bot = robot
zone-count = { $name } : { $count }
place-free = Place libre { $place }
pick-plays = appuie pour jouer
pick-more = appuie pour choisir
pick-next = Et où ? Ce qui est possible est marqué.
pick-back = Choisir autre chose
confirm-question = On joue ça ?
confirm-play = Oui, on joue
view-of = { $name } : la partie visible
view-tools = { $name } : ce que l’on voit
view-in = Agrandir (+, ou Ctrl et la molette)
view-out = Réduire (−, ou Ctrl et la molette)
view-fit-text = Tout
view-fit = Voir tout ce qui est posé (0)
view-left = Déplacer la vue vers la gauche
view-right = Déplacer la vue vers la droite
view-up = Déplacer la vue vers le haut
view-down = Déplacer la vue vers le bas
handover-title = Passe l’appareil à { $name }
handover-help = Aucune main n’est montrée avant que { $name } ne le dise.
handover-take = C’est moi, { $name }
round-over = La manche { $number } est finie
round-next = Manche suivante
round-standing = Où en est chacun
round-what = Dans cette manche
round-score = Points
log-title = Ce qui s’est passé
watch-again = Revoir les derniers coups
log-points = { $points ->
    [one] { $points } point pour { $name }
   *[other] { $points } points pour { $name }
}
result-winner = Victoire : { $names }
result-winners = Victoire partagée : { $names }
result-scores = Les points et d’où ils viennent
result-player = Joueur
result-parts = D’où
result-score = Points
result-won = a gagné
result-nothing = rien
result-again = Rejouer
result-watch = Revoir la partie
result-deal = Voir la donne
embed = Partager et intégrer
share-game = Partager cette partie
share-running = Partager la partie en l’état
result-coach = Qu’aurait-on pu mieux faire ?

## L’entraîneur
coach-title = L’entraîneur
coach-help = Le manchot le plus fort reprend chaque décision, avec les cartes que l’on voyait alors. La courbe est la chance de gagner.
coach-progress = Où en est l’entraîneur
coach-stop = Arrêter
coach-resume = Continuer
coach-seats = Les décisions de qui
coach-decision = Décision
coach-before = Avant
coach-after = Après
coach-leave = Retour au résultat
coach-curve = La chance de gagner de { $name } : { $first } % à la première décision, { $last } % après la dernière connue
coach-at = Décision { $number }, manche { $round }
coach-percent = { $change } %
result-record = Toute la donne et chaque coup
result-record-help = Graine, donne et coups en texte : chacun peut vérifier que rien n’a été arrangé.
table-practice = Table d’entraînement
table-waiting = La partie commence dès que la table est prête.
table-lost = Le moteur s’est arrêté. Ta partie est en sécurité et reprendra dès qu’il tournera.
table-board = La table

## Ce qui est nouveau dans une première partie
first-title = Ce que c’est
first-good = Compris
first-stop = Plus d’explications

## Leçons
learn-title = Apprendre { $game }
learn-lead = De courtes leçons à la table : c’est toi qui joues, et tout s’explique au fur et à mesure.
learn-lessons = { $count ->
    [0] L’apprendre en { $all } leçons
   *[other] Leçons : { $count } sur { $all } faites
}
learn-done = fait
learn-begin = Commencer : { $title }
learn-next = Ensuite : { $title }
learn-play = Jouer une partie
learn-again = Depuis le début
learn-all = Toutes les leçons
lesson-title = Leçon : { $title }
lesson-step = Étape { $step } sur { $steps }
lesson-done = La leçon est finie.
lesson-rules = Plus à ce sujet dans les règles :
lesson-show-me = Montre-moi
lesson-shown = Marqué sur la table : { $move }.

## Revoir une partie
replay-title = Revoir la partie
replay-first = Début
replay-before = Avant
replay-place = Position
replay-after = Après
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-pace = Vitesse
replay-pace-slow = Lente
replay-pace-normal = Normale
replay-pace-quick = Rapide
replay-eyes = De qui l’on voit les cartes
replay-eyes-seat = Vu par { $name }
replay-eyes-turn = Vu par qui doit jouer
replay-eyes-nobody = Vu par personne
replay-at = Position { $number } sur { $count }, manche { $round }
replay-dealt = Les cartes de la manche { $round } sont distribuées.
replay-leave = Retour au résultat

## La donne
print-of = Empreinte de la donne { $round } : { $print } …
print-help = Ces chiffres ont été calculés de l’ordre de toutes les cartes avant que quiconque joue, et n’en disent rien. Quand la partie est finie, la donne est montrée, et chacun peut vérifier qu’elle est restée la même.
deal-title = La donne
deal-help = Voici ce qui a été distribué, carte par carte, avant le premier coup. Avec la graine, on peut redistribuer les mêmes cartes.
deal-seed = Graine :
deal-compare = Comparer à une empreinte que tu as notée (8 chiffres ou plus) :
deal-compare-same = La même : c’est celle de la donne { $round }.
deal-compare-other = Une autre : aucune donne de cette partie n’a cette empreinte.
deal-round = Donne { $round }
deal-same = ✓ C’est l’empreinte qui a été montrée au début : la donne est restée la même.
deal-other = ✗ Une autre empreinte a été montrée au début : ce n’est pas la donne annoncée.
deal-unseen = Cette partie n’a pas été distribuée ici : aucune empreinte n’a été retenue au début.
deal-from-seed = La graine donne exactement ces cartes.
deal-by-hand = La graine donne d’autres cartes : celles-ci ont été posées à la main.
deal-text = Le texte dont voici l’empreinte
deal-command = Le SHA-256 de ce texte, en UTF-8, est l’empreinte. Pour le vérifier ailleurs :

## Pages
nav-pages = Pages
nav-lobby = Accueil
nav-games = Parties
nav-statistics = Statistiques
nav-fairness = Équité
nav-storage = Ce qui est gardé
nav-docs = Docs (en anglais)

## Sauvegarde et autres onglets
keep-memory = Ce navigateur ne garde rien pour cette page : en la quittant, on perd la partie.
keep-full = La mémoire du navigateur est pleine : cette partie n’est pas sauvegardée.
keep-other-tab = Cette partie est ouverte dans un autre onglet. Ici, on la joue sans la sauvegarder.
keep-taken = Un autre onglet a repris cette partie. Ici, on la joue sans la sauvegarder.
keep-take = La jouer et la sauvegarder ici
keep-forgotten = Un autre onglet a fait oublier cette partie. Ici, on la joue sans la sauvegarder.
keep-again = La sauvegarder à nouveau
keep-aside = La partie sauvegardée était illisible : { $error } Elle a été mise de côté, pas effacée.
keep-aside-newer = La partie sauvegardée vient d’une version plus récente de cette page : { $error } Elle a été mise de côté, pas effacée.
keep-aside-text = Le texte mis de côté
keep-new = Nouvelle donne
update-ready = Une nouvelle version est prête. Elle servira entre deux parties.
update-now = L’utiliser maintenant
update-earlier = La nouvelle version n’a pas démarré ici. Voici la précédente, avec toutes tes parties.

## Erreurs de la page
error-by-rule = { $error } ({ $rule })
error-file-missing = Un fichier de ce site n’est pas arrivé : { $reason }
error-attribute-seat = « { $text } » n’est ni un nom, ni nom=robot.
error-attribute-option = « { $text } » n’est pas de la forme option=valeur.
error-attribute-twice = « { $text } » s’y trouve deux fois.
error-attribute-escape = « { $text } » a un signe pour cent qui ne veut rien dire. Écris-le %25.
error-attribute-switch = « { $text } » n’est ni on ni off.
error-attribute-theme = « { $text } » n’est ni auto, ni light, ni dark.
error-attribute-missing = Cela manque.
error-attribute-date = « { $text } » n’est pas une date comme 2026-11-30.
error-message-version = Le message est de la version { $version } ; cette page comprend la { $known }.
error-message-type = « { $text } » n’est pas un message pour cette table. Il y a : { $known }.
error-message-field = Cette partie du message manque, ou « { $text } » ne convient pas ici.
error-address-unknown = « { $text } » ne veut rien dire dans cette adresse.
error-link-empty = Ce lien ne contient pas de partie.
error-link-letters = Ce lien contient des signes qu’aucun lien d’ici n’a : « { $text } ». Il a peut-être été coupé ou changé en route.
error-link-damaged = Ce lien de { $letters } signes a été coupé ou changé en route : on ne peut pas le déballer.
error-link-too-long = Ce que contient ce lien est trop long pour une partie (plus de { $limit } signes).
error-link-unpack = Ce navigateur ne sait pas déballer les liens. Demande plutôt le fichier ou le texte de la partie.
frame-waiting = Aucun jeu n’a encore été choisi pour cet endroit.
error-saved-unreadable = Ce n’est pas une partie sauvegardée.
error-saved-newer = Sa version est { $version } ; cette page lit jusqu’à { $known }.
error-not-started = Le moteur n’a pas démarré.
error-lost = Le moteur s’est arrêté.
error-restarted = Le moteur a été redémarré.
error-unreadable-reply = Le moteur a donné une réponse incompréhensible : { $reason }
error-unexpected = Quelque chose a mal tourné dans cette page : { $text }
