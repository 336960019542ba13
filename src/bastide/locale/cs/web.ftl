### Texts of the web pages.

## Everywhere

web-about = Deskové hry přesně podle pravidel, s přáteli i s boty. Bez účtu, bez reklam: zadej jméno a hraj.
web-skip = Přejít k obsahu
web-pages = Stránky
web-language = Jazyk
web-position = Editor pozic
web-gallery = Galerie
web-replay = Záznamy
web-analysis = Analytická deska
web-strategies = Strategie
web-moderation = Moderování
web-loading = Načítá se…
web-close = Zavřít
web-copied = Zkopírováno.
web-to-lobby = Do herny
web-no-page = Stránka nenalezena
web-no-page-about = Tato adresa neexistuje. Odkaz je možná neúplný.
web-no-game = Neznámá hra
web-no-game-about = Na tomto serveru taková hra není. Vyber si v herně jinou.
web-unexpected = Na této stránce se něco pokazilo. Načti ji znovu, ze hry se nic neztratí.
web-unreachable = server teď není dostupný; nic se neztratilo, zkus to za chvíli znovu
web-credits = Projekt Bastide nijak nesouvisí s vydavateli těchto her. Všechny kresby jsou původní. Písma: Frank Ruhl Libre a Heebo, SIL Open Font License.
web-contact-sheet = Každá kresba ve třech velikostech, ve světlém i tmavém vzhledu
web-server-away = Server není dostupný. Zkouším to znovu… Nic se neztratí.
web-not-loaded = Tuto stránku se nepodařilo načíst
web-not-loaded-about = Spojení vypadlo, nebo byl server aktualizován. Načti stránku znovu, ze hry se nic neztratí.
web-page-api-mismatch = Stránka hry { $game } potřebuje jinou verzi Bastide. Stůl se zobrazuje jako text.
web-reload = Načíst znovu
web-more = Zobrazit další

## The lobby

web-welcome = Vítej, { $name }
web-welcome-stranger = Vítej
web-who-are-you = Jak ti máme říkat?
web-your-name = Tvé jméno
    .help = Toto jméno uvidí ostatní hráči. Můžeš ho kdykoli změnit.
web-thats-me = Pokračovat
web-save-name = Uložit jméno
web-rename = Změnit jméno
web-games = Hry
web-player-count = { $least } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
}
web-play = Hrát
web-my-tables = Rozehrané hry
web-my-finished = Dohrané hry
web-open-tables = Otevřené stoly
web-no-open-tables = Teď tu není žádný otevřený stůl. Vytvoř vlastní, nebo pozvi přátele odkazem.
web-leaderboards = Žebříčky
web-no-games = Zatím tu nemáš žádnou hru. Vyber si některou, boti jsou připraveni kdykoli.
web-no-finished = Tady najdeš dohrané hry i s celým záznamem.
web-status-open = Čeká se na hráče
web-go-on = Pokračovat
web-join = Připojit se
web-watch = Sledovat
web-look = Zobrazit
web-guest = Host { $number }
web-replay-one = Přehrát
web-line-won =
    { $count ->
        [one] vítěz: { $names }
       *[other] vítězové: { $names }
    }
web-line-nobody = Bez výsledku
web-again-with = Odveta: { $names }
web-again = Odveta

## A new table

web-seat-count = Počet hráčů
web-seat-kind = Hráč na místě { $number }
web-seat-open = volné místo
web-bot-first_game = první hra
web-bot-newcomer = nováček
web-bot-beginner = začátečník
web-bot-easy = lehký
web-bot-medium = střední
web-bot-hard = těžký
web-bot-expert = expert
web-bot-master = mistr
web-bot-random = náhodný
    .about = Zahraje cokoli, co pravidla dovolí.
web-play-now = Hrát hned
web-make-table = Vytvořit stůl
web-options = Možnosti
web-own-choice = Vlastní výběr
web-picked-of = { $least ->
    [0] Vybráno: { $count }
   *[other] { $most ->
        [0] Vybráno: { $count }
       *[other] Vybráno: { $count } (vyber { $least } až { $most })
    }
}
web-paste = Vložit názvy karet
    .help = Odděl názvy čárkami.
web-paste-unknown = Neznámé: { $names }
web-share-choice = Zkopírovat odkaz na toto nastavení
web-take-over = Použít seznam
web-clock = Čas na tah
    .help = Omezuje, jak dlouho může každý hráč přemýšlet.
web-pace-none = Bez omezení
web-pace-minute = 1 minuta na tah
web-pace-bank = 15 minut + 10 sekund za tah
web-pace-days = 3 dny na tah
web-clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
web-pace-day = 1 den na tah
web-pace-week = 1 týden na tah
web-opponents = Soupeři
web-more-options = Další možnosti
web-filter = Zobrazit
web-filter-all = vše
web-filter-none = Všem filtrům nevyhovuje nic. Některý zruš.
web-keep = Nechat: { $name }
web-redraw = Vylosovat ostatní znovu
    .help = Nahradí vše, co není zamčené.
