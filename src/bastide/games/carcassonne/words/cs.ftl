### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Společně skládejte města, cesty, kláštery a louky a posílejte své družiníky tam, kde získají nejvíc.

## Moduly

carcassonne-option-modules = Moduly
    .help = Co se hraje kromě základní hry, která je ve hře vždy.
carcassonne-option-modules-base = Základní hra
    .help = Cesty, města, kláštery a louky: 72 kartiček.
carcassonne-option-modules-inns = Hostince a katedrály
    .help = Hostinec zdvojnásobí cestu a katedrála obohatí město, ale jen když jsou dokončené. Velký družiník platí za dva.
carcassonne-option-modules-traders = Kupci a stavitelé
    .help = Stavitel přinese druhou kartičku v tahu, prasátko zhodnotí louku a kdo dokončí město, vezme si jeho zboží.
carcassonne-option-modules-king = Král a loupeživý rytíř
    .help = Kdo dokončí největší město, má krále, kdo nejdelší cestu, loupeživého rytíře: body na konci hry.
carcassonne-option-modules-river2 = Řeka II
    .help = Hra začíná řekou, která se rozvětvuje.
carcassonne-option-modules-dragon = Princezna a drak
    .help = Drak požírá družiníky, víla je chrání, princezny vyhánějí rytíře a tajné chodby vedou kamkoli.
carcassonne-option-modules-abbey = Opatství a starosta
    .help = Opatství do díry v krajině, starosta do měst s erby, statek na louky a vůz, který jede dál.
carcassonne-option-modules-bridges = Mosty a hrady
    .help = Mosty nesou cesty nad krajinou, malá města se mění v hrady a kartičky se draží.
carcassonne-option-modules-cult = Kacíři
    .help = Svatyně se stavějí jako kláštery; kacíř a mnich vedle sebe závodí, kdo bude hotov dřív.
carcassonne-option-modules-count = Hrabě z Carcassonne
    .help = Uprostřed leží město Carcassonne; z jeho čtvrtí přicházejí družiníci těsně před hodnocením na pomoc. Pravidla nedoporučují hrát zároveň s Řekou II.
carcassonne-option-modules-all = Všechno
    .help = Všechny moduly dohromady.
carcassonne-option-modules-classic = Klasika
    .help = Základní hra s Hostinci a katedrálami a s Kupci a staviteli.
carcassonne-option-modules-random = Náhodně
    .help = Moduly se vylosují.

carcassonne-option-bazaar_no_auction = Bazar bez dražby
    .help = Na bazaru se nepřihazuje: každý si postupně vezme jednu z kartiček a přiloží ji.
carcassonne-option-count_mayor_wagon_strength = Starosta a vůz z Carcassonne
    .help = Za kolik se počítají starosta a vůz, když vyjdou k hodnocení z Carcassonne.
carcassonne-option-count_mayor_wagon_strength-two = Jako dva družiníci
    .help = Každý za dva, jak stojí v tomto vydání.
carcassonne-option-count_mayor_wagon_strength-own = Jako všude jinde
    .help = Starosta za tolik, kolik má město erbů, vůz za jednoho.

carcassonne-module-base = základní hra
carcassonne-module-inns = Hostince a katedrály
carcassonne-module-traders = Kupci a stavitelé
carcassonne-module-king = Král a loupeživý rytíř
carcassonne-module-river2 = Řeka II
carcassonne-module-dragon = Princezna a drak
carcassonne-module-abbey = Opatství a starosta
carcassonne-module-bridges = Mosty a hrady
carcassonne-module-cult = Kacíři
carcassonne-module-count = Hrabě z Carcassonne

## Území a co na nich je

carcassonne-feature-road = cesta
    .text = Dokončená, když jsou oba konce uzavřené: 1 bod za každou kartičku. Nedokončená na konci hry stejně.
