# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-basic = Základní karty
    .note = Základní karty jsou v každé hře: Měďák, Stříbrňák a Zlaťák, Statek, Vévodství a Provincie a Kletba. Přidat se mohou [[platinum-colony|Platina a Kolonie]].

dominion-card-copper = Měďák
    .text = 1 mince.
dominion-card-silver = Stříbrňák
    .text = 2 mince.
dominion-card-gold = Zlaťák
    .text = 3 mince.
dominion-card-estate = Statek
    .text = 1 vítězný bod.
dominion-card-duchy = Vévodství
    .text = 3 vítězné body.
dominion-card-province = Provincie
    .text = 6 vítězných bodů. Hra končí po tahu, ve kterém se tento balíček vyčerpá.
    .note = 6 bodů za 8 mincí: o ně většinou jde. Hra končí po tahu, ve kterém balíček dojde.
dominion-card-curse = Kletba
    .text = −1 vítězný bod.
    .note = Můžeš si ji koupit za 0, ale kdo by ji chtěl?
