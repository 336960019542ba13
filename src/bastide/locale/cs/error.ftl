### Co se může pokazit. Označení jsou kódy chyb.

error-absence-short = kdo je pryč, má na návrat nejméně { $least } sekund
error-account-exists = účet už máš
error-account-taken = účet { $account } patří někomu jinému
error-address-taken = server nemůže naslouchat na { $host }:{ $port }: { $problem }
error-already-started = hra už začala
error-at-range = --at je počet akcí, 0 až { $last }, ne { $at }
error-at-without-from = --at říká, odkud v záznamu pokračovat: --from RECORD
error-backup-newer = zálohu zapsala novější verze programu Bastide ({ $version })
error-bad-address = { $address } není síťová adresa
error-bad-backup = toto není úplná záloha programu Bastide: { $problem }
error-bad-budget = hledání potřebuje aspoň jeden průchod nebo nějaký čas (nejvýš hodinu), ne { $iterations } průchodů a { $seconds } sekund
error-bad-buy-list = { $file }, řádek { $line }, sloupec { $column }: { $problem }
error-bad-chat = v této zprávě není co říct
error-bad-link = tento odkaz už neplatí; požádej o nový
error-bad-message = této zprávě nelze rozumět: { $problem }
error-bad-name = jméno má 1 až 24 znaků: písmena, číslice, mezery a jednoduchá znaménka
error-bad-thing-name = { $name } tu není platný název; použij malá písmena, číslice a _, například shanty_town, nebo kód jazyka jako fr
error-thing-exists = { $path } už existuje nebo obsahuje stejnou zprávu; nic nebylo zapsáno
error-no-checkout = tento příkaz pracuje se zdrojovým repozitářem Bastide včetně testů, a toto je nainstalovaný balíček
error-bad-names = tyto názvy nelze použít: { $names }: { $problem }
error-bad-net = { $file } není síť, kterou by tento bot uměl hrát: { $problem }
error-bad-number = { $name } musí být celé číslo od { $least }, ne { $value }
error-bad-path =
    { $kind ->
        [file] { $name } musí být soubor, ne složka
       *[folder] { $name } musí být složka, ne soubor
    }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds je počet sekund, ne { $value }
error-bad-setting = některé nastavení je chybné: { $problem }
error-bad-snapshot = toto není pozice hry { $game }: { $problem }
error-bad-span = { $name } je doba jako 30m, 12h, 7d nebo 4w, ne { $value }
error-bad-weights = { $file }, řádek { $line }: { $problem }
error-bad-workers = hledání běží na 1 až 256 procesech, ne { $workers }
error-banned =
    { $lasting ->
        [yes] na tento server už nemáš přístup
       *[no] na tento server nemáš přístup do { $until }
    }
error-batch-action = akce { $action } není povolena v řádku { $row }, kde je na tahu hráč { $player }
error-batch-closed = tyto hry jsou uzavřeny, nebo jeden z jejich procesů skončil
error-batch-shape = krok potřebuje { $count } akcí, jednu pro každý řádek
error-batch-share = { $games } her lze rozdělit mezi 1 až { $games } procesů, ne mezi { $processes }
error-board-count = počet hráčů je { $players } a desek má být stejně, ne { $boards }
error-bot-argument = bot { $bot } nemá žádné nastavení
error-bot-file = { $file } nelze přečíst: { $problem }
error-bot-file-changed = soubor { $file } se změnil, zatímco podle něj { $bot } hrál
error-bot-plays = hraje za tebe bot; nejdřív se vrať na své místo
error-bot-setting = { $bot } rozumí iterations=N, seconds=S a workers=K, spojeným znakem +; ne { $text }
error-broken-game = hru { $game } nelze načíst: { $problem }
error-busy = server se ještě zabývá tím, oč byl požádán předtím; zkus to za chvíli znovu
error-buy-line-deep = to je víc než { $most } závorek v sobě
error-buy-line-expected =
    { $what ->
        [number] chybí tu číslo
        [card] chybí tu karta
        [card-within] chybí tu karta v závorkách
        [numbers-within] chybějí tu dvě čísla v závorkách
       *[typed] chybí tu jedno z: { $typed }
    }; { $where ->
        [end] řádek tu končí
       *[word] následuje „{ $word }“
    }
