### Chybové zprávy. Označení jsou kódy chyb.

error-absence-short = nepřítomný hráč má nejméně { $least } sekund, než za něj začne hrát bot
error-account-exists = účet už máš
error-account-taken = název účtu { $account } je obsazený; zvol jiný
error-added-twice = { $card } nahrazují dvě přidané karty; zvol jednu z nich
error-address-taken = nelze naslouchat na { $host }:{ $port }: { $problem } (zkus jiný --port)
error-already-started = hra už začala
error-at-missing = chybí --at N: kolik akcí nejdřív přehrát
error-at-range = --at musí být od 0 do { $last }, ne { $at }
error-at-without-from = --at vyžaduje --from RECORD
error-backup-newer = tuto zálohu vytvořila novější verze Bastide ({ $version }); nejdřív Bastide aktualizuj
error-bad-address = { $address } není IP adresa ani síť
error-bad-backup = toto není úplná záloha Bastide: { $problem }
error-bad-budget = prohledávání potřebuje aspoň 1 iteraci nebo čas do 1 hodiny (zadáno: iterations { $iterations }, seconds { $seconds })
error-bad-buy-list = { $file }, řádek { $line }, sloupec { $column }: { $problem }
error-bad-chat = zpráva je prázdná
error-bad-comment = komentář obsahuje polovinu znaku; odstraň ji
error-bad-engine = { $command }: { $problem }
error-bad-link = tento odkaz vypršel nebo už byl použit; požádej o nový
error-bad-message = neplatný požadavek: { $problem }
error-bad-name = jméno musí mít 1 až 24 znaků: písmena, číslice, mezery a základní interpunkci
error-bad-names =
    názvy v { $names } nelze použít: { $problem ->
        [unknown] není to vestavěná sada názvů ani složka; { $meant ->
            [none] k dispozici: { $known }
           *[other] neměla to být „{ $meant }“? K dispozici: { $known }
        }
        [empty] ve složce není žádný z těchto souborů: { $known }
        [message] řádek { $line } není zpráva
        [toml] řádek { $line } není platný TOML
       *[words] oddíl { $section } obsahuje řádky ve tvaru { $form }
    }
error-bad-net = { $file } není síť, kterou by tento bot uměl použít: { $problem }
error-bad-number = { $name } musí být celé číslo, nejméně { $least }, ne { $value }
error-bad-path =
    { $kind ->
        [file] { $name } musí být soubor, ne složka
       *[folder] { $name } musí být složka, ne soubor
    }
error-bad-position = pozice, řádek { $line }, sloupec { $column }: { $problem }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds musí být počet sekund, ne { $value }
error-bad-setting = neplatné nastavení: { $problem }
error-bad-snapshot = toto není platná pozice hry { $game }: { $problem }
error-bad-span = { $name } musí být doba jako 30m, 12h, 7d nebo 4w, ne { $value }
error-bad-weights = { $file }, řádek { $line }: { $problem }
error-bad-workers = prohledávání může použít 1 až 256 procesů, ne { $workers }
error-banned =
    { $lasting ->
        [yes] na tomto serveru jsi zablokovaný
       *[no] na tomto serveru jsi zablokovaný do { $until }
    }
error-batch-action = akce { $action } není povolena v řádku { $row }, kde je na tahu hráč { $player }
error-batch-closed = tato dávka her je uzavřená, nebo jeden z jejích procesů skončil; vytvoř novou
error-batch-shape = step() potřebuje akcí: { $count }, jednu pro každý řádek
error-batch-share = počet procesů musí být 1 až { $games } (tolik je her), ne { $processes }
error-board-count = potřebný počet desek: { $players } (podle počtu hráčů), ne { $boards }
error-bot-argument = bot { $bot } nepřijímá žádné nastavení
error-bot-file = soubor { $file } nelze přečíst: { $problem }
error-bot-file-changed = soubor { $file } se změnil, zatímco ho { $bot } používal; spusť příkaz znovu
error-bot-plays = hraje za tebe bot; nejdřív se vrať na své místo
error-bot-setting = { $bot } přijímá iterations=N, seconds=S a workers=K, spojené znakem +, ne { $text }
error-broken-game = hru { $game } nelze načíst: { $problem }
error-browser-engine = engine v tomto prohlížeči neběží
error-busy = server ještě vyřizuje tvůj předchozí požadavek; zkus to za chvíli znovu
error-buy-line-deep = závorky jsou zanořené hlouběji než { $most }
error-buy-list-costly = podmínky tohoto seznamu jsou příliš dlouhé: až sem stojí { $cost }, povoleno je nejvýše { $most }
error-buy-line-expected =
    { $what ->
        [number] čeká se číslo
        [card] čeká se karta
        [card-within] čeká se karta v závorkách
        [numbers-within] čekají se dvě čísla v závorkách
       *[typed] čeká se jedno z: { $typed }
    }, ale { $where ->
        [end] řádek tu končí
       *[word] je tu „{ $word }“
    }
error-buy-line-large = { $number } je příliš velké číslo; maximum je { $most }
error-buy-line-never = s „up to 0“ se karta nikdy nekoupí; zadej aspoň 1
error-buy-line-no-card =
    neznámá karta „{ $name }“; { $meant ->
        [none] všechny karty vypíše „bastide components dominion cards“
       *[other] neměla to být „{ $meant }“?
    }
error-buy-line-no-number =
    „{ $word }“ není číslo; { $meant ->
        [none] možnosti: { $known }
       *[other] nemělo to být „{ $meant }“? Možnosti: { $known }
    }
