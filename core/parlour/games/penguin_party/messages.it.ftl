### Penguin Party: nomi, eventi e ragioni

game-name = Penguin Party
    .lang = en
game-designer = Reiner Knizia
game-blurb = Tutti costruiscono una sola piramide di pinguini. Chi non ha una carta adatta esce e paga per ogni pinguino che gli resta.

option-rounds = Manche
option-rounds-help = Una partita ha tante manche quanti giocatori, e ognuno ne comincia una.
option-rounds-match = Tante quanti i giocatori
option-rounds-single = Una sola manche
option-ties = Parità per il minor numero di punti
option-ties-help = Che cosa succede quando alla fine più giocatori hanno il minor numero di punti.
option-ties-shared = Vincono tutti
option-ties-play-on = Si continua finché uno è solo in testa
option-starter = Chi comincia
option-starter-help = Chi comincia la prima manche; si dice che sia l’ultimo ad aver visto un pinguino.
option-starter-random = Decide il caso

zone-pyramid = Piramide di pinguini
zone-aside = Carte messe da parte
zone-hand = Mano di { $name }
zone-chips = Punti di { $name }
place-pyramid = { $tier ->
    [0] piano in basso, colonna { $column }
   *[other] piano { $tier }, colonna { $column }
}

face-penguin = { $colour ->
    [red] pinguino rosso
    [blue] pinguino blu
    [yellow] pinguino giallo
    [purple] pinguino viola
   *[green] pinguino verde
}
face-chip = { $value ->
    [one] gettone da { $value } punto
   *[other] gettone da { $value } punti
}
face-open-any = posto per ogni colore
face-open = posto per { $cards }
face-hidden = Una carta coperta

field-cards = I 36 pinguini, per colore
heap-left-over = Avanzata; comincia il piano in basso
heap-aside = Messe da parte, coperte

event-round = Comincia la manche { $round }; tutte le carte sono mescolate e distribuite.
event-dealt = { $name } riceve { $count } carte.
event-dealt-secret = { $name } riceve { $cards }.
event-left-over = Avanza una carta e comincia il piano in basso: { $card }.
event-laid-aside = { $count } carte sono messe da parte, coperte.
event-starts = { $name } comincia.
event-played = { $tier ->
    [0] { $name } mette un { $card } al piano in basso, colonna { $column }.
   *[other] { $name } mette un { $card } al piano { $tier }, colonna { $column }.
}
event-emptied = { $returned ->
    [0] { $name } ha giocato l’ultima carta e non ha punti da restituire.
    [one] { $name } ha giocato l’ultima carta e restituisce { $returned } punto.
   *[other] { $name } ha giocato l’ultima carta e restituisce { $returned } punti.
}
event-out = { $name } non può giocare ed esce dalla manche. { $count ->
    [one] Resta { $count } carta: { $count } punto.
   *[other] Restano { $count } carte: { $count } punti.
} Sarebbe andato bene: { $fitting_cards }.
event-round-over = Nessuno può più giocare. La manche { $round } è finita.

prompt-first = { $turn_name } mette il primo pinguino
prompt-play = { $turn_name } mette un pinguino
prompt-next-round = { $starter_name } comincia la manche { $round }
prompt-play-on = Il minor numero di punti è di { $tied_names }: continuano tutti. { $starter_name } comincia la manche { $round }
prompt-alone = { $turn_name } continua senza gli altri
count-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
count-round = { $rounds ->
    [1] { $round ->
        [1] Una sola manche
       *[other] Manche { $round }, di spareggio
    }
   *[other] Manche { $round } di { $rounds }
}
count-bottom = Piano in basso: { $count } di { $limit }
count-starter = { $starter_name } ha cominciato
count-fitting = { $count ->
    [5] Ogni colore ha un posto
   *[other] Hanno un posto: { $cards }
}
mark-last = giocata per ultima
mark-new = giocata dopo il tuo turno
note-laid = messa da { $name }
note-left-over = avanzata dalla distribuzione
note-fits = qui vanno: { $cards }
note-fits-any = qui va ogni colore
note-out = { $count ->
    [one] Non ha potuto giocare; resta { $count } carta: { $count } punto
   *[other] Non ha potuto giocare; restano { $count } carte: { $count } punti
}. Sarebbe andato bene: { $fitting_cards }
note-emptied = { $returned ->
    [0] Tutte le carte giocate, nessun punto da restituire
    [one] Tutte le carte giocate, { $returned } punto restituito
   *[other] Tutte le carte giocate, { $returned } punti restituiti
}
note-last-card = { $returned ->
    [0] La tua ultima carta. Non hai punti da restituire.
    [one] La tua ultima carta: restituisci { $returned } punto.
   *[other] La tua ultima carta: restituisci { $returned } punti.
}

