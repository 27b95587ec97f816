### Penguin Party: lessons, pictures of the rule book, and what is explained when it happens first

lesson-pyramid = Building
lesson-pyramid-1 = Everybody builds the same pyramid of penguins. You begin: choose any card of your hand, then the one free place.
lesson-pyramid-1-after = { $left_name } and { $right_name } laid theirs beside yours. The bottom tier is one row, and it grows at its two ends.
lesson-pyramid-2 = Add a penguin of any colour to the left or the right end of the bottom tier. It will hold eight.
lesson-pyramid-2-after = Now the second tier has begun. There a card rests on two, and has to have the colour of one of them.
lesson-pyramid-3 = Go one higher: on top of the two cards of the second tier, a blue and a red one. Your penguin has to be blue or red.
lesson-pyramid-3-after = It fits. Every card on top decides which colours can follow, so look which places your other cards need. Whoever can play has to.
error-lesson-pyramid-2 = That is a legal place. But first lengthen the bottom tier, at its left or right end.
error-lesson-pyramid-3 = That fits as well. But this time lay a blue or a red penguin at the very top.

lesson-out = Dropping out
lesson-out-1 = Near the end of a round. You hold three red penguins, and red fits at two places. { $left_name } needs the place where blue fits too. Take it away.
lesson-out-1-after = Nothing fitted any more for { $left_name } when the turn came: out for the rest of the round, with a point for each card left. It went on like that with the next player. { $right_name } could still play.
lesson-out-2 = Two places are left for red. One of them fits a purple penguin too, and { $right_name } may hold one. Take that one first.
lesson-out-2-after = { $right_name } found another place. Yours is still there: nobody else can use it.
lesson-out-3 = Lay your last penguin.
lesson-out-3-after = An empty hand costs nothing, and gives back up to 2 points of earlier rounds. { $right_name } cannot play any more, and the round is over. The fewest points win.
error-lesson-out-1-leaves = That leaves the place where blue fits to { $left_name }. Play to the other one, which others can use.
error-lesson-out-2-later = Only red fits there, and you hold the red ones: it waits for you. Take the place that a purple penguin could take.

lesson-keep = Playing alone
lesson-keep-1 = You hold two red penguins and a green one. A red penguin fits at a place where nothing else does, so it can wait. Green is what { $left_name } needs as well.
lesson-keep-1-after = All the others were stuck, and dropped out one after the other. You are alone now, and play on as long as you can.
lesson-keep-2 = Nobody can close a place any more. Lay your first red penguin.
lesson-keep-2-after = That opened another place, on top of two cards of which one is red.
lesson-keep-3 = And the last one.
lesson-keep-3-after = Your hand is empty: no points for you, and up to 2 of those that you had are given back. The others take a point for every card that is left.
error-lesson-keep-1-leaves = The red place is yours alone, it will wait. Take the place for green before { $left_name } does.

figure-bottom = Three cards of the bottom tier. Any colour may join at either end; on two neighbours fits the colour of either of them.
figure-higher = Two cards of the second tier carry a place of the third: blue or red fits there.
figure-out = Each free place shows the colours that fit. Whoever holds none of them when the turn comes is out.
figure-chips = Points after two players dropped out: three each.

first-prompt-first = You begin: choose a card, then the free place. All players build one pyramid, and every card that you cannot lay in the end costs you a point.
first-prompt-play = Choose a card, then a place. At the ends of the bottom row any colour fits, higher up a colour of the two cards below. The free places show what fits.
first-out = { $name } had nothing that fits, so { $name } is out of this round and gets a point for each of { $count } cards.
first-own-out = Nothing fitted when your turn came: you are out until the next round, and every card left costs a point. Next time keep a place for your colours.
first-emptied = { $name } has played the last card. That gives back up to 2 points.
first-prompt-alone = The others are out or have no cards. You play on alone as long as something fits.
first-round-over = The round is over. Everybody starts one round, points are kept, and the fewest win.