error-buy-line-large = { $number } je příliš mnoho; čísla jdou do { $most }
error-buy-line-never = s „up to 0“ by se nikdy nekoupila
error-buy-line-no-card =
    karta „{ $name }“ neexistuje; { $meant ->
        [none] karty se píší jako v „bastide components dominion cards“
       *[other] neměla to být „{ $meant }“?
    }
error-buy-line-no-number =
    „{ $word }“ není číslo; { $meant ->
        [none] možnosti: { $known }
       *[other] nemělo to být „{ $meant }“? Možnosti: { $known }
    }
error-buy-line-no-rule = pravidlo „{ $name }“ neexistuje; jsou tato: { $known }
error-buy-line-one-card = „{ $function }“ se ptá na jednu kartu; „{ $word }“ není karta
error-buy-line-rest = „{ $word }“ tu nemá být; řádek je: CARD, nebo „CARD up to N“, nebo „CARD up to N when TEST“
error-buy-line-start = nikdo nezačíná s více než { $most } kartami
error-buy-line-start-twice = to, co se zamíchá („start with“), a balíček v daném pořadí („start deck“) se vylučují
error-buy-line-strange = „{ $word }“ tu nic neznamená
error-cluster-empty = cluster na adrese { $address } nemá žádné pracovníky
error-cluster-lost = cluster na adrese { $address } své pracovníky stále ztrácí
error-cluster-unreachable = na adrese { $address } žádný plánovač Dask neodpovídá
error-cluster-version = pracovník clusteru má Bastide { $there }, zde běží { $here }: výsledky by se mohly lišit
error-data-rows = řádek je hra (game), rozhodnutí (decision), nebo pozorování (observation), ne { $rows }
error-data-npz = soubory numpy (.npz) obsahují pozorování: zadej --rows observation
error-extra-arguments = na příkazovém řádku je něco navíc: { $arguments }
error-guest-alike = { $name } a { $other } se dají splést, a druhé z těch jmen už tu sedí
error-guest-declined = { $name } nechce hrát a u tohoto stolu už další pozvání nedostane
error-guest-seated = { $name } tu už má místo
error-invitation-over =
    { $status ->
        [playing] hra začala bez tebe: místo už pro tebe není volné
        [finished] hra u tohoto stolu skončila
       *[open] místo už pro tebe není volné
    }
error-no-companion = pozvání nejde poslat: zvát můžeš ty, se kterými máš dohranou hru, které lze zastihnout a kteří o pozvání stojí
error-not-one-of = „{ $value }“ není žádné z: { $known }
error-option-value =
    { $takes ->
        [yes] za { $option } musí následovat hodnota
       *[no] { $option } žádnou hodnotu nemá
    }
error-process-ended = proces serveru skončil dřív, než mohl odpovídat ({ $code })
error-search-simulations = prohledávání provede 1 až { $most } simulací, ne { $simulations }
error-search-positions = toto prohledávání má místo pro 1 až { $most } pozic, ne { $positions }
error-nobody-learns = na všech místech sedí boti: jedno musí zůstat volné pro toho, kdo se učí
error-database-away = { $database } není dosažitelná; s BASTIDE_LOG_LEVEL=info se dozvíš proč
error-database-empty = v této databázi není nic z programu Bastide
error-database-missing = taková databáze není
error-database-newer = databázi zapsala novější verze programu Bastide (má podobu { $found }, tato verze zná { $known })
error-database-not-empty = v této databázi už něco je; --replace to zahodí
error-database-url = databáze se zapisuje sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@POČÍTAČ/NÁZEV
error-deal-counts = v partii dne se nic nebere zpět a nikdo za tebe nehraje
error-deal-secret = co dělají ostatní v partii dne, je vidět, až když den skončí
error-door-busy = u tohoto stolu už klepalo příliš mnoho lidí; požádej o odkaz
error-door-open = nemusíš klepat: pojď dál
error-empty-buy-list = { $file }: seznam nejmenuje žádnou kartu ke koupi
error-entrance =
    { $way ->
        [password] tento server se nejdřív ptá na heslo
       *[invitation] na tento server se vstupuje jen na pozvání
    }
