lesson-fish = Pesci
lesson-fish-1 = Gioca la tua carta più alta.
lesson-fish-1-after = Il suo numero si aggiunge ai tuoi punti.
error-lesson-fish-1 = Ne hai una più alta.
error-lesson-fish-1-small = L’1 è la tua carta più piccola. Gioca il 3.
figure-hand = Una mano di tre carte.
first-played = Il numero della tua carta si aggiunge ai tuoi punti.
