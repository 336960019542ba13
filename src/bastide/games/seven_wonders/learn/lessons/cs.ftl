# Co říkají lekce 7 divů světa: název, na co se každý krok ptá a co se řekne na odpověď.

lesson-seven_wonders-turn = Jedno kolo
lesson-seven_wonders-turn-build = Držíte sedm karet a jednu zvolíte; ostatní zároveň také. Na začátku jsou dobré [[resources|suroviny]]: postavte [[card-lumber-yard]]. Nic nestojí.
    .right = Všichni postavili a všichni předali zbytek ruky doleva. Těchto šest karet je pro vás nových.
    .points = Tři body nejsou špatné. Ale co vyrábí suroviny od začátku, slouží vám celou hru.
    .dear = To vás stojí 2 mince za surovinu, kterou nemáte. Začněte něčím, co je zdarma.
    .market = To ušetří peníze později. Začněte surovinou.
    .sell = Kartu lze vždycky prodat za 3 mince. Jde to lépe.
lesson-seven_wonders-turn-passed = [[card-stockade]] stojí jedno dřevo a vaše město teď dřevo vyrábí. Postavte ji.
    .right = Suroviny se nespotřebují: každé kolo jsou tu znovu. Po šesti kolech věk končí.
    .sell = Prodává se, co není k ničemu. Postavte Palisádu.

lesson-seven_wonders-resources = Suroviny
lesson-seven_wonders-resources-own = Vaše deska vyrábí kámen, Dřevařský dvůr dřevo. Kterou kartu s tím můžete postavit?
    .right = Lázně stojí jeden kámen, a ten vyrábí vaše deska.
    .sell = Prodávejte jen to, co nemůžete postavit ani využít.
    .else = To stojí minci, vaši poslední. Jednu z karet zaplatí vaše vlastní suroviny.
lesson-seven_wonders-resources-either = Vyrábíte dřevo a kámen. Která z těchto karet vyrábí něco, co vám chybí?
    .right = Ruda nebo cihly, každé kolo, co potřebujete. Vyrábějte brzy mnoho druhů: ve druhém věku všechno zdraží.
    .again = To už vyrábíte. Dva další druhy by pomohly víc.
    .points = Body mohou v prvním věku počkat. Co ještě vyrábět neumíte?
    .sell = Na něco užitečného minci máte.

lesson-seven_wonders-trade = Nákup od sousedů
lesson-seven_wonders-trade-buy = [[card-barracks]] stojí jednu rudu. Nevyrábíte ji vy, ale váš levý soused. [[trade|Kupte]] ji u něj za 2 mince.
    .right = Soused dostal vaše mince a ruda mu zůstává. Prodej nikdo odmítnout nemůže.
    .stone = To jde, ale máte mince: tady je jednou použijte.
    .sell = Mincí na to, co chybí, máte dost.
lesson-seven_wonders-trade-choice = [[card-guard-tower]] stojí jedny cihly. Vyrábějí je oba sousedé. Se Západní obchodní stanicí stojí suroviny zleva 1 místo 2.
    .right = 1 mince místo 2. Než něco postavíte, podívejte se, čeho mají sousedé dost.
    .dear = Vpravo stojí 2. Kupte vlevo.
    .stone = Podívejte se na Strážní věž: jeden soused prodává cihly levně.
    .sell = Strážní věž vás stojí jen minci.

lesson-seven_wonders-chains = Řetězy
lesson-seven_wonders-chains-free = Některé stavby vedou k jiným: kdo postavil první, má druhou zadarmo. Máte [[card-well|Studnu]]. Která karta je díky ní [[chain|zdarma]]?
    .right = Socha by stála dřevo a dvě rudy. Zaplatila ji Studna: 4 body.
    .sell = Jedna z těchto karet vás nestojí vůbec nic.
lesson-seven_wonders-chains-ahead = Myslete dopředu: díky které z těchto karet budou ve druhém věku dvě jiné zdarma?
    .right = Skriptorium vede k Soudnímu dvoru a ke Knihovně. Než stavíte, dívejte se na symboly řetězů.
    .single = Palisáda nevede k ničemu.
    .stone = Tam žádný řetěz nezačíná.
    .sell = Jednou z nich začínají dva řetězy.

