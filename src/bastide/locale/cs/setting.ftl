# Stránka nastavení.

setting-kept-here = Nastavení se ukládá na tomto zařízení. S účtem ho budeš mít všude.
setting-kept-account = Nastavení je uložené ve tvém účtu a platí na všech zařízeních.
setting-kept-usual = Obnovit výchozí nastavení
    .help = Vrátí vše na této stránce do výchozího stavu, kromě jazyka.
setting-table = U stolu
setting-look = Vzhled
setting-sound = Zvuky a oznámení
setting-speed = Rychlost animací
    .help = Jak rychle se po stole pohybují karty a kartičky.
setting-speed-instant = Bez animací
setting-speed-quick = Rychle
setting-speed-normal = Normálně
setting-forced = Jediný možný tah zahrát automaticky
    .help = Když máš jen jednu možnost, po chvilce se zahraje sama.
setting-turnEnd = Konec tahu
    .help = Jen u her, kde se tah ukončuje tlačítkem. Vzít zpět ho lze asi tři sekundy.
setting-turnEnd-moment = chvíli ho lze vzít zpět
setting-turnEnd-ask = potvrdit
setting-turnEnd-once = okamžitě
setting-confirmResign = Před vzdáním hry se zeptat
setting-invitations = Hráči, se kterými jsem už hrál, mě mohou zvát ke stolu
    .help = Pozvánka ti drží místo u stolu a objeví se v herně.
setting-coach = Trenér ve cvičných hrách
    .help = Trenér ti před každým tahem řekne, o co jde. Je jen u stolů, kde jsou povolené nápovědy.
setting-coach-offer = zeptat se při první hře
setting-coach-on = vždy
setting-coach-off = nikdy
setting-theme = Motiv
setting-theme-system = Podle systému
setting-theme-light = Světlý
setting-theme-dark = Tmavý
setting-cards = Velikost karet
    .help = Týká se karet v ruce, karet ve hře a kartičky, kterou pokládáš.
setting-cards-small = Malé
setting-cards-normal = Normální
setting-cards-large = Velké
setting-colours = Barvy hráčů
    .help = Barvy figurek a značek hráčů.
setting-colours-usual = Výchozí
setting-colours-safe = Rozlišitelné i při barvosleposti
setting-daylight = Světlo podle roční a denní doby
    .help = Město a stoly se řídí tvými hodinami: květy, listí a sníh, ranní světlo i světlo lampy.
setting-sounds = Zvuky u stolu
    .help = Zapne nebo vypne všechny zvuky, i upozornění, že jsi na tahu.
setting-volume = Hlasitost
setting-listen = Přehrát ukázku
setting-sound-card = Karta
setting-sound-shuffle = Míchání
setting-sound-tile = Kartička
setting-sound-piece = Figurka
setting-sound-coin = Mince
setting-sound-build = Stavba
setting-sound-conflict = Konflikt
setting-sound-count = Počítání bodů
setting-sound-turn = Jsi na tahu
setting-sound-end = Konec hry

# Druhý faktor účtu.

setting-second-factor = Ověřovací aplikace
setting-second-factor-about = Kód z ověřovací aplikace v telefonu, navíc k heslu.
setting-second-factor-on = Zapnuto. { $count ->
    [one] Zbývá 1 záložní kód.
    [few] Zbývají { $count } záložní kódy.
   *[other] Zbývá { $count } záložních kódů.
}
setting-second-factor-add = Nastavit
setting-second-factor-scan = Naskenuj tento kód ověřovací aplikací, nebo zadej klíč ručně. Pak zadej kód, který aplikace ukáže.
setting-second-factor-key = Klíč
setting-second-factor-code = Kód z aplikace
setting-second-factor-enable = Zapnout
setting-second-factor-remove = Odebrat
setting-second-factor-recovery = Tvoje záložní kódy. Ulož je na bezpečné místo: každým se můžeš jednou přihlásit, když ztratíš telefon. Znovu se nezobrazí.
setting-second-factor-saved = Mám je uložené

# Přístupové klíče účtu.

setting-passkey = Přístupové klíče
setting-passkey-about = Přihlas se otiskem prstu, obličejem nebo zámkem obrazovky. Jakmile máš přístupový klíč, samotné heslo k přihlášení nestačí: potřebuješ k němu i záložní kód.
setting-passkey-unavailable = Tento server přístupové klíče nenabízí, protože nemá adresu HTTPS.
setting-passkey-unsupported = Tento prohlížeč tu přístupové klíče použít nemůže. Otevři adresu HTTPS serveru v aktuálním prohlížeči.
setting-passkey-name = Název přístupového klíče
setting-passkey-name-example = Můj telefon
setting-passkey-add = Přidat přístupový klíč
setting-passkey-remove = Odebrat přístupový klíč „{ $name }“
setting-passkey-used = naposledy použit { $date }
setting-passkey-unused = zatím nepoužit
setting-passkey-codes = { $count ->
    [one] Zbývá 1 záložní kód.
    [few] Zbývají { $count } záložní kódy.
   *[other] Zbývá { $count } záložních kódů.
}
setting-passkey-sign-in = Přihlásit se přístupovým klíčem
setting-passkey-failed = Žádný přístupový klíč nebyl použit. Zkus to znovu, nebo použij heslo.
setting-notice = Poslat i systémové oznámení
    .help = Prohlížeč se tě nejdřív zeptá na povolení.
setting-notifications = Oznámení, když je stránka zavřená
setting-notice-forbidden = Prohlížeč blokuje oznámení z této stránky. Povolit je můžeš v jeho nastavení.
setting-turn-sound = Upozornit zvukem, když jsem na tahu a mám otevřené něco jiného

## New passphrase

setting-new-passphrase-about = Zvol si nové heslo. Odkaz platí jen jednou a všechna tvá zařízení se odhlásí.
setting-passphrase-again = Heslo znovu
setting-passphrases-differ = Hesla se neshodují.
setting-take-passphrase = Nastavit heslo a přihlásit se

## The account page

setting-account = Účet
setting-account-about = Ke hraní účet nepotřebuješ. S účtem tě poznáme na každém zařízení a tvé hry i rating ti zůstanou.
setting-account-made = Účet byl vytvořen.
setting-signed-in = Přihlášen jako { $account }.
setting-ratings = Rating
setting-no-ratings = Zatím nemáš rating. Získáš ho, až dohraješ hru bez nápověd s jinými lidmi.
setting-sign-out = Odhlásit se
setting-sign-out-everywhere = Odhlásit se na všech zařízeních
setting-kept-about = Stáhni si všechno, co o tobě tento server ukládá, nebo to smaž. Smazáním zmizí tvé jméno od všech stolů, dohrané hry zůstanou bez něj.
setting-delete-me-yes = Ano, smazat mé údaje
setting-delete-me-no = Nechat si účet
setting-deleted = Tvoje údaje byly smazány.
setting-blocks = Zablokovaní hráči
setting-no-blocks = Nikoho nemáš zablokovaného. Hráče zablokuješ klepnutím na jeho jméno u stolu.
setting-unblock = Odblokovat
