### Příkazový řádek.

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
        [missing] soubor neexistuje
        [no-folder] složka neexistuje
        [folder] je to složka
        [forbidden] chybí oprávnění
        [read-only] souborový systém je jen pro čtení
        [full] disk je plný
        [taken] tuto adresu už používá jiný program
        [elsewhere] tento počítač takovou adresu nemá
        [no-text] není to textový soubor v UTF-8
       *[other] systémová chyba { $number }
    }
cli-version-compiled = Bastide { $version } (kompilované)
cli-version-pure = Bastide { $version } (čistý Python, pomalejší: zkompilovaná pravidla chybí nebo jsou vypnutá)

cli-bastide =
    .help = Dominion, 7 divů světa a Carcassonne proti botům i s přáteli, simulace milionů her, přehrávání a ověřování záznamů. Bez příkazu spustí server a otevře ho v prohlížeči.

cli-option-help = Zobrazit tuto nápovědu
cli-option-lang = Jazyk (výchozí: jazyk systému)
cli-option-names = Názvy her: neutral, nebo složka s vlastními názvy
cli-option-version = Zobrazit verzi a zda jsou pravidla zkompilovaná
cli-option-games = Počet her
cli-option-seed = Semínko náhodného generátoru; stejné semínko dá stejné hry
cli-option-position = Pozice jako text, nebo soubor s ní
cli-option-jobs = Počet procesů; na výsledky nemá vliv
cli-option-cluster = Adresa plánovače Dask, který se použije místo --jobs; na výsledky nemá vliv
cli-option-database = Adresa databáze: sqlite:///SOUBOR nebo postgresql://... (výchozí: databáze serveru)
cli-option-as_json = Vypsat jediný dokument JSON
cli-option-options = Volba stolu jako NAME=VALUE; lze uvést vícekrát. Vypíše je „bastide games --json“.
cli-option-bots = Boti v pořadí u stolu, oddělení čárkami. Vypíše je „bastide bots GAME“.
cli-option-rotate = Po každé hře posunout boty o jedno místo (sousedé zůstávají sousedy)
cli-option-out = Složka pro záznamy chybných her (výchozí: aktuální složka)
cli-option-seconds = Přibližná doba měření každé hry v sekundách
cli-option-verify = Záznam jen ověřit; není-li přesný, skončit chybou
cli-option-seat = Tvoje místo, počítáno od 0
cli-option-name = Tvé jméno u stolu
cli-option-record = Uložit hru do tohoto souboru, až skončí nebo až odejdeš

cli-games = Vypsat nainstalované hry
    .help = Vypíše nainstalované hry a jejich boty. S --json také jejich volby.
cli-games-id = id
cli-games-name = název
cli-games-players = hráči
cli-games-bots = boti

cli-bots = Vypsat boty pro danou hru
    .help = Vypíše boty pro danou hru, nejdřív podle obtížnosti, každého s krátkým popisem.
cli-bots-buylist = Kupuje podle seznamu v souboru: buylist:SOUBOR
cli-bots-weights = Hodnotí akce podle vah v souboru: weights:SOUBOR
cli-bots-frozen = { $level } jako ve verzi { $version }, měřítko, které se nikdy nezmění
cli-bots-engine = Jiný program, který používá protokol enginu: engine:PŘÍKAZ
cli-bots-net = Natrénovaná síť: net:SOUBOR
cli-bots-py = Bot v jednom souboru Pythonu: py:SOUBOR

cli-engine = Hrát jako engine pro jiné programy
    .help = Hraje s botem jako engine: čte příkazy enginového protokolu ze standardního vstupu a odpovídá na standardní výstup. BOT je bot i s nastavením (výchozí: hard).

cli-bot = Hrát na serveru s vlastním programem
    .help = Připojí účet bota k serveru a nechá jeho hry hrát program, který umí enginový protokol. Přijímá pozvánky, hraje a po ztrátě spojení se znovu připojí, dokud ho nezastavíš klávesami Ctrl-C.