error-file = { $path }: { $problem }
error-file-exists = soubor { $path } už existuje; --replace ho přepíše
error-first-player = tento hráč nemůže začínat; hráči jsou 0 až { $last }
error-from-record = co bylo rozdáno a dohodnuto, je v záznamu: žádné --seed ani --option
error-game-over = hra skončila; nikdo už nemůže hrát
error-games-count = počet her musí být alespoň 1, ne { $games }
error-hints-off = u tohoto stolu nejsou nápovědy
error-host = pod jménem { $host } tento server nikdo nezná
error-illegal-action = to teď nejde; možnosti: { $legal }
error-knocked-already = otázka už padla; hostitel zatím neodpověděl
error-list-cards-missing = { $list }: v tomto království chybí, takže tyto řádky nic nedělají: { $missing }
error-list-too-long = dřív než tento seznam akcí skončí, jsou na řadě jiní
error-list-unforeseen = tento seznam akcí pokračuje po něčem, co nikdo nemůže předvídat
error-log-full = u tohoto stolu se toho stalo tolik, že zbývá místo jen na hru
error-method = { $path } na tento druh požadavku neodpovídá
error-missing = chybí { $name }
error-missing-action = { $agent } nedostal žádnou akci
error-missing-extra = k tomu chybí balíček { $package }; pip install 'bastide[{ $extra }]'
error-missing-package = k tomu chybí balíček { $package }; pip install '{ $package }'
error-must-wait = { $agent } nemá o čem rozhodovat a musí čekat: akce { $wait }
error-muted =
    { $lasting ->
        [yes] na tomto serveru už nemůžeš psát zprávy
       *[no] do { $until } nemůžeš psát zprávy
    }
