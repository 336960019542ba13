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
lesson-first-game = Tvá první hra
lesson-first-game-of = Tvá první hra: { $game }
lesson-first-game-about = { $count ->
    [one] Hraješ proti jednomu soupeři, který dělá chyby, a vedle tebe sedí trenér.
    [few] Hraješ proti { $count } soupeřům, kteří dělají chyby, a vedle tebe sedí trenér.
   *[other] Hraješ proti { $count } soupeřům, kteří dělají chyby, a vedle tebe sedí trenér.
} Před každým tahem řekne, na čem záleží, a na požádání ti ukáže, co udělat. Nic nemůžeš pokazit: co pravidla nedovolují, to nejde, a krok se dá vzít zpět.
lesson-first-game-begin = Začít
lesson-first-game-other = Nastavit vše po svém

# Trenér u stolu.

lesson-coach = Trenér
lesson-coach-offer = Hraješ { $game } poprvé? Může vedle tebe sedět trenér.
lesson-coach-yes = Ano, prosím
lesson-coach-no = Ne, děkuji
lesson-coach-leave = Trenér může jít
lesson-coach-looks = Trenér se dívá …
lesson-coach-waits = Hrají ostatní.
lesson-coach-forced = Tady se dá udělat jen jedna věc.
lesson-coach-now = Na čem teď záleží: { $reason }.
lesson-coach-show = Ukaž mi to
lesson-coach-silent = Trenér tu nemá co říct.
lesson-coach-open = Tady se nic nerozhoduje: zkus, co chceš.
lesson-coach-better = Minule bylo lepší: { $better }.
lesson-coach-better-because = Minule bylo lepší: { $better }. { $reason }.
