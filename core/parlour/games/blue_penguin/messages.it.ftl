### Blue Penguin: nomi, eventi e ragioni

game-name = Blue Penguin
    .lang = en
game-designer = Tobia Botta
game-blurb = Prese di pinguini. Il numero più alto li prende tutti, ma quelli grandi costano punti e i piccoli blu ne portano.

option-experts = Variante per esperti
option-experts-help = I cinque valori si distribuiscono a caso ai cinque colori.
option-experts-off = No: il blu vale di più
option-experts-on = Sì: valori a caso
option-open-scores = Punti scoperti
option-open-scores-help = Mostra i punti di tutti durante il gioco. Le carte prese sono coperte: altrimenti bisogna ricordarsele.
option-open-scores-off = No: solo alla fine
option-open-scores-on = Sì: sempre

zone-values = Valori dei colori
zone-pile = Mazzo
zone-trick = Carte di questa presa
zone-last = Ultima presa
zone-hand = Mano di { $name }
zone-taken = Prese di { $name }

place-trick = Giocata da { $name }
place-last = Giocata da { $name }

colour = { $colour ->
    [blue] blu
    [purple] viola
    [red] rosso
    [orange] arancione
   *[yellow] giallo
}
face-penguin = { $number ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $number }
} { $colour ->
    [blue] blu
    [purple] viola
    [red] rosso
    [orange] arancione
   *[yellow] giallo
}
face-value = { $colour ->
    [blue] Blu
    [purple] Viola
    [red] Rosso
    [orange] Arancione
   *[yellow] Giallo
}: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
} a carta
face-hidden = Una carta coperta

field-cards = I 60 pinguini
heap-values = Valori dei colori
heap-pile = Mazzo, nell’ordine in cui si pesca

event-values = I valori sono distribuiti: blu { $blue }, viola { $purple }, rosso { $red }, arancione { $orange }, giallo { $yellow }.
event-dealt = { $name } riceve { $count } carte.
event-dealt-secret = { $name } riceve { $cards }.
event-starts = { $name } apre la prima presa.
event-played = { $name } gioca { $card }.
event-drew = { $name } pesca una carta; nel mazzo ne restano { $left }.
event-drew-secret = { $name } pesca { $card }; nel mazzo restano { $left } carte.
event-trick = { $name } fa la presa con { $card }: { $cards }. Vale { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
event-over = Il mazzo e le mani sono vuoti.

prompt-lead = { $turn_name } apre una presa
prompt-play = { $turn_name } gioca una carta
count-taken = { $count ->
    [one] { $count } carta presa
   *[other] { $count } carte prese
}
count-taken-last = { $count ->
    [0] L’ultima presa
    [one] { $count } carta presa, e l’ultima presa
   *[other] { $count } carte prese, e l’ultima presa
}
count-pile = { $count ->
    [0] Il mazzo è vuoto
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
count-trick = Presa { $number }
mark-highest = la più alta finora
mark-took = ha fatto la presa

part-colour = { $count } × { $colour ->
    [blue] blu
    [purple] viola
    [red] rosso
    [orange] arancione
   *[yellow] giallo
} a { $value }
end-hands-empty = Il mazzo e le mani sono vuoti.
decided-highest = Vince il punteggio più alto.
decided-highest-shared = Vincono tutti quelli con il punteggio più alto.

error-values-wrong = I cinque valori dei colori non vanno bene: { $values }.

bot-little-about = Apre basso e prende ciò che sul tavolo sembra buono; non pensa mai a che cosa prendono gli altri.
bot-rockhopper-about = Valuta la presa sul tavolo come se finisse con la sua carta, per sé e per gli altri; non ricorda nessun’altra presa.
bot-gentoo-about = Conta ciò che è stato giocato, prova le carte che gli altri possono avere, e guarda fino alla fine della presa.
bot-emperor-about = Guarda tre o quattro prese avanti, indovina dal tuo gioco come pensi e che cosa hai tenuto, e gioca per vincere.

reason-takes = Fa la presa per { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
reason-takes-surely = La presa non si può più perdere: finora vale { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
reason-highest = La presa finora è tua. { $count ->
    [one] Solo { $count } delle { $unseen } carte mai viste può ancora batterla.
   *[other] { $count } delle { $unseen } carte mai viste possono ancora batterla.
}
reason-shown = Le carte sul tavolo valgono { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
reason-leaves = Lascia la presa a { $top_name }, per { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
reason-ducks = Resta sotto { $card }: la presa, che senza di lei vale { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}, va a qualcun altro.
reason-below = Resta sotto la carta di { $top_name } ({ $card }); la tua seconda carta può ancora fare la presa.
reason-gets-rid = Mette { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} in una presa dove { $top_name } è in testa.
reason-leads = Apre con una carta da { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
reason-keeps = Tiene { $card }, che vale { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
reason-same = Le tue due carte vanno entrambe in quest’ultima presa, in qualunque ordine.
reason-last-card = È l’unica carta rimasta.
