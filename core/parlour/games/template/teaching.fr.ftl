lesson-fish = Poissons
lesson-fish-1 = Joue ta carte la plus haute.
lesson-fish-1-after = Son nombre s’ajoute à tes points.
error-lesson-fish-1 = Tu en as une plus haute.
error-lesson-fish-1-small = Le 1 est ta plus petite carte. Joue le 3.
figure-hand = Une main de trois cartes.
first-played = Le nombre de ta carte s’ajoute à tes points.