error-name = jméno je jeden řádek textu
error-name-alike = tvé jméno vypadá jako { $other }, a to tu už někdo má; zvol si jiné
error-no-baggage = toto není soubor se vším, co zařízení uchovává
error-newer-baggage = tento soubor zapsala novější verze Bastide
error-broken-baggage = jedna hra v tomto souboru je poškozená ({ $table }); nic se nenačetlo
error-not-here = z tohoto serveru nelze hrát na vlastním zařízení
error-names-alike = { $name } a { $other } se dají snadno splést; jednomu z nich dej jiné jméno
error-not-awaited = na toto místo teď nikdo nečeká
error-own-device = tady hraje každý na svém zařízení
error-needs-yes = tím se něco maže: přidej --yes, nebo to spusť tam, kde se lze zeptat
error-no-account = host žádnou heslovou frázi nemá
error-no-advice = o tomto rozhodnutí se nepodařilo nic zjistit; zkus to znovu
error-no-bot-plays = žádný bot za tebe nehraje
error-no-buy-list = řekni, podle kterého seznamu hrát: { $bot }:SOUBOR
error-no-comparison = zatím není s kým porovnávat; boti ještě hrají
error-no-components = { $game } toto nemá: { $kind }; má: { $known }
error-no-deal = z tohoto dne není žádná partie k vidění
error-no-deal-played = tuto partii jsi nedohrál do konce
error-no-deals = { $game } nemá partii dne
error-no-position = z pozice { $position } se dál hrát nedá; jsou tu 0 až { $last }
error-no-rules = { $game } nemá pravidla ke čtení
error-no-example = { $game } nemá příklad { $name }
error-no-lesson = { $game } nemá lekci { $name }
error-no-puzzle = { $game } nemá úlohu { $id }
error-no-puzzles = { $game } nepřináší žádné úlohy
error-no-themes = { $game } neříká, o čem jeho úlohy jsou
error-no-theme = { $game } k tomu nemá úlohy; jsou tu: { $known }
error-puzzle-line = řádek { $line } úloh: { $problem }
error-off-lesson = Takhle tato lekce nepokračuje; začni { $name } znovu
error-no-topic = Pravidla hry { $game } o tom nic neříkají: { $topic }; témata jsou: { $known }
error-nothing-left = bez { $names } zbývá příliš málo, z čeho losovat
error-bad-lessons = soubor { $file } neobsahuje žádné lekce
error-other-lessons = soubor { $file } obsahuje lekce pro jinou síť
error-other-networks = ve složce { $folder } jsou sítě jiného tvaru
error-other-training = ve složce { $folder } je jiný trénink; zvol jinou složku
error-no-champion = ve složce { $folder } není žádný trénink
error-other-champion = ve složce { $folder } se trénovalo něco jiného
error-net-table = tato síť se neučila hrát s tím, co je u tohoto stolu ve hře
error-net-workers = síť promýšlí tahy v jediném procesu, požadováno: { $workers }
error-no-improver = { $game } nemá strategie zapsané v souboru
error-no-invitation = tato pozvánka neplatí, nebo už neplatí
error-no-line = v záznamu { $line } tohoto stolu nikdo nic neřekl
error-no-net = řekni, která síť má hrát: { $bot }:SOUBOR
error-no-network = tento počítač nemá adresu v místní síti
error-no-path = na adrese { $path } nic není
error-site-not-built = stránky a jejich běhové prostředí nejsou sestavené (sestaví je make web)
error-site-not-empty = { $path } není prázdná složka
error-site-wheel-name = { $path } není balíček wheel programu Bastide
error-site-wheel-version = { $path } je balíček wheel verze { $found }; tady je { $wanted }
error-site-wheel-platform = { $path } je zkompilovaný pro { $found }, ale Python v prohlížeči je { $wanted }
error-site-wheel-broken = { $path } nejde přečíst nebo není úplný
error-no-person = nikdo se nejmenuje { $name }
error-no-plan = expert hry { $game } nedělá plán, který by šlo zapsat
error-no-proposal = tento návrh už neplatí
error-no-python-file = řekni, který soubor má hrát: { $bot }:SOUBOR
error-no-record = toto není záznam: první řádek není „bastide record { $known }“
error-no-report = otevřené hlášení { $report } není
error-no-review = tento rozbor už není k dispozici; požádej o něj znovu
error-no-seat = místo { $seat } neexistuje; místa jsou 0 až { $last }
error-no-sign-up = tento server nezakládá nové účty
error-no-such-option = volba { $option } neexistuje; --help vypíše ty, které jsou
error-no-such-player = hráč { $player } neexistuje; hráči jsou 0 až { $last }
error-no-table = takový stůl není, nebo není určen tobě
error-no-weights = řekni, podle kterých vah hrát: { $bot }:SOUBOR
error-nobody-knocks = u dveří už nikdo nečeká
error-nobody-seated = u stolu zatím nikdo nesedí
error-nobody-there = není tam nikdo, koho by šlo zablokovat nebo nahlásit
error-not-a-game = { $value } není hra jménem { $game }
error-not-a-person = na místě { $seat } nehraje nikdo, koho by mohl bot nahradit
error-not-agreed = ještě ne všichni souhlasili se hrou: { $names }
error-not-asked = tvé odpovědi není třeba
error-not-at-home = pustit další smí jen ten, kdo sedí u počítače serveru
error-not-away = od chvíle, kdy se čeká, ještě neuplynulo { $seconds } sekund nepřítomnosti
error-not-finished = hra ještě neskončila
error-not-host = to může jen ten, kdo stůl založil
error-not-opening = teď se žádné tajemství nežádá
error-not-let-in = hostitel tě nepouští dovnitř
error-not-seated = u tohoto stolu nesedíš
error-not-started = hra ještě nezačala
error-not-to-move = hráč { $player } není na tahu; čeká se na { $waiting }
error-not-understood = „{ $text }“ teď není povolená akce; povoleno: { $legal }
error-not-welcome = někdo u tohoto stolu s tebou nechce hrát
error-nothing-to-take-back = neudělal jsi nic, co by šlo vzít zpět
error-often-enough = tohle se u tohoto stolu tvým přičiněním stalo už { $most }krát; víckrát to nejde
error-one-choice = kde všichni volí najednou, volí se jedna akce
error-one-seat = jeden člověk zabírá jedno místo
error-opponents-count = u stolu pro { $players } je soupeřů { $others }, ne { $given }
error-option-count = volba { $option } vyžaduje { $wanted } slov, ne { $count }
error-option-flag = volba { $option } je ano nebo ne, ne { $value }
error-option-form = volba se píše NÁZEV=HODNOTA, ne { $text }
error-option-list = volba { $option } je seznam slov, ne { $value }
error-option-number = volba { $option } je celé číslo od { $low } do { $high }, ne { $value }
error-option-twice = volba { $option } uvádí { $value } dvakrát
error-option-word =
    { $close ->
        [none] volba { $option } nemůže být { $value }; známé: { $known }
       *[other] volba { $option } nemůže být { $value }; nemělo to být { $close }? známé: { $known }
    }
