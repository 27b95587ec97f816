### The Penguin Ultimatum: Namen, Ereignisse und Gründe

game-name = The Penguin Ultimatum
    .lang = en
game-designer = Jim Doherty
game-blurb = Ein Fest auf dem Eisberg. Setz Pinguine um die Artisten, lade die ein, denen die Show gefallen wird, und halte Verwandte auseinander.

option-iceberg = Eisberg
option-iceberg-help = Wie viel Platz das Fest hat.
option-iceberg-standard = Normal: 9 × 9
option-iceberg-small = Klein: 9 breit, 7 hoch
option-iceberg-large = Groß: 11 × 11
option-fixed-setup = Fester Aufbau
option-fixed-setup-help = Die ersten Artisten sind alle verschieden, in Tier und Art der Show.
option-fixed-setup-off = Aus: wie sie kommen
option-fixed-setup-on = An: alle verschieden
option-starter = Wer anfängt
option-starter-help = „Wer am kleinsten ist“ braucht die Größe von allen; fehlt sie, entscheidet der Zufall.
option-starter-random = Irgendwer, durch Zufall
option-starter-shortest = Wer am kleinsten ist
option-height = Größe in Zentimetern
option-height-help = Entscheidet die letzten Gleichstände und, wenn der Kleinste anfängt, auch das. Darf fehlen.

zone-iceberg = Eisberg
zone-entertainers = Nächster Artist
zone-penguins = Pinguinstapel
zone-performance = Lieblingsshow von { $name }
zone-held = Artisten von { $name }
zone-supply = Steine von { $name }
zone-hand = Hand von { $name }

place-iceberg = { $letter }{ $row }

face-penguin = { $family ->
    [green] grüne
    [brown] braune
    [red] rote
   *[blue] blaue
} { $form ->
    [juggling] Jonglage
    [acrobatics] Akrobatik
    [dance] Tanz
   *[music] Musik
}-{ $number }
face-entertainer = { $animal ->
    [sheep] das
    [kangaroo] das
    [seal] die
   *[bear] die
} { $form ->
    [juggling] Jonglier
    [acrobatics] Akrobatik
    [dance] Tanz
   *[music] Musik
}{ $animal ->
    [sheep] schaf
    [kangaroo] känguru
    [seal] robbe
   *[bear] bärin
}
face-performance = { $form ->
    [juggling] Jonglage
    [acrobatics] Akrobatik
    [dance] Tanz
   *[music] Musik
}
face-curtain = Vorhang
face-stone = Stein { $number }
face-hidden = eine verdeckte Karte

field-penguins = Die 64 Pinguine
field-entertainers = Die 16 Artisten
field-performances = Lieblingsshows
heap-performance = Lieblingsshow von { $name }
heap-entertainers = Artisten in der Reihenfolge, in der sie kommen
heap-pile = Pinguinstapel in der Reihenfolge, in der gezogen wird

order-family = nach Familie
order-form = nach Show
order-value = nach Zahl
order-drawn = wie gezogen

