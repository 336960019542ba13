# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base2 = Základní hra, 2. edice
    .note = Karty druhé edice. Jen tady jsou [[card-artisan]], [[card-bandit]], [[card-harbinger]], [[card-merchant]], [[card-poacher]], [[card-sentry]] a [[card-vassal]]. U karet [[card-mine]], [[card-moneylender]] a [[card-throne_room]] účinek provést nemusíš; v první edici musíš.
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-kingdom-deck_top_2e = Navrch balíčku
dominion-option-kingdom-first_game_2e = První hra (2. edice)
dominion-option-kingdom-improvements_2e = Vylepšení
dominion-option-kingdom-silver_and_gold_2e = Stříbro a zlato
dominion-option-kingdom-size_distortion_2e = Změna velikosti (2. edice)
dominion-option-kingdom-sleight_of_hand_2e = Hbité prsty

dominion-card-artisan = Řemeslník
    .text = Vezmi si do ruky kartu, která stojí nejvýše 5. Pak polož jednu kartu z ruky na svůj dobírací balíček.
    .note = Novou kartu dostaneš do ruky. Pak položíš kteroukoli kartu z ruky na svůj dobírací balíček, třeba i tu novou. Ostatní nevidí kterou.
dominion-card-bandit = Bandita
    .text = Vezmi si Zlaťák. Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku, zahodí z nich na smetiště jednu kartu peněz kromě Měďáku a zbytek odloží.
    .note = Nejdřív si vezmeš Zlaťák. Kdo odkryje dvě takové karty peněz, vybere sám, kterou zahodí. Kdo kromě Měďáků žádnou neodkryje, odloží obě karty.
dominion-card-harbinger = Zvěstovatel
    .text = +1 karta. +1 akce. Prohlédni si svůj odkládací balíček. Můžeš z něj položit jednu kartu na svůj dobírací balíček.
    .note = Nejdřív si dobereš kartu. Ostatní nevidí, kterou kartu na dobírací balíček položíš.
dominion-card-merchant = Obchodník
    .text = +1 karta. +1 akce. Když v tomto tahu poprvé vyložíš Stříbrňák: +1 mince.
    .note = Dva Obchodníci přidají k prvnímu Stříbrňáku 2 mince. Další Stříbrňáky nepřidají nic.
dominion-card-poacher = Pytlák
    .text = +1 karta. +1 akce. +1 mince. Odlož kartu z ruky za každý prázdný balíček ve společné zásobě.
    .note = Počítá se každý prázdný balíček společné zásoby, i Kletby. Nejdřív si dobereš kartu. Máš-li karet málo, odložíš všechny.
dominion-card-sentry = Hlídka
    .text = +1 karta. +1 akce. Prohlédni si 2 vrchní karty svého dobíracího balíčku. Které chceš, zahoď na smetiště nebo odlož. Zbytek vrať zpět v libovolném pořadí.
    .note = Obě karty vidíš jen ty. O každé rozhodneš zvlášť: zahodit na smetiště, odložit, nebo vrátit. Když vrátíš obě, určíš jejich pořadí.
dominion-card-vassal = Vazal
    .text = +2 mince. Odlož vrchní kartu svého dobíracího balíčku. Je-li to akční karta, můžeš ji vyložit.
    .note = Je-li to akční karta, můžeš ji vyložit, aniž by tě to stálo akci. Když ji nevyložíš, zůstane na odkládacím balíčku.
