### Co dělá ručně ten, kdo provozuje server: bastide admin.

admin-yes = ano
admin-forever = navždy
admin-none = nic se nenašlo
admin-option-limit = Nejvýše tolik, poslední napřed.
admin-option-yes = Neptat se předem.
admin-option-span = Na jak dlouho: 30m, 12h, 7d, 4w; jinak navždy.
admin-option-reason = Proč. Dozví se to.
admin-option-address = Adresa nebo síť (192.0.2.0/24) místo osoby.

admin-column-name = jméno
admin-column-account = účet
admin-column-id = identifikátor
admin-column-seen = naposledy
admin-column-who = kdo
admin-column-kind = druh
admin-column-until = do
admin-column-reason = důvod
admin-column-hash = pozvánka
admin-column-uses = míst
admin-column-note = poznámka
admin-column-table = stůl
admin-column-game = hra
admin-column-status = stav
admin-column-changed = změněn
admin-column-people = lidé
admin-column-text = text
admin-column-line = řádek
admin-column-seat = místo
admin-column-at = kdy
admin-column-what = co
admin-column-about = koho se týká

admin-people = Vypsat a najít lidi
    .help = Vypíše lidi, nejnovější napřed: ty, jejichž jméno nebo účet obsahuje text nebo jejichž identifikátor jím začíná.
admin-people-accounts = Jen lidi s účtem, bez hostů.

admin-sign-out = Ukončit všechna přihlášení někoho
    .help = Ihned někoho odhlásí na všech zařízeních. Host se nemůže vrátit: znalo ho jen jedno zařízení.
admin-sign-out-done = { $name } ({ $id }): odhlášeno všude.

admin-link = Jednorázový odkaz při zapomenutém hesle
    .help = Vytvoří odkaz, za nímž si někdo zvolí nové heslo. Platí jednou a jen po nějakou dobu; dřívější odkazy téže osoby přestanou platit. Po použití jsou všechna její zařízení odhlášena. Dej ho jen tomu, komu účet patří. Adresa je ta z BASTIDE_PUBLIC_URL.
admin-link-span = Jak dlouho platí: 30m, 12h, 7d, 4w.
admin-link-done = { $link }
    Pro { $name } ({ $id }), platí jednou, do { $until }.

admin-rename = Dát někomu jiné jméno
    .help = Dá někomu jiné jméno všude, kde stojí to staré: v seznamech, denících a výsledcích i u stolů, kde se hraje.
admin-rename-done = { $old } ({ $id }) se teď jmenuje { $name }.

admin-mute = Na čas někoho umlčet
    .help = Ten člověk může hrát, ale ne psát.
admin-mute-done = { $name } ({ $id }) nemůže psát: { $until }.

admin-unmute = Dovolit někomu zase psát
    .help = Zruší umlčení.
admin-unmute-done = { $name } ({ $id }) může zase psát.
admin-unmute-not = { $name } ({ $id }): žádné umlčení neplatilo.

admin-ban = Na čas vykázat osobu nebo adresu
    .help = Vykáže osobu nebo adresu. Otevřená spojení ihned končí. Místa u stolů jí zůstávají; hodiny běží.
admin-ban-done = { $who }: vykázání platí { $until }.

admin-unban = Pustit osobu nebo adresu zase dovnitř
    .help = Zruší vykázání.
admin-unban-done = { $who } smí zase dovnitř.
admin-unban-not = { $who }: žádné vykázání neplatilo.

admin-bans = Vypsat, kdo je vykázán nebo umlčen
    .help = Vypíše vykázání a umlčení, která teď platí.

admin-invite = Kód pro server na pozvánky
    .help = Vytvoří kód, se kterým se lze dostat dovnitř, je-li server jen na pozvánky. Ukáže se jen jednou.
admin-invite-uses = Pro kolik lidí platí.
admin-invite-note = Poznámka pro tebe.
admin-invite-done = { $code }
    Počet lidí: { $uses }, platí do: { $until }.

admin-invitations = Vypsat pozvánky, nebo jednu zrušit
    .help = Vypíše pozvánky, které ještě platí, podle začátku otisku: samy kódy se neuchovávají.
admin-invitations-revoke = Zrušit tuto pozvánku.
admin-invitations-revoked = Pozvánka { $hash } už neplatí.

admin-reports = Co hráči nahlásili
    .help = Vypíše hlášení, která ještě nikdo nevyřídil.
admin-reports-closed = Všechna hlášení, i vyřízená.
admin-reports-close = Toto je vyřízeno.
admin-reports-about = { $reporter } o { $about }, stůl { $table }, řádek { $line }

admin-delete-person = Navždy někoho zapomenout
    .help = Smaže někoho tak, jak by to mohl udělat sám: účet, přihlášení, hodnocení a jméno všude, kde stojí. Dohrané hry zůstanou, beze jména. Nelze to vrátit.
admin-delete-person-sure = Navždy smazat { $name } ({ $id }), počet stolů: { $tables }? (ano/ne)
admin-delete-person-done = { $name } ({ $id }): zapomenuto.

admin-tables = Vypsat a najít stoly
    .help = Vypíše stoly, naposledy změněné napřed: ty, jejichž identifikátor začíná textem.
admin-tables-person = Jen stoly, u nichž sedí tato osoba.
admin-tables-game = Jen stoly této hry.
admin-tables-status = Jen stoly otevřené (open), rozehrané (playing) nebo dohrané (finished).

admin-chat = Co se u stolu řeklo
    .help = Vypíše, co se u stolu řeklo, s číslem každého řádku.

admin-remove-line = Odstranit, co někdo řekl
    .help = Odstraní řečené z deníku stolu i z paměti všech serverů. V deníku zůstane, že bylo něco odstraněno.
admin-remove-line-sure = Navždy odstranit řádek { $line } stolu { $table } („{ $text }“)? (ano/ne)
admin-remove-line-done = Řádek { $line } stolu { $table } je odstraněn.

admin-delete-table = Smazat stůl
    .help = Smaže stůl i s deníkem a výsledky. Hodnocení zůstanou, jak jsou. Nelze to vrátit.
admin-delete-table-sure = Navždy smazat stůl { $table } ({ $game }, záznamů: { $entries }, { $people })? (ano/ne)
admin-delete-table-done = Stůl { $table } je smazán.

admin-tidy = Smazat hned, co se už nemá uchovávat
    .help = Smaže, co by server čas od času smazal sám: stoly, ze kterých nic nebylo, a hosty, po kterých nic nezůstalo, po tolika dnech, kolik říkají nastavení BASTIDE_KEEP_..._DAYS. 0 znamená navždy.
admin-tidy-sure = Navždy smazat: stolů { $tables }, hostů { $people }? (ano/ne)
admin-tidy-done = Smazáno: stolů { $tables }, hostů { $people }.

admin-audit = Co bylo uděláno ručně, kým a kdy
    .help = Vypíše, co se těmito příkazy udělalo: kdy, který uživatel systému, co a s kým.