cli-bot-server = Adresa serveru (výchozí: http://localhost:8421)
cli-bot-token_file = Soubor s tokenem ze stránky tvého účtu
cli-bot-engine = Příkaz, který program spustí, nebo bot Bastide, například medium
cli-bot-games = Hry, které hraje, oddělené čárkami (výchozí: všechny)
cli-bot-anyone = Přijímat pozvánky od všech, nejen od tebe
cli-bot-most = Nejvyšší počet her najednou
cli-bot-seconds = Nejdelší čas na rozhodnutí v sekundách; méně, když na hodinách zbývá málo
cli-bot-connected = { $name } je online na { $server }.
cli-bot-lost = Bez spojení s { $server }. { $problem } Další pokus za { $seconds } s.
cli-bot-accepted = Pozvánka přijata: { $game }, stůl { $table }.
cli-bot-declined = Pozvánka odmítnuta: { $game }, stůl { $table }.
cli-bot-playing = Hraje { $game }: { $url }
cli-bot-finished = Konec hry: { $game }, stůl { $table }{ $place ->
    [0] {""}
   *[other] , { $place }. místo
}.
cli-bot-refused = Stůl { $table }: server odmítl požadavek: { $problem }
cli-bot-engine-failed = Stůl { $table }: { $problem }. Program se spouští znovu.
cli-bot-resigns = Stůl { $table }: program selhal příliš často; bot se vzdává.

cli-simulate = Simulovat mnoho her mezi boty
    .help = Simuluje mnoho her mezi boty a sečte výsledky. Bez --rotate zůstávají boti na svých místech.
cli-simulate-working = hraje se { $game }
cli-simulate-bot = bot
cli-simulate-wins = výhry
cli-simulate-shared = společné
cli-simulate-score = body
cli-simulate-metric = { $name }: { $mean } (odchylka { $sd })
cli-simulate-rate = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} za { $seconds } s: { $rate } za sekundu
cli-simulate-metrics = Spočítat i ukazatele hry, například body podle zdroje (pomalejší)
cli-simulate-out = Zapsat hry do tohoto souboru Parquet (pozorování také do .npz)
cli-simulate-rows = Co obsahuje řádek: hru (game), rozhodnutí (decision), nebo pozorování (observation: zakódovaný stav, povolené akce a zvolená akce)
cli-simulate-report = Zapsat zprávu s grafy tah po tahu do tohoto souboru HTML
cli-simulate-records = Zapsat záznamy všech her do tohoto souboru zip

cli-tournament = Uspořádat turnaj botů a určit jejich rating
    .help =
        Nechá každého bota hrát s každým, se stejnými rozdáními a ze všech míst. Vypíše rating, podíly výher a vzájemné výsledky s 95% intervaly. S --out uloží hry a zprávu; přerušený turnaj může pokračovat.
cli-tournament-bots = Boti k porovnání, oddělení čárkami. U stolu pro více než dva lze bota uvést vícekrát.
cli-tournament-games = Počet her na stůl
cli-tournament-seats = Počet míst u stolu (výchozí: minimum dané hry)
cli-tournament-until_clear = Ukončit zápas, jakmile je výsledek statisticky jasný
cli-tournament-out = Složka pro dohrané hry, jejich záznamy a zprávu
cli-tournament-resume = Pokračovat v turnaji v této složce
cli-tournament-no_records = Uložit jen výsledky, ne záznamy her
cli-tournament-report = Zpráva byla zapsána do { $path }.

cli-play = Zahrát si v terminálu
    .help = Spustí v terminálu hru proti botům. Povolené tahy se vypíší; zadej číslo nebo text.
