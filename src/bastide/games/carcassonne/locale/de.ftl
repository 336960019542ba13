### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Legt gemeinsam Städte, Straßen, Klöster und Wiesen aus und setzt eure Gefolgsleute dorthin, wo sie am meisten einbringen.

## Module

carcassonne-option-modules = Module
    .help = Was außer dem Grundspiel, das immer dabei ist, gespielt wird.
carcassonne-option-modules-all = Alles
    .help = Alle Module zusammen.
carcassonne-option-modules-classic = Die Klassiker
    .help = Das Grundspiel mit Wirtshäusern und Kathedralen, Händlern und Baumeistern.
carcassonne-option-modules-random = Zufällig
    .help = Die Module werden ausgelost.

## Gebiete und was auf ihnen ist

carcassonne-feature-road = Straße
    .text = Fertig, wenn beide Enden geschlossen sind: 1 Punkt je Plättchen. Unvollendet am Ende ebenso.
carcassonne-feature-city = Stadt
    .text = Fertig, wenn die Mauer geschlossen ist: 2 Punkte je Plättchen und je Wappen. Unvollendet am Ende 1.
carcassonne-feature-cloister = Kloster
    .text = Fertig, wenn alle acht Felder ringsum belegt sind: 9 Punkte. Unvollendet am Ende 1 Punkt je vorhandenes Plättchen.
carcassonne-feature-field = Wiese
    .text = Wird nie fertig. Am Ende 3 Punkte für jede fertige Stadt, an die sie grenzt.
carcassonne-mark-shield = Wappen
carcassonne-mark-tunnel = Tunnel
carcassonne-mark-crossing = Kreuzung

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-follower = Gefolgsmann
    .text = Besetzt eine freie Straße, Stadt, Wiese oder ein freies Kloster und kommt nach der Wertung in den Vorrat zurück. Bauern bleiben.
carcassonne-role-highwayman = Wegelagerer
carcassonne-role-knight = Ritter
carcassonne-role-monk = Mönch
carcassonne-role-farmer = Bauer
carcassonne-piece-highwayman = Wegelagerer
carcassonne-piece-knight = Ritter
carcassonne-piece-monk = Mönch
carcassonne-piece-farmer = Bauer
carcassonne-colour-red = Rot
carcassonne-colour-blue = Blau
carcassonne-colour-green = Grün
carcassonne-colour-yellow = Gelb
carcassonne-colour-black = Schwarz
carcassonne-colour-grey = Grau

carcassonne-facing-north = Norden
carcassonne-facing-east = Osten
carcassonne-facing-south = Süden
carcassonne-facing-west = Westen

## Fragen und Antworten

carcassonne-ask-place = Wohin kommt dieses Plättchen? { $tile }
carcassonne-ask-figure = Setzt du eine Figur auf dieses Plättchen? { $tile } ({ $x }, { $y })
    .lit = Setzt du eine Figur auf dieses Plättchen? { $tile }
carcassonne-do-place = Bei { $x }, { $y } anlegen, nach { $facing } gedreht{ $bridged ->
    [1] , mit einer Brücke
   *[other] {""}
}
    .lit = Anlegen { $where }, nach { $facing } gedreht{ $bridged ->
        [1] , mit einer Brücke
       *[other] {""}
    }
carcassonne-do-none = Nichts setzen
carcassonne-do-figure = { $piece }: { $feature } { $number }
    .lit = { $piece }: { $where }

## Was geschah

carcassonne-log-turn = { $player } ist am Zug.
carcassonne-log-drew = { $player } zieht ein Plättchen: { $tile }.
carcassonne-log-unplaceable = Dieses Plättchen passt nirgends und kommt aus dem Spiel: { $tile }.
carcassonne-log-placed = { $player } legt bei { $x }, { $y } an, nach { $facing } gedreht: { $tile }.
    .lit = { $player } legt an: { $tile }.
carcassonne-log-deployed = { $player } setzt eine Figur bei { $x }, { $y }: { $piece }.
    .lit = { $player } setzt eine Figur: { $piece }.
carcassonne-log-completed = { $player } vollendet: { $feature } ({ $tiles } Plättchen{ $shields ->
    [0] {""}
   *[other] , { $shields } Wappen
}).
carcassonne-log-scored = { $final ->
    [1] Schlusswertung: {""}
   *[other] {""}
}{ $player } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} ({ $category }).
carcassonne-log-returned = { $player } nimmt eine Figur von { $x }, { $y } zurück: { $figure }.
    .lit = { $player } nimmt eine Figur zurück: { $figure }.
carcassonne-log-game_over = Das Spiel ist aus. Gewonnen hat: { $players }.

