### Ce qui est gardé et partagé : parties passées, liens, statistiques, équité, stockage

## Parties
games-title = Parties
games-open = À reprendre
games-over = Terminées
games-none-open = Aucune.
games-none-over = Aucune pour l’instant.
games-entry = { $game } : { $names }
games-moves = { $count ->
    [0] tout juste distribuée
    [one] { $count } coup joué
   *[other] { $count } coups joués
}
games-score = { $name } { $score }
games-share = Partager
games-share-of = Partager { $title }
games-forget = Oublier
games-forget-of = Oublier { $title }
games-limits = Sont gardées les { $over } parties terminées et les { $open } parties en cours jouées en dernier, et les résultats de { $results } parties pour les statistiques. Les plus anciennes laissent la place aux nouvelles.

## Une partie venue d’ailleurs
bring-title = Une partie venue d’ailleurs
bring-help = Colle un lien vers une partie ou le texte d’une partie, ou choisis un fichier. Tout est lu ici, rien n’est envoyé.
bring-label = Un lien, ou le texte d’une partie
bring-file = Choisir un fichier
bring = Lire
bring-reading = Le moteur lit …
bring-line = Ligne { $number } :
bring-new = Elle est maintenant parmi tes parties.
bring-same = Cette partie est déjà parmi tes parties.
bring-shorter = Cette partie est déjà parmi tes parties, et plus avancée.
bring-longer = Cette partie était déjà parmi tes parties ; elle va maintenant aussi loin qu’ici.
bring-both = Parmi tes parties, celle-ci a d’autres coups : les deux sont gardées.
bring-watch = La regarder
bring-play = La reprendre
error-bring-everything = Ceci ressemble à un fichier de tout ce qui est gardé. On peut le reprendre à la page « Ce qui est gardé ».

## Liens
share-title = Partager cette partie
share-warning = Cette partie n’est pas finie. Qui la reçoit peut y lire chaque main et toute la pioche.
share-anyway = La montrer quand même
share-help = Toute la partie est dans le lien, derrière le # : les navigateurs n’envoient cette partie-là à personne.
share-link = Lien vers cette partie
share-copy-link = Copier le lien
share-copied = Le lien est copié.
share-copy = Le lien est sélectionné ; copie-le avec les touches ou le menu de ton appareil.
share-send = L’envoyer …
share-file = Enregistrer dans un fichier
share-text = En texte
record-title = Une partie venue d’un lien
record-lead = { $count ->
    [one] Cette partie est venue avec le lien, { $count } coup. Elle n’est parmi tes parties que si tu la gardes.
   *[other] Cette partie est venue avec le lien, { $count } coups. Elle n’est parmi tes parties que si tu la gardes.
}
record-lead-open = { $count ->
    [one] Cette partie en cours est venue avec le lien, { $count } coup joué. Les mains restent cachées jusqu’à ce que tu la reprennes.
   *[other] Cette partie en cours est venue avec le lien, { $count } coups joués. Les mains restent cachées jusqu’à ce que tu la reprennes.
}
record-keep = La garder
record-keep-open = La garder et la reprendre

## Statistiques
statistics-title = Statistiques
statistics-none = Aucune partie n’a encore été terminée ici.
statistics-help = Les parties aux tables d’entraînement ne comptent pas. Une victoire partagée compte en partie dans « Part des victoires ». Le trait dans une barre est ce qu’auraient des joueurs de même force.
statistics-player = Joueur
statistics-all = Toutes
statistics-by-count = Selon le nombre de joueurs
statistics-players = Joueurs
statistics-games = Parties
statistics-wins = Gagnées
statistics-share = Part des victoires
statistics-even = À force égale
statistics-points = Points en moyenne
statistics-by-rival = Selon l’adversaire
statistics-rival = Adversaire
statistics-ahead = Devant eux
statistics-percent = { $share } %
statistics-mean = { NUMBER($points, minimumFractionDigits: 1) }
statistics-course = { $count ->
    [one] Points de la dernière partie
   *[other] Points des { $count } dernières parties
}
statistics-course-help = De la plus ancienne, à gauche, à la plus récente ; les parties gagnées sont pleines.
statistics-course-table = Points partie par partie
statistics-as-table = En tableau
statistics-day = Jour
statistics-points-one = Points
statistics-won = Résultat

