### Co se může pokazit. Označení jsou kódy chyb.

error-at-range = --at je počet akcí, 0 až { $last }, ne { $at }
error-bad-budget = hledání potřebuje aspoň jeden průchod nebo nějaký čas (nejvýš hodinu), ne { $iterations } průchodů a { $seconds } sekund
error-bad-buy-list = { $file }, řádek { $line }: { $problem }
error-bad-number = { $name } musí být celé číslo od { $least }, ne { $value }
error-bad-seconds = --seconds je počet sekund, ne { $value }
error-bad-snapshot = toto není pozice hry { $game }: { $problem }
error-bad-workers = hledání běží na 1 až 256 procesech, ne { $workers }
error-board-count = počet hráčů je { $players } a desek má být stejně, ne { $boards }
error-bot-argument = robot { $bot } nemá žádné nastavení
error-bot-file = { $file } nelze přečíst: { $problem }
error-bot-setting = { $bot } rozumí iterations=N, seconds=S a workers=K, spojeným znakem +; ne { $text }
error-broken-game = hru { $game } nelze načíst: { $problem }
error-density = --density je podíl kroků, 0 až 1, ne { $value }
error-empty-buy-list = { $file }: seznam nejmenuje žádnou kartu ke koupi
error-file = { $path }: { $problem }
error-first-player = tento hráč nemůže začínat; hráči jsou 0 až { $last }
error-game-over = hra skončila; nikdo už nemůže hrát
error-games-count = počet her musí být alespoň 1, ne { $games }
error-missing = chybí { $name }
error-name = jméno je jeden řádek textu
error-no-buy-list = řekni, podle kterého seznamu hrát: { $bot }:SOUBOR
error-no-components = { $game } toto nemá: { $kind }; má: { $known }
error-no-record = toto není záznam: první řádek není „bastide record 1“
error-no-seat = místo { $seat } neexistuje; místa jsou 0 až { $last }
error-no-such-option = volba { $option } neexistuje; --help vypíše ty, které jsou
error-no-such-player = hráč { $player } neexistuje; hráči jsou 0 až { $last }
error-not-a-game = { $value } není hra jménem { $game }
error-not-to-move = hráč { $player } není na tahu; čeká se na { $waiting }
error-not-understood = „{ $text }“ teď není povolená akce; povoleno: { $legal }
error-option-count = volba { $option } vyžaduje { $wanted } slov, ne { $count }
error-option-form = volba se píše NÁZEV=HODNOTA, ne { $text }
error-option-value = volba { $option } nemůže být { $value }; { $right }
error-other-edition = { $card } není v { $edition }. edici základní hry; zvol druhou edici, nebo mix_editions=yes
error-other-game = toto je záznam hry { $found }, ne { $game }
error-out-of-range = { $name } musí být číslo od { $low } do { $high }, ne { $value }
error-player-count = { $game } je pro { $low } až { $high } hráčů, ne { $players }
error-record-cut = záznam je useknutý: nekončí řádkem „end N DIGEST“
error-record-diverged = záznam se rozchází u akce { $at }: { $reason }
error-record-format = tento záznam má formát { $found }; tato verze Bastide čte formát { $known }
error-record-line = řádek { $line } záznamu: { $problem }
error-rng-state = zdroj náhody je 32 šestnáctkových číslic, ne samé nuly; toto je { $state }
error-seed-range = semínko je celé číslo od 0 do 2^128 - 1, ne { $seed }
error-unknown-bot = robot { $bot } pro hru { $game } neexistuje; známí: { $known }
error-unknown-command = příkaz { $command } neexistuje; známé: { $known }
error-unknown-game = hra { $game } neexistuje; známé: { $known }
error-unknown-language = jazyk { $language } neexistuje; známé: { $known }
error-unknown-option = volba { $option } neexistuje; známé: { $known }
error-usage = { $problem }
