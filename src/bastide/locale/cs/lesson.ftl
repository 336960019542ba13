# Odpovědi lekcí, které nemají vlastní.

lesson-else = To můžeš, ale tady se po tobě chce něco jiného. Zkus to znovu.
lesson-toward = Dobře. Pokračuj.

# Stránka lekcí.

lesson-about = Krátké lekce u skutečného stolu, každá na minutu dvě.
lesson-count = Hotovo: { $done } z { $all }.
lesson-done = hotovo
lesson-unknown = Taková lekce neexistuje. Na výběr jsou tyto:
lesson-first = Pravidla za 5 minut
lesson-all = Všechny lekce
lesson-step = Krok { $step } z { $steps }
lesson-rule = Zobrazit pravidlo
lesson-passed = Lekce dokončena!
lesson-next = Další:
lesson-again = Zkusit znovu
lesson-first-game = Tvá první hra
lesson-first-game-of = Tvá první hra: { $game }
lesson-first-game-about = { $count ->
    [one] Hraješ proti jednomu soupeři, který dělá chyby, a radí ti trenér.
    [few] Hraješ proti { $count } soupeřům, kteří dělají chyby, a radí ti trenér.
   *[other] Hraješ proti { $count } soupeřům, kteří dělají chyby, a radí ti trenér.
} Před každým tahem ti řekne, na čem záleží, a když budeš chtít, ukáže ti, co udělat. Nic nemůžeš pokazit: co pravidla nedovolují, zahrát nejde, a tah můžeš vzít zpět.
lesson-first-game-begin = Začít
lesson-first-game-other = Zvolit vlastní nastavení

# Trenér u stolu.

lesson-coach = Trenér
lesson-coach-offer = Hraješ { $game } poprvé? Chceš trenéra?
lesson-coach-yes = Ano, prosím
lesson-coach-no = Ne, děkuji
lesson-coach-leave = Vypnout trenéra
lesson-coach-looks = Trenér přemýšlí…
lesson-coach-waits = Hrají ostatní.
lesson-coach-forced = Tady máš jen jednu možnost.
lesson-coach-now = Jeden tah je jasně nejlepší. { $reason }
lesson-coach-show = Ukaž mi to
lesson-coach-silent = Trenér má teď moc práce. Hraj dál, brzy zase poradí.
lesson-coach-open = Počet přibližně stejně dobrých tahů: { $count }. Zkus, co chceš.
lesson-coach-better = V minulém tahu by bylo lepší „{ $better }“.
lesson-coach-better-because = V minulém tahu by bylo lepší „{ $better }“. { $reason }
