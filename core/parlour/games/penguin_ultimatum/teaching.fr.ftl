### The Penguin Ultimatum : leçons, images du livret, et ce qui s’explique la première fois

lesson-guests = Un manchot et un invité
lesson-guests-1 = Autour du rideau, trois artistes attendent un public. Les pastilles sur leur bord visent les cases qu’il faut remplir. Mets ton 4 vert de danse juste au-dessus du mouton danseur, en e3.
lesson-guests-1-after = Le spectacle lui plaira deux fois : les moutons plaisent aux manchots verts, et il aime la danse. Mais sans ta pierre dessus, cela ne te rapporte rien.
lesson-guests-2 = Invite-le : choisis une de tes pierres, puis le manchot que tu viens de placer.
lesson-guests-2-after = Quand le mouton se produira, le propriétaire de la pierre gagnera le nombre du manchot : 4 points pour toi. Puis tu as pioché un manchot, et { $left_name } a fait de même à côté du phoque.
error-lesson-guests-1 = Tous les manchots peuvent être placés. Mais ce spectacle est pour ton 4 vert de danse.
error-lesson-guests-1-corner = Une pastille vise aussi cette case, et elle irait. Prenons e3, juste au-dessus du mouton.
error-lesson-guests-1-elsewhere = Il peut aller là, mais le mouton danseur est en e4, et e3 est une des cases qu’il attend.
error-lesson-guests-2 = Tu peux laisser tes pierres où elles sont. Mais seul un manchot avec une pierre rapporte des points : mets-en une en e3.

lesson-kinship = Les parents se disputent
lesson-kinship-1 = Un manchot à côté d’autres de sa famille te coûte leurs nombres, en diagonale aussi. Choisis un manchot et regarde : les places disent ce qu’elles coûtent. Remplis f3, que le mouton attend, avec un manchot qui aime la danse et ne touche aucun parent.
lesson-kinship-1-after = Le bleu de danse à côté du vert : pas de dispute, rien à payer.
lesson-kinship-2 = Le mouton danseur lui plaît aussi. Invite-le avec une deuxième pierre de ta réserve.
lesson-kinship-2-after = Deux de tes invités attendent maintenant le mouton, 4 + 2 points. { $left_name } a rempli une autre de ses cases pour toi. Qui doit une amende peut renoncer à un artiste au lieu de points.
error-lesson-kinship-1 = Ce serait permis. Mais le mouton attend f3, et il plairait au bleu de danse.
error-lesson-kinship-1-relative = Vert à côté de vert : ils sont parents, et cela te coûterait le 4 qui est là. Prends-en un d’une autre famille.
error-lesson-kinship-1-bored = Pas de dispute, mais ni sa famille ni son spectacle ne va avec le mouton danseur. Il plairait au bleu de danse.
error-lesson-kinship-2-stay = Sans pierre, le bleu de danse ne rapporte de points à personne. Tu as des pierres dans ta réserve.
error-lesson-kinship-2-away = Alors le vert de danse perdrait sa pierre, et toi ses 4 points. Prends une pierre de ta réserve.

lesson-show = Un spectacle
lesson-show-1 = Le mouton n’attend plus qu’une case, f4. Remplis-la sans dispute, avec un manchot à qui le kangourou d’à côté plaira plus tard : les kangourous plaisent aux manchots marron.
lesson-show-1-after = Le mouton est prêt. Avant qu’il commence, tu peux encore déplacer une pierre.
lesson-show-2 = Pose ta dernière pierre sur le manchot marron, pour le spectacle du kangourou.
lesson-show-2-after = Le spectacle a plu à tes invités : 4 + 2 points. De tous ceux qui en ont eu, tu en as le moins, puisqu’il n’y a que toi : la carte du mouton est à toi. Un rideau est tombé sur sa case.
lesson-show-3 = Maintenant tu amènes le prochain artiste : sur n’importe quelle case libre à côté de n’importe quelle carte, à l’endroit ou à l’envers. On te dit ce qu’il attendrait. Choisis.
lesson-show-3-after = Voilà un tour entier : placer, déplacer une pierre, spectacles, piocher. On continue jusqu’à ce qu’une pile soit vide.
error-lesson-show-1 = Le mouton n’attend que f4. Mets-y le manchot marron.
error-lesson-show-1-relative = En f4 il toucherait son parent vert en e3 et te coûterait 4. Le marron n’y a pas de parent.
error-lesson-show-1-bored = La case serait remplie. Mais il n’aime ni la danse ni la musique du kangourou ; le kangourou plaira au marron.
error-lesson-show-2 = Cette pierre ne servirait pas de sitôt. Le manchot marron en f4 est à côté d’un kangourou.
error-lesson-show-2-away = Le mouton va plaire à cet invité. Prends ta dernière pierre dans la réserve.
error-lesson-show-2-stay = Tu peux, mais ta dernière pierre ne fait rien. Le kangourou plairait au manchot marron.

