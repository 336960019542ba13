### The pages in the browser.

## Everywhere

web-about = Deskové hry podle přesných pravidel, s přáteli i s boty. Bez účtu, bez reklam: vezmi si jméno a hraj.
web-skip = K obsahu
web-pages = Stránky
web-language = Jazyk
web-gallery = Galerie
web-replay = Záznamy
web-strategies = Strategie
web-loading = Okamžik …
web-close = Zavřít
web-cancel = Zrušit
web-copy = Kopírovat
web-copied = Zkopírováno.
web-to-lobby = Do předsálí
web-no-page = Tady nic není
web-no-page-about = Adresa nikam nevede. Možná se cestou zkrátila.
web-no-table = Tento stůl nelze ukázat
web-no-game = Taková hra tu není
web-unexpected = Na této stránce se něco pokazilo. Načti ji znovu; z hry se nic neztratí.
web-unreachable = server teď není dostupný; nic se neztratilo, zkus to za chvíli znovu
web-connection-lost = Spojení se přerušilo. Zkouším to znovu; z hry se nic neztratí.
web-server-waits = Server teď nemůže nic uložit. Stůl čeká; nic se neztratí.
web-credits = Projekt Bastide nijak nesouvisí s vydavateli těchto her. Všechny kresby jsou původní. Písma: Frank Ruhl Libre a Heebo, SIL Open Font License.
web-contact-sheet = Každá kresba ve třech velikostech, ve dne i v noci
web-server-away = Server není dostupný. Zkoušíme to znovu; nic se neztratí.
web-not-loaded = Tuto stránku se nepodařilo načíst
web-not-loaded-about = Spojení je přerušené, nebo má server už novější verzi. Načti stránku znovu; ze hry se nic neztratí.
web-page-api-mismatch = Stránka hry { $game } byla vytvořena pro jinou verzi Bastide. Stůl se zobrazuje jako text.
web-reload = Načíst znovu
web-more = Další

## The lobby

web-welcome = Vítej, { $name }
web-welcome-stranger = Vítej
web-who-are-you = Jak ti máme říkat?
web-your-name = Tvé jméno
web-thats-me = To jsem já
web-rename = Jiné jméno
web-games = Hry
web-player-count = { $least } až { $most } hráčů
web-play = Hrát
web-my-tables = Rozehrané hry
web-my-finished = Mé dohrané hry
web-open-tables = Otevřené stoly
web-no-open-tables = Právě teď na hráče nečeká žádný veřejný stůl. Otevři nějaký, nebo pošli přátelům odkaz.
web-no-games = Ještě tu nemáš žádnou hru. Vyber si některou; boti jsou připraveni kdykoli.
web-no-finished = Zatím není žádná hra dohraná. Až bude, najdeš ji tady, tah po tahu.
web-status-open = Čeká se na hráče
web-go-on = Pokračovat
web-join = Přisednout
web-watch = Dívat se
web-look = Prohlédnout
web-guest = Host { $number }
web-replay-one = Přehrát
web-line-you-won = Vyhráváš
web-line-won =
    { $count ->
        [one] vítěz: { $names }
       *[other] vítězové: { $names }
    }
web-line-nobody = Bez výsledku
web-again-with = Hrát znovu: { $names }
web-again = Hrát znovu

## A new table

web-seat-count = Místa
web-seat-kind = Kdo sedí na místě { $number }
web-seat-open = volné místo
web-friend = přítel přes odkaz
web-other-bots = Další boti
web-bot-beginner = začátečník
web-bot-easy = lehký
web-bot-medium = střední
web-bot-hard = těžký
web-bot-expert = expert
web-bot-master = mistr
web-bot-random = náhodný
    .about = Dělá cokoli dovoleného.