carcassonne-feature-city = město
    .text = Dokončené, když jsou hradby uzavřené: 2 body za každou kartičku a každý erb. Nedokončené na konci hry 1.
carcassonne-feature-cloister = klášter
    .text = Dokončený, když jsou obsazena všechna políčka kolem: 9 bodů. Nedokončený na konci hry 1 za každou kartičku, která tu leží.
carcassonne-feature-field = louka
    .text = Nikdy se nedokončí. Na konci hry 3 body za každé dokončené město, se kterým sousedí.
carcassonne-feature-shrine = svatyně
    .text = Hodnotí se jako klášter. Kacíř a cizí mnich v sousedství se vyzývají: body má jen ten, kdo je hotov dřív.
carcassonne-feature-river = řeka
    .text = Odděluje louky. Nikdo na ní nestojí.
carcassonne-feature-volcano = sopka
    .text = Drak sem hned přiletí; družiník sem nesmí.
carcassonne-feature-quarter = čtvrť
    .text = Část města Carcassonne, kde čekají družiníci.
carcassonne-feature-castle = hrad
    .text = Malé město přeměněné na hrad má tolik bodů jako první území dokončené v jeho okolí.
carcassonne-feature-bridge = most
    .text = Dřevěný most vede cestu rovně přes kartičku, nade vším, co leží pod ním.
carcassonne-feature-abbey = opatství
    .text = Vyplní díru se sousedy ze všech čtyř stran, uzavře vše, co k němu vede, a samo je klášterem.

carcassonne-mark-shield = erb
carcassonne-mark-inn = hostinec
carcassonne-mark-cathedral = katedrála
carcassonne-mark-pig_herd = stádo prasat
carcassonne-mark-princess = princezna
carcassonne-mark-dragon = drak
carcassonne-mark-portal = tajná chodba
carcassonne-mark-bazaar = bazar
carcassonne-mark-tunnel = tunel
carcassonne-mark-crossing = křižovatka
carcassonne-mark-spring = pramen
carcassonne-mark-fork = rozvětvení řeky
carcassonne-mark-lake = jezero

carcassonne-goods-wine = víno
carcassonne-goods-grain = obilí
carcassonne-goods-cloth = látka

carcassonne-quarter-castle = zámek
carcassonne-quarter-market = tržiště
carcassonne-quarter-blacksmith = kovárna
carcassonne-quarter-cathedral = katedrála

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-follower = družiník
    .text = Obsadí volnou cestu, město, klášter nebo louku a po hodnocení se vrátí domů. Sedláci zůstávají.
carcassonne-figure-big = velký družiník
    .text = Družiník, který platí za dva.
carcassonne-figure-builder = stavitel
    .text = Přidá se k vlastnímu družiníkovi na cestě nebo ve městě. Kdo tam staví dál, hraje druhou kartičku.
carcassonne-figure-pig = prasátko
    .text = Přidá se k vlastnímu sedlákovi: o bod víc za každé město.
carcassonne-figure-mayor = starosta
    .text = Platí za tolik družiníků, kolik má město erbů.
carcassonne-figure-wagon = vůz
    .text = Družiník, který po hodnocení jede dál na nedokončené území v sousedství.
carcassonne-figure-barn = statek
    .text = Stojí tam, kde se stýkají čtyři rohy louky. Sedláci se ohodnotí a jdou domů; statek se hodnotí na konci.
carcassonne-figure-dragon = drak
    .text = Urazí šest kroků a pošle domů každého, koho potká.
carcassonne-figure-fairy = víla
    .text = Nepustí draka na svou kartičku a družiníkům na ní přináší body navíc.
carcassonne-figure-count = hrabě
    .text = Zavírá čtvrť Carcassonne, ve které stojí.
carcassonne-figure-king = král
    .text = Má ho ten, kdo dokončil největší město: na konci 1 bod za každé dokončené město.
