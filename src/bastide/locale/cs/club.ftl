### Turnaje, přátelé a hledání soupeře mezi lidmi na serveru.

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
club-duplicate = Dvě partie se stejným rozdáním
    .help = Zápas má dvě partie se stejným rozdáním, ve kterých si hráči vymění místa. Ve druhé už oba rozdání znají, proto nemá vliv na rating.
club-duplicate-short = stejné rozdání s výměnou míst
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

## Přátelé

club-people = Hrát s ostatními
club-friends = Přátelé
club-friends-about = Uvidíš, kdo je online, a můžeš ho vyzvat ke hře. Přáteli se stanete, když souhlasí oba.
club-friends-account = Chceš-li mít přátele, potřebuješ účet.
club-friends-none = Zatím nemáš žádné přátele. Přidej někoho podle názvu účtu nebo někoho, s kým jsi už hrál.
club-friends-online = { $count ->
    [0] Nikdo z tvých přátel není online.
    [one] Online je 1 přítel.
    [few] Online jsou { $count } přátelé.
   *[other] Online je { $count } přátel.
}
club-online = online
club-offline = offline
club-challenge = Vyzvat
club-challenge-name = Vyzvat hráče { $name }
club-challenge-send = Odeslat výzvu
club-challenge-bots = Na ostatních místech hrají boti.
club-rated = Hodnocená
    .help = V nehodnocených hrách jsou povolené nápovědy.
club-friend-remove-name = Odebrat hráče { $name }
club-friend-remove-sure = Odebrat hráče { $name } z přátel?
club-requests = { $count ->
    [one] 1 žádost o přátelství
    [few] { $count } žádosti o přátelství
   *[other] { $count } žádostí o přátelství
}
club-request-accept = Přijmout
club-request-accept-name = Přijmout žádost hráče { $name }
club-request-decline = Odmítnout
club-request-decline-name = Odmítnout žádost hráče { $name }
club-requests-sent = Odeslané žádosti
club-request-withdraw = Stáhnout
club-request-withdraw-name = Stáhnout žádost hráči { $name }
club-ask = Přidat přítele
club-ask-account = Název účtu
club-ask-send = Odeslat žádost
club-ask-sent = Žádost odeslána.
club-ask-companions = Hráči, se kterými jsi hrál
club-ask-name = Odeslat žádost hráči { $name }
club-requests-allowed = Ostatní mi smějí posílat žádosti o přátelství
    .help = Když to vypneš, nové žádosti se k tobě nedostanou. Odesílatelé se to nedozvědí.

## Hledání soupeře

club-match = Najít soupeře
club-match-about = Server najde někoho, kdo chce hrát stejnou hru stejným tempem. Než se najde, nech tuto stránku otevřenou.
club-match-account = K hledání soupeře potřebuješ účet.
club-match-pace = Tempo
club-match-pace-live = Živě (15 min + 10 s na tah)
club-match-pace-correspondence = 3 dny na tah
club-match-rating = Rating soupeře
club-match-any = Libovolný
club-match-within = Do { $points } bodů rozdílu
club-match-start = Hledat soupeře
club-match-waiting = Hledá se soupeř…
club-match-cancel = Ukončit hledání
club-match-bot = Zatím se nikdo nenašel. Můžeš čekat dál, nebo hrát proti botovi své síly: { $bot }.
club-match-bot-play = Hrát proti botovi
club-match-ended = Hledání skončilo, protože spojení bylo příliš dlouho přerušené.
