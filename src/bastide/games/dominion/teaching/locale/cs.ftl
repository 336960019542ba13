# Co říkají lekce Dominionu: název, na co se každý krok ptá a co se řekne na odpověď.

dominion-goal = Kupuj karty, aby tvůj balíček sílil, a proměň ho ve vítězné body. Vyhrává hráč, který má na konci nejvíc bodů.

lesson-dominion-turn = Jeden tah
lesson-dominion-turn-treasures = Nemáš žádnou akční kartu, takže tvůj tah začíná fází nákup. Vylož všechny [[type-treasure|peníze]], ať z nich máš mince.
    .right = Čtyři Měďáky dají { $coins } mince. Neutracené mince na konci tahu propadnou.
    .toward = To je 1 mince. Vylož i ostatní.
    .early = Platit můžeš jen penězi, které jsi vyložil. Nejdřív vylož peníze.
    .nothing = Tím by tah skončil bez nákupu. Nejdřív vylož peníze.
lesson-dominion-turn-buy = Můžeš koupit jednu kartu, která stojí nejvýše { $coins }. [[card-silver]] je dobrá první karta: dá ti 2 mince pokaždé, když si ho dobereš. Kup ho.
    .right = Stříbrňák je na tvém [[discard-pile|odkládacím balíčku]]. Proběhl úklid: všechny karty se odložily a dobral sis pět nových. Pak hrál soupeř.
    .weak = Takovou kartu později v ruce nechceš. Kup Stříbrňák.
    .action = Dobrá karta na později. Teď kup Stříbrňák.
    .nothing = Neutracené mince propadnou. Kup Stříbrňák.
lesson-dominion-turn-again = Druhý tah probíhá jako první. Vylož peníze.
    .right = Teď bys koupil kartu. Tak probíhá každý tah: vyložit, koupit, odložit, dobrat si. Až ti dobírací balíček dojde, zamícháš odkládací a Stříbrňák si brzy dobereš.
    .toward = Teď vylož i ostatní.
    .early = Nejdřív vylož peníze.

lesson-dominion-buys = Co je nákup
lesson-dominion-buys-market = V každém tahu máš jeden nákup: můžeš koupit jednu kartu, ať máš mincí, kolik chceš. Některé karty přidávají další. Vylož [[card-market]].
    .right = +1 karta, +1 akce, +1 nákup a +1 mince: podívej se na čísla nad svými kartami.
    .late = Pak bys Trh v tomto tahu už vyložit nemohl. Vylož ho nejdřív.
lesson-dominion-buys-treasures = Teď vylož peníze.
    .right = { $coins } mincí a { $buys } nákupy.
    .toward = Pokračuj, dokud nevyložíš všechny.
    .early = S kupováním počkej: po prvním nákupu už peníze vykládat nemůžeš.
lesson-dominion-buys-first = { $coins } mincí je na Zlaťák a Stříbrňák. Začni [[card-gold|Zlaťákem]].
    .right = Zbývají { $rest } mince a jeden nákup.
    .silver = Šlo by to taky. Začni ale Zlaťákem, ať vidíš, co zbude na druhou kartu.
    .nothing = Máš ještě { $coins } mincí. Využij je.
    .else = Kdybys kupoval jen jednu kartu, bylo by to dobré. Tady můžeš mít dvě dobré: začni Zlaťákem.
lesson-dominion-buys-second = Druhý nákup využij na nejlepší kartu za { $coins } mince.
    .right = Dvě karty v jednom tahu. Bez druhého nákupu by { $coins } mince propadly.
    .nothing = Zbylé mince propadnou. Kup Stříbrňák.
    .points = To je 1 bod, ale do konce hry zbytečná karta. Kup Stříbrňák.
    .else = Za { $coins } mince je něco lepšího: Stříbrňák.

lesson-dominion-actions = Akce
lesson-dominion-actions-village = Máš jednu akci a tři akční karty. Kterou vyložíš jako první, abys mohl vyložit všechny tři?
    .right = Vesnice jednu akci spotřebovala a dvě přidala. Zbývají ti dvě.
    .smithy = Kovárna by spotřebovala tvou jedinou akci a Vesnice by zůstala v ruce. Začni kartou, která akce přidává.
    .nothing = Máš akci. Využij ji.
lesson-dominion-actions-smithy = [[card-smithy]] ti přinese tři karty, ale žádnou akci. Vylož ji.
    .right = V ruce máš { $hand } karet a jedna akce ještě zbývá.
    .nothing = Ještě máš akce. Vylož Kovárnu.
lesson-dominion-actions-second = Využij i poslední akci.
    .right = Akční karty, které nepřidají akci, řetěz ukončí, a když jich máš moc, uvíznou ti v ruce. S Vesnicemi jich vyložíš víc.
    .nothing = Zbývá ti jedna akce. Využij ji.

