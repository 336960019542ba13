### Der Fluss II

## Erweiterung

carcassonne-option-modules-river2 = Der Fluss II
    .help = Die Partie beginnt mit einem Fluss, der sich gabelt.
carcassonne-module-river2 = Der Fluss II
    .note = Zwölf Plättchen mit einem Fluss, der statt des Startplättchens zuerst gelegt wird, damit die Landschaft breiter beginnt.

## Gebiete und was auf ihnen ist

carcassonne-feature-river = Fluss
    .text = Trennt die Wiesen. Auf dem Fluss stehen keine Figuren.
    .note = Der Fluss beginnt an einer Quelle, gabelt sich und endet in zwei Seen. Reihum setzt ihr ihn an einem offenen Ende fort; auf diese Plättchen dürfen Figuren wie immer; nur der Fluss bleibt frei. Er darf nicht zweimal nacheinander in dieselbe Richtung abbiegen, und seine zwei Arme dürfen sich nicht vereinigen. Der See mit dem Vulkan kommt zuletzt, und mit ihm darf keine Figur gesetzt werden; wer ihn legt, legt gleich noch ein gewöhnliches Plättchen. Wiesen enden am Fluss.
carcassonne-mark-spring = Quelle
carcassonne-mark-fork = Flussgabelung
carcassonne-mark-lake = See

## Fragen und Antworten

carcassonne-ask-spring = Wo entspringt der Fluss? { $tile }

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-river_spring_e = Quelle des Flusses
carcassonne-tile-river_fork_new = Flussgabelung
carcassonne-tile-river_lake_volcano_w = Vulkan, See des Flusses
carcassonne-tile-river_lake_city_e = Stadtrand, See des Flusses
carcassonne-tile-river_ns_city_ew_bridge = Stadt quer durch (auf einer Brücke), gerader Fluss
carcassonne-tile-river_ew_cloister = Kloster, gerader Fluss
carcassonne-tile-river_ns_road_ew_inn = Gerade Straße (Wirtshaus, auf einer Brücke), gerader Fluss
carcassonne-tile-river_ew_city_n_road_s = Stadtrand, Straße zur Stadt (auf einer Brücke), gerader Fluss
carcassonne-tile-river_sw = Flusskurve
carcassonne-tile-river_es_city_nw_shield = Stadtecke (Wappen), Flusskurve
carcassonne-tile-river_nw_pig_herd = Flusskurve, Schweineherde
carcassonne-tile-river_sw_road_ne = Straßenkurve, Flusskurve

## Warum nicht

carcassonne-refuse-river_goes_on = Der Fluss geht an einem offenen Ende weiter und darf nicht zweimal nacheinander in dieselbe Richtung abbiegen.

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = Mit dieser Erweiterung wird zuerst der [[feature-river|Fluss]] gelegt, von der Quelle bis zu den Seen. Führe einen seiner beiden Arme weiter.
    .right = Figuren dürfen auf diesen Plättchen stehen, aber nicht im Fluss.
lesson-carcassonne-river2-monk = Setze einen Mönch in das Kloster.
    .right = Das Kloster zählt wie immer. Wiesen enden am Fluss; deshalb entstehen hier viele kleine.
    .none = So ein Kloster ist einen Mönch wert.
    .farmer = Wiesen am Fluss sind klein. Setze einen Mönch.
