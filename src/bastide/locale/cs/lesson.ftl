# Co lekce říkají, když nemají co lepšího říct. Co říká každá z nich, leží u ní.

lesson-else = To smíš, ale tady se chce něco jiného. Podívej se znovu.
lesson-toward = Dobře. Pokračuj.

# Stránka lekcí.

lesson-about = Krátké lekce na skutečném stole, každá na minutu dvě.
lesson-count = Hotovo: { $done } z { $all }.
lesson-done = hotovo
lesson-unknown = Taková lekce není. Jsou tyto:
lesson-first = Pravidla za pět minut
lesson-all = Všechny lekce
lesson-step = Krok { $step } z { $steps }
lesson-rule = Pravidlo
lesson-passed = To byla celá lekce.
lesson-next = Dál:
lesson-again = Ještě jednou