lesson-dominion-clog = Proč Statky překážejí
lesson-dominion-clog-buy = Máš { $coins } mince. [[card-estate]] je na konci za jeden bod. Co teď koupíš?
    .right = Správně. Stříbrňák se ti bude hodit pokaždé, když si ho dobereš.
    .estate = Dostaneš 1 bod, ale taky zbytečnou kartu, kterou si budeš dobírat pořád dokola. Kvůli Statkům budeš mít horší karty v ruce: nech je na poslední tahy.
    .copper = Měďák tvůj balíček v průměru zhorší. Za { $coins } mince máš na něco lepšího.
    .nothing = Za { $coins } mince se dá koupit něco dobrého.
    .else = Není to špatné, ale tady je lepší mít víc peněz: kup Stříbrňák.
lesson-dominion-clog-cellar = Takhle to s nimi dopadá: tři z tvých pěti karet jsou k ničemu. Naštěstí máš [[card-cellar]]. Vylož ho.
    .right = S ním vyměníš tolik karet, kolik chceš.
    .nothing = Pak máš jen 1 minci. Vylož Sklepení.
lesson-dominion-clog-discard = Odlož tři Statky.
    .right = Tři zbytečné karty jsou pryč.
    .toward = Teď další.
    .copper = Měďák si nech: dá se jím platit.
    .done = V ruce máš ještě Statek. Odlož i ten.
lesson-dominion-clog-done = Měďák si nech. Nic dalšího neodkládej.
    .right = Zlaťák a dva Stříbrňáky: o to tě Statky připravovaly.
    .copper = Měďák si nech: dá se jím platit.

lesson-dominion-trashing = Zahazování na smetiště
lesson-dominion-trashing-chapel = Co [[trash|zahodíš na smetiště]], je z tvého balíčku navždy pryč. U slabé karty je to dobře. Vylož [[card-chapel|Kapli]].
    .right = Můžeš s ní zahodit až čtyři karty z ruky.
    .nothing = Vylož Kapli: na tyhle karty je jako dělaná.
lesson-dominion-trashing-estates = Zahoď všechny tři Statky.
    .right = Přišel jsi o 3 body a zbavil ses tří zbytečných karet.
    .toward = Teď další.
    .silver = Stříbrňák je jedna z tvých nejlepších karet. Zahoď Statky.
    .done = Ještě máš Statek, který můžeš zahodit.
lesson-dominion-trashing-done = Mohl bys zahodit čtvrtou kartu, ale Stříbrňák potřebuješ. Nic dalšího nezahazuj.
    .right = Máš o tři karty méně, takže si dobré karty budeš dobírat častěji. Stálo tě to jeden tah a vyplatí se to v každém dalším.
    .silver = Stříbrňák ne!

lesson-dominion-attacks = Útoky a reakce
lesson-dominion-attacks-militia = [[type-attack|Útoky]] škodí ostatním. [[card-militia]] ti dá 2 mince a každý spoluhráč odloží karty tak, aby mu zbyly tři. Vylož ji.
    .right = Soupeř odložil dvě karty a svůj tah začne se třemi.
    .nothing = Nejdřív vylož Milici.
lesson-dominion-attacks-moat = Teď vyložil Milici soupeř. V ruce máš [[card-moat]]. Je to [[type-reaction|reakce]]. Ukaž ho.
    .right = Necháš si všech pět karet. Hradní příkop ti zůstane v ruce a chrání tě i před dalším útokem.
    .done = Pak bys musel odložit dvě karty. Ukázat Hradní příkop nic nestojí.

lesson-dominion-engine = Kdy přestat stavět
lesson-dominion-engine-province = Tvůj balíček je v dobré formě a máš { $coins } mincí. Co koupíš?
    .right = { $points } bodů v jedné kartě. Jakmile máš na Provincie, začni je kupovat: ve dvou hráčích jich je jen osm.
    .gold = Zlaťák obohatí pozdější tahy. Na Provincii ale máš už teď, a kvůli ní přece Zlaťáky jsou.
    .action = Další akce by se hodily, ale tvůj balíček už je dost dobrý. Vezmi si body.
    .duchy = To jsou { $less } body místo { $points }.
    .nothing = Máš { $coins } mincí. Nenech je propadnout.
    .else = Za { $coins } mincí je něco mnohem lepšího: { $points } bodů.
lesson-dominion-engine-duchy = Zbývají jen dvě Provincie a máš { $coins } mincí. Kolikrát si ještě dobereš, co teď koupíš?
    .right = Správně: skoro vůbec. Ke konci se počítají jen body a Vévodství je za { $points }.
    .market = Trh by sis sotva dobral víc než jednou. Tři body teď jsou lepší.
    .silver = Tenhle Stříbrňák už asi nikdy nic nezaplatí.
    .estate = To je jeden bod. Za pět mincí můžeš mít tři.
    .nothing = Teď rozhodují body. Nějaké si vezmi.
    .else = Tuhle kartu si už sotva dobereš. Vezmi si body.

