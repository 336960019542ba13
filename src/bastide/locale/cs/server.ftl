### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = Stůl je otevřený.
server-log-sat = { $name } si sedá ke stolu.
server-log-stood = { $name } vstává od stolu.
server-log-opened = Uvolnilo se místo.
server-log-bot_sat = Ke stolu si sedá bot: { $bot }.
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
server-log-rematched = Titíž hráči hrají znovu u jiného stolu.