carcassonne-figure-robber = loupeživý rytíř
    .text = Má ho ten, kdo dokončil nejdelší cestu: na konci 1 bod za každou dokončenou cestu.

carcassonne-role-highwayman = lupič
carcassonne-role-knight = rytíř
carcassonne-role-monk = mnich
carcassonne-role-heretic = kacíř
carcassonne-role-farmer = sedlák
carcassonne-role-builder = stavitel
carcassonne-role-pig = prasátko
carcassonne-role-mayor = starosta
carcassonne-role-wagon = vůz
carcassonne-role-barn = statek

carcassonne-piece-highwayman = Lupič
carcassonne-piece-knight = Rytíř
carcassonne-piece-monk = Mnich
carcassonne-piece-heretic = Kacíř
carcassonne-piece-farmer = Sedlák
carcassonne-piece-big_highwayman = Velký lupič
carcassonne-piece-big_knight = Velký rytíř
carcassonne-piece-big_monk = Velký mnich
carcassonne-piece-big_heretic = Velký kacíř
carcassonne-piece-big_farmer = Velký sedlák
carcassonne-piece-builder = Stavitel
carcassonne-piece-pig = Prasátko
carcassonne-piece-mayor = Starosta
carcassonne-piece-wagon = Vůz
carcassonne-piece-barn = Statek

carcassonne-colour-red = červený
carcassonne-colour-blue = modrý
carcassonne-colour-green = zelený
carcassonne-colour-yellow = žlutý
carcassonne-colour-black = černý
carcassonne-colour-grey = šedý

carcassonne-corner-ne = severovýchod
carcassonne-corner-se = jihovýchod
carcassonne-corner-sw = jihozápad
carcassonne-corner-nw = severozápad

carcassonne-way-ns = od severu k jihu
carcassonne-way-ew = od východu k západu

carcassonne-facing-north = sever
carcassonne-facing-east = východ
carcassonne-facing-south = jih
carcassonne-facing-west = západ

## Otázky a odpovědi

carcassonne-ask-place = Kam přijde tato kartička? { $tile }
carcassonne-ask-figure = Postavíš na tuto kartičku figurku? { $tile } ({ $x }, { $y })
carcassonne-ask-spring = Kde pramení řeka? { $tile }
carcassonne-ask-princess = Princezna posílá jednoho rytíře z tohoto města domů. Kterého?
carcassonne-ask-portal = Kdo vyjde z tajné chodby a kde? { $tile } ({ $x }, { $y })
carcassonne-ask-dragon = Kam jde drak z { $x }, { $y }? { $count ->
    [one] Zbývá jeden krok.
    [few] Zbývají { $count } kroky.
   *[other] Zbývá { $count } kroků.
}
carcassonne-ask-redeploy = { $chosen ->
    [0] Povoláš pro toto hodnocení družiníka z Carcassonne?
   *[other] Kdo vyjde z Carcassonne a kam?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Povoláš pro závěrečné hodnocení družiníka z Carcassonne?
   *[other] Kdo vyjde z Carcassonne a kam?
}
carcassonne-ask-carcassonne = Tvá kartička přinesla body jiným a tobě žádné. Pošleš družiníka do Carcassonne?
carcassonne-ask-count = Přesuneš hraběte? Je zde: { $quarter }
carcassonne-ask-source = Vezmeš si kartičku, nebo místo toho přiložíš opatství?
carcassonne-ask-last_abbey = Všechny kartičky jsou přiložené. Přiložíš opatství?
carcassonne-ask-wagon = Území tvého vozu bylo ohodnoceno. Kam vůz pojede dál?
carcassonne-ask-castle = Tvé malé město na { $x }, { $y } je dokončené. Body, nebo hrad?
carcassonne-ask-castle_score = Co hodnotí tvůj hrad na { $x }, { $y }?
carcassonne-ask-bazaar = { $stage ->
    [1] Kterou kartičku nabídneš?
    [2] Kolik nabídneš za tuto kartičku? { $tile }
    [3] Nabídka: { $player }, { $points }. Nabídneš za tuto kartičku víc? { $tile }
   *[other] Nabídka: { $player }, { $points }. Koupíš, nebo prodáš tuto kartičku? { $tile }
}
carcassonne-ask-bazaar_choice = Kterou kartičku si vezmeš?

