# Ratings and leaderboards, on servers only.

rating-leaderboards = Bestenlisten
rating-profile = Profil
rating-ladder = Gegner
rating-ladder-people = Gegen Menschen
    .help = Es zählen gewertete Partien zwischen Menschen: Tische ohne Tipps. Bots am Tisch zählen nicht mit.
rating-ladder-bots = Mit Bots
    .help = Partien mit Bots zählen, wenn Tipps aus sind und niemand einen Zug zurücknimmt, dem andere zustimmen müssten. Bots stimmen immer zu. Die Wertungszahlen der Bots stehen fest; sie wurden in Partien zwischen den Stufen gemessen. Nur die Stufen von Anfänger bis Meister zählen und nur beendete Partien, die Partie des Tages nicht.
rating-pace = Tempo
rating-pace-live = Live
    .help = Live: Partien mit weniger als einem Tag Bedenkzeit oder ohne Uhr.
rating-pace-correspondence = Fernpartien
    .help = Fernpartien: mindestens ein Tag für jeden Zug.
rating-place = Platz
rating-name = Name
rating-points = Wertungszahl
rating-games = Partien
rating-bot = Bot: { $bot }
rating-blocked = (blockiert)
rating-own = Deine Wertungszahl: { $rating } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
rating-own-place = Du bist auf Platz { $place } von { $people }.
rating-unlisted-guest = Gäste stehen nicht in der Liste. Mit einem Konto geht das.
rating-unlisted-provisional = Das Fragezeichen heißt, dass deine Wertungszahl noch unsicher ist. Nach einigen weiteren gewerteten Partien stehst du in der Liste.
rating-unlisted-inactive = Du stehst nicht in der Liste, weil deine letzte gewertete Partie lange her ist. Nach der nächsten bist du wieder dabei.
rating-unlisted-hidden = Du möchtest nicht in der Liste stehen.
rating-none-people = Du hast hier noch keine Wertungszahl. Du bekommst eine, sobald du eine Partie ohne Tipps gegen andere Menschen beendest.
rating-none-bots = Du hast hier noch keine Wertungszahl. Du bekommst eine, sobald du eine Partie ohne Tipps gegen einen Bot beendest.
rating-listed = Mich in Bestenlisten aufführen und mein Profil zeigen
    .help = Alle auf diesem Server sehen in den Bestenlisten deinen Namen, deine Wertungszahl und die Zahl deiner gewerteten Partien. Leute mit Konto sehen dein Profil.
rating-empty = Hier steht noch niemand. Wer ein Konto hat, erscheint nach etwa einem Dutzend gewerteter Partien.
rating-previous = Zurück
rating-next = Weiter
rating-to-me = Zu meinem Platz
rating-line = { $game }: { $ladder }, { $pace }