cli-play-seed = Semínko hry (výchozí: náhodné)
cli-play-bots = Soupeři v pořadí u stolu, oddělení čárkami (výchozí: standardní bot hry)
cli-play-origin = Pokračovat ve hře z tohoto záznamu proti botům
cli-play-at = Kolik akcí záznamu nejdřív přehrát (výchozí: všechny)
cli-play-welcome = { $game }. Zadej ? pro nápovědu, quit pro konec.
cli-play-which = Která hra?
cli-play-help = Zadej číslo nebo text možnosti. Je-li jen jedna, stačí Enter. „? NÁZEV“ ukáže, co je na kartě, desce nebo kartičce, „rada“ se zeptá bota, „quit“ ukončí hru.
# The word that players type to get a hint.
cli-play-hint-word = rada
cli-play-hint = { $action } ({ $win } % ± { $error })
cli-play-no-such = „{ $name }“ není karta, deska ani kartička této hry.
cli-play-unclear = „{ $text }“ není mezi možnostmi. Zadej číslo nebo text, nebo ? pro nápovědu.
cli-play-recorded = Hra byla uložena do { $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Spustit server pro hraní v prohlížeči
    .help = Spustí server pro hraní v prohlížeči s přáteli i boty. Všechna data jsou v databázi (výchozí: místní soubor), takže ho lze kdykoli zastavit a znovu spustit. Každou volbu lze zadat i proměnnou prostředí: BASTIDE_HOST, BASTIDE_PORT…
cli-serve-host = Adresa, na které server naslouchá (výchozí: 127.0.0.1; 0.0.0.0 pro všechna rozhraní)
cli-serve-port = Port, na kterém server naslouchá (výchozí: 8421; 0 pro libovolný volný)
cli-serve-database = Adresa databáze: sqlite:///SOUBOR nebo postgresql://... (výchozí: místní soubor)
cli-serve-public_url = Veřejná adresa serveru
cli-serve-entrance = Kdo smí vstoupit (výchozí: open). Pro password nastav i BASTIDE_SERVER_PASSWORD.
cli-serve-no_sign_up = Zakázat zakládání účtů
cli-serve-allowed_hosts = Další názvy hostitele, oddělené čárkami
cli-serve-processes = Počet procesů serveru, které sdílejí port (bez hodnoty: jeden na jádro)
cli-serve-workers = Počet procesů pro boty (výchozí: počet jader minus jedna)
cli-serve-browser = Otevřít i prohlížeč
cli-serve-ready = Bastide běží na { $address } (zastavíš ho klávesami Ctrl-C)

cli-tasks = Vypsat srovnávací úlohy, nebo jednu spustit
    .help =
        Úloha určuje jedním jménem stůl, soupeře, rozdání a počet her, aby se výsledky daly srovnávat. Bez jména se úlohy vypíší. Se jménem hraje každý bot každé rozdání z každého místa; výsledkem je podíl poražených soupeřů (remíza se počítá za půl).
cli-tasks-bots = Boti, kteří mají jeden po druhém hrát, oddělení čárkami, včetně net:SOUBOR a py:SOUBOR
cli-tasks-games = Zahrát pro představu méně her. Oficiální výsledek vyžaduje všechny hry úlohy.
cli-tasks-task = úloha
cli-tasks-game = hra
cli-tasks-table = stůl
cli-tasks-opponents = soupeři
cli-tasks-count = hry
cli-tasks-share = podíl poražených
cli-tasks-reward = odměna

cli-improve = Vylepšit soubor se strategií zkoušením obměn
    .help = Vylepší soubor se strategií: nákupní seznam pro Dominion nebo váhy pro jinou hru. Obměny hrají stejné hry jako současná verze proti nejsilnějším botům a nahradí ji, když jsou zřetelně lepší. Průběh se zobrazuje; výsledek se vypíše, nebo zapíše do --out.
cli-improve-game = Hra, pro kterou soubor je
cli-improve-minutes = Doba běhu v minutách
cli-improve-against = Boti, které je třeba porazit, oddělení čárkami (výchozí: tři nejsilnější u tohoto stolu)
cli-improve-explore = Začít od nejlepší jednoduché strategie, pokud soubor poráží
cli-improve-out = Soubor pro výsledek (výchozí: vypsat)
cli-improve-head = soupeři { $rivals }: podíl výher { $share }
cli-improve-step = vyzkoušeno { $tried }: zlepšení z { $before } na { $after }, počet her: { $games }
cli-improve-tried = vyzkoušené obměny: { $tried }, přijaté: { $taken }; výchozí body: { $ideas }
cli-improve-result = Soupeři { $rivals }: předtím { $before }, nyní { $after }
cli-improve-written = Zapsáno do { $path }.
cli-improve-few = vyzkoušeno jen { $tried } obměn; pro užitečný výsledek zvyš --minutes
cli-improve-busy = tento počítač byl vytížený: hledání dostalo { $share } procesoru; zvyš --minutes

cli-openings = Porovnat zahájení v Dominionu
    .help = Porovnat zahájení: první dva nákupy, po nichž následuje stejná strategie. Každé zahájení hraje proti prvnímu, každé rozdání ze všech míst. Bez zahájení se všechna zahájení království porovnají se dvěma Stříbrňáky. Tabulka ukazuje i peníze ve 3. a 4. tahu a kdy přišly Provincie.
cli-openings-game = Hra
cli-openings-strategy = Soubor se strategií, která následuje po zahájení (výchozí: big_money_ultimate)
cli-openings-games = Počet her každého zahájení
cli-openings-opening = zahájení
cli-openings-share = výhry
cli-openings-coins = { $coins }+ peněz ve 3. nebo 4. tahu
cli-openings-note = Výhry proti { $reference }, s 95% intervaly; po zahájení všichni hrají podle { $strategy }. Tahy Provincií: nejčasnějších 10 %, medián, nejpozdějších 10 %.

cli-combos = Najít nejlepší kombinace dvou karet Dominionu
    .help = Změřit všechny dvojice karet království: nejlepší jednoduchá strategie každé dvojice hraje proti soupeřům, a to hry, které se k ničemu jinému nepoužijí. U náhodného království se měří všechny dvojice ze sad a ostatní karty se losují.
cli-combos-game = Hra
cli-combos-card = Jen dvojice s touto kartou
cli-combos-against = Soupeři, oddělení čárkami (výchozí: tři silní boti)
cli-combos-games = Počet her každé dvojice
cli-combos-combo = karty
cli-combos-share = výhry
cli-combos-gain = přínos v procentních bodech
cli-combos-alone = každá karta sama
cli-combos-note = Výhry proti { $opponents }, počet her na dvojici: { $games }, s 95% intervaly. Přínos je proti lepší z obou karet samotné. U mnoha dvojic měly ty první i štěstí: ověř je s jiným --seed.

cli-train = Trénovat neuronovou síť hraním proti sobě samé
    .help = Trénuje síť hraním proti sobě samé, svým starším verzím a botům. Trénink lze kdykoli přerušit; po novém spuštění se stejnou složkou pokračuje. Výsledek se uloží jako pole čísel pro bota net:SOUBOR. Potřebuje PyTorch: pip install ./research.
cli-train-folder = Složka pro průběžné stavy a výsledky (výchozí: GAME-training)
cli-train-minutes = Doba tréninku v minutách
cli-train-players = Pro jaké počty hráčů trénovat, oddělené čárkami (výchozí: nejmenší stůl)
cli-train-workers = Počet procesů, které hrají hry
cli-train-rows = Počet souběžných her na proces
cli-train-decisions = Celkový počet rozhodnutí v tréninku (řídí se jím rychlost učení)
cli-train-width = Šířka vrstev sítě
cli-train-without = Karty, které se mají vynechat, oddělené čárkami
cli-train-league = Boti, kteří hrají u některých stolů, oddělení čárkami
cli-train-lessons = Soubor s tréninkovými daty, ze kterých se síť učí před hraním; lze uvést vícekrát. Vytvoří ho bastide_research.distill.carcassonne_dataset. S --decisions 0 se učí jen z nich.
cli-train-champion = Trénovat proti neměnné síti z této složky na všech ostatních místech (hledá, jak ji porazit)
cli-train-against = Boti pro závěrečné srovnání, oddělení čárkami
cli-train-games = Maximální počet her jednoho srovnání; skončí dřív, je-li výsledek jasný
cli-train-device = Kde trénovat: cpu nebo cuda (výchozí: GPU, je-li k dispozici)
cli-train-round = učení z dat, kolo { $round }: ztráta { $surprise }
cli-train-step = rozhodnutí: { $decisions }, hry: { $games }; entropie { $spread }
cli-train-written = Síť byla zapsána do { $path }.
cli-train-standing = Soupeř { $bot }, počet hráčů { $players }: lepší umístění v { $share } her (celkem { $games })

cli-explore = Ukázat podíly výher zahájení v záznamech a datech
    .help =
        Čte záznamy, složky, zip archivy záznamů a soubory Parquet s rozhodnutími, vše z jedné hry. Ukáže, jak často které zahájení vyhrálo, s 95% intervaly: v Dominionu první a všechny nákupy podle království, v 7 divech světa první kartu podle divu a strany, v Carcassonne umístění první kartičky.
cli-explore-least = Vynechat volby s menším počtem her
cli-explore-out = Soubor pro stránku se všemi tabulkami

cli-plan = Vypsat plán expertního bota pro daný stůl
    .help = Vypíše plán expertního bota pro daný stůl jako strategii, kterou lze uložit do souboru. V Dominionu je to nákupní seznam, který si vedl nejlépe v simulovaných hrách od první pozice.
cli-plan-seconds = Doba přemýšlení v sekundách
cli-plan-head = plán experta, simulovaných her: { $games }

cli-import = Importovat hru z jiného programu
    .help =
        Čte uložené hry JCloisterZone (.jcz) a protokoly dominion.games a Goko a zapíše záznam. Import končí u prvního tahu, který naše pravidla nedovolují nebo který soubor neurčuje. Záznam pak obsahuje tahy až k tomuto místu a návratový kód je 1.
cli-import-out = Soubor pro záznam (výchozí: stejný název s příponou .record)
cli-import-read = { $source }, { $game }, hráčů: { $players }; přečtené tahy: { $read } z { $all }
cli-import-stop = Tady import končí: { $reason }
cli-import-written = Záznam je uložen v { $path }.

cli-replay = Přehrát a ověřit záznam
    .help =
        Přehraje záznam tah po tahu a oznámí výsledek: přesný (stejná hra), neověřený (jiná verze pravidel), nebo rozcházející se. Přehrávání skončí tam, kde se záznam rozchází.
cli-replay-exact = přesný: { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, všechny otisky souhlasí
cli-replay-unverified = neověřený: všechny akce ({ $actions }) jsou povolené, ale od akce { $at } se pozice liší, protože se změnila pravidla: { $corrections }
cli-replay-diverged = rozchází se u akce { $at }: { $reason }
cli-replay-instead = místo toho:
cli-replay-continued = pokračování:
cli-replay-mark-good = dobře
cli-replay-mark-bad = špatně
cli-replay-mark-interesting = zajímavé
cli-replay-no-annotations = komentáře a varianty se nezobrazí: { $reason }
cli-replay-other-rules =
    { $corrections ->
        [none] zaznamenáno s verzí pravidel { $recorded }, nyní verze { $current }
       *[other] zaznamenáno s verzí pravidel { $recorded }, nyní verze { $current }; od té doby opraveno: { $corrections }
    }

cli-check = Ověřit, že hra na serveru byla poctivá
    .help = Přehraje dohranou hru a ověří každou část jejího losování: část serveru, určenou dřív, než si kdokoli sedl, a části ze zařízení hráčů. Značky: ✓ ověřeno, ✗ nesouhlasí, · není s čím porovnat. U starších záznamů se ověří jen otisk semínka. Cokoli nesouhlasí, je chyba.
cli-check-promised = Otisk serveru zveřejněný před hrou
cli-check-own = Část z tvého zařízení, jak ji uložila stránka
cli-check-hash = semínko { $seed }, otisk { $hash }
cli-check-kept = otisk odpovídá tomu, který byl zveřejněn před hrou
cli-check-broken = otisk NEODPOVÍDÁ tomu, který byl zveřejněn před hrou
cli-check-own-kept = část z tvého zařízení byla použita
cli-check-own-broken = část z tvého zařízení použita NEBYLA
cli-check-fair = Losování bylo poctivé.
cli-check-unfair = Poctivost této hry nelze dokázat.

cli-admin = Spravovat server: osoby, stoly, zablokování, odkazy
    .help = Spravuje server přes jeho databázi, ať server běží, nebo ne; běžící servery se o změnách hned dozvědí. Osoby se zadávají identifikátorem, účtem nebo jménem. Všechny změny se zapisují (viz bastide admin audit).

cli-backup = Zálohovat všechna data serveru do jednoho souboru
    .help = Zapíše do jednoho souboru úplnou zálohu všech dat serveru; server přitom může běžet. Obnovit ji lze do obou typů databáze. Soubor obsahuje tajné údaje (otisky hesel, semínka rozehraných her): nikomu ho nedávej.
cli-backup-replace = Přepsat existující soubor
cli-backup-working = zapisuje se
cli-backup-done = { $path }: stolů { $tables }, záznamů { $entries }, osob { $people }, { $size } MB

cli-restore = Obnovit databázi ze zálohy
    .help = Obnoví databázi ze zálohy, celou, nebo vůbec. Soubor se nejprve zkontroluje. Před obnovením zastav všechny servery.
cli-restore-replace = Přepsat současný obsah databáze
cli-restore-working = čte se
cli-restore-done = obnovena záloha z { $at }: stolů { $tables }, záznamů { $entries }, osob { $people }

cli-check-database = Zkontrolovat konzistenci databáze
    .help = Přehraje každý stůl z jeho průběhu a zkontroluje výsledky, otisky, semínka, rejstříky a odkazy. Nic nemění a server může běžet. Najde-li problémy, skončí chybou.
cli-check-database-working = stoly
cli-check-database-found = stůl { $table }: { $problem }
cli-check-database-done = stolů { $tables }, záznamů { $entries }: { $found ->
    [0] žádné problémy
    [one] nalezen 1 problém
    [few] nalezeny { $found } problémy
   *[other] nalezeno { $found } problémů
}
cli-finding-damaged = databáze sama je poškozená: { $problem }
cli-finding-dangling = řádky v { $of }, které ukazují na chybějící řádky v { $to }: { $rows }
cli-finding-gap = v průběhu chybí záznam { $entry }
cli-finding-length = rejstřík uvádí záznamů { $index }, průběh jich má { $log }
cli-finding-unreadable = záznam { $entry } nelze přečíst: { $problem }
cli-finding-replay = záznam { $entry } odporuje pravidlům: { $problem }
cli-finding-rules = současná pravidla nedovolují zaznamenaný tah: { $problem }
cli-finding-ending = zaznamenaný výsledek neodpovídá hře
cli-finding-unfair = záznam nejde přesně přehrát, nebo semínko neodpovídá svému otisku
cli-finding-index = rejstřík neodpovídá průběhu: { $field }
cli-finding-sitting = seznamy stolů zdejších hráčů neodpovídají průběhu
cli-finding-results = uložené výsledky neodpovídají průběhu
cli-finding-play = výsledek denní výzvy neodpovídá této hře
cli-finding-key = tento stůl nepoužívá klíč své denní výzvy
cli-finding-ratings = ratingy, které neodpovídají historii: { $rows }, hodnocené výsledky: { $history }; opraví je „bastide admin recompute-ratings“
cli-finding-solvers = řešitelé, jejichž série nebo rating neodpovídá jejich odpovědím: { $rows }
cli-finding-puzzles = úlohy s nemožným ratingem: { $rows }
cli-finding-tournament = řádky turnaje { $tournament }, kolo { $round }, si odporují nebo neodpovídají stolům
cli-finding-friends = přátelství a žádosti, které odporují sobě navzájem nebo zablokování: { $rows }
cli-finding-notifications = nepoužitelná nastavení, prohlížeče, adresy nebo webhooky pro oznámení: { $rows }
cli-finding-match-requests = hledání soupeře, která si sama odporují: { $rows }
cli-finding-studies = počet řádků studií, které si odporují: { $rows }

cli-draw = Nakreslit pozici zaznamenané hry jako SVG
    .help = Nakreslí stůl tak, jak ho viděli diváci nebo jedno místo, bez toho, co jim bylo skryté. Výsledkem je jediný soubor SVG, který zobrazí každý prohlížeč.
cli-draw-at = Kolik akcí nejdřív přehrát (výchozí: všechny)
cli-draw-until = Nakreslit animaci od --at (výchozí: začátek) do tohoto počtu akcí
cli-draw-seconds = Počet sekund na akci v animaci
cli-draw-seat = Místo, z jehož pohledu se kreslí, počítáno od 0 (výchozí: diváci)
cli-draw-dark = Kreslit v tmavém vzhledu
cli-draw-out = Soubor pro obrázek (výchozí nebo -: standardní výstup)
cli-draw-written = Obrázek byl zapsán do { $path }.
cli-embed = Uložit zaznamenanou hru jako webovou stránku s prohlížečem
    .help = Uloží stránku (.html), která ukazuje hru tah po tahu s variantami, komentáři a hodnocením, nebo její data (.json) pro prvek <bastide-viewer> na tvé vlastní stránce. Nepotřebuje server a ukazuje jen to, co viděli diváci nebo jedno místo.
cli-embed-out = Cílový soubor: .html pro stránku, .json pro data
cli-embed-languages = Jazyky hry oddělené čárkami, nebo „all“ pro všechny (výchozí: jazyk programu)
cli-embed-seat = Místo, z jehož pohledu se hra ukazuje, počítáno od 0 (výchozí: diváci)
cli-embed-script = Uložit skript, který definuje <bastide-viewer>
cli-embed-written = Uloženo do { $path }.
cli-site = Vytvořit statické stránky, které nepotřebují server
    .help = Vytvoří složku, kterou může nabízet každý hosting statických souborů. Návštěvníci hrají na vlastním zařízení proti botům, po první návštěvě i offline. Nic se nenačítá odjinud.
cli-site-wheel = Zkompilovaný balíček wheel této verze pro Python v prohlížeči místo zdrojových kódů
cli-site-written = Stránky byly zapsány do { $path } ({ $megabytes } MB). Vyzkoušíš je takto: python -m http.server -d { $path }

cli-analyse = Ohodnotit všechny povolené tahy v pozici
    .help = Mnohokrát dohraje hru z pozice, jen s tím, co může vědět hráč na tahu. Porovná nejslibnější tahy: počet simulací, šance na výhru, náskok na konci hry v bodech a ztráta proti nejlepšímu tahu. Ostatní povolené tahy vypíše bez pořadí. Potom řekne, proč je nejlepší tah lepší.
cli-analyse-at = Kolik akcí nejdřív přehrát
cli-analyse-seat = Místo, za které se přemýšlí, počítáno od 0 (výchozí: první na tahu)
cli-analyse-iterations = Počet dohrání (výchozí: jako u rady)
cli-analyse-seconds = Nejdelší doba výpočtu v sekundách
cli-analyse-for = po akci { $at }, za hráče { $player }: dohrání { $iterations }
cli-analyse-from-position = za hráče { $player }: dohrání { $iterations }
cli-analyse-action = tah
cli-analyse-win = výhra
cli-analyse-cost = ztráta
cli-analyse-lead = náskok
cli-analyse-rollouts = dohrání
cli-analyse-equal = přibližně stejně dobré: { $actions }
cli-analyse-not-compared = dále neporovnávané, bez pořadí: { $actions }
cli-analyse-reasons = { $best } ve srovnání s { $worse }: { $reasons }
cli-analyse-standing = na čem závisí šance na výhru: { $reasons }
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { $share } % ± { $error }

cli-review = Najít největší chyby ve hře
    .help = Z každého rozhodnutí záznamu simuluje hru po zahraném tahu i po nejlepší jiné možnosti. Vypíše tahy, které prokazatelně stály nejvíc.
cli-review-seat = Jen rozhodnutí tohoto místa
cli-review-worst = Počet rozhodnutí k vypsání
cli-review-iterations = Počet simulací na rozhodnutí (u chyb stejně jako u nápovědy)
cli-review-seconds = Časový limit na rozhodnutí v sekundách procesoru
cli-review-for = rozebraných rozhodnutí: { $decisions }
cli-review-average = { $player }: ztráta na rozhodnutí { $cost } % šance na výhru a { $points } bodu (počet rozhodnutí: { $count })
cli-review-nothing = Žádné rozhodnutí prokazatelně nic nestálo.
cli-review-turn = tah
cli-review-played = zahráno
cli-review-best = lepší
cli-review-at = akce
cli-review-cost = ztráta
cli-review-points = body
cli-review-reasons = proč
cli-review-progress = rozhodnutí

cli-rules = Přečíst si pravidla hry
    .help =
        Bez tématu vypíše témata, s tématem zobrazí celé téma. Lze zadat i název karty, figurky nebo čehokoli jiného,
        co pravidla vysvětlují.

cli-learn = Projít lekci
    .help = Bez názvu vypíše lekce. Lekce se ptá na tvůj tah v dané pozici a vysvětlí chyby. Nic se neukládá.

cli-components = Vypsat součásti hry
    .help = Vypíše všechny součásti jednoho druhu. Druhy vypíše „bastide games --json“. S --json vypíše všechny údaje a názvy ve všech jazycích.

cli-soak = Hrát náhodné hry se všemi kontrolami
    .help =
        Hraje náhodné hry s náhodnými volbami a všemi kontrolami. Vypíše každé porušení a zapíše záznam, který ho zopakuje. Najde-li nějaké, skončí chybou.
cli-soak-working = zkouší se { $game }
cli-soak-found = { $promise }: { $problem } (viz { $path })
cli-soak-done = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $decisions } rozhodnutí: { $found ->
    [0] žádné problémy
    [one] nalezen 1 problém
    [few] nalezeny { $found } problémy
   *[other] nalezeno { $found } problémů
}

cli-bench = Změřit rychlost herního jádra
    .help = Změří rychlost herního jádra na jednom jádru procesoru: náhodné hry a kopírování pozice.
cli-bench-working = měří se
cli-bench-game = hra
cli-bench-players = hráči
cli-bench-games_per_second = her/s
cli-bench-decisions_per_second = rozhodnutí/s
cli-bench-clone_us = kopie µs
cli-bench-compiled = kompilováno

cli-completion = Vypsat skript pro doplňování v shellu
    .help = Vypíše skript, který v shellu zapne doplňování příkazů, her, botů a voleb.

cli-serve-lan = Přijímat připojení z místní sítě (stejná Wi-Fi)
cli-option-lan = Bez příkazu: přijímat připojení z místní sítě
cli-serve-network = V místní síti: { $address }

cli-puzzle = Vyřešit úlohu: najít jasně nejlepší tah
    .help = Ukáže pozici tak, jak ji viděl hráč, a zeptá se na nejlepší tah. Jasně nejlepší je právě jeden. „rada“ uvede důvod; potom uvidíš nejlepší tahy a nejlákavější špatné tahy s jejich hodnotou.
cli-puzzle-theme = { $theme }, obtížnost { $difficulty } ze 4
cli-puzzle-hint = Proč je nejlepší: { $reasons }
cli-puzzle-right = Správně: { $answer }.
cli-puzzle-wrong = Není to nejlepší tah. Lepší: { $answer }.
cli-puzzle-line = { $action }: šance na výhru { $win } %, bodový rozdíl { $sign }{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-puzzle-line-level = { $action }: šance na výhru { $win } %, bodově nastejno.
cli-puzzle-compared = Oproti tahu { $rival }: { $reasons }
cli-puzzle-instead = S tahem { $best }: { $reasons }
cli-puzzle-scores = Body teď: { $points }
cli-puzzle-final = Body, kdyby hra teď skončila: { $points }
cli-puzzle-decks = Všechny karty, které má { $player }: { $cards }
cli-puzzle-draw = Tvůj dobírací balíček: { $cards }
cli-puzzle-discard = Tvůj odkládací balíček: { $cards }
cli-option-theme = Jen úlohy na toto téma

cli-puzzles = Hledat úlohy ve hrách mezi boty
    .help = Hraje hry mezi silnými a slabými boty a ponechá rozhodnutí s jedním jasně nejlepším tahem. Všechny tahy se simulují se stejnou náhodou a kandidáti se ověří znovu delší simulací a s jinými boty. Výstupem je jeden řádek JSON na úlohu.
cli-puzzles-most = Maximální počet úloh, rozložený mezi témata a obtížnosti
cli-puzzles-out = Soubor pro úlohy (komprimovaný, pokud název končí na .bz2)
cli-puzzles-append = Zachovat úlohy v souboru a přidat nové
cli-puzzles-working = hledají se úlohy
cli-puzzles-done = úloh zapsaných do { $path }: { $puzzles }; her: { $games }, prověřených rozhodnutí: { $glances }, vyřazených: { $fell_out }

cli-dev = Přidat karty, moduly, jazyky a stránky
    .help = Příkazy pro vývojáře. Pracují s kopií repozitáře Bastide: vytvoří kostru nové věci, vypíšou, co jí ještě chybí, a spustí testy, které se jí týkají.