lesson-dominion-ending = Jak hra končí
lesson-dominion-ending-piles = Hra končí po tahu, ve kterém dojdou Provincie nebo [[end|jsou prázdné tři balíčky]]. Dva už prázdné jsou, zbývá jedno Sklepení a vedeš { $own } bodů ku { $other }. Co uděláš?
    .right = Třetí balíček je prázdný: hra skončila a vyhrál jsi { $own } ku { $other }. Balíčky vždycky počítej.
    .estate = To je bod, ale hra pokračuje a soupeř tě může dohonit. Můžeš vyhrát hned.
    .nothing = Pak hra pokračuje. Můžeš vyhrát hned.
    .else = Můžeš vyhrát hned: podívej se na balíčky.
lesson-dominion-ending-wait = Zbývá jedna Provincie a máš { $coins } mincí. Ty máš { $own } bodů, soupeř { $other }. Co uděláš?
    .right = Správně: zůstáváš ve hře. Když budeš mít ještě jednou 8 mincí, půjdeš do vedení.
    .province = Tím by hra skončila { $lost } ku { $other }. Neukončuj hru, kterou prohráváš. Nejdřív se přibliž.
    .gold = Samotné peníze už ti výhru nepřinesou. Přibliž se v bodech.
    .else = To ti nepřinese skoro žádné body. Která karta ti je přinese a hru neukončí?

lesson-dominion-prosperity = Prosperita
lesson-dominion-prosperity-monument = V Prosperitě můžeš mít body i v podobě [[tokens|žetonů]], které leží před tebou a balíček nikdy nezanesou. Vylož [[card-monument]].
    .right = { $coins } mince a žeton za jeden bod.
    .nothing = Nejdřív vylož Památník.
lesson-dominion-prosperity-treasures = V některých hrách se používá i [[card-platinum]] a [[card-colony]]. Platina dá 5 mincí. Vylož peníze.
    .right = { $coins } mincí.
    .toward = Pokračuj.
    .early = Nejdřív vylož peníze.
lesson-dominion-prosperity-colony = Jakou nejlepší kartu můžeš koupit za { $coins } mincí?
    .right = { $points } bodů. S Koloniemi končí hra i tehdy, když je prázdný jejich balíček.
    .province = To je šest bodů. Za { $cost } mincí můžeš mít deset.
    .platinum = Platina je dobrá na začátku. Když máš { $coins } mincí, vezmi si { $points } bodů.
    .nothing = Máš { $coins } mincí. Vezmi si { $points } bodů.
    .else = Za { $coins } mincí je něco mnohem lepšího.
lesson-dominion-prosperity-quarry = Některé peníze z Prosperity při vyložení něco dělají. Dokud je ve hře [[card-quarry]], stojí akční karty o 2 méně. „Vyložit všechny peníze“ ho vynechá, vylož ho tedy sám.
    .right = Všechny akční karty stojí v tomto tahu o 2 méně.
    .toward = Dobře. Teď vylož Kamenolom.
    .early = Nejdřív vylož Kamenolom.
lesson-dominion-prosperity-court = Vylož zbytek peněz a pak kup [[card-kings_court]]: obvykle stojí 7, v tomto tahu jen { $price }.
    .right = Ušetřil jsi 2 mince. Čti si, co tvoje peníze dělají a kdy je vyložit.
    .toward = Dobře. Teď kupuj.
    .weak = Můžeš mít kartu, která obvykle stojí 7: Královský dvůr.
    .nothing = Nejdřív kup Královský dvůr.

lesson-dominion-strategy-beginner = Základní zásady
lesson-dominion-strategy-intermediate = Lepší rozhodnutí
lesson-dominion-strategy-advanced = Jemnosti
lesson-dominion-strategy-silver = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = [[card-silver]] na začátku zlepší každou ruku, ve které si ho dobereš.
lesson-dominion-strategy-gold = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = [[card-gold]] se vyplácí znovu a znovu, dokud zbývá dost tahů, aby sis ho dobral.
lesson-dominion-strategy-province = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = [[card-province]] má větší cenu než cokoli jiného, co můžeš koupit, a soupeř už ji nedostane.
lesson-dominion-strategy-trash = Vyložil jsi kartu [[card-chapel]]. Kterou kartu zahodíš jako první?
    .right = Slabé počáteční karty tě brzdí. Čím dřív z balíčku zmizí, tím častěji si dobereš ty dobré.
lesson-dominion-strategy-duchy = Zbývající Provincie: { $provinces }. Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = Kartu koupenou teď už si do konce hry skoro nedobereš. Body se počítají v každém případě.
lesson-dominion-strategy-estate = Zbývající Provincie: { $provinces }. Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = I jediný bod má teď větší cenu než karta, kterou by sis už skoro nedobral.
lesson-dominion-strategy-witch = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = [[card-witch]] ti přinese karty a soupeři rozdá Kletby: má pak míň bodů a horší ruce.
lesson-dominion-strategy-militia = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = [[card-militia]] ti dá mince a soupeři tah co tah nechá jen slabou ruku.
lesson-dominion-strategy-bandit = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = [[card-bandit]] ti pokaždé přinese Zlaťák a soupeře může připravit o Stříbrňák nebo Zlaťák.
lesson-dominion-strategy-moat = Máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }. Co koupíš?
    .right = V tomto království jsou silné útoky. [[card-moat]] tě chrání a přinese ti karty.
