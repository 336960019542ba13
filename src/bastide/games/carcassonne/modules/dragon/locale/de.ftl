### Burgfräulein und Drache

## Erweiterung

carcassonne-option-modules-dragon = Burgfräulein und Drache
    .help = Der Drache frisst Gefolgsleute, die Fee beschützt sie, Burgfräulein vertreiben Ritter, und Zaubergänge führen überallhin.
carcassonne-module-dragon = Burgfräulein und Drache
    .note = 30 Plättchen mit Vulkanen, Drachen, Zaubergängen und Burgfräulein. Keine andere Erweiterung schickt so viele Gefolgsleute in den Vorrat zurück.

## Gebiete und was auf ihnen ist

carcassonne-feature-volcano = Vulkan
    .text = Der Drache kommt sofort hierher. In diesem Zug dürfen keine Gefolgsleute, Baumeister oder Schweine auf das Plättchen.
    .note = Wird ein Vulkan gelegt, kommt der Drache sofort dorthin. In diesem Zug dürfen keine Gefolgsleute, Baumeister oder Schweine auf das Plättchen. Die Fee darfst du trotzdem versetzen oder einen Gutshof setzen. Plättchen mit Drachensymbol, die vor dem ersten Vulkan gezogen werden, werden beiseitegelegt und danach wieder eingemischt.
carcassonne-mark-princess = Burgfräulein
    .note = Kommt ein Burgfräulein in eine Stadt mit Rittern, muss der Spieler, der das Plättchen gelegt hat, einen davon seinem Besitzer zurückgeben, einen eigenen oder einen fremden. Dann wird mit diesem Plättchen keine Figur gesetzt und auch die Fee nicht versetzt. Für das zweite Plättchen eines Doppelzugs gilt das nicht.
carcassonne-mark-dragon = Drache
carcassonne-mark-portal = Zaubergang
    .note = Wer ein Plättchen mit einem Zaubergang legt, darf einen Gefolgsmann stattdessen auf ein beliebiges anderes Plättchen der Landschaft außer dem des Drachen setzen, in ein unvollendetes, unbesetztes Gebiet.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-dragon = Drache
    .text = Zieht bis zu sechs Plättchen weit; alle Gefolgsleute, Baumeister und Schweine, auf die er trifft, kommen in den Vorrat zurück.
    .note = Nachdem ein Plättchen mit Drachensymbol gelegt und vielleicht eine Figur gesetzt wurde, zieht der Drache sechs Plättchen weit. Die Spieler bewegen ihn reihum; es beginnt, wer das Plättchen gelegt hat. Er betritt auf einem Weg kein Plättchen zweimal, auch nicht das, von dem er loszieht, und nie das der Fee. Alle Gefolgsleute, Baumeister und Schweine auf seinem Weg kommen in den Vorrat zurück, bevor etwas gewertet wird. Kann er nicht weiter, bleibt er stehen.
carcassonne-figure-fairy = Fee
    .text = Hält den Drachen von ihrem Plättchen fern und bringt den Gefolgsleuten dort zusätzliche Punkte.
    .note = Statt eine Figur zu setzen, darfst du die Fee auf ein Plättchen mit einem eigenen Gefolgsmann stellen. Der Drache betritt es nicht. Beginnst du deinen Zug mit einem Gefolgsmann auf ihrem Plättchen, bekommst du 1 Punkt; wird ein Gefolgsmann bei ihr gewertet, bekommt sein Besitzer 3 dazu, auch wenn dort ein anderer mehr Gefolgsleute hat.

## Fragen und Antworten

carcassonne-ask-princess = Burgfräulein: Wähle einen Ritter, der diese Stadt verlässt.
carcassonne-ask-portal = Zaubergang: Setze einen Gefolgsmann auf ein beliebiges Plättchen. { $tile } ({ $x }, { $y })
    .lit = Zaubergang: Setze einen Gefolgsmann auf ein beliebiges Plättchen. { $tile }
