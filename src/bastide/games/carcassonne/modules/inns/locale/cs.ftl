### Hostince a katedrály

## Rozšíření

carcassonne-option-modules-inns = Hostince a katedrály
    .help = Hostinec zdvojnásobí body za cestu a katedrála zvýší body za město, ale jen když jsou dokončené. Velký družiník platí za dva.
carcassonne-module-inns = Hostince a katedrály

## Území a co na nich je

carcassonne-mark-inn = hostinec u jezera
carcassonne-mark-cathedral = katedrála

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-big = velký družiník
    .text = Družiník, který platí za dva.
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