error-buy-line-no-rule = neznámé pravidlo „{ $name }“; k dispozici: { $known }
error-buy-line-one-card = „{ $function }“ potřebuje jednu kartu, ale „{ $word }“ není karta
error-buy-line-rest = „{ $word }“ tu nemá být; piš CARD, „CARD up to N“ nebo „CARD up to N when TEST“
error-buy-line-start = počáteční balíček může mít nejvýše { $most } karet
error-buy-line-start-twice = použij buď „start with“ (zamíchá se), nebo „start deck“ (v daném pořadí), ne obojí
error-buy-line-strange = „{ $word }“ tu nemá být
error-cluster-empty = cluster na adrese { $address } nemá žádný uzel; spusť aspoň jeden
error-cluster-lost = uzly clusteru na adrese { $address } se stále odpojují; podívej se do jejich logů
error-cluster-unreachable = na adrese { $address } neodpovídá žádný plánovač Dask
error-cluster-version = na uzlu clusteru běží Bastide { $there }, zde { $here }; nainstaluj stejnou verzi, výsledky by se mohly lišit
error-combo-part = { $part } u tohoto stolu není; na výběr: { $known }
error-comment-length = komentář může mít { $most } znaků, všechny dohromady { $all }
error-data-rows = --rows musí být game, decision nebo observation, ne { $rows }
error-data-npz = do souborů .npz lze ukládat jen pozorování; přidej --rows observation
error-explore-file = { $file }: { $problem }
error-explore-game = { $game } nemá přehled zahájení
error-explore-games = soubory obsahují hry { $game } a { $other }; zkoumej jednu po druhé
error-explore-nothing = soubory neobsahují žádné hry
error-explore-rows = { $file } neobsahuje rozhodnutí; zapiš soubor s --rows decision
error-explore-too-long = { $file } je na záznam příliš dlouhý
error-extra-arguments = přebytečné argumenty: { $arguments }
error-file-or-position = zadej záznam (FILE) nebo --position TEXT|FILE
error-guest-alike = jméno { $name } se dá splést se jménem { $other }, které už u stolu je
error-guest-declined = { $name } pozvání odmítl a k tomuto stolu ho už zvát nelze
error-guest-seated = { $name } tu už má místo
error-import-exists = { $file } už existuje; pomocí -o uveď jiný soubor
error-import-json = tohle není platný JSON
error-import-kingdom = v protokolu je karet království { $count }; ve hře jich je 10
error-import-log-players = protokol neříká, kdo hraje první tahy
error-import-message = tento tah je poškozený
error-import-no-text = { $file } není textový soubor v UTF-8
error-import-other-rules = naše pravidla zakazují { $move }: { $reason }
error-import-other-tile = pokládá se „{ $tile }“, ale podle našich pravidel se táhne „{ $drawn }“
error-import-part = „{ $name }“ chybí nebo je poškozené
error-import-place = řádek { $line }, sloupec { $column }: { $problem }
error-import-start = hra začíná jinými kartičkami než naše
error-import-too-long = soubor může mít nejvýše { $most } znaků
error-import-too-many-moves = importovaná hra může mít nejvýše { $most } tahů
error-import-unexplained = tento krok nevysvětluje žádný tah naší hry: { $step }
error-import-unknown-feature = tato kartička nemá „{ $feature }“
error-import-unknown-format = neznámý formát; importovat lze: { $known }
error-import-unknown-line = neznámý řádek nebo karta: { $text }
error-import-unknown-move = neznámý tah: { $move }
error-import-unknown-part = naše hra nemá „{ $name }“
error-import-unknown-tile = neznámá kartička: { $tile }
error-invitation-over =
    { $status ->
        [playing] hra začala bez tebe a tvé místo se uvolnilo
        [finished] hra u tohoto stolu skončila
       *[open] místo už pro tebe není rezervované
    }
error-no-combos = hra { $game } nemá kombinace
error-no-companion = tohoto hráče nelze pozvat: zvát můžeš jen přátele a hráče, se kterými jsi dohrál hru, pokud pozvánky přijímají
error-no-engine = zadej příkaz: { $bot }:PŘÍKAZ
error-no-openings = hra { $game } u tohoto stolu nemá zahájení
error-not-one-of = „{ $value }“ neplatí; k dispozici: { $known }
error-opening-card =
    { $close ->
        [none] neznámá karta { $card } v zahájení
       *[other] neznámá karta { $card } v zahájení; nemyslíš { $close }?
    }
error-opening-length = zahájení má dvě karty, například silver+silver, ne { $opening }
error-opening-cost = { $opening } je moc drahé: první dvě ruce mají 5 a 2 mince, nebo 4 a 3
error-openings-count = zadej aspoň dvě různá zahájení, například silver+silver
error-option-value =
    { $takes ->
        [yes] { $option } potřebuje hodnotu
       *[no] { $option } žádnou hodnotu nepřijímá
    }
