### Abtei und Bürgermeister

## Erweiterung

carcassonne-option-modules-abbey = Abtei und Bürgermeister
    .help = Abteien füllen Lücken in der Landschaft, Bürgermeister zählen in Städten mit Wappen mehr, Gutshöfe ersetzen Bauern, und Wagen fahren nach einer Wertung weiter.
carcassonne-module-abbey = Abtei und Bürgermeister
    .note = Zwölf Plättchen und pro Spieler eine Abtei, ein Bürgermeister, ein Wagen und ein Gutshof.

## Gebiete und was auf ihnen ist

carcassonne-feature-abbey = Abtei
    .text = Füllt eine Lücke, um die auf allen vier Seiten Plättchen liegen. Straßen, Städte und Wiesen enden an ihr, und sie ist selbst ein Kloster.
    .note = Jeder hat eine Abtei. Statt ein Plättchen zu ziehen, darfst du sie in eine Lücke legen, die auf allen vier Seiten von Plättchen umgeben ist, egal was diese zeigen. Straßen, Städte und Wiesen enden an ihr, und du darfst einen Gefolgsmann hineinsetzen wie in ein Kloster. Nach dem letzten Plättchen darf jeder eine noch nicht gelegte Abtei legen; es beginnt der linke Nachbar dessen, der dieses Plättchen gelegt hat.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-mayor = Bürgermeister
    .text = Zählt für so viele Gefolgsleute, wie die Stadt Wappen hat.
    .note = Der Bürgermeister darf nur in eine unbesetzte Stadt. Er zählt für so viele Gefolgsleute, wie die Stadt Wappen hat; ohne Wappen zählt er nicht.
carcassonne-figure-wagon = Wagen
    .text = Ein Gefolgsmann, der nach einer Wertung in ein benachbartes Gebiet weiterfahren darf, das unvollendet und unbesetzt ist.
    .note = Der Wagen ist ein Gefolgsmann für Straßen, Städte und Klöster. Nach seiner Wertung darf er in ein benachbartes Gebiet weiterfahren, das unvollendet und unbesetzt ist, statt in den Vorrat zurückzukommen.
carcassonne-figure-barn = Gutshof
    .text = Steht, wo vier Plättchen mit Wiese zusammentreffen. Die Bauern dort werden gewertet und kommen in den Vorrat zurück; der Gutshof wird am Ende gewertet.
    .note = Statt einer anderen Figur darfst du den Gutshof auf eine Ecke des neuen Plättchens setzen, an der vier Plättchen mit Wiese zusammentreffen, auf eine Wiese ohne Gutshof. Die Bauern dieser Wiese werden sofort wie am Spielende gewertet und kommen in den Vorrat zurück. Danach darf dort niemand mehr einen Bauern setzen; am Ende bringt der Gutshof seinem Besitzer 4 Punkte je fertige Stadt. Bauern, deren Wiese später mit dieser verbunden wird, bringen 1 Punkt je Stadt (2 mit Schwein) und kommen in den Vorrat zurück. Treffen mehrere Gutshöfe auf einer Wiese zusammen, zählt jeder für die ganze Wiese.
carcassonne-role-mayor = Bürgermeister
carcassonne-role-wagon = Wagen
carcassonne-role-barn = Gutshof

carcassonne-piece-mayor = Bürgermeister
carcassonne-piece-wagon = Wagen
carcassonne-piece-barn = Gutshof

carcassonne-corner-ne = Nordost
carcassonne-corner-se = Südost
carcassonne-corner-sw = Südwest
carcassonne-corner-nw = Nordwest

## Fragen und Antworten

carcassonne-ask-source = Ziehst du ein Plättchen oder legst du stattdessen deine Abtei?
carcassonne-ask-last_abbey = Alle Plättchen sind gelegt. Legst du deine Abtei?
carcassonne-ask-wagon = Das Gebiet deines Wagens wurde gewertet. Wohin fährt der Wagen weiter?
carcassonne-do-draw = Ein Plättchen ziehen
carcassonne-do-abbey = Die Abtei bei { $x }, { $y } anlegen
    .lit = Die Abtei anlegen { $where }
carcassonne-do-wagon_to = Der Wagen fährt nach { $x }, { $y }
    .lit = Der Wagen fährt weiter: { $where }
carcassonne-do-wagon_home = Wagen in den Vorrat zurücknehmen
carcassonne-do-barn = Gutshof: Ecke { $corner }

## Der Tisch

carcassonne-seat-abbey = { $player } hat noch eine Abtei.

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-abbey_city_nesw_two_shields = Stadt an vier Seiten (zwei Wappen)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = Stadt quer durch (Wappen, auf einer Brücke), Stadt quer durch
carcassonne-tile-abbey_city_n_shield_over_city_ew = Spitzer Stadtrand (Wappen, auf einer Brücke), Stadt quer durch
carcassonne-tile-abbey_cities_n_w_roads_e_s = Zwei Stadtränder über Eck, zwei Straßen zur Stadt
carcassonne-tile-abbey_cloister_roads_n_e_s_w = Kloster, vier Straßen
carcassonne-tile-abbey_city_n_road_w = Stadtrand, Straße zur Stadt von links
carcassonne-tile-abbey_city_n_touching_road_es = Stadtrand, Straßenkurve nach rechts (an der Mauer)
carcassonne-tile-abbey_city_n_touching_road_sw = Stadtrand, Straßenkurve nach links (an der Mauer)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = Spitzer Stadtrand (Wappen, bis in die Ecken)
carcassonne-tile-abbey_road_s_open_field = Straße ins Freie
carcassonne-tile-abbey_road_new_roundabout = Straßenring mit drei Ausgängen
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = Stadt quer durch (Wappen), Straßentunnel
carcassonne-tile-abbey_tile = Abtei

## Warum nicht

carcassonne-refuse-abbey_needs_hole = Eine Abtei braucht eine Lücke mit einem Plättchen auf jeder der vier Seiten.
carcassonne-refuse-barn_needs_corner = Ein Gutshof steht auf einer Ecke, an der vier Plättchen mit Wiese zusammentreffen.
carcassonne-refuse-barn_in_field = Auf dieser Wiese steht schon ein Gutshof.
carcassonne-refuse-wagon_next_door = Ein Wagen fährt in ein benachbartes unvollendetes Gebiet weiter, das unbesetzt ist.
carcassonne-refuse-wagon_or_home = Der Wagen fährt jetzt weiter oder kommt in den Vorrat zurück.

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = Hier ist eine Lücke mit Plättchen auf allen vier Seiten. Statt ein Plättchen zu ziehen, darfst du deine [[feature-abbey|Abtei]] hineinlegen: Sie passt überall, und Straßen, Städte und Wiesen enden an ihr.
    .right = Deine Straße endet jetzt an der Abtei.
    .draw = Du darfst auch ziehen. Aber für so eine Lücke ist die Abtei da.
lesson-carcassonne-abbey-monk = Die Abtei ist auch ein Kloster. Setze einen Mönch hinein.
    .right = Die Straße bringt dir sofort { $points } Punkte. Um deinen Mönch fehlt nur noch ein Plättchen, dann bringt er weitere 9.
    .wagon = Auch ein Wagen darf dort stehen. Nimm diesmal einen Mönch.
    .none = Nur noch ein Plättchen fehlt für 9 Punkte. Setze einen Mönch.
