### Penguin Party: names, events and reasons

game-name = Penguin Party
    .lang = en
game-designer = Reiner Knizia
game-blurb = Everybody builds one pyramid of penguins. Who has no card that fits drops out and pays for every penguin left over.

option-rounds = Rounds
option-rounds-help = A match has as many rounds as players, and everybody starts one of them.
option-rounds-match = As many as players
option-rounds-single = A single round
option-ties = A tie for the fewest points
option-ties-help = What happens when several players have the fewest points at the end.
option-ties-shared = All of them win
option-ties-play-on = Play on until one is alone in front
option-starter = Who starts
option-starter-help = Who starts the first round; it is said to be the player who last saw a penguin.
option-starter-random = Chance decides

zone-pyramid = Pyramid of penguins
zone-aside = Cards laid aside
zone-hand = Hand of { $name }
zone-chips = Points of { $name }
place-pyramid = { $tier ->
    [0] bottom tier, column { $column }
   *[other] tier { $tier }, column { $column }
}

face-penguin = { $colour ->
    [red] red penguin
    [blue] blue penguin
    [yellow] yellow penguin
    [purple] purple penguin
   *[green] green penguin
}
face-chip = { $value ->
    [one] chip of { $value } point
   *[other] chip of { $value } points
}
face-open-any = place for any colour
face-open = place for { $cards }
face-hidden = A hidden card

field-cards = The 36 penguins, by colour
heap-left-over = Left over; it starts the bottom tier
heap-aside = Laid aside, face down

event-round = Round { $round } begins; all cards are shuffled and dealt.
event-dealt = { $name } gets { $count } cards.
event-dealt-secret = { $name } gets { $cards }.
event-left-over = One card is left over and starts the bottom tier: { $card }.
event-laid-aside = { $count } cards are laid aside, face down.
event-starts = { $name } starts.
event-played = { $tier ->
    [0] { $name } puts a { $card } on the bottom tier, column { $column }.
   *[other] { $name } puts a { $card } on tier { $tier }, column { $column }.
}
event-emptied = { $returned ->
    [0] { $name } has played the last card and has no points to give back.
    [one] { $name } has played the last card and gives back { $returned } point.
   *[other] { $name } has played the last card and gives back { $returned } points.
}
event-out = { $name } cannot play and is out of the round. { $count ->
    [one] { $count } card is left: { $count } point.
   *[other] { $count } cards are left: { $count } points.
} Would have fitted: { $fitting_cards }.
event-round-over = Nobody can play any more. Round { $round } is over.

prompt-first = { $turn_name } lays the first penguin
prompt-play = { $turn_name } plays a penguin
prompt-next-round = { $starter_name } starts round { $round }
prompt-play-on = The fewest points are shared by { $tied_names }: all play on. { $starter_name } starts round { $round }
prompt-alone = { $turn_name } goes on alone
count-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
count-round = { $rounds ->
    [1] { $round ->
        [1] A single round
       *[other] Round { $round }, to settle the tie
    }
   *[other] Round { $round } of { $rounds }
}
count-bottom = Bottom tier: { $count } of { $limit }
count-starter = { $starter_name } started
count-fitting = { $count ->
    [5] Every colour fits somewhere
   *[other] Fits somewhere: { $cards }
}
mark-last = played last
mark-new = played since your turn
note-laid = laid by { $name }
note-left-over = left over from the deal
note-fits = fits here: { $cards }
note-fits-any = every colour fits here
note-out = { $count ->
    [one] Could not play; { $count } card left: { $count } point
   *[other] Could not play; { $count } cards left: { $count } points
}. Would have fitted: { $fitting_cards }
note-emptied = { $returned ->
    [0] All cards played, no points to give back
    [one] All cards played, { $returned } point given back
   *[other] All cards played, { $returned } points given back
}
note-last-card = { $returned ->
    [0] Your last card. You have no points to give back.
    [one] Your last card: you give back { $returned } point.
   *[other] Your last card: you give back { $returned } points.
}

part-round = Round { $round }
part-cards-left = Cards left in hand: { $count }
part-emptied = Empty hand; points given back: { $returned }
end-rounds-played = All rounds have been played.
end-alone-in-front = The tie is settled.
decided-fewest = The fewest points win.
decided-fewest-shared = All who tie for the fewest points win.

bot-little-about = Looks at its own cards only and plays the colour of which it has most.
bot-rockhopper-about = Looks one move ahead and keeps places open for its own colours; never thinks of yours.
bot-gentoo-about = Looks some moves ahead, but forgets what those who dropped out cannot hold.
bot-emperor-about = Looks far ahead, remembers who could not play what, and plays for the whole match.

reason-last-card = { $count ->
    [0] It is your last card: none is left to pay for.
    [one] It is your last card: you give back { $count } point.
   *[other] It is your last card: you give back { $count } points.
}
reason-alone = You play on alone: nobody can close a place any more.
reason-closes = { $count ->
    [one] It leaves no place for a { $cards }; you keep none, and one card is still hidden.
   *[other] It leaves no place for a { $cards }; you keep none, and { $count } cards are still hidden.
}
reason-only-place = It takes the only place where a { $card } fits.
reason-opens = It opens a place for your { $cards }.
reason-keeps = { $count ->
    [one] It keeps a place
   *[other] It keeps { $count } places
} for { $left ->
    [one] your { $card }.
   *[other] your { $left } { $card }s.
}
reason-bottom = { $count ->
    [0] It takes the last place of the bottom tier, where any colour would fit.
   *[other] It takes a place of the bottom tier, where any colour would fit.
}
reason-rid = It was your only { $card }.
reason-most = You hold { $count } { $card }s, of no colour more.
reason-narrows = It leaves fewer places for a { $cards }; you keep none.
reason-all-fit = All colours that you hold still fit somewhere.
brings-lost = It closes the last place for your { $cards }.
brings-shut = It leaves no place for a { $cards }.
brings-opens = It opens a place above for a { $cards }.

order-colour = by colour
order-dealt = as dealt

error-starter-wrong = { $wanted_name } has to start this round, not { $name }.
error-round-over = The round is over.
error-card-first = First choose a card of your hand, then its place.
error-fits-nowhere = A { $card } fits nowhere now. What fits somewhere: { $fitting_cards }.
error-below-bottom = There is nothing below the bottom tier.
error-first-card = The first card starts the bottom tier: tier 0, column 0.
error-bottom-full = The bottom tier is full: it holds { $limit } cards.
error-not-connected = The bottom tier is one unbroken row. A card may join it at column { $left } or { $right } only.
error-place-taken = A { $card } lies there already.
error-gap = { $count ->
    [0] Both cards below that place are missing.
   *[other] One of the two cards below that place is missing.
}
error-colour-fits-neither = A { $card } fits neither of the cards below: a { $left_card } and a { $right_card }.
