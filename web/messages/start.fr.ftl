# Ce que dit une page avant que ses fichiers soient là. Le build l’écrit dans les pages : textes simples et noms seulement.
start-hint = La table de jeu a besoin de ses scripts, et ils n’ont pas démarré. Un filtre, une extension ou un réglage de ce navigateur les bloque peut-être, ou bien le navigateur est trop ancien. Recharge la page une fois que c’est réglé.
start-old = Ce navigateur est trop ancien pour Penguin Parlour : il lui manque { $feature }. Chrome et Edge à partir de la version 115, Firefox à partir de la 115 et Safari à partir de la 16.4 ont tout ce qu’il faut.
start-file = { $file } n’est pas arrivé. Le réseau, un filtre ou une extension de ce navigateur l’a peut-être bloqué, ou bien il manque sur le serveur.
start-error = La page s’est arrêtée sur une erreur : { $message }
start-damaged = Ce fichier n’est pas arrivé en entier. Télécharge-le de nouveau.
start-again = Réessayer
start-report = Pour un rapport
