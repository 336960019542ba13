### Turnaje mezi lidmi a boty na serveru.

club-tournaments = Turnaje
club-about = Hraj kola proti lidem na tomto serveru. Stoly se otevřou samy, jakmile kolo začne.
club-none = Zatím tu nejsou žádné turnaje. Založ první a pozvi ostatní.
club-needs-account = K turnajům potřebuješ účet.
club-to-account = Založit účet nebo se přihlásit
club-all = Všechny turnaje
club-missing = Turnaj nenalezen
club-entrant-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
club-status-open = Lze se přihlásit
club-status-running = Probíhá
club-status-paused = Pozastaven
club-status-finished = Skončil
club-status-cancelled = Zrušen

## Systémy

club-format-swiss = Švýcarský systém
    .help = V každém kole hraješ s někým, kdo má zhruba stejně bodů, a nikdy dvakrát se stejným hráčem.
club-format-round_robin = Každý s každým
    .help = Všichni se jednou utkají se všemi.
club-format-knockout = Vyřazovací systém
    .help = Kdo prohraje zápas, končí. Při remíze rozhodnou body v partiích, pak los.
club-format-tables = Stoly
    .help = Stoly po třech a více hráčích. Po prvním kole sedí spolu sousedé v pořadí.
club-format-arena = Aréna
    .help = Po pevně danou dobu dostaneš nového soupeře, jakmile dohraješ.

## Nový turnaj

club-new = Nový turnaj
club-presets = Předvolby
club-preset-carcassonne = Carcassonne jako na mezinárodním turnaji
club-preset-dominion = Dominion na dvě vítězné partie se společným královstvím
club-preset-seven_wonders = 7 divů světa, stoly po čtyřech
club-name = Název
club-game = Hra
club-format = Systém
club-rounds = Počet kol
club-table-size = Hráčů u stolu
club-best-of = Partií v zápase
    .help = Zápas končí, jakmile někdo vyhraje víc než polovinu z nich.
club-best-of-value = nejvýše { $count } partií
club-minutes = Délka v minutách
club-third-place = Zápas o třetí místo
club-clock = Hodiny
club-clock-quick = 10 minut na hráče a 5 sekund na tah
club-clock-standard = 25 minut na hráče a 10 sekund na tah
club-clock-long = 60 minut na hráče a 20 sekund na tah
club-clock-day = 1 den na tah
club-clock-days = 3 dny na tah
club-shared = Stejná náhodná příprava pro celé kolo
    .help = Náhodné volby, například království, se losují jednou za kolo a platí pro všechny jeho partie.
club-shared-short = stejná příprava pro všechny
club-late = Lze se přihlásit i po začátku
club-link-only = Jen s odkazem
    .help = Turnaj uvidí a přihlásí se jen lidé s odkazem.
club-create = Založit turnaj
club-back = Zpět

## Jeden turnaj

club-per-move = { $time } na tah
club-per-game = { $time } na hráče, { $increment } na tah
club-round-of = Kolo { $round } z { $rounds }
club-closes = do { $time }
club-organiser = Pořádá: { $name }
club-play = Hrát
club-join = Přihlásit se
club-join-about = Přihlášením souhlasíš, že své partie odehraješ. Kdo včas netáhne, partii prohraje.
club-leave = Odstoupit
club-leave-sure = Odstoupit z turnaje? Nedohrané partie prohraješ.
club-copy-link = Zkopírovat odkaz
club-manage = Pořádání
club-start = Zahájit turnaj
club-pause = Pozastavit
club-resume = Pokračovat
club-cancel = Zrušit turnaj
club-cancel-sure = Zrušit turnaj? Rozehrané partie mohou pokračovat, ale do turnaje se už nepočítají.
club-bot = Bot
club-add-bot = Přidat bota
club-remove = Odebrat
club-entrants = Hráči
club-standings = Pořadí
club-nobody = Zatím se nikdo nepřihlásil.
club-player = Hráč
club-place = Místo
club-points = Body
club-withdrawn = odstoupil
club-deleted = smazaný hráč
club-round = Kolo { $round }
club-bye = Volný los
club-forfeit = Kontumace
club-watch = Sledovat
club-see = Zobrazit partii
club-game-number = Partie { $number }
club-save = Výsledky jako { $kind }

## Body a pomocná hodnocení

club-how = Jak se určuje pořadí
club-points-swiss = Výhra je za 1 bod, remíza za půl bodu. Volný los se počítá jako výhra.
club-points-round_robin = Výhra je za 1 bod, remíza za půl bodu.
club-points-knockout = Záleží na tom, jak daleko kdo došel.
club-points-tables = U stolu dostaneš bod za každého poraženého hráče a půl bodu za remízu. U menších stolů se body přepočítávají.
club-points-arena = Výhra je za 2 body, remíza za 1 bod.
club-tie-buchholz = Buchholz
    .help = součet bodů tvých soupeřů. Kolo bez partie se počítá tvými vlastními body.
club-tie-sonneborn = Sonneborn-Berger
    .help = body poražených soupeřů a polovina bodů těch, s nimiž padla remíza
club-tie-wins = Výhry
    .help = počet vyhraných zápasů nebo stolů
club-tie-difference = Rozdíl
    .help = tvé skóre minus průměr ostatních u stolu, ze všech partií
club-tie-progress = Kolo
    .help = kolo, ve kterém kdo vypadl
club-tie-equal = Je-li vše stejné, místo se dělí.
