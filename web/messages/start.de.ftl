# Was eine Seite sagt, bevor ihre Dateien da sind. Der Build schreibt es in die Seiten: nur einfache Texte und Namen.
start-hint = Der Kartentisch braucht seine Skripte, und sie sind nicht gestartet. Vielleicht hält sie ein Filter, eine Erweiterung oder eine Einstellung dieses Browsers auf, oder der Browser ist zu alt. Lade die Seite neu, sobald das geändert ist.
start-old = Dieser Browser ist zu alt für Penguin Parlour: Ihm fehlt { $feature }. Chrome und Edge ab Version 115, Firefox ab 115 und Safari ab 16.4 haben alles, was nötig ist.
start-file = { $file } kam nicht an. Vielleicht wurde es vom Netz, von einem Filter oder von einer Erweiterung dieses Browsers aufgehalten, oder es fehlt auf dem Server.
start-error = Die Seite ist mit einem Fehler stehen geblieben: { $message }
start-damaged = Diese Datei kam nicht vollständig an. Bitte lade sie noch einmal herunter.
start-again = Noch einmal versuchen
start-report = Für einen Bericht