error-position-part-actions = víc než { $most } akcí
error-position-part-ambiguous = „{ $tile }“ není jednoznačné: { $known }
error-position-part-barn = tam stodola stát nemůže
error-position-part-board-twice = dvě města mají div „{ $board }“
error-position-part-box = kartiček je { $count }, ale v krabici jich je { $most }
error-position-part-built-twice = město může mít kartu „{ $card }“ jen jednou
error-position-part-buried = na odkládacím balíčku musí nad těmito kartami ležet viditelná karta
error-position-part-card = neznámá karta „{ $card }“
error-position-part-castle = hrad potřebuje město ze dvou půlkruhů
error-position-part-cell = „{ $text }“ není místo jako „3,-1“
error-position-part-choice = „{ $text }“ není nic z tohoto: { $known }
error-position-part-columns = řádek má míst { $cells }, ale sloupců je { $columns }
error-position-part-copies = příliš mnoho karet „{ $card }“ pro tento věk a tento počet hráčů: { $players }
error-position-part-deep = víc než { $most } úrovní v sobě
error-position-part-empty-cell = na { $cell } není kartička
error-position-part-feature-kind = neznámá část „{ $kind }“
error-position-part-few-cards = zbývá málo karet z věku { $age }, hráčů: { $players }
error-position-part-fit = „{ $tile }“ se na { $cell } ve směru { $facing } nehodí
error-position-part-form = čekám „{ $example }“, ne „{ $text }“
error-position-part-game = toto je pozice hry „{ $found }“, ne hry „{ $game }“
error-position-part-label = neznámý údaj „{ $label }“; známé: { $known }
error-position-part-large = číslo je moc velké
error-position-part-many-cards = víc než { $most } karet na jednom místě
error-position-part-many-tiles = víc než { $most } kartiček
error-position-part-module = „{ $tile }“ patří k rozšíření, se kterým se nehraje
error-position-part-no-feature = „{ $tile }“ v tomto otočení nemá „{ $feature }“
error-position-part-no-number = tady chybí číslo
error-position-part-nothing = „{ $path }“ neexistuje
error-position-part-number = čekám číslo od { $low } do { $high }, ne „{ $text }“
error-position-part-numbers = čísel má být { $expected }, ne { $count }
error-position-part-role = družiník na „{ $feature }“ se píše „{ $role }“
error-position-part-seat = místo { $seat } neexistuje, hráčů: { $players }
error-position-part-space = před dalším údajem chybí mezera
error-position-part-supply = „{ $colour }“ už nemá „{ $figure }“ pro „{ $feature }“ na { $cell }
error-position-part-tile = kartička „{ $tile }“ neexistuje
error-position-part-tile-copies = příliš mnoho kartiček „{ $tile }“
error-position-part-too-long = text má znaků { $count }, ale pozice jich má nejvýš { $most }
error-position-part-twice = „{ $label }“ je tu dvakrát
error-position-part-two-tiles = na { $cell } jsou dvě kartičky
error-position-part-under = pod divem musí být tolik karet, kolik je stupňů: { $count }
error-position-part-undescribed = pozice hry „{ $game }“ má jen tyto údaje: { $known }
error-position-part-whole = čekám celá čísla, ne { $number }
error-search-simulations = prohledávání potřebuje 1 až { $most } simulací, ne { $simulations }
error-search-positions = toto prohledávání pojme 1 až { $most } pozic, ne { $positions }
error-nobody-learns = na všech místech hrají boti; nech aspoň jedno volné pro toho, kdo se učí
error-database-away = k databázi { $database } se nelze připojit; podrobnosti ukáže BASTIDE_LOG_LEVEL=info
error-database-empty = tato databáze neobsahuje data Bastide
error-database-missing = databáze neexistuje; zkontroluj --database
error-database-newer = databázi zapsala novější verze Bastide (schéma { $found }, tato verze zná { $known }); aktualizuj Bastide
error-database-not-empty = databáze není prázdná; --replace ji přepíše
error-database-url = adresa databáze má tvar sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@POČÍTAČ/NÁZEV
error-deal-counts = v denní výzvě nelze brát tahy zpět ani nechat hrát náhradního bota
error-deal-secret = tahy ostatních hráčů jsou do konce dne skryté
error-deal-not-over = denní výzvu lze přehrát a porovnat, až její den skončí (o půlnoci UTC)
error-door-busy = na připojení čeká příliš mnoho lidí; požádej hostitele o odkaz s pozvánkou
error-door-open = žádat nemusíš: k tomuto stolu se můžeš připojit
error-empty-buy-list = { $file }: v nákupním seznamu není žádná karta ke koupi
error-entrance =
    { $way ->
        [password] tento server vyžaduje heslo
       *[invitation] na tento server se vstupuje jen na pozvání
    }
error-file = { $path }: { $problem }
error-file-exists = soubor { $path } už existuje; --replace ho přepíše
error-first-player = tento hráč nemůže začínat; hráči mají čísla 0 až { $last }
error-from-record = --seed a --option nelze použít se záznamem: už je obsahuje
error-game-over = hra skončila; další tahy nejsou možné
error-games-count = počet her musí být aspoň 1, ne { $games }
error-hints-off = u tohoto stolu jsou nápovědy vypnuté
error-host = neznámý název hostitele { $host }; přidej ho volbou --allowed-hosts
error-illegal-action = tento tah teď pravidla nedovolují; povolené tahy: { $legal }
error-knocked-already = o připojení už jsi požádal; hostitel zatím neodpověděl
error-list-cards-missing = { $list }: tyto karty nejsou v království, takže jejich řádky nemají účinek: { $missing }
error-list-too-long = před koncem tohoto seznamu musí rozhodnout jiný hráč; pošli méně akcí
error-list-unforeseen = tento seznam pokračuje za náhodnou událostí; tyto akce pošli až potom
error-log-full = u tohoto stolu už je příliš mnoho zpráv; přijímají se jen tahy
error-method = { $path } tuto metodu nepodporuje
error-missing = chybí { $name }; viz --help
error-missing-action = chybí akce pro { $agent }
error-missing-extra = je potřeba balíček { $package }; ve složce se zdrojovým kódem Bastide spusť pip install '.[{ $extra }]'
error-missing-package = je potřeba balíček { $package }; ve složce se zdrojovým kódem Bastide spusť pip install { $target }
error-must-wait = { $agent } nemá o čem rozhodovat; jeho jediná akce je { $wait } (čekat)
error-muted =
    { $lasting ->
        [yes] na tomto serveru nemůžeš psát zprávy
       *[no] do { $until } nemůžeš psát zprávy
    }
