### Správa serveru: bastide admin.

admin-yes = ano
admin-forever = natrvalo
admin-none = nic se nenašlo
admin-option-limit = Maximální počet řádků, od nejnovějších
admin-option-yes = Nežádat o potvrzení
admin-option-span = Doba: 30m, 12h, 7d, 4w (výchozí: natrvalo)
admin-option-reason = Důvod (dotyčný ho uvidí)
admin-option-address = IP adresa nebo síť (192.0.2.0/24) místo osoby

admin-column-name = jméno
admin-column-account = účet
admin-column-id = identifikátor
admin-column-seen = naposledy
admin-column-since = od
admin-column-who = kdo
admin-column-kind = druh
admin-column-until = do
admin-column-reason = důvod
admin-column-hash = pozvánka
admin-column-uses = použití
admin-column-note = poznámka
admin-column-table = stůl
admin-column-tournament = turnaj
admin-column-round = kolo
admin-column-created = založen
admin-column-game = hra
admin-column-status = stav
admin-column-changed = změněn
admin-column-people = lidé
admin-column-text = zpráva
admin-column-line = řádek
admin-column-seat = místo
admin-column-at = čas
admin-column-what = akce
admin-column-about = cíl

admin-people = Vypsat a hledat osoby
    .help = Vypíše od nejnovějších osoby, jejichž jméno nebo účet obsahuje zadaný text nebo jejichž identifikátor jím začíná.
admin-people-accounts = Jen osoby s účtem, bez hostů

admin-sign-out = Odhlásit osobu všude
    .help = Ihned odhlásí osobu na všech zařízeních. Host se už nemůže vrátit, protože ho identifikuje jen jeho zařízení.
admin-sign-out-done = { $name } ({ $id }): odhlášení na všech zařízeních proběhlo.

admin-link = Vytvořit jednorázový odkaz pro obnovení hesla
    .help = Vytvoří odkaz, přes který si lze nastavit nové heslo. Platí jednou, po omezenou dobu, a ruší dřívější odkazy. Po použití se odhlásí všechna zařízení. Pošli ho jen majiteli účtu. Adresa se bere z BASTIDE_PUBLIC_URL.
admin-link-span = Jak dlouho odkaz platí: 30m, 12h, 7d, 4w (výchozí: 1d)
admin-link-done = { $link }
    Odkaz pro obnovení hesla: { $name } ({ $id }), platí jednou, do { $until }.

admin-remove-second-factor = Odebrat účtu druhý faktor
    .help = Odebere ověřovací aplikaci, přístupové klíče a záložní kódy někomu, kdo je ztratil. Pak stačí samotné heslo. Nejdřív ověř, že účet té osobě opravdu patří.
admin-remove-second-factor-done = { $name } ({ $id }) se od teď přihlašuje bez druhého faktoru.
admin-remove-second-factor-none = { $name } ({ $id }) nemá druhý faktor.

admin-rename = Přejmenovat osobu
    .help = Změní jméno osoby všude, kde je uvedeno to staré: v seznamech, průbězích her a výsledcích i u rozehraných stolů.
admin-rename-done = { $old } ({ $id }) se teď jmenuje { $name }.

admin-mute = Umlčet osobu
    .help = Umlčí osobu. Hrát může dál, ale nemůže psát do chatu.
admin-mute-done = { $name } ({ $id }) nemůže psát do chatu: { $until }.

admin-unmute = Zrušit umlčení osoby
    .help = Zruší umlčení osoby.
admin-unmute-done = { $name } ({ $id }) může zase psát do chatu.
admin-unmute-not = { $name } ({ $id }) není na seznamu umlčených.

admin-ban = Zablokovat osobu nebo IP adresu
    .help = Zablokuje osobu nebo IP adresu. Otevřená spojení se ihned ukončí. Osoba si ponechá svá místa u stolů a čas jí běží dál.
admin-ban-done = { $who }: zablokováno ({ $until }).

admin-unban = Odblokovat osobu nebo IP adresu
    .help = Odblokuje osobu nebo IP adresu.
admin-unban-done = { $who }: odblokováno.
admin-unban-not = { $who }: na seznamu zablokovaných není.

admin-bans = Vypsat platná zablokování a umlčení
    .help = Vypíše platná zablokování a umlčení.

admin-invite = Vytvořit kód pozvánky
    .help = Vytvoří kód pro vstup na server, kam se smí jen na pozvání. Kód se zobrazí jen jednou.
admin-invite-uses = Kolik osob ho může použít
admin-invite-note = Poznámka pro tebe
admin-invite-done = { $code }
    Počet použití: { $uses }. Platí do: { $until }.

admin-invitations = Vypsat nebo zrušit pozvánky
    .help = Vypíše platné pozvánky podle začátku jejich otisku. Samotné kódy se neukládají.
admin-invitations-revoke = Zrušit tuto pozvánku
admin-invitations-revoked = Pozvánka { $hash } byla zrušena.

admin-reports = Vypsat hlášení hráčů
    .help = Vypíše nevyřízená hlášení hráčů.
admin-reports-closed = Včetně vyřízených hlášení
admin-reports-close = Označit toto hlášení za vyřízené
admin-reports-about = Nahlásil: { $reporter }, koho: { $about }, stůl { $table }, řádek { $line }

