### Blue Penguin: lessons, pictures of the rule book, and what is explained when it happens first

lesson-tricks = A trick
lesson-tricks-1 = You hold two cards, and you begin. A trick is one card from everybody, and the highest number takes all of them. Lead the blue 5: a low card seldom wins, but it shows how it goes.
lesson-tricks-1-after = { $right_name } had the highest number, 41, and took the three cards face down. You drew a new card, as everybody does, and { $right_name } led the next trick.
lesson-tricks-2 = Blue cards are worth 2 points each, and { $right_name } led one. Beat it: play the purple 19.
lesson-tricks-2-after = 19 was the highest, so 7, 19 and 14 are yours: 2 + 1 + 1 = 4 points. Any card may be played at any time, there is no suit to follow. You would lead now.
error-lesson-tricks-1-high = The 52 would nearly always take the trick, and a yellow card costs whoever takes it 2 points. Lead the blue 5.
error-lesson-tricks-2-yellow = The 52 would take the trick too, but it is yellow: you would catch your own 2 minus points. The 19 is high enough.

lesson-values = What the colours are worth
lesson-values-1 = Blue counts 2, purple 1, red nothing, orange −1 and yellow −2. On the table lie a yellow and an orange card, and you are the last to play. Nobody wants these: stay below the 50.
lesson-values-1-after = { $left_name } had to take 50, 44 and your 35: −2 − 1 + 0 = −3 points. It is worth a lot not to win.
lesson-values-2 = Now a blue 3 and a purple 15 lie there, 3 points. Your yellow 58 will win whenever you play it, so choose the moment when that does not hurt.
lesson-values-2-after = The trick was good enough to carry the 58: 2 + 1 − 2 = 1 point, and you are rid of it. At the end everybody’s cards are added up like this, and the highest sum wins.
error-lesson-values-1-takes = The 58 is higher than the 50: you would take −2 − 1 − 2 = −5 points. Play the 35.
error-lesson-values-2-leaves = The 9 is below the 15: { $right_name } would get 5 points, and you would keep the 58 for a worse trick.

lesson-pairs = Two players
lesson-pairs-1 = With two players a trick has four cards: you, { $left_name }, you, { $left_name }. Lead the 20 and keep your higher card for later.
lesson-pairs-1-after = { $left_name } beat it with 33, but the trick is only half done.
lesson-pairs-2 = You play once more, then { $left_name } once more. Beat the 33.
lesson-pairs-2-after = { $left_name } could not or would not beat the 34, so four cards are yours: 1 + 0 + 0 + 2 = 3 points. After fifteen such tricks the cards are all played, and the highest sum wins.
error-lesson-pairs-1-early = You may, but then { $left_name } knows what to beat, and your second card is the low one. Lead the 20.
error-lesson-pairs-2-leaves = The 8 does not beat the 33: the trick would be { $left_name }’s, with 2 more points in it.

figure-values = What a card of each colour counts when nobody has chosen the experts’ variant.
figure-hand = A hand: always two cards as long as there is a pile, seen by its owner only.
figure-trick = Two of three players have played. The 50 is the highest so far; the third card decides.
figure-taken = The trick that was taken last stays in sight: the 41 took the 5 and the 30.

first-prompt-lead = You lead: play either of your two cards. Everybody else plays one too, and the highest number takes them all.
first-prompt-play = Play either card; no suit has to be followed. Go above the highest number if you want what lies there, below it if you do not.
first-trick = The highest number, { $card }, took the trick, face down, and { $name } leads the next one. Blue cards count 2, purple 1, red 0, orange −1, yellow −2.
first-gain = Your first good trick: { $cards } are worth { $value } to you.
first-loss = That one hurt: { $cards } are worth { $value }. Stay below the highest card when orange and yellow ones lie there.
