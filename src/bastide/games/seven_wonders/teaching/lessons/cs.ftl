# Co říkají lekce 7 divů světa: název, na co se každý krok ptá a co se řekne na odpověď.

lesson-seven_wonders-turn = Jedno kolo
lesson-seven_wonders-turn-build = Držíš sedm karet a jednu zvolíš; ostatní zároveň také. Na začátku jsou dobré [[resources|suroviny]]: postav [[card-lumber-yard]]. Nic nestojí.
    .right = Všichni postavili a všichni předali zbytek ruky doleva. Těchto šest karet je pro tebe nových.
    .points = Tři body nejsou špatné. Ale co vyrábí suroviny od začátku, slouží ti celou hru.
    .dear = To tě stojí 2 mince za surovinu, kterou nemáš. Začni něčím, co je zdarma.
    .market = To ušetří peníze později. Začni surovinou.
    .sell = Kartu lze vždycky prodat za 3 mince. Jde to lépe.
lesson-seven_wonders-turn-passed = [[card-stockade]] stojí jedno dřevo a tvé město teď dřevo vyrábí. Postav ji.
    .right = Suroviny se nespotřebují: každé kolo jsou tu znovu. Po šesti kolech věk končí.
    .sell = Prodává se, co není k ničemu. Postav Palisádu.

lesson-seven_wonders-resources = Suroviny
lesson-seven_wonders-resources-own = Tvá deska vyrábí kámen, Dřevařský dvůr dřevo. Kterou kartu s tím můžeš postavit?
    .right = Lázně stojí jeden kámen, a ten vyrábí tvá deska.
    .sell = Prodávej jen to, co nemůžeš postavit ani využít.
    .else = To stojí minci, tvou poslední. Jednu z karet zaplatí tvé vlastní suroviny.
lesson-seven_wonders-resources-either = Vyrábíš dřevo a kámen. Která z těchto karet vyrábí něco, co ti chybí?
    .right = Ruda nebo cihly, každé kolo, co potřebuješ. Vyráběj brzy mnoho druhů: ve druhém věku všechno zdraží.
    .again = To už vyrábíš. Dva další druhy by pomohly víc.
    .points = Body mohou v prvním věku počkat. Co ještě vyrábět neumíš?
    .sell = Na něco užitečného minci máš.

lesson-seven_wonders-trade = Nákup od sousedů
lesson-seven_wonders-trade-buy = [[card-barracks]] stojí jednu rudu. Nevyrábíš ji ty, ale tvůj levý soused. [[trade|Kup]] ji u něj za 2 mince.
    .right = Soused dostal tvé mince a ruda mu zůstává. Prodej nikdo odmítnout nemůže.
    .stone = To jde, ale máš mince: tady je jednou použij.
    .sell = Mincí na to, co chybí, máš dost.
lesson-seven_wonders-trade-choice = [[card-guard-tower]] stojí jedny cihly. Vyrábějí je oba sousedé. Se Západní obchodní stanicí stojí suroviny zleva 1 místo 2.
    .right = 1 mince místo 2. Než něco postavíš, podívej se, čeho mají sousedé dost.
    .dear = Vpravo stojí 2. Kup vlevo.
    .stone = Podívej se na Strážní věž: jeden soused prodává cihly levně.
    .sell = Strážní věž tě stojí jen minci.

lesson-seven_wonders-chains = Řetězy
lesson-seven_wonders-chains-free = Některé stavby vedou k jiným: kdo postavil první, má druhou zadarmo. Máš [[card-well|Studnu]]. Která karta je díky ní [[chain|zdarma]]?
    .right = Socha by stála dřevo a dvě rudy. Zaplatila ji Studna: 4 body.
    .sell = Jedna z těchto karet tě nestojí vůbec nic.
lesson-seven_wonders-chains-ahead = Mysli dopředu: díky které z těchto karet budou ve druhém věku dvě jiné zdarma?
    .right = Skriptorium vede k Soudnímu dvoru a ke Knihovně. Než stavíš, dívej se na symboly řetězů.
    .single = Palisáda nevede k ničemu.
    .stone = Tam žádný řetěz nezačíná.
    .sell = Jednou z nich začínají dva řetězy.