carcassonne-category-roads = Straßen
carcassonne-category-cities = Städte
carcassonne-category-cloisters = Klöster
carcassonne-category-fields = Wiesen

## Der Tisch

carcassonne-seat = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Vorrat: { $figures }
carcassonne-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Ein Plättchen ist noch da.
   *[other] Noch { $count } Plättchen im Stapel.
}
carcassonne-hand = Als Nächstes anlegen: { $tile }

## Kennzahlen

carcassonne-metric-tiles = Gelegte Plättchen
carcassonne-metric-turns = Züge
carcassonne-metric-unplaceable = Plättchen, die nirgends passten
carcassonne-metric-points_roads = Punkte für Straßen
carcassonne-metric-points_cities = Punkte für Städte
carcassonne-metric-points_cloisters = Punkte für Klöster
carcassonne-metric-points_fields = Punkte für Wiesen
carcassonne-metric-completed_roads = Gewertete fertige Straßen
carcassonne-metric-completed_cities = Gewertete fertige Städte
carcassonne-metric-completed_cloisters = Gewertete fertige Klöster

## Warum nicht

carcassonne-refuse-must_be_laid = Dieses Plättchen passt ohne Brücke, also muss es gelegt werden: { $tile }
carcassonne-refuse-lay_tile_now = Zuerst muss das Plättchen gelegt werden: { $tile }
carcassonne-refuse-outside_map = Dort ist das Spielfeld zu Ende.
carcassonne-refuse-cell_taken = Dort liegt schon ein Plättchen.
carcassonne-refuse-no_neighbour = Ein Plättchen muss mit einer ganzen Seite an ein anderes stoßen.
carcassonne-refuse-edges_differ = Nach { $facing } gedreht passt das Plättchen dort nicht zu seinen Nachbarn.
carcassonne-refuse-looks_same = Das Plättchen sieht nach { $facing } gedreht genauso aus: Lege es so.
carcassonne-refuse-no_figure_now = Nach diesem Plättchen darf keine Figur gesetzt werden.
carcassonne-refuse-figure_or_none = Jetzt kann eine Figur auf dieses Plättchen gesetzt werden oder keine.
carcassonne-refuse-not_in_game = Diese Figur ist nicht im Spiel: { $figure }
carcassonne-refuse-no_such_feature = Diese Stelle gibt es auf dem Plättchen nicht: { $tile }
carcassonne-refuse-tile_closed = Solange der Drache dort ist, darf keine Figur auf dieses Plättchen.
carcassonne-refuse-none_at_home = Davon hast du keine mehr im Vorrat: { $figure }
carcassonne-refuse-nobody_stands_there = Dort kann keine Figur stehen: { $feature }
carcassonne-refuse-occupied = Dort steht schon jemand: { $feature }
carcassonne-refuse-not_for_figure = Diese Figur darf dort nicht stehen: { $figure } – { $feature }

# What is known of a tile.
carcassonne-fact-count = Plättchen
carcassonne-fact-module = Modul

## A new table

carcassonne-bot-greedy = Gierig
carcassonne-about-bot-greedy = Nimmt sofort die meisten Punkte.
carcassonne-bot-nearsighted = Kurzsichtig
carcassonne-about-bot-nearsighted = Rechnet aus, was alles zählen würde, wenn das Spiel jetzt zu Ende wäre.
carcassonne-about-bot-beginner = Hat einen Blick für Städte, Straßen und Wiesen und übersieht oft einen besseren Platz.
carcassonne-about-bot-easy = Weiß, was Gebiete einbringen werden, und gibt sich oft mit dem Zweitbesten zufrieden.
carcassonne-about-bot-medium = Sieht sich jeden Platz an und irrt sich ab und zu um einen Punkt.
carcassonne-about-bot-hard = Sieht, was Gebiete einbringen werden und wie du darauf antworten kannst.
carcassonne-about-bot-expert = Denkt drei Züge voraus, vier Sekunden lang.
carcassonne-about-bot-master = Denkt drei Züge voraus, vier Sekunden lang, und urteilt nach dem, was er aus Zehntausenden Partien gelernt hat.

# What puzzles are about.
carcassonne-theme-close = Abschließen
carcassonne-theme-extend = Ausbauen
carcassonne-theme-claim = Neues besetzen
carcassonne-theme-field = Die Wiese
carcassonne-theme-cloister = Das Kloster
carcassonne-theme-share = Sich einen Anteil sichern
carcassonne-theme-steal = Übernehmen
carcassonne-theme-hinder = Gegner behindern
carcassonne-theme-keep = Den Gefolgsmann behalten
carcassonne-theme-quiet = Ruhiger Zug
