# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base1 = Základní hra, 1. edice
    .note = Karty první edice. Jen tady jsou [[card-woodcutter]], [[card-chancellor]], [[card-feast]], [[card-spy]], [[card-thief]] a [[card-adventurer]].
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-kingdom-big_money_1e = Velké peníze
dominion-option-kingdom-first_game_1e = První hra (1. edice)
dominion-option-kingdom-interaction_1e = Interakce
dominion-option-kingdom-size_distortion_1e = Změna velikosti (1. edice)
dominion-option-kingdom-village_square_1e = Náves

dominion-card-adventurer = Dobrodruh
    .text = Odkrývej karty ze svého dobíracího balíčku, dokud neodkryješ 2 karty peněz. Ty si vezmi do ruky a ostatní odkryté karty odlož.
dominion-card-chancellor = Kancléř
    .text = +2 mince. Můžeš celý svůj dobírací balíček, aniž by ses do něj díval, přeložit na odkládací balíček.
    .note = Dobírací balíček přeložíš na odkládací bez prohlížení a bez míchání, a to hned a celý, nebo vůbec.
dominion-card-feast = Hostina
    .text = Zahoď tuto kartu na smetiště. Vezmi si kartu, která stojí nejvýše 5.
    .note = Když ji vyložíš dvakrát díky kartě [[card-throne_room]], zahodí se jednou, ale vezmeš si dvě karty.
dominion-card-spy = Špion
    .text = +1 karta. +1 akce. Každý hráč včetně tebe odkryje vrchní kartu svého dobíracího balíčku. U každé rozhodneš, zda se odloží, nebo vrátí zpět.
    .note = Nejdřív si dobereš kartu. Pak každý hráč včetně tebe odkryje vrchní kartu a ty rozhodneš o každé z nich.
dominion-card-thief = Zloděj
    .text = Každý spoluhráč odkryje 2 vrchní karty svého dobíracího balíčku. Z jeho odkrytých karet peněz určíš jednu, kterou zahodí na smetiště. Ostatní odloží. Z takto zahozených karet peněz si pak můžeš vzít, které chceš.
    .note = Každý hráč zahodí nejvýše jednu kartu peněz. Ty určíš kterou a které z takto zahozených si vezmeš. Karty zahozené dříve zůstanou na smetišti.
dominion-card-woodcutter = Dřevorubec
    .text = +1 nákup. +2 mince.
