### Penguin Party: Namen, Ereignisse und Gründe

game-name = Penguin Party
    .lang = en
game-designer = Reiner Knizia
game-blurb = Alle bauen an einer Pyramide aus Pinguinen. Wer keine passende Karte hat, ist raus und zahlt für jeden Pinguin, der übrig bleibt.

option-rounds = Runden
option-rounds-help = Eine Partie hat so viele Runden wie Spieler, und alle fangen eine davon an.
option-rounds-match = So viele wie Spieler
option-rounds-single = Eine einzige Runde
option-ties = Gleichstand bei den wenigsten Punkten
option-ties-help = Was geschieht, wenn am Ende mehrere die wenigsten Punkte haben.
option-ties-shared = Alle von ihnen gewinnen
option-ties-play-on = Weiterspielen, bis jemand allein vorn liegt
option-starter = Wer anfängt
option-starter-help = Wer die erste Runde anfängt; es heißt, das sei, wer zuletzt einen Pinguin gesehen hat.
option-starter-random = Der Zufall entscheidet

zone-pyramid = Pyramide der Pinguine
zone-aside = Beiseitegelegte Karten
zone-hand = Hand von { $name }
zone-chips = Punkte von { $name }
place-pyramid = { $tier ->
    [0] unterste Ebene, Spalte { $column }
   *[other] Ebene { $tier }, Spalte { $column }
}

face-penguin = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
   *[green] Grün
}
face-chip = { $value ->
    [one] Chip zu { $value } Punkt
   *[other] Chip zu { $value } Punkten
}
face-open-any = Platz für jede Farbe
face-open = Platz für { $cards }
face-hidden = Eine verdeckte Karte

field-cards = Die 36 Pinguine, nach Farben
heap-left-over = Übrig; beginnt die unterste Ebene
heap-aside = Verdeckt beiseitegelegt

event-round = Runde { $round } beginnt; alle Karten sind gemischt und verteilt.
event-dealt = { $name } bekommt { $count } Karten.
event-dealt-secret = { $name } bekommt: { $cards }.
event-left-over = Eine Karte bleibt übrig und beginnt die unterste Ebene: { $card }.
event-laid-aside = { $count } Karten werden verdeckt beiseitegelegt.
event-starts = { $name } fängt an.
event-played = { $tier ->
    [0] { $name } legt { $card } auf die unterste Ebene, Spalte { $column }.
   *[other] { $name } legt { $card } auf Ebene { $tier }, Spalte { $column }.
}
event-emptied = { $returned ->
    [0] { $name } hat die letzte Karte gespielt und keine Punkte zurückzugeben.
    [one] { $name } hat die letzte Karte gespielt und gibt { $returned } Punkt zurück.
   *[other] { $name } hat die letzte Karte gespielt und gibt { $returned } Punkte zurück.
}
event-out = { $name } kann nicht legen und ist aus der Runde. { $count ->
    [one] { $count } Karte bleibt: { $count } Punkt.
   *[other] { $count } Karten bleiben: { $count } Punkte.
} Gepasst hätte: { $fitting_cards }.
event-round-over = Niemand kann mehr legen. Runde { $round } ist zu Ende.

prompt-first = { $turn_name } legt den ersten Pinguin
prompt-play = { $turn_name } legt einen Pinguin
prompt-next-round = { $starter_name } fängt Runde { $round } an
prompt-play-on = Die wenigsten Punkte gemeinsam: { $tied_names }. Alle spielen weiter. { $starter_name } fängt Runde { $round } an
prompt-alone = { $turn_name } spielt allein weiter
count-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
count-round = { $rounds ->
    [1] { $round ->
        [1] Eine einzige Runde
       *[other] Runde { $round }, um den Gleichstand zu lösen
    }
   *[other] Runde { $round } von { $rounds }
}
count-bottom = Unterste Ebene: { $count } von { $limit }
count-starter = { $starter_name } hat angefangen
count-fitting = { $count ->
    [5] Jede Farbe passt irgendwo
   *[other] Irgendwo passt: { $cards }
}
mark-last = zuletzt gelegt
mark-new = seit deinem Zug gelegt
note-laid = gelegt von { $name }
note-left-over = übrig vom Geben
note-fits = hier passt: { $cards }
note-fits-any = hier passt jede Farbe
note-out = { $count ->
    [one] Konnte nicht legen; { $count } Karte bleibt: { $count } Punkt
   *[other] Konnte nicht legen; { $count } Karten bleiben: { $count } Punkte
}. Gepasst hätte: { $fitting_cards }
note-emptied = { $returned ->
    [0] Alle Karten gelegt, keine Punkte zurückzugeben
    [one] Alle Karten gelegt, { $returned } Punkt zurückgegeben
   *[other] Alle Karten gelegt, { $returned } Punkte zurückgegeben
}
note-last-card = { $returned ->
    [0] Deine letzte Karte. Du hast keine Punkte zurückzugeben.
    [one] Deine letzte Karte: Du gibst { $returned } Punkt zurück.
   *[other] Deine letzte Karte: Du gibst { $returned } Punkte zurück.
}