error-origin = stránky jiných webů tohle dělat nesmějí
error-other-edition = { $card } není v { $edition }. edici základní hry; zvol druhou edici, nebo mix_editions=yes
error-other-game = toto je záznam hry { $found }, ne { $game }
error-other-part = toto tajemství nepatří k otisku, který byl dán předtím
error-other-players = v této partii { $players ->
    [one] byl { $players } hráč
    [few] byli { $players } hráči
   *[other] bylo { $players } hráčů
}; musí být uvedeno každé místo
error-out-of-range = { $name } musí být číslo od { $low } do { $high }, ne { $value }
error-part-taken = jiné místo dalo právě tento otisk
error-person-or-address = řekni koho: osobu, nebo --address ADRESA
error-player-count = { $game } je pro { $low } až { $high } hráčů, ne { $players }
error-proposed-already = to už bylo navrženo
error-record-cut = záznam je useknutý: nekončí řádkem „end N DIGEST“
error-record-diverged = záznam se rozchází u akce { $at }: { $reason }
error-record-format = tento záznam má formát { $found }; tato verze Bastide čte formát { $known }
error-record-line-after-end = po řádku „end“ už nesmí nic následovat
error-record-line-count = mluví o { $said } akcích, ale nad ním jich stojí { $done }
error-record-line-expected = očekává se „{ $form }“, ne „{ $text }“
error-record-line-header = hlavička musí uvést „game“, „rules“, „seed“ a alespoň jedno „seat“
error-record-line-no-seat = místo { $seat } neexistuje; hlavička jich uvádí { $seats }
error-record-line-rules = „rules“ musí být celé číslo, ne „{ $value }“
error-record-line-seed = „seed“ musí být celé číslo nebo klíč, ne „{ $value }“
error-record-line-twice = „{ $name }“ je uvedeno dvakrát
error-record-line-two-digests = dva kontrolní součty pro pozici po { $done } akcích
error-record-line-unknown-header = neznámá hlavička „{ $name }“; známé jsou: { $known }
error-record-line = řádek { $line } záznamu: { $problem }
error-record-name = jméno { $name } v tomto záznamu nelze ukázat: jméno má 1 až 24 písmen, číslic, mezer a jednoduchých znaků
error-record-position = pozice po akci { $at } není ta zaznamenaná
error-record-proof = důkaz v tomto záznamu nelze přečíst
error-record-setup = příprava hry se liší
error-record-too-long = tento záznam má víc než { $most } akcí; tak dlouhá žádná hra není
error-record-unfinished = toto je záznam hry, která nebyla dohrána
error-resigned = kdo hru vzdal, nemůže v ní pokračovat
error-rng-state = zdroj náhody je 32 šestnáctkových číslic, ne samé nuly; toto je { $state }
error-rules-changed = od začátku této hry se změnila pravidla a nelze v ní pokračovat: { $problem }
error-said-enough = diváci toho u tohoto stolu řekli už dost
error-seat-taken = místo { $seat } není volné
error-seats-free = partie, která pokračuje, potřebuje všechny, kdo v ní byli: posaď na volná místa boty
error-seed-key = klíč je „chacha:“ a 64 šestnáctkových číslic, ne { $seed }
error-seed-range = semínko je celé číslo od 0 do 2^128 - 1, ne { $seed }
error-session-ended = proběhlo odhlášení
error-several-people = jméno { $name } má víc lidí; upřesni to identifikátorem: { $ids }
error-shutting-down = server se restartuje; zkus to za chvíli znovu
error-side-count = počet hráčů je { $players } a stran má být stejně, ne { $sides }
error-simulate-report = --report vzniká jen z her, které se nezapisují i jinam: vynech --out a --records
error-stale = stůl mezitím pokročil; podívej se znovu
error-start-record = { $bot } začíná s vlastními kartami a z takové hry nelze pořídit záznam
error-starting = hra právě začíná
error-storage = stůl teď nelze uložit; nic se neztratilo, zkus to za chvíli znovu
error-table-finished = hra skončila
error-table-full = všechna místa jsou obsazena
error-take-back-consent = to lze vzít zpět jen se souhlasem ostatních
error-take-backs-spent = tvých vrácených tahů je v této hře už { $most }; od této chvíle platí, co je zahráno
error-that-is-you = to jsi ty
error-too-large = zpráva má nejvýše { $limit } bajtů
error-too-many =
    { $seconds ->
        [one] to bylo příliš často; zkus to znovu za { $seconds } sekundu
        [few] to bylo příliš často; zkus to znovu za { $seconds } sekundy
       *[other] to bylo příliš často; zkus to znovu za { $seconds } sekund
    }
