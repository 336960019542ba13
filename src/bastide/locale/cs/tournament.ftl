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
tournament-column-rating = Hodnocení
tournament-column-interval = 95% interval
tournament-column-games = Hry
tournament-column-wins = Výhry
tournament-column-shared = Dělené
tournament-column-share = Podíl vítězství
tournament-column-score = Body
tournament-column-measure = Průměr na hru

tournament-standings = Pořadí
    .note = Hodnocení je na stupnici Elo; 0 je průměr těchto botů a o 100 bodů více znamená asi 64 ze 100 her. Pod každým číslem je jeho 95% interval. Vítězství, o které se dělí více hráčů, se mezi ně rozpočítá.
tournament-ratings = Hodnocení
    .note = Tečka je hodnocení, čára jeho 95% interval. Čárkovaná čára je průměr všech botů.
tournament-shares = Podíly vítězství
    .note = Čára přes každý sloupec je 95% interval. Čárkovaná čára ukazuje, kolik by vyhrávali stejně silní hráči.
tournament-cross = Kdo končí před kým
    .note = Jak často skončil bot v řádku před botem ve sloupci ve společných hrách; shodné umístění se počítá za polovinu. Zelená: řádek vede.
tournament-scores = Body na konci
    .note = Jak často padl který počet bodů. Čárkovaná čára je průměr; u jména stojí průměr a směrodatná odchylka.
tournament-lengths = Délka her
    .note = Jak často trvala hra jak dlouho. Čárkovaná čára je průměr.
tournament-length-turns = průměrně { $mean } tahů všech hráčů dohromady
tournament-length-decisions = průměrně { $mean } rozhodnutí všech hráčů dohromady
tournament-courses = Tah po tahu
    .note = Jak na tom boti byli po každém svém tahu: čára je průměr, pás jedna směrodatná odchylka na obě strany. Tahy, k nimž nedošla ani čtvrtina her bota, chybí; poslední zahrnuje závěrečné bodování.
tournament-turn-points = Body
tournament-categories = Body podle původu
    .note = Odkud se v průměru berou body. Všechny sloupce mají stejné měřítko.
tournament-measures = Jak hrají
    .note = Vlastní míry hry, v průměru. Každý řádek má své měřítko.
tournament-favourites = Oblíbené volby
    .note = Co který bot nejčastěji dělal s čím: kolikrát za hru, v průměru.
tournament-settings = Nastavení
    .note = Stejné nastavení dá stejné hry, pokud boti nepřemýšlejí podle hodin.
tournament-setting-games = Her u každého stolu
tournament-setting-seats = Míst u stolu
tournament-setting-seed = Semínko
tournament-setting-rules = Verze pravidel
tournament-setting-tables = Stoly
tournament-setting-command = Příkaz
tournament-setting-until-clear = Předčasný konec
tournament-setting-clear = { $clear ->
    [0] U žádného stolu nebyla odpověď jasná před poslední hrou
    [one] U jednoho stolu z { $tables } byla odpověď jasná předčasně
   *[other] U { $clear } stolů z { $tables } byla odpověď jasná předčasně
}
