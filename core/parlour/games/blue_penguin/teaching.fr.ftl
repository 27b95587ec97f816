### Blue Penguin : leçons, images du livret, et ce qui s’explique la première fois

lesson-tricks = Un pli
lesson-tricks-1 = Tu as deux cartes et tu commences. Un pli, c’est une carte de chacun, et le plus grand nombre les prend toutes. Entame avec le 5 bleu : une petite carte gagne rarement, mais elle montre comment ça marche.
lesson-tricks-1-after = { $right_name } avait le plus grand nombre, 41, et a pris les trois cartes face cachée. Tu as pioché une nouvelle carte, comme tout le monde, et { $right_name } a entamé le pli suivant.
lesson-tricks-2 = Les cartes bleues valent 2 points chacune, et { $right_name } vient d’en jouer une. Bats-la : joue le 19 violet.
lesson-tricks-2-after = Le 19 était le plus haut : 7, 19 et 14 sont à toi, 2 + 1 + 1 = 4 points. On peut jouer n’importe quelle carte à tout moment, il n’y a pas de couleur à fournir. Ce serait à toi d’entamer.
error-lesson-tricks-1-high = Le 52 ferait presque toujours le pli, et une carte jaune coûte 2 points à qui la prend. Entame avec le 5 bleu.
error-lesson-tricks-2-yellow = Le 52 ferait aussi le pli, mais il est jaune : tu ramasserais tes propres 2 points de moins. Le 19 suffit.

lesson-values = Ce que valent les couleurs
lesson-values-1 = Le bleu compte 2, le violet 1, le rouge rien, l’orange −1 et le jaune −2. Sur la table il y a une carte jaune et une orange, et tu joues en dernier. Personne n’en veut : reste sous le 50.
lesson-values-1-after = { $left_name } a dû prendre 50, 44 et ton 35 : −2 − 1 + 0 = −3 points. Ne pas gagner vaut parfois cher.
lesson-values-2 = Cette fois il y a un 3 bleu et un 15 violet, 3 points. Ton 58 jaune gagnera de toute façon : choisis un moment où cela ne fait pas mal.
lesson-values-2-after = Le pli était assez bon pour porter le 58 : 2 + 1 − 2 = 1 point, et tu ne l’as plus. À la fin, on additionne ainsi les cartes de chacun, et la plus grande somme gagne.
error-lesson-values-1-takes = Le 58 est plus haut que le 50 : tu prendrais −2 − 1 − 2 = −5 points. Joue le 35.
error-lesson-values-2-leaves = Le 9 est sous le 15 : { $right_name } aurait 5 points, et tu garderais le 58 pour un pli pire.

lesson-pairs = À deux
lesson-pairs-1 = À deux, un pli a quatre cartes : toi, { $left_name }, toi, { $left_name }. Entame avec le 20 et garde ta plus haute carte pour la suite.
lesson-pairs-1-after = { $left_name } a fait mieux avec le 33, mais le pli n’en est qu’à la moitié.
lesson-pairs-2 = Tu joues encore une fois, puis { $left_name } encore une fois. Bats le 33.
lesson-pairs-2-after = { $left_name } n’a pas pu ou pas voulu battre le 34 : quatre cartes sont à toi, 1 + 0 + 0 + 2 = 3 points. Après quinze plis pareils, toutes les cartes sont jouées, et la plus grande somme gagne.
error-lesson-pairs-1-early = Tu peux, mais alors { $left_name } sait quoi battre, et ta seconde carte est la petite. Entame avec le 20.
error-lesson-pairs-2-leaves = Le 8 ne bat pas le 33 : le pli irait à { $left_name }, avec 2 points de plus dedans.

figure-values = Ce que compte une carte de chaque couleur quand personne n’a choisi la variante des experts.
figure-hand = Une main : toujours deux cartes tant qu’il y a une pioche, vues de leur propriétaire seul.
figure-trick = Deux joueurs sur trois ont joué. Le 50 est le plus haut jusqu’ici ; la troisième carte décidera.
figure-taken = Le dernier pli fait reste visible : le 41 a pris le 5 et le 30.

first-prompt-lead = C’est à toi d’entamer : joue l’une ou l’autre de tes cartes. Chacun en joue une aussi, et le plus grand nombre les prend toutes.
first-prompt-play = Joue l’une ou l’autre carte ; il n’y a pas de couleur à fournir. Passe au-dessus du plus grand nombre si tu veux ce qui est là, en dessous sinon.
first-trick = Le plus grand nombre, le { $card }, a fait le pli, face cachée, et { $name } entame le suivant. Les cartes bleues comptent 2, les violettes 1, les rouges 0, les orange −1, les jaunes −2.
first-gain = Ton premier bon pli : { $cards } te rapportent { $value }.
first-loss = Aïe : { $cards } comptent { $value }. Reste sous la plus haute carte quand il y a de l’orange et du jaune.
