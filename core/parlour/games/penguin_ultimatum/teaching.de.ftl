### The Penguin Ultimatum: Lektionen, Bilder des Regelhefts, und was beim ersten Mal erklärt wird

lesson-guests = Ein Pinguin und ein Gast
lesson-guests-1 = Rund um den Vorhang warten drei Artisten auf Publikum. Tupfen an ihrem Rand zeigen auf die Felder, die voll werden müssen. Setz deine grüne Tanz-4 gerade über das Tanzschaf, auf e3.
lesson-guests-1-after = Die Show wird ihr doppelt gefallen: Schafe gefallen grünen Pinguinen, und sie mag Tanz. Aber ohne deinen Stein darauf bringt dir das nichts.
lesson-guests-2 = Lade sie ein: Wähl einen deiner Steine, dann den Pinguin, den du eben gesetzt hast.
lesson-guests-2-after = Wenn das Schaf auftritt, bekommt der Besitzer des Steins die Zahl des Pinguins: 4 Punkte für dich. Dann hast du einen Pinguin gezogen, und { $left_name } hat dasselbe neben der Robbe getan.
error-lesson-guests-1 = Jeder Pinguin dürfte gesetzt werden. Aber diese Show ist für deine grüne Tanz-4.
error-lesson-guests-1-corner = Auch auf dieses Feld zeigt ein Tupfen, es ginge also. Nehmen wir e3, gerade über dem Schaf.
error-lesson-guests-1-elsewhere = Dort darf sie liegen, aber das Tanzschaf ist auf e4, und e3 ist eines der Felder, auf die es wartet.
error-lesson-guests-2 = Du darfst deine Steine lassen, wo sie sind. Aber nur ein Pinguin mit Stein bringt Punkte: Setz einen auf e3.

lesson-kinship = Verwandte streiten sich
lesson-kinship-1 = Ein Pinguin neben anderen seiner Familie kostet dich ihre Zahlen, auch schräg. Wähl einen Pinguin und schau: Die Plätze sagen, was sie kosten. Besetz f3, worauf das Schaf wartet, mit einem, der Tanz mag und keine Verwandten berührt.
lesson-kinship-1-after = Die blaue Tanzkarte neben der grünen: kein Streit, nichts zu zahlen.
lesson-kinship-2 = Auch ihr gefällt das Tanzschaf. Lade sie mit einem zweiten Stein aus deinem Vorrat ein.
lesson-kinship-2-after = Jetzt warten zwei deiner Gäste auf das Schaf, 4 + 2 Punkte. { $left_name } hat ein weiteres seiner Felder für dich besetzt. Wer eine Strafe schuldet, darf statt Punkten einen Artisten abgeben.
error-lesson-kinship-1 = Das wäre erlaubt. Aber das Schaf wartet auf f3, und der blauen Tanzkarte würde es gefallen.
error-lesson-kinship-1-relative = Grün neben Grün: Sie sind verwandt, und es würde dich die 4 kosten, die dort liegt. Nimm einen aus einer anderen Familie.
error-lesson-kinship-1-bored = Kein Streit, aber weder Familie noch Show passt zum Tanzschaf. Der blauen Tanzkarte würde es gefallen.
error-lesson-kinship-2-stay = Ohne Stein bringt die blaue Tanzkarte niemandem Punkte. Du hast Steine im Vorrat.
error-lesson-kinship-2-away = Dann würde die grüne Tanz-4 ihren Stein verlieren und du ihre 4 Punkte. Nimm einen Stein aus deinem Vorrat.

lesson-show = Eine Show
lesson-show-1 = Das Schaf wartet auf ein einziges Feld, f4. Besetz es ohne Streit und mit einem Pinguin, dem später das Känguru daneben gefällt: Kängurus gefallen braunen Pinguinen.
lesson-show-1-after = Das Schaf ist bereit. Bevor es anfängt, darfst du noch einen Stein versetzen.
lesson-show-2 = Setz deinen letzten Stein auf den braunen Pinguin, für die Show des Kängurus.
lesson-show-2-after = Deinen Gästen hat die Show gefallen: 4 + 2 Punkte. Von allen, die welche bekamen, hattest du die wenigsten, denn du warst allein; also gehört die Karte des Schafs dir. Auf seinem Feld ist ein Vorhang gefallen.
lesson-show-3 = Jetzt bringst du den nächsten Artisten: auf irgendein freies Feld neben irgendeiner Karte, aufrecht oder umgedreht. Es steht da, worauf er warten würde. Wähl aus.
lesson-show-3-after = Das war ein ganzer Zug: setzen, einen Stein versetzen, Shows, ziehen. So geht es weiter, bis ein Stapel leer ist.
error-lesson-show-1 = Das Schaf wartet nur auf f4. Setz den braunen Pinguin dorthin.
error-lesson-show-1-relative = Auf f4 würde er seinen grünen Verwandten auf e3 berühren und dich 4 kosten. Der braune hat dort keinen.
error-lesson-show-1-bored = Das Feld wäre voll. Aber er mag weder Tanz noch die Musik des Kängurus; dem braunen wird das Känguru gefallen.
error-lesson-show-2 = Dieser Stein würde so bald nichts nützen. Der braune Pinguin auf f4 sitzt neben einem Känguru.
error-lesson-show-2-away = Diesem Gast wird gleich das Schaf gefallen. Nimm deinen letzten Stein aus dem Vorrat.
error-lesson-show-2-stay = Das darfst du, aber dein letzter Stein tut nichts. Dem braunen Pinguin würde das Känguru gefallen.

