### The Penguin Ultimatum: names, events and reasons

game-name = The Penguin Ultimatum
    .lang = en
game-designer = Jim Doherty
game-blurb = A feast on the iceberg. Seat penguins around the entertainers, invite those who will enjoy the show, and keep relatives apart.

option-iceberg = Iceberg
option-iceberg-help = How much room the feast has.
option-iceberg-standard = Standard: 9 × 9
option-iceberg-small = Small: 9 wide, 7 high
option-iceberg-large = Large: 11 × 11
option-fixed-setup = Fixed setup
option-fixed-setup-help = The first entertainers all differ in animal and in kind of show.
option-fixed-setup-off = Off: as they come
option-fixed-setup-on = On: all different
option-starter = Who begins
option-starter-help = “The shortest” needs everybody’s height; without it, chance decides.
option-starter-random = Anybody, at random
option-starter-shortest = The shortest
option-height = Height in centimetres
option-height-help = Decides the last ties, and who begins where the shortest does. May be left out.

zone-iceberg = Iceberg
zone-entertainers = Next entertainer
zone-penguins = Penguin pile
zone-performance = Favourite show of { $name }
zone-held = Entertainers of { $name }
zone-supply = Stones of { $name }
zone-hand = Hand of { $name }

place-iceberg = { $letter }{ $row }

face-penguin = { $number } { $family ->
    [green] green
    [brown] brown
    [red] red
   *[blue] blue
} { $form ->
    [juggling] juggling
    [acrobatics] acrobatics
    [dance] dance
   *[music] music
}
face-entertainer = { $form ->
    [juggling] juggling
    [acrobatics] acrobatic
    [dance] dancing
   *[music] music-making
} { $animal ->
    [sheep] sheep
    [kangaroo] kangaroo
    [seal] seal
   *[bear] bear
}
face-performance = { $form ->
    [juggling] juggling
    [acrobatics] acrobatics
    [dance] dance
   *[music] music
}
face-curtain = curtain
face-stone = stone { $number }
face-hidden = a hidden card

field-penguins = The 64 penguins
field-entertainers = The 16 entertainers
field-performances = Favourite shows
heap-performance = Favourite show of { $name }
heap-entertainers = Entertainers, in the order in which they come
heap-pile = Penguin pile, in the order in which it is drawn

order-family = by family
order-form = by show
order-value = by number
order-drawn = as drawn

event-seated = { $name } begins with 10 points and { $stones } stones and collects { $card }.
event-laid = The { $card } lies at { $cell }{ $turned ->
    [1] , turned round
   *[0] {""}
}.
event-turned-up = The next entertainer is the { $card }; { $left } left in the pile.
event-pile-empty = That was the last entertainer of the pile.
event-dealt = { $name } gets { $count } penguins.
event-dealt-secret = { $name } gets { $cards }.
event-starts = { $name } begins.
event-placed = { $name } places { $card } at { $cell }.
event-penalty = { $name } loses { $value } points: { $card } sits beside its own family, { $kin_cards }.
event-given-up = { $name } gives up the { $card } and so saves a penalty of { $value } for { $kin_cards }.
event-stone-set = { $name } invites { $card } at { $cell }; stones left: { $left }.
event-stone-moved = { $name } moves a stone from { $source } to { $card } at { $cell }.
event-stayed = { $name } moves no stone.
event-performs = The { $card } at { $cell } performs.
event-fun = { $card } at { $cell }, a guest of { $name }, enjoys the { $entertainer_card } ({ $by ->
    [family] its family’s favourite animal
    [form] its favourite show
   *[both] its family’s favourite animal and its favourite show
}): { $value } points.
event-took = { $name } takes the { $card }: nobody else scored so little by it ({ $value }).
event-removed-tie = { $names } tie for least with { $value }, so the { $card } leaves the game.
event-removed-nobody = Nobody scored, so the { $card } leaves the game.
event-curtain = The curtain falls at { $cell }.
event-entertainer = { $name } brings the { $card } to { $cell }, { $turned ->
    [1] turned round
   *[0] upright
}.
event-drew = { $name } draws a penguin; { $left } left in the pile.
event-drew-secret = { $name } draws { $card }; { $left } left in the pile.
event-over = The feast is over: { $reason ->
    [penguins-out] there is no penguin left to draw.
    [entertainers-out] there is no entertainer left to bring on.
    [no-room] the next entertainer finds no room.
   *[no-place] there is no cell left for a penguin.
}{ $waiting ->
    [0] {""}
    [one] {" "}One more entertainer was ready and cannot perform.
   *[other] {" "}{ $waiting } more entertainers were ready and cannot perform.
}
event-bonus-form = { $name } gets { $count ->
    [one] 2 points for an entertainer
   *[other] 2 points each for { $count } entertainers
} of the favourite show, { $form ->
    [juggling] juggling
    [acrobatics] acrobatics
    [dance] dance
   *[music] music
}.
event-bonus-most-alone = { $name } gets 5 points for most { $animal ->
    [sheep] sheep
    [kangaroo] kangaroos
    [seal] seals
   *[bear] bears
} ({ $count }).
event-bonus-most-shared = { $name } gets 3 points for sharing most { $animal ->
    [sheep] sheep
    [kangaroo] kangaroos
    [seal] seals
   *[bear] bears
} ({ $count }).

