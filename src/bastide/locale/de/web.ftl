### The pages in the browser.

## Everywhere

web-about = Brettspiele genau nach den Regeln, mit Freunden und Bots. Kein Konto, keine Werbung: Such dir einen Namen aus und spiel los.
web-skip = Zum Inhalt springen
web-pages = Navigation
web-language = Sprache
web-position = Stellungseditor
web-gallery = Galerie
web-replay = Nachspielen
web-analysis = Analysebrett
web-strategies = Strategien
web-moderation = Moderation
web-loading = Wird geladen …
web-close = Schließen
web-copied = Kopiert.
web-to-lobby = Zur Lobby
web-no-page = Seite nicht gefunden
web-no-page-about = Diese Adresse gibt es hier nicht. Vielleicht wurde der Link unterwegs abgeschnitten.
web-no-game = Dieses Spiel gibt es hier nicht
web-no-game-about = Wähle in der Lobby ein anderes.
web-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; von der Partie geht nichts verloren.
web-unreachable = Der Server ist gerade nicht erreichbar. Es geht nichts verloren; versuch es gleich noch einmal
web-credits = Bastide hat mit den Verlagen dieser Spiele nichts zu tun. Alle Zeichnungen sind eigene. Schriften: Frank Ruhl Libre und Heebo, SIL Open Font License.
web-contact-sheet = Alle Zeichnungen in drei Größen, hell und dunkel
web-server-away = Der Server ist nicht erreichbar. Neuer Versuch läuft; es geht nichts verloren.
web-not-loaded = Diese Seite konnte nicht geladen werden
web-not-loaded-about = Die Verbindung ist unterbrochen, oder der Server wurde inzwischen aktualisiert. Lade die Seite neu; von der Partie geht nichts verloren.
web-page-api-mismatch = Die Ansicht von { $game } gehört zu einer anderen Version von Bastide. Der Tisch wird als Text angezeigt.
web-reload = Neu laden
web-more = Mehr

## The lobby

web-welcome = Willkommen, { $name }
web-welcome-stranger = Willkommen
web-who-are-you = Wie sollen wir dich nennen?
web-your-name = Dein Name
    .help = Diesen Namen sehen die anderen. Du kannst ihn jederzeit ändern.
web-thats-me = OK
web-save-name = Namen speichern
web-rename = Namen ändern
web-games = Spiele
web-player-count = { $least }–{ $most } Spieler
web-play = Spielen
web-my-tables = Laufende Partien
web-my-finished = Beendete Partien
web-open-tables = Offene Tische
web-no-open-tables = Gerade gibt es keine offenen Tische. Eröffne selbst einen oder lade Freunde per Link ein.
web-leaderboards = Bestenlisten
web-no-games = Noch keine Partien. Wähle ein Spiel; Bots sind jederzeit bereit.
web-no-finished = Hier erscheinen deine beendeten Partien, zum Nachspielen Zug um Zug.
web-status-open = Wartet auf Mitspieler
web-go-on = Weiterspielen
web-join = Mitspielen
web-watch = Zuschauen
web-look = Ansehen
web-guest = Gast { $number }
web-replay-one = Nachspielen
web-line-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-line-nobody = Ohne Ergebnis
web-again-with = Revanche mit { $names }
web-again = Noch einmal spielen

## A new table

web-seat-count = Spielerzahl
web-seat-kind = Wer sitzt auf Platz { $number }?
web-seat-open = Freier Platz
web-bot-first_game = Erste Partie
web-bot-newcomer = Neuling
web-bot-beginner = Anfänger
web-bot-easy = Leicht
web-bot-medium = Mittel
web-bot-hard = Schwer
web-bot-expert = Experte
web-bot-master = Meister
web-bot-random = Zufallsbot
    .about = Macht irgendeinen erlaubten Zug.
web-play-now = Jetzt spielen
web-make-table = Tisch eröffnen
web-options = Optionen
web-own-choice = Eigene Auswahl
web-picked-of = { $least ->
    [0] Gewählt: { $count }.
   *[other] { $most ->
        [0] Gewählt: { $count }.
       *[other] Gewählt: { $count }, gebraucht: { $least } bis { $most }.
    }
}
web-paste = Namen einfügen
    .help = Trenne die Namen durch Kommas.
web-paste-unknown = Hier unbekannt: { $names }
web-share-choice = Link zu dieser Auswahl kopieren
web-take-over = Übernehmen
web-clock = Bedenkzeit
    .help = Begrenzt, wie lange jeder überlegen darf.
web-pace-none = Unbegrenzt
web-pace-minute = 1 Minute pro Zug
web-pace-bank = 15 Minuten + 10 Sekunden pro Zug
web-pace-days = 3 Tage pro Zug
web-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-pace-day = 1 Tag pro Zug
web-pace-week = 1 Woche pro Zug
web-opponents = Gegner
web-more-options = Weitere Optionen
web-filter = Filter
web-filter-all = Alle
web-filter-none = Keine Treffer. Entferne einen Filter.
web-keep = { $name } behalten
web-redraw = Die anderen neu auslosen
    .help = Ersetzt alles, was nicht mit dem Schloss markiert ist.