carcassonne-ask-dragon = Wohin zieht der Drache von { $x }, { $y }? { $count ->
    [one] Ein Schritt ist übrig.
   *[other] { $count } Schritte sind übrig.
}
    .lit = Wohin zieht der Drache? { $count ->
        [one] Ein Schritt ist übrig.
       *[other] { $count } Schritte sind übrig.
    }
carcassonne-do-fairy = Die Fee nach { $x }, { $y } versetzen
    .lit = Die Fee versetzen: { $where }
carcassonne-do-portal = Durch den Zaubergang nach { $x }, { $y }
    .lit = Durch den Zaubergang: { $where }
carcassonne-do-rescue = Von { $x }, { $y } in den Vorrat zurück: { $piece } ({ $player })
    .lit = In den Vorrat zurück: { $piece } ({ $player }), { $where }
carcassonne-do-dragon = Der Drache zieht nach { $facing }, auf { $x }, { $y }
    .lit = Der Drache zieht nach { $facing }

## Was geschah

carcassonne-log-aside = Dieses Plättchen kann noch nicht gespielt werden und wird beiseitegelegt: { $tile }.
carcassonne-log-volcano = Der Drache kommt zum Vulkan bei { $x }, { $y }.
    .lit = Der Drache kommt zum Vulkan.
carcassonne-log-shuffled_in = { $count ->
    [one] Das beiseitegelegte Plättchen wird in den Stapel gemischt.
   *[other] Die { $count } beiseitegelegten Plättchen werden in den Stapel gemischt.
}
carcassonne-log-dragon = { $player } bewegt den Drachen nach { $x }, { $y }.
    .lit = { $player } bewegt den Drachen.
carcassonne-brief-dragon = bewegt den Drachen
carcassonne-log-fairy = { $player } versetzt die Fee nach { $x }, { $y }.
    .lit = { $player } versetzt die Fee.
carcassonne-brief-fairy = versetzt die Fee
carcassonne-category-fairy = Fee

## Der Tisch

carcassonne-dragon = Der Drache ist bei { $x }, { $y }.
carcassonne-fairy = Die Fee ist bei { $x }, { $y }.
carcassonne-aside = Beiseitegelegt bis zum ersten Vulkan: { $tiles }

## Kennzahlen

carcassonne-metric-points_fairy = Punkte für die Fee

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-dragon_volcano = Vulkan
carcassonne-tile-dragon_volcano_road_s = Vulkan, Straße
carcassonne-tile-dragon_volcano_city_n = Stadtrand, Vulkan
carcassonne-tile-dragon_volcano_cities_n_e = Zwei Stadtränder über Eck, Vulkan
carcassonne-tile-dragon_volcano_road_sw = Vulkan, Straßenkurve
carcassonne-tile-dragon_volcano_road_ew = Vulkan, gerade Straße
carcassonne-tile-dragon_symbol_city_n = Stadtrand, Drache
carcassonne-tile-dragon_symbol_cloister_roads_e_s_w = Kloster, drei Straßen, Drache
carcassonne-tile-dragon_symbol_crossing_esw = Kreuzung von drei Straßen, Drache
carcassonne-tile-dragon_symbol_city_new_cloister = Stadt an drei Seiten, Kloster in der Stadt, Drache
carcassonne-tile-dragon_symbol_road_sw = Straßenkurve, Drache
carcassonne-tile-dragon_symbol_road_ew = Gerade Straße, Drache
carcassonne-tile-dragon_symbol_city_nw = Stadtecke, Drache
carcassonne-tile-dragon_symbol_city_ew_shield = Stadt quer durch (Wappen), Drache
carcassonne-tile-dragon_symbol_city_ew_tunnel_ns = Stadt quer durch, Straßentunnel, Drache
carcassonne-tile-dragon_symbol_city_n_road_sw = Stadtrand, Straßenkurve nach links, Drache
carcassonne-tile-dragon_symbol_city_n_road_es = Stadtrand, Straßenkurve nach rechts, Drache
carcassonne-tile-dragon_portal_roads_nw_es = Zwei Straßenkurven, Zaubergang
carcassonne-tile-dragon_portal_crossing_esw = Kreuzung von drei Straßen, Zaubergang
carcassonne-tile-dragon_portal_city_new_shield = Stadt an drei Seiten (Wappen), Zaubergang
carcassonne-tile-dragon_portal_city_nw_road_es = Stadtecke, Straßenkurve, Zaubergang
carcassonne-tile-dragon_portal_city_n_road_sw = Stadtrand, Straßenkurve nach links, Zaubergang
carcassonne-tile-dragon_portal_city_n_road_es = Stadtrand, Straßenkurve nach rechts, Zaubergang
carcassonne-tile-dragon_princess_city_n_crossing_esw = Stadtrand (Burgfräulein), Kreuzung von drei Straßen
carcassonne-tile-dragon_princess_city_n_city_es_shield = Spitzer Stadtrand (Burgfräulein), Stadtecke (Wappen)
carcassonne-tile-dragon_princess_city_new = Stadt an drei Seiten (Burgfräulein)
carcassonne-tile-dragon_princess_city_nw_reaching_se = Stadtecke (Burgfräulein, bis in die Ecke)
carcassonne-tile-dragon_princess_city_nw = Stadtecke (Burgfräulein)
carcassonne-tile-dragon_princess_city_nw_road_es = Stadtecke (Burgfräulein), Straßenkurve