event-seated = { $name } beginnt mit 10 Punkten und { $stones } Steinen und sammelt { $card }.
event-laid = Auf { $cell } liegt { $card }{ $turned ->
    [1] , umgedreht
   *[0] {""}
}.
event-turned-up = Als Nächstes kommt { $card }; noch { $left } im Stapel.
event-pile-empty = Das war der letzte Artist des Stapels.
event-dealt = { $name } bekommt { $count } Pinguine.
event-dealt-secret = { $name } bekommt: { $cards }.
event-starts = { $name } fängt an.
event-placed = { $name } setzt die { $card } auf { $cell }.
event-penalty = { $name } verliert { $value } Punkte: Die { $card } sitzt neben der eigenen Familie ({ $kin_cards }).
event-given-up = { $name } gibt { $card } ab und spart so die Strafe von { $value } für { $kin_cards }.
event-stone-set = { $name } lädt die { $card } auf { $cell } ein; Steine übrig: { $left }.
event-stone-moved = { $name } versetzt einen Stein von { $source } zu { $cell }, auf die { $card }.
event-stayed = { $name } versetzt keinen Stein.
event-performs = Auf { $cell } tritt auf: { $card }.
event-fun = Die { $card } auf { $cell }, zu Gast bei { $name }, hat Spaß: { $entertainer_card } ({ $by ->
    [family] das Lieblingstier der Familie
    [form] die Lieblingsshow
   *[both] das Lieblingstier der Familie und die Lieblingsshow
}): { $value } Punkte.
event-took = { $name } nimmt { $card }: Niemand sonst bekam so wenig dafür ({ $value }).
event-removed-tie = Am wenigsten haben gleich mehrere, { $names } mit { $value }, also ist { $card } aus dem Spiel.
event-removed-nobody = Niemand bekam Punkte, also ist { $card } aus dem Spiel.
event-curtain = Auf { $cell } fällt der Vorhang.
event-entertainer = { $name } bringt { $card } auf { $cell }, { $turned ->
    [1] umgedreht
   *[0] aufrecht
}.
event-drew = { $name } zieht einen Pinguin; noch { $left } im Stapel.
event-drew-secret = { $name } zieht die { $card }; noch { $left } im Stapel.
event-over = Das Fest ist vorbei: { $reason ->
    [penguins-out] Es ist kein Pinguin mehr zu ziehen.
    [entertainers-out] Es ist kein Artist mehr da.
    [no-room] Der nächste Artist findet keinen Platz.
   *[no-place] Es ist kein Feld mehr für einen Pinguin frei.
}{ $waiting ->
    [0] {""}
    [one] {" "}Ein weiterer Artist war bereit und kann nicht auftreten.
   *[other] {" "}{ $waiting } weitere Artisten waren bereit und können nicht auftreten.
}
event-bonus-form = { $name } bekommt { $count ->
    [one] 2 Punkte für einen Artisten
   *[other] je 2 Punkte für { $count } Artisten
} der Lieblingsshow, { $form ->
    [juggling] Jonglage
    [acrobatics] Akrobatik
    [dance] Tanz
   *[music] Musik
}.
event-bonus-most-alone = { $name } bekommt 5 Punkte für die meisten { $animal ->
    [sheep] Schafe
    [kangaroo] Kängurus
    [seal] Robben
   *[bear] Bären
} ({ $count }).
event-bonus-most-shared = { $name } bekommt 3 Punkte für die meisten { $animal ->
    [sheep] Schafe
    [kangaroo] Kängurus
    [seal] Robben
   *[bear] Bären
}, geteilt ({ $count }).

prompt-place = { $turn_name } setzt einen Pinguin neben einen Artisten
prompt-place-1 = Wohin? − ist, was der Platz kostet; ★ macht einen Auftritt bereit.
prompt-place-2 = Neben der eigenen Familie. Zahlen oder einen deiner Artisten abgeben?
prompt-stone = { $turn_name } darf einen Stein versetzen
prompt-stone-1 = Welcher Pinguin bekommt den Stein?
prompt-perform = { $turn_name } sagt, welcher Artist als Nächstes auftritt
prompt-entertain = { $turn_name } bringt { $card } ins Spiel: wohin?
prompt-entertain-1 = Wie herum soll { $card } liegen?

button-stay = Keinen Stein versetzen
button-pay = Die Strafe zahlen
button-upright = Aufrecht
button-turned = Umgedreht

