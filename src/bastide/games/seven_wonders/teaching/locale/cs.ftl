# Co říkají lekce 7 divů světa: název, na co se každý krok ptá a co se řekne na odpověď.

seven_wonders-goal = Veď město třemi věky: v každém kole si vyber jednu kartu a ostatní pošli dál. Vyhrává hráč, který má na konci nejvíc bodů.

lesson-seven_wonders-turn = Jedno kolo
lesson-seven_wonders-turn-build = V ruce máš sedm karet a jednu si vybereš. Ostatní to dělají zároveň s tebou. Dobrý začátek je [[resources|surovina]]: postav [[card-lumber-yard]]. Nic nestojí.
    .right = Všichni postavili kartu a zbytek předali doleva. Těchto šest karet je pro tebe nových.
    .points = Tři body nejsou špatné, ale suroviny postavené na začátku ti slouží celou hru.
    .dear = To tě stojí { $price } mince za surovinu, kterou nevyrábíš. Začni něčím, co nic nestojí.
    .market = To ti ušetří mince později. Začni surovinou.
    .sell = Odhodit kartu za { $sold } mince můžeš vždycky. Tady je lepší možnost.
lesson-seven_wonders-turn-passed = [[card-stockade]] stojí jedno dřevo a tvé město teď dřevo vyrábí. Postav ji.
    .right = Suroviny se nespotřebují: každé kolo je máš znovu. Po šesti kolech věk končí.
    .sell = Odhazuj jen karty, které ti k ničemu nejsou. Postav Palisádu.

lesson-seven_wonders-resources = Suroviny
lesson-seven_wonders-resources-own = Tvá deska vyrábí kámen, Dřevařský dvůr dřevo. Kterou kartu s tím můžeš postavit?
    .right = Lázně stojí jeden kámen, a ten vyrábí tvá deska.
    .sell = Odhazuj jen to, co nemůžeš postavit ani použít na stupeň.
    .else = To tě stojí poslední minci. Jednu z těchto karet můžeš postavit z vlastních surovin.
lesson-seven_wonders-resources-either = Vyrábíš dřevo a kámen. Která z těchto karet vyrábí něco, co ti chybí?
    .right = Rudu nebo hlínu, podle toho, co v kole potřebuješ. Na začátku vyráběj hodně různých surovin: ve druhém věku jsou karty dražší.
    .again = To už vyrábíš. Dvě nové suroviny by ti pomohly víc.
    .points = Body mohou v prvním věku počkat. Co ještě nevyrábíš?
    .sell = Mince na něco užitečného máš.

lesson-seven_wonders-trade = Nákup od sousedů
lesson-seven_wonders-trade-buy = [[card-barracks]] stojí jednu rudu. Ty ji nevyrábíš, ale tvůj levý soused ano. [[trade|Kup]] ji od něj za { $price } mince.
    .right = Soused dostane tvé mince a rudu může dál používat. Prodej nikdo odmítnout nemůže.
    .stone = To jde, ale máš mince: zkus nakoupit.
    .sell = Na to, co ti chybí, máš mincí dost.
lesson-seven_wonders-trade-choice = [[card-guard-tower]] stojí jednu hlínu. Vyrábějí ji oba sousedé. Díky Západní obchodní stanici tě základní suroviny zleva stojí 1 minci místo 2.
    .right = 1 mince místo 2. Než něco postavíš, podívej se, co vyrábějí sousedé.
    .dear = Vpravo stojí { $dear } mince. Kup ji vlevo.
    .stone = Podívej se na Strážní věž: jeden soused prodává hlínu levně.
    .sell = Strážní věž tě stojí jen 1 minci.

lesson-seven_wonders-chains = Návaznosti
lesson-seven_wonders-chains-free = Díky některým stavbám jsou jiné zdarma: když postavíš první, druhá tě nic nestojí. Máš [[card-baths]]. Která karta je díky nim [[chain|zdarma]]?
    .right = Akvadukt stojí tři kameny, ale díky Lázním je zdarma: { $points } bodů.
    .sell = Jedna z těchto karet tě nestojí vůbec nic.
lesson-seven_wonders-chains-ahead = Mysli dopředu: díky které z těchto karet budou ve druhém věku dvě jiné zdarma?
    .right = Díky Skriptoriu bude zdarma Soudní dvůr i Knihovna. Než něco postavíš, podívej se na symboly návaznosti.
    .single = Na Palisádu nic nenavazuje.
    .stone = Na tuhle kartu nic nenavazuje.
    .sell = Na jednu z těchto karet navazují dvě další.

lesson-seven_wonders-science = Věda
lesson-seven_wonders-science-set = Každá sada tří různých [[science|symbolů]] je za 7 bodů. Máš tabulku a kružítko. Postav to, co chybí.
    .right = Od každého jeden: 1 + 1 + 1 a 7 za sadu. To je { $points } bodů.
    .second = S druhou tabulkou by byly tvoje symboly za { $second } bodů. Celá sada přinese víc: potřebuješ ozubené kolo.
    .sell = Chybějící symbol máš přímo tady.
lesson-seven_wonders-science-same = Počet stejných symbolů se násobí sám sebou: tři tabulky jsou za { $points } bodů. Která karta teď přinese nejvíc?
    .right = Čtyři tabulky jsou za { $after } bodů: o { $more } víc jedinou kartou.
    .other = Jediné ozubené kolo je za 1 bod.
    .points = { $blue } bodů, a zdarma. Věda tu ale přinese víc.
    .sell = { $sold } mince jsou za 1 bod.

