### Hrabě z Carcassonne

## Rozšíření

carcassonne-option-modules-count = Hrabě z Carcassonne
    .help = Uprostřed leží město Carcassonne; z jeho čtvrtí přicházejí družiníci těsně před hodnocením na pomoc. Pravidla nedoporučují hrát zároveň s Řekou II.
carcassonne-option-count_mayor_wagon_strength = Starosta a vůz z Carcassonne
    .help = Za kolik se počítají starosta a vůz, když vyjdou k hodnocení z Carcassonne.
carcassonne-option-count_mayor_wagon_strength-two = Jako dva družiníci
    .help = Každý za dva, jak stojí v tomto vydání.
carcassonne-option-count_mayor_wagon_strength-own = Jako všude jinde
    .help = Starosta za tolik, kolik má město erbů, vůz za jednoho.

carcassonne-module-count = Hrabě z Carcassonne

## Území a co na nich je

carcassonne-feature-quarter = čtvrť
    .text = Část města Carcassonne, kde čekají družiníci.
carcassonne-quarter-castle = zámek
carcassonne-quarter-market = tržiště
carcassonne-quarter-blacksmith = kovárna
carcassonne-quarter-cathedral = katedrála

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-count = hrabě
    .text = Zavírá čtvrť Carcassonne, ve které stojí.

## Otázky a odpovědi

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
carcassonne-do-bring = Povolat družiníka na { $x }, { $y }
    .lit = Povolat družiníka: { $where }
carcassonne-do-bring_nobody = Nikdo (další) nevyjde
carcassonne-do-send = Do Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Nikoho neposlat
carcassonne-do-count = Přesunout hraběte: { $quarter }
carcassonne-do-count_stays = Hrabě zůstává

## Co se stalo

carcassonne-log-sent = { $player } posílá figurku do Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-sent = posílá figurku do Carcassonne
carcassonne-log-brought = { $player } povolává figurku z Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-brought = bere figurku z Carcassonne
carcassonne-log-count = { $player } přesouvá hraběte: { $quarter }.

## Stůl

carcassonne-count = Hrabě je zde: { $quarter }
carcassonne-in-quarter = { $player } v Carcassonne ({ $quarter }): { $figures }

## Kartičky, jak leží v katalogu

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

## Proč ne

carcassonne-refuse-nobody_comes_there = Na tuto kartičku teď z Carcassonne nikdo z tvých vyjít nemůže.
carcassonne-refuse-bring_or_nobody = Teď vyjde z Carcassonne družiník, nebo nikdo.
carcassonne-refuse-bring_follower_now = Nejdřív musí z Carcassonne vyjít družiník.
carcassonne-refuse-bring_from_quarter = Družiníci vycházejí ze čtvrti, která patří k hodnocenému území, a ne dokud je v ní hrabě.
carcassonne-refuse-send_or_nobody = Teď jde do Carcassonne družiník, nebo nikdo.
carcassonne-refuse-quarter_not_for = Tato figurka do této čtvrti nechodí: { $figure } – { $quarter }
carcassonne-refuse-count_there = Hrabě už tam je: { $quarter }
carcassonne-refuse-count_or_stay = Teď hrabě přejde do jiné čtvrti, nebo zůstane.