note-waits = { $count ->
    [0] wartet auf nichts
   *[other] wartet auf { $cells }
}
note-would-wait = { $turned ->
    [1] Umgedreht
   *[0] Aufrecht
} wartet { $card } auf { $cells }
note-awaited = erwartet: { $cards }
note-dots = Tupfen: { $dot_messages }
direction-nw = NW
direction-n = N
direction-ne = NO
direction-w = W
direction-e = O
direction-sw = SW
direction-s = S
direction-se = SO
note-invited-by = eingeladen von { $name }
note-penalty = Kostet { $value } Punkte, denn daneben sitzt: { $kin_cards }
note-penalty-short = −{ $value }
note-given-up = Gibt { $card } ab statt { $value } Punkten für { $kin_cards }
note-gain = { $name } bekäme { $value }
note-show = Auftritt: { $card }. Das bringt dir { $value }; die Karte ginge an { $taker_name }
note-show-removed = Auftritt: { $card }. Das bringt dir { $value }; die Karte ginge aus dem Spiel

count-penguins = { $count ->
    [0] Der Pinguinstapel ist leer
    [one] { $count } Pinguin im Stapel
   *[other] { $count } Pinguine im Stapel
}
count-entertainers = { $count ->
    [0] Kein Artist kommt mehr
    [one] { $count } Artist kommt noch
   *[other] { $count } Artisten kommen noch
}
count-starter = { $starter_name } hat angefangen
count-hand = { $count ->
    [one] { $count } Pinguin
   *[other] { $count } Pinguine
}
count-supply = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
count-held = { $count ->
    [one] { $count } Artist
   *[other] { $count } Artisten
}
mark-last = neu
mark-performed = ist aufgetreten
mark-fun = hatte Spaß
mark-ready = bereit zum Auftritt
mark-next = kommt als Nächstes

part-start = Punkte zu Beginn
part-show = Auf { $cell }: { $card }
part-penalty = Strafe auf { $cell }: { $card }
part-form = { $count ->
    [one] { $count } Artist
   *[other] { $count } Artisten
} der Lieblingsshow, { $form ->
    [juggling] Jonglage
    [acrobatics] Akrobatik
    [dance] Tanz
   *[music] Musik
}
part-most-alone = Die meisten { $animal ->
    [sheep] Schafe
    [kangaroo] Kängurus
    [seal] Robben
   *[bear] Bären
} ({ $count })
part-most-shared = Die meisten { $animal ->
    [sheep] Schafe
    [kangaroo] Kängurus
    [seal] Robben
   *[bear] Bären
}, geteilt ({ $count })

end-penguins-out = Es ist kein Pinguin mehr zu ziehen.
end-entertainers-out = Es ist kein Artist mehr da.
end-no-room = Der nächste Artist findet keinen Platz.
end-no-place = Es ist kein Feld mehr für einen Pinguin frei.
decided-points = Die meisten Punkte gewinnen.
decided-entertainer-points = Gleich viele Punkte; mehr davon durch Artisten gewinnt.
decided-entertainer-cards = Gleich viele Punkte, auch durch Artisten; mehr Artistenkarten gewinnen.
decided-height = Alles ist gleich; wer kleiner ist, gewinnt.
decided-clockwise = Alles ist gleich; im Uhrzeigersinn gewinnt, wer vom Anfang an zuerst kommt.

error-other-step = Zuerst { $step ->
    [place] ist ein Pinguin zu setzen
    [stone] ist ein Stein zu versetzen, oder er bleibt
    [perform] ist einer der bereiten Artisten zu wählen
    [entertain] ist der nächste Artist ins Spiel zu bringen
   *[over] schau aufs Ergebnis: Das Spiel ist zu Ende
}.
error-card-first = Wähl erst einen Pinguin deiner Hand, dann sein Feld.
error-stone-first = Wähl erst einen deiner Steine, dann den Pinguin, der ihn bekommt.
error-not-your-stone = Dieser Stein gehört dir nicht.
error-cell-unreadable = „{ $text }“ ist kein Feld.
error-off-iceberg = { $cell } liegt nicht auf dem Eisberg, der { $width } breit und { $height } hoch ist.
error-cell-taken = { $cell } ist besetzt.
error-no-entertainer-beside = Ein Pinguin muss einen Artisten berühren; neben { $cell } ist keiner.
error-no-penalty-due = Die { $card } auf { $cell } kostet nichts, also kann dafür kein Artist abgegeben werden.
error-card-not-held = Das kannst du nicht abgeben, es ist nicht deins: { $card }.
error-supply-empty = Im Vorrat ist kein Stein mehr.
error-no-own-stone = Auf { $cell } ist keiner deiner Steine.
error-no-penguin = Auf { $cell } ist kein Pinguin.
error-stone-there = Der Pinguin auf { $cell } hat schon einen Stein.
error-not-ready = Auf { $cell } ist kein Artist bereit.
error-no-card-beside = Neben eine andere Karte muss { $card }; neben { $cell } ist keine.
error-completes-another = Auf { $cell } würde { $card } einen anderen Artisten auftreten lassen.
error-complete-at-once = Auf { $cell } würde { $card } so herum sofort auftreten.
error-starter-wrong = Platz { $value } fängt bei der gewählten Variante nicht an, sondern { $allowed }.
error-tables-unreadable = Die Tabellen des Spiels sind nicht zu lesen: { $text }
error-tables-wrong = Das ist nicht, wie es sein soll: { $text }. Erwartet: { $allowed }