carcassonne-do-place = Přiložit na { $x }, { $y }, natočit na { $facing }{ $bridged ->
    [1] , s mostem
   *[other] {""}
}
carcassonne-do-none = Nic neumístit
carcassonne-do-figure = { $piece }: { $feature } { $number }
carcassonne-do-fairy = Přesunout vílu na { $x }, { $y }
carcassonne-do-portal = Tajnou chodbou na { $x }, { $y }
carcassonne-do-rescue = Poslat domů z { $x }, { $y }: { $piece } ({ $player })
carcassonne-do-dragon = Drak jde na { $facing }, na { $x }, { $y }
carcassonne-do-bring = Povolat družiníka na { $x }, { $y }
carcassonne-do-bring_nobody = Nikdo (další) nevyjde
carcassonne-do-send = Do Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Nikoho neposlat
carcassonne-do-count = Přesunout hraběte: { $quarter }
carcassonne-do-count_stays = Hrabě zůstává
carcassonne-do-draw = Vzít kartičku
carcassonne-do-abbey = Přiložit opatství na { $x }, { $y }
carcassonne-do-wagon_to = Vůz jede na { $x }, { $y }
carcassonne-do-wagon_home = Vůz zůstává v zásobě
carcassonne-do-barn = Statek: roh { $corner }
carcassonne-do-bridge = Postavit most, { $way }
carcassonne-do-give_up = Vzdát se kartičky
carcassonne-do-castle = Přeměnit na hrad
carcassonne-do-points = Vzít body
carcassonne-do-castle_score = { $points } ({ $feature })
carcassonne-do-offer = Nabídnout: { $tile }
carcassonne-do-take = Vzít: { $tile }
carcassonne-do-bid = Nabídnout { $points }
carcassonne-do-pass = Pasovat
carcassonne-do-buy = Koupit
carcassonne-do-sell = Prodat

## Co se stalo

