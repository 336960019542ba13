# Odpovědi lekcí, které nemají vlastní.

lesson-else = To můžeš, ale tady se po tobě chce něco jiného. Zkus to znovu.
lesson-toward = Dobře. Pokračuj.
lesson-worse = To je o dost horší. Zkus to znovu.
lesson-worse-chance = To tě stojí asi { $chance } % šance na výhru. Zkus to znovu.
lesson-worse-points = To tě stojí asi { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}. Zkus to znovu.
lesson-best-reason = S nejlepším tahem: { $reason }
lesson-next-reason = V porovnání s druhým nejlepším tahem: { $reason }

# Skupiny lekcí a úrovně lekcí o strategii.

lesson-group-base = Základní hra
lesson-group-strategy = Strategie
lesson-group-expansion = Rozšíření
lesson-level-beginner = Začátečníci
lesson-level-intermediate = Pokročilí
lesson-level-advanced = Znalci

# Stránka lekcí.

lesson-about = Krátké lekce u skutečného stolu, každá na minutu dvě.
lesson-next-step = Tvůj další krok
lesson-start = Začít lekci
lesson-progress = { $done } z { $all }
lesson-station-goal = O čem ta hra je a jak se vyhrává?
lesson-station-first-game = Tvoje první hra
lesson-finished = Dokončil jsi kurz. S úlohami zůstaneš ve formě.
lesson-repeat = Zopakovat chyby ({ $count })
lesson-repetition = Opakování { $number } z { $count }
lesson-repetition-over = Vše zopakováno
lesson-repetition-none = Dnes není co opakovat
lesson-repetition-about = Otázky, ve kterých jsi chyboval, se vrátí po 1, 3, 7 a 21 dnech, dokud je pokaždé nezodpovíš správně.
lesson-symbols = Co znamenají symboly
lesson-symbols-new = Nové symboly:
lesson-done = hotovo
lesson-unknown = Taková lekce neexistuje. Na výběr jsou tyto:
lesson-first = Pravidla za 5 minut
lesson-all = Všechny lekce
lesson-step = Krok { $step } z { $steps }
lesson-rule = Pravidlo
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
lesson-coach-now = Jeden tah je jasně nejlepší.
lesson-coach-show = Ukaž mi to
lesson-coach-silent = Tady ti trenér neporadí.
lesson-coach-limited = Trenér si potřebuje oddechnout. Další rada bude za { $seconds ->
    [one] 1 sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
lesson-coach-open = Počet přibližně stejně dobrých tahů: { $count }. Kterýkoli z nich je v pořádku.
lesson-coach-better = V minulém tahu by bylo lepší „{ $better }“.
lesson-coach-better-because = V minulém tahu by bylo lepší „{ $better }“. { $reason }
lesson-coach-plan-buys = Plán pro tuto část hry, nákupy v tomto pořadí: { $cards }.
lesson-coach-plan-cards = { $count } × { $card }
lesson-coach-plan-points = Plán pro tuto část hry. Tvoje hlavní body na konci: { $sources }.
lesson-coach-plan-source = { $source } (asi { $points })
lesson-coach-departs = To se odchyluje od plánu.
lesson-coach-quiet = Hraješ dobře. Trenér se ozve, až půjde o hodně.
lesson-coach-ask = Zeptat se trenéra
