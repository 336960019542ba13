### Hostince a katedrály

## Rozšíření

carcassonne-option-modules-inns = Hostince a katedrály
    .help = Hostinec zdvojnásobí body za cestu a katedrála zvýší body za město, ale jen když jsou dokončené. Velký družiník platí za dva.
carcassonne-module-inns = Hostince a katedrály
    .note = 18 kartiček, některé s hostinci a katedrálami, díky nimž přinesou cesty a města víc bodů, pokud se dokončí, a velký družiník pro každého.

## Území a co na nich je

carcassonne-mark-inn = hostinec u jezera
    .note = Dokončená cesta s hostincem u jezera přinese 2 body za kartičku. Když na konci dokončená není, nepřinese nic. Více hostinců se nesčítá.
carcassonne-mark-cathedral = katedrála
    .note = Dokončené město s katedrálou přinese 3 body za kartičku a erb. Když na konci dokončené není, nepřinese nic. Druhá katedrála už nic nemění. Tip: přilož katedrálu do soupeřova města, které se už dokončit nedá.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-big = velký družiník
    .text = Družiník, který platí za dva.
    .note = Velkého družiníka stavíš jako každého jiného. Když se počítá, kdo má víc družiníků, platí za dva.
carcassonne-piece-big_highwayman = Velký lupič
carcassonne-piece-big_knight = Velký rytíř
carcassonne-piece-big_monk = Velký mnich
carcassonne-piece-big_heretic = Velký kacíř
carcassonne-piece-big_farmer = Velký sedlák

## Kartičky, jak leží v katalogu

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

## Co říká lekce tohoto rozšíření

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Tvé cestě chybí jedna kartička a vzal sis jednu s [[mark-inn|hostincem]]. Přilož ji do mezery.
    .right = S hostincem přinese dokončená cesta dvojnásobek bodů, ale nedokončená na konci nic.
    .apart = Tvé cestě chybí právě tato kartička: přilož ji do mezery.
lesson-carcassonne-inns-scored = Družiníka nestav a podívej se, kolik dostaneš bodů.
    .right = Tři kartičky po 2 bodech: { $points } bodů.
lesson-carcassonne-inns-big = Rytíř vlevo je tvůj [[figure-big|velký družiník]], vpravo má modrý obyčejného. Spoj obě města.
    .right = Velký družiník platí za dva: dva proti jednomu.
    .apart = Přilož ji do mezery mezi oběma městy.
lesson-carcassonne-inns-majority = Družiníka nestav a podívej se, kolik dostaneš bodů.
    .right = Všech { $points } bodů je tvých a modrý nedostane nic.