bot-little-about = Sieht nur, was die eigenen Steine gleich oder fast gleich bringen, und vergisst, dass Verwandte sich streiten.
bot-rockhopper-about = Baut sich ein eigenes Publikum auf und meidet Strafen; denkt nie an deine Steine und nie an Artistenkarten.
bot-gentoo-about = Spielt den Zug in Gedanken zu Ende, den neuen Artisten eingeschlossen, und weiß, was halb volle Plätze wert sind.
bot-emperor-about = Verteilt die verdeckten Karten in Gedanken wieder und wieder, stellt sich die Antworten aller vor und nimmt, was Bestand hat.

reason-ready = Danach bereit zum Auftritt: { $cards }{ $value ->
    [0] .
   *[other] , für dich { $value } wert, wie deine Steine jetzt liegen.
}
reason-ready-short = { $value ->
    [0] ★
   *[other] ★ +{ $value }
}
reason-fun = Dort hat die { $card } Spaß ({ $cards }): ein Gast, der { $value } wert ist.
reason-saves = { $value } Punkte sparst du, wenn du abgibst: { $card }.
reason-fills = So wird { $cell } besetzt; dieses Feld fehlte noch: { $cards }.
reason-no-kin = Die { $card } berührt dort keine Verwandten, kostet also nichts.
reason-stay = Wie deine Steine liegen, brächten dir die Artisten { $value }.
reason-nobody-bare = Kein Pinguin ohne Stein hat Spaß an einem Artisten neben sich.
reason-guest-now = Die { $card } auf { $cell } hat jetzt Spaß ({ $cards }): { $value } Punkte jedes Mal.
reason-takes = Du bekommst { $cards }, denn du hast dort die wenigsten Punkte.
reason-guest = Die { $card } auf { $cell } hat Spaß ({ $cards }): { $value } Punkte, wenn es zum Auftritt kommt.
reason-idle = Der Stein auf { $cell } nützte niemandem: Neben seinem Pinguin ist kein Artist, der ihm gefällt.
reason-supply = Er kommt aus deinem Vorrat, also verliert kein Gast von dir seinen Stein.
reason-show = Dieser Auftritt ({ $card }) bringt dir { $value }, allen anderen zusammen { $others }.
reason-last-show = Das beendet das Spiel, bevor es zum Auftritt kommt: { $cards }.
reason-show-alone = Dieser Auftritt bringt sonst niemandem Punkte: { $card }.
reason-own-guests = Deinen Gästen dort würde das gefallen ({ $card }): { $value } Punkte.
reason-would-take = Wie die Steine liegen, ginge die Karte an dich: { $card }.
reason-no-rivals = Keinem Gast von jemand anders würde das dort gefallen: { $card }.
reason-hand = Auf deiner Hand hätte Spaß daran ({ $card }): { $hand_cards }.
reason-waits = Dort wartet { $card } auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