lesson-card = Weniger kann mehr sein
lesson-card-1 = { $left_name } hat einen Gast bei deinem Tanzschaf, die blaue 3. Besetz das letzte Feld, f4, mit der roten Tanz-2: Auch ihr wird die Show gefallen.
lesson-card-1-after = Wer durch eine Show die wenigsten Punkte bekommt, aber mehr als keine, nimmt die Karte des Artisten. Wie die Steine liegen, bekäme { $left_name } 3 und du 4.
lesson-card-2 = Deine Lieblingsshow ist Tanz: Jede Tanzkarte bringt dir am Ende 2 Punkte, und die meisten Schafe 5. Hol jetzt weniger: Versetz deinen Stein von der grünen 4 auf die rote 2.
lesson-card-2-after = Du hast 2 bekommen, { $left_name } 3: Die Karte gehört dir. Jetzt zwei Punkte weniger, am Ende sieben mehr, wenn niemand sonst ein Schaf bekommt.
lesson-card-3 = Bring den nächsten Artisten ins Spiel, wo du magst.
lesson-card-3-after = Jetzt kennst du alles, was in einem Zug vorkommt. Das Übrige steht im Regelheft.
error-lesson-card-1 = Das Schaf wartet auf f4, und der roten Tanzkarte würde die Show dort gefallen.
error-lesson-card-1-relative = Auf f4 würde sie die grüne 4 berühren, ihre Verwandte: 4 Punkte weg. Die rote Tanzkarte hat dort keine.
error-lesson-card-1-bored = Das kostet nichts, aber Tanz mag sie nicht. Die rote 2 schon.
error-lesson-card-2 = So bleiben 4 Punkte für dich, und die Karte geht an { $left_name }. Versetz den Stein von der grünen 4 auf e3 auf die rote 2 auf f4.
error-lesson-card-2-stay = Dann bekommst du 4 und { $left_name } 3, und die Karte geht an { $left_name }.
error-lesson-card-2-more = Dann bekommst du 4 + 2 Punkte. { $left_name } hätte die wenigsten und nähme die Karte.

figure-dots = Der nächste Artist liegt offen auf seinem Stapel. Seine Tupfen zeigen auf die Felder, auf die er warten wird.
figure-start = Der Anfang zu zweit: in der Mitte ein Vorhang, rundherum drei Artisten.
figure-hand = Eine Hand: die Familie an Farbe und Buchstabe, die Lieblingsshow an ihrem Zeichen, dazu die Zahl.
figure-kinship = Ein grüner Pinguin ist gewählt. Wo er seinen Verwandten berühren würde, sagt der Platz, was das kostet.
figure-ready = Alle Felder mit einem Tupfen des Schafs auf e4 sind besetzt oder tragen den Vorhang: Es ist bereit.
figure-curtain = Nach der Show liegt ein Vorhang, wo das Schaf war. Die Gäste und ihre Steine bleiben.

first-prompt-place = Wähl einen Pinguin, dann ein Feld neben einem Artisten. Besetz Felder, auf die Tupfen zeigen, am besten mit Pinguinen, die das Tier mögen (Schaf: grün, Känguru: braun, Robbe: rot, Bär: blau) oder die Show.
first-note-penalty = Manche Plätze haben einen Preis: Neben Pinguinen der eigenen Familie kostet dich ein Pinguin ihre Zahlen. Der Preis steht auf dem Platz, bevor du ihn wählst.
first-prompt-stone = Du darfst einen deiner Steine auf irgendeinen Pinguin legen, der keinen hat. Nur ein Pinguin mit deinem Stein bringt dir Punkte.
first-performs = Auftritt: { $card }. Alle Tupfen sind bedeckt. Jeder Gast, der das Tier oder die Show mag, bringt dem Besitzer des Steins seine Zahl.
first-fun = Zu Gast bei { $name } ist die { $card }, und ihr gefällt die Show, also bekommt { $name } { $value } Punkte. Der Stein bleibt.
first-took = { $name } bekam durch diese Show die wenigsten Punkte, aber mehr als keine, und nimmt dafür die Karte: { $card }. Karten bringen am Ende Punkte.
first-penalty = Die { $card } sitzt neben Verwandten: Das hat dich { $value } Punkte gekostet. Du hättest stattdessen eine Artistenkarte abgeben können, wenn du eine hättest.
first-prompt-entertain = Eine Show ist vorbei, und du bringst den nächsten Artisten ins Spiel: Wähl ein Feld neben irgendeiner Karte, dann wie herum. Deine Gäste sollten in der Nähe sein.
first-prompt-perform = Mehrere sind bereit, und du sagst, wer als Nächstes auftritt.