admin-moderators = Vypsat, jmenovat nebo odvolat moderátory
    .help = Moderátoři vidí na stránce /moderation hlášení a záznam zásahů a mohou tam lidi umlčet, zakázat jim vstup nebo je přejmenovat. Sami sebe navzájem moderovat nemohou.
admin-moderators-add = Umožnit tomuto účtu moderovat v prohlížeči
admin-moderators-remove = Odvolat tohoto moderátora

admin-delete-person = Natrvalo smazat údaje osoby
    .help = Smaže účet, přihlášení, rating a jméno osoby všude, jak by to mohla udělat sama. Dohrané hry zůstanou beze jména. Nelze to vrátit.
admin-delete-person-sure = Natrvalo smazat { $name } ({ $id }), počet stolů: { $tables }? (ano/ne)
admin-delete-person-done = { $name } ({ $id }): smazáno.

admin-tables = Vypsat a hledat stoly
    .help = Vypíše od naposledy změněných stoly, jejichž identifikátor začíná zadaným textem.
admin-tables-person = Jen stoly této osoby
admin-tables-game = Jen stoly této hry
admin-tables-status = Jen stoly v tomto stavu

admin-chat = Zobrazit chat u stolu
    .help = Vypíše zprávy z chatu u stolu s čísly řádků.

admin-remove-line = Smazat zprávu z chatu
    .help = Smaže zprávu z průběhu stolu i ze všech běžících serverů. V průběhu zůstane vidět, že zpráva byla odstraněna.
admin-remove-line-sure = Natrvalo smazat řádek { $line } stolu { $table } („{ $text }“)? (ano/ne)
admin-remove-line-done = Řádek { $line } stolu { $table } byl smazán.

admin-delete-table = Smazat stůl
    .help = Smaže stůl i s průběhem a výsledky. Rating se nezmění. Nelze to vrátit.
admin-delete-table-sure = Natrvalo smazat stůl { $table } ({ $game }, záznamů: { $entries }, { $people })? (ano/ne)
admin-delete-table-done = Stůl { $table } byl smazán.

admin-tidy = Smazat zastaralá data hned
    .help = Smaže, co by server jinak časem uklidil sám: stoly bez výsledku a neaktivní hosty, po počtu dní nastaveném v BASTIDE_KEEP_..._DAYS (0 = ponechat navždy).
admin-tidy-sure = Natrvalo smazat? Stolů: { $tables }, hostů: { $people }. (ano/ne)
admin-tidy-done = Smazáno stolů: { $tables }, hostů: { $people }.

admin-recompute-ratings = Přepočítat všechny ratingy
    .help = Přepočítá všechny ratingy z historie hodnocených partií a opraví ty, které nesouhlasí. Server přitom může běžet; partie, které mezitím skončí, počkají.
admin-recompute-ratings-done = Hodnocené partie: { $games }. Ratingy: { $ratings }. Opravené ratingy: { $wrong_ratings }, opravené výsledky: { $wrong_history }.

admin-audit = Zobrazit protokol správy
    .help = Vypíše protokol příkazů správy: kdy, který uživatel systému, co se udělalo a s kým.

admin-column-owner = majitel
admin-column-scopes = oprávnění
admin-column-token = token

admin-bots = Vypsat účty botů
    .help = Vypíše účty botů jedné osoby nebo všech i s jejich tokeny.
admin-create-bot = Vytvořit účet bota
    .help = Vytvoří účet bota pro osobu s účtem.
admin-create-bot-done = Majitel účtu { $name } ({ $id }): { $owner }
admin-bot-token = Vytvořit token pro účet bota
    .help = Vytvoří token, se kterým program hraje za účet bota. Zobrazí se jen jednou.
admin-bot-token-label = Název tokenu
admin-bot-token-chat = Program smí i psát do chatu
admin-bot-token-span = Jak dlouho token platí: 30m, 12h, 7d, 4w (výchozí: natrvalo)
admin-bot-token-done = { $token }
    Token pro { $name } ({ $id }), platí do: { $until }.
admin-revoke-bot-tokens = Zrušit tokeny účtu bota
    .help = Zruší všechny tokeny účtu bota nebo jeden z nich a ukončí jeho spojení.
admin-revoke-bot-tokens-token = Jen tento token
admin-revoke-bot-tokens-done = Zrušené tokeny účtu { $name } ({ $id }): { $count }
admin-tournaments = Vypsat turnaje
    .help = Vypíše turnaje serveru od nejnovějšího, nebo jen ty, jejichž název obsahuje daný text.
admin-tournaments-status = Jen turnaje s tímto stavem
admin-pause-tournament = Pozastavit turnaj
    .help = Rozehrané partie pokračují, nové nezačínají.
admin-pause-tournament-done = Pozastaveno: { $name }.
admin-resume-tournament = Pokračovat v pozastaveném turnaji
    .help = Nové partie mohou zase začínat.
admin-resume-tournament-done = Pokračuje: { $name }.
admin-cancel-tournament = Zrušit turnaj
    .help = Rozehrané partie mohou pokračovat, ale už se nepočítají.
admin-cancel-tournament-sure = Zrušit turnaj „{ $name }“? Pokračovat v něm nepůjde.
admin-cancel-tournament-done = Zrušeno: { $name }.