## Warum nicht

carcassonne-refuse-fairy_there = Die Fee ist schon dort.
carcassonne-refuse-fairy_needs_follower = Die Fee darf nur auf ein Plättchen, auf dem ein eigener Gefolgsmann steht.
carcassonne-refuse-dragon_must_go = Zuerst muss der Drache ziehen.
carcassonne-refuse-dragon_needs_tile = Dort liegt kein Plättchen, auf das der Drache ziehen könnte.
carcassonne-refuse-dragon_fears_fairy = Die Fee hält den Drachen von ihrem Plättchen fern.
carcassonne-refuse-dragon_stays_out = Der Drache darf Carcassonne nicht betreten.
carcassonne-refuse-dragon_been_there = Dort war der Drache in diesem Zug schon.
carcassonne-refuse-princess_must_send = Zuerst muss das Burgfräulein einen Ritter vertreiben.
carcassonne-refuse-princess_own_city = Das Burgfräulein vertreibt einen Ritter aus seiner eigenen Stadt.
carcassonne-refuse-no_portal = Auf diesem Plättchen ist kein Zaubergang.
carcassonne-refuse-portal_needs_tile = Dort liegt kein Plättchen.
carcassonne-refuse-portal_leads_away = Der Zaubergang führt zu anderen Plättchen; auf dieses setzt du eine Figur wie sonst auch.
carcassonne-refuse-portal_nothing_free = Durch den Zaubergang darf ein eigener Gefolgsmann nur in ein unvollendetes, unbesetztes Gebiet.
carcassonne-refuse-portal_follower_now = Setze zuerst den Gefolgsmann aus dem Zaubergang.

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = Der Drache sitzt auf dem Vulkan. Du hast ein Plättchen mit Drachensymbol gezogen: Danach zieht er los. Lege es an das Ende deiner Straße.
    .right = Bevor er loszieht, darfst du eine Figur setzen oder die Fee versetzen.
    .apart = Lege es an das östliche Ende deiner Straße.
lesson-carcassonne-dragon-fairy = Das Plättchen der [[figure-fairy|Fee]] betritt der Drache nie. Wähle die Fee und dann den Platz bei deinem Wegelagerer.
    .right = Dein Wegelagerer ist sicher.
    .else = Dann ist dein Wegelagerer vor dem Drachen nicht sicher. Stelle die Fee zu ihm.
lesson-carcassonne-dragon-journey = Jetzt zieht der [[figure-dragon|Drache]], und du bewegst ihn zuerst. Er kann nur nach Osten, wo Blaus Bauer steht.
    .right = Blaus Bauer ist zurück im Vorrat. Auf dem nächsten Plättchen steht die Fee, also bleibt der Drache stehen.
