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
    .note = Dvanáct kartiček města Carcassonne je od začátku uprostřed stolu. Za jeho hradbami čekají družiníci, až budou potřeba.

## Území a co na nich je

carcassonne-feature-quarter = čtvrť
    .text = Část města Carcassonne, kde čekají družiníci.
    .note = Město má čtyři čtvrti: zámek, tržiště, kovárnu a katedrálu. Z každé se družiníci přidávají k jednomu druhu území: ze zámku k městům, z kovárny k cestám, z katedrály ke klášterům, z tržiště k loukám. Starosta může jen do zámku, vůz kamkoli kromě tržiště. Drak do města nikdy nevstoupí.
carcassonne-quarter-castle = zámek
carcassonne-quarter-market = tržiště
carcassonne-quarter-blacksmith = kovárna
carcassonne-quarter-cathedral = katedrála
carcassonne-into-carcassonne = Do města
    .note = Když kartička, kterou přiložíš, přinese body někomu jinému a tobě žádné, můžeš poslat družiníka ze zásoby do některé čtvrti. Pak můžeš přesunout hraběte.
carcassonne-out-of-carcassonne = Z města
    .note = Než se hodnotí území, na kterém stojí družiníci, může na ně každý přesunout družiníky z příslušné čtvrti. Začíná hráč po levici toho, kdo je na tahu, a ten je na řadě poslední. Z tržiště družiníci odcházejí až na konci hry.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-count = hrabě
    .text = Ze čtvrti, ve které je, nikdo odejít nemůže.
    .note = Ze čtvrti, ve které je hrabě, nikdo odejít nemůže. Kdo pošle družiníka do města, může hraběte přesunout.

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

## Co říká lekce tohoto rozšíření

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Modrému chybí jen konec cesty. Dokonči mu ji a podívej se, co za to dostaneš: přilož tam křižovatku.
    .right = Cesta je dokončená.
    .apart = Přilož ji k otevřenému konci cesty modrého.
lesson-carcassonne-count-figure = Družiníka na tuto kartičku nestav.
    .right = Modrý dostane { $points } body a ty žádné.
lesson-carcassonne-count-send = Proto můžeš poslat družiníka [[into-carcassonne|do Carcassonne]]. Ze zámku se družiníci mohou přidat k městům: pošli jednoho do zámku.
    .right = Čeká tam, až se bude hodnotit nějaké město.
    .none = Rozdal jsi body: vezmi si, co za ně dostaneš.
    .else = I tahle čtvrť by šla. Tentokrát zvol zámek.
lesson-carcassonne-count-count = Ze čtvrti, ve které je [[figure-count|hrabě]], nikdo odejít nemůže. Je v zámku: přesuň ho na tržiště.
    .right = Než se bude hodnotit město s družiníky, může teď tvůj družiník opustit zámek a přidat se k němu.
    .none = Pak zavře tvého vlastního družiníka.
    .else = I to by šlo. Tentokrát ho přesuň na tržiště.
