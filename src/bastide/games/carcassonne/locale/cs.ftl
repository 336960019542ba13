### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Společně skládejte města, cesty, kláštery a louky a posílejte své družiníky tam, kde získají nejvíc.

## Moduly

carcassonne-option-modules = Moduly
    .help = Co se hraje kromě základní hry, která je ve hře vždy.
carcassonne-option-modules-all = Všechno
    .help = Všechny moduly dohromady.
carcassonne-option-modules-classic = Klasika
    .help = Základní hra s Hostinci a katedrálami a s Kupci a staviteli.
carcassonne-option-modules-random = Náhodně
    .help = Moduly se vylosují.

## Území a co na nich je

carcassonne-feature-road = cesta
    .text = Dokončená, když jsou oba konce uzavřené: 1 bod za každou kartičku. Nedokončená na konci hry stejně.
carcassonne-feature-city = město
    .text = Dokončené, když jsou hradby uzavřené: 2 body za každou kartičku a každý erb. Nedokončené na konci hry 1.
carcassonne-feature-cloister = klášter
    .text = Dokončený, když jsou obsazena všechna políčka kolem: 9 bodů. Nedokončený na konci hry 1 za každou kartičku, která tu leží.
carcassonne-feature-field = louka
    .text = Nikdy se nedokončí. Na konci hry 3 body za každé dokončené město, se kterým sousedí.
carcassonne-mark-shield = erb
carcassonne-mark-tunnel = tunel
carcassonne-mark-crossing = křižovatka

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-follower = družiník
    .text = Obsadí volnou cestu, město, klášter nebo louku a po hodnocení se vrátí domů. Sedláci zůstávají.
carcassonne-role-highwayman = lupič
carcassonne-role-knight = rytíř
carcassonne-role-monk = mnich
carcassonne-role-farmer = sedlák
carcassonne-piece-highwayman = Lupič
carcassonne-piece-knight = Rytíř
carcassonne-piece-monk = Mnich
carcassonne-piece-farmer = Sedlák
carcassonne-colour-red = červený
carcassonne-colour-blue = modrý
carcassonne-colour-green = zelený
carcassonne-colour-yellow = žlutý
carcassonne-colour-black = černý
carcassonne-colour-grey = šedý

carcassonne-facing-north = sever
carcassonne-facing-east = východ
carcassonne-facing-south = jih
carcassonne-facing-west = západ

## Otázky a odpovědi

carcassonne-ask-place = Kam přijde tato kartička? { $tile }
carcassonne-ask-figure = Postavíš na tuto kartičku figurku? { $tile } ({ $x }, { $y })
    .lit = Postavíš na tuto kartičku figurku? { $tile }
carcassonne-do-place = Přiložit na { $x }, { $y }, natočit na { $facing }{ $bridged ->
    [1] , s mostem
   *[other] {""}
}
    .lit = Přiložit { $where }, natočit na { $facing }{ $bridged ->
        [1] , s mostem
       *[other] {""}
    }
carcassonne-do-none = Nic neumístit
carcassonne-do-figure = { $piece }: { $feature } { $number }
    .lit = { $piece }: { $where }

## Co se stalo

carcassonne-log-turn = Na tahu je { $player }.
carcassonne-log-drew = { $player } bere kartičku: { $tile }.
carcassonne-log-unplaceable = Tato kartička se nikam nehodí a vyřazuje se ze hry: { $tile }.
carcassonne-log-placed = { $player } přikládá na { $x }, { $y }, natočeno na { $facing }: { $tile }.
    .lit = { $player } přikládá: { $tile }.
carcassonne-log-deployed = { $player } staví figurku na { $x }, { $y }: { $piece }.
    .lit = { $player } staví figurku: { $piece }.
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
    .lit = { $player } bere zpět figurku: { $figure }.
carcassonne-log-game_over = Hra skončila. Vítězí: { $players }.

carcassonne-category-roads = cesty
carcassonne-category-cities = města
carcassonne-category-cloisters = kláštery
carcassonne-category-fields = louky

## Stůl

