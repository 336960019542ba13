### Příkazy pro vývojáře: bastide dev.

dev-kind-card = karta { $id }
dev-kind-set = sada { $id }
dev-kind-module = modul { $id }
dev-kind-board = deska { $id }
dev-kind-option = volba { $id }
dev-kind-language = jazyk { $id }
dev-kind-level = úroveň { $id }
dev-kind-page = stránka { $id }

dev-part-text = text
dev-part-picture = obrázek
dev-part-number = číslo
dev-part-scenario = scénář
dev-part-test = test
dev-part-reference = pravidla referenčního jádra
dev-part-hint = rada pro boty
dev-part-lesson = lekce
dev-part-cards = karty království
dev-part-docs = dokumentace

dev-new = Vytvořit kostru karty, modulu, jazyka…
    .help = Vytvoří soubory nové karty, sady, modulu, desky, jazyka, úrovně nebo stránky. Kostra hned funguje; uprav ji a doplň, co vypíše bastide dev missing. Existující soubory se nikdy nepřepisují.
dev-new-title = Zobrazovaný název, anglicky; u jazyka jeho vlastní název, například Deutsch
dev-new-set_id = Sada, do které karta patří
dev-new-plain = Zapsat kartu, kterou popisují jen čísla, jedním řádkem do souboru její sady
dev-new-rtl = Jazyk, který se píše zprava doleva
dev-new-written = zapsáno: { $path }
dev-new-appended = doplněno: { $path }
dev-new-next = Dále:

dev-missing = Vypsat, co je ještě třeba napsat a kam
    .help = Vypíše, co kartě, sadě, modulu, desce, volbě, jazyku, úrovni nebo stránce ještě chybí, a soubor, do kterého to patří; bez názvu vypíše vše, co není úplné. Má-li stejný název víc věcí, přidej druh, například module:base. Zprávy, které v jazyku chybí, se zobrazují anglicky.
dev-missing-verbose = Vypsat i identifikátory chybějících zpráv
dev-missing-nothing = nic nechybí
dev-missing-thing = { $thing } ({ $file }): { $count ->
    [0] nic nechybí
    [one] chybí 1 část
    [few] chybí { $count } části
   *[other] chybí { $count } částí
}
dev-missing-count = { $label }: chybí { $missing } z { $total }
dev-missing-share = { $missing } z { $total }
dev-missing-optional = { $label } (nepovinné)
dev-missing-messages = { $language }: chybí { $missing } z { $total } zpráv
dev-missing-sections = { $language }: chybí { $missing } z { $total } oddílů pravidel

dev-check = Spustit testy jedné karty, modulu, jazyka…
    .help = Během několika sekund vypíše, co chybí, zahraje s danou věcí náhodné hry, porovná je s referenčním herním jádrem a spustí její testy. Vypíše každý příkaz, který spustí. Najde-li problémy, skončí chybou.
dev-check-passed = { $thing }: všechny kontroly prošly
dev-check-failed = { $thing }: některé kontroly neprošly

dev-numbering = Očíslovat nové karty, moduly a akce
    .help = Doplní nové karty, moduly, desky a akce na konec číselníku jejich hry. Existující čísla se nikdy nemění, takže záznamy a natrénované sítě zůstávají platné.
dev-numbering-nothing = není nic nového
