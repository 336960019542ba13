### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Skládej s ostatními krajinu z měst, cest, klášterů a luk a posílej družiníky tam, kde získají nejvíc.

## Rozšíření

carcassonne-option-modules = Rozšíření
    .help = Rozšíření, která se přidají k základní hře.
carcassonne-option-modules-all = Všechno
    .help = Všechna rozšíření dohromady.
carcassonne-option-modules-classic = Klasika
    .help = Základní hra s Hostinci a katedrálami a s Kupci a staviteli.
carcassonne-option-modules-random = Náhodně
    .help = Náhodný výběr rozšíření.

## Území a co na nich je

carcassonne-feature-road = cesta
    .text = Dokončená, když jsou oba konce uzavřené: 1 bod za každou kartičku. Nedokončená na konci hry: stejně.
carcassonne-feature-city = město
    .text = Dokončené, když hradby nemají mezeru: 2 body za každou kartičku a každý erb. Nedokončené na konci hry: po 1 bodu.
carcassonne-feature-cloister = klášter
    .text = Dokončený, když jsou kartičky na všech 8 místech kolem: 9 bodů. Nedokončený na konci hry: 1 bod za klášter a za každou kartičku kolem.
carcassonne-feature-field = louka
    .text = Nikdy se nedokončí. Na konci hry: 3 body za každé dokončené město, se kterým sousedí.
carcassonne-mark-shield = erb
carcassonne-mark-tunnel = tunel
carcassonne-mark-crossing = křižovatka

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-follower = družiník
    .text = Obsadí volnou cestu, město, klášter nebo louku a po hodnocení se ti vrátí. Sedláci zůstávají do konce hry.
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

carcassonne-ask-place = Kam kartičku přiložíš? { $tile }
carcassonne-ask-figure = Postavíš na tuto kartičku družiníka? { $tile } ({ $x }, { $y })
    .lit = Postavíš na tuto kartičku družiníka? { $tile }
carcassonne-do-place = Přiložit na { $x }, { $y }, natočit na { $facing }{ $bridged ->
    [1] , s mostem
   *[other] {""}
}
    .lit = Přiložit { $where }, natočit na { $facing }{ $bridged ->
        [1] , s mostem
       *[other] {""}
    }
carcassonne-do-none = Nestavět figurku
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
    [one] 1 kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}{ $shields ->
    [0] {""}
    [one] , 1 erb
    [few] , { $shields } erby
   *[other] , { $shields } erbů
}).
carcassonne-log-scored = { $final ->
    [1] Závěrečné hodnocení: {""}
   *[other] {""}
}{ $player } získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $category }).
carcassonne-log-returned = { $player } bere zpět figurku z { $x }, { $y }: { $figure }.
    .lit = { $player } bere zpět figurku: { $figure }.
carcassonne-log-game_over = Hra skončila. Vyhrává: { $players }.

carcassonne-category-roads = cesty
carcassonne-category-cities = města
carcassonne-category-cloisters = kláštery
carcassonne-category-fields = louky

## Stůl

carcassonne-seat = { $player }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}. Zásoba: { $figures }
carcassonne-pile = { $count ->
    [0] Sloupeček je prázdný.
    [one] Zbývá 1 kartička.
    [few] Zbývají { $count } kartičky.
   *[other] Zbývá { $count } kartiček.
}
carcassonne-hand = Kartička k přiložení: { $tile }

## Ukazatele

carcassonne-metric-tiles = Přiložené kartičky
carcassonne-metric-turns = Tahy
carcassonne-metric-unplaceable = Kartičky, které se nikam nehodily
carcassonne-metric-points_roads = Body za cesty
carcassonne-metric-points_cities = Body za města
carcassonne-metric-points_cloisters = Body za kláštery
carcassonne-metric-points_fields = Body za louky
carcassonne-metric-completed_roads = Hodnocené dokončené cesty
carcassonne-metric-completed_cities = Hodnocená dokončená města
carcassonne-metric-completed_cloisters = Hodnocené dokončené kláštery

## Proč ne

