### Penguin Party : leçons, images du livret, et ce qui s’explique la première fois

lesson-pyramid = Bâtir
lesson-pyramid-1 = Tous bâtissent la même pyramide de manchots. Tu commences : choisis une carte de ta main, puis la seule place libre.
lesson-pyramid-1-after = { $left_name } et { $right_name } ont posé à côté de la tienne. L’étage du bas est une rangée, et elle grandit à ses deux bouts.
lesson-pyramid-2 = Ajoute un manchot de n’importe quelle couleur au bout gauche ou droit de l’étage du bas. Il en tiendra huit.
lesson-pyramid-2-after = Le deuxième étage a commencé. Là, une carte repose sur deux autres et doit avoir la couleur de l’une d’elles.
lesson-pyramid-3 = Monte encore : sur les deux cartes du deuxième étage, une bleue et une rouge. Ton manchot doit être bleu ou rouge.
lesson-pyramid-3-after = Il va bien là. Chaque carte du dessus décide des couleurs qui peuvent suivre : regarde quelles places il faut à tes autres cartes. Qui peut jouer doit jouer.
error-lesson-pyramid-2 = Cette place est permise. Mais allonge d’abord l’étage du bas, à son bout gauche ou droit.
error-lesson-pyramid-3 = Cela va aussi. Mais cette fois pose un manchot bleu ou rouge tout en haut.

lesson-out = Sortir
lesson-out-1 = La manche touche à sa fin. Tu as trois manchots rouges, et le rouge va à deux places. { $left_name } a besoin de celle où le bleu va aussi. Prends-la.
lesson-out-1-after = Plus rien n’allait pour { $left_name } quand son tour est venu : dehors pour le reste de la manche, avec un point par carte restante. Il en est allé de même ensuite. { $right_name } pouvait encore jouer.
lesson-out-2 = Il reste deux places pour le rouge. L’une convient aussi à un manchot violet, et { $right_name } en a peut-être un. Prends d’abord celle-là.
lesson-out-2-after = { $right_name } a trouvé une autre place. La tienne est toujours là : personne d’autre ne peut s’en servir.
lesson-out-3 = Pose ton dernier manchot.
lesson-out-3-after = Une main vide ne coûte rien et rend jusqu’à 2 points des manches d’avant. { $right_name } ne peut plus jouer, et la manche est finie. Le moins de points gagne.
error-lesson-out-1-leaves = Cela laisse à { $left_name } la place où va le bleu. Joue à l’autre, qui peut servir à d’autres.
error-lesson-out-2-later = Seul le rouge va là, et les rouges sont à toi : elle t’attend. Prends la place qu’un manchot violet pourrait prendre.

lesson-keep = Continuer sans les autres
lesson-keep-1 = Tu as deux manchots rouges et un vert. Un rouge va à une place où rien d’autre ne va : il peut attendre. Le vert, { $left_name } en a besoin aussi.
lesson-keep-1-after = Tous les autres étaient bloqués et sont sortis l’un après l’autre. Il ne reste que toi, et tu joues tant que tu peux.
lesson-keep-2 = Plus personne ne peut fermer une place. Pose ton premier manchot rouge.
lesson-keep-2-after = Cela a ouvert une autre place, sur deux cartes dont l’une est rouge.
lesson-keep-3 = Et le dernier.
lesson-keep-3-after = Ta main est vide : aucun point pour toi, et tu en rends jusqu’à 2 de ceux que tu avais. Les autres prennent un point par carte restante.
error-lesson-keep-1-leaves = La place rouge n’est qu’à toi, elle attendra. Prends celle du vert avant { $left_name }.

figure-bottom = Trois cartes de l’étage du bas. Toute couleur va à l’un ou l’autre bout ; sur deux voisines va la couleur de l’une d’elles.
figure-higher = Deux cartes du deuxième étage portent une place du troisième : le bleu ou le rouge y va.
figure-out = Chaque place libre montre les couleurs qui conviennent. Qui n’en a aucune quand vient son tour est dehors.
figure-chips = Les points après la sortie de deux joueurs : trois chacun.

first-prompt-first = Tu commences : choisis une carte, puis la place libre. Tous bâtissent une seule pyramide, et chaque carte que tu ne peux pas poser à la fin te coûte un point.
first-prompt-play = Choisis une carte, puis une place. Aux bouts de la rangée du bas toute couleur va, plus haut une couleur des deux cartes du dessous. Les places libres montrent ce qui convient.
first-out = { $name } n’avait rien qui convienne : { $name } sort de cette manche et prend un point pour chacune de ses { $count } cartes.
first-own-out = Rien n’allait à ton tour : te voilà dehors jusqu’à la prochaine manche, et chaque carte restante coûte un point. La prochaine fois, garde une place à tes couleurs.
first-emptied = { $name } a joué sa dernière carte. Cela rend jusqu’à 2 points.
first-prompt-alone = Les autres sont dehors ou n’ont plus de cartes. Tu continues tant que quelque chose convient.
first-round-over = La manche est finie. Chacun en commence une, on garde ses points, et le moins de points gagne.
