# Profiles of accounts, on servers only.

profile-shown = Wer auf diesem Server ein Konto hat, sieht dein Profil, aber keine Partien an privaten Tischen. Verbergen kannst du es auf der Seite der Bestenlisten.
profile-hidden = Dieses Profil siehst nur du, weil du nicht in Bestenlisten stehen möchtest. Ändern kannst du das bei den Bestenlisten.
profile-missing = Dieses Profil gibt es nicht, oder du darfst es nicht sehen.
profile-needs-account = Profile sind für Leute mit Konto. Lege eins an oder melde dich an.
profile-account = Konto
profile-no-games = Noch keine beendeten Partien.
profile-ratings = Wertungszahlen
profile-rated-games = { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
}
profile-chart = Diagramm
profile-chart-summary = Wertungszahl am { $from }: { $first }. Wertungszahl am { $to }: { $last }.
profile-chart-about = Die Linie ist die Wertungszahl nach jedem Tag mit gewerteten Partien, die Fläche ihre Unsicherheit.
profile-chart-table = Die letzten Tage als Tabelle
profile-day = Tag
profile-uncertainty = Unsicherheit
profile-results = Ergebnisse
profile-older = Ergebnisse, Gegner und Aktivität beziehen sich auf die letzten { $games } Partien.
profile-game = Spiel
profile-won = Gewonnen
profile-shared = Gemeinsamer Sieg
profile-shared-wins = Geteilt
profile-lost = Nicht gewonnen
profile-streak = Siege in Folge
profile-longest = Rekord: { $games }
profile-against-people = gegen Menschen
profile-against-bots = gegen Bots
profile-opponents = Direkter Vergleich
profile-opponents-about = Wie oft der Platz besser, gleich oder schlechter war als der des Gegners.
profile-ahead = Besser
profile-level = Gleich
profile-behind = Schlechter
profile-favourites = Am häufigsten gespielt
profile-favourite = { $name }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $share } gewonnen
profile-puzzles = Aufgaben
profile-puzzle = { $game }: Wertungszahl { $rating }, { $answers ->
    [one] 1 Aufgabe
   *[other] { $answers } Aufgaben
}
profile-puzzle-streak = Aufgabe des Tages: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} in Folge, Rekord: { $longest }
profile-activity = Aktivität
profile-calendar-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} an { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
} des letzten Jahres
profile-calendar-table = Nach Monaten
profile-day-games = { $day }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-month = Monat
profile-history = Beendete Partien
profile-any = Alle
profile-result = Ergebnis
profile-opponent = Gegner
profile-with = Mit
profile-since = Von
profile-until = Bis
profile-search = Suchen
profile-reset = Alle zeigen
profile-none = Keine Partien gefunden.
profile-none-yet = Unter den neuesten Partien nichts gefunden. Du kannst in älteren weitersuchen.
profile-more = Ältere Partien zeigen
profile-replay = Nachspielen: { $game }, { $when }
profile-download = Partien herunterladen
    .help = Die neuesten 100 dieser Partien als Zip-Datei.