lesson-seven_wonders-science = Věda
lesson-seven_wonders-science-set = Každá trojice různých [[science|symbolů]] má cenu 7 bodů. Máte tabulku a kružítko. Postavte, co chybí.
    .right = Od každého jeden: 1 + 1 + 1 a 7 za trojici, 10 bodů.
    .second = Druhá tabulka dá za tento druh 4. Trojice přinese víc: chybí ozubené kolo.
    .sell = Chybějící symbol leží tady.
lesson-seven_wonders-science-same = Stejné symboly se násobí samy sebou: tři tabulky jsou 9 bodů. Co teď přinese nejvíc?
    .right = Čtyři tabulky jsou 16 bodů: o 7 víc jedinou kartou.
    .other = Jediné ozubené kolo je 1 bod.
    .points = 5 bodů, a zdarma. Věda tu ale přinese víc.
    .sell = 3 mince jsou jeden bod.

lesson-seven_wonders-military = Vojsko
lesson-seven_wonders-military-last = Poslední kolo prvního věku. Pak se srovnáte s [[conflict|oběma sousedy]]. Všichni tři máte po jednom štítu. Co postavíte?
    .right = Dva proti jednomu na obou stranách: po 1 bodu a každý soused jeden ztrácí. Ve druhém věku jsou to 3 body, ve třetím 5.
    .tavern = Pět mincí je dobrých. Ale jeden štít navíc porazí oba sousedy.
    .sell = Jeden štít navíc porazí oba sousedy.
    .else = Jeden štít navíc porazí oba sousedy a Strážní věž vás nic nestojí.
lesson-seven_wonders-military-enough = Poslední kolo druhého věku. Máte tři štíty, sousedé po jednom. Co teď?
    .right = Oba střety vyhrajete tak jako tak. O kolik, je jedno: 4 body jsou navíc.
    .more = Vyhráváte už teď. Další štíty nic nepřinesou.
    .sell = Jedna z těchto karet je pro vás zdarma a má cenu 4 bodů.
    .else = Na to, co to přinese, je to moc drahé. Jedna z těchto karet je pro vás zdarma.

lesson-seven_wonders-stages = Etapy divu
lesson-seven_wonders-stages-stage = První [[stage|etapa]] vašeho divu stojí dvě dřeva a dvě vyrábíte. Hodí se na ni jakákoli karta, lícem dolů; nejlépe taková, která by se líbila sousedovi. Postavte etapu.
    .right = 3 body, a kartu pod ní už nikdo nepostaví.
    .paid = To by vás stálo mince. Etapu zaplatíte vlastním dřevem.
    .sell = Použijte kartu raději na div.

lesson-seven_wonders-guilds = Cechy
lesson-seven_wonders-guilds-count = [[colour-purple|Cechy]] přicházejí ve třetím věku a často počítají, co stojí u sousedů. Vaši sousedé mají sedm hnědých karet a jednu šedou. Co vám přinese nejvíc?
    .right = Bod za každou hnědou kartu sousedů: 7 bodů.
    .grey = Dva body za každou šedou kartu u sousedů: je tam jen jedna.
    .blue = 6 bodů. Je tu něco o trochu lepšího.
    .sell = 3 mince jsou jeden bod.
    .else = Spočítejte karty sousedů: jeden cech přinese víc.

lesson-seven_wonders-ending = Konec
lesson-seven_wonders-ending-last = Poslední karta hry. Teď se počítají jen [[score|body]]. Porovnejte všechno, co můžete udělat: co přinese nejvíc?
    .right = Třetí etapa: 7 bodů. Na konci počítejte kartu po kartě; často rozhodne jediný bod.
    .hall = 6 bodů. Něco přinese o jeden víc.
    .arms = Tři štíty nestačí: oba sousedé jich mají pět. Nepřineslo by to nic.
    .sell = 3 mince jsou na konci jeden bod.
