seven_wonders = 7 divů světa
    .about = Tři až sedm měst se rozvíjí během tří věků. Všichni najednou zahrají kartu a zbytek pošlou sousedovi.

seven_wonders-option-boards = Desky divů
    .help = Jedna deska divu pro každého hráče, podle pořadí u stolu, nebo náhodně.
seven_wonders-option-boards-random = Náhodně
seven_wonders-option-boards-alexandria = Alexandrie
seven_wonders-option-boards-babylon = Babylon
seven_wonders-option-boards-ephesos = Efez
seven_wonders-option-boards-gizah = Gíza
seven_wonders-option-boards-halikarnassos = Halikarnas
seven_wonders-option-boards-olympia = Olympie
seven_wonders-option-boards-rhodos = Rhodos
seven_wonders-option-sides = Strany
    .help = Která strana desek divů se použije. Pro první hru se hodí denní strana.
seven_wonders-option-sides-chosen = Každý si zvolí
seven_wonders-option-sides-day = Den pro všechny
seven_wonders-option-sides-night = Noc pro všechny
seven_wonders-option-sides-random = Náhodně
seven_wonders-option-added_cards = Přidané karty
    .help = Karty z nainstalovaných balíčků. Karta cechu se přidá k cechům; každá jiná karta nahradí všechny kusy jedné karty svého věku.

# The number of an Age, as printed on its cards.
seven_wonders-age-number = { $age ->
    [1] I
    [2] II
   *[other] III
}

seven_wonders-ask-side = { $board }: denní, nebo noční strana?
seven_wonders-ask-card = Věk { seven_wonders-age-number }, kolo { $turn }: vyber kartu, kterou postavíš, použiješ na stupeň divu, nebo odhodíš za 3 mince.
seven_wonders-ask-last_card = Věk { seven_wonders-age-number }: { $board } ti dovolí zahrát i sedmou kartu.
seven_wonders-ask-dig = { $board }: můžeš zdarma postavit kartu z odkládacího balíčku.

seven_wonders-do-build = Postavit: { $card }{ $bank ->
    [0] {""}
    [one] {" "}({ $bank } mince)
    [few] {" "}({ $bank } mince)
   *[other] {" "}({ $bank } mincí)
}{ $left ->
    [0] {""}
    [one] {" – "}nákup ({ $left_player }): { $left_resources } za { $left } minci
    [few] {" – "}nákup ({ $left_player }): { $left_resources } za { $left } mince
   *[other] {" – "}nákup ({ $left_player }): { $left_resources } za { $left } mincí
}{ $right ->
    [0] {""}
    [one] {" – "}nákup ({ $right_player }): { $right_resources } za { $right } minci
    [few] {" – "}nákup ({ $right_player }): { $right_resources } za { $right } mince
   *[other] {" – "}nákup ({ $right_player }): { $right_resources } za { $right } mincí
}
seven_wonders-do-stage = Postavit stupeň divu kartou { $card }{ $left ->
    [0] {""}
    [one] {" – "}nákup ({ $left_player }): { $left_resources } za { $left } minci
    [few] {" – "}nákup ({ $left_player }): { $left_resources } za { $left } mince
   *[other] {" – "}nákup ({ $left_player }): { $left_resources } za { $left } mincí
}{ $right ->
    [0] {""}
    [one] {" – "}nákup ({ $right_player }): { $right_resources } za { $right } minci
    [few] {" – "}nákup ({ $right_player }): { $right_resources } za { $right } mince
   *[other] {" – "}nákup ({ $right_player }): { $right_resources } za { $right } mincí
}
seven_wonders-do-sell = Odhodit za 3 mince: { $card }
seven_wonders-do-dig = Postavit z odkládacího balíčku: { $card }
seven_wonders-do-dig_nothing = Nic si nevzít
seven_wonders-do-side = Zvolit: { $side }