prompt-place = { $turn_name } places a penguin beside an entertainer
prompt-place-1 = Where to? − is what a place costs; ★ makes a show ready.
prompt-place-2 = It sits beside its own family. Pay, or give up one of your entertainers?
prompt-stone = { $turn_name } may move a stone
prompt-stone-1 = Which penguin gets the stone?
prompt-perform = { $turn_name } says which entertainer goes next
prompt-entertain = { $turn_name } brings on the { $card }: where to?
prompt-entertain-1 = Which way round shall the { $card } lie?

button-stay = Move no stone
button-pay = Pay the penalty
button-upright = Upright
button-turned = Turned round

note-waits = { $count ->
    [0] waits for nothing
   *[other] waits for { $cells }
}
note-would-wait = { $turned ->
    [1] Turned round,
   *[0] Upright,
} the { $card } will wait for { $cells }
note-awaited = awaited by { $cards }
note-dots = dots: { $dot_messages }
direction-nw = NW
direction-n = N
direction-ne = NE
direction-w = W
direction-e = E
direction-sw = SW
direction-s = S
direction-se = SE
note-invited-by = invited by { $name }
note-penalty = Costs { $value } points: it would touch { $kin_cards }
note-penalty-short = −{ $value }
note-given-up = Gives up the { $card } instead of { $value } points for { $kin_cards }
note-gain = { $name } would get { $value }
note-show = The { $card } brings you { $value }; { $taker_name } would take it
note-show-removed = The { $card } brings you { $value } and leaves the game

count-penguins = { $count ->
    [0] The penguin pile is empty
    [one] { $count } penguin in the pile
   *[other] { $count } penguins in the pile
}
count-entertainers = { $count ->
    [0] No entertainer to come
    [one] { $count } entertainer to come
   *[other] { $count } entertainers to come
}
count-starter = { $starter_name } began
count-hand = { $count ->
    [one] { $count } penguin
   *[other] { $count } penguins
}
count-supply = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
count-held = { $count ->
    [one] { $count } entertainer
   *[other] { $count } entertainers
}
mark-last = new
mark-performed = has performed
mark-fun = had fun
mark-ready = ready to perform
mark-next = comes next

part-start = Points to begin with
part-show = The { $card } at { $cell }
part-penalty = Penalty for { $card } at { $cell }
part-form = { $count ->
    [one] { $count } entertainer
   *[other] { $count } entertainers
} of the favourite show, { $form ->
    [juggling] juggling
    [acrobatics] acrobatics
    [dance] dance
   *[music] music
}
part-most-alone = Most { $animal ->
    [sheep] sheep
    [kangaroo] kangaroos
    [seal] seals
   *[bear] bears
} ({ $count })
part-most-shared = Most { $animal ->
    [sheep] sheep
    [kangaroo] kangaroos
    [seal] seals
   *[bear] bears
}, shared ({ $count })

