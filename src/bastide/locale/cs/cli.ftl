### Příkazová řádka.

cli-usage = Použití:
cli-heading-options = Volby
cli-heading-commands = Příkazy
cli-heading-examples = Příklady
cli-default-value = (výchozí: { $value })
cli-error = chyba: { $text }
cli-note = poznámka: { $text }
cli-stopped = přerušeno
cli-system =
    { $kind ->
        [missing] takový soubor neexistuje
        [folder] je to složka
        [forbidden] chybí oprávnění
        [read-only] nedá se tam zapisovat
        [full] disk je plný
        [taken] tuto adresu už používá jiný program
        [elsewhere] tento počítač takovou adresu nemá
        [no-text] není to text v UTF-8
       *[other] systém to odmítl (chyba { $number })
    }
cli-version-compiled = Bastide { $version } (kompilované)
cli-version-pure = Bastide { $version } (čistý Python: pomalejší; zkompilovaná pravidla tu nejsou nebo nebyla žádána)

cli-bastide = Dominion, 7 divů světa a Carcassonne podle přesných pravidel
    .help = Dominion, 7 divů světa a Carcassonne podle přesných pravidel: hra proti botům, simulace milionu her, přehrávání a kontrola záznamů.

cli-option-help = Zobrazit tuto nápovědu.
cli-option-lang = Jazyk; jinak jazyk systému.
cli-option-names = Jak se hry jmenují: neutral, nebo složka s vlastními názvy.
cli-option-version = Zobrazit verzi a zda jsou pravidla zkompilovaná.
cli-option-games = Kolik her sehrát.
cli-option-seed = Kde začínají náhodná čísla; stejné semínko dá stejné hry.
cli-option-jobs = Kolik procesů se podělí o práci. Výsledky na tom nezávisí.
cli-option-cluster = Adresa plánovače Dask, jehož pracovníci se o práci podělí, místo --jobs. Výsledky na tom nezávisí.
cli-option-database = Kde se vše uchovává, pokud ne tam, kde by hledal server: sqlite:///SOUBOR nebo postgresql://...
cli-option-as_json = Vypsat jeden dokument JSON a nic jiného.
cli-option-options = Volba stolu; lze uvést vícekrát. Vypíše je „bastide games --json“.
cli-option-bots = Boti v pořadí u stolu, oddělení čárkami. Vypíše je „bastide games“.
cli-option-rotate = Boti se po každé hře posunou o jedno místo.
cli-option-out = Kam zapsat záznam hry, která ukazuje chybu.
cli-option-seconds = Jak dlouho přibližně měřit každou hru.
cli-option-verify = Nic nezobrazovat, jen zkontrolovat. Selže, není-li záznam přesný.
cli-option-seat = Tvoje místo, počítáno od 0.
cli-option-name = Tvé jméno u stolu.
cli-option-record = Zapsat hru do tohoto souboru, až skončí nebo až odejdeš.

cli-games = Vypsat nainstalované hry
    .help = Vypsat nainstalované hry a jejich boty. S --json také jejich volby, jak je potřebuje formulář.
cli-games-id = označení
cli-games-name = název
cli-games-players = hráči
cli-games-bots = boti

cli-bots = Vypsat boty, kteří hrají hru
    .help = Vypíše boty, kteří hrají hru, nejdřív úrovně, každého s větou, která říká, jak hraje.

cli-simulate = Nechat boty sehrát mnoho her a sečíst výsledky
    .help = Nechat boty sehrát mnoho her proti sobě a sečíst výsledky. Bez --rotate si boti nechávají svá místa.
cli-simulate-working = hraje se { $game }
cli-simulate-bot = bot
cli-simulate-wins = výhry
cli-simulate-shared = dělené
cli-simulate-score = body
cli-simulate-metric = { $name }: { $mean } (odchylka { $sd })
cli-simulate-rate = { $games } her za { $seconds } s: { $rate } za sekundu
cli-simulate-out = Zapsat hry jako data do tohoto souboru Parquet; pozorování také do souborů numpy (.npz).
cli-simulate-rows = Co je řádkem toho souboru: hra (game), rozhodnutí (decision), nebo pozorování (observation: co bylo vidět, co šlo udělat a co se udělalo, v číslech).
cli-simulate-report = Zapsat zprávu s grafy tah po tahu do tohoto souboru HTML.
cli-simulate-records = Zapsat záznamy všech her do tohoto souboru zip.