seven_wonders-refuse-side_first = Nejprve zvol stranu své desky ({ $board }).
seven_wonders-refuse-side_chosen = Strany desek už jsou zvolené.
seven_wonders-refuse-not_digging = Z odkládacího balíčku teď stavět nemůžeš.
seven_wonders-refuse-only_dig = { $board }: vyber kartu z odkládacího balíčku, nebo „Nic si nevzít“.
seven_wonders-refuse-not_in_hand = Kartu { $card } nemáš v ruce.
seven_wonders-refuse-not_discarded = Karta { $card } není v odkládacím balíčku.
seven_wonders-refuse-all_stages = Všechny stupně už jsou postavené ({ $board }).
seven_wonders-refuse-stands = Kartu { $card } už ve městě máš. Stejnou stavbu nemůžeš postavit dvakrát.
seven_wonders-refuse-free = Kartu { $card } máš zdarma, nic se neplatí.
seven_wonders-refuse-coins = { $card } stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}, ale máš jen { $coins }.
seven_wonders-refuse-out_of_reach = Cena karty { $card }: { $resources }. Tolik nevyrábíš ty ani tvoji sousedé.
seven_wonders-refuse-own_resources = Cena karty { $card }: { $resources }. Vše vyrábí tvé město, takže nic kupovat nemůžeš.
seven_wonders-refuse-too_dear = Cena karty { $card }: { $resources }. Chybějící suroviny stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}, ale máš jen { $coins }.
seven_wonders-refuse-wrong_payment = Cena karty { $card }: { $resources }. Taková platba nevychází. Nejlevnější je { $left } doleva a { $right } doprava.
seven_wonders-refuse-out_of_reach_stage = Cena stupně { $stage }: { $resources }. Tolik nevyrábíš ty ani tvoji sousedé.
seven_wonders-refuse-own_resources_stage = Cena stupně { $stage }: { $resources }. Vše vyrábí tvé město, takže nic kupovat nemůžeš.
seven_wonders-refuse-too_dear_stage = Cena stupně { $stage }: { $resources }. Chybějící suroviny stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}, ale máš jen { $coins }.
seven_wonders-refuse-wrong_payment_stage = Cena stupně { $stage }: { $resources }. Taková platba nevychází. Nejlevnější je { $left } doleva a { $right } doprava.