part-round = Manche { $round }
part-cards-left = Carte rimaste in mano: { $count }
part-emptied = Mano vuota; punti restituiti: { $returned }
end-rounds-played = Tutte le manche sono giocate.
end-alone-in-front = La parità è risolta.
decided-fewest = Vince chi ha meno punti.
decided-fewest-shared = Vincono tutti quelli con meno punti.

bot-little-about = Guarda solo le sue carte e gioca il colore di cui ne ha di più.
bot-rockhopper-about = Guarda una mossa avanti e tiene aperti i posti per i suoi colori; non pensa mai ai tuoi.
bot-gentoo-about = Guarda alcune mosse avanti, ma dimentica che cosa non può avere chi è uscito.
bot-emperor-about = Guarda lontano, ricorda chi non ha potuto giocare che cosa, e gioca per tutta la partita.

reason-last-card = { $count ->
    [0] È la tua ultima carta: non ne resta nessuna da pagare.
    [one] È la tua ultima carta: restituisci { $count } punto.
   *[other] È la tua ultima carta: restituisci { $count } punti.
}
reason-alone = Continui senza gli altri: nessuno può più chiudere un posto.
reason-closes = { $count ->
    [one] Poi non c’è più posto per: { $cards }; tu non ne tieni, e una carta è ancora coperta.
   *[other] Poi non c’è più posto per: { $cards }; tu non ne tieni, e { $count } carte sono ancora coperte.
}
reason-only-place = Prende l’unico posto dove va un { $card }.
reason-opens = Apre un posto per ciò che hai in mano: { $cards }.
reason-keeps = { $count ->
    [one] Tiene un posto
   *[other] Tiene { $count } posti
} per { $left ->
    [one] il tuo { $card }.
   *[other] { $left } × { $card } nella tua mano.
}
reason-bottom = { $count ->
    [0] Prende l’ultimo posto del piano in basso, dove andrebbe ogni colore.
   *[other] Prende un posto del piano in basso, dove andrebbe ogni colore.
}
reason-rid = Era il tuo unico { $card }.
reason-most = Hai { $count } × { $card }, e di nessun colore di più.
reason-narrows = Poi ci sono meno posti per: { $cards }; tu non ne tieni.
reason-all-fit = Tutti i colori che hai vanno ancora da qualche parte.
brings-lost = Poi non c’è più posto per ciò che hai in mano: { $cards }.
brings-shut = Poi non c’è più posto per: { $cards }.
brings-opens = Apre un posto sopra per: { $cards }.

order-colour = per colore
order-dealt = come distribuita

error-starter-wrong = Questa manche la deve cominciare { $wanted_name }, non { $name }.
error-round-over = La manche è finita.
error-card-first = Scegli prima una carta della tua mano, poi il suo posto.
error-fits-nowhere = Un { $card } ora non va da nessuna parte. Hanno un posto: { $fitting_cards }.
error-below-bottom = Sotto il piano in basso non c’è niente.
error-first-card = La prima carta comincia il piano in basso: piano 0, colonna 0.
error-bottom-full = Il piano in basso è pieno: tiene { $limit } carte.
error-not-connected = Il piano in basso è una fila senza buchi. Si può aggiungere solo nella colonna { $left } o { $right }.
error-place-taken = Lì c’è già un { $card }.
error-gap = { $count ->
    [0] Mancano tutte e due le carte sotto quel posto.
   *[other] Manca una delle due carte sotto quel posto.
}
error-colour-fits-neither = Un { $card } non va con nessuna delle carte sotto: un { $left_card } e un { $right_card }.
