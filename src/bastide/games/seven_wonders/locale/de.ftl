seven_wonders = 7 Wonders
    .about = Drei bis sieben Städte wachsen durch drei Zeitalter. Alle spielen gleichzeitig eine Karte, dann wandern die Handkarten weiter.

seven_wonders-option-boards = Spielpläne
    .help = Ein Spielplan pro Spieler in Sitzreihenfolge oder zufällig verteilt.
seven_wonders-option-boards-random = Zufällig verteilt
seven_wonders-option-boards-alexandria = Alexandria
seven_wonders-option-boards-babylon = Babylon
seven_wonders-option-boards-ephesos = Ephesos
seven_wonders-option-boards-gizah = Gizah
seven_wonders-option-boards-halikarnassos = Halikarnassos
seven_wonders-option-boards-olympia = Olympia
seven_wonders-option-boards-rhodos = Rhodos
seven_wonders-option-sides = Seiten
    .help = Welche Seite der Spielpläne benutzt wird. Für die erste Partie eignet sich die Tagseite.
seven_wonders-option-sides-chosen = Alle wählen selbst
seven_wonders-option-sides-day = Tag für alle
seven_wonders-option-sides-night = Nacht für alle
seven_wonders-option-sides-random = Zufällig
seven_wonders-option-added_cards = Zusätzliche Karten
    .help = Karten aus installierten Paketen. Eine Gilde kommt zu den Gilden; jede andere Karte ersetzt alle Exemplare einer Karte ihres Zeitalters.

# The number of an Age, as printed on its cards.
seven_wonders-age-number = { $age ->
    [1] I
    [2] II
   *[other] III
}

seven_wonders-ask-side = { $board }: Spielst du die Tagseite oder die Nachtseite?
seven_wonders-ask-card = Zeitalter { seven_wonders-age-number }, Zug { $turn }: Wähle eine Karte zum Errichten, für einen Bauabschnitt oder zum Verkaufen.
seven_wonders-ask-last_card = Zeitalter { seven_wonders-age-number }: Mit { $board } spielst du auch deine siebte Karte.
seven_wonders-ask-dig = { $board }: Du darfst eine Karte aus dem Ablagestapel kostenlos errichten.

seven_wonders-do-build = Errichten: { $card }{ $bank ->
    [0] {""}
    [one] {" "}({ $bank } Münze)
   *[other] {" "}({ $bank } Münzen)
}{ $left ->
    [0] {""}
    [one] {"; "}von { $left_player }: { $left_resources } für { $left } Münze
   *[other] {"; "}von { $left_player }: { $left_resources } für { $left } Münzen
}{ $right ->
    [0] {""}
    [one] {"; "}von { $right_player }: { $right_resources } für { $right } Münze
   *[other] {"; "}von { $right_player }: { $right_resources } für { $right } Münzen
}
seven_wonders-do-stage = Bauabschnitt mit: { $card }{ $left ->
    [0] {""}
    [one] {"; "}von { $left_player }: { $left_resources } für { $left } Münze
   *[other] {"; "}von { $left_player }: { $left_resources } für { $left } Münzen
}{ $right ->
    [0] {""}
    [one] {"; "}von { $right_player }: { $right_resources } für { $right } Münze
   *[other] {"; "}von { $right_player }: { $right_resources } für { $right } Münzen
}
seven_wonders-do-sell = Für 3 Münzen verkaufen: { $card }
seven_wonders-do-dig = Aus dem Ablagestapel errichten: { $card }
seven_wonders-do-dig_nothing = Nichts aus dem Ablagestapel errichten
seven_wonders-do-side = { $side }

