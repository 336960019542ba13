### Princezna a drak

## Rozšíření

carcassonne-option-modules-dragon = Princezna a drak
    .help = Drak požírá družiníky, víla je chrání, princezny vyhánějí rytíře a tajné chodby dovedou družiníky kamkoli.
carcassonne-module-dragon = Princezna a drak
    .note = 30 kartiček se sopkami, draky, tajnými chodbami a princeznami. Žádné jiné rozšíření neodebere z krajiny tolik družiníků.

## Území a co na nich je

carcassonne-feature-volcano = sopka
    .text = Drak se sem hned přesune. V tomto tahu se na kartičku nesmí postavit družiník, stavitel ani prasátko.
    .note = Když se přiloží sopka, drak se na ni hned přesune. Na tu kartičku se v tomto tahu nesmí postavit družiník, stavitel ani prasátko. Vílu přesunout nebo statek postavit můžeš. Kartičky s drakem vzaté před první sopkou se dají stranou a po ní se zamíchají zpět.
carcassonne-mark-princess = princezna
    .note = Když kartička s princeznou rozšíří město s rytíři, musí ten, kdo ji přiložil, jednoho z nich vrátit majiteli, vlastního nebo cizího, a s touto kartičkou žádnou figurku nestaví ani nepřesouvá vílu. Druhé kartičky v tahu navíc se to netýká.
carcassonne-mark-dragon = drak
carcassonne-mark-portal = tajná chodba
    .note = Když přiložíš kartičku s tajnou chodbou, můžeš družiníka postavit na kteroukoli jinou kartičku v krajině kromě té s drakem, na nedokončené a neobsazené území.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-dragon = drak
    .text = Jde až šest kroků a každého družiníka, stavitele a prasátko, které potká, vrátí majiteli.
    .note = Po přiložení kartičky se symbolem draka a případném postavení figurky jde drak šest kroků z kartičky na kartičku. Hráči ho posouvají popořadě, první ten, kdo kartičku přiložil. Během jedné cesty nevstoupí na žádnou kartičku dvakrát, ani na tu, ze které vyšel, a na kartičku s vílou vůbec. Všichni družiníci, stavitelé a prasátka na jeho cestě se vrátí svým majitelům ještě před hodnocením. Když drak nemůže dál, zastaví se.
carcassonne-figure-fairy = víla
    .text = Nepustí draka na svou kartičku a družiníkům na ní přináší body navíc.
    .note = Místo postavení figurky můžeš vílu přesunout na kartičku se svým družiníkem. Drak tam nevstoupí. Když začínáš tah s družiníkem na její kartičce, dostaneš 1 bod. Když se hodnotí družiník na její kartičce, dostane jeho majitel 3 body navíc, i když tam má jiný hráč víc družiníků.

## Otázky a odpovědi

carcassonne-ask-princess = Princezna: vyber rytíře, kterého z tohoto města odebereš.
carcassonne-ask-portal = Tajná chodba: postav družiníka na kteroukoli kartičku. { $tile } ({ $x }, { $y })
    .lit = Tajná chodba: postav družiníka na kteroukoli kartičku. { $tile }
carcassonne-ask-dragon = Kam půjde drak z { $x }, { $y }? { $count ->
    [one] Zbývá 1 krok.
    [few] Zbývají { $count } kroky.
   *[other] Zbývá { $count } kroků.
}
    .lit = Kam půjde drak? { $count ->
        [one] Zbývá 1 krok.
        [few] Zbývají { $count } kroky.
       *[other] Zbývá { $count } kroků.
    }
carcassonne-do-fairy = Přesunout vílu na { $x }, { $y }
    .lit = Přesunout vílu: { $where }
carcassonne-do-portal = Tajnou chodbou na { $x }, { $y }
    .lit = Tajnou chodbou: { $where }
carcassonne-do-rescue = Odebrat z { $x }, { $y }: { $piece } ({ $player })
    .lit = Odebrat: { $piece } ({ $player }), { $where }
carcassonne-do-dragon = Posunout draka na { $facing }, na { $x }, { $y }
    .lit = Posunout draka na { $facing }

## Co se stalo

carcassonne-log-aside = Tuto kartičku zatím nelze hrát a dává se stranou: { $tile }.
carcassonne-log-volcano = Drak se přesouvá na sopku na { $x }, { $y }.
    .lit = Drak se přesouvá na sopku.
carcassonne-log-shuffled_in = Kartičky dané stranou se zamíchávají do sloupečku: { $count }.
carcassonne-log-dragon = { $player } posouvá draka na { $x }, { $y }.
    .lit = { $player } posouvá draka.
carcassonne-brief-dragon = posouvá draka
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
carcassonne-refuse-fairy_needs_follower = Vílu můžeš přesunout jen na kartičku se svým družiníkem.
carcassonne-refuse-dragon_must_go = Nejdřív posuň draka.
carcassonne-refuse-dragon_needs_tile = Drak může jít jen na kartičku.
carcassonne-refuse-dragon_fears_fairy = Na kartičku s vílou drak nevstoupí.
carcassonne-refuse-dragon_stays_out = Do Carcassonne drak nevstoupí.
carcassonne-refuse-dragon_been_there = Během jedné cesty drak na stejnou kartičku dvakrát nevstoupí.
carcassonne-refuse-princess_must_send = Nejdřív vyber rytíře, kterého princezna odebere.
carcassonne-refuse-princess_own_city = Vyber rytíře z města s princeznou.
carcassonne-refuse-no_portal = Na této kartičce není tajná chodba.
carcassonne-refuse-portal_needs_tile = Tam žádná kartička není.
carcassonne-refuse-portal_leads_away = Tajná chodba vede na jiné kartičky. Na tuto postav družiníka přímo.
carcassonne-refuse-portal_nothing_free = Tajnou chodbou můžeš jen na nedokončené a neobsazené území.
carcassonne-refuse-portal_follower_now = Nejdřív postav družiníka z tajné chodby.

## Co říká lekce tohoto rozšíření

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = Drak je na sopce. Vzal sis kartičku se symbolem draka, po které se drak vydá na cestu. Přilož ji ke konci své cesty.
    .right = Než drak vyrazí, můžeš postavit družiníka nebo přesunout vílu.
    .apart = Přilož ji k východnímu konci své cesty.
lesson-carcassonne-dragon-fairy = Na kartičku [[figure-fairy|víly]] drak nikdy nevstoupí. Zvol vílu a pak místo u svého lupiče.
    .right = Tvůj lupič je v bezpečí.
    .else = Pak se drak dostane k tvému lupiči. Přesuň vílu k němu.
lesson-carcassonne-dragon-journey = Teď jde [[figure-dragon|drak]] a první ho posouváš ty. Může jen na východ, k sedlákovi modrého.
    .right = Sedlák se vrátil modrému. Na další kartičce je víla, takže se drak zastaví.