web-chosen = Vybráno
web-choose-from = Na výběr
web-play-here = Hrát na tomto zařízení
web-play-here-about = Funguje i offline: hraješ proti botům, nebo si s ostatními předáváte jedno zařízení. Hry se ukládají v tomto prohlížeči.
web-friends = Pozvat přátele
web-picked-just = Vybráno { $count } z { $most }

## Before the game

web-players = Hráči
web-player = Hráč
web-you = ty
web-away = pryč
web-agree = Jsem připraven
web-decline = Odmítnout
web-status-invited = Máš pozvánku
web-status-invited-by = { $name } tě zve

## At the table

web-prompt = Tvé možnosti
web-your-cards = Tvé karty
web-your-turn = Jsi na tahu
web-waiting-for = { $count ->
    [one] Na tahu: { $names }.
    [few] Na tahu: { $names }.
   *[other] Na tahu: { $names }.
}
web-game-over = Hra skončila.
web-all-choices = { $count ->
    [one] Jediná možnost
    [few] Všechny { $count } možnosti
   *[other] Všech { $count } možností
}
web-cannot = To teď nejde.
web-log = Průběh
web-log-empty = Zatím žádné tahy. Každý tah se objeví tady.
web-story-then = {" · "}
web-story-details = Podrobný průběh tahu: { $name }
web-since = Od tvého minulého tahu
web-to-now = Přeskočit
web-to-move = na tahu
web-has-chosen = už vybral
web-bot-stands-in = hraje za něj bot
web-resigned = vzdal hru
web-undo = Vzít zpět
web-imported = importováno
web-result = Výsledek
web-ended-played = Hra skončila
web-ended-resigned = Hra skončila vzdáním
web-ended-timed_out = Hra skončila vypršením času
web-ended-abandoned = Hra skončila bez výsledku
web-place = Místo
web-points = Body
web-you-won = Vítězství!
web-keys = Klávesy
web-key-tab = přejít na další prvek
web-key-enter = vybrat
web-key-help = tento seznam
web-hint = Nápověda
web-key-name-space = Mezerník
web-key-name-enter = Enter
web-key-name-left = Šipka vlevo
web-key-name-right = Šipka vpravo
web-key-name-up = Šipka nahoru
web-key-name-down = Šipka dolů

## The gallery

web-gallery-about = Prohlédni si všechny karty, desky a kartičky.

## Replays

web-spectator = divák
web-roughly = { $share } ± { $error }
web-play-on = Pokračovat odtud
web-play-on-about = Vytvoří nový stůl v této pozici. Skryté karty jsou jako v záznamu: kdo ho viděl, ví, co přijde. Hra nemá vliv na rating.
web-play-on-seat = Tvé místo

## The account page

web-account-name = Název účtu
web-passphrase = Heslo
    .help = Alespoň 8 znaků.
web-passphrase-if-account = Heslo (pokud máš účet)
web-second-factor-any-code = Kód z aplikace nebo záložní kód
web-new-passphrase = Nové heslo
    .help = Alespoň 8 znaků.
web-sign-in = Přihlásit se
web-sign-up = Vytvořit účet
web-hello-again = Vítej zpátky!

## Settings

web-settings = Nastavení

## Inviting

web-turn-ends = { $what }. Tvůj tah končí…
web-end-turn-now = Ukončit tah
web-key-choices = seznam všech možností

## Entering the server, and personal data

web-shut-out = Na tento server nemáš přístup
web-come-in = Vstoupit
web-by-password = Tento server je chráněný heslem.
web-by-invitation = Na tento server se vstupuje jen na pozvání. Použij odkaz s pozvánkou, nebo se zeptej provozovatele.
web-server-password = Heslo serveru
web-invitation = Pozvánka
web-have-account = Už máš účet?
web-kept = Tvoje údaje
web-everything = Stáhnout mé údaje
web-delete-me = Smazat mé údaje
web-delete-me-about = Natrvalo se smaže tvé jméno, účet i rating. V rozehraných hrách za tebe bude hrát bot.

## The rules pages

web-rules = Pravidla
web-rule = Pravidlo
web-puzzles = Úlohy
web-learn = Výuka
web-deal = Denní výzva
web-deal-of = Denní výzva, { $day }
web-today = Dnes
web-see-also = Viz také:
web-no-rule = O tomhle se v pravidlech nic nenašlo. Podívej se do celých pravidel.
web-open-rules = Otevřít pravidla
web-whole-rules = Celá pravidla (v novém okně)
web-search-rules = Hledat v pravidlech
web-topics = Témata
web-nothing-found = Nic se nenašlo. Zkus jiné slovo, nebo jen jeho začátek.
web-next-topic = Další: { $topic }