lesson-seven_wonders-science = Věda
lesson-seven_wonders-science-set = Každá trojice různých [[science|symbolů]] má cenu 7 bodů. Máš tabulku a kružítko. Postav, co chybí.
    .right = Od každého jeden: 1 + 1 + 1 a 7 za trojici, 10 bodů.
    .second = Druhá tabulka dá za tento druh 4. Trojice přinese víc: chybí ozubené kolo.
    .sell = Chybějící symbol leží tady.
lesson-seven_wonders-science-same = Stejné symboly se násobí samy sebou: tři tabulky jsou 9 bodů. Co teď přinese nejvíc?
    .right = Čtyři tabulky jsou 16 bodů: o 7 víc jedinou kartou.
    .other = Jediné ozubené kolo je 1 bod.
    .points = 5 bodů, a zdarma. Věda tu ale přinese víc.
    .sell = 3 mince jsou jeden bod.

lesson-seven_wonders-military = Vojsko
lesson-seven_wonders-military-last = Poslední kolo prvního věku. Pak se srovnáš s [[conflict|oběma sousedy]]. Všichni tři máte po jednom štítu. Co postavíš?
    .right = Dva proti jednomu na obou stranách: po 1 bodu a každý soused jeden ztrácí. Ve druhém věku jsou to 3 body, ve třetím 5.
    .tavern = Pět mincí je dobrých. Ale jeden štít navíc porazí oba sousedy.
    .sell = Jeden štít navíc porazí oba sousedy.
    .else = Jeden štít navíc porazí oba sousedy a Strážní věž tě nic nestojí.
lesson-seven_wonders-military-enough = Poslední kolo druhého věku. Máš tři štíty, sousedé po jednom. Co teď?
    .right = Oba střety vyhraješ tak jako tak. O kolik, je jedno: 4 body jsou navíc.
    .more = Vyhráváš už teď. Další štíty nic nepřinesou.
    .sell = Jedna z těchto karet je pro tebe zdarma a má cenu 4 bodů.
    .else = Na to, co to přinese, je to moc drahé. Jedna z těchto karet je pro tebe zdarma.

lesson-seven_wonders-stages = Etapy divu
lesson-seven_wonders-stages-stage = První [[stage|etapa]] tvého divu stojí dvě dřeva a dvě vyrábíš. Hodí se na ni jakákoli karta, lícem dolů; nejlépe taková, která by se líbila sousedovi. Postav etapu.
    .right = 3 body, a kartu pod ní už nikdo nepostaví.
    .paid = To by tě stálo mince. Etapu zaplatíš vlastním dřevem.
    .sell = Použij kartu raději na div.

lesson-seven_wonders-guilds = Cechy
lesson-seven_wonders-guilds-count = [[colour-purple|Cechy]] přicházejí ve třetím věku a často počítají, co stojí u sousedů. Tvoji sousedé mají sedm hnědých karet a jednu šedou. Co ti přinese nejvíc?
    .right = Bod za každou hnědou kartu sousedů: 7 bodů.
    .grey = Dva body za každou šedou kartu u sousedů: je tam jen jedna.
    .blue = 6 bodů. Je tu něco o trochu lepšího.
    .sell = 3 mince jsou jeden bod.
    .else = Spočítej karty sousedů: jeden cech přinese víc.

lesson-seven_wonders-ending = Konec
lesson-seven_wonders-ending-last = Poslední karta hry. Teď se počítají jen [[score|body]]. Porovnej všechno, co můžeš udělat: co přinese nejvíc?
    .right = Třetí etapa: 7 bodů. Na konci počítej kartu po kartě; často rozhodne jediný bod.
    .hall = 6 bodů. Něco přinese o jeden víc.
    .arms = Tři štíty nestačí: oba sousedé jich mají pět. Nepřineslo by to nic.
    .sell = 3 mince jsou na konci jeden bod.