error-name = jméno musí být jeden řádek textu
error-name-alike = tvé jméno se dá splést se jménem { $other }; zvol si jiné
error-no-baggage =
    { $problem ->
        [empty] tento soubor je prázdný
        [record] toto je záznam jedné hry; otevři ho v Záznamech
        [cut] tento soubor není úplný; exportuj ho znovu
       *[other] toto není soubor s exportem z Bastide
    }
error-newer-baggage = tento soubor exportovala novější verze Bastide; načti stránku znovu, aby se aktualizovala
error-broken-baggage = hra { $table } v tomto souboru je poškozená; nic se neimportovalo
error-not-here = na tomto serveru nelze hrát na vlastním zařízení
error-names-alike = jména { $name } a { $other } se dají splést; jedno změň
error-not-awaited = tento hráč není na tahu
error-own-device = u tohoto stolu hraje každý na svém zařízení
error-needs-yes = tímto se mažou data; přidej --yes, nebo příkaz potvrď v terminálu
error-no-account = host žádné heslo nemá
error-no-advice = pro toto rozhodnutí se nápověda nenašla; zkus to znovu
error-no-bot-plays = žádný bot za tebe nehraje
error-no-buy-list = zadej nákupní seznam: { $bot }:SOUBOR
error-no-comparison = zatím není s čím srovnávat: boti ještě hrají
error-no-components = hra { $game } nemá { $kind }; k dispozici: { $known }
error-no-deal = pro tento den není žádná výzva; vyber jiný
error-no-deal-played = nejdřív tuto výzvu dohraj
error-no-deals = hra { $game } nemá denní výzvu
error-no-evaluation = toto rozhodnutí nelze ohodnotit; zkus jinou pozici
error-no-position = pozice { $position } neexistuje; vyber 0 až { $last }
error-no-rules = hra { $game } nemá stránky s pravidly
error-no-example = hra { $game } nemá příklad { $name }
error-no-lesson = hra { $game } nemá lekci { $name }; podívej se do seznamu lekcí
error-no-puzzle = hra { $game } nemá úlohu { $id }
error-no-puzzles = hra { $game } nemá žádné úlohy
error-no-themes = hra { $game } nemá u úloh témata
error-no-theme = hra { $game } nemá na toto téma žádné úlohy; k dispozici: { $known }
error-puzzle-line = soubor s úlohami, řádek { $line }: { $problem }
error-off-lesson = takhle tato lekce nepokračuje; začni ji znovu: { $name }
error-no-topic =
    { $close ->
        [none] pravidla hry { $game } nemají téma { $topic }; témata: { $known }
       *[other] pravidla hry { $game } nemají téma { $topic }; nemyslíš { $close }? Témata: { $known }
    }
error-nothing-left = po vyřazení těchto karet zbývá k losování příliš málo: { $names }
error-bad-lessons = { $file } není soubor s tréninkovými daty
error-other-lessons = soubor { $file } obsahuje tréninková data pro jinou síť
error-other-networks = ve složce { $folder } jsou sítě jiného tvaru; zvol jinou složku
error-other-training = ve složce { $folder } je jiný trénink; zvol jinou složku
error-no-champion = ve složce { $folder } není žádný trénink
error-other-champion = síť ve složce { $folder } byla trénovaná pro jinou hru nebo jiný stůl
error-net-table = tato síť nebyla trénovaná pro karty u tohoto stolu
error-net-workers = prohledávání se sítí používá jen 1 proces (zadáno: { $workers })
error-no-improver = hra { $game } nemá soubory se strategiemi
error-no-invitation = tato pozvánka je neplatná nebo vypršela; požádej o novou
error-no-line = řádek { $line } tohoto stolu není zpráva z chatu
error-no-net = zadej soubor se sítí: { $bot }:SOUBOR
error-no-network = tento počítač není připojený k místní síti
error-no-path = nenalezeno: { $path }
error-site-not-built = chybí stránky pro prohlížeč; nainstaluj bastide[site], nebo ve zdrojovém stromu spusť make web
error-site-not-empty = { $path } není prázdná; zvol prázdnou složku
error-site-wheel-name = { $path } není balíček wheel Bastide
error-site-wheel-version = { $path } je balíček wheel verze { $found }, ale toto je verze { $wanted }
error-site-wheel-platform = { $path } je zkompilovaný pro { $found }, ale Python v prohlížeči potřebuje { $wanted }
error-site-wheel-broken = { $path } je poškozený nebo neúplný
error-no-person = nikdo se nejmenuje { $name }; seznam vypíše `bastide admin people`
error-no-plan = expertní bot hry { $game } nemá plán, který by šlo vypsat
error-no-proposal = tento návrh už neplatí
error-no-python-file = zadej soubor v Pythonu: { $bot }:SOUBOR
error-no-record = toto není záznam hry: první řádek musí být „bastide record { $known }“
error-no-report = žádné nevyřízené hlášení nemá identifikátor { $report }
error-guest-moderator = { $name } nemá účet; moderovat mohou jen účty
error-no-moderator = { $name } nemoderuje
error-no-review = tento rozbor vypršel; spusť ho znovu
error-no-seat = místo { $seat } neexistuje; místa mají čísla 0 až { $last }
error-no-sign-up = na tomto serveru nelze zakládat účty
error-no-such-option =
    { $close ->
        [none] neznámá volba { $option }; viz --help
       *[other] neznámá volba { $option }; nemyslíš { $close }? Viz --help
    }
