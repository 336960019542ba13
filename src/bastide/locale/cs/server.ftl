### Events at a table other than the game itself. The ids are the kinds of log entries.

server-log-created = Stůl byl vytvořen.
server-log-sat = { $name } si sedá ke stolu.
server-log-invited = { $name } dostává pozvánku.
server-log-stood = { $name } odchází od stolu.
server-log-opened = Uvolnilo se místo.
server-log-bot_sat = Ke stolu si sedá bot { $bot }.
server-log-agreed = { $name } je připraven.
server-log-called = Hra se spouští: zařízení odkrývají své části losování.
server-log-revealed = Zařízení hráče { $name } odkrývá svou část losování.
server-log-started = Hra začíná.
server-log-chose = { $player } už vybral.
server-log-took_back = { $player } bere tah zpět.
server-log-proposed-take_back = { $player } žádá o vrácení tahu.
server-log-proposed-abandon = { $player } navrhuje ukončit hru bez výsledku.
server-log-answered-yes = { $player } souhlasí.
server-log-answered-no = { $player } nesouhlasí.
server-log-resigned = { $player } vzdává hru.
server-log-timed_out = Hráči { $player } vypršel čas.
server-log-replaced = Za hráče { $player } teď hraje bot { $bot }.
server-log-returned = { $player } je zpět.
server-log-stopped = Bot { $bot } přestal odpovídat, místo něj hraje jednodušší bot.
server-log-set_back = Databáze ztratila poslední tahy. Hra se vrátila k záznamu { $kept }.
server-log-finished-played = Hra skončila.
server-log-finished-resigned = Hra skončila vzdáním.
server-log-finished-timed_out = Hra skončila vypršením času.
server-log-finished-abandoned = Hra skončila bez výsledku.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (odstraněno)
server-log-left = Jeden z hráčů nechal smazat své údaje.
server-log-rewritten = Provozovatel serveru v tomto průběhu něco změnil.
server-log-rematched = { $player } nabízí odvetu.

## Results of the fairness check of a finished game.

server-check-server-kept = Server určil svou část losování dřív, než si ke stolu kdokoli sedl.
server-check-server-broken = Část losování ze serveru není ta, kterou server určil předem.
server-check-part-kept = Část losování ze zařízení hráče { $name } se použila tak, jak byla předem určena.
server-check-part-broken = Část losování ze zařízení hráče { $name } není ta, která byla předem určena.
server-check-part-absent = Zařízení hráče { $name } se losování neúčastnilo.
server-check-key-kept = Rozdání i všechno další losování vychází ze všech těchto částí dohromady.
server-check-key-broken = Rozdání z těchto částí nevychází.
server-check-order-kept = Vychází z nich i pořadí u stolu.
server-check-order-broken = Pořadí u stolu z nich nevychází.
server-check-options-kept = Vychází z nich i náhodné volby stolu.
server-check-options-broken = Náhodné volby stolu z nich nevycházejí.
server-check-options-absent = Náhodné volby stolu nelze ověřit: od této hry se nabídka možností změnila.
server-check-seed-kept = Semínko odpovídá otisku zveřejněnému před hrou.
server-check-seed-broken = Semínko neodpovídá otisku zveřejněnému před hrou.

server-log-knocked = { $name } se chce připojit.
server-log-let_in-yes = Hostitel souhlasí.
server-log-let_in-no = Hostitel odmítá.

## The fairness proof.

server-fairness = Důkaz poctivosti
server-fairness-about = Otisk se zveřejnil před hrou, semínko po ní. Každý může ověřit, že k sobě patří.
server-check = Ověřit tuto hru
server-fairness-parts = Losování spojuje tajná čísla ze serveru a ze zařízení všech hráčů. Nejdřív každý zveřejnil jen otisk svého čísla a číslo odkryl až potom. Karty tedy nemohl vybrat nikdo, ani provozovatel serveru. Každý to může ověřit.
server-fairness-server = Otisk serveru
server-fairness-key = Semínko hry
server-fairness-own = Část z tvého zařízení
server-check-own-kept = Část z tvého zařízení byla použita.
server-check-own-broken = Část z tvého zařízení použita nebyla.
server-check-own-absent = Toto zařízení si z této hry nic k porovnání neuložilo.
server-check-seen-kept = Všechny otisky jsou ty, které toto zařízení vidělo, než odkrylo svou část.
server-check-seen-broken = Otisky nejsou ty, které toto zařízení vidělo, než odkrylo svou část.
server-check-exact =
    Hra přehraná od semínka odpovídá záznamu: { $actions ->
        [one] 1 akce
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
server-check-unverified = Záznam byl přehrán, ale neobsahuje kontrolní součty k porovnání.
server-check-diverged =
    Přehraná hra se od záznamu liší po { $actions ->
        [one] 1 akci
        [few] { $actions } akcích
       *[other] { $actions } akcích
    }.
server-check-fair = Losování bylo poctivé.
server-check-unfair = Poctivost této hry nelze dokázat.
server-tournament = Turnaj