carcassonne-log-turn = Na tahu je { $player }.
carcassonne-log-drew = { $player } bere kartičku: { $tile }.
carcassonne-log-unplaceable = Tato kartička se nikam nehodí a vyřazuje se ze hry: { $tile }.
carcassonne-log-aside = Tuto kartičku zatím nelze hrát a odkládá se stranou: { $tile }.
carcassonne-log-placed = { $player } přikládá na { $x }, { $y }, natočeno na { $facing }: { $tile }.
carcassonne-log-deployed = { $player } staví figurku na { $x }, { $y }: { $piece }.
carcassonne-log-completed = { $player } dokončuje: { $feature } ({ $tiles ->
    [one] jedna kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}{ $shields ->
    [0] {""}
    [one] , jeden erb
    [few] , { $shields } erby
   *[other] , { $shields } erbů
}).
carcassonne-log-scored = { $final ->
    [1] Závěrečné hodnocení: {""}
   *[other] {""}
}{ $player } získává { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $category }).
carcassonne-log-returned = { $player } bere zpět figurku z { $x }, { $y }: { $figure }.
carcassonne-log-goods = { $player } bere zboží: { $count } × { $goods }.
carcassonne-log-king = { $player } získává krále (město, kartiček: { $tiles }).
carcassonne-log-robber = { $player } získává loupeživého rytíře (cesta, kartiček: { $tiles }).
carcassonne-log-second_part = { $player } hraje díky staviteli druhou kartičku.
carcassonne-log-volcano = Drak přilétá k sopce na { $x }, { $y }.
carcassonne-log-shuffled_in = Odložené kartičky se zamíchávají do sloupečku: { $count }.
carcassonne-log-dragon = { $player } vede draka na { $x }, { $y }.
carcassonne-log-fairy = { $player } přesouvá vílu na { $x }, { $y }.
carcassonne-log-challenge = Výzvu vyhrává, co bylo hotovo dřív: { $feature } na { $x }, { $y }.
carcassonne-log-sent = { $player } posílá figurku do Carcassonne: { $figure } – { $quarter }.
carcassonne-log-brought = { $player } povolává figurku z Carcassonne: { $figure } – { $quarter }.
carcassonne-log-count = { $player } přesouvá hraběte: { $quarter }.
carcassonne-log-given_up = { $player } se vzdává kartičky, která se hodí jen s mostem: { $tile }.
carcassonne-log-bridge = { $player } staví most na { $x }, { $y }, { $way }.
carcassonne-log-castle = { $player } zakládá hrad na { $x }, { $y }.
carcassonne-log-bazaar = { $player } otvírá bazar: { $tiles }.
carcassonne-log-offered = { $player } nabízí kartičku: { $tile }.
carcassonne-log-bid = { $player } nabízí { $points }.
carcassonne-log-passed = { $player } pasuje.
carcassonne-log-won = { $player } získává kartičku: { $tile }.
carcassonne-log-paid = { $player } platí { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
carcassonne-log-earned = { $player } dostává { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
carcassonne-log-game_over = Hra skončila. Vítězí: { $players }.

carcassonne-category-roads = cesty
carcassonne-category-cities = města
carcassonne-category-cloisters = kláštery
carcassonne-category-fields = louky
carcassonne-category-goods = zboží
carcassonne-category-king = král
carcassonne-category-robber = loupeživý rytíř
carcassonne-category-fairy = víla
carcassonne-category-castles = hrady
carcassonne-category-auction = dražby

## Stůl

carcassonne-seat = { $player }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}. Zásoba: { $figures }
carcassonne-seat-goods = { $player }: víno { $wine }, obilí { $grain }, látka { $cloth }
carcassonne-pile = { $count ->
    [0] Sloupeček je prázdný.
    [one] Zbývá jedna kartička.
    [few] Zbývají { $count } kartičky.
   *[other] Zbývá { $count } kartiček.
}
carcassonne-hand = K přiložení: { $tile }
carcassonne-king = Krále má { $player } (město, kartiček: { $tiles }).
carcassonne-robber = Loupeživého rytíře má { $player } (cesta, kartiček: { $tiles }).
carcassonne-dragon = Drak je na { $x }, { $y }.
carcassonne-fairy = Víla je na { $x }, { $y }.
carcassonne-aside = Stranou do první sopky: { $tiles }
carcassonne-count = Hrabě je zde: { $quarter }
carcassonne-in-quarter = { $player } v Carcassonne ({ $quarter }): { $figures }
carcassonne-seat-abbey = { $player } má ještě opatství.
carcassonne-seat-stock = { $player }: mosty { $bridges }, hrady { $castles }
carcassonne-seat-won = { $player } má kartičku z bazaru: { $tile }
carcassonne-bazaar = Na bazaru: { $tiles }

## Ukazatele

carcassonne-metric-tiles = Přiložené kartičky
carcassonne-metric-turns = Tahy
carcassonne-metric-unplaceable = Kartičky, které se nikam nehodily
carcassonne-metric-points_roads = Body za cesty
carcassonne-metric-points_cities = Body za města
carcassonne-metric-points_cloisters = Body za kláštery
carcassonne-metric-points_fields = Body za louky
carcassonne-metric-points_goods = Body za zboží
carcassonne-metric-points_king = Body za krále
carcassonne-metric-points_robber = Body za loupeživého rytíře
carcassonne-metric-completed_roads = Bodované dokončené cesty
carcassonne-metric-completed_cities = Bodovaná dokončená města
carcassonne-metric-completed_cloisters = Bodované dokončené kláštery
carcassonne-metric-points_fairy = Body za vílu
carcassonne-metric-points_castles = Body za hrady
carcassonne-metric-points_auction = Body z dražeb

## Kartičky, jak leží v katalogu

carcassonne-tile-base_a_cloister_road_s = Klášter, cesta
carcassonne-tile-base_b_cloister = Klášter
carcassonne-tile-base_c_city_nesw_shield = Město na čtyřech stranách (erb)
carcassonne-tile-base_d_city_n_road_ew = Okraj města, rovná cesta
carcassonne-tile-base_e_city_n = Okraj města
carcassonne-tile-base_f_city_ew_shield = Město napříč (erb)
carcassonne-tile-base_g_city_ew = Město napříč
carcassonne-tile-base_h_cities_n_s = Dva okraje města naproti sobě
carcassonne-tile-base_i_cities_n_w = Dva okraje města vedle sebe
carcassonne-tile-base_j_city_n_road_es = Okraj města, zatáčka vpravo
carcassonne-tile-base_k_city_n_road_sw = Okraj města, zatáčka vlevo
carcassonne-tile-base_l_city_n_crossing_esw = Okraj města, křižovatka tří cest
carcassonne-tile-base_m_city_nw_shield = Roh města (erb)
carcassonne-tile-base_n_city_nw = Roh města
carcassonne-tile-base_o_city_nw_shield_road_es = Roh města (erb), zatáčka
carcassonne-tile-base_p_city_nw_road_es = Roh města, zatáčka
carcassonne-tile-base_q_city_new_shield = Město na třech stranách (erb)
carcassonne-tile-base_r_city_new = Město na třech stranách
carcassonne-tile-base_s_city_new_shield_road_s = Město na třech stranách (erb), cesta do města
carcassonne-tile-base_t_city_new_road_s = Město na třech stranách, cesta do města
carcassonne-tile-base_u_road_ew = Rovná cesta
carcassonne-tile-base_v_road_sw = Zatáčka
carcassonne-tile-base_w_crossing_esw = Křižovatka tří cest
carcassonne-tile-base_x_crossing_nesw = Křižovatka čtyř cest
carcassonne-tile-inns_cathedral_city_nesw = Město na čtyřech stranách (katedrála)
carcassonne-tile-inns_cloister_roads_e_w = Klášter, dvě cesty
carcassonne-tile-inns_cities_n_e_s_w = Čtyři okraje města
carcassonne-tile-inns_cities_n_e_w = Tři okraje města
carcassonne-tile-inns_cities_n_s_crossing_ew = Dva okraje města naproti sobě, křižovatka dvou cest
carcassonne-tile-inns_city_nw_shield_city_s = Roh města (erb), okraj města
carcassonne-tile-inns_city_n_reaching_se = Špičatý okraj města (až do rohu)
carcassonne-tile-inns_city_n_road_s = Okraj města, cesta do města
carcassonne-tile-inns_city_nw_road_e = Roh města, cesta do města
carcassonne-tile-inns_city_ew_shield_roads_n_s = Město napříč (erb), dvě cesty do města
carcassonne-tile-inns_city_nw_road_s_inn = Roh města, cesta do města (hostinec)
carcassonne-tile-inns_city_n_road_sw_inn = Okraj města, zatáčka vlevo (hostinec)
carcassonne-tile-inns_city_nw_shield_road_es_inn = Roh města (erb), zatáčka (hostinec)
carcassonne-tile-inns_crossing_esw_inn_e = Křižovatka tří cest (hostinec)
carcassonne-tile-inns_road_ew_inn = Rovná cesta (hostinec)
carcassonne-tile-inns_road_sw_inn = Zatáčka (hostinec)
carcassonne-tile-inns_roads_nw_es = Dvě zatáčky
carcassonne-tile-traders_city_nw_grain = Roh města (obilí)
carcassonne-tile-traders_city_nw_wine = Roh města (víno)
carcassonne-tile-traders_city_ew_cloth_city_s = Město napříč (látka), okraj města
carcassonne-tile-traders_city_ew_wine_city_s = Město napříč (víno), okraj města
carcassonne-tile-traders_city_new_grain = Město na třech stranách (obilí)
carcassonne-tile-traders_city_nw_cloth_cities_e_s = Roh města (látka), dva okraje města vedle sebe
carcassonne-tile-traders_city_nw_cloth_roads_e_s_reaching_se = Roh města (látka, až do rohu), dvě cesty do města
carcassonne-tile-traders_city_nw_wine_roads_e_s = Roh města (víno), dvě cesty do města
carcassonne-tile-traders_city_nw_cloth_road_e_city_s = Roh města (látka), okraj města, cesta do města
carcassonne-tile-traders_city_nw_grain_road_e_city_s = Roh města (obilí), okraj města, cesta do města
carcassonne-tile-traders_city_nw_cloth_road_e = Roh města (látka), cesta do města
carcassonne-tile-traders_city_nw_wine_road_e_reaching_se = Roh města (víno, až do rohu), cesta do města
carcassonne-tile-traders_city_new_wine_road_s = Město na třech stranách (víno), cesta do města
carcassonne-tile-traders_city_nw_wine_city_es = Roh města (víno), roh města
carcassonne-tile-traders_city_ew_wine = Město napříč (víno)
carcassonne-tile-traders_city_n_road_e = Okraj města, cesta do města zprava
carcassonne-tile-traders_city_ew_grain_road_s = Město napříč (obilí), cesta do města
carcassonne-tile-traders_city_ew_wine_road_s = Město napříč (víno), cesta do města
carcassonne-tile-traders_city_ew_wine_roads_n_s = Město napříč (víno), dvě cesty do města
carcassonne-tile-traders_cloister_roads_e_s_w = Klášter, tři cesty
carcassonne-tile-traders_city_nw_grain_road_s = Roh města (obilí), cesta do města
carcassonne-tile-traders_city_nw_grain_road_s_reaching_se = Roh města (obilí, až do rohu), cesta do města
carcassonne-tile-traders_city_n_road_s_under_road_w = Okraj města, cesta do města, cesta k domu (na mostě)
carcassonne-tile-traders_roads_ns_ew_bridge = Dvě rovné cesty (na mostě)
carcassonne-tile-king_city_n_cloister = Okraj města, klášter
carcassonne-tile-king_city_n_road_w = Okraj města, cesta do města zleva
carcassonne-tile-king_city_n_road_w_road_es = Okraj města, zatáčka, cesta do města
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = Roh města (až do rohu), dvě cesty do města
carcassonne-tile-king_city_ew_over_city_ns = Město napříč (na mostě), město napříč
carcassonne-tile-river_spring_e = Pramen řeky
carcassonne-tile-river_fork_new = Rozvětvení řeky
carcassonne-tile-river_lake_volcano_w = Sopka, jezero řeky
carcassonne-tile-river_lake_city_e = Okraj města, jezero řeky
carcassonne-tile-river_ns_city_ew_bridge = Město napříč (na mostě), rovná řeka
carcassonne-tile-river_ew_cloister = Klášter, rovná řeka
carcassonne-tile-river_ns_road_ew_inn = Rovná cesta (hostinec, na mostě), rovná řeka
carcassonne-tile-river_ew_city_n_road_s = Okraj města, cesta do města (na mostě), rovná řeka
carcassonne-tile-river_sw = Ohyb řeky
carcassonne-tile-river_es_city_nw_shield = Roh města (erb), ohyb řeky
carcassonne-tile-river_nw_pig_herd = Ohyb řeky, stádo prasat
carcassonne-tile-river_sw_road_ne = Zatáčka, ohyb řeky
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
carcassonne-tile-abbey_city_nesw_two_shields = Město na čtyřech stranách (dva erby)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = Město napříč (erb, na mostě), město napříč
carcassonne-tile-abbey_city_n_shield_over_city_ew = Špičatý okraj města (erb, na mostě), město napříč
carcassonne-tile-abbey_cities_n_w_roads_e_s = Dva okraje města vedle sebe, dvě cesty do města
carcassonne-tile-abbey_cloister_roads_n_e_s_w = Klášter, čtyři cesty
carcassonne-tile-abbey_city_n_road_w = Okraj města, cesta do města zleva
carcassonne-tile-abbey_city_n_touching_road_es = Okraj města, zatáčka vpravo (u hradeb)
carcassonne-tile-abbey_city_n_touching_road_sw = Okraj města, zatáčka vlevo (u hradeb)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = Špičatý okraj města (erb, až do rohů)
carcassonne-tile-abbey_road_s_open_field = Cesta do polí
carcassonne-tile-abbey_road_new_roundabout = Kruhová cesta se třemi výjezdy
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = Město napříč (erb), tunel
carcassonne-tile-abbey_tile = Opatství
carcassonne-tile-bazaar_city_nesw = Město na čtyřech stranách, bazar
carcassonne-tile-bridges_cities_n_e_w_road_s = Tři okraje města, cesta do města
carcassonne-tile-bazaar_city_ew = Město napříč, bazar
carcassonne-tile-bridges_city_w_reaching_ne_road_e = Špičatý okraj města (až do rohu), cesta do města
carcassonne-tile-bazaar_city_n_road_s = Okraj města, cesta, bazar
carcassonne-tile-bazaar_field = Louka, bazar
carcassonne-tile-bridges_city_ew_cloister = Město napříč, klášter ve městě
carcassonne-tile-bridges_cloister_road_ew = Klášter, rovná cesta
carcassonne-tile-bazaar_road_s_inn = Cesta (hostinec), bazar
carcassonne-tile-bazaar_roads_n_s = Dvě cesty, bazar
carcassonne-tile-bazaar_roads_n_s_inn_s = Dvě cesty (hostinec), bazar
carcassonne-tile-cult_shrine = Svatyně
carcassonne-tile-cult_shrine_city_n = Okraj města, svatyně
carcassonne-tile-cult_shrine_road_s = Svatyně, cesta
carcassonne-tile-cult_shrine_city_n_road_s = Okraj města, svatyně, cesta
carcassonne-tile-cult_shrine_roads_n_s = Svatyně, dvě cesty
carcassonne-tile-count_c0r0 = Město Carcassonne (sloupec 1, řada 1), cesta
carcassonne-tile-count_c1r0 = Město Carcassonne (sloupec 2, řada 1)
carcassonne-tile-count_c2r0 = Město Carcassonne (sloupec 3, řada 1), zámek
carcassonne-tile-count_c3r0 = Město Carcassonne (sloupec 4, řada 1), cesta
carcassonne-tile-count_c0r1 = Město Carcassonne (sloupec 1, řada 2)
carcassonne-tile-count_c1r1 = Město Carcassonne (sloupec 2, řada 2), katedrála
carcassonne-tile-count_c2r1 = Město Carcassonne (sloupec 3, řada 2)
carcassonne-tile-count_c3r1 = Město Carcassonne (sloupec 4, řada 2), tržiště
carcassonne-tile-count_c0r2 = Město Carcassonne (sloupec 1, řada 3), okraj města
carcassonne-tile-count_c1r2 = Město Carcassonne (sloupec 2, řada 3)
carcassonne-tile-count_c2r2 = Město Carcassonne (sloupec 3, řada 3), kovárna, cesta
carcassonne-tile-count_c3r2 = Město Carcassonne (sloupec 4, řada 3), okraj města
