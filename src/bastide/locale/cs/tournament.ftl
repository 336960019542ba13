### Turnaje: výsledky v terminálu a zpráva.

tournament-whole = { NUMBER($value, maximumFractionDigits: 0) }
tournament-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { $low } až { $high }

tournament-title = { $game }: turnaj
tournament-title-series = { $game }: simulace
tournament-summary = { $bots ->
    [few] { $bots } boti
   *[other] { $bots } botů
}, { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, { $decisions } rozhodnutí.

tournament-column-bot = Bot
tournament-column-rating = Rating
tournament-column-interval = 95% interval
tournament-column-games = Hry
tournament-column-wins = Výhry
tournament-column-shared = Společné
tournament-column-share = Podíl výher
tournament-column-score = Body
tournament-column-measure = Průměr na hru

tournament-standings = Pořadí
    .note = Rating je na stupnici Elo: 0 je průměr těchto botů a o 100 bodů více znamená asi 64 výher ve 100 hrách. Pod každou hodnotou je její 95% interval. Společné výhry se dělí mezi vítěze.
tournament-ratings = Rating
    .note = Tečka je rating, čára jeho 95% interval. Čárkovaná čára je průměr všech botů.
tournament-shares = Podíl výher
    .note = Čára na každém sloupci je 95% interval. Čárkovaná čára je podíl výher stejně silných hráčů.
tournament-cross = Vzájemné zápasy
    .note = Jak často skončil bot v řádku před botem ve sloupci ve společných hrách (shoda se počítá za polovinu). Zelená: bot v řádku je lepší.
tournament-scores = Konečné body
    .note = Rozložení konečného počtu bodů. Čárkovaná čára je průměr. U jména je uveden průměr a směrodatná odchylka.
tournament-lengths = Délka her
    .note = Jak často měla hra kterou délku. Čárkovaná čára je průměr.
tournament-length-turns = průměrně { $mean } tahu všech hráčů dohromady
tournament-length-decisions = průměrně { $mean } rozhodnutí všech hráčů dohromady
tournament-courses = Tah po tahu
    .note = Jak na tom boti byli po každém svém tahu: průměr (čára) ± jedna směrodatná odchylka (pás). Tahy, ke kterým nedošla ani čtvrtina her bota, chybí. Poslední tah zahrnuje závěrečné hodnocení.
tournament-turn-points = Body
tournament-categories = Body podle původu
    .note = Odkud se v průměru berou body. Všechny sloupce mají stejné měřítko.
tournament-measures = Styl hry
    .note = Ukazatele této hry, průměrné hodnoty. Každý řádek má své měřítko.
tournament-favourites = Oblíbené volby
    .note = Co který bot dělal nejčastěji: průměrný počet za hru.
tournament-settings = Nastavení
    .note = Stejné nastavení dá stejné hry, kromě botů s časovým limitem.
tournament-setting-games = Počet her na stůl
tournament-setting-seats = Počet míst u stolu
tournament-setting-seed = Semínko
tournament-setting-rules = Verze pravidel
tournament-setting-tables = Stoly
tournament-setting-command = Příkaz
tournament-setting-until-clear = Předčasný konec
tournament-setting-clear = { $clear ->
    [0] O žádném zápase se nerozhodlo před poslední hrou
    [one] Zápasy rozhodnuté předčasně: 1 z { $tables }
   *[other] Zápasy rozhodnuté předčasně: { $clear } z { $tables }
}

### Přehled zahájení

tournament-openings-title = { $game }: zahájení
tournament-openings-summary = Dohrané hry: { $games }. Nepočítají se: nedohrané { $unfinished }, nepřehratelné { $unreadable }.
tournament-openings-note = Ukazuje se, co si někdo vybral aspoň tolikrát: { $least }. Společná výhra se počítá dílem. Čára na každém sloupci je 95% interval.
tournament-openings-few-games = Nic si nikdo nevybral aspoň tolikrát: { $least }.
tournament-openings-all-games = Všechny hry
tournament-openings-column-choice = Volba
tournament-openings-column-games = Hry
tournament-openings-column-share = Podíl výher