error-no-such-player = hráč { $player } neexistuje; hráči mají čísla 0 až { $last }
error-no-table = takový stůl neexistuje, nebo k němu nemáš přístup; požádej hostitele o odkaz
error-no-weights = zadej soubor s vahami: { $bot }:SOUBOR
error-nobody-knocks = na připojení nikdo nečeká
error-nobody-seated = u stolu zatím nikdo nesedí
error-nobody-there = tady není nikdo, koho by šlo zablokovat nebo nahlásit
error-not-a-game = { $value } není hra jménem { $game }
error-not-a-person = na místě { $seat } není lidský hráč, kterého by šlo nahradit
error-position-game = pozice neuvádí hru; začni „game: ID“
error-not-a-position = { $text } není soubor ani pozice; pozice začíná „game: ID |“
error-not-agreed = ještě se čeká na tyto hráče: { $names }
error-not-asked = nemáš na co odpovídat
error-not-at-home = zpřístupnit server v síti může jen ten, kdo je přímo u jeho počítače
error-not-away = tento hráč ještě není pryč { $seconds } sekund
error-not-finished = hra ještě neskončila
error-not-host = to může jen hostitel tohoto stolu
error-not-opening = stůl teď na část losování z tvého zařízení nečeká
error-not-let-in = hostitel tvou žádost odmítl
error-not-seated = u tohoto stolu nemáš místo
error-not-started = hra ještě nezačala
error-not-to-move = hráč { $player } není na tahu; na tahu je { $waiting }
error-not-understood = „{ $text }“ teď není povolený tah; povolené tahy: { $legal }
error-not-welcome = k tomuto stolu se nemůžeš připojit
error-nothing-to-take-back = není co vzít zpět
error-often-enough = limit je vyčerpaný: { $most }krát u jednoho stolu
error-one-choice = vyber právě jednu akci
error-one-seat = u tohoto stolu už místo máš
error-opponents-count = chybný počet soupeřů (hráčů: { $players }): { $given } místo { $others }
error-option-count = počet hodnot volby { $option } musí být { $wanted }, ne { $count }
error-option-flag = volba { $option } musí být ano (yes), nebo ne (no), ne { $value }
error-option-form = volby piš jako NÁZEV=HODNOTA, ne { $text }
error-option-list = volba { $option } musí být seznam, ne { $value }
error-option-number = volba { $option } musí být celé číslo od { $low } do { $high }, ne { $value }
error-option-twice = volba { $option } uvádí { $value } dvakrát
error-option-repeated = volba { $option } je uvedena dvakrát
error-option-word =
    { $close ->
        [none] volba { $option } nemůže být { $value }; k dispozici: { $known }
       *[other] volba { $option } nemůže být { $value }; nemělo to být { $close }? K dispozici: { $known }
    }