error-too-many-blocks = zablokovat lze nejvýše { $most } hráčů; nejdřív někoho odblokuj
error-too-many-reports = za den lze poslat nejvýše { $most } hlášení
error-too-many-tables = jedno spojení sleduje nejvýše { $most } stolů
error-tournament-alike = turnaj potřebuje dva různé boty, ne jen { $bot }
error-tournament-bots = stůl pro { $seats } potřebuje stejně tolik botů, uvedeno je { $count }; bota lze uvést vícekrát
error-tournament-busy = turnaj ve složce { $path } právě hraje jiný proces
error-tournament-damaged = { $path } neobsahuje nastavení turnaje
error-tournament-exists = ve složce { $path } už turnaj je; --resume v něm pokračuje
error-tournament-file = ve složce { $path } jsou hry jiného bota { $bot }: jeho soubor se od té doby změnil
error-tournament-folder = složka { $path } není prázdná a žádný turnaj v ní není
error-tournament-line = { $path }, řádek { $line }: { $problem }
error-tournament-other = ve složce { $path } je jiný turnaj: { $setting } je tam { $there }, ne { $here }
error-tournament-resume = --resume potřebuje --out: složku turnaje, který má pokračovat
error-tournament-seats = turnaj potřebuje alespoň 2 místa, ne { $seats }
error-unknown-set = karta potřebuje sadu, do které patří: --set, jedna z: { $known }
error-unknown-thing = karta, sada, modul, deska, jazyk, úroveň ani stránka { $name } neexistuje{ $close ->
    [none] {""}
   *[other] ; nemělo to být { $close }?
}
error-unknown-bot = bot { $bot } pro hru { $game } neexistuje; známí: { $known }
error-unknown-command = příkaz { $command } neexistuje; známé: { $known }
error-unknown-task = úloha { $task } neexistuje; známé: { $known }
error-task-bots = řekni, kteří boti ji mají splnit: --bots A,B,...
error-task-short = čísla úlohy { $task } jsou ta z { $games } her; toto je první pohled
error-unknown-game = hra { $game } neexistuje; známé: { $known }
error-unknown-language = jazyk { $language } neexistuje; známé: { $known }
error-unknown-option =
    { $close ->
        [none] volba { $option } neexistuje; známé: { $known }
       *[other] volba { $option } neexistuje; neměla to být { $close }? známé: { $known }
    }
error-unseen-name = toto jméno není vidět; potřebuje viditelná písmena nebo číslice
error-usage = tomuto příkazovému řádku nelze rozumět; --help řekne, co lze napsat
error-waits-for-ever = u tohoto stolu se čeká na každého: bot hraje jen za toho, kdo si to sám přeje
error-weights-large = váhy jdou do { $most }, ne { $value }
error-weights-line = řádek je: „NAME = NUMBER“, nebo „NAME in PART = NUMBER“, ne „{ $text }“
error-weights-name =
    váha „{ $name }“ neexistuje; { $meant ->
        [none] jsou tyto: { $known }
       *[other] neměla to být „{ $meant }“? Jsou tyto: { $known }
    }
error-weights-part =
    hra nemá část „{ $name }“; { $meant ->
        [none] jsou tyto: { $known }
       *[other] neměla to být „{ $meant }“? Jsou tyto: { $known }
    }
error-which-invitation = není právě jedna pozvánka, jejíž otisk začíná na { $hash }
error-which-table = není právě jeden stůl, jehož identifikátor začíná na { $table }
error-who-are-you = nejdřív řekni své jméno
error-wrong-passphrase = takový účet neexistuje, nebo heslová fráze není správná
error-wrong-password = to není heslo tohoto serveru
error-endless-game = ani po { $decisions } rozhodnutích hra neskončila: tito boti ji neukončí
error-trial-bot = { $bot } tu nelze vyzkoušet: potřebuje něco, co nebylo posláno
error-trial-thinks = { $bot } přemýšlí příliš dlouho, než aby se tu dal vyzkoušet; z příkazové řádky to jde
error-trial-failed = tyto strategie se nepodařilo nechat hrát proti sobě
error-no-trial-report = o této zkoušce zatím není zpráva
error-no-trial = tato zkouška už neexistuje; začni ji znovu
error-no-trials = na tomto serveru nelze strategie zkoušet
error-one-trial = jedna tvá zkouška ještě běží; zastav ji, nebo počkej na její konec
error-not-yours = zkoušku může zastavit jen ten, kdo ji začal
error-few-kingdom-cards = náhodné království potřebuje { $needed } karet a tyto sady jich v této edici mají { $count }: { $sets }; vyber další sady
