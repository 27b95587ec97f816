### Blue Penguin: Namen, Ereignisse und Gründe

game-name = Blue Penguin
    .lang = en
game-designer = Tobia Botta
game-blurb = Pinguine in Stichen. Die höchste Zahl nimmt sie alle, doch die großen kosten Punkte, und die kleinen blauen bringen welche.

option-experts = Variante für Erfahrene
option-experts-help = Die fünf Werte werden zufällig auf die fünf Farben verteilt.
option-experts-off = Aus: feste Werte
option-experts-on = An: zufällige Werte
option-open-scores = Offene Punkte
option-open-scores-help = Zeigt die Punkte aller schon während des Spiels. Genommene Karten liegen verdeckt, sonst muss man sie sich merken.
option-open-scores-off = Aus: erst am Ende
option-open-scores-on = An: immer

zone-values = Werte der Farben
zone-pile = Nachziehstapel
zone-trick = Karten dieses Stichs
zone-last = Letzter Stich
zone-hand = Hand von { $name }
zone-taken = Stiche von { $name }

place-trick = Gespielt von { $name }
place-last = Gespielt von { $name }

colour = { $colour ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [orange] Orange
   *[yellow] Gelb
}
face-penguin = { $colour ->
    [blue] blaue
    [purple] lila
    [red] rote
    [orange] orange
   *[yellow] gelbe
} { $number }
face-value = { $colour ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [orange] Orange
   *[yellow] Gelb
} zählt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} je Karte
face-hidden = Eine verdeckte Karte

field-cards = Die 60 Pinguine
heap-values = Werte der Farben
heap-pile = Nachziehstapel in der Reihenfolge, in der gezogen wird

event-values = Die Werte sind verteilt: Blau { $blue }, Lila { $purple }, Rot { $red }, Orange { $orange }, Gelb { $yellow }.
event-dealt = { $name } bekommt { $count } Karten.
event-dealt-secret = { $name } bekommt: { $cards }.
event-starts = { $name } spielt als Erstes aus.
event-played = { $name } spielt die { $card }.
event-drew = { $name } zieht eine Karte; noch { $left } im Stapel.
event-drew-secret = { $name } zieht die { $card }; noch { $left } im Stapel.
event-trick = Der Stich geht an { $name }, die { $card } ist am höchsten: { $cards }. Er ist { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} wert.
event-over = Stapel und Hände sind leer.

prompt-lead = { $turn_name } spielt aus
prompt-play = { $turn_name } spielt eine Karte
count-taken = { $count ->
    [one] { $count } Karte genommen
   *[other] { $count } Karten genommen
}
count-taken-last = { $count ->
    [0] Den letzten Stich genommen
    [one] { $count } Karte genommen, dazu den letzten Stich
   *[other] { $count } Karten genommen, dazu den letzten Stich
}
count-pile = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
count-trick = Stich { $number }
mark-highest = bisher am höchsten
mark-took = nahm den Stich

part-colour = { $count } × { $colour ->
    [blue] Blau
    [purple] Lila
    [red] Rot
    [orange] Orange
   *[yellow] Gelb
} zu je { $value }
end-hands-empty = Stapel und Hände sind leer.
decided-highest = Die meisten Punkte gewinnen.
decided-highest-shared = Alle mit den meisten Punkten gewinnen.

error-values-wrong = Die fünf Werte der Farben passen nicht: { $values }.

bot-little-about = Spielt niedrig aus und nimmt, was auf dem Tisch gut aussieht; denkt nie daran, was andere bekommen.
bot-rockhopper-about = Bewertet den Stich auf dem Tisch, als endete er mit der eigenen Karte, für sich und für andere; merkt sich keinen früheren.
bot-gentoo-about = Zählt mit, was gespielt wurde, probiert aus, was andere halten könnten, und schaut bis ans Ende des Stichs.
bot-emperor-about = Schaut drei oder vier Stiche voraus, errät aus deinem Spiel, wie du denkst und was du behalten hast, und spielt auf Sieg.

reason-takes = Sie holt den Stich für { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
reason-takes-surely = Der Stich ist nicht mehr zu verlieren: Bisher ist er { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} wert.
reason-highest = Der Stich gehört bis jetzt dir. { $count ->
    [one] Nur { $count } von { $unseen } ungesehenen Karten kann ihn noch überbieten.
   *[other] { $count } von { $unseen } ungesehenen Karten können ihn noch überbieten.
}
reason-shown = Die Karten auf dem Tisch sind { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} wert.
reason-leaves = Sie überlässt den Stich { $top_name }, für { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
reason-ducks = Sie bleibt unter der Karte, die oben liegt ({ $card }): Der Stich, ohne sie { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} wert, geht an jemand anders.
reason-below = Sie bleibt unter der Karte von { $top_name } ({ $card }); mit deiner zweiten Karte kannst du den Stich noch holen.
reason-gets-rid = Sie legt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} in einen Stich, in dem { $top_name } am höchsten liegt.
reason-leads = Sie spielt eine Karte zu { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
} aus.
reason-keeps = So behältst du die { $card }, die { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} wert ist.
reason-same = Deine beiden Karten gehen in diesen letzten Stich, in welcher Reihenfolge auch immer.
reason-last-card = Es ist die einzige Karte, die noch da ist.
