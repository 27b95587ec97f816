### Blue Penguin: names, events and reasons

game-name = Blue Penguin
    .lang = en
game-designer = Tobia Botta
game-blurb = Tricks of penguins. The highest number takes them all, but the tall ones cost points and the little blue ones bring them.

option-experts = Experts’ variant
option-experts-help = The five values are dealt at random to the five colours.
option-experts-off = Off: blue is worth the most
option-experts-on = On: values at random
option-open-scores = Open scores
option-open-scores-help = Show everybody’s points during play. Taken cards lie face down, so otherwise one has to remember.
option-open-scores-off = Off: points are shown at the end
option-open-scores-on = On: points are always shown

zone-values = Values of the colours
zone-pile = Draw pile
zone-trick = Cards of this trick
zone-last = Last trick
zone-hand = Hand of { $name }
zone-taken = Cards taken by { $name }

place-trick = Played by { $name }
place-last = Played by { $name }

colour = { $colour ->
    [blue] blue
    [purple] purple
    [red] red
    [orange] orange
   *[yellow] yellow
}
face-penguin = { $number } { $colour ->
    [blue] blue
    [purple] purple
    [red] red
    [orange] orange
   *[yellow] yellow
}
face-value = { $colour ->
    [blue] Blue
    [purple] Purple
    [red] Red
    [orange] Orange
   *[yellow] Yellow
} is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} a card
face-hidden = A hidden card

field-cards = The 60 penguins
heap-values = Values of the colours
heap-pile = Draw pile, in the order in which it is drawn

event-values = The values are dealt: blue { $blue }, purple { $purple }, red { $red }, orange { $orange }, yellow { $yellow }.
event-dealt = { $name } gets { $count } cards.
event-dealt-secret = { $name } gets { $cards }.
event-starts = { $name } leads first.
event-played = { $name } plays { $card }.
event-drew = { $name } draws a card; { $left } left in the pile.
event-drew-secret = { $name } draws { $card }; { $left } left in the pile.
event-trick = { $name } takes the trick with { $card }: { $cards }. It is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-over = Pile and hands are empty.

prompt-lead = { $turn_name } leads a trick
prompt-play = { $turn_name } plays a card
count-taken = { $count ->
    [one] { $count } card taken
   *[other] { $count } cards taken
}
count-taken-last = { $count ->
    [0] The last trick taken
    [one] { $count } card taken, and the last trick
   *[other] { $count } cards taken, and the last trick
}
count-pile = { $count ->
    [0] The pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
count-trick = Trick { $number }
mark-highest = highest so far
mark-took = took the trick

part-colour = { $count } { $colour ->
    [blue] blue
    [purple] purple
    [red] red
    [orange] orange
   *[yellow] yellow
} × { $value }
end-hands-empty = Pile and hands are empty.
decided-highest = The highest score wins.
decided-highest-shared = All who tie for the highest score win.

error-values-wrong = The five values of the colours do not fit: { $values }.

bot-little-about = Leads low and takes what looks good on the table; never thinks of what others get.
bot-rockhopper-about = Weighs the trick on the table as if it ended with its own card, for itself and for others; remembers no other trick.
bot-gentoo-about = Counts what was played, tries out the cards that others may hold, and looks to the end of the trick.
bot-emperor-about = Looks three or four tricks ahead, guesses from your play how you think and what you kept, and plays for the win.

reason-takes = It takes the trick for { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-takes-surely = The trick can no longer be lost: it is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} so far.
reason-highest = The trick is yours so far. { $count ->
    [one] Only { $count } of { $unseen } unseen cards can still beat it.
   *[other] { $count } of { $unseen } unseen cards can still beat it.
}
reason-shown = The cards on the table are worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-leaves = It leaves the trick to { $top_name }, for { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-ducks = It stays below { $card }: the trick, worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} without it, goes to somebody else.
reason-below = It stays below { $card } of { $top_name }; your second card can still take the trick.
reason-gets-rid = It puts { $count ->
    [one] { $count } point
   *[other] { $count } points
} on a trick in which { $top_name } is highest.
reason-leads = It leads a card of { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-keeps = It keeps { $card }, worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
reason-same = Both of your cards go into this last trick, in whatever order.
reason-last-card = It is the only card left.
