### The pages in the browser.

## Everywhere

web-about = Dominion, 7 divů světa a Carcassonne podle přesných pravidel, s přáteli i s roboty. Bez účtu, bez reklam: vezmi si jméno a hraj.
web-skip = K obsahu
web-pages = Stránky
web-language = Jazyk
web-gallery = Galerie
web-replay = Záznamy
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
web-connection-lost = Spojení se přerušilo. Zkouším to znovu; z hry se nic neztratí.
web-server-waits = Server teď nemůže nic uložit. Stůl čeká; nic se neztratí.
web-credits = Všechny kresby jsou původní. Emblémy: Lorc, Delapouite a přispěvatelé game-icons.net, CC BY 3.0. Písma: Frank Ruhl Libre a Heebo, SIL Open Font License.

## The lobby

web-welcome = Vítej, { $name }
web-welcome-stranger = Vítej
web-who-are-you = Jak ti máme říkat?
web-your-name = Tvé jméno
web-thats-me = To jsem já
web-rename = Jiné jméno
web-games = Hry
web-game-dominion = Dominion
web-game-seven_wonders = 7 divů světa
web-game-carcassonne = Carcassonne
web-about-dominion = Během hry si stavíš vlastní balíček: akce, peníze a nakonec provincie.
web-about-seven_wonders = Všichni vybírají kartu najednou, pak ruce putují dál. Tři věky na město a div světa.
web-about-carcassonne = Přikládej kartičky, nech růst města, cesty a louky a posílej své figurky tam, kde vydělají nejvíc.
web-player-count = { $least } až { $most } hráčů
web-play = Hrát
web-my-tables = Mé stoly
web-my-finished = Mé dohrané hry
web-open-tables = Otevřené stoly
web-no-open-tables = Právě teď na hráče nečeká žádný veřejný stůl. Otevři nějaký, nebo pošli přátelům odkaz.
web-status-open = Čeká se na hráče
web-status-finished = Dohráno
web-go-on = Pokračovat
web-join = Přisednout
web-watch = Dívat se
web-look = Prohlédnout

## A new table

web-who-plays = Kdo hraje?
web-seat-count = Místa
web-seat-kind = Kdo sedí na místě { $number }
web-seat-open = volné místo
web-friend = přítel přes odkaz
web-other-bots = Další roboti
web-bot-easy = lehký
web-bot-medium = střední
web-bot-hard = těžký
web-bot-expert = expert
web-bot-random = náhodný
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
web-link = Odkaz na tento stůl
web-start = Začít
web-start-without = { $count ->
    [one] Začít bez volného místa
    [few] Začít bez { $count } volných míst
   *[other] Začít bez { $count } volných míst
}
web-need-players = Hra potřebuje aspoň { $least } hráče.
web-wait-for-host = Hra začne, až řekne hostitel.

## At the table

web-prompt = Co se má udělat
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
web-cannot = To teď nejde: { $reason }
web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-to-move = na tahu
web-has-chosen = vybráno
web-bot-stands-in = zastupuje robot
web-resigned = vzdal se
web-chat = Řekni něco u stolu
web-send = Poslat
web-undo = Vzít zpět
web-ask-undo = Požádat o vrácení
web-menu = Nabídka
web-return = Jsem zpátky: robot může jít
web-leave-to-bot = Ať za mě hraje robot
web-propose-replace = Navrhnout, aby místo hráče { $name } hrál robot
web-propose-abandon = Navrhnout konec bez výsledku
web-resign = Vzdát se
web-resign-sure = Ano, vzdávám se
web-proposal = Návrh
web-proposal-take_back = { $by } žádá o vrácení posledního kroku.
web-proposal-replace = { $by } navrhuje, aby místo hráče { $who } hrál robot.
web-proposal-abandon = { $by } navrhuje skončit tady bez výsledku.
web-fairness = Důkaz poctivého míchání
web-fairness-about = První číslo je otisk semínka, ze kterého pochází veškerá náhoda; ukazuje se před hrou. Semínko samo se ukáže po ní a každý může ověřit, že k sobě patří.
web-check = Ověřit tuto hru
web-check-seed = Semínko patří k otisku, který byl ukázán před hrou.
web-check-seed-other = Semínko nepatří k otisku, který byl ukázán před hrou.
web-check-exact =
    Záznam byl přehrán od semínka: { $actions ->
        [one] jedna akce vede
        [few] { $actions } akce vedou
       *[other] { $actions } akcí vede
    } přesně k této hře.
