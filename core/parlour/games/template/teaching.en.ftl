lesson-fish = Fish
lesson-fish-1 = Play your highest card.
lesson-fish-1-after = Its number is added to your score.
error-lesson-fish-1 = There is a higher one.
error-lesson-fish-1-small = The 1 is your smallest card. Play the 3.
figure-hand = A hand of three cards.
first-played = Your card’s number is added to your score.