## Ce qui est gardé
storage-title = Ce qui est gardé
storage-lead = Tout reste dans ce navigateur, sur cet appareil. Il n’y a pas de compte, et rien n’est envoyé nulle part.
storage-what-where = Ce qui est stocké, et où
storage-overview = Ce qui est stocké, où, et quelle place cela prend
storage-what = Quoi
storage-where = Où
storage-size = Taille
storage-games = Parties : { $count }, dont { $open } en cours
storage-results = Résultats pour les statistiques : { $count }
storage-settings = Réglages : { $count }
storage-rest = Autres choses que la page retient, comme les noms de qui a joué et la dernière configuration jouée : { $count }
storage-aside = Textes illisibles mis de côté : { $count }
storage-tab = La partie que joue cet onglet, pour qu’un rechargement ne demande pas de passer l’appareil
storage-offline = Les fichiers de ce site, pour jouer hors ligne
storage-local = localStorage, noms qui commencent par penguin-parlour:
storage-memory = la mémoire de cette page seulement : ce navigateur ne garde rien
storage-session = sessionStorage, jusqu’à la fermeture de l’onglet
storage-cache = Cache Storage
storage-room = En tout, le navigateur compte { $used } pour ce site, sur { $quota } qu’il offre.
storage-nowhere-else = Rien d’autre n’est stocké : pas de cookies, pas de bases de données.
storage-lasting = Pour combien de temps
storage-persist = Demander au navigateur de le garder
storage-persist-yes = Le navigateur a promis de garder tout cela jusqu’à ce que tu l’effaces.
storage-persist-no = Un navigateur peut l’effacer quand la place manque sur l’appareil, ou quand le site n’a pas été visité depuis longtemps.
storage-persist-unknown = Ce navigateur ne dit pas combien de temps il garde les choses. Le plus sûr est un fichier.
storage-persist-refused = Le navigateur ne promet rien pour l’instant ; peut-être plus tard, quand tu auras joué plus souvent. Le plus sûr est un fichier.

## Tout dans un fichier
backup-title = Tout dans un fichier
backup-help = Parties, résultats et réglages dans un seul fichier : pour un autre appareil, un autre navigateur, ou par sécurité. Ce qui vient d’un fichier est réuni avec ce qui est ici ; rien n’est perdu, rien n’est doublé.
backup-export = Enregistrer tout dans un fichier
backup-import = Reprendre un fichier
backup-reading = Le moteur vérifie la partie { $done } sur { $total } …
backup-games = Parties dans le fichier : { $fresh } nouvelles, { $further } plus avancées qu’ici, { $both } avec d’autres coups qu’ici (les deux sont gardées), { $known } déjà ici.
backup-results = Résultats dans le fichier : { $fresh } nouveaux, { $known } déjà ici.
backup-theirs = { $count ->
    [one] Prendre du fichier { $count } réglage qui diffère
   *[other] Prendre du fichier { $count } réglages qui diffèrent
}
backup-take = Reprendre
backup-done = Tout ce que contient le fichier est maintenant ici.
backup-full = Il n’y a pas assez de place dans le stockage du navigateur : rien n’a été repris.
error-backup-not-json = Ce n’est pas un fichier d’ici, ou il est abîmé : { $text }
error-backup-none = Ce n’est pas un fichier de tout ce qui est gardé.
error-backup-newer = Ce fichier a été écrit par une version plus récente ({ $version }) ; cette page lit jusqu’à { $known }.
error-backup-part = Cette partie du fichier est abîmée. Rien n’a été repris.

## Oublier
forget-title = Tout oublier
forget-help = Retire de ce navigateur toutes les parties, tous les résultats et tous les réglages. On ne peut pas revenir en arrière.
forget-all = Tout oublier …
forget-question = { $count ->
    [0] Tous les résultats et réglages seront retirés pour de bon.
    [one] { $count } partie et tous les résultats et réglages seront retirés pour de bon.
   *[other] { $count } parties et tous les résultats et réglages seront retirés pour de bon.
}
forget-files = Aussi les fichiers pour jouer hors ligne ; ils reviennent à la prochaine visite
forget-keep = Tout garder
forget-sure = Oublier tout cela

