### Hrabě z Carcassonne

## Rozšíření

carcassonne-option-modules-count = Hrabě z Carcassonne
    .help = Uprostřed je město Carcassonne. Družiníci z jeho čtvrtí se mohou těsně před hodnocením přidat k území. Nedoporučuje se hrát zároveň s Řekou II.
carcassonne-option-count_mayor_wagon_strength = Starosta a vůz z Carcassonne
    .help = Za kolik družiníků se počítá starosta nebo vůz, když odejde z Carcassonne k hodnocení.
carcassonne-option-count_mayor_wagon_strength-two = Jako dva družiníci
    .help = Každý za dva, jak uvádí toto vydání.
carcassonne-option-count_mayor_wagon_strength-own = Jako obvykle
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
    .text = Ze čtvrti, ve které je, nikdo odejít nemůže.

## Otázky a odpovědi

carcassonne-ask-redeploy = { $chosen ->
    [0] Přesuneš před tímto hodnocením družiníka z Carcassonne?
   *[other] Vyber družiníka v Carcassonne a kam půjde.
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Přesuneš před závěrečným hodnocením družiníka z Carcassonne?
   *[other] Vyber družiníka v Carcassonne a kam půjde.
}
carcassonne-ask-carcassonne = Tvá kartička přinesla body ostatním, ale tobě ne. Pošleš družiníka do Carcassonne?
carcassonne-ask-count = Přesuneš hraběte? Teď je tady: { $quarter }
carcassonne-do-bring = Přesunout družiníka na { $x }, { $y }
    .lit = Přesunout družiníka: { $where }
carcassonne-do-bring_nobody = Nikoho (dalšího) nepřesouvat
carcassonne-do-send = Poslat do Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Nikoho neposlat
carcassonne-do-count = Přesunout hraběte: { $quarter }
carcassonne-do-count_stays = Nechat hraběte být

## Co se stalo

carcassonne-log-sent = { $player } posílá do Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-sent = posílá družiníka do Carcassonne
carcassonne-log-brought = { $player } přesouvá z Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-brought = přesouvá družiníka z Carcassonne
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

carcassonne-refuse-nobody_comes_there = Na tuto kartičku teď nikoho z Carcassonne přesunout nemůžeš.
carcassonne-refuse-bring_or_nobody = Přesuň družiníka z Carcassonne, nebo vyber, že nikoho.
carcassonne-refuse-bring_follower_now = Nejdřív přesuň družiníka z Carcassonne.
carcassonne-refuse-bring_from_quarter = Vyber družiníka ze čtvrti, která patří k tomuto území. Ze čtvrti s hrabětem nikdo odejít nemůže.
carcassonne-refuse-send_or_nobody = Pošli družiníka do Carcassonne, nebo vyber, že nikoho.
carcassonne-refuse-quarter_not_for = Tato figurka do této čtvrti nemůže: { $figure } – { $quarter }
carcassonne-refuse-count_there = Hrabě už tam je: { $quarter }
carcassonne-refuse-count_or_stay = Přesuň hraběte do jiné čtvrti, nebo ho nech být.