seven_wonders-log-age = Začíná věk { seven_wonders-age-number }.
seven_wonders-log-choose = { $player } už vybral.
seven_wonders-log-side = { $player } hraje: { $board }, { $side }.
seven_wonders-log-spend = { $player } platí bance { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
seven_wonders-log-earn = { $player } dostává { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
seven_wonders-log-trade = { $player } kupuje od hráče { $other_player } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}: { $resources }.
seven_wonders-log-build = { $player } staví: { $card }.
seven_wonders-log-stage = { $player } staví stupeň { $stage } ({ $board }) a zasouvá pod desku: { $card }.
seven_wonders-log-sell = { $player } odhazuje za 3 mince: { $card }.
seven_wonders-log-left_over = { $player } na konci věku odhazuje: { $card }.
seven_wonders-log-dig = { $player } staví z odkládacího balíčku: { $card }.
seven_wonders-log-dig_nothing = { $player } z odkládacího balíčku nestaví nic.
seven_wonders-log-pass = Karty se předávají { $direction }.
seven_wonders-log-fight = { $player } ({ $shields }) poráží hráče { $other_player } ({ $other_shields }): žeton vítězství +{ $points }, žeton porážky −1.

seven_wonders-card-hidden = skrytá karta
seven_wonders-side-day = denní strana
seven_wonders-side-night = noční strana
seven_wonders-direction-left = doleva
seven_wonders-direction-right = doprava

seven_wonders-table-sides = Vybírají se strany desek…
seven_wonders-table-age = Věk { seven_wonders-age-number }, kolo { $turn }. Karty se předávají { $direction }. Odkládací balíček: { $count }.
seven_wonders-table-age_end = Věk { seven_wonders-age-number }, kolo { $turn }. Odkládací balíček: { $count }.
seven_wonders-table-last_card = Věk { seven_wonders-age-number }, po posledním kole. Odkládací balíček: { $count }.
seven_wonders-table-over = Hra skončila.
seven_wonders-table-city = { $player }: { $board }, { $side }
seven_wonders-table-board = { $player }: { $board }
seven_wonders-table-counts = stupně { $stages } z { $stages_in_all }, { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}, { $shields ->
    [one] { $shields } štít
    [few] { $shields } štíty
   *[other] { $shields } štítů
}, žetony { $tokens }, { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}
seven_wonders-table-colour = { $colour }: { $cards }
seven_wonders-table-under = pod deskou: { $cards }
seven_wonders-table-discard = Odkládací balíček: { $cards }
seven_wonders-table-hand = Tvé karty v ruce:
seven_wonders-table-card = { $cards } (cena: { $cost }): { $text }
seven_wonders-table-printed = Věk { seven_wonders-age-number }, { $colour }. Cena: { $cost }.
seven_wonders-table-cost = { $coins ->
    [0] { $resources }
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
seven_wonders-table-place = { $player } ({ $place })
seven_wonders-table-makes = vyrábí: { $resources }
seven_wonders-table-makes_alone = {" "}(jen pro sebe: { $resources })
seven_wonders-table-stage_built = { $stage } [postavený]
seven_wonders-place-you = ty
seven_wonders-place-left = soused po tvé levici
seven_wonders-place-right = soused po tvé pravici
seven_wonders-table-chosen = Tvá volba: { $choice }

seven_wonders-metric-military = Vojsko
seven_wonders-metric-treasury = Pokladna
seven_wonders-metric-wonder = Div světa
seven_wonders-metric-civilian = Občanské stavby
seven_wonders-metric-science = Věda
seven_wonders-metric-commerce = Obchod
seven_wonders-metric-guilds = Cechy


## Karty věku I

seven_wonders-card-lumber-yard = Dřevařský dvůr
    .text = Vyrábí v každém kole: 1× dřevo.
seven_wonders-card-stone-pit = Kamenná jáma
    .text = Vyrábí v každém kole: 1× kámen.
seven_wonders-card-clay-pool = Jílová tůň
    .text = Vyrábí v každém kole: 1× hlína.
seven_wonders-card-ore-vein = Rudná žíla
    .text = Vyrábí v každém kole: 1× ruda.
seven_wonders-card-tree-farm = Lesní školka
    .text = Vyrábí v každém kole 1 jednotku: dřevo nebo hlína.
seven_wonders-card-excavation = Výkop
    .text = Vyrábí v každém kole 1 jednotku: kámen nebo hlína.
seven_wonders-card-clay-pit = Hliniště
    .text = Vyrábí v každém kole 1 jednotku: ruda nebo hlína.
seven_wonders-card-timber-yard = Sklad dřeva
    .text = Vyrábí v každém kole 1 jednotku: dřevo nebo kámen.
seven_wonders-card-forest-cave = Lesní jeskyně
    .text = Vyrábí v každém kole 1 jednotku: dřevo nebo ruda.
seven_wonders-card-mine = Důl
    .text = Vyrábí v každém kole 1 jednotku: kámen nebo ruda.
seven_wonders-card-loom-1 = Tkalcovský stav
    .text = Vyrábí v každém kole: 1× látka.
seven_wonders-card-glassworks-1 = Sklárna
    .text = Vyrábí v každém kole: 1× sklo.
seven_wonders-card-press-1 = Lis na papyrus
    .text = Vyrábí v každém kole: 1× papyrus.
seven_wonders-card-well = Studna
    .text = Přinese 3 vítězné body. Později bude zdarma: Socha.
seven_wonders-card-baths = Lázně
    .text = Přinese 3 vítězné body. Později bude zdarma: Akvadukt.
seven_wonders-card-altar = Oltář
    .text = Přinese 3 vítězné body. Později bude zdarma: Pantheon.
seven_wonders-card-theater = Divadlo
    .text = Přinese 3 vítězné body. Později bude zdarma: Zahrady.
seven_wonders-card-tavern = Krčma
    .text = Při stavbě získáš 5 mincí.
seven_wonders-card-east-trading-post = Východní obchodní stanice
    .text = Základní suroviny od pravého souseda tě stojí jen 1 minci. Později bude zdarma: Fórum.
seven_wonders-card-west-trading-post = Západní obchodní stanice
    .text = Základní suroviny od levého souseda tě stojí jen 1 minci. Později bude zdarma: Fórum.
seven_wonders-card-marketplace = Tržiště
    .text = Řemeslné výrobky od obou sousedů tě stojí jen 1 minci. Později bude zdarma: Karavanseraj.
seven_wonders-card-stockade = Palisáda
    .text = Přidá 1 štít.
seven_wonders-card-barracks = Kasárna
    .text = Přidá 1 štít.
seven_wonders-card-guard-tower = Strážní věž
    .text = Přidá 1 štít.
seven_wonders-card-apothecary = Lékárna
    .text = Nese symbol: kružítko. Později bude zdarma: Stáje, Ošetřovna.
seven_wonders-card-workshop = Dílna
    .text = Nese symbol: ozubené kolo. Později bude zdarma: Lukostřelnice, Laboratoř.
seven_wonders-card-scriptorium = Skriptorium
    .text = Nese symbol: tabulka. Později bude zdarma: Soudní dvůr, Knihovna.

## Karty věku II

seven_wonders-card-sawmill = Pila
    .text = Vyrábí v každém kole: 2× dřevo.
seven_wonders-card-quarry = Kamenolom
    .text = Vyrábí v každém kole: 2× kámen.
seven_wonders-card-brickyard = Cihelna
    .text = Vyrábí v každém kole: 2× hlína.
seven_wonders-card-foundry = Slévárna
    .text = Vyrábí v každém kole: 2× ruda.
seven_wonders-card-loom-2 = Tkalcovský stav
    .text = Vyrábí v každém kole: 1× látka.
seven_wonders-card-glassworks-2 = Sklárna
    .text = Vyrábí v každém kole: 1× sklo.
seven_wonders-card-press-2 = Lis na papyrus
    .text = Vyrábí v každém kole: 1× papyrus.
seven_wonders-card-statue = Socha
    .text = Přinese 4 vítězné body. Zdarma, pokud už máš: Studna.
seven_wonders-card-aqueduct = Akvadukt
    .text = Přinese 5 vítězných bodů. Zdarma, pokud už máš: Lázně.
seven_wonders-card-temple = Chrám
    .text = Přinese 4 vítězné body.
seven_wonders-card-courthouse = Soudní dvůr
    .text = Přinese 4 vítězné body. Zdarma, pokud už máš: Skriptorium.
seven_wonders-card-caravansery = Karavanseraj
    .text = Vyrábí v každém kole 1 jednotku jen pro tebe: dřevo, kámen, ruda nebo hlína. Zdarma, pokud už máš: Tržiště. Později bude zdarma: Maják.
    .note = Vyrábí jednu jednotku za kolo, toho druhu, který potřebuješ. Sousedé ji koupit nemohou.
seven_wonders-card-forum = Fórum
    .text = Vyrábí v každém kole 1 jednotku jen pro tebe: sklo, papyrus nebo látka. Zdarma, pokud už máš: Východní obchodní stanice nebo Západní obchodní stanice (stačí jedna). Později bude zdarma: Přístav.
    .note = Aby bylo zdarma, stačí jedna z obou obchodních stanic. Co vyrábí, sousedé koupit nemohou.
seven_wonders-card-vineyard = Vinice
    .text = Při stavbě získáš 1 minci za každou hnědou kartu ve tvém městě a ve městech obou sousedů.
    .note = Počítají se i hnědé karty postavené ve stejném kole.
seven_wonders-card-bazar = Bazar
    .text = Při stavbě získáš 2 mince za každou šedou kartu ve tvém městě a ve městech obou sousedů.
seven_wonders-card-stables = Stáje
    .text = Přidá 2 štíty. Zdarma, pokud už máš: Lékárna.
seven_wonders-card-archery-range = Lukostřelnice
    .text = Přidá 2 štíty. Zdarma, pokud už máš: Dílna.
seven_wonders-card-walls = Hradby
    .text = Přidá 2 štíty. Později bude zdarma: Opevnění.
seven_wonders-card-training-ground = Cvičiště
    .text = Přidá 2 štíty. Později bude zdarma: Cirkus.
seven_wonders-card-dispensary = Ošetřovna
    .text = Nese symbol: kružítko. Zdarma, pokud už máš: Lékárna. Později bude zdarma: Aréna, Lóže.
seven_wonders-card-laboratory = Laboratoř
    .text = Nese symbol: ozubené kolo. Zdarma, pokud už máš: Dílna. Později bude zdarma: Dílna obléhacích strojů, Observatoř.
seven_wonders-card-library = Knihovna
    .text = Nese symbol: tabulka. Zdarma, pokud už máš: Skriptorium. Později bude zdarma: Senát, Univerzita.
seven_wonders-card-school = Škola
    .text = Nese symbol: tabulka. Později bude zdarma: Akademie, Studovna.

## Karty věku III

seven_wonders-card-pantheon = Pantheon
    .text = Přinese 7 vítězných bodů. Zdarma, pokud už máš: Oltář.
seven_wonders-card-gardens = Zahrady
    .text = Přinese 5 vítězných bodů. Zdarma, pokud už máš: Divadlo.
seven_wonders-card-town-hall = Radnice
    .text = Přinese 6 vítězných bodů.
seven_wonders-card-palace = Palác
    .text = Přinese 8 vítězných bodů.
seven_wonders-card-senate = Senát
    .text = Přinese 6 vítězných bodů. Zdarma, pokud už máš: Knihovna.
seven_wonders-card-haven = Přístav
    .text = Při stavbě získáš 1 minci a na konci hry 1 vítězný bod za každou hnědou kartu ve tvém městě. Zdarma, pokud už máš: Fórum.
seven_wonders-card-lighthouse = Maják
    .text = Při stavbě získáš 1 minci a na konci hry 1 vítězný bod za každou žlutou kartu ve tvém městě. Zdarma, pokud už máš: Karavanseraj.
    .note = Počítá i sebe.
seven_wonders-card-chamber-of-commerce = Obchodní komora
    .text = Při stavbě získáš 2 mince a na konci hry 2 vítězné body za každou šedou kartu ve tvém městě.
seven_wonders-card-ludus = Ludus
    .text = Při stavbě získáš 3 mince a na konci hry 1 vítězný bod za každou červenou kartu ve tvém městě.
    .note = Mince dostaneš jednou, za červené karty, které máš v tu chvíli. Body se počítají na konci, i za pozdější červené karty.
seven_wonders-card-arena = Aréna
    .text = Při stavbě získáš 3 mince a na konci hry 1 vítězný bod za každý postavený stupeň tvého divu. Zdarma, pokud už máš: Ošetřovna.
    .note = Mince dostaneš jednou, za stupně, které máš v tu chvíli postavené. Body se počítají na konci, i za pozdější stupně.
seven_wonders-card-fortifications = Opevnění
    .text = Přidá 3 štíty. Zdarma, pokud už máš: Hradby.
seven_wonders-card-circus = Cirkus
    .text = Přidá 3 štíty. Zdarma, pokud už máš: Cvičiště.
seven_wonders-card-arsenal = Arzenál
    .text = Přidá 3 štíty.
seven_wonders-card-siege-workshop = Dílna obléhacích strojů
    .text = Přidá 3 štíty. Zdarma, pokud už máš: Laboratoř.
seven_wonders-card-castrum = Castrum
    .text = Přidá 3 štíty.
seven_wonders-card-lodge = Lóže
    .text = Nese symbol: kružítko. Zdarma, pokud už máš: Ošetřovna.
seven_wonders-card-observatory = Observatoř
    .text = Nese symbol: ozubené kolo. Zdarma, pokud už máš: Laboratoř.
seven_wonders-card-university = Univerzita
    .text = Nese symbol: tabulka. Zdarma, pokud už máš: Knihovna.
seven_wonders-card-academy = Akademie
    .text = Nese symbol: kružítko. Zdarma, pokud už máš: Škola.
seven_wonders-card-study = Studovna
    .text = Nese symbol: ozubené kolo. Zdarma, pokud už máš: Škola.

## Cechy

seven_wonders-card-workers-guild = Cech dělníků
    .text = Přinese 1 vítězný bod za každou hnědou kartu ve městech obou sousedů.
seven_wonders-card-craftsmens-guild = Cech řemeslníků
    .text = Přinese 2 vítězné body za každou šedou kartu ve městech obou sousedů.
seven_wonders-card-magistrates-guild = Cech úředníků
    .text = Přinese 1 vítězný bod za každou modrou kartu ve městech obou sousedů.
seven_wonders-card-traders-guild = Cech obchodníků
    .text = Přinese 1 vítězný bod za každou žlutou kartu ve městech obou sousedů.
seven_wonders-card-spies-guild = Cech špehů
    .text = Přinese 1 vítězný bod za každou červenou kartu ve městech obou sousedů.
seven_wonders-card-philosophers-guild = Cech filozofů
    .text = Přinese 1 vítězný bod za každou zelenou kartu ve městech obou sousedů.
seven_wonders-card-shipowners-guild = Cech rejdařů
    .text = Přinese 1 vítězný bod za každou hnědou, šedou a fialovou kartu ve tvém městě.
    .note = Počítá i sebe.
seven_wonders-card-scientists-guild = Cech vědců
    .text = Na konci hry platí za jeden vědecký symbol podle tvé volby.
    .note = Je to fialová karta, ne zelená. Její symbol se na konci zvolí tak, aby přinesl nejvíc bodů.
seven_wonders-card-decorators-guild = Cech dekoratérů
    .text = Přinese 7 vítězných bodů, pokud je tvůj div dokončený.
    .note = Musí být postavené všechny stupně tvého divu, ať má dva, nebo čtyři.
seven_wonders-card-builders-guild = Cech stavitelů
    .text = Přinese 1 vítězný bod za každý postavený stupeň tvého divu i divů obou sousedů.
    .note = Počítají se stupně tří měst: tvého a obou sousedních.

## Desky divů

seven_wonders-board-alexandria = Alexandrie
    .text = Počáteční surovina: sklo.
    .day = 1 (2× kámen): Přinese 3 vítězné body. 2 (2× ruda): Vyrábí v každém kole 1 jednotku jen pro tebe: dřevo, kámen, ruda nebo hlína. 3 (1× papyrus, 1× látka): Přinese 7 vítězných bodů.
    .night = 1 (2× hlína): Vyrábí v každém kole 1 jednotku jen pro tebe: dřevo, kámen, ruda nebo hlína. 2 (3× ruda): Vyrábí v každém kole 1 jednotku jen pro tebe: sklo, papyrus nebo látka. 3 (4× dřevo): Přinese 7 vítězných bodů.
    .note = Některé stupně vyrábějí surovinu podle tvé volby, jen pro tebe. Viz [[resources|Suroviny]].
seven_wonders-board-babylon = Babylon
    .text = Počáteční surovina: dřevo.
    .day = 1 (2× hlína): Přinese 3 vítězné body. 2 (2× ruda, 1× látka): Na konci hry platí za jeden vědecký symbol podle tvé volby. 3 (4× dřevo): Přinese 7 vítězných bodů.
    .night = 1 (2× kámen): Na konci každého věku zahraješ i svou sedmou kartu, místo aby se odhodila. 2 (3× hlína, 1× sklo): Na konci hry platí za jeden vědecký symbol podle tvé volby.
    .note = Na denní straně máš vědecký symbol podle volby, který se na konci zvolí tak, aby přinesl nejvíc bodů. Na noční straně máš [[last-card|sedmou kartu každého věku]] a takový symbol.
seven_wonders-board-ephesos = Efez
    .text = Počáteční surovina: papyrus.
    .day = 1 (2× hlína): Přinese 3 vítězné body. 2 (2× dřevo): Při stavbě získáš 9 mincí. 3 (2× ruda, 1× sklo): Přinese 7 vítězných bodů.
    .night = 1 (2× kámen): Přinese 2 vítězné body. Při stavbě získáš 4 mince. 2 (2× dřevo): Přinese 3 vítězné body. Při stavbě získáš 4 mince. 3 (2× ruda, 1× látka): Přinese 5 vítězných bodů. Při stavbě získáš 4 mince.
    .note = Mince v pravý čas: dostaneš je jednou, když postavíš stupeň.
seven_wonders-board-gizah = Gíza
    .text = Počáteční surovina: kámen.
    .day = 1 (2× dřevo): Přinese 3 vítězné body. 2 (2× hlína, 1× látka): Přinese 5 vítězných bodů. 3 (4× kámen): Přinese 7 vítězných bodů.
    .night = 1 (2× dřevo): Přinese 3 vítězné body. 2 (3× kámen): Přinese 5 vítězných bodů. 3 (3× hlína): Přinese 5 vítězných bodů. 4 (4× kámen, 1× papyrus): Přinese 7 vítězných bodů.
    .note = Nic než body: noční strana má čtyři stupně.
seven_wonders-board-halikarnassos = Halikarnas
    .text = Počáteční surovina: látka.
    .day = 1 (2× ruda): Přinese 3 vítězné body. 2 (1× sklo, 1× papyrus): Na konci kola můžeš zdarma postavit jednu kartu z odkládacího balíčku. 3 (3× kámen): Přinese 7 vítězných bodů.
    .night = 1 (2× hlína): Přinese 2 vítězné body. Na konci kola můžeš zdarma postavit jednu kartu z odkládacího balíčku. 2 (1× sklo, 1× papyrus): Přinese 1 vítězný bod. Na konci kola můžeš zdarma postavit jednu kartu z odkládacího balíčku. 3 (3× dřevo): Na konci kola můžeš zdarma postavit jednu kartu z odkládacího balíčku.
    .note = Viz [[dig]]. Odhazuj karty, které budeš chtít postavit později.
seven_wonders-board-olympia = Olympie
    .text = Počáteční surovina: hlína.
    .day = 1 (2× kámen): Přinese 3 vítězné body. 2 (2× dřevo): Kartu barvy, která ve tvém městě ještě není, postavíš zdarma. 3 (3× hlína): Přinese 7 vítězných bodů.
    .night = 1 (2× ruda): Přinese 2 vítězné body. Kartu z prvního kola každého věku postavíš zdarma. 2 (3× hlína): Přinese 3 vítězné body. Kartu ze šestého kola každého věku postavíš zdarma. 3 (1× sklo, 1× papyrus, 1× látka): Přinese 5 vítězných bodů.
    .note = Viz [[olympia]].
seven_wonders-board-rhodos = Rhodos
    .text = Počáteční surovina: ruda.
    .day = 1 (2× dřevo): Přinese 3 vítězné body. 2 (3× hlína): Přidá 2 štíty. 3 (4× ruda): Přinese 7 vítězných bodů.
    .night = 1 (3× kámen): Přinese 3 vítězné body. Přidá 1 štít. Při stavbě získáš 3 mince. 2 (4× ruda): Přinese 4 vítězné body. Přidá 1 štít. Při stavbě získáš 4 mince.
    .note = Díky štítům z divu ti karty zbudou na něco jiného. Na noční straně přinesou oba stupně i mince.

## Slova

seven_wonders-resource-wood = dřevo
seven_wonders-resource-stone = kámen
seven_wonders-resource-ore = ruda
seven_wonders-resource-clay = hlína
seven_wonders-resource-glass = sklo
seven_wonders-resource-papyrus = papyrus
seven_wonders-resource-cloth = látka
seven_wonders-colour-brown = hnědá
seven_wonders-colour-grey = šedá
seven_wonders-colour-blue = modrá
seven_wonders-colour-yellow = žlutá
seven_wonders-colour-red = červená
seven_wonders-colour-green = zelená
seven_wonders-colour-purple = fialová
seven_wonders-science-compass = kružítko
seven_wonders-science-gear = ozubené kolo
seven_wonders-science-tablet = tabulka

seven_wonders-term-resource = surovina
seven_wonders-term-raw_materials = základní suroviny
seven_wonders-term-manufactured_goods = řemeslné výrobky
seven_wonders-term-civilian_structures = občanské stavby
seven_wonders-term-commercial_structures = obchodní stavby
seven_wonders-term-military_structures = vojenské stavby
seven_wonders-term-scientific_structures = vědecké stavby
seven_wonders-term-guilds = cechy
seven_wonders-term-structure = stavba
seven_wonders-term-age = věk
seven_wonders-term-turn = kolo
seven_wonders-term-card = karta
seven_wonders-term-hand = karty v ruce
seven_wonders-term-wonder = div světa
seven_wonders-term-wonder_board = deska divu
seven_wonders-term-wonder_stage = stupeň divu
seven_wonders-term-day_side = denní strana
seven_wonders-term-night_side = noční strana
seven_wonders-term-starting_resource = počáteční surovina
seven_wonders-term-coin = mince
seven_wonders-term-treasury = pokladna
seven_wonders-term-bank = banka
seven_wonders-term-victory_point = vítězný bod
seven_wonders-term-shield = štít
seven_wonders-term-military_strength = vojenská síla
seven_wonders-term-conflict = vojenský střet
seven_wonders-term-conflict_tokens = žetony střetu
seven_wonders-term-defeat_token = žeton porážky
seven_wonders-term-victory_token = žeton vítězství
seven_wonders-term-neighbour = soused
seven_wonders-term-left = vlevo
seven_wonders-term-right = vpravo
seven_wonders-term-city = město
seven_wonders-term-cost = cena
seven_wonders-term-effect = účinek
seven_wonders-term-free = zdarma
seven_wonders-term-chain = návaznost
seven_wonders-term-chain_symbol = symbol návaznosti
seven_wonders-term-build_structure = postavit stavbu
seven_wonders-term-build_stage = postavit stupeň divu
seven_wonders-term-sell_card = odhodit kartu za 3 mince
seven_wonders-term-trade = nákup surovin
seven_wonders-term-discount = sleva
seven_wonders-term-discard_pile = odkládací balíček
seven_wonders-term-pass_left = předat vlevo
seven_wonders-term-pass_right = předat vpravo
seven_wonders-term-science_symbol = vědecký symbol
seven_wonders-term-science_sets = sady tří různých symbolů
seven_wonders-term-score_sheet = bodovací list
seven_wonders-term-tie = shoda
seven_wonders-term-shared_victory = společné vítězství
seven_wonders-term-player = hráč

## A new table

seven_wonders-about-bot-beginner = Staví, co vypadá dobře, a často přehlédne něco lepšího.
seven_wonders-about-bot-easy = Staví, co jeho městu pomůže, ale dělá spoustu drobných chyb.
seven_wonders-about-bot-medium = Staví, co jeho městu právě teď pomůže nejvíc.
seven_wonders-about-bot-hard = Hlídá i to, co posílá sousedovi.
seven_wonders-about-bot-expert = Simuluje celé hry a nad každým tahem přemýšlí až { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
seven_wonders-about-bot-master = Trénoval na milionech her a u každého tahu až { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 } simuluje celé hry.

# What puzzles are about.
seven_wonders-theme-resources = Suroviny
seven_wonders-theme-trade = Obchod a mince
seven_wonders-theme-chain = Zdarma díky návaznosti
seven_wonders-theme-wonder = Div světa
seven_wonders-theme-science = Věda
seven_wonders-theme-military = Vojsko
seven_wonders-theme-points = Body
seven_wonders-theme-guild = Cechy
seven_wonders-theme-deny = Nenechat kartu sousedovi
seven_wonders-theme-dig = Z odkládacího balíčku

# Přehled zahájení.
seven_wonders-openings-first_pick = První karta podle divu a strany
seven_wonders-opening-build = postavena
seven_wonders-opening-sell = prodána
seven_wonders-opening-stage = pod divem
