## Le terminal
terminal-seat = { $name } : { $notes }
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-out = hors jeu
terminal-ask = { $name }, à toi (help, moves, hint, why COUP, undo, rules, record, quit) :
terminal-help = Écris un coup, comme « moves » les liste. « hint » en propose un, « why COUP » dit ce qui l’interdit, « undo » reprend le dernier, « record » imprime la partie jusqu’ici, « rules » les règles, « quit » s’en va.
terminal-possible = « { $text } » est possible.
terminal-hand-over = { $name }, c’est à toi. Appuie sur Entrée quand personne d’autre ne regarde.
terminal-next-round = La manche est finie. Appuie sur Entrée pour la suivante.
terminal-thinks = { $name } réfléchit…
terminal-weighs = On cherche les meilleurs coups…
terminal-winners = La partie est gagnée par { $names }.

## L’arène
arena-playing = On joue
arena-progress = { $done } parties sur { $total }
arena-resumed = { $done } parties sur { $total } sont déjà dans { $file }.
arena-torn = { $done } parties sur { $total } sont déjà dans { $file }. Sa dernière ligne n’était écrite qu’à moitié ; cette partie est rejouée.
arena-stopped = Arrêté. Avec « --resume FICHIER » une arène peut continuer plus tard.
arena-stopped-journal = Arrêté. La même commande continue à partir de { $file }.
arena-shares = Gagné par un robot avec un autre à toutes les autres places ; les égalités sont partagées
arena-ratings = Cotes d’après toutes ces parties
arena-machine = Un coup avait au plus { $seconds } s de temps de calcul : ces résultats dépendent de la machine.
arena-column-game = jeu
arena-column-seats = places
arena-column-options = variantes
arena-column-bot = robot
arena-column-others = tous les autres
arena-column-share = part
arena-column-interval = 95 %
arena-column-even = égal
arena-column-matches = parties
arena-column-mean = cote
arena-column-deviation = ±

## La table en plein écran
table-hint = Conseil
table-undo = Reprendre
table-log = Journal
table-rules = Règles
table-save = Garder
table-new = Nouvelle partie
table-dark = Thème
table-quit = Quitter
table-ready = Montrer mes cartes
table-look = Regarder la table
table-close = Fermer
table-cancel = Annuler
table-confirm = Confirmer
table-file = Enregistrer la partie dans ce fichier :
table-saved = Enregistré dans { $file }.
table-empty = rien
table-lobby = Penguin Parlour
table-game = Jeu
table-seats = Joueurs
table-seat = Place { $number }
table-person = Une personne
table-practice = Reprendre librement
table-no = non
table-yes = oui
table-start = Commencer
table-record = Enregistrement à continuer
table-load = Ouvrir
table-next-round = Manche suivante
error-no-terminal = Il faut un terminal que l’on puisse remplir ; « play » marche partout.