web-check-unverified = Záznam byl přehrán, ale nemá značky k porovnání.
web-check-diverged =
    Přehraný záznam vede po { $actions ->
        [one] jedné akci
        [few] { $actions } akcích
       *[other] { $actions } akcích
    } k jiné hře.
web-check-fair = Nikdo nezasáhl do míchání.
web-check-unfair = Nelze dokázat, že tato hra byla poctivá.
web-download-record = Uložit záznam hry
web-result = Výsledek
web-ended-played = Hra skončila
web-ended-resigned = Skončilo vzdáním
web-ended-timed_out = Skončilo vypršením času
web-ended-abandoned = Ukončeno bez výsledku
web-place = Místo
web-points = Body
web-rematch = Hrát znovu
web-to-rematch = K další hře
web-keys = Klávesy
web-key-tab = jít na další věc
web-key-enter = vybrat ji
web-key-help = tento seznam
web-key-undo = vzít zpět
web-key-log = průběh
web-key-treasures = vyložit všechny peníze
web-key-end = hotovo, nebo ukončit fázi

## Dominion

web-costs = cena { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
web-coins = peníze
web-pile = { $name }, cena { $cost }, { $count ->
    [0] nezbývá žádná
   *[other] zbývá { $count }
}
web-empty = prázdné
web-banned = v tomto tahu se nedá koupit
web-taken-last = naposledy odsud bere { $name }
web-nothing-in-play = Ve hře nic neleží.
web-hand-empty = Máš prázdnou ruku.
web-your-cards = Tvé karty
web-turn-number = Tah { $number }
web-set-aside = stranou: { $count }
web-pick-on-cards = Vybírej na kartách v ruce.
web-confirm-discard = { $count ->
    [0] Neodložit nic
    [one] Odložit { $count } kartu
    [few] Odložit { $count } karty
   *[other] Odložit { $count } karet
}
web-confirm-trash = { $count ->
    [0] Nedat na smetiště nic
    [one] Dát na smetiště { $count } kartu
    [few] Dát na smetiště { $count } karty
   *[other] Dát na smetiště { $count } karet
}
web-verb-play = Vyložit:
web-verb-buy = Koupit:
web-verb-gain = Vzít si:
web-verb-name = Říct:
web-verb-discard = Odložit:
web-verb-trash = Na smetiště:
web-verb-topdeck = Na dobírací balíček:
web-verb-reveal = Ukázat:
web-verb-use = Použít:

## The gallery

web-gallery-about = Všechno, z čeho se tyto hry skládají, nakreslené podle stejných údajů, s jakými pracují pravidla.

## 7 Wonders

web-age = Věk { $age }
web-age-turn = Věk { $age }, kolo { $turn }
web-pass-left = Karty putují doleva.
web-pass-right = Karty putují doprava.
web-left-neighbour = vlevo
web-right-neighbour = vpravo
web-last-turn = v posledním tahu
web-nothing-built = Zatím nic nestojí.
web-stage = etapa { $number }
web-stage-built = etapa { $number }, postavená
web-may-change = Máš vybráno. Dokud nevyberou všichni, můžeš si to rozmyslet.
web-pick-a-card = Vyber kartu z ruky.
web-card-free = zdarma
web-card-chain = zdarma návazností
web-card-pay = { $price ->
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
}
web-card-no = teď ne
web-total = Součet
web-key-card = vybrat kartu podle čísla
web-key-build = postavit kartu
web-key-stage = postavit s ní etapu divu
web-key-sell = prodat ji

## Carcassonne

web-map = Krajina
web-cell = Pole { $x }, { $y }
web-choose-cell = { $count ->
    [one] Pro tuto kartičku je jedno místo: je v krajině vyznačené.
    [few] Vyber jedno ze { $count } vyznačených míst v krajině.
   *[other] Vyber jedno z { $count } vyznačených míst v krajině.
}
web-cell-unfit = Tažený díl sem nelze položit: na každé straně musí navazovat na to, co už tam leží.
web-turn-and-lay = Jestli chceš, kartičku otoč, a pak ji přilož.
web-turn-tile = Otočit
web-lay-here = Přiložit sem
web-point-at-map = Ukaž na město, cestu, klášter nebo louku a uvidíš, kam až sahá a čí je.
web-feature-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
web-feature-shields = { $count ->
    [one] { $count } erb
    [few] { $count } erby
   *[other] { $count } erbů
}
web-feature-cities = { $count ->
    [0] žádné dokončené město vedle
    [one] vedle { $count } dokončené město
    [few] vedle { $count } dokončená města
   *[other] vedle { $count } dokončených měst
}
web-feature-complete = dokončeno
web-feature-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-tiles-left = { $count ->
    [one] kartička zbývá v zásobě
    [few] kartičky zbývají v zásobě
   *[other] kartiček zbývá v zásobě
}
web-remaining = Zbývající kartičky
web-choose-spot = { $count ->
    [one] Je pro to jedno místo: na mapě je vyznačené.
   *[other] Vyber na mapě jedno z vyznačených míst ({ $count }).
}
web-what-to-place = Co se umístí
web-bid = Tvoje nabídka
web-bid-less = méně
web-bid-more = více
web-score-track = Počítadlo bodů
web-dead-cell = Sem už nepasuje žádný díl, který ještě přijde.
web-dead-cells = { $count ->
    [one] Na jedno místo vedle mapy už nepasuje žádný díl, který ještě přijde: je přeškrtnuté.
    [few] Na { $count } místa vedle mapy už nepasuje žádný díl, který ještě přijde: jsou přeškrtnutá.
   *[other] Na { $count } míst vedle mapy už nepasuje žádný díl, který ještě přijde: jsou přeškrtnutá.
}
web-key-feature = zvýraznit postupně stavby s figurkami
web-key-claims = ukázat, co je čí
web-key-piece = vybrat číslem, co se umístí
web-key-larger = větší
web-key-smaller = menší
web-key-fit = celá krajina
web-key-cell = jít z místa na místo
web-key-turn = otočit kartičku
web-key-lay = přiložit kartičku

## Replays

web-replay-about = Podívej se na hru znovu, krok za krokem. Přetáhni sem soubor se záznamem, nebo ho vyber.
web-choose-record = Soubor se záznamem
web-replay-failed = Tohle se nedalo přečíst jako záznam hry. Nic se nezměnilo; zkus jiný soubor.
web-first = Na začátek
web-last = Na konec
web-time-line = Časová osa
web-step = { $at } z { $last }
web-eyes = Očima
web-spectator = diváka
web-verdict-exact = Přehráno přesně: to je hra, která se hrála.
web-verdict-unverified = Přehráno bez rozporu, ale podle jiné verze pravidel.
web-verdict-diverged = Od akce { $at } záznam neodpovídá pravidlům; ukazuje se jen potud.
web-chart = Body v čase
web-no-chart = Tato hra ukazuje body až na konci.
web-key-next = další krok
web-key-previous = předchozí krok
web-key-play = přehrávat samo, nebo zastavit

## Me

web-account = Účet
web-account-about = Ke hraní ho nikdo nepotřebuje. S účtem jsi na každém zařízení tatáž osoba a tvé hry a hodnocení ti zůstanou.
web-account-name = Jméno účtu
web-account-made = Účet je založený.
web-passphrase = Heslo
web-sign-in = Přihlásit se
web-sign-up = Založit účet
web-sign-out = Odhlásit se
web-signed-in = Přihlášený účet: { $account }.
web-hello-again = Vítej zpátky.
web-ratings = Hodnocení