error-origin = zablokováno: požadavek přišel z jiné webové stránky
error-other-edition = karta { $card } není v { $edition }. edici základní hry; zvol edition={ $other }, nebo nastav mix_editions=yes
error-other-game = toto je záznam hry { $found }, ne { $game }
error-other-part = tato část losování neodpovídá dříve zveřejněnému otisku
error-other-players = v této hře { $players ->
    [one] byl { $players } hráč
    [few] byli { $players } hráči
   *[other] bylo { $players } hráčů
}; urči někoho na každé místo
error-out-of-range = { $name } musí být číslo od { $low } do { $high }, ne { $value }
error-part-taken = stejný otisk poslalo i jiné místo; zkus to znovu
error-person-or-address = zadej osobu, nebo použij --address ADRESA
error-player-count = { $game } je hra pro { $low } až { $high } hráčů, ne { $players }
error-proposed-already = to už bylo navrženo
error-record-cut = záznam je neúplný: jeho poslední řádek musí být „end N DIGEST“
error-record-diverged = záznam se rozchází u akce { $at }: { $reason }
error-record-format = tento záznam má formát { $found }; tato verze Bastide čte formát { $known }
error-record-line-after-end = po řádku „end“ nesmí nic následovat
error-record-line-count = řádek „end“ uvádí akcí { $said }, ale záznam jich má { $done }
error-record-line-expected = má tu být „{ $form }“, ne „{ $text }“
error-record-line-header = hlavička musí uvést „game“, „rules“, „seed“ a alespoň jedno „seat“
error-record-line-no-seat = místo { $seat } neexistuje; počet míst v hlavičce: { $seats }
error-record-line-rules = „rules“ musí být celé číslo, ne „{ $value }“
error-record-line-seed = „seed“ musí být celé číslo nebo klíč, ne „{ $value }“
error-record-line-twice = „{ $name }“ je uvedeno dvakrát
error-record-line-two-digests = dva otisky pro pozici po akci { $done }
error-record-line-unknown-header = neznámá hlavička „{ $name }“; k dispozici: { $known }
error-record-line = záznam, řádek { $line }: { $problem }
error-record-name = v záznamu je neplatné jméno { $name }: jméno musí mít 1 až 24 písmen, číslic, mezer a základních interpunkčních znamének
error-record-needs = záznam potřebuje rozšíření { $extension }, které není nainstalované
error-record-position = pozice po akci { $at } se liší od záznamu
error-record-proof = důkaz poctivosti v tomto záznamu nelze přečíst
error-record-setup = příprava hry se liší od záznamu
error-record-too-long = tento záznam má víc než { $most } akcí, tolik žádná hra nemá
error-record-unfinished = toto je záznam nedohrané hry
error-resigned = tuto hru jsi vzdal a nemůžeš se do ní vrátit
error-rng-state = stav generátoru náhody musí být 32 šestnáctkových číslic, ne samé nuly a ne { $state }
error-rules-changed = od začátku této hry se změnila pravidla, takže v ní nelze pokračovat: { $problem }
error-said-enough = chat diváků u tohoto stolu dosáhl limitu
error-seat-taken = místo { $seat } je už obsazené
error-seats-free = nejdřív obsaď volná místa boty: hra, ve které se pokračuje, potřebuje všechny hráče
error-seed-key = klíč musí být „chacha:“ a 64 šestnáctkových číslic, ne { $seed }
error-seed-range = semínko musí být celé číslo od 0 do 2^128 - 1, ne { $seed }
error-session-ended = byl jsi odhlášen; přihlas se znovu
error-several-people = jméno { $name } má více osob; použij identifikátor: { $ids }
error-shutting-down = server se restartuje; zkus to za chvíli znovu
error-side-count = potřebný počet stran: { $players } (podle počtu hráčů), ne { $sides }
error-simulate-report = --report nelze použít zároveň s --out nebo --records
error-simulate-rows = --rows potřebuje --out SOUBOR
error-simulate-format = --out zapisuje Parquet; pojmenuj soubor { $path }
error-stale = hra mezitím pokročila; podívej se na stůl a zkus to znovu
error-start-record = { $bot } začíná s vlastními kartami, takže hru nelze zaznamenat
error-starting = hra se právě spouští
error-storage = server to teď nemůže uložit; nic se neztratilo, zkus to za chvíli znovu
error-table-finished = hra skončila
error-table-full = všechna místa jsou obsazená
error-take-back-consent = vzít to zpět můžeš jen se souhlasem ostatních
error-take-backs-spent = v této hře už nemůžeš vzít zpět žádný další tah (limit: { $most })
error-that-is-you = sám se sebou to udělat nemůžeš
error-not-moderator = to mohou jen moderátoři
error-is-moderator = moderátora může moderovat jen správce
error-no-such-person = tato osoba už neexistuje
error-too-large = je to příliš velké; limit je { $limit } bajtů
error-too-many =
    { $seconds ->
        [one] příliš mnoho požadavků; zkus to znovu za { $seconds } sekundu
        [few] příliš mnoho požadavků; zkus to znovu za { $seconds } sekundy
       *[other] příliš mnoho požadavků; zkus to znovu za { $seconds } sekund
    }
error-too-many-blocks = zablokovat můžeš nejvýše { $most } hráčů; nejdřív někoho odblokuj
error-too-many-reports = za den můžeš poslat nejvýše { $most } hlášení
error-too-many-tables = najednou můžeš sledovat nejvýše { $most } stolů
error-too-many-variations = varianty mohou mít dohromady { $most } akcí
error-tournament-alike = turnaj potřebuje aspoň dva různé boty, ne jen { $bot }
error-tournament-bots = počet botů u stolu pro { $seats } musí být aspoň { $seats }, ne { $count }; bota lze uvést vícekrát
error-tournament-busy = turnaj ve složce { $path } právě hraje jiný proces
error-tournament-damaged = { $path } neobsahuje platné nastavení turnaje
error-tournament-exists = ve složce { $path } už turnaj je; --resume v něm bude pokračovat
error-tournament-file = { $bot } se od her ve složce { $path } změnil; použij novou složku
error-tournament-folder = složka { $path } není prázdná a žádný turnaj v ní není; zvol jinou složku
error-tournament-line = { $path }, řádek { $line }: { $problem }
error-tournament-other = ve složce { $path } je jiný turnaj: { $setting } je tam { $there }, ne { $here }
error-tournament-resume = --resume vyžaduje --out se složkou turnaje
error-tournament-seats = turnaj potřebuje aspoň 2 místa, ne { $seats }
error-tree-position = strom, který začíná pozicí, nemá záznam; zapiš ho jako text
error-tree-moves = zaznamenané akce musí zůstat prvními variantami
error-unknown-bot =
    { $close ->
        [none] neznámý bot { $bot } pro hru { $game }; k dispozici: { $known }
       *[other] neznámý bot { $bot } pro hru { $game }; nemělo to být { $close }? K dispozici: { $known }
    }
error-unknown-card =
    { $close ->
        [none] neznámá karta { $card }; k dispozici: { $known }
       *[other] neznámá karta { $card }; nemělo to být { $close }? K dispozici: { $known }
    }
error-unknown-command =
    { $close ->
        [none] neznámý příkaz { $command }; k dispozici: { $known }
       *[other] neznámý příkaz { $command }; nemělo to být { $close }? K dispozici: { $known }
    }