cli-tournament = Nechat boty utkat se a ohodnotit je
    .help =
        Nechat každého bota utkat se s každým, ze stejných rozdání a z každého místa, a říci, jak je kdo dobrý: hodnocení, podíly vítězství a kdo končí před kým, s 95% intervaly. S --out zůstane vše ve složce, přerušený turnaj může pokračovat a zapíše se tam zpráva.
cli-tournament-bots = Boti, kteří se utkají, oddělení čárkami. U stolu pro více než dva lze bota uvést vícekrát.
cli-tournament-games = Kolik her sehrát u každého stolu.
cli-tournament-seats = Kolik hráčů sedí u stolu; jinak tolik, kolik hra nejméně potřebuje.
cli-tournament-until_clear = Skončit u stolu, jakmile je jasné, kdo je tam lepší.
cli-tournament-out = Složka pro dokončené hry, jejich záznamy a zprávu.
cli-tournament-resume = Pokračovat v turnaji v této složce.
cli-tournament-no_records = Uchovat jen výsledky her, ne hry samotné.
cli-tournament-report = Zpráva je v souboru { $path }.

cli-play = Zahrát si v terminálu
    .help = Zahrát si v terminálu proti botům. Možnosti jsou vypsány; odpověz číslem nebo slovy.
cli-play-seed = Semínko hry; jinak je vylosuje systém.
cli-play-bots = Ostatní u stolu v pořadí míst, oddělení čárkami; jinak vlastní bot hry.
cli-play-origin = Hrát dál partii tohoto záznamu proti botům.
cli-play-at = Odkud pokračovat: po tolika jejích akcích; jinak z poslední pozice.
cli-play-welcome = { $game }. ? zobrazí nápovědu, quit ukončí hru.
cli-play-which = Která hra?
cli-play-help = Odpověz číslem možnosti nebo jejími slovy. Enter zvolí jedinou možnost. ? a název ukáže, co je na kartě, desce nebo dílku. quit ukončí hru. rada řekne, co by udělal bot a proč.
# What is typed to be told.
cli-play-hint-word = rada
cli-play-hint = { $action } ({ $win } % ± { $error }): { $reasons }
cli-play-no-such = Nic v této hře se nejmenuje „{ $name }“.
cli-play-unclear = „{ $text }“ není mezi možnostmi nahoře. Zadej číslo nebo slova; ? zobrazí nápovědu.
cli-play-recorded = Hra je v souboru { $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Nabízet stoly ke hře v prohlížeči
    .help = Nabízí stoly ke hře v prohlížeči, s přáteli i boty. Vše se uchovává v databázi, obvykle ve tvém souboru; server lze kdykoli zastavit a znovu spustit. Nastavení lze zadat i proměnnými BASTIDE_HOST, BASTIDE_PORT a tak dále.
cli-serve-host = adresa, na které se naslouchá; 0.0.0.0 znamená všechny
cli-serve-port = port, na kterém se naslouchá; 0 znamená libovolný
cli-serve-database = kde se vše uchovává: sqlite:///SOUBOR nebo postgresql://...
cli-serve-public_url = adresa, pod kterou lidé server najdou
cli-serve-entrance = kdo smí dovnitř: open, invitation nebo password (BASTIDE_SERVER_PASSWORD)
cli-serve-no_sign_up = nezakládat nové účty
cli-serve-allowed_hosts = další jména, pod nimiž je server známý, oddělená čárkami
cli-serve-processes = kolik procesů serveru sdílí port; bez čísla tolik, kolik je jader
cli-serve-workers = na kolika procesech boti přemýšlejí; jinak o jeden méně, než je jader
cli-serve-browser = otevřít i prohlížeč
cli-serve-ready = Bastide běží na { $address } (zastavíš ho klávesami Ctrl-C)

cli-tasks = Vypsat standardní úlohy, nebo nechat boty jednu splnit
    .help =
        Standardní úloha je stůl, soupeři, rozdání a počet her, pevně dané jejím jménem, aby se čísla dala srovnávat. Bez jména se úlohy vypíšou; se jménem ji splní každý z botů: každé rozdání se hraje z každého místa a výsledkem je podíl soupeřů, které porazil; remízy se počítají za půl.
cli-tasks-bots = Boti, kteří mají úlohu splnit, jeden po druhém, oddělení čárkami; také net:SOUBOR a py:SOUBOR.
cli-tasks-games = Zahrát méně her, pro první pohled. Čísla úlohy jsou ta ze všech her.
cli-tasks-task = úloha
cli-tasks-game = hra
cli-tasks-table = stůl
cli-tasks-opponents = soupeři
cli-tasks-count = hry
cli-tasks-share = podíl poražených
cli-tasks-reward = odměna

cli-improve = Vylepšit strategii v souboru zkoušením obměn
    .help = Vylepší strategii zapsanou v souboru: nákupní seznam pro Dominion nebo váhy pro jinou hru. Obměny hrají stejné hry jako jejich předloha proti nejsilnějším botům u stolu a nahradí ji, když vyhrály zřetelně častěji. Každý krok se ohlásí; výsledek se vypíše, nebo zapíše do souboru.
cli-improve-game = Hra, pro kterou soubor je.
cli-improve-minutes = Jak dlouho zkoušet.
cli-improve-against = Boti, které je třeba porazit, oddělení čárkami; jinak se najdou tři nejsilnější u stolu.
cli-improve-explore = Začít nejlepším ze všech jednoduchých nápadů pro stůl, je-li některý lepší.
cli-improve-out = Kam výsledek zapsat; jinak se vypíše.
cli-improve-head = proti { $rivals }: { $share } her
cli-improve-step = vyzkoušeno { $tried }: z { $before } je { $after } v { $games } hrách
cli-improve-tried = vyzkoušené obměny: { $tried }, přijaté: { $taken }; nápady na začátek: { $ideas }
cli-improve-result = Proti { $rivals }: dříve { $before }, nyní { $after }
cli-improve-written = Je zapsáno v { $path }.

cli-train = Naučit síť hrát hru tím, že hraje sama se sebou
    .help = Naučit síť hrát hru: hraje sama se sebou, se svými dřívějšími podobami a s boty a učí se z toho, jak to dopadlo. Lze ji kdykoli zastavit; po novém spuštění se stejnou složkou pokračuje tam, kde skončila. Síť se zapisuje jako prostá pole čísel pro bota net:SOUBOR. Potřebuje PyTorch: pip install bastide-research.
cli-train-folder = Kde se všechno uchovává; jinak HRA-training.
cli-train-minutes = Jak dlouho trénovat.
cli-train-players = Pro kolik hráčů se učit, odděleno čárkami; jinak nejmenší stůl.
cli-train-workers = Kolik procesů hraje.
cli-train-rows = Kolik her hraje každý z nich vedle sebe.
cli-train-decisions = Kolik rozhodnutí má mít celý trénink: ke konci se učí stále pomaleji.
cli-train-width = Jak široké jsou vrstvy sítě.
cli-train-without = Co se nikdy nelosuje: karty, které síť nemá poznat, oddělené čárkami.
cli-train-league = Boti, kteří sedí u některých stolů, oddělení čárkami.
cli-train-lessons = Soubor s lekcemi, z nichž se před hraním učí, co která akce přinese; lze zadat vícekrát. Vytvoří ho bastide_research.distill.carcassonne_dataset. S volbou --decisions 0 se učí jen z lekcí.
cli-train-champion = Složka tréninku; jeho hráč, který se už neučí, sedí ve všech hrách na všech ostatních místech. Tak se ukáže, jak ho lze porazit.
cli-train-against = Boti, s nimiž se na konci poměří, oddělení čárkami.
cli-train-games = Nejvyšší počet her takového měření; skončí, jakmile je jasné, kdo je lepší.
cli-train-device = Kde se učí: cpu, cuda; jinak na GPU, pokud tu nějaké je.
cli-train-round = lekce, kolo { $round }: překvapení { $surprise }
cli-train-step = rozhodnutí: { $decisions }, hry: { $games }; otevřenost { $spread }
cli-train-written = Síť je v { $path }.
cli-train-standing = Proti { $bot }, počet hráčů { $players }: lepší umístění v { $share } z { $games } her

cli-plan = Vypsat plán, který si expert udělá pro stůl
    .help = Vypíše plán, který si expert udělá pro stůl, jako strategii, kterou lze uložit do souboru. V Dominionu: seznam, který si vedl nejlépe, když se všechny, které ho napadly, sehrály od první pozice do konce.
cli-plan-seconds = Jak dlouho přemýšlet.
cli-plan-head = čím se expert řídí po { $games } hrách v duchu

cli-replay = Přehrát a zkontrolovat záznam
    .help =
        Přehrát záznam tah po tahu a říci, jak dopadl: přesný (je to sehraná hra), neověřený (psaný podle jiných pravidel), nebo rozcházející se. Co se nestalo, se neukáže.
cli-replay-exact = přesný: { $actions } akcí, všechny otisky souhlasí
cli-replay-unverified = neověřeno: { $actions } akcí je povolených, ale od akce { $at } jsou pozice jiné, protože se změnila pravidla: { $corrections }
cli-replay-diverged = rozchází se u akce { $at }: { $reason }

cli-check = Ověřit, že hra na serveru byla poctivá
    .help = Přehraje záznam dohrané hry a ověří každý díl, z něhož vznikla její náhoda: díl serveru, daný dřív, než si kdo sedl, a díly zařízení hráčů. Každý slib dostane značku: ✓ dodržen, ✗ porušen, · není s čím porovnat. U záznamů z dřívějška se spočítá otisk semínka, který server ukázal na začátku. Selže, pokud je něco porušeno nebo přehrání není přesné.
cli-check-promised = otisk serveru, jak byl ukázán před hrou
cli-check-own = co přidalo vlastní zařízení, jak si to stránka uložila
cli-check-hash = semínko { $seed }, otisk { $hash }
cli-check-kept = otisk je ten, který byl ukázán před hrou
cli-check-broken = otisk NENÍ ten, který byl ukázán před hrou
cli-check-own-kept = co přidalo tvoje zařízení, v něm je
cli-check-own-broken = co přidalo tvoje zařízení, v něm NENÍ
cli-check-fair = Nikdo nezvolil, co se rozdalo.
cli-check-unfair = Nelze dokázat, že tato hra byla poctivá.

cli-admin = Starat se o server: lidé, stoly, vykázání, odkazy
    .help = Co dělá ručně ten, kdo provozuje server, v jeho databázi, ať server běží, nebo ne; běžící servery se to hned dozvědí. Lidé se uvádějí identifikátorem, účtem nebo jménem. Každá změna se zapíše (bastide admin audit).

cli-backup = Zapsat do jednoho souboru vše, co server uchovává
    .help = Zapíše do jednoho souboru vše, co server uchovává, jak to je v tuto chvíli; server přitom může běžet. Lze z něj obnovit obě databáze. Soubor obsahuje tajnosti (otisky hesel, semínka rozehraných her): číst ho můžeš jen ty a tak by to mělo zůstat.
cli-backup-replace = Přepsat soubor, který už existuje.
cli-backup-working = zapisuje se
cli-backup-done = { $path }: stolů { $tables } se záznamy v počtu { $entries }, lidí { $people }; { $size } MB

cli-restore = Vrátit databázi do stavu ze zálohy
    .help = Vrátí databázi do stavu ze zálohy, celou, nebo vůbec. Soubor se nejprve celý zkontroluje. Předtím zastav servery a potom je znovu spusť.
cli-restore-replace = Zahodit, co v databázi je teď.
cli-restore-working = čte se
cli-restore-done = obnoven stav z { $at }: stolů { $tables } se záznamy v počtu { $entries }, lidí { $people }

cli-check-database = Zkontrolovat, že lze přehrát každý stůl a vše souhlasí
    .help = Přehraje každý stůl databáze z jeho deníku a porovná s ním vše ostatní: jak hra skončila, každý otisk záznamu, slíbené semínko, seznamy, výsledky a řádky, které nikam nevedou. Nic se nemění a server může běžet. Selže, pokud se něco najde.
cli-check-database-working = stoly
cli-check-database-found = stůl { $table }: { $problem }
cli-check-database-done = stolů { $tables }, záznamů { $entries }: { $found ->
    [0] vše je v pořádku
    [one] jedna chyba
    [few] { $found } chyby
   *[other] { $found } chyb
}
cli-finding-damaged = databáze sama je poškozená: { $problem }
cli-finding-dangling = řádky v { $of }, které ukazují na chybějící řádky v { $to }: { $rows }
cli-finding-gap = v deníku chybí záznam { $entry }
cli-finding-length = rejstřík zná { $index } záznamů, deník jich má { $log }
cli-finding-unreadable = záznam { $entry } nelze přečíst: { $problem }
cli-finding-replay = záznam { $entry } se nemohl stát: { $problem }
cli-finding-rules = pravidla už nedovolují, co se hrálo: { $problem }
cli-finding-ending = deník uvádí jiný konec, než k jakému hra došla
cli-finding-unfair = záznam se nepřehraje přesně, nebo semínko není to slíbené
cli-finding-index = rejstřík říká něco jiného než deník: { $field }
cli-finding-sitting = seznamy stolů těch, kdo tam sedí, nesouhlasí
cli-finding-results = výsledky nejsou ty z deníku
cli-finding-play = co se počítá z partie dne, není to, co se tu hrálo
cli-finding-key = tento stůl nemá klíč partie svého dne
cli-finding-solvers = řešitelé, jejichž řádek neplyne z jejich odpovědí: { $rows }
cli-finding-puzzles = úlohy, jejichž hodnocení nemůže být správné: { $rows }

cli-draw = Nakreslit stůl v některém okamžiku zaznamenané hry
    .help = Zapíše obrázek stolu tak, jak ho viděli přihlížející nebo jak ho vidělo jedno místo: co toto místo vidět nemohlo, na něm není. Obrázek je jediné SVG, které nic dalšího nepotřebuje; zobrazí ho prohlížeč.
cli-draw-at = pozice po tolika akcích; bez udání konec
cli-draw-seat = místo, které se dívá, počítáno od 0; bez udání přihlížející
cli-draw-dark = jako při světle lampy
cli-draw-out = kam se obrázek zapíše; - nebo nic: standardní výstup
cli-draw-written = Obrázek je v { $path }.
cli-site = Zapsat Bastide do jedné složky, která nepotřebuje server
    .help = Zapíše složku, kterou může z jakékoli cesty vydávat každý hostitel obyčejných souborů: stránky, slova, herní jádro i běhové prostředí. Kdo ji otevře, hraje na vlastním zařízení proti botům, po první návštěvě i bez sítě. Nic se nestahuje odjinud.
cli-site-wheel = zkompilovaný balíček wheel této verze pro Python v prohlížeči místo zdrojových kódů
cli-site-written = Bastide je ve složce { $path }, { $megabytes } MB. Na vyzkoušení: python -m http.server -d { $path }

cli-analyse = Co slibuje každá akce zaznamenané pozice
    .help = Prohledá pozici ze záznamu tak, jak ji může znát hráč na tahu, a vypíše každou povolenou akci: kolikrát byla zkoušena, očekávaný výsledek (0 až 1, včetně bodů) a naději na vítězství. Nejlepší je první.
cli-analyse-at = pozice po tolika akcích
cli-analyse-seat = místo, za které se přemýšlí; jinak první na tahu
cli-analyse-iterations = přemýšlet tolikrát
cli-analyse-seconds = přemýšlet tak dlouho
cli-analyse-for = po { $at } akcích, za hráče { $player }: počet úvah { $iterations }
cli-analyse-action = akce
cli-analyse-visits = zkoušena
cli-analyse-result = výsledek
cli-analyse-win = vítězství
cli-analyse-equal = přibližně stejně dobré: { $actions }
cli-analyse-reasons = pro první mluví: { $reasons }
cli-analyse-standing = na čem šance závisí: { $reasons }

cli-review = Nejdražší rozhodnutí zaznamenané partie
    .help = Z každého rozhodnutí záznamu hraje dál, po zahraném tahu i po tahu, který se zdá nejlepší, a vypíše tahy, které nepochybně stály nejvíc.
cli-review-seat = jen rozhodnutí tohoto místa
cli-review-worst = kolik jich vypsat
cli-review-iterations = kolik partií dohrát z každého rozhodnutí; z těch, která se zdají drahá, desetkrát víc
cli-review-seconds = žádné rozhodnutí neprohlížet déle, v sekundách procesorového času
cli-review-for = počet prohlédnutých rozhodnutí: { $decisions }
cli-review-unseen = málo času na prohlédnutí: { $count ->
    [one] 1 rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
cli-review-nothing = Žádné rozhodnutí nepochybně nic nestálo.
cli-review-played = zahráno
cli-review-best = lepší
cli-review-at = akce
cli-review-cost = ztráta
cli-review-reasons = proč
cli-review-progress = rozhodnutí

cli-rules = Přečíst si pravidla hry
    .help =
        Bez tématu: jaká témata jsou. Téma se ukáže celé; u jména karty, figurky nebo čehokoli, co pravidla vysvětlují,
        to, co o něm říkají.

cli-learn = Projít lekci
    .help = Bez lekce: jaké lekce jsou. Lekce se ptá, co v dané pozici uděláš, a řekne, co je na chybě špatně; nic z ní se neuchovává.

cli-components = Vypsat všechny součásti hry jednoho druhu
    .help = Vypsat všechny součásti hry jednoho druhu; druhy vypíše „bastide games --json“. S --json: všechny údaje a názvy ve všech jazycích.

cli-soak = Hrát náhodné hry se všemi kontrolami
    .help =
        Hrát náhodné hry s náhodnými volbami a všemi kontrolami. Co poruší slib, se vypíše a zapíše se záznam, který tam vede. Selže, bylo-li něco nalezeno.
cli-soak-working = zkouší se { $game }
cli-soak-found = { $promise }: { $problem } (viz { $path })
cli-soak-done = { $games } her, { $decisions } rozhodnutí: { $found ->
    [0] nic nenalezeno
    [one] nalezena jedna chyba
    [few] nalezeny { $found } chyby
   *[other] nalezeno { $found } chyb
}

cli-bench = Změřit, jak rychle tu hry běží
    .help = Změřit, jak rychle tu hry běží: náhodná hra na jednom jádru a cena kopie.
cli-bench-working = měří se
cli-bench-game = hra
cli-bench-players = hráči
cli-bench-games_per_second = her/s
cli-bench-decisions_per_second = rozhodnutí/s
cli-bench-clone_us = kopie µs
cli-bench-compiled = kompilováno

cli-completion = Vypsat doplňovací skript pro shell
    .help = Vypsat řádky, které naučí tvůj shell příkazy, hry, boty a volby.

cli-serve-lan = pustit dovnitř místní síť: stejný dům, stejná Wi-Fi
cli-option-lan = Bez příkazu: pustit dovnitř i místní síť.
cli-serve-network = Pro ostatní ve tvé síti: { $address }

cli-puzzle = Vyřešit úlohu: jedna odpověď je nepochybně lepší
    .help = Ukáže pozici z partie tak, jak ji viděl hráč, a zeptá se, co dál. Právě jedna odpověď je nepochybně lepší. `hint` řekne, co pro ni mluví; potom se u každé odpovědi řekne, jakou má cenu.
cli-puzzle-theme = { $theme }, obtížnost { $difficulty } ze 4
cli-puzzle-hint = Co mluví pro odpověď: { $reasons }
cli-puzzle-right = Správně: { $answer }.
cli-puzzle-wrong = Není to nejlepší. Lepší: { $answer }.
cli-puzzle-line = { $action }: vyhrává v { $win } % případů, v bodech { $lead }; { $reasons }
cli-option-theme = Jen úlohy na toto téma.

cli-puzzles = Hledat úlohy v partiích mezi boty
    .help = Hraje partie mezi silnými a slabými boty a ponechá rozhodnutí, ve kterých je jedna odpověď nepochybně lepší: všechny odpovědi se zkoušejí se stejnou náhodou, pokud to hráč může vědět, a co se najde na první pohled, prověří se znovu, déle a s jinými hráči. Každá je jeden řádek JSON.
cli-puzzles-most = ponechat nejvýše tolik, ze všech témat a obtížností
cli-puzzles-out = kam je zapsat; zabalené, pokud název končí na .gz
cli-puzzles-working = hledám úlohy
cli-puzzles-done = Počet úloh v { $path }: { $puzzles }; partií { $games }, prohlédnutých rozhodnutí { $glances }, nalezeno { $found }, při druhém pohledu vypadlo { $fell_out }

cli-dev = Přidávat karty, moduly, jazyky a stránky
    .help = Příkazy pro vývojáře. Pracují se zdrojovým repozitářem Bastide: napíšou kostru nové věci, vypíšou, co jí ještě chybí, a spustí testy, které se jí týkají.
