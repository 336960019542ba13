### Řeka II

## Rozšíření

carcassonne-option-modules-river2 = Řeka II
    .help = Hra začíná řekou, která se rozvětvuje.
carcassonne-module-river2 = Řeka II
    .note = Dvanáct kartiček s řekou. Ta se přikládá jako první místo startovní kartičky, aby byla krajina od začátku širší.

## Území a co na nich je

carcassonne-feature-river = řeka
    .text = Odděluje louky. Figurky na ni postavit nelze.
    .note = Řeka začíná u pramene, rozvětví se a končí ve dvou jezerech. Hráči ji popořadě prodlužují od některého otevřeného konce. Figurky na tyto kartičky můžeš stavět jako obvykle, jen ne na řeku. Řeka nesmí dvakrát po sobě zahnout na stejnou stranu a její dvě ramena se nesmějí spojit. Jezero se sopkou se přikládá poslední a s ním se figurka stavět nesmí; kdo ho přiloží, hned přiloží i obyčejnou kartičku. Louky končí u řeky.
carcassonne-mark-spring = pramen
carcassonne-mark-fork = rozvětvení řeky
carcassonne-mark-lake = jezero

## Otázky a odpovědi

carcassonne-ask-spring = Kde bude řeka pramenit? { $tile }

## Kartičky, jak leží v katalogu

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

## Proč ne

carcassonne-refuse-river_goes_on = Prodluž řeku od otevřeného konce. Nesmí dvakrát po sobě zahnout na stejnou stranu.

## Co říká lekce tohoto rozšíření

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = S tímto rozšířením se nejdřív přikládá [[feature-river|řeka]], od pramene k jezerům. Prodluž jedno z jejích dvou ramen.
    .right = Figurky na tyto kartičky stavět můžeš, jen ne na řeku.
lesson-carcassonne-river2-monk = Postav do kláštera mnicha.
    .right = Klášter se hodnotí jako obvykle. Louky končí u řeky, takže jich je mnoho malých.
    .none = Takový klášter za mnicha stojí.
    .farmer = Louky u řeky jsou malé. Postav mnicha.
