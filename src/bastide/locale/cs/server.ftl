### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = Stůl je otevřený.
server-log-sat = { $name } si sedá ke stolu.
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
server-log-proposed-replace = { $player } navrhuje, aby za hráče { $other } hrál bot.
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