web-chosen = Ausgewählt
web-choose-from = Zur Auswahl
web-play-here = Auf diesem Gerät spielen
web-play-here-about = Auch offline: gegen Bots oder zu mehreren an einem Gerät. Die Partien werden in diesem Browser gespeichert.
web-friends = Freunde einladen
web-picked-just = Gewählt: { $count } von { $most }.

## Before the game

web-players = Spieler
web-player = Spieler
web-you = du
web-away = abwesend
web-agree = Ja, ich spiele mit
web-decline = Nein, danke
web-status-invited = Du bist eingeladen
web-status-invited-by = { $name } lädt dich ein

## At the table

web-prompt = Deine Möglichkeiten
web-your-cards = Deine Karten
web-your-turn = Du bist am Zug
web-waiting-for = { $count ->
    [one] Warten auf { $names }.
   *[other] Warten auf { $names }.
}
web-game-over = Die Partie ist zu Ende.
web-all-choices = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
web-cannot = Das geht jetzt nicht.
web-log = Verlauf
web-log-empty = Noch keine Züge. Hier erscheint jeder Zug.
web-story-then = {" · "}
web-story-details = Zug von { $name } im Einzelnen
web-since = Seit deinem letzten Zug
web-to-now = Überspringen
web-to-move = am Zug
web-has-chosen = hat gewählt
web-bot-stands-in = Bot springt ein
web-resigned = aufgegeben
web-undo = Rückgängig
web-imported = importiert
web-result = Ergebnis
web-ended-played = Die Partie ist zu Ende
web-ended-resigned = Durch Aufgabe beendet
web-ended-timed_out = Zeit abgelaufen
web-ended-abandoned = Ohne Ergebnis abgebrochen
web-place = Platz
web-points = Punkte
web-you-won = Du hast gewonnen
web-keys = Tastenkürzel
web-key-tab = nächstes Element
web-key-enter = auswählen
web-key-help = diese Liste
web-hint = Tipp
web-key-name-space = Leertaste
web-key-name-enter = Eingabetaste
web-key-name-left = Pfeil links
web-key-name-right = Pfeil rechts
web-key-name-up = Pfeil hoch
web-key-name-down = Pfeil runter

## The gallery

web-gallery-about = Alle Karten, Spielpläne und Plättchen zum Durchblättern.

## Replays

web-spectator = Zuschauer
web-roughly = { $share } ± { $error }
web-play-on = Von hier weiterspielen
web-play-on-about = Ab dieser Stellung geht es an einem neuen Tisch weiter. Gemischt ist wie in der Aufzeichnung: Wer sie kennt, weiß, was kommt. Die Partie wird nicht gewertet.
web-play-on-seat = Dein Platz

## Me

web-account-name = Kontoname
web-passphrase = Passwort
    .help = Mindestens 8 Zeichen.
web-passphrase-if-account = Passwort (falls du ein Konto hast)
web-second-factor-any-code = Code aus der App oder Wiederherstellungscode
web-new-passphrase = Neues Passwort
    .help = Mindestens 8 Zeichen.
web-sign-in = Anmelden
web-sign-up = Konto erstellen
web-hello-again = Schön, dass du wieder da bist.

## Settings

web-settings = Einstellungen

## Inviting

web-turn-ends = { $what }. Dein Zug endet gleich …
web-end-turn-now = Zug beenden
web-key-choices = Liste aller Möglichkeiten

## Who may come in, and what is kept about people

web-shut-out = Kein Zugang
web-come-in = Weiter
web-by-password = Dieser Server ist passwortgeschützt.
web-by-invitation = Für diesen Server brauchst du eine Einladung. Öffne deinen Einladungslink oder frag den Betreiber des Servers.
web-server-password = Server-Passwort
web-invitation = Einladung
web-have-account = Hast du schon ein Konto?
web-kept = Deine Daten
web-everything = Meine Daten herunterladen
web-delete-me = Konto und Daten löschen
web-delete-me-about = Dein Name, dein Konto und deine Wertungszahlen werden sofort und endgültig gelöscht. An Tischen, an denen du noch spielst, übernimmt ein Bot.

## The rules, to be read

web-rules = Regeln
web-rule = Regel
web-puzzles = Aufgaben
web-learn = Lernen
web-deal = Partie des Tages
web-deal-of = Partie des Tages vom { $day }
web-today = Heute
web-see-also = Siehe auch:
web-no-rule = Dazu wurde keine Regel gefunden. Schau in den vollständigen Regeln nach.
web-open-rules = Regeln öffnen
web-whole-rules = Alle Regeln (in einem neuen Fenster)
web-search-rules = In den Regeln suchen
web-topics = Themen
web-nothing-found = Nichts gefunden. Versuch ein anderes Wort oder nur den Wortanfang.
web-next-topic = Weiter: { $topic }
