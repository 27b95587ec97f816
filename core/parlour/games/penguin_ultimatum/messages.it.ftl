### The Penguin Ultimatum: nomi, eventi e ragioni

game-name = The Penguin Ultimatum
    .lang = en
game-designer = Jim Doherty
game-blurb = Un banchetto sull’iceberg. Metti i pinguini intorno agli artisti, invita quelli a cui piacerà lo spettacolo, e tieni lontani i parenti.

option-iceberg = Iceberg
option-iceberg-help = Quanto spazio ha il banchetto.
option-iceberg-standard = Normale: 9 × 9
option-iceberg-small = Piccolo: largo 9, alto 7
option-iceberg-large = Grande: 11 × 11
option-fixed-setup = Inizio fisso
option-fixed-setup-help = I primi artisti sono tutti diversi, per animale e per tipo di spettacolo.
option-fixed-setup-off = No: come vengono
option-fixed-setup-on = Sì: tutti diversi
option-starter = Chi comincia
option-starter-help = «Il più basso» richiede l’altezza di tutti; se manca, decide il caso.
option-starter-random = Chiunque, a caso
option-starter-shortest = Il più basso
option-height = Altezza in centimetri
option-height-help = Decide le ultime parità, e chi comincia se tocca al più basso. Può mancare.

zone-iceberg = Iceberg
zone-entertainers = Prossimo artista
zone-penguins = Mazzo dei pinguini
zone-performance = Spettacolo preferito di { $name }
zone-held = Artisti di { $name }
zone-supply = Pietre di { $name }
zone-hand = Mano di { $name }

place-iceberg = { $letter }{ $row }

face-penguin = il { $number } { $family ->
    [green] verde
    [brown] marrone
    [red] rosso
   *[blue] blu
} di { $form ->
    [juggling] giocoleria
    [acrobatics] acrobazia
    [dance] danza
   *[music] musica
}
face-entertainer = { $animal ->
    [sheep] la pecora { $form ->
        [juggling] giocoliera
        [acrobatics] acrobata
        [dance] ballerina
       *[music] musicista
    }
    [kangaroo] il canguro { $form ->
        [juggling] giocoliere
        [acrobatics] acrobata
        [dance] ballerino
       *[music] musicista
    }
    [seal] la foca { $form ->
        [juggling] giocoliera
        [acrobatics] acrobata
        [dance] ballerina
       *[music] musicista
    }
   *[bear] l’orso { $form ->
        [juggling] giocoliere
        [acrobatics] acrobata
        [dance] ballerino
       *[music] musicista
    }
}
face-performance = { $form ->
    [juggling] giocoleria
    [acrobatics] acrobazia
    [dance] danza
   *[music] musica
}
face-curtain = sipario
face-stone = pietra { $number }
face-hidden = una carta coperta

field-penguins = I 64 pinguini
field-entertainers = I 16 artisti
field-performances = Spettacoli preferiti
heap-performance = Spettacolo preferito di { $name }
heap-entertainers = Artisti, nell’ordine in cui vengono
heap-pile = Mazzo dei pinguini, nell’ordine in cui si pesca

order-family = per famiglia
order-form = per spettacolo
order-value = per numero
order-drawn = come pescata

event-seated = { $name } comincia con 10 punti e { $stones } pietre, e raccoglie: { $card }.
event-laid = In { $cell } c’è { $card }{ $turned ->
    [1] , a rovescio
   *[0] {""}
}.
event-turned-up = Il prossimo artista è { $card }; nel mazzo ne restano { $left }.
event-pile-empty = Era l’ultimo artista del mazzo.
event-dealt = { $name } riceve { $count } pinguini.
event-dealt-secret = { $name } riceve { $cards }.
event-starts = { $name } comincia.
event-placed = { $name } mette { $card } in { $cell }.
event-penalty = { $name } perde { $value } punti: { $card } sta accanto alla sua famiglia, { $kin_cards }.
event-given-up = { $name } rinuncia a un artista, { $card }, e si risparmia una penalità di { $value } per { $kin_cards }.
event-stone-set = { $name } invita { $card } in { $cell }; pietre rimaste: { $left }.
event-stone-moved = { $name } sposta una pietra da { $source } a { $cell }, su { $card }.
event-stayed = { $name } non sposta pietre.
event-performs = In { $cell } si esibisce { $card }.
event-fun = In { $cell } { $card }, ospite di { $name }, si diverte: { $entertainer_card } ({ $by ->
    [family] l’animale preferito della famiglia
    [form] lo spettacolo preferito
   *[both] l’animale preferito della famiglia e lo spettacolo preferito
}); { $value } punti.
event-took = { $name } prende { $card }: nessun altro ne ha avuto così poco ({ $value }).
event-removed-tie = { $names } sono pari per il minor numero di punti, { $value }: { $card } esce dal gioco.
event-removed-nobody = Nessuno ha fatto punti: { $card } esce dal gioco.
event-curtain = In { $cell } cala il sipario.
event-entertainer = { $name } porta { $card } in { $cell }, { $turned ->
    [1] a rovescio
   *[0] dritto
}.
event-drew = { $name } pesca un pinguino; nel mazzo ne restano { $left }.
event-drew-secret = { $name } pesca { $card }; nel mazzo restano { $left } pinguini.
event-over = Il banchetto è finito: { $reason ->
    [penguins-out] non ci sono più pinguini da pescare.
    [entertainers-out] non ci sono più artisti da portare.
    [no-room] il prossimo artista non trova posto.
   *[no-place] non c’è più una casella per un pinguino.
}{ $waiting ->
    [0] {""}
    [one] {" "}Un altro artista era pronto e non può esibirsi.
   *[other] {" "}Altri { $waiting } artisti erano pronti e non possono esibirsi.
}
event-bonus-form = { $name } riceve { $count ->
    [one] 2 punti per un artista
   *[other] 2 punti per ognuno di { $count } artisti
} dello spettacolo preferito, { $form ->
    [juggling] giocoleria
    [acrobatics] acrobazia
    [dance] danza
   *[music] musica
}.
event-bonus-most-alone = { $name } riceve 5 punti per il maggior numero di { $animal ->
    [sheep] pecore
    [kangaroo] canguri
    [seal] foche
   *[bear] orsi
} ({ $count }).
event-bonus-most-shared = { $name } riceve 3 punti per il maggior numero di { $animal ->
    [sheep] pecore
    [kangaroo] canguri
    [seal] foche
   *[bear] orsi
}, a pari merito ({ $count }).