end-penguins-out = No penguin is left to draw.
end-entertainers-out = No entertainer is left to bring on.
end-no-room = The next entertainer finds no room.
end-no-place = There is no cell left for a penguin.
decided-points = The most points win.
decided-entertainer-points = The most points tie; more of them from entertainers win.
decided-entertainer-cards = Points tie, those from entertainers too; more entertainer cards win.
decided-height = Everything ties; the shorter player wins.
decided-clockwise = Everything ties; the first one clockwise from the one who began wins.

error-other-step = First { $step ->
    [place] a penguin is to be placed
    [stone] a stone may be moved, or stays
    [perform] one of the entertainers that are ready is to be chosen
    [entertain] the next entertainer is to be brought on
   *[over] look at the result: the game is over
}.
error-card-first = First choose a penguin of your hand, then its cell.
error-stone-first = First choose one of your stones, then the penguin that gets it.
error-not-your-stone = That stone is not yours.
error-cell-unreadable = “{ $text }” is not a cell.
error-off-iceberg = { $cell } is not on the iceberg, which is { $width } wide and { $height } high.
error-cell-taken = { $cell } is taken.
error-no-entertainer-beside = A penguin must touch an entertainer; none is beside { $cell }.
error-no-penalty-due = { $card } at { $cell } costs nothing, so no entertainer can be given up for it.
error-card-not-held = The { $card } is not yours to give up.
error-supply-empty = There is no stone left in the supply.
error-no-own-stone = None of your stones is at { $cell }.
error-no-penguin = There is no penguin at { $cell }.
error-stone-there = The penguin at { $cell } has a stone already.
error-not-ready = No entertainer is ready at { $cell }.
error-no-card-beside = The { $card } must touch another card; none is beside { $cell }.
error-completes-another = The { $card } at { $cell } would make another entertainer begin.
error-complete-at-once = The { $card } would begin at once at { $cell } that way round.
error-starter-wrong = Seat { $value } does not begin under the chosen option, but { $allowed }.
error-tables-unreadable = The game’s tables cannot be read: { $text }
error-tables-wrong = This is not as it should be: { $text }. Expected: { $allowed }

bot-little-about = Sees only what its own stones bring at once or nearly so, and forgets that relatives quarrel.
bot-rockhopper-about = Builds up its own audiences and minds penalties; never thinks of your stones, nor of entertainer cards.
bot-gentoo-about = Plays its turn out to the end, the new entertainer included, and knows what half-filled places are worth.
bot-emperor-about = Deals the hidden cards in its mind again and again, imagines everybody’s answers, and takes what lasts.

reason-ready = It makes the { $cards } ready to perform{ $value ->
    [0] .
   *[other] , worth { $value } to you as your stones lie.
}
reason-ready-short = { $value ->
    [0] ★
   *[other] ★ +{ $value }
}
reason-fun = There { $card } enjoys the { $cards }: a guest worth { $value }.
reason-saves = Giving up the { $card } saves { $value } points.
reason-fills = It takes { $cell }, a cell that was missing for the { $cards }.
reason-no-kin = { $card } touches no relative there, so it costs nothing.
reason-stay = As your stones lie, the entertainers would bring you { $value }.
reason-nobody-bare = No penguin without a stone enjoys an entertainer beside it.
reason-guest-now = { $card } at { $cell } enjoys the { $cards } now: { $value } points each.
reason-takes = You take the { $cards }, as your points there are fewest.
reason-guest = { $card } at { $cell } enjoys the { $cards }: { $value } points from each show to come.
reason-idle = The stone at { $cell } pleased nobody: no entertainer that its penguin enjoys is beside it.
reason-supply = It comes from your supply, so no guest of yours loses a stone.
reason-show = The { $card } brings you { $value }, all others together { $others }.
reason-last-show = It ends the game before the { $cards } can perform.
reason-show-alone = The { $card } brings nobody else any points.
reason-own-guests = Your guests there would enjoy the { $card }: { $value } points.
reason-would-take = As the stones lie, you would take the { $card }.
reason-no-rivals = No guest of anybody else would enjoy the { $card } there.
reason-hand = Your { $hand_cards } would enjoy the { $card }.
reason-waits = There the { $card } waits for { $count ->
    [one] one cell
   *[other] { $count } cells
}.