lesson-seven_wonders-military = Vojsko
lesson-seven_wonders-military-last = Je poslední kolo prvního věku. Pak tě čeká střet s [[conflict|oběma sousedy]]. Ty i sousedé máte po jednom štítu. Co postavíš?
    .right = Dva štíty proti jednomu na obou stranách: za každé vítězství žeton za 1 bod a každý soused má −1. Ve druhém věku je vítězství za 3 body, ve třetím za 5.
    .tavern = { $coins } mincí se hodí. Ale s jedním štítem navíc porazíš oba sousedy.
    .sell = S jedním štítem navíc porazíš oba sousedy.
    .else = S jedním štítem navíc porazíš oba sousedy a Strážní věž tě nic nestojí.
lesson-seven_wonders-military-enough = Je poslední kolo druhého věku. Máš tři štíty, sousedé po jednom. Co postavíš?
    .right = Oba střety vyhraješ tak jako tak a na rozdílu nezáleží. Vezmi si tedy { $points } bodů.
    .more = Vyhráváš už teď. Další štíty ti nic nepřinesou.
    .sell = Jednu z těchto karet máš zdarma a je za { $points } bodů.
    .else = Na to, co přinese, je moc drahá. Jednu z těchto karet máš zdarma.

lesson-seven_wonders-stages = Stupně divu
lesson-seven_wonders-stages-stage = První [[stage|stupeň]] tvého divu stojí dvě dřeva a ta vyrábíš. Použít na něj můžeš jakoukoli kartu, lícem dolů, nejlépe takovou, o kterou by stál soused. Vyber kartu a postav s ní stupeň.
    .right = { $points } body, a kartu pod deskou už nikdo nepostaví.
    .paid = To by tě stálo mince. Stupeň zaplatíš vlastním dřevem.
    .sell = Použij kartu raději na div.

lesson-seven_wonders-guilds = Cechy
lesson-seven_wonders-guilds-count = [[colour-purple|Cechy]] jsou ve třetím věku a často počítají karty sousedů. Tvoji sousedé mají { $points } hnědých karet a jednu šedou. Která karta přinese nejvíc?
    .right = 1 bod za každou hnědou kartu sousedů: { $points } bodů.
    .grey = 2 body za každou šedou kartu sousedů, ale mají jen jednu.
    .blue = { $blue } bodů. Jiná karta přinese víc.
    .sell = { $sold } mince jsou za 1 bod.
    .else = Spočítej karty sousedů: jeden cech přinese víc.

lesson-seven_wonders-ending = Konec
lesson-seven_wonders-ending-last = Poslední karta hry: teď už jde jen o [[score|body]]. Porovnej všechny možnosti. Která přinese nejvíc?
    .right = Třetí stupeň: { $stage } bodů. Na konci počítej pečlivě, často rozhodne jediný bod.
    .hall = { $hall } bodů. Jiná možnost přinese o jeden víc.
    .arms = Tvoje štíty ({ $own }) nestačí: sousedé jich mají { $left } a { $other }. Nepřinesly by nic.
    .sell = { $sold } mince jsou na konci za 1 bod.

lesson-seven_wonders-strategy-beginner = Základní zásady
lesson-seven_wonders-strategy-intermediate = Lepší rozhodnutí
lesson-seven_wonders-strategy-advanced = Jemnosti
lesson-seven_wonders-strategy-military = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Štíty, které obrátí nadcházející střety, mají větší cenu než většina ostatních karet.
lesson-seven_wonders-strategy-chain = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Co postavíš zadarmo, ti ušetří mince i suroviny. Podívej se nejdřív po tom.
lesson-seven_wonders-strategy-science = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Věda roste: čím víc symbolů máš, tím větší cenu má další.
lesson-seven_wonders-strategy-points = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Když zbývá jen pár kol, porovnej body: velké občanské stavby se těžko překonávají.
lesson-seven_wonders-strategy-resources = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Co si vyrobíš, nemusíš kupovat. V dalších kolech si budeš moct dovolit víc karet.
lesson-seven_wonders-strategy-trade = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Obchod otevírá dveře: se správnou žlutou kartou si později můžeš dovolit mnoho dalších.
lesson-seven_wonders-strategy-coins = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Mince samy moc bodů nepřinesou, ale v dalších kolech za ně koupíš, co ti chybí.
lesson-seven_wonders-strategy-last = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = V posledních kolech porovnej všechno, co ještě přinese body, i poslední střety. A dej pozor, komu platíš.
lesson-seven_wonders-strategy-guild = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Tento cech platí za symbol podle tvého výběru. A dej pozor, komu platíš: tvoje mince tomu sousedovi pomůžou.
lesson-seven_wonders-strategy-deny = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Podívej se, co posíláš dál. Když soused nějakou kartu nutně potřebuje, může být lepší odhodit ji za mince nebo dát pod svůj div.
lesson-seven_wonders-strategy-dig = Věk { seven_wonders-age-number }, kolo { $turn }. Co je tvůj nejlepší tah?
    .right = Stavba zadarmo z odkládacího balíčku má přinést to, co tvému městu teď nejvíc chybí.
