### Princezna a drak

## Rozšíření

carcassonne-option-modules-dragon = Princezna a drak
    .help = Drak požírá družiníky, víla je chrání, princezny vyhánějí rytíře a tajné chodby vedou kamkoli.
carcassonne-module-dragon = Princezna a drak

## Území a co na nich je

carcassonne-feature-volcano = sopka
    .text = Drak sem hned přiletí; družiník sem nesmí.
carcassonne-mark-princess = princezna
carcassonne-mark-dragon = drak
carcassonne-mark-portal = tajná chodba

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-dragon = drak
    .text = Urazí šest kroků a pošle domů každého, koho potká.
carcassonne-figure-fairy = víla
    .text = Nepustí draka na svou kartičku a družiníkům na ní přináší body navíc.

## Otázky a odpovědi

carcassonne-ask-princess = Princezna posílá jednoho rytíře z tohoto města domů. Kterého?
carcassonne-ask-portal = Kdo vyjde z tajné chodby a kde? { $tile } ({ $x }, { $y })
    .lit = Kdo vyjde z tajné chodby a kde? { $tile }
carcassonne-ask-dragon = Kam jde drak z { $x }, { $y }? { $count ->
    [one] Zbývá jeden krok.
    [few] Zbývají { $count } kroky.
   *[other] Zbývá { $count } kroků.
}
    .lit = Kam jde drak? { $count ->
        [one] Zbývá jeden krok.
        [few] Zbývají { $count } kroky.
       *[other] Zbývá { $count } kroků.
    }
carcassonne-do-fairy = Přesunout vílu na { $x }, { $y }
    .lit = Přesunout vílu: { $where }
carcassonne-do-portal = Tajnou chodbou na { $x }, { $y }
    .lit = Tajnou chodbou: { $where }
carcassonne-do-rescue = Poslat domů z { $x }, { $y }: { $piece } ({ $player })
    .lit = Poslat domů: { $piece } ({ $player }), { $where }
carcassonne-do-dragon = Drak jde na { $facing }, na { $x }, { $y }
    .lit = Drak jde na { $facing }

## Co se stalo

carcassonne-log-aside = Tuto kartičku zatím nelze hrát a odkládá se stranou: { $tile }.
carcassonne-log-volcano = Drak přilétá k sopce na { $x }, { $y }.
    .lit = Drak přilétá k sopce.
carcassonne-log-shuffled_in = Odložené kartičky se zamíchávají do sloupečku: { $count }.
carcassonne-log-dragon = { $player } vede draka na { $x }, { $y }.
    .lit = { $player } vede draka dál.
carcassonne-brief-dragon = vede draka
carcassonne-log-fairy = { $player } přesouvá vílu na { $x }, { $y }.
    .lit = { $player } přesouvá vílu.
carcassonne-brief-fairy = přesouvá vílu
carcassonne-category-fairy = víla

## Stůl

carcassonne-dragon = Drak je na { $x }, { $y }.
carcassonne-fairy = Víla je na { $x }, { $y }.
carcassonne-aside = Stranou do první sopky: { $tiles }

## Ukazatele

carcassonne-metric-points_fairy = Body za vílu

## Kartičky, jak leží v katalogu

carcassonne-tile-dragon_volcano = Sopka
carcassonne-tile-dragon_volcano_road_s = Sopka, cesta
carcassonne-tile-dragon_volcano_city_n = Okraj města, sopka
carcassonne-tile-dragon_volcano_cities_n_e = Dva okraje města vedle sebe, sopka
carcassonne-tile-dragon_volcano_road_sw = Sopka, zatáčka
carcassonne-tile-dragon_volcano_road_ew = Sopka, rovná cesta
carcassonne-tile-dragon_symbol_city_n = Okraj města, drak
carcassonne-tile-dragon_symbol_cloister_roads_e_s_w = Klášter, tři cesty, drak
carcassonne-tile-dragon_symbol_crossing_esw = Křižovatka tří cest, drak
carcassonne-tile-dragon_symbol_city_new_cloister = Město na třech stranách, klášter ve městě, drak
carcassonne-tile-dragon_symbol_road_sw = Zatáčka, drak
carcassonne-tile-dragon_symbol_road_ew = Rovná cesta, drak
carcassonne-tile-dragon_symbol_city_nw = Roh města, drak
carcassonne-tile-dragon_symbol_city_ew_shield = Město napříč (erb), drak
carcassonne-tile-dragon_symbol_city_ew_tunnel_ns = Město napříč, tunel, drak
carcassonne-tile-dragon_symbol_city_n_road_sw = Okraj města, zatáčka vlevo, drak
carcassonne-tile-dragon_symbol_city_n_road_es = Okraj města, zatáčka vpravo, drak
carcassonne-tile-dragon_portal_roads_nw_es = Dvě zatáčky, tajná chodba
carcassonne-tile-dragon_portal_crossing_esw = Křižovatka tří cest, tajná chodba
carcassonne-tile-dragon_portal_city_new_shield = Město na třech stranách (erb), tajná chodba
carcassonne-tile-dragon_portal_city_nw_road_es = Roh města, zatáčka, tajná chodba
carcassonne-tile-dragon_portal_city_n_road_sw = Okraj města, zatáčka vlevo, tajná chodba
carcassonne-tile-dragon_portal_city_n_road_es = Okraj města, zatáčka vpravo, tajná chodba
carcassonne-tile-dragon_princess_city_n_crossing_esw = Okraj města (princezna), křižovatka tří cest
carcassonne-tile-dragon_princess_city_n_city_es_shield = Špičatý okraj města (princezna), roh města (erb)
carcassonne-tile-dragon_princess_city_new = Město na třech stranách (princezna)
carcassonne-tile-dragon_princess_city_nw_reaching_se = Roh města (princezna, až do rohu)
carcassonne-tile-dragon_princess_city_nw = Roh města (princezna)
carcassonne-tile-dragon_princess_city_nw_road_es = Roh města (princezna), zatáčka

## Proč ne

carcassonne-refuse-fairy_there = Víla už tam je.
carcassonne-refuse-fairy_needs_follower = Víla jde jen na kartičku s tvým družiníkem.
carcassonne-refuse-dragon_must_go = Nejdřív se musí pohnout drak.
carcassonne-refuse-dragon_needs_tile = Tam není kartička, na kterou by drak mohl jít.
carcassonne-refuse-dragon_fears_fairy = Víla draka na svou kartičku nepustí.
carcassonne-refuse-dragon_stays_out = Drak do Carcassonne nevstupuje.
carcassonne-refuse-dragon_been_there = Na této cestě už tam drak byl.
carcassonne-refuse-princess_must_send = Nejdřív musí princezna poslat domů rytíře.
carcassonne-refuse-princess_own_city = Princezna posílá domů rytíře ze svého města.
carcassonne-refuse-no_portal = Na této kartičce není tajná chodba.
carcassonne-refuse-portal_needs_tile = Tam žádná kartička neleží.
carcassonne-refuse-portal_leads_away = Tajná chodba vede na jiné kartičky; na tuto se figurka staví jako obvykle.
carcassonne-refuse-portal_nothing_free = Tajnou chodbou jde tvůj družiník na nedokončené území, které nikdo nedrží.
carcassonne-refuse-portal_follower_now = Nejdřív musí z tajné chodby vyjít družiník.
