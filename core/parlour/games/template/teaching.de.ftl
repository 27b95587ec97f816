lesson-fish = Fische
lesson-fish-1 = Spiel deine höchste Karte.
lesson-fish-1-after = Ihre Zahl kommt zu deinen Punkten.
error-lesson-fish-1 = Du hast eine höhere.
error-lesson-fish-1-small = Die 1 ist deine kleinste Karte. Spiel die 3.
figure-hand = Eine Hand mit drei Karten.
first-played = Die Zahl deiner Karte kommt zu deinen Punkten.
