# Die Seite der Einstellungen.

setting-kept-here = Auf diesem Gerät gespeichert. Melde dich an, um deine Einstellungen überall zu haben.
setting-kept-account = In deinem Konto gespeichert, für alle Geräte.
setting-kept-usual = Auf Standard zurücksetzen
    .help = Setzt alles auf dieser Seite zurück, außer der Sprache.
setting-table = Am Tisch
setting-look = Darstellung
setting-sound = Töne und Benachrichtigungen
setting-speed = Animationsgeschwindigkeit
    .help = So schnell bewegen sich Karten und Plättchen. „Sofort“ schaltet Animationen ab.
setting-speed-instant = Sofort
setting-speed-quick = Schnell
setting-speed-normal = Normal
setting-forced = Erzwungene Züge automatisch ausführen
    .help = Hast du nur eine Möglichkeit, wird sie nach einem Moment für dich ausgeführt.
setting-turnEnd = Meinen Zug beenden
    .help = Nur bei Spielen, in denen du deinen Zug selbst beendest. Die Wartezeit dauert etwa drei Sekunden.
setting-turnEnd-moment = Nach kurzer Wartezeit
setting-turnEnd-ask = Erst auf Knopfdruck
setting-turnEnd-once = Sofort
setting-confirmResign = Nachfragen, bevor ich aufgebe
setting-invitations = Wer schon mit mir gespielt hat, darf mich einladen
    .help = Eine Einladung hält dir einen Platz frei und erscheint in deiner Lobby.
setting-coach = Coach an Übungstischen
    .help = Der Coach sagt dir vor jedem Zug, worauf es ankommt. Es gibt ihn nur an Tischen, an denen Tipps erlaubt sind.
setting-coach-offer = Bei der ersten Partie fragen
setting-coach-on = Immer
setting-coach-off = Nie
setting-theme = Farbschema
setting-theme-system = Wie im System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-cards = Kartengröße
    .help = Gilt für deine Handkarten, die Karten im Spiel und das Plättchen, das du legst.
setting-cards-small = Klein
setting-cards-normal = Normal
setting-cards-large = Groß
setting-colours = Spielerfarben
    .help = Die Farben der Spielfiguren und Symbole der Spieler.
setting-colours-usual = Standard
setting-colours-safe = Für Farbenblinde geeignet
setting-daylight = Licht nach Jahres- und Tageszeit
    .help = Stadt und Tische folgen deiner Uhr: Blüten, Laub und Schnee, Morgenlicht und Lampenschein.
setting-sounds = Töne am Tisch
    .help = Schaltet alle Töne ein oder aus, auch den Ton, wenn du am Zug bist.
setting-volume = Lautstärke
setting-listen = Anhören
setting-sound-card = Karte
setting-sound-shuffle = Mischen
setting-sound-tile = Plättchen
setting-sound-piece = Figur
setting-sound-coin = Münze
setting-sound-build = Bauen
setting-sound-conflict = Konflikt
setting-sound-count = Punkte zählen
setting-sound-turn = Du bist dran
setting-sound-end = Spielende

# Zweiter Faktor eines Kontos.

setting-second-factor = Authenticator-App
setting-second-factor-about = Ein Code aus einer Authenticator-App auf deinem Handy, zusätzlich zum Passwort.
setting-second-factor-on = Eingeschaltet. { $count ->
    [one] Noch 1 Wiederherstellungscode.
   *[other] Noch { $count } Wiederherstellungscodes.
}
setting-second-factor-add = Einrichten
setting-second-factor-scan = Scanne diesen Code mit deiner Authenticator-App oder gib den Schlüssel von Hand ein. Gib dann den Code ein, den die App zeigt.
setting-second-factor-key = Schlüssel
setting-second-factor-code = Code aus der App
setting-second-factor-enable = Einschalten
setting-second-factor-remove = Entfernen
setting-second-factor-recovery = Deine Wiederherstellungscodes. Bewahre sie sicher auf: Mit jedem kannst du dich einmal anmelden, wenn du dein Handy verlierst. Sie werden nicht noch einmal gezeigt.
setting-second-factor-saved = Ich habe sie gespeichert

# Passkeys eines Kontos.

setting-passkey = Passkeys
setting-passkey-about = Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an. Sobald du einen Passkey hast, reicht dein Passwort allein nicht mehr: Du brauchst dazu einen Wiederherstellungscode.
setting-passkey-unavailable = Auf diesem Server gibt es keine Passkeys, weil er keine HTTPS-Adresse hat.
setting-passkey-unsupported = Dieser Browser kann hier keine Passkeys verwenden. Öffne die HTTPS-Adresse des Servers in einem aktuellen Browser.
setting-passkey-name = Name des Passkeys
setting-passkey-name-example = Mein Handy
setting-passkey-add = Passkey hinzufügen
setting-passkey-remove = Passkey „{ $name }“ entfernen
setting-passkey-used = zuletzt benutzt am { $date }
setting-passkey-unused = noch nicht benutzt
setting-passkey-codes = { $count ->
    [one] Noch 1 Wiederherstellungscode.
   *[other] Noch { $count } Wiederherstellungscodes.
}
setting-passkey-sign-in = Mit Passkey anmelden
setting-passkey-failed = Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm dein Passwort.
setting-notice = Zusätzlich eine Systembenachrichtigung
    .help = Dein Browser fragt dich zuerst um Erlaubnis.
setting-notifications = Benachrichtigungen bei geschlossener Seite
setting-notice-forbidden = Der Browser blockiert Benachrichtigungen dieser Seite. Das kannst du in seinen Einstellungen ändern.
setting-turn-sound = Ton, wenn ich am Zug bin und das Fenster im Hintergrund ist

## New passphrase

setting-new-passphrase-about = Wähle ein neues Passwort für dein Konto. Der Link gilt nur einmal; danach sind alle Geräte abgemeldet.
setting-passphrase-again = Passwort wiederholen
setting-passphrases-differ = Die Passwörter stimmen nicht überein.
setting-take-passphrase = Speichern und anmelden

## The account page

setting-account = Konto
setting-account-about = Zum Spielen brauchst du kein Konto. Mit einem Konto hast du deine Partien und Wertungszahlen auf jedem Gerät dabei.
setting-account-made = Dein Konto ist erstellt.
setting-signed-in = Angemeldet als { $account }.
setting-ratings = Wertungszahlen
setting-no-ratings = Noch keine Wertungszahl. Du bekommst eine, sobald du eine Partie ohne Tipps gegen andere Menschen beendest.
setting-sign-out = Abmelden
setting-sign-out-everywhere = Auf allen Geräten abmelden
setting-kept-about = Lade alles, was dieser Server über dich speichert, als Datei herunter oder lösche es: Dein Name verschwindet von allen Tischen, beendete Partien bleiben anonym erhalten.
setting-delete-me-yes = Ja, endgültig löschen
setting-delete-me-no = Konto behalten
setting-deleted = Deine Daten wurden gelöscht.
setting-blocks = Blockierte Personen
setting-no-blocks = Du hast niemanden blockiert. Um jemanden zu blockieren, tippe am Tisch auf den Namen.
setting-unblock = Blockierung aufheben