prompt-place = { $turn_name } mette un pinguino accanto a un artista
prompt-place-1 = Dove? − è quanto costa il posto; ★ rende pronto uno spettacolo.
prompt-place-2 = Sta accanto alla sua famiglia. Paghi, o rinunci a uno dei tuoi artisti?
prompt-stone = { $turn_name } può spostare una pietra
prompt-stone-1 = Quale pinguino riceve la pietra?
prompt-perform = { $turn_name } dice quale artista si esibisce per primo
prompt-entertain = { $turn_name } porta { $card }: dove?
prompt-entertain-1 = In che verso deve stare { $card }?

button-stay = Non spostare pietre
button-pay = Paga la penalità
button-upright = Dritto
button-turned = A rovescio

note-waits = { $count ->
    [0] non aspetta niente
   *[other] aspetta { $cells }
}
note-would-wait = { $turned ->
    [1] A rovescio,
   *[0] Dritto,
} { $card } aspetterà { $cells }
note-awaited = qui aspetta { $cards }
note-dots = puntini verso: { $dot_messages }
direction-nw = NO
direction-n = N
direction-ne = NE
direction-w = O
direction-e = E
direction-sw = SO
direction-s = S
direction-se = SE
note-invited-by = su invito di { $name }
note-penalty = Costa { $value } punti: toccherebbe { $kin_cards }
note-penalty-short = −{ $value }
note-given-up = Rinuncia a un artista, { $card }, invece di { $value } punti per { $kin_cards }
note-gain = { $name } riceverebbe { $value }
note-show = Questo spettacolo ({ $card }) ti porta { $value }; la carta andrebbe a { $taker_name }
note-show-removed = Questo spettacolo ({ $card }) ti porta { $value }; la carta uscirebbe dal gioco

count-penguins = { $count ->
    [0] Il mazzo dei pinguini è vuoto
    [one] { $count } pinguino nel mazzo
   *[other] { $count } pinguini nel mazzo
}
count-entertainers = { $count ->
    [0] Nessun artista deve più venire
    [one] Deve venire ancora { $count } artista
   *[other] Devono venire ancora { $count } artisti
}
count-starter = { $starter_name } ha cominciato
count-hand = { $count ->
    [one] { $count } pinguino
   *[other] { $count } pinguini
}
count-supply = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
count-held = { $count ->
    [one] { $count } artista
   *[other] { $count } artisti
}
mark-last = nuova
mark-performed = si è esibito
mark-fun = si è divertito
mark-ready = pronto a esibirsi
mark-next = viene adesso

part-start = Punti iniziali
part-show = In { $cell }: { $card }
part-penalty = Penalità in { $cell }: { $card }
part-form = { $count ->
    [one] { $count } artista
   *[other] { $count } artisti
} dello spettacolo preferito, { $form ->
    [juggling] giocoleria
    [acrobatics] acrobazia
    [dance] danza
   *[music] musica
}
part-most-alone = Il maggior numero di { $animal ->
    [sheep] pecore
    [kangaroo] canguri
    [seal] foche
   *[bear] orsi
} ({ $count })
part-most-shared = Il maggior numero di { $animal ->
    [sheep] pecore
    [kangaroo] canguri
    [seal] foche
   *[bear] orsi
}, a pari merito ({ $count })