web-play-now = Hrát hned
web-make-table = Otevřít stůl
web-options = Možnosti
web-own-choice = Vlastní výběr
web-picked-of = { $least ->
    [0] Vybráno: { $count }.
   *[other] { $most ->
        [0] Vybráno: { $count }.
       *[other] Vybráno: { $count }, potřeba: { $least } až { $most }.
    }
}
web-paste = Vložit seznam jmen
web-paste-unknown = Tady to neznáme: { $names }
web-share-choice = Kopírovat odkaz na tento výběr
web-take-over = Převzít
web-table-settings = Stůl
web-public = Ukázat v předsálí, aby si mohl přisednout kdokoli
web-aids = Pomůcky, třeba zbývající kartičky a očekávané body
web-clock = Hodiny
web-pace-none = Žádné: času je dost
web-pace-minute = Minuta na každý tah
web-pace-bank = 15 minut a 10 sekund navíc za každý tah
web-pace-days = Tři dny na každý tah
web-clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
web-hints = Nápovědy: zeptat se, co by udělal bot (taková hra nemění hodnocení)
web-hints-short = Nápovědy
web-shuffle = Pořadí hráčů vylosovat
web-pace-day = Jeden den na každý tah
web-pace-week = Týden na každý tah
web-expiry = Když vyprší čas
web-expiry-bot = hraje dál bot
web-expiry-loss = je hra prohraná
web-absence = Když je někdo pryč
web-absence-never = stůl na něj čeká
web-absence-after = hraje dál bot (čekací doba: { $time })
web-stand-in = Bot, který za hráče zaskočí
web-opponents = Boti, nebo přátelé
web-more-options = Další možnosti
web-each-seat = Každé místo
web-filter = Zobrazit
web-filter-all = vše
web-filter-none = Nic nevyhovuje všemu najednou. Něco z toho uber.
web-keep = Nechat: { $name }
web-redraw = Ostatní vylosovat znovu
web-chosen = Vybráno
web-choose-from = Na výběr
web-play-here = Hrát na tomto zařízení
web-play-here-about = Bez serveru, i offline: proti botům, nebo více lidí u jednoho zařízení. Hry zůstávají v tomto prohlížeči.
web-friends = Přátelé přes odkaz
web-friends-about = Dostaneš odkaz k odeslání. Hra začne, až řekneš.
web-bots-mixed = Různí, jak je nastaveno níže
web-picked-just = Vybráno { $count } z { $most }.

## Before the game

web-players = Hráči
web-player = Hráč
web-you = ty
web-away = pryč
web-may-sit = U tohoto stolu je volné místo.
web-sit-down = Posadit se
web-table-full = Všechna místa u tohoto stolu jsou obsazená. Až hra začne, můžeš se dívat.
web-invite = Pozvat přátele
web-invite-about = Kdo otevře tento odkaz, může si sednout na volné místo. Ničí karty neukazuje.
web-companions = Už jste spolu hráli
web-invite-one = Pozvat: { $name }
web-invite-sent = Pozvání odesláno: { $name }.
web-link = Odkaz na tento stůl
web-start = Začít
web-start-without = { $count ->
    [one] Začít bez volného místa
    [few] Začít bez { $count } volných míst
   *[other] Začít bez { $count } volných míst
}
web-need-players = Hra potřebuje aspoň { $least } hráče.
web-asked = Chceš hrát u tohoto stolu, jaký teď je? Místo je pro tebe volné.
web-agree = Ano, budu hrát
web-decline = Ne, děkuji
web-has-agreed = bude hrát
web-has-not-agreed = zatím bez odpovědi
web-wait-for-agreement = Hra může začít, až budou všichni souhlasit. Ještě neodpověděli: { $names }.
web-wait-for-devices = Hra začne sama, jakmile všechna zařízení otevřou svůj díl losu. Ještě chybí: { $names }.
web-part-elsewhere = Tvůj díl losu leží na jiném tvém zařízení.
web-part-here = Použít místo něj toto
web-free-seat = Uvolnit místo hráče { $name }
web-status-invited = Máš pozvání
web-status-invited-by = { $name } tě zve
web-invited-again = { $name } chce hrát znovu a drží ti místo.
web-wait-for-host = Hra začne, až řekne hostitel.
web-sit-by-name = Řekni své jméno a můžeš si k tomuto stolu sednout.
web-agreed = Co je domluveno
web-lobby-lists = Zobrazeno v předsálí
web-pace-of-move = { $seconds } sekund na každý tah
web-pace-of-bank = { $minutes } minut a { $seconds } sekund navíc za každý tah
web-pace-of-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dní na každý tah
}
web-stand-up = Zase vstát
web-close-table = Zavřít tento stůl
web-table-closed = Tento stůl byl zavřen, než hra začala.