error-unknown-mark = neznámá značka { $mark }; k dispozici: { $known }
error-unknown-task =
    { $close ->
        [none] neznámá úloha { $task }; k dispozici: { $known }
       *[other] neznámá úloha { $task }; nemyslíš { $close }? K dispozici: { $known }
    }
error-task-bots = zadej boty, kteří mají hrát: --bots A,B,...
error-task-short = oficiální výsledek úlohy { $task } vyžaduje víc her (celkem { $games }); toto je jen ukázka
error-unknown-game =
    { $close ->
        [none] neznámá hra { $game }; k dispozici: { $known }
       *[other] neznámá hra { $game }; nemělo to být { $close }? K dispozici: { $known }
    }
error-unknown-language = neznámý jazyk { $language }; k dispozici: { $known }
error-unknown-option =
    { $close ->
        [none] neznámá volba { $option }; k dispozici: { $known }
       *[other] neznámá volba { $option }; neměla to být { $close }? K dispozici: { $known }
    }
error-unseen-name = toto jméno není vidět; použij písmena nebo číslice
error-usage = neplatný příkazový řádek; viz --help
error-waits-for-ever = u tohoto stolu hraje bot za hráče jen tehdy, když o to hráč požádá
error-weights-large = váha může být nejvýše { $most }, ne { $value }
error-weights-line = piš „NAME = NUMBER“ nebo „NAME in PART = NUMBER“, ne „{ $text }“
error-weights-name =
    neznámá váha „{ $name }“; { $meant ->
        [none] k dispozici: { $known }
       *[other] neměla to být „{ $meant }“? K dispozici: { $known }
    }
error-weights-part =
    neznámá část hry „{ $name }“; { $meant ->
        [none] k dispozici: { $known }
       *[other] neměla to být „{ $meant }“? K dispozici: { $known }
    }
error-which-invitation = začátek otisku { $hash } neurčuje právě jednu pozvánku
error-which-table = začátek identifikátoru { $table } neurčuje právě jeden stůl
error-who-are-you = nejdřív zadej své jméno
error-with-position = --position nelze použít spolu s { $option }
error-wrong-passphrase = účet neexistuje, nebo heslo není správné
error-second-factor = zadej kód z ověřovací aplikace nebo záložní kód, anebo se přihlas přístupovým klíčem
error-wrong-code = špatný kód; každý kód platí jen jednou
error-second-factor-exists = tento účet už druhý faktor má; nejdřív ho odeber
error-wrong-passkey = tento přístupový klíč tu neplatí; použij jiný, nebo heslo
error-passkey-expired = trvalo to příliš dlouho; zkus to znovu
error-passkey-exists = tento přístupový klíč už je přidaný
error-too-many-passkeys = účet může mít nejvýš { $most } přístupových klíčů; nejdřív některý odeber
error-no-passkeys = tento server přístupové klíče nenabízí, protože nemá adresu HTTPS
error-wrong-password = nesprávné heslo serveru
error-endless-game = hra byla po { $decisions } rozhodnutích zastavena: tito boti ji nikdy neukončí
error-trial-bot = { $bot } tu nelze otestovat: jeho část nebyla nahrána
error-trial-thinks = { $bot } je na test příliš pomalý; použij `bastide tournament`
error-trial-failed = test selhal: tyto strategie proti sobě nemohly hrát
error-no-trial-report = zpráva o tomto testu ještě není hotová
error-no-trial = tento test vypršel; spusť nový
error-no-trials = na tomto serveru jsou testy vypnuté; použij `bastide tournament`
error-one-trial = jeden tvůj test ještě běží; zastav ho, nebo počkej na konec
error-not-yours = test může zastavit jen ten, kdo ho spustil
error-trial-paused = tvůj poslední test selhal; další můžeš spustit za { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
   *[other] sekund
}
error-trial-draws = hry, které po { $decisions } rozhodnutích neskončily a počítají se jako remíza: { $games }
error-few-kingdom-cards = počet karet pro náhodné království je { $needed }, ale tyto sady jich v této edici mají jen { $count }: { $sets }; přidej sadu

error-bad-thing-name = { $name } není platný název; použij malá písmena, číslice a _, například shanty_town, nebo kód jazyka jako fr
error-thing-exists = { $path } už existuje nebo obsahuje stejnou zprávu; nic nebylo zapsáno
error-no-checkout = tento příkaz potřebuje kopii repozitáře Bastide i s testy, ale toto je nainstalovaný balíček
error-outside-checkout = tento příkaz pracuje s checkoutem { $path }; nejdřív přejdi do této složky
error-unknown-set = uveď volbou --set sadu, do které karta patří; k dispozici: { $known }
error-unknown-thing = karta, sada, modul, deska, jazyk, úroveň ani stránka { $name } neexistuje{ $close ->
    [none] {""}
   *[other] ; nemělo to být { $close }?
}