seven_wonders-refuse-side_first = Wähle zuerst eine Seite deines Spielplans, { $board }.
seven_wonders-refuse-side_chosen = Die Seiten der Spielpläne sind schon gewählt.
seven_wonders-refuse-not_digging = Du darfst jetzt nichts aus dem Ablagestapel errichten.
seven_wonders-refuse-only_dig = { $board }: Errichte eine Karte aus dem Ablagestapel oder verzichte darauf; etwas anderes geht jetzt nicht.
seven_wonders-refuse-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
seven_wonders-refuse-not_discarded = Diese Karte liegt nicht im Ablagestapel: { $card }.
seven_wonders-refuse-all_stages = Alle Bauabschnitte von { $board } sind errichtet.
seven_wonders-refuse-stands = { $card } steht schon in deiner Stadt. Dasselbe Gebäude darfst du nicht zweimal errichten.
seven_wonders-refuse-free = { $card } ist für dich kostenlos; du musst niemandem etwas zahlen.
seven_wonders-refuse-coins = { $card } kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins }.
seven_wonders-refuse-out_of_reach = { $card } kostet { $resources }. So viel erzeugen du und deine Nachbarn nicht.
seven_wonders-refuse-own_resources = { $card } kostet { $resources }. Das erzeugt deine Stadt alles selbst; du darfst nichts davon kaufen.
seven_wonders-refuse-too_dear = { $card } kostet { $resources }. Was dir fehlt, kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins }.
seven_wonders-refuse-wrong_payment = { $card } kostet { $resources }. Diese Bezahlung geht nicht auf. Am günstigsten: { $left } nach links und { $right } nach rechts.
seven_wonders-refuse-out_of_reach_stage = Bauabschnitt { $stage } kostet { $resources }. So viel erzeugen du und deine Nachbarn nicht.
seven_wonders-refuse-own_resources_stage = Bauabschnitt { $stage } kostet { $resources }. Das erzeugt deine Stadt alles selbst; du darfst nichts davon kaufen.
seven_wonders-refuse-too_dear_stage = Bauabschnitt { $stage } kostet { $resources }. Was dir fehlt, kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins }.
seven_wonders-refuse-wrong_payment_stage = Bauabschnitt { $stage } kostet { $resources }. Diese Bezahlung geht nicht auf. Am günstigsten: { $left } nach links und { $right } nach rechts.

seven_wonders-log-age = Zeitalter { seven_wonders-age-number } beginnt.
seven_wonders-log-choose = { $player } hat gewählt.
seven_wonders-log-side = { $player } spielt { $board }, { $side }.
seven_wonders-log-spend = { $player } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} an die Bank.
seven_wonders-log-earn = { $player } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
seven_wonders-log-trade = { $player } kauft { $resources } von { $other_player } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
seven_wonders-log-build = { $player } errichtet: { $card }.
seven_wonders-log-stage = { $player } errichtet Bauabschnitt { $stage } von { $board } mit: { $card }.
seven_wonders-log-sell = { $player } verkauft für 3 Münzen: { $card }.
seven_wonders-log-left_over = { $player } legt am Ende des Zeitalters ab: { $card }.
seven_wonders-log-dig = { $player } errichtet aus dem Ablagestapel: { $card }.
seven_wonders-log-dig_nothing = { $player } errichtet nichts aus dem Ablagestapel.
seven_wonders-log-pass = Die Handkarten wandern nach { $direction }.
seven_wonders-log-fight = { $player } ({ $shields }) besiegt { $other_player } ({ $other_shields }): Sieg-Marker +{ $points }, Niederlage-Marker −1.

seven_wonders-card-hidden = eine Karte
seven_wonders-side-day = Tagseite
seven_wonders-side-night = Nachtseite
seven_wonders-direction-left = links
seven_wonders-direction-right = rechts

