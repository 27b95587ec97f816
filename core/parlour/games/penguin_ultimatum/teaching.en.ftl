### The Penguin Ultimatum: lessons, pictures of the rule book, and what is explained when it happens first

lesson-guests = A penguin and a guest
lesson-guests-1 = Around the curtain three entertainers wait for an audience. Dots on their edges point to the cells that have to be filled. Put your green dancer, the 4, straight above the dancing sheep, at e3.
lesson-guests-1-after = It will like the show twice over: sheep please green penguins, and it is a dancer. But without your stone on it that brings you nothing.
lesson-guests-2 = Make it your guest: choose one of your stones, then the penguin that you have just placed.
lesson-guests-2-after = When the sheep performs, the stone’s owner gets the penguin’s number: 4 points for you. Then you drew a penguin, and { $left_name } did the same beside the seal.
error-lesson-guests-1 = Every penguin may be placed. But this show is for your green dancer, the 4.
error-lesson-guests-1-corner = That cell has a dot as well and would do. Let us take e3, straight above the sheep.
error-lesson-guests-1-elsewhere = It may lie there, but the dancing sheep is at e4, and e3 is one of the cells that it waits for.
error-lesson-guests-2 = You may leave your stones where they are. But only a penguin with a stone brings points: set one on e3.

lesson-kinship = Relatives quarrel
lesson-kinship-1 = A penguin beside others of its own family costs you their numbers, diagonally too. Choose a penguin and look: the places say what they cost. Fill f3, which the sheep waits for, with one that likes dancing and touches no relative.
lesson-kinship-1-after = The blue dancer beside the green one: no quarrel, nothing to pay.
lesson-kinship-2 = It likes the dancing sheep too. Invite it with a second stone from your supply.
lesson-kinship-2-after = Now two of your guests wait for the sheep, 4 + 2 points. { $left_name } has filled another of its cells for you. Whoever owes a penalty may give up an entertainer instead of points.
error-lesson-kinship-1 = That would be allowed. But the sheep waits for f3, and the blue dancer would enjoy it.
error-lesson-kinship-1-relative = Green beside green: they are relatives, and it would cost you the 4 that lies there. Take one of another family.
error-lesson-kinship-1-bored = No quarrel, but neither its family nor its show fits the dancing sheep. The blue dancer would enjoy it.
error-lesson-kinship-2-stay = Without a stone the blue dancer brings nobody any points. You have stones in your supply.
error-lesson-kinship-2-away = Then the green dancer would lose its stone, and you its 4 points. Take a stone from your supply.

lesson-show = A show
lesson-show-1 = The sheep waits for a single cell, f4. Fill it without a quarrel, and with a penguin that will like the kangaroo beside it later: kangaroos please brown penguins.
lesson-show-1-after = The sheep is ready. Before it begins you may still move a stone.
lesson-show-2 = Set your last stone on the brown penguin, for the kangaroo’s show.
lesson-show-2-after = Your guests enjoyed the show: 4 + 2 points. You got the fewest of all who got any, as the only one, so the sheep’s card is yours. A curtain fell on its cell.
lesson-show-3 = Now you bring on the next entertainer: on any free cell beside any card, upright or turned round. It says what it would wait for. Choose.
lesson-show-3-after = That was a whole turn: place, move a stone, shows, draw. It goes on until a pile is empty.
error-lesson-show-1 = The sheep waits for f4 only. Put the brown penguin there.
error-lesson-show-1-relative = At f4 it would touch its green relative at e3, and cost you 4. The brown one has none there.
error-lesson-show-1-bored = It would fill the cell. But it likes neither dancing nor the kangaroo’s music; the brown one will enjoy the kangaroo.
error-lesson-show-2 = That stone would not help soon. The brown penguin at f4 sits beside a kangaroo.
error-lesson-show-2-away = That guest is about to enjoy the sheep. Take your last stone from the supply.
error-lesson-show-2-stay = You may, but your last stone is idle. The brown penguin would enjoy the kangaroo.

lesson-card = Less can be more
lesson-card-1 = { $left_name } has a guest, the blue 3, at your dancing sheep. Fill the last cell, f4, with the red dancer, the 2: it will enjoy the show as well.
lesson-card-1-after = Whoever gets the fewest points from a show, but more than none, takes the entertainer’s card. As the stones lie { $left_name } would get 3 and you 4.
lesson-card-2 = Your favourite show is dance: each dancing card will bring you 2 points at the end, and most sheep 5. Get less now: move your stone from the green 4 to the red 2.
lesson-card-2-after = You got 2, { $left_name } 3: the card is yours. Two points fewer now, seven more at the end if nobody gets another sheep.
lesson-card-3 = Bring on the next entertainer, wherever you like.
lesson-card-3-after = Now you know all that a turn can hold. The rule book has the rest.
error-lesson-card-1 = The sheep waits for f4, and the red dancer would enjoy the show there.
error-lesson-card-1-relative = At f4 it would touch the green 4, its relative: 4 points lost. The red dancer has no relative there.
error-lesson-card-1-bored = It costs nothing, but it does not like dancing. The red 2 does.
error-lesson-card-2 = That leaves 4 points for you, and the card to { $left_name }. Move the stone from the green 4 at e3 to the red 2 at f4.
error-lesson-card-2-stay = Then you get 4 and { $left_name } 3, and the card goes to { $left_name }.
error-lesson-card-2-more = Then you get 4 + 2 points. { $left_name } would have the fewest, and take the card.

figure-dots = The next entertainer lies open on its pile. Its dots point to the cells that it will wait for.
figure-start = The beginning with two players: a curtain in the middle, three entertainers around it.
figure-hand = A hand: family by colour and letter, favourite show by its sign, and the number.
figure-kinship = A green penguin is picked. Where it would touch its relative the place says what that costs.
figure-ready = All cells with a dot of the sheep at e4 are filled, or hold the curtain: it is ready.
figure-curtain = After the show a curtain lies where the sheep was. The guests and their stones stay.

first-prompt-place = Choose a penguin, then a cell beside an entertainer. Fill the cells that dots point to, best with penguins that like the animal (sheep: green, kangaroo: brown, seal: red, bear: blue) or the show.
first-note-penalty = Some places have a price: beside penguins of its own family a penguin costs you their numbers. The price stands on the place before you choose it.
first-prompt-stone = You may move one of your stones onto any penguin without one. Only a penguin with your stone brings you points.
first-performs = The { $card } performs: all its dots are covered. Every guest who likes the animal or the show brings its number to the stone’s owner.
first-fun = { $card } is a guest of { $name } and enjoys the show, so { $name } gets { $value } points. The stone stays.
first-took = { $name } got the fewest points from this show, but more than none, and so takes the card of the { $card }. Cards bring points at the end.
first-penalty = { $card } sits beside relatives: that cost you { $value } points. You could have given up an entertainer card instead, if you had one.
first-prompt-entertain = A show is over, and you bring on the next entertainer: choose a cell beside any card, then which way round. Your guests should be near it.
first-prompt-perform = Several are ready, and you say which goes next.
