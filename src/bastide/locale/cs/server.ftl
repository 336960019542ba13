### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = Stůl je otevřený.
server-log-sat = { $name } si sedá ke stolu.
server-log-invited = Pozvání dostává { $name }.
server-log-stood = { $name } vstává od stolu.
server-log-opened = Uvolnilo se místo.
server-log-bot_sat = Ke stolu si sedá bot: { $bot }.
server-log-agreed = { $name } chce hrát.
server-log-called = Má se začít: zařízení otevírají svůj díl losu.
server-log-revealed = Zařízení hráče { $name } otevírá svůj díl losu.
server-log-started = Hra začíná.
server-log-chose = { $player } má vybráno.
server-log-took_back = { $player } bere něco zpět.
server-log-proposed-take_back = { $player } by chtěl něco vzít zpět.
server-log-proposed-abandon = { $player } navrhuje ukončit hru bez výsledku.
server-log-answered-yes = { $player } souhlasí.
server-log-answered-no = { $player } nesouhlasí.
server-log-resigned = { $player } se vzdává.
server-log-timed_out = Hráči { $player } vypršel čas.
server-log-replaced = Za hráče { $player } teď hraje bot: { $bot }.
server-log-returned = { $player } je zpět.
server-log-stopped = Bot { $bot } neodpověděl a byl zastaven; místo něj hraje jednodušší.
server-log-set_back = Databáze ztratila poslední tahy; stůl je zpět u záznamu { $kept }.
server-log-finished-played = Hra skončila.
server-log-finished-resigned = Hra skončila: byla vzdána.
server-log-finished-timed_out = Hra skončila: vypršel čas.
server-log-finished-abandoned = Hra byla ukončena bez výsledku.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (odstraněno)
server-log-left = Někdo odešel navždy.
server-log-rewritten = Správce serveru v tomto průběhu něco změnil.
server-log-rematched = { $player } zve všechny k další hře.

## What is checked of a finished game: each promise, kept or broken.

server-check-server-kept = Server měl svůj díl losu pevně daný dřív, než si kdo sedl.
server-check-server-broken = Díl serveru není ten, který měl daný dřív, než si kdo sedl.
server-check-part-kept = Díl zařízení hráče { $name } v něm je tak, jak byl předtím dán.
server-check-part-broken = Díl zařízení hráče { $name } není ten, který byl předtím dán.
server-check-part-absent = Zařízení hráče { $name } se losu neúčastnilo.
server-check-key-kept = Balíček i vše ostatní, co se losuje, plyne z těchto dílů dohromady.
server-check-key-broken = Balíček z těchto dílů neplyne.
server-check-order-kept = Plyne z nich i pořadí u stolu.
server-check-order-broken = Pořadí u stolu z nich neplyne.
server-check-options-kept = Stejně tak to, co stůl nechal na náhodě.
server-check-options-broken = Co stůl nechal na náhodě, z nich neplyne.
server-check-options-absent = Co stůl nechal na náhodě, nelze porovnat: dnes se losuje z něčeho jiného.
server-check-seed-kept = Semínko patří k otisku, který byl ukázán před hrou.
server-check-seed-broken = Semínko nepatří k otisku, který byl ukázán před hrou.

server-log-knocked = { $name } se ptá, zda si smí přisednout.
server-log-let_in-yes = Hostitel zve dovnitř.
server-log-let_in-no = Hostitel odmítá.

## The proof that nobody chose what was dealt.

server-fairness = Důkaz poctivého míchání
server-fairness-about = První číslo je otisk semínka, ze kterého pochází veškerá náhoda; ukazuje se před hrou. Semínko samo se ukáže po ní a každý může ověřit, že k sobě patří.
server-check = Ověřit tuto hru
server-fairness-parts = Veškerá náhoda této hry pochází z čísel, která tajně zvolil server a zařízení hráčů. Nejdřív se ukázaly jen jejich otisky; potom zařízení svá čísla otevřela a po hře to udělá server. Nikdo tedy nemohl zvolit, co se rozdá, ani ten, kdo server provozuje, a každý to může ověřit.
server-fairness-server = Otisk serveru
server-fairness-key = Klíč hry
server-fairness-own = Co přidalo toto zařízení
server-check-own-kept = Co přidalo tvoje zařízení, v něm je.
server-check-own-broken = Co přidalo tvoje zařízení, není to, co bylo použito.
server-check-own-absent = Toto zařízení si z této hry nic k porovnání neuložilo.
server-check-seen-kept = Všechny otisky jsou ty, které toto zařízení vidělo, než otevřelo svůj díl.
server-check-seen-broken = Otisky nejsou ty, které toto zařízení vidělo, než otevřelo svůj díl.
server-check-exact =
    Záznam byl přehrán od semínka: { $actions ->
        [one] jedna akce vede
        [few] { $actions } akce vedou
       *[other] { $actions } akcí vede
    } přesně k této hře.
server-check-unverified = Záznam byl přehrán, ale nemá značky k porovnání.
server-check-diverged =
    Přehraný záznam vede po { $actions ->
        [one] jedné akci
        [few] { $actions } akcích
       *[other] { $actions } akcích
    } k jiné hře.
server-check-fair = Nikdo nezasáhl do míchání.
server-check-unfair = Nelze dokázat, že tato hra byla poctivá.