part-round = Runde { $round }
part-cards-left = Karten, die übrig blieben: { $count }
part-emptied = Leere Hand; zurückgegebene Punkte: { $returned }
end-rounds-played = Alle Runden sind gespielt.
end-alone-in-front = Der Gleichstand ist gelöst.
decided-fewest = Die wenigsten Punkte gewinnen.
decided-fewest-shared = Alle mit den wenigsten Punkten gewinnen.

bot-little-about = Schaut nur auf die eigenen Karten und legt die Farbe, von der er am meisten hat.
bot-rockhopper-about = Denkt einen Zug voraus und hält Plätze für die eigenen Farben frei; denkt nie an deine.
bot-gentoo-about = Denkt einige Züge voraus, vergisst aber, was jene nicht haben können, die schon raus sind.
bot-emperor-about = Denkt weit voraus, merkt sich, wer was nicht legen konnte, und spielt um die ganze Partie.

reason-last-card = { $count ->
    [0] Es ist deine letzte Karte: Keine bleibt, für die du zahlen müsstest.
    [one] Es ist deine letzte Karte: Du gibst { $count } Punkt zurück.
   *[other] Es ist deine letzte Karte: Du gibst { $count } Punkte zurück.
}
reason-alone = Du spielst allein weiter: Niemand kann mehr einen Platz schließen.
reason-closes = { $count ->
    [one] Danach ist kein Platz mehr für { $cards }; du behältst nichts davon, und eine Karte ist noch verdeckt.
   *[other] Danach ist kein Platz mehr für { $cards }; du behältst nichts davon, und { $count } Karten sind noch verdeckt.
}
reason-only-place = So nimmst du den einzigen Platz, an dem { $card } passt.
reason-opens = So öffnest du einen Platz für { $cards } in deiner Hand.
reason-keeps = { $count ->
    [one] So bleibt ein Platz
   *[other] So bleiben { $count } Plätze
} für { $left ->
    [one] { $card } in deiner Hand.
   *[other] { $left } × { $card } in deiner Hand.
}
reason-bottom = { $count ->
    [0] So nimmst du den letzten Platz der untersten Ebene, an dem jede Farbe passt.
   *[other] So nimmst du einen Platz der untersten Ebene, an dem jede Farbe passt.
}
reason-rid = Mehr hattest du nicht von dieser Farbe: { $card }.
reason-most = Du hältst { $count } × { $card }, von keiner Farbe mehr.
reason-narrows = Danach sind weniger Plätze für { $cards } da, und du behältst nichts davon.
reason-all-fit = Alle Farben, die du hältst, passen weiterhin irgendwo.
brings-lost = Danach ist kein Platz mehr für { $cards } in deiner Hand.
brings-shut = Danach ist kein Platz mehr für { $cards }.
brings-opens = Darüber wird ein Platz frei für { $cards }.

order-colour = nach Farbe
order-dealt = wie ausgeteilt

error-starter-wrong = { $wanted_name } muss diese Runde anfangen, nicht { $name }.
error-round-over = Die Runde ist zu Ende.
error-card-first = Wähl erst eine Karte deiner Hand, dann ihren Platz.
error-fits-nowhere = { $card } passt jetzt nirgends. Irgendwo passt: { $fitting_cards }.
error-below-bottom = Unter der untersten Ebene ist nichts.
error-first-card = Die erste Karte beginnt die unterste Ebene: Ebene 0, Spalte 0.
error-bottom-full = Die unterste Ebene ist voll: Sie fasst { $limit } Karten.
error-not-connected = Die unterste Ebene ist eine Reihe ohne Lücken. Anlegen kann man nur bei Spalte { $left } oder { $right }.
error-place-taken = Dort liegt schon { $card }.
error-gap = { $count ->
    [0] Beide Karten unter diesem Platz fehlen.
   *[other] Eine der beiden Karten unter diesem Platz fehlt.
}
error-colour-fits-neither = { $card } passt zu keiner der beiden Karten darunter: { $left_card } und { $right_card }.
