# The table page: waiting room, chat, menus and what follows a game.

table-no-table = Tento stůl nelze otevřít
table-connection-lost = Spojení se přerušilo. Připojuji se znovu… Ze hry se nic neztratí.
table-server-waits = Server teď nemůže ukládat. Hra je pozastavená, nic se neztratí.
table-may-sit = U tohoto stolu je volné místo.
table-sit-down = Přisednout si
table-full = U tohoto stolu je plno. Až hra začne, můžeš ji sledovat.
table-invite = Pozvat přátele
table-invite-about = Kdo má tento odkaz, může si sednout na volné místo. Cizí karty odkaz neprozradí.
table-companions = Spoluhráči z dřívějška
table-invite-one = Pozvat: { $name }
table-invite-sent = Pozvánka odeslána: { $name }.
table-link = Odkaz s pozvánkou
table-start = Spustit hru
table-start-without = { $count ->
    [one] Začít bez obsazení volného místa
    [few] Začít bez obsazení { $count } volných míst
   *[other] Začít bez obsazení { $count } volných míst
}
table-need-players = { $least ->
    [one] Hra potřebuje aspoň 1 hráče.
    [few] Hra potřebuje aspoň { $least } hráče.
   *[other] Hra potřebuje aspoň { $least } hráčů.
}
table-asked = Chceš hrát u tohoto stolu s tímto nastavením? Držíme ti místo.
table-has-agreed = připraven
table-has-not-agreed = zatím nepotvrdil
table-wait-for-agreement = Hra může začít, až ji všichni potvrdí. Čeká se na tyto hráče: { $names }.
table-wait-for-devices = Hra začne sama, jakmile všechna zařízení odkryjí svou část losování. Ještě chybí: { $names }.
table-part-elsewhere = Tvoje část losování je uložená na jiném tvém zařízení.
table-part-here = Použít místo něj toto zařízení
table-free-seat = Odebrat od stolu hráče { $name }
table-invited-again = { $name } chce odvetu a drží ti místo.
table-wait-for-host = Hra začne, až ji hostitel spustí.
table-sit-by-name = Zadej své jméno a přisedni si.
table-agreed = Nastavení hry
table-lobby-lists = Zobrazeno v herně
table-pace-of-move = { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
table-pace-of-bank = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} + { $seconds ->
    [one] { $seconds } sekunda za tah
    [few] { $seconds } sekundy za tah
   *[other] { $seconds } sekund za tah
}
table-pace-of-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
table-stand-up = Uvolnit místo
table-close = Zrušit tento stůl
table-closed = Tento stůl byl zrušen, než hra začala.
table-chat = Napiš zprávu
table-send = Poslat
table-said = Chat
table-unread = { $count ->
    [one] 1 nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
table-ask-undo = Požádat o vrácení tahu
table-seat-plays = Hraje { $name }.
table-menu = Nabídka
table-announcements = Hlášení
table-asked-with-choices = { $question } { $count ->
    [one] 1 možnost.
    [few] { $count } možnosti.
   *[other] { $count } možností.
}
table-describe = Popsat stůl
table-key-describe = popsat stůl slovy
table-description = Stůl slovy
table-detail = Podrobnost
table-detail-short = Stručně
table-detail-normal = Běžně
table-detail-full = Podrobně
table-show-on-table = Ukázat na stole
table-return = Jsem zpátky, hraju sám
table-leave-to-bot = Ať za mě hraje bot
table-leave-to-bot-ask = Dokud se nevrátíš, bude za tebe hrát bot { $bot }. Když vyhraje, tvůj rating se nezmění. Když prohraje, klesne.
table-leave-to-bot-waits = Jsi tu jediný lidský hráč: stůl počká, až se vrátíš.
table-leave-to-bot-sure = Ano, ať bot hraje
table-away-until = { $name } je pryč. Od { $time } bude místo něj hrát bot.
table-propose-abandon = Navrhnout ukončení bez výsledku
table-resign = Vzdát hru
table-resign-sure = Ano, vzdávám
table-proposal = Návrh
table-download-record = Stáhnout záznam hry
table-share-game = Zkopírovat odkaz na tuto hru
table-review = Rozebrat mou hru
table-new-game = Nová hra
table-rematch = Odveta
table-to-rematch = Přejít k odvetě
table-key-undo = vzít zpět
table-key-log = průběh
table-throw-away = Ukončit tuto hru
table-throw-away-about = Hraješ jen proti botům: hra hned skončí a nebude se počítat.
table-origin = { $at ->
    [0] V této hře jsou karty rozdané stejně jako v jiné, už dohrané hře.
    [one] Tato hra navazuje na dohranou hru po její akci { $at }.
    [few] Tato hra navazuje na dohranou hru po její akci { $at }.
   *[other] Tato hra navazuje na dohranou hru po její akci { $at }.
} Losování nelze ověřit a hra nemá vliv na rating.
table-origin-link = Zobrazit tu hru
table-origin-puzzle = Tato hra navazuje na úlohu. Losování nelze ověřit a hra nemá vliv na rating.
table-origin-puzzle-link = Zobrazit úlohu
table-reach-open = Zpřístupnit v místní síti
table-reach-open-about = Přátelé ve stejné síti se pak mohou připojit. Dokud server nezastavíš, dostane se k němu každý v této síti.
table-reach-flag = Pokud chceš hrát s ostatními v místní síti, spusť server příkazem { $command }.
table-qr = QR kód s odkazem
table-door = Soukromý stůl
table-door-about = { $host } tu hraje soukromou hru ({ $game }). Můžeš požádat o připojení.
table-door-about-nobody = Tady se hraje soukromá hra ({ $game }). Můžeš požádat o připojení.
table-knock = Požádat o připojení
table-knock-waiting = Čeká se na hostitele. Až odpoví, stránka se sama změní.
table-knock-declined = Hostitel odmítl. S odkazem s pozvánkou se můžeš připojit i tak.
table-knocks = { $name } se chce připojit.
table-let-in = Přijmout
table-not-let-in = Odmítnout
table-you-watch = Sleduješ hru jako divák.
table-spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
table-block-or-report = Zablokovat nebo nahlásit
table-block = Zablokovat
table-block-about = Neuvidíš jeho zprávy a nebude se moci připojit k tvým stolům.
table-blocked = { $name } je na seznamu zablokovaných. Odblokovat ho můžeš na stránce svého účtu.
table-report = Nahlásit
table-report-about = Nahlásit provozovateli serveru
table-report-what = Co se stalo?
table-reported = Děkujeme. Provozovatel si tvé hlášení přečte.
table-deal-others = Výsledky ostatních
table-deal-counts = Denní výzva: počítá se jen jeden pokus, tahy nelze vzít zpět a nápovědy nejsou.
table-proposal-take_back = { $by } žádá o vrácení tahu:
table-proposal-abandon = { $by } navrhuje ukončit hru bez výsledku.
table-reach-machine = Tento odkaz funguje jen na tomto počítači.
table-reach-network = Tento odkaz funguje pro všechny ve tvé místní síti (na stejné Wi-Fi).
table-reach-world = Tento odkaz funguje pro každého, komu ho pošleš.
table-you-won-by = { $points ->
    [one] Vyhráváš o 1 bod
    [few] Vyhráváš o { $points } body
   *[other] Vyhráváš o { $points } bodů
}
table-you-lost-by = { $points ->
    [one] { $name } vítězí, prohráváš o 1 bod
    [few] { $name } vítězí, prohráváš o { $points } body
   *[other] { $name } vítězí, prohráváš o { $points } bodů
}
table-you-won-shared = O vítězství se dělíš: { $names }
table-you-lost-shared = Tentokrát vítězí { $names }
table-you-lost = Tentokrát vítězí { $name }
table-won-by = { $points ->
    [one] { $name } vítězí o 1 bod
    [few] { $name } vítězí o { $points } body
   *[other] { $name } vítězí o { $points } bodů
}
table-won-shared = Společné vítězství: { $names }
table-won-difference = Rozhodlo: { $category }, { $points } ku { $other }.
table-won = { $name } vítězí
table-hint-thinking = Bot přemýšlí…
table-hint-about = Co by na tvém místě udělal bot
table-hint-win = šance na výhru { $chance }
table-hint-compared = Ve srovnání s „{ $action }“: { $reason }
table-hint-worse = Jasně horší
table-hint-basis = Odhad z mnoha dohraných her odtud, jen podle toho, co vidíš. Skryté karty zůstanou skryté.
table-coach-comes = Zavolat trenéra
table-coach-leaves = Vypnout trenéra
table-hint-equal = Přibližně stejně dobré
table-hints-short = Nápovědy
table-key-hint = nápověda
table-learn-more = Další lekce
table-same-again = Hrát znovu se stejným nastavením
table-imported-about = Tato hra byla importována ze souboru. Její losování nelze ověřit.
table-cancel = Zrušit
table-copy = Kopírovat

# A new table.

table-friend = přítel (pozvánka odkazem)
table-other-bots = Další boti
table-settings = Nastavení stolu
table-public = Ukázat v herně (připojit se může kdokoli)
    .help = Jinak je potřeba tvůj odkaz nebo tvé svolení.
table-hints = Povolit nápovědy (hra nebude mít vliv na rating)
    .help = Hráči se mohou zeptat, co by na jejich místě zahrál bot, a zapnout si trenéra.
table-shuffle = Vylosovat pořadí hráčů
    .help = Místa a tím i pořadí tahů se vylosují na začátku hry.
table-expiry = Když vyprší čas
table-expiry-bot = dohraje za hráče bot
table-expiry-loss = hráč prohraje
table-each-seat = Místa
table-friends-about = Dostaneš odkaz, který pošleš přátelům. Hra začne, až ji spustíš.
table-bots-mixed = Vlastní (viz níže)

### Durations in their largest exact unit

table-duration-day = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
table-duration-hour = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
table-duration-minute = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
table-duration-second = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}

## Settings of a new table

table-aids = Zobrazit pomůcky (zbývající kartičky, očekávané body)
    .help = Uvidí je všichni u stolu.
table-talk = Diváci mohou psát do chatu
    .help = Jinak mohou chat jen číst.
table-stand-in = Náhradní bot
    .help = Hraje za toho, kdo odejde, je dlouho pryč nebo mu vyprší čas.
table-absence = Když je hráč pryč
    .help = Čas běží, když se čeká na někoho, kdo není připojený. Vrátit se může kdykoli.
table-absence-after = bude za něj hrát bot (čekací doba: { $time })
table-absence-never = počkat na něj