## Équité
fairness-title = Équité
fairness-how = Comment les cartes sont mélangées
fairness-seed = Pour chaque partie, ton navigateur tire une graine de 64 bits au hasard, à la source qui lui sert pour les secrets. Tout ce que le hasard décide dans la partie vient de cette graine ; la même graine donne donc partout les mêmes cartes.
fairness-shuffle = Le générateur de hasard de Python (le Mersenne Twister), lancé avec la graine, donne à chaque carte un nombre au hasard ; les cartes sont posées dans l’ordre de ces nombres. Aucun ordre n’est préféré, et chaque manche d’une partie tire à nouveau.
fairness-limits = Il y a 2 puissance 64 graines, environ 18 milliards de milliards. C’est moins que les ordres que peut prendre un paquet, la plupart ne viennent donc jamais ; mais aucun joueur ne peut savoir lesquels.
fairness-bots = Les robots reçoivent ce que le joueur à leur place pourrait voir, et rien d’autre. Ils ne connaissent ni la graine ni une seule carte cachée.
fairness-check = Comment vérifier une donne
fairness-check-why = Dès que les cartes sont distribuées, avant que quiconque joue, la page montre une empreinte : le SHA-256 de toute la donne et d’un nombre secret. Elle ne dit rien des cartes, mais aucune autre donne ne l’a. Si une seule carte était échangée ensuite, l’empreinte serait une autre.
fairness-check-note = Si tu ne fais confiance à personne, note les premiers chiffres de l’empreinte. Elle est sous « Ce qui s’est passé ».
fairness-check-play = Joue. La page retient aussi l’empreinte.
fairness-check-look = Après la partie, choisis « Voir la donne » : la graine, le nombre secret et toutes les cartes sont montrés, et la page dit si l’empreinte est restée la même. Tu peux y comparer les chiffres que tu as notés.
fairness-check-elsewhere = Pour vérifier sans cette page, enregistre la partie dans un fichier et laisse Python et n’importe quel programme pour SHA-256 calculer l’empreinte :
fairness-command = Commandes
fairness-measured = Ce qui a été mesuré
fairness-measured-how = On a distribué comme le font les parties, avec les graines shuffle/1, shuffle/2 et ainsi de suite. On a compté combien de fois chaque carte est venue à chaque place, quelles cartes sont venues ensemble les premières, et qui a commencé. Le test du khi-deux compare cela à ce que donnerait le pur hasard.
fairness-measured-read = La dernière colonne dit combien de fois le pur hasard serait au moins aussi inégal. Tout nombre entre 0 et 1 est aussi probable qu’un autre ; seuls des nombres très proches de 0, encore et encore, parleraient d’un défaut.
fairness-measured-command = Chacun obtient les mêmes chiffres par
measured-deals = { $deals } donnes pour { $seats } joueurs
measured-what = Compté
measured-chi = Khi-deux
measured-degrees = Degrés de liberté
measured-probability = Le hasard serait aussi inégal
measured-places = { $what } : chaque carte à chaque place
measured-pairs = { $what } : les deux premières ensemble
measured-seats = { $what }
measured-number = { NUMBER($number, minimumFractionDigits: 1) }
measured-whole = { $number }
measured-share = { NUMBER($share, minimumFractionDigits: 4) }
measured-first = { $what } : combien de fois chacune est venue la première ; { $expected } fois sont attendues
measured-card = Carte
measured-count = Fois

along-title = À emporter
along-help = Tous les jeux, les bots et les langues en un seul fichier de moins de 8 Mo : pour une clé, un avion, un ordinateur sans réseau. Un double clic le lance depuis le disque, et il ne demande rien à personne. Il garde ses propres parties ; « Tout dans un fichier » y transporte les tiennes.
along-download = Télécharger penguin-parlour.html
