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

# Trenér u stolu.

lesson-coach = Trenér
lesson-coach-offer = Hraješ poprvé? Může vedle tebe sedět trenér: před tahem řekne, na čem záleží, a po něm, co by bylo lepší.
lesson-coach-yes = Ano, prosím
lesson-coach-no = Ne, děkuji
lesson-coach-leave = Trenér může jít
lesson-coach-looks = Trenér se dívá …
lesson-coach-waits = Hrají ostatní.
lesson-coach-forced = Tady se dá udělat jen jedna věc.
lesson-coach-now = Pro nejlepší tah tu mluví: { $reason }.
lesson-coach-open = Tady se nic nerozhoduje: zkus, co chceš.
lesson-coach-better = Minule bylo lepší: { $better }.
lesson-coach-better-because = Minule bylo lepší: { $better }. { $reason }.