seven_wonders-table-sides = Die Seiten der Spielpläne werden gewählt.
seven_wonders-table-age = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Handkarten wandern nach { $direction }. Ablagestapel: { $count }.
seven_wonders-table-age_end = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Ablagestapel: { $count }.
seven_wonders-table-last_card = Zeitalter { seven_wonders-age-number }, nach dem letzten Zug. Ablagestapel: { $count }.
seven_wonders-table-over = Die Partie ist zu Ende.
seven_wonders-table-city = { $player }: { $board }, { $side }
seven_wonders-table-board = { $player }: { $board }
seven_wonders-table-counts = Bauabschnitte { $stages } von { $stages_in_all }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}, Marker { $tokens }, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
seven_wonders-table-colour = { $colour }: { $cards }
seven_wonders-table-under = unter dem Spielplan: { $cards }
seven_wonders-table-discard = Ablagestapel: { $cards }
seven_wonders-table-hand = Deine Handkarten:
seven_wonders-table-card = { $cards } (Kosten: { $cost }): { $text }
seven_wonders-table-printed = Zeitalter { seven_wonders-age-number }, { $colour }. Kosten: { $cost }.
seven_wonders-table-cost = { $coins ->
    [0] { $resources }
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
seven_wonders-table-place = { $player } ({ $place })
seven_wonders-table-makes = erzeugt { $resources }
seven_wonders-table-makes_alone = ; nur für sich { $resources }
seven_wonders-table-stage_built = { $stage } [errichtet]
seven_wonders-place-you = du
seven_wonders-place-left = links von dir
seven_wonders-place-right = rechts von dir
seven_wonders-table-chosen = Du hast gewählt: { $choice }

seven_wonders-metric-military = Militär
seven_wonders-metric-treasury = Münzvorrat
seven_wonders-metric-wonder = Weltwunder
seven_wonders-metric-civilian = Profanbauten
seven_wonders-metric-science = Forschung
seven_wonders-metric-commerce = Handel
seven_wonders-metric-guilds = Gilden


## Karten des Zeitalters I

seven_wonders-card-lumber-yard = Holzplatz
    .text = Erzeugt in jedem Zug 1 Holz.
seven_wonders-card-stone-pit = Steinbruch
    .text = Erzeugt in jedem Zug 1 Stein.
seven_wonders-card-clay-pool = Ziegelei
    .text = Erzeugt in jedem Zug 1 Lehm.
seven_wonders-card-ore-vein = Erzbergwerk
    .text = Erzeugt in jedem Zug 1 Erz.
seven_wonders-card-tree-farm = Baumschule
    .text = Erzeugt in jedem Zug 1 Holz oder Lehm.
seven_wonders-card-excavation = Abbaustollen
    .text = Erzeugt in jedem Zug 1 Stein oder Lehm.
seven_wonders-card-clay-pit = Tongrube
    .text = Erzeugt in jedem Zug 1 Erz oder Lehm.
seven_wonders-card-timber-yard = Forstwirtschaft
    .text = Erzeugt in jedem Zug 1 Holz oder Stein.
seven_wonders-card-forest-cave = Waldhöhle
    .text = Erzeugt in jedem Zug 1 Holz oder Erz.
seven_wonders-card-mine = Mine
    .text = Erzeugt in jedem Zug 1 Stein oder Erz.
seven_wonders-card-loom-1 = Webstuhl
    .text = Erzeugt in jedem Zug 1 Stoff.
seven_wonders-card-glassworks-1 = Glashütte
    .text = Erzeugt in jedem Zug 1 Glas.
seven_wonders-card-press-1 = Presse
    .text = Erzeugt in jedem Zug 1 Papyrus.
seven_wonders-card-well = Brunnen
    .text = Zählt 3 Siegpunkte. Macht kostenlos: Statue.
seven_wonders-card-baths = Bäder
    .text = Zählt 3 Siegpunkte. Macht kostenlos: Aquädukt.
seven_wonders-card-altar = Altar
    .text = Zählt 3 Siegpunkte. Macht kostenlos: Pantheon.
seven_wonders-card-theater = Theater
    .text = Zählt 3 Siegpunkte. Macht kostenlos: Gärten.
seven_wonders-card-tavern = Taverne
    .text = Bringt beim Bau 5 Münzen.
seven_wonders-card-east-trading-post = Handelsposten Ost
    .text = Rohstoffe deines rechten Nachbarn kosten dich nur je 1 Münze. Macht kostenlos: Forum.
seven_wonders-card-west-trading-post = Handelsposten West
    .text = Rohstoffe deines linken Nachbarn kosten dich nur je 1 Münze. Macht kostenlos: Forum.
seven_wonders-card-marketplace = Markt
    .text = Manufakturprodukte beider Nachbarn kosten dich nur je 1 Münze. Macht kostenlos: Karawanserei.
seven_wonders-card-stockade = Palisade
    .text = Bringt 1 Schild.
seven_wonders-card-barracks = Kaserne
    .text = Bringt 1 Schild.
seven_wonders-card-guard-tower = Wachturm
    .text = Bringt 1 Schild.
seven_wonders-card-apothecary = Apotheke
    .text = Zeigt einen Zirkel. Macht kostenlos: Ställe, Krankenhaus.
seven_wonders-card-workshop = Werkstatt
    .text = Zeigt ein Zahnrad. Macht kostenlos: Schießplatz, Laboratorium.
seven_wonders-card-scriptorium = Skriptorium
    .text = Zeigt eine Tafel. Macht kostenlos: Gericht, Bibliothek.

## Karten des Zeitalters II

seven_wonders-card-sawmill = Sägewerk
    .text = Erzeugt in jedem Zug 2 Holz.
seven_wonders-card-quarry = Kalksteinbruch
    .text = Erzeugt in jedem Zug 2 Stein.
seven_wonders-card-brickyard = Ziegelbrennerei
    .text = Erzeugt in jedem Zug 2 Lehm.
seven_wonders-card-foundry = Gießerei
    .text = Erzeugt in jedem Zug 2 Erz.
seven_wonders-card-loom-2 = Webstuhl
    .text = Erzeugt in jedem Zug 1 Stoff.
seven_wonders-card-glassworks-2 = Glashütte
    .text = Erzeugt in jedem Zug 1 Glas.
seven_wonders-card-press-2 = Presse
    .text = Erzeugt in jedem Zug 1 Papyrus.
seven_wonders-card-statue = Statue
    .text = Zählt 4 Siegpunkte. Kostenlos durch: Brunnen.
seven_wonders-card-aqueduct = Aquädukt
    .text = Zählt 5 Siegpunkte. Kostenlos durch: Bäder.
seven_wonders-card-temple = Tempel
    .text = Zählt 4 Siegpunkte.
seven_wonders-card-courthouse = Gericht
    .text = Zählt 4 Siegpunkte. Kostenlos durch: Skriptorium.
seven_wonders-card-caravansery = Karawanserei
    .text = Erzeugt in jedem Zug 1 Holz, Stein, Erz oder Lehm, nur für dich. Kostenlos durch: Markt. Macht kostenlos: Leuchtturm.
    .note = Was sie erzeugt, können Nachbarn nicht kaufen. Sie erzeugt eine Einheit pro Zug, von der Sorte, die du gerade brauchst.
seven_wonders-card-forum = Forum
    .text = Erzeugt in jedem Zug 1 Glas, Papyrus oder Stoff, nur für dich. Kostenlos durch: Handelsposten Ost oder Handelsposten West. Macht kostenlos: Hafen.
    .note = Einer der beiden Handelsposten genügt, um es kostenlos zu errichten. Was es erzeugt, können Nachbarn nicht kaufen.
seven_wonders-card-vineyard = Weinberg
    .text = Bringt beim Bau 1 Münze für jede braune Karte in deiner Stadt und den beiden Nachbarstädten.
    .note = Er zählt auch braune Karten, die im selben Zug errichtet werden.
seven_wonders-card-bazar = Basar
    .text = Bringt beim Bau 2 Münzen für jede graue Karte in deiner Stadt und den beiden Nachbarstädten.
seven_wonders-card-stables = Ställe
    .text = Bringt 2 Schilde. Kostenlos durch: Apotheke.
seven_wonders-card-archery-range = Schießplatz
    .text = Bringt 2 Schilde. Kostenlos durch: Werkstatt.
seven_wonders-card-walls = Wall
    .text = Bringt 2 Schilde. Macht kostenlos: Festungsanlagen.
seven_wonders-card-training-ground = Übungsplatz
    .text = Bringt 2 Schilde. Macht kostenlos: Circus.
seven_wonders-card-dispensary = Krankenhaus
    .text = Zeigt einen Zirkel. Kostenlos durch: Apotheke. Macht kostenlos: Arena, Loge.
seven_wonders-card-laboratory = Laboratorium
    .text = Zeigt ein Zahnrad. Kostenlos durch: Werkstatt. Macht kostenlos: Belagerungsmaschinen, Observatorium.
seven_wonders-card-library = Bibliothek
    .text = Zeigt eine Tafel. Kostenlos durch: Skriptorium. Macht kostenlos: Senat, Universität.
seven_wonders-card-school = Schule
    .text = Zeigt eine Tafel. Macht kostenlos: Akademie, Studierzimmer.

## Karten des Zeitalters III

seven_wonders-card-pantheon = Pantheon
    .text = Zählt 7 Siegpunkte. Kostenlos durch: Altar.
seven_wonders-card-gardens = Gärten
    .text = Zählt 5 Siegpunkte. Kostenlos durch: Theater.
seven_wonders-card-town-hall = Rathaus
    .text = Zählt 6 Siegpunkte.
seven_wonders-card-palace = Palast
    .text = Zählt 8 Siegpunkte.
seven_wonders-card-senate = Senat
    .text = Zählt 6 Siegpunkte. Kostenlos durch: Bibliothek.
seven_wonders-card-haven = Hafen
    .text = Bringt beim Bau 1 Münze und am Spielende 1 Siegpunkt für jede braune Karte in deiner Stadt. Kostenlos durch: Forum.
seven_wonders-card-lighthouse = Leuchtturm
    .text = Bringt beim Bau 1 Münze und am Spielende 1 Siegpunkt für jede gelbe Karte in deiner Stadt. Kostenlos durch: Karawanserei.
    .note = Er zählt sich selbst mit.
seven_wonders-card-chamber-of-commerce = Handelskammer
    .text = Bringt beim Bau 2 Münzen und am Spielende 2 Siegpunkte für jede graue Karte in deiner Stadt.
seven_wonders-card-ludus = Gladiatorenschule
    .text = Bringt beim Bau 3 Münzen und am Spielende 1 Siegpunkt für jede rote Karte in deiner Stadt.
    .note = Die Münzen gibt es einmal, für die roten Karten, die schon da sind; für die Punkte zählen am Ende auch später errichtete mit.
seven_wonders-card-arena = Arena
    .text = Bringt beim Bau 3 Münzen und am Spielende 1 Siegpunkt für jeden errichteten Bauabschnitt deines Weltwunders. Kostenlos durch: Krankenhaus.
    .note = Die Münzen gibt es einmal, für die Bauabschnitte, die schon da sind; für die Punkte zählen am Ende auch später errichtete mit.
seven_wonders-card-fortifications = Festungsanlagen
    .text = Bringt 3 Schilde. Kostenlos durch: Wall.
seven_wonders-card-circus = Circus
    .text = Bringt 3 Schilde. Kostenlos durch: Übungsplatz.
seven_wonders-card-arsenal = Arsenal
    .text = Bringt 3 Schilde.
seven_wonders-card-siege-workshop = Belagerungsmaschinen
    .text = Bringt 3 Schilde. Kostenlos durch: Laboratorium.
seven_wonders-card-castrum = Militärlager
    .text = Bringt 3 Schilde.
seven_wonders-card-lodge = Loge
    .text = Zeigt einen Zirkel. Kostenlos durch: Krankenhaus.
seven_wonders-card-observatory = Observatorium
    .text = Zeigt ein Zahnrad. Kostenlos durch: Laboratorium.
seven_wonders-card-university = Universität
    .text = Zeigt eine Tafel. Kostenlos durch: Bibliothek.
seven_wonders-card-academy = Akademie
    .text = Zeigt einen Zirkel. Kostenlos durch: Schule.
seven_wonders-card-study = Studierzimmer
    .text = Zeigt ein Zahnrad. Kostenlos durch: Schule.

## Gilden

seven_wonders-card-workers-guild = Gilde der Arbeiter
    .text = Zählt 1 Siegpunkt für jede braune Karte in den beiden Nachbarstädten.
seven_wonders-card-craftsmens-guild = Gilde der Handwerker
    .text = Zählt 2 Siegpunkte für jede graue Karte in den beiden Nachbarstädten.
seven_wonders-card-magistrates-guild = Gilde der Magistraten
    .text = Zählt 1 Siegpunkt für jede blaue Karte in den beiden Nachbarstädten.
seven_wonders-card-traders-guild = Gilde der Händler
    .text = Zählt 1 Siegpunkt für jede gelbe Karte in den beiden Nachbarstädten.
seven_wonders-card-spies-guild = Gilde der Spione
    .text = Zählt 1 Siegpunkt für jede rote Karte in den beiden Nachbarstädten.
seven_wonders-card-philosophers-guild = Gilde der Philosophen
    .text = Zählt 1 Siegpunkt für jede grüne Karte in den beiden Nachbarstädten.
seven_wonders-card-shipowners-guild = Gilde der Reeder
    .text = Zählt 1 Siegpunkt für jede braune, graue und violette Karte in deiner Stadt.
    .note = Sie zählt sich selbst mit.
seven_wonders-card-scientists-guild = Gilde der Wissenschaftler
    .text = Zählt am Spielende als ein Forschungssymbol deiner Wahl.
    .note = Sie ist eine violette Karte, keine grüne. Ihr Symbol zählt am Ende so, wie es am meisten bringt.
seven_wonders-card-decorators-guild = Gilde der Dekorateure
    .text = Zählt 7 Siegpunkte, wenn dein Weltwunder vollendet ist.
    .note = Das Weltwunder muss vollendet sein, egal ob es zwei oder vier Bauabschnitte hat.
seven_wonders-card-builders-guild = Gilde der Baumeister
    .text = Zählt 1 Siegpunkt für jeden errichteten Bauabschnitt deines Weltwunders und der beiden benachbarten Weltwunder.
    .note = Sie zählt die Bauabschnitte von drei Städten: deiner eigenen und denen deiner beiden Nachbarn.

## Spielpläne

seven_wonders-board-alexandria = Alexandria
    .text = Startressource: Glas.
    .day = 1 (2 Stein): Zählt 3 Siegpunkte. 2 (2 Erz): Erzeugt in jedem Zug 1 Holz, Stein, Erz oder Lehm, nur für dich. 3 (1 Papyrus, 1 Stoff): Zählt 7 Siegpunkte.
    .night = 1 (2 Lehm): Erzeugt in jedem Zug 1 Holz, Stein, Erz oder Lehm, nur für dich. 2 (3 Erz): Erzeugt in jedem Zug 1 Glas, Papyrus oder Stoff, nur für dich. 3 (4 Holz): Zählt 7 Siegpunkte.
    .note = Einige Bauabschnitte erzeugen eine Ressource deiner Wahl, nur für dich; siehe [[resources|Ressourcen]].
seven_wonders-board-babylon = Babylon
    .text = Startressource: Holz.
    .day = 1 (2 Lehm): Zählt 3 Siegpunkte. 2 (2 Erz, 1 Stoff): Zählt am Spielende als ein Forschungssymbol deiner Wahl. 3 (4 Holz): Zählt 7 Siegpunkte.
    .night = 1 (2 Stein): Am Ende jedes Zeitalters spielst du auch deine siebte Karte, statt sie abzulegen. 2 (3 Lehm, 1 Glas): Zählt am Spielende als ein Forschungssymbol deiner Wahl.
    .note = Auf der Tagseite bekommst du ein Forschungssymbol deiner Wahl, das am Ende so zählt, wie es am meisten bringt. Auf der Nachtseite bekommst du [[last-card|die siebte Karte jedes Zeitalters]] und ebenfalls ein solches Symbol.
seven_wonders-board-ephesos = Ephesos
    .text = Startressource: Papyrus.
    .day = 1 (2 Lehm): Zählt 3 Siegpunkte. 2 (2 Holz): Bringt beim Bau 9 Münzen. 3 (2 Erz, 1 Glas): Zählt 7 Siegpunkte.
    .night = 1 (2 Stein): Zählt 2 Siegpunkte. Bringt beim Bau 4 Münzen. 2 (2 Holz): Zählt 3 Siegpunkte. Bringt beim Bau 4 Münzen. 3 (2 Erz, 1 Stoff): Zählt 5 Siegpunkte. Bringt beim Bau 4 Münzen.
    .note = Münzen zur rechten Zeit: Du bekommst sie einmal, wenn du den Bauabschnitt errichtest.
seven_wonders-board-gizah = Gizah
    .text = Startressource: Stein.
    .day = 1 (2 Holz): Zählt 3 Siegpunkte. 2 (2 Lehm, 1 Stoff): Zählt 5 Siegpunkte. 3 (4 Stein): Zählt 7 Siegpunkte.
    .night = 1 (2 Holz): Zählt 3 Siegpunkte. 2 (3 Stein): Zählt 5 Siegpunkte. 3 (3 Lehm): Zählt 5 Siegpunkte. 4 (4 Stein, 1 Papyrus): Zählt 7 Siegpunkte.
    .note = Nichts als Punkte: Die Nachtseite hat vier Bauabschnitte.
seven_wonders-board-halikarnassos = Halikarnassos
    .text = Startressource: Stoff.
    .day = 1 (2 Erz): Zählt 3 Siegpunkte. 2 (1 Glas, 1 Papyrus): Am Ende des Zuges darfst du eine Karte aus dem Ablagestapel kostenlos errichten. 3 (3 Stein): Zählt 7 Siegpunkte.
    .night = 1 (2 Lehm): Zählt 2 Siegpunkte. Am Ende des Zuges darfst du eine Karte aus dem Ablagestapel kostenlos errichten. 2 (1 Glas, 1 Papyrus): Zählt 1 Siegpunkt. Am Ende des Zuges darfst du eine Karte aus dem Ablagestapel kostenlos errichten. 3 (3 Holz): Am Ende des Zuges darfst du eine Karte aus dem Ablagestapel kostenlos errichten.
    .note = Siehe [[dig|Karten aus dem Ablagestapel]]. Verkaufe Karten, die du später von dort errichten möchtest.
seven_wonders-board-olympia = Olympia
    .text = Startressource: Lehm.
    .day = 1 (2 Stein): Zählt 3 Siegpunkte. 2 (2 Holz): Eine Karte, deren Farbe es in deiner Stadt noch nicht gibt, errichtest du kostenlos. 3 (3 Lehm): Zählt 7 Siegpunkte.
    .night = 1 (2 Erz): Zählt 2 Siegpunkte. Die Karte deines ersten Zuges in jedem Zeitalter errichtest du kostenlos. 2 (3 Lehm): Zählt 3 Siegpunkte. Die Karte deines sechsten Zuges in jedem Zeitalter errichtest du kostenlos. 3 (1 Glas, 1 Papyrus, 1 Stoff): Zählt 5 Siegpunkte.
    .note = Siehe [[olympia|Kostenlose Karten]].
seven_wonders-board-rhodos = Rhodos
    .text = Startressource: Erz.
    .day = 1 (2 Holz): Zählt 3 Siegpunkte. 2 (3 Lehm): Bringt 2 Schilde. 3 (4 Erz): Zählt 7 Siegpunkte.
    .night = 1 (3 Stein): Zählt 3 Siegpunkte. Bringt 1 Schild. Bringt beim Bau 3 Münzen. 2 (4 Erz): Zählt 4 Siegpunkte. Bringt 1 Schild. Bringt beim Bau 4 Münzen.
    .note = Mit Schilden vom Weltwunder brauchst du weniger rote Karten. Auf der Nachtseite bringen die beiden Bauabschnitte auch Münzen.

## Wörter

seven_wonders-resource-wood = Holz
seven_wonders-resource-stone = Stein
seven_wonders-resource-ore = Erz
seven_wonders-resource-clay = Lehm
seven_wonders-resource-glass = Glas
seven_wonders-resource-papyrus = Papyrus
seven_wonders-resource-cloth = Stoff
seven_wonders-colour-brown = braun
seven_wonders-colour-grey = grau
seven_wonders-colour-blue = blau
seven_wonders-colour-yellow = gelb
seven_wonders-colour-red = rot
seven_wonders-colour-green = grün
seven_wonders-colour-purple = violett
seven_wonders-science-compass = Zirkel
seven_wonders-science-gear = Zahnrad
seven_wonders-science-tablet = Tafel

seven_wonders-term-resource = Ressource
seven_wonders-term-raw_materials = Rohstoffe
seven_wonders-term-manufactured_goods = Manufakturprodukte
seven_wonders-term-civilian_structures = Profanbauten
seven_wonders-term-commercial_structures = Handelsgebäude
seven_wonders-term-military_structures = Militärgebäude
seven_wonders-term-scientific_structures = Forschungsgebäude
seven_wonders-term-guilds = Gilden
seven_wonders-term-structure = Gebäude
seven_wonders-term-age = Zeitalter
seven_wonders-term-turn = Zug
seven_wonders-term-card = Karte
seven_wonders-term-hand = Handkarten
seven_wonders-term-wonder = Weltwunder
seven_wonders-term-wonder_board = Weltwunder-Spielplan
seven_wonders-term-wonder_stage = Bauabschnitt
seven_wonders-term-day_side = Tagseite
seven_wonders-term-night_side = Nachtseite
seven_wonders-term-starting_resource = Startressource
seven_wonders-term-coin = Münze
seven_wonders-term-treasury = Münzvorrat
seven_wonders-term-bank = Bank
seven_wonders-term-victory_point = Siegpunkt
seven_wonders-term-shield = Schild
seven_wonders-term-military_strength = militärische Stärke
seven_wonders-term-conflict = Konflikt
seven_wonders-term-conflict_tokens = Konflikt-Marker
seven_wonders-term-defeat_token = Niederlage-Marker
seven_wonders-term-victory_token = Sieg-Marker
seven_wonders-term-neighbour = Nachbar
seven_wonders-term-left = links
seven_wonders-term-right = rechts
seven_wonders-term-city = Stadt
seven_wonders-term-cost = Kosten
seven_wonders-term-effect = Effekt
seven_wonders-term-free = kostenlos
seven_wonders-term-chain = Kette
seven_wonders-term-chain_symbol = Kettensymbol
seven_wonders-term-build_structure = Gebäude errichten
seven_wonders-term-build_stage = Bauabschnitt errichten
seven_wonders-term-sell_card = Karte für 3 Münzen verkaufen
seven_wonders-term-trade = Ressourcen kaufen
seven_wonders-term-discount = Rabatt
seven_wonders-term-discard_pile = Ablagestapel
seven_wonders-term-pass_left = nach links weitergeben
seven_wonders-term-pass_right = nach rechts weitergeben
seven_wonders-term-science_symbol = Forschungssymbol
seven_wonders-term-science_sets = Sätze aus drei verschiedenen Symbolen
seven_wonders-term-score_sheet = Wertungsblock
seven_wonders-term-tie = Gleichstand
seven_wonders-term-shared_victory = gemeinsamer Sieg
seven_wonders-term-player = Spieler

## A new table

seven_wonders-about-bot-beginner = Errichtet, was gut aussieht, und übersieht oft etwas Besseres.
seven_wonders-about-bot-easy = Errichtet, was der eigenen Stadt viel bringt, macht aber viele kleine Fehler.
seven_wonders-about-bot-medium = Errichtet, was der eigenen Stadt im Moment am meisten bringt.
seven_wonders-about-bot-hard = Achtet auch darauf, welche Karten der Nachbar bekommt.
seven_wonders-about-bot-expert = Spielt bis zu { $seconds } Sekunden lang ganze Partien im Kopf durch.
seven_wonders-about-bot-master = Hat aus Millionen Partien gelernt und spielt bis zu { $seconds } Sekunden lang ganze Partien im Kopf durch.

# What puzzles are about.
seven_wonders-theme-resources = Ressourcen
seven_wonders-theme-trade = Handel und Münzen
seven_wonders-theme-chain = Kostenlos durch Kette
seven_wonders-theme-wonder = Weltwunder
seven_wonders-theme-science = Forschung
seven_wonders-theme-military = Militär
seven_wonders-theme-points = Punkte
seven_wonders-theme-guild = Gilden
seven_wonders-theme-deny = Dem Nachbarn wegnehmen
seven_wonders-theme-dig = Aus dem Ablagestapel

# Die Übersicht der Eröffnungen.
seven_wonders-openings-first_pick = Erste Karte je Weltwunder und Seite
seven_wonders-opening-build = gebaut
seven_wonders-opening-sell = verkauft
seven_wonders-opening-stage = unter dem Weltwunder