error-bad-token = tento token je chybný, zrušený nebo vypršel
error-bot-busy = { $name } už hraje tolik her, kolik přijímá
error-bot-like-name = na „(bot)“ končí jen jména botů; zvol jiné jméno
error-bot-name-taken = účet bota se jménem { $name } už máš
error-bot-offline = { $name } není připojen; jeho majitel musí spustit jeho program
error-bot-other-game = { $name } tuto hru nehraje
error-bot-plain-http = token se posílá nešifrovaně; použij adresu https
error-bot-refusals = spojení bylo ukončeno, protože příliš mnoho zpráv tohoto účtu bota bylo odmítnuto
error-bot-scope = token tohoto účtu bota to nedovoluje
error-bot-server-away = server { $server } není dostupný: { $problem }
error-bot-server-strange = { $server } neodpovídá jako server Bastide: { $problem }
error-bot-server-url = { $url } není adresa serveru, například https://play.example.org
error-bot-token-file = soubor { $file } neobsahuje token; vytvoř ho na stránce svého účtu
error-bots-need-account = účty botů mohou mít jen hráči s účtem
error-no-bot = takový účet bota neexistuje
error-no-bot-token = tento účet bota takový token nemá
error-not-a-bot = tohle může jen účet bota se svým tokenem
error-too-many-bots = můžeš mít nejvýš { $most } účtů botů; nejdřív některý smaž
error-too-many-bot-tokens = účet bota může mít nejvýš { $most } tokenů; nejdřív některý zruš
## Oznámení

error-too-many-muted = ztlumit můžeš nejvýš { $most } stolů
error-too-many-endpoints = můžeš jich mít nejvýš { $most }; nejdřív něco odeber
error-bad-webhook = adresa musí být veřejná adresa https na portu 443 nebo 8443
error-webhook-exists = tento webhook už máš přidaný
error-bad-time-zone = neznámé časové pásmo { $zone }
error-no-email = tento server e-maily neposílá
error-bad-email = zadej e-mailovou adresu, například jan@example.org
error-no-endpoint = tento prohlížeč, e-mailová adresa nebo webhook už neexistuje; načti stránku znovu
error-bad-email-link = platnost odkazu vypršela; o nový můžeš požádat v nastavení
error-needs-account = nejdřív si vytvoř účet
## Club tournaments

error-tournament-account = k turnajům potřebuješ účet; založíš ho na stránce svého účtu
error-tournament-clock = turnaj potřebuje hodiny: zvol limit na tah nebo na partii
error-tournament-tables = tři a více hráčů u stolu hraje jen v systému „Stoly“, vždy jednu partii
error-tournament-counts = v turnajové partii to nejde
error-tournament-joined = tohoto turnaje se už účastníš
error-tournament-bot-joined = tohoto turnaje se tento bot už účastní
error-tournament-removed = pořadatel tě z tohoto turnaje vyřadil
error-tournament-closed = do tohoto turnaje se už nelze přihlásit
error-tournament-full = turnaj je plný; limit je { $most } hráčů
error-tournament-bot-limit = turnaje se může účastnit nejvýše { $most } botů
error-tournament-state = v současném stavu turnaje to nejde
error-tournament-few = turnaj může začít, až se přihlásí aspoň { $least } hráči
error-tournament-over = tento turnaj už skončil
error-too-many-tournaments = najednou můžeš mít nejvýše { $most } neskončených turnajů
error-not-in-tournament = tento hráč v turnaji není
error-not-organiser = to může jen pořadatel turnaje
error-no-tournament = takový turnaj neexistuje
error-friends-account = chceš-li mít přátele, potřebuješ účet; založíš ho na stránce svého účtu
error-match-account = k hledání soupeře potřebuješ účet; založíš ho na stránce svého účtu
error-friend-guest = tento hráč nemá účet; přáteli mohou být jen hráči s účtem
error-friend-blocked = tohoto hráče máš zablokovaného; nejdřív ho odblokuj
error-already-friends = už jste přátelé
error-too-many-friend-requests = na odpověď čeká { $most } tvých žádostí; nejdřív některou stáhni
error-too-many-friends = jeden z vás už má { $most } přátel, víc jich mít nelze
error-no-friend = takový přítel ani žádost neexistuje
error-no-friend-account = účet { $account } neexistuje
error-no-friend-request = tato žádost byla stažena nebo už je vyřízená

## Studies

error-study-account = ke studiím potřebuješ účet; založíš ho na stránce svého účtu
error-no-study = taková studie neexistuje nebo ji nesmíš vidět
error-no-chapter = tato kapitola už neexistuje
error-not-in-study = to mohou jen členové studie
error-not-author = to mohou jen autoři studie
error-not-study-owner = to může jen vlastník studie
error-study-owner-stays = vlastní studii nemůžeš opustit, jen smazat
error-study-invite = tento odkaz už neplatí; popros vlastníka studie o nový
error-bad-title = název musí mít 1 až { $most } znaků, ne { $count }
error-too-many-chapters = limit kapitol jedné studie je { $most }
error-study-length = všechny kapitoly studie dohromady mohou mít nejvýše { $most } znaků
error-study-nodes = limit tahů variant a komentářů jedné kapitoly je { $most }
error-too-many-members = limit členů jedné studie je { $most }
error-too-many-studies = limit studií je { $most }; nejdřív nějakou smaž nebo opusť
error-bad-study-puzzle = úloha je pozice, po které následují tahy řešení
error-study-text = řádek { $line } nepatří do studie: její text začíná „{ $start }“ a „{ $title }“, pak následují kapitoly „{ $game }“ nebo „{ $puzzle }“
error-bad-study-chapter = kapitola „{ $title }“ od řádku { $line }: { $problem }

## Profiles

error-no-profile = takový profil neexistuje, nebo ho nesmíš vidět
error-stretch-range = úsek od { $first } do { $until } není v rozmezí akcí 0 až { $last }
error-stretch-length = animace má nejvýše { $limit } pozic
error-embed-suffix = název souboru musí končit na .html nebo .json, ne „{ $path }“