end-penguins-out = Non ci sono più pinguini da pescare.
end-entertainers-out = Non ci sono più artisti da portare.
end-no-room = Il prossimo artista non trova posto.
end-no-place = Non c’è più una casella per un pinguino.
decided-points = Vince chi ha più punti.
decided-entertainer-points = Parità di punti; vince chi ne ha di più dagli artisti.
decided-entertainer-cards = Parità di punti, anche dagli artisti; vince chi ha più carte di artisti.
decided-height = Parità in tutto; vince il più basso.
decided-clockwise = Parità in tutto; vince il primo in senso orario a partire da chi ha cominciato.

error-other-step = Prima { $step ->
    [place] si deve mettere un pinguino
    [stone] si può spostare una pietra, o lasciarle stare
    [perform] si deve scegliere uno degli artisti pronti
    [entertain] si deve portare il prossimo artista
   *[over] guarda il risultato: la partita è finita
}.
error-card-first = Scegli prima un pinguino della tua mano, poi la sua casella.
error-stone-first = Scegli prima una delle tue pietre, poi il pinguino che la riceve.
error-not-your-stone = Quella pietra non è tua.
error-cell-unreadable = «{ $text }» non è una casella.
error-off-iceberg = { $cell } non è sull’iceberg, che è largo { $width } e alto { $height }.
error-cell-taken = { $cell } è occupata.
error-no-entertainer-beside = Un pinguino deve toccare un artista; accanto a { $cell } non ce n’è.
error-no-penalty-due = In { $cell } { $card } non costa niente: per lui non si può rinunciare a nessun artista.
error-card-not-held = Non puoi rinunciarci, non è tuo: { $card }.
error-supply-empty = Nella riserva non ci sono più pietre.
error-no-own-stone = In { $cell } non c’è nessuna tua pietra.
error-no-penguin = In { $cell } non c’è nessun pinguino.
error-stone-there = Il pinguino in { $cell } ha già una pietra.
error-not-ready = In { $cell } non è pronto nessun artista.
error-no-card-beside = Bisogna toccare un’altra carta; accanto a { $cell } non ce n’è per { $card }.
error-completes-another = In { $cell } { $card } farebbe cominciare un altro artista.
error-complete-at-once = In { $cell } { $card } comincerebbe subito in quel verso.
error-starter-wrong = Con questa variante non comincia il posto { $value }, ma { $allowed }.
error-tables-unreadable = Le tabelle del gioco non si possono leggere: { $text }
error-tables-wrong = Questo non è come deve essere: { $text }. Atteso: { $allowed }

bot-little-about = Vede solo ciò che le sue pietre portano subito o quasi, e dimentica che i parenti litigano.
bot-rockhopper-about = Si costruisce un pubblico e teme le penalità; non pensa mai alle tue pietre, né alle carte degli artisti.
bot-gentoo-about = Gioca il suo turno in mente fino in fondo, nuovo artista compreso, e sa quanto valgono i posti mezzi pieni.
bot-emperor-about = Ridistribuisce in mente le carte coperte, ancora e ancora, immagina le risposte di tutti, e prende ciò che dura.

reason-ready = Così comincia lo spettacolo: { $cards }{ $value ->
    [0] .
   *[other] , che per te vale { $value } con le pietre come stanno.
}
reason-ready-short = { $value ->
    [0] ★
   *[other] ★ +{ $value }
}
reason-fun = Lì { $card } si diverte ({ $cards }): un ospite che vale { $value }.
reason-saves = Rinunciarci risparmia { $value } punti: { $card }.
reason-fills = Prende { $cell }, una casella che mancava ancora: { $cards }.
reason-no-kin = Lì { $card } non tocca nessun parente: non costa niente.
reason-stay = Con le pietre come stanno, gli artisti ti porterebbero { $value }.
reason-nobody-bare = Nessun pinguino senza pietra ama un artista accanto a sé.
reason-guest-now = In { $cell } { $card } ora si diverte ({ $cards }): { $value } punti ogni volta.
reason-takes = Prendi { $cards }, perché lì hai meno punti di tutti.
reason-guest = In { $cell } { $card } si divertirà ({ $cards }): { $value } punti quando sarà il momento.
reason-idle = La pietra in { $cell } non piaceva a nessuno: il suo pinguino non ama nessun artista accanto a sé.
reason-supply = Viene dalla tua riserva: nessun tuo ospite perde la sua pietra.
reason-show = Questo spettacolo ({ $card }) ti porta { $value }, a tutti gli altri insieme { $others }.
reason-last-show = Così la partita finisce prima che si esibisca { $cards }.
reason-show-alone = Questo spettacolo non porta punti a nessun altro: { $card }.
reason-own-guests = I tuoi ospiti lì si divertirebbero ({ $card }): { $value } punti.
reason-would-take = Con le pietre come stanno, prenderesti { $card }.
reason-no-rivals = Lì nessun ospite di altri si divertirebbe con { $card }.
reason-hand = Nella tua mano si divertirebbe con { $card }: { $hand_cards }.
reason-waits = Lì { $card } aspetta { $count ->
    [one] una casella
   *[other] { $count } caselle
}.
