### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Lege Plättchen an, baue mit den anderen Städte, Straßen, Klöster und Wiesen und setze deine Gefolgsleute dorthin, wo sie am meisten einbringen.

## Erweiterungen

carcassonne-option-modules = Erweiterungen
    .help = Was zum Grundspiel hinzukommt.
carcassonne-option-modules-all = Alles
    .help = Alle Erweiterungen zusammen.
carcassonne-option-modules-classic = Die Klassiker
    .help = Das Grundspiel mit „Wirtshäuser und Kathedralen“ und „Händler und Baumeister“.
carcassonne-option-modules-random = Zufällig
    .help = Die Erweiterungen werden ausgelost.

## Gebiete und was auf ihnen ist

carcassonne-feature-road = Straße
    .text = Fertig, wenn beide Enden geschlossen sind: 1 Punkt je Plättchen. Unvollendet am Ende ebenso.
carcassonne-feature-city = Stadt
    .text = Fertig, wenn die Mauer geschlossen ist: 2 Punkte je Plättchen und je Wappen. Unvollendet am Ende je 1 Punkt.
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

carcassonne-ask-place = Wo legst du dieses Plättchen an? { $tile }
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
carcassonne-do-none = Keine Figur setzen
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
carcassonne-log-game_over = Die Partie ist zu Ende. Sieg für: { $players }.

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
    [one] Noch ein Plättchen im Stapel.
   *[other] Noch { $count } Plättchen im Stapel.
}
carcassonne-hand = Als Nächstes anlegen: { $tile }

## Kennzahlen

carcassonne-metric-tiles = Gelegte Plättchen
carcassonne-metric-turns = Züge
carcassonne-metric-unplaceable = Plättchen, die nirgends passten
carcassonne-metric-points_roads = Punkte aus Straßen
carcassonne-metric-points_cities = Punkte aus Städten
carcassonne-metric-points_cloisters = Punkte aus Klöstern
carcassonne-metric-points_fields = Punkte aus Wiesen
carcassonne-metric-completed_roads = Gewertete fertige Straßen
carcassonne-metric-completed_cities = Gewertete fertige Städte
carcassonne-metric-completed_cloisters = Gewertete fertige Klöster

## Warum nicht

carcassonne-refuse-must_be_laid = Dieses Plättchen passt ohne Brücke, also musst du es anlegen: { $tile }
carcassonne-refuse-lay_tile_now = Zuerst musst du das Plättchen anlegen: { $tile }
carcassonne-refuse-outside_map = So weit außen kannst du kein Plättchen anlegen.
carcassonne-refuse-cell_taken = Dort liegt schon ein Plättchen.
carcassonne-refuse-no_neighbour = Ein Plättchen muss mit einer ganzen Kante an ein anderes grenzen.
carcassonne-refuse-edges_differ = Nach { $facing } gedreht passt das Plättchen dort nicht. Drehe es oder wähle einen anderen Platz.
carcassonne-refuse-looks_same = Nach { $facing } gedreht sieht das Plättchen genauso aus: Lege es so.
carcassonne-refuse-no_figure_now = Nach diesem Plättchen darf keine Figur gesetzt werden.
carcassonne-refuse-figure_or_none = Jetzt kannst du eine Figur auf dieses Plättchen setzen oder darauf verzichten.
carcassonne-refuse-not_in_game = Diese Figur ist nicht im Spiel: { $figure }
carcassonne-refuse-no_such_feature = Diese Stelle gibt es auf dem Plättchen nicht: { $tile }
carcassonne-refuse-tile_closed = Solange der Drache dort ist, darf kein Gefolgsmann auf dieses Plättchen.
carcassonne-refuse-none_at_home = Davon hast du keine mehr im Vorrat: { $figure }
carcassonne-refuse-nobody_stands_there = Dort darf keine Figur stehen: { $feature }
carcassonne-refuse-occupied = Dieses Gebiet ist schon besetzt: { $feature }
carcassonne-refuse-not_for_figure = Diese Figur darf dort nicht hin: { $figure } – { $feature }

# What is known of a tile.
carcassonne-fact-count = Plättchen
carcassonne-fact-module = Set

## A new table

carcassonne-bot-greedy = Gierig
carcassonne-about-bot-greedy = Nimmt immer den Zug, der sofort die meisten Punkte bringt.
carcassonne-bot-nearsighted = Kurzsichtig
carcassonne-about-bot-nearsighted = Rechnet aus, was alles zählen würde, wenn die Partie jetzt zu Ende wäre.
carcassonne-about-bot-first_game = Spielt wie jemand in der ersten Partie: sieht, dass ein Plättchen passt, aber selten, wozu es gut ist.
carcassonne-about-bot-newcomer = Sieht, was Punkte bringt, findet aber selten den besten Platz.
carcassonne-about-bot-beginner = Hat einen Blick für Städte, Straßen und Wiesen, übersieht aber oft einen besseren Platz.
carcassonne-about-bot-easy = Weiß, was Gebiete einbringen werden, begnügt sich aber oft mit dem Zweitbesten.
carcassonne-about-bot-medium = Prüft jeden Platz und verschätzt sich selten um mehr als einen Punkt.
carcassonne-about-bot-hard = Sieht, was Gebiete einbringen werden und wie du darauf antworten kannst.
carcassonne-about-bot-expert = Denkt drei Züge voraus, bis zu { $seconds } Sekunden lang.
carcassonne-about-bot-master = Hat aus Zehntausenden Partien gelernt und denkt drei Züge voraus, bis zu { $seconds } Sekunden lang.

# What puzzles are about.
carcassonne-theme-close = Abschließen
carcassonne-theme-extend = Ausbauen
carcassonne-theme-claim = Neues Gebiet besetzen
carcassonne-theme-field = Wiese
carcassonne-theme-cloister = Kloster
carcassonne-theme-share = Sich einen Anteil sichern
carcassonne-theme-steal = Übernehmen
carcassonne-theme-hinder = Gegner behindern
carcassonne-theme-keep = Gefolgsmann behalten
carcassonne-theme-quiet = Ruhiger Zug

# Regeln, die ein Spielstand eines anderen Programms anders anwendet.
carcassonne-import-princess-action = Bei uns muss ein Burgfräulein einen Ritter nach Hause schicken (O-08).
carcassonne-import-fairy-placement = Bei uns steht die Fee auf einem Plättchen, nicht neben einem einzelnen Gefolgsmann (O-03).
carcassonne-import-dragon-move = Bei uns zieht der Drache vor der Wertung (O-02).
carcassonne-import-wagon-move = Bei uns zieht ein Wagen in ein Gebiet, das das gewertete berührt (O-11).
carcassonne-import-barn-placement = Bei uns kann auf einer Wiese nur ein Gutshof stehen (C-086).
carcassonne-import-king-and-robber-scoring = Bei uns zählen König und Raubritter nur am Ende, 1 Punkt je fertiger Stadt oder Straße.
carcassonne-import-tiny-city-scoring = Bei uns zählt eine fertige Stadt aus zwei Plättchen 4 Punkte.
carcassonne-import-count = In der Datei hat jeder { $value } von „{ $name }“, bei uns { $ours }.
carcassonne-import-other-rule = Unser Spiel kennt die Regel „{ $name }“ mit dem Wert „{ $value }“ nicht.

# Die Übersicht der Eröffnungen.
carcassonne-openings-first_placement = Erstes Plättchen: Feld neben dem Startplättchen auf 0,0, Richtung, Gefolgsmann