carcassonne-seat = { $player }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}. Zásoba: { $figures }
carcassonne-pile = { $count ->
    [0] Sloupeček je prázdný.
    [one] Zbývá jedna kartička.
    [few] Zbývají { $count } kartičky.
   *[other] Zbývá { $count } kartiček.
}
carcassonne-hand = K přiložení: { $tile }

## Ukazatele

carcassonne-metric-tiles = Přiložené kartičky
carcassonne-metric-turns = Tahy
carcassonne-metric-unplaceable = Kartičky, které se nikam nehodily
carcassonne-metric-points_roads = Body za cesty
carcassonne-metric-points_cities = Body za města
carcassonne-metric-points_cloisters = Body za kláštery
carcassonne-metric-points_fields = Body za louky
carcassonne-metric-completed_roads = Bodované dokončené cesty
carcassonne-metric-completed_cities = Bodovaná dokončená města
carcassonne-metric-completed_cloisters = Bodované dokončené kláštery

## Proč ne

carcassonne-refuse-must_be_laid = Tato kartička se hodí i bez mostu, takže se musí přiložit: { $tile }
carcassonne-refuse-lay_tile_now = Nejdřív je třeba přiložit kartičku: { $tile }
carcassonne-refuse-outside_map = Tam už herní plán končí.
carcassonne-refuse-cell_taken = Tam už kartička leží.
carcassonne-refuse-no_neighbour = Kartička musí celou stranou přiléhat k jiné kartičce.
carcassonne-refuse-edges_differ = Když je kartička natočená na { $facing }, nenavazuje tam na sousední.
carcassonne-refuse-looks_same = Natočená na { $facing } vypadá kartička stejně: polož ji tak.
carcassonne-refuse-no_figure_now = Po této kartičce se žádná figurka umístit nesmí.
carcassonne-refuse-figure_or_none = Teď je možné na tuto kartičku postavit figurku, nebo žádnou.
carcassonne-refuse-not_in_game = Tato figurka ve hře není: { $figure }
carcassonne-refuse-no_such_feature = Takové místo na kartičce není: { $tile }
carcassonne-refuse-tile_closed = Dokud je tam drak, žádná figurka na tuto kartičku nesmí.
carcassonne-refuse-none_at_home = V zásobě už takovou figurku nemáš: { $figure }
carcassonne-refuse-nobody_stands_there = Tam žádná figurka stát nemůže: { $feature }
carcassonne-refuse-occupied = Tam už někdo stojí: { $feature }
carcassonne-refuse-not_for_figure = Tato figurka tam stát nesmí: { $figure } – { $feature }

# What is known of a tile.
carcassonne-fact-count = Kartiček
carcassonne-fact-module = Modul

## A new table

carcassonne-bot-greedy = Chamtivec
carcassonne-about-bot-greedy = Bere hned co nejvíc bodů.
carcassonne-bot-nearsighted = Krátkozraký
carcassonne-about-bot-nearsighted = Počítá, co by vše vyneslo, kdyby hra teď skončila.
carcassonne-about-bot-beginner = Má oko pro města, cesty a louky a často přehlédne lepší místo.
carcassonne-about-bot-easy = Ví, co oblasti přinesou, a často se spokojí s druhým nejlepším.
carcassonne-about-bot-medium = Prohlédne si každé místo a občas se splete o bod.
carcassonne-about-bot-hard = Vidí, co oblasti přinesou a jak na to můžeš odpovědět.
carcassonne-about-bot-expert = Přemýšlí tři tahy dopředu, čtyři vteřiny.
carcassonne-about-bot-master = Přemýšlí tři tahy dopředu, čtyři vteřiny, a soudí podle toho, co se naučil z desetitisíců partií.

# What puzzles are about.
carcassonne-theme-close = Uzavřít
carcassonne-theme-extend = Rozšířit
carcassonne-theme-claim = Obsadit nové
carcassonne-theme-field = Louka
carcassonne-theme-cloister = Klášter
carcassonne-theme-share = Podílet se
carcassonne-theme-steal = Převzít
carcassonne-theme-hinder = Překazit ostatním
carcassonne-theme-keep = Nechat si figurku
carcassonne-theme-quiet = Klidné místo