## At the table

web-prompt = Co se má udělat
web-your-cards = Tvé karty
web-your-turn = Jsi na tahu
web-waiting-for = { $count ->
    [one] Čeká se, na tahu: { $names }.
    [few] Čeká se, na tahu: { $names }.
   *[other] Čeká se, na tahu: { $names }.
}
web-game-over = Hra skončila.
web-all-choices = { $count ->
    [one] Jediná možnost
    [few] Všechny { $count } možnosti
   *[other] Všech { $count } možností
}
web-cannot = To teď nejde.
web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-story-then = {"; "}
web-story-details = Co se dělo v tahu, podrobně: { $name }
web-since = Od tvého posledního tahu
web-to-now = Přejít na současný stav
web-to-move = na tahu
web-has-chosen = vybráno
web-bot-stands-in = zastupuje bot
web-resigned = vzdáno
web-chat = Řekni něco u stolu
web-send = Poslat
web-said = Co kdo řekl
web-unread = { $count ->
    [one] Jedna nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-undo = Vzít zpět
web-ask-undo = Požádat o vrácení
web-menu = Nabídka
web-return = Jsem zpátky: bot může jít
web-leave-to-bot = Ať za mě hraje bot
web-leave-to-bot-ask = Bot { $bot } za tebe hraje, dokud se nevrátíš. Když vyhraje, tvé hodnocení nevzroste; když prohraje, klesne.
web-leave-to-bot-waits = Nikdo jiný tu nehraje: stůl počká, až se vrátíš.
web-leave-to-bot-sure = Ano, ať bot hraje
web-away-until = { $name } je pryč. Od { $time } hraje dál bot.
web-propose-abandon = Navrhnout konec bez výsledku
web-resign = Vzdát se
web-resign-sure = Ano, vzdávám se
web-proposal = Návrh
web-proposal-take_back = { $by } žádá o vrácení posledního kroku.
web-proposal-abandon = { $by } navrhuje skončit tady bez výsledku.
web-imported = načteno
web-imported-about = Tato hra se nehrála zde: byla načtena ze záznamu. O rozdání nelze nic dokázat.
web-download-record = Uložit záznam hry
web-result = Výsledek
web-ended-played = Hra skončila
web-ended-resigned = Skončilo vzdáním
web-ended-timed_out = Skončilo vypršením času
web-ended-abandoned = Ukončeno bez výsledku
web-place = Místo
web-points = Body
web-won = Vítězí { $name }
web-won-by = { $points ->
    [one] { $name } vítězí o jeden bod
    [few] { $name } vítězí o { $points } body
   *[other] { $name } vítězí o { $points } bodů
}
web-won-shared = Společné vítězství: { $names }
web-won-difference = Rozhodlo: { $category }, { $points } ku { $other }.
web-share-game = Zkopírovat odkaz na tuto hru
web-rematch = Hrát znovu
web-to-rematch = K další hře
web-keys = Klávesy
web-key-tab = jít na další věc
web-key-enter = vybrat ji
web-key-help = tento seznam
web-key-undo = vzít zpět
web-key-log = průběh
web-hint = Nápověda
web-hint-thinking = Bot o tom přemýšlí …
web-hint-about = Co by na tvém místě udělal bot
web-hint-win = { $chance } na výhru
web-hint-basis = Vteřina přemýšlení s tím, co můžeš vědět: do skrytých karet se nenahlíží.
web-coach-comes = Zavolat trenéra
web-coach-leaves = Poslat trenéra pryč
web-learn-more = Další lekce
web-same-again = Stejná sada znovu
web-sound = Zvuk, když jsem na tahu a dívám se jinam
web-notice = K tomu oznámení systému
web-notice-forbidden = Prohlížeč odsud oznámení nepovoluje. Lze to změnit v jeho nastavení.
web-key-hint = nápověda
web-throw-away = Zahodit tuto hru
web-throw-away-about = Hrají tu s tebou jen boti: hra hned skončí, bez výsledku, a nepočítá se.
web-key-name-space = Mezerník
web-key-name-enter = Enter
web-key-name-left = Šipka vlevo
web-key-name-right = Šipka vpravo
web-key-name-up = Šipka nahoru
web-key-name-down = Šipka dolů

## The gallery

web-gallery-about = Všechno, z čeho se tyto hry skládají, nakreslené podle stejných údajů, s jakými pracují pravidla.

## Replays

web-replay-about = Podívej se na hru znovu, krok za krokem. Přetáhni sem soubor se záznamem, nebo ho vyber.
web-choose-record = Vybrat soubor se záznamem
web-replay-failed = Tohle nešlo přečíst jako záznam hry: { $reason }. Nic se nezměnilo; zkus jiný soubor.
web-first = Na začátek
web-last = Na konec
web-time-line = Časová osa
web-step = { $at } z { $last }
web-viewer = Očima
web-spectator = diváka
web-key-next = další krok
web-key-previous = předchozí krok
web-key-play = přehrávat samo, nebo zastavit
web-roughly = { $share } ± { $error }
web-hint-equal = Může být stejně dobrý jako nejlepší.
web-play-on = Hrát odtud dál
web-play-on-about = Nový stůl pokračuje z této pozice. Rozdáno je jako v záznamu: kdo ho viděl, ví, co přijde. Taková hra nemění hodnocení.
web-play-on-seat = Tvé místo
web-origin = { $at ->
    [0] Tato hra je rozdána jako jiná, která už skončila.
    [one] Tato hra pokračuje v jiné, která už skončila, po její první akci.
    [few] Tato hra pokračuje v jiné, která už skončila, po { $at } jejích akcích.
   *[other] Tato hra pokračuje v jiné, která už skončila, po { $at } jejích akcích.
} O rozdání nelze nic dokázat a hodnocení se nemění.
web-origin-link = Podívat se na tu hru
web-origin-puzzle = Tato hra pokračuje z úlohy. O rozdání nelze nic dokázat a hodnocení se nemění.
web-origin-puzzle-link = Podívat se na úlohu
web-key-next-costly = další drahý tah
web-key-previous-costly = předchozí drahý tah

## Me

web-account = Účet
web-account-about = Ke hraní ho nikdo nepotřebuje. S účtem jsi na každém zařízení tatáž osoba a tvé hry a hodnocení ti zůstanou.
web-account-name = Jméno účtu
web-account-made = Účet je založený.
web-passphrase = Heslo
web-new-passphrase = Nové heslo
web-new-passphrase-about = Zvol si nové heslo ke svému účtu. Odkaz platí jednou; všechna přihlášená zařízení se tím odhlásí.
web-passphrase-again = Ještě jednou totéž
web-passphrases-differ = Obě hesla nejsou stejná.
web-take-passphrase = Použít a přihlásit se
web-sign-in = Přihlásit se
web-sign-up = Založit účet
web-sign-out = Odhlásit se
web-signed-in = Přihlášený účet: { $account }.
web-hello-again = Vítej zpátky.
web-ratings = Hodnocení

## Settings

web-settings = Nastavení

## Inviting

web-reach-machine = Tento odkaz funguje jen na tomto počítači.
web-reach-network = Tento odkaz funguje pro všechny ve stejné místní síti: ve stejném domě, na stejné Wi-Fi.
web-reach-world = Tento odkaz funguje pro každého, komu ho pošleš.
web-reach-open = Pustit dovnitř mou místní síť
web-reach-open-about = Přátelé ve stejném domě pak mohou hrát. Dokud se server nezastaví, dostane se k němu každý v této síti.
web-reach-flag = Chceš-li hrát s ostatními v místní síti, spusť ho příkazem { $command }.
web-qr = Odkaz jako obrázek pro fotoaparát telefonu
web-door = Soukromý stůl
web-door-about = { $host } tu hraje { $game } s pozvanými. Můžeš se zeptat, zda si smíš přisednout.
web-door-about-nobody = Tady se hraje { $game } s pozvanými. Můžeš se zeptat, zda si smíš přisednout.
web-knock = Zeptat se, zda si smím přisednout
web-knock-waiting = Hostitel dostal otázku. Stránka bude pokračovat sama, jakmile přijde odpověď.
web-knock-declined = Hostitel odmítl. S odkazem na stůl můžeš přijít i tak.
web-knocks = { $name } se ptá, zda si smí přisednout.
web-let-in = Pustit dál
web-not-let-in = Ne
web-you-watch = Díváš se.
web-spectators =
    { $count ->
        [one] dívá se { $count } člověk
        [few] dívají se { $count } lidé
       *[other] dívá se { $count } lidí
    }
web-talk = Mluvit smějí i diváci
web-turn-ends = { $what }. Tvůj tah končí.
web-end-turn-now = Ukončit tah
web-key-choices = seznam všech možností

## Who may come in, and what is kept about people

web-shut-out = Dovnitř se teď nedostaneš
web-come-in = Vstoupit
web-by-password = Provozovatel dal tomuto serveru heslo.
web-by-invitation = Na tento server se vstupuje na pozvání. Pozvánka je v odkazu, který ti někdo dal; jinak se zeptej provozovatele.
web-server-password = Heslo serveru
web-invitation = Pozvánka
web-have-account = Už tu máš účet?
web-sign-out-everywhere = Odhlásit na všech zařízeních
web-kept = Co o tobě server uchovává
web-kept-about = Vše, co o tobě tento server uchovává, v jednom souboru; nebo se nech zapomenout: tvé jméno zmizí od všech stolů a dohrané hry zůstanou bez něj.
web-everything = Vše o mně
web-delete-me = Zapomenout mě
web-delete-me-about = Server tě hned a navždy zapomene: jméno, účet i hodnocení. U stolů, kde ještě hraješ, bude dál hrát bot.
web-delete-me-yes = Ano, zapomenout
web-delete-me-no = Ne, zůstanu
web-deleted = Server tě zapomněl.
web-blocks = Zablokovaní
web-unblock = Odblokovat
web-block = Zablokovat
web-block-about = Neuvidíš, co píše, a nebude si moci přisednout ke stolu, kde sedíš.
web-blocked = { $name }: zablokováno. Na své stránce to můžeš vzít zpět.
web-report = Nahlásit
web-report-about = Řekni to provozovateli serveru
web-report-what = Co se stalo?
web-reported = Děkujeme. Provozovatel si to přečte.

## The rules, to be read

web-rules = Pravidla
web-rule = Pravidlo
web-puzzles = Úlohy
web-learn = Naučit se
web-deal = Partie dne
web-deal-of = Partie dne, { $day }
web-deal-others = Jak dopadli ostatní
web-deal-counts = Tohle je partie dne: počítá se jednou, nic se nebere zpět a nápovědy nejsou.
web-today = Dnes
web-see-also = Viz také:
web-no-rule = Pravidla o tom nic neříkají.
web-whole-rules = Celá pravidla, v novém okně
web-search-rules = Hledat v pravidlech
web-topics = Témata
web-nothing-found = Nic se nenašlo. Zkus jiné slovo, nebo jen jeho začátek.
web-next-topic = Dále: { $topic }