carcassonne-refuse-must_be_laid = Tato kartička se hodí i bez mostu, takže ji přiložit musíš: { $tile }
carcassonne-refuse-lay_tile_now = Nejdřív přilož kartičku: { $tile }
carcassonne-refuse-outside_map = Tam už krajina končí.
carcassonne-refuse-cell_taken = Tam už kartička je.
carcassonne-refuse-no_neighbour = Kartička musí mít společnou hranu s jinou kartičkou.
carcassonne-refuse-edges_differ = Natočená na { $facing } kartička nenavazuje na sousední. Otoč ji, nebo vyber jiné místo.
carcassonne-refuse-looks_same = Natočená na { $facing } vypadá kartička stejně: přilož ji tak.
carcassonne-refuse-no_figure_now = S touto kartičkou družiníka postavit nemůžeš.
carcassonne-refuse-figure_or_none = Postav na tuto kartičku družiníka, nebo žádného.
carcassonne-refuse-not_in_game = S touto figurkou se v této hře nehraje: { $figure }
carcassonne-refuse-no_such_feature = Takové území na kartičce není: { $tile }
carcassonne-refuse-tile_closed = Na kartičku s drakem družiníka postavit nemůžeš.
carcassonne-refuse-none_at_home = V zásobě už tuto figurku nemáš: { $figure }
carcassonne-refuse-nobody_stands_there = Tam družiníka postavit nemůžeš: { $feature }
carcassonne-refuse-occupied = Toto území je už obsazené: { $feature }
carcassonne-refuse-not_for_figure = Tam tato figurka stát nemůže: { $figure } ({ $feature })

# What is known of a tile.
carcassonne-fact-count = Počet
carcassonne-fact-module = Sada

## A new table

carcassonne-bot-greedy = Chamtivec
carcassonne-about-bot-greedy = Bere co nejvíc bodů hned teď.
carcassonne-bot-nearsighted = Krátkozraký
carcassonne-about-bot-nearsighted = Hraje, jako by hra po tomto tahu skončila.
carcassonne-about-bot-first_game = Hraje jako při první hře: vidí, že kartička sedí, ale málokdy k čemu je dobrá.
carcassonne-about-bot-newcomer = Vidí, co přináší body, ale nejlepší místo najde málokdy.
carcassonne-about-bot-beginner = Vyzná se v územích, ale často přehlédne lepší místo.
carcassonne-about-bot-easy = Ví, co která území přinesou, ale často se spokojí s druhým nejlepším tahem.
carcassonne-about-bot-medium = Prohlédne si každé místo a málokdy se splete o víc než bod.
carcassonne-about-bot-hard = Vidí, co která území přinesou a jak na to můžeš odpovědět.
carcassonne-about-bot-expert = Přemýšlí tři tahy dopředu, nad každým tahem až { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
carcassonne-about-bot-master = Trénoval na desetitisících her a přemýšlí tři tahy dopředu, nad každým tahem až { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.

# What puzzles are about.
carcassonne-theme-close = Dokončit
carcassonne-theme-extend = Rozšířit
carcassonne-theme-claim = Obsadit nové
carcassonne-theme-field = Louka
carcassonne-theme-cloister = Klášter
carcassonne-theme-share = Podělit se
carcassonne-theme-steal = Převzít
carcassonne-theme-hinder = Překazit
carcassonne-theme-keep = Ušetřit družiníka
carcassonne-theme-quiet = Klidný tah

# Pravidla, která uložená hra jiného programu používá jinak.
carcassonne-import-princess-action = U nás princezna musí poslat rytíře domů (O-08).
carcassonne-import-fairy-placement = U nás stojí víla na kartičce, ne vedle jednoho družiníka (O-03).
carcassonne-import-dragon-move = U nás se drak pohybuje před bodováním (O-02).
carcassonne-import-wagon-move = U nás se vůz přesouvá do oblasti, která se dotýká té bodované (O-11).
carcassonne-import-barn-placement = U nás může být na jedné louce jen jeden statek (C-086).
carcassonne-import-king-and-robber-scoring = U nás se král a loupeživý rytíř bodují jen na konci, 1 bod za každé dokončené město nebo cestu.
carcassonne-import-tiny-city-scoring = U nás má dokončené město ze dvou kartiček 4 body.
carcassonne-import-count = V souboru má každý hráč „{ $name }“: { $value }, u nás { $ours }.
carcassonne-import-other-rule = Naše hra nezná pravidlo „{ $name }“ s hodnotou „{ $value }“.

# Přehled zahájení.
carcassonne-openings-first_placement = První kartička: pole vedle počáteční kartičky na 0,0, směr, družiník