lesson-card = Moins, c’est parfois plus
lesson-card-1 = { $left_name } a un invité, le 3 bleu, près de ton mouton danseur. Remplis la dernière case, f4, avec le 2 rouge de danse : le spectacle lui plaira aussi.
lesson-card-1-after = Qui gagne le moins de points à un spectacle, mais au moins un, prend la carte de l’artiste. Avec les pierres d’à présent, { $left_name } en aurait 3 et toi 4.
lesson-card-2 = Ton spectacle favori est la danse : chaque carte de danse te rapportera 2 points à la fin, et le plus de moutons 5. Gagne moins maintenant : déplace ta pierre du 4 vert au 2 rouge.
lesson-card-2-after = Tu as eu 2, { $left_name } 3 : la carte est à toi. Deux points de moins maintenant, sept de plus à la fin si personne n’a d’autre mouton.
lesson-card-3 = Amène le prochain artiste où tu veux.
lesson-card-3-after = Tu connais maintenant tout ce qu’un tour peut contenir. Le reste est dans le livret.
error-lesson-card-1 = Le mouton attend f4, et son spectacle y plairait au rouge de danse.
error-lesson-card-1-relative = En f4 il toucherait le 4 vert, son parent : 4 points perdus. Le rouge de danse n’y a pas de parent.
error-lesson-card-1-bored = Cela ne coûte rien, mais il n’aime pas la danse. Le 2 rouge, si.
error-lesson-card-2 = Cela te laisse 4 points, et la carte à { $left_name }. Déplace la pierre du 4 vert en e3 au 2 rouge en f4.
error-lesson-card-2-stay = Alors tu as 4 et { $left_name } 3, et la carte va à { $left_name }.
error-lesson-card-2-more = Alors tu as 4 + 2 points. { $left_name } aurait le moins et prendrait la carte.

figure-dots = Le prochain artiste est visible sur sa pile. Ses pastilles visent les cases qu’il attendra.
figure-start = Le début à deux : un rideau au milieu, trois artistes autour.
figure-hand = Une main : la famille par la couleur et la lettre, le spectacle favori par son signe, et le nombre.
figure-kinship = Un manchot vert est choisi. Là où il toucherait son parent, la place dit ce que cela coûte.
figure-ready = Toutes les cases que vise le mouton en e4 sont remplies ou portent le rideau : il est prêt.
figure-curtain = Après le spectacle, un rideau est là où était le mouton. Les invités et leurs pierres restent.

first-prompt-place = Choisis un manchot, puis une case à côté d’un artiste. Remplis les cases que visent les pastilles, si possible avec des manchots qui aiment l’animal (mouton : vert, kangourou : marron, phoque : rouge, ours : bleu) ou le spectacle.
first-note-penalty = Certaines places ont un prix : à côté de manchots de sa famille, un manchot te coûte leurs nombres. Le prix est sur la place avant que tu la choisisses.
first-prompt-stone = Tu peux déplacer une de tes pierres sur n’importe quel manchot qui n’en a pas. Seul un manchot avec ta pierre te rapporte des points.
first-performs = En piste : { $card }. Toutes ses pastilles sont couvertes. Chaque invité qui aime l’animal ou le spectacle rapporte son nombre au propriétaire de la pierre.
first-fun = Le { $card } est invité par { $name } et aime le spectacle : { $name } gagne { $value } points. La pierre reste.
first-took = { $name } a gagné le moins de points à ce spectacle, mais au moins un, et prend donc la carte : { $card }. Les cartes rapportent des points à la fin.
first-penalty = Le { $card } est à côté de parents : cela t’a coûté { $value } points. Tu aurais pu renoncer à une carte d’artiste, si tu en avais une.
first-prompt-entertain = Un spectacle est fini, et tu amènes le prochain artiste : choisis une case à côté de n’importe quelle carte, puis le sens. Tes invités devraient être près de lui.
first-prompt-perform = Plusieurs sont prêts, et tu dis lequel passe d’abord.
