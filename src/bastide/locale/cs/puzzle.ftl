# Stránka úloh.

puzzle-about = Pozice ze skutečných partií, ve kterých je jedna odpověď nepochybně lepší: všechny odpovědi se zkoušely se stejnou náhodou a dvakrát prověřily.
puzzle-rating = Hodnocení { $rating }
puzzle-solved = Vyřešeno { $solved } z { $all }
puzzle-row = { $days ->
    [0] Zatím žádný den v řadě
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzle-today = Úloha dne
puzzle-today-done = Úloha dne, ještě jednou
puzzle-of-today = Úloha dne: co je nejlepší?
puzzle-best = Co je tu nejlepší?
puzzle-next = Další úloha
puzzle-theme = Téma
puzzle-all-themes = všechna
puzzle-all = Všechny úlohy
puzzle-all-done = Není tu už žádná úloha, kterou jsi nezkusil. Vyber jiné téma, nebo jinou hru.
puzzle-hint = { $theme }. Co mluví pro odpověď: { $reasons }
puzzle-right = Správně: tohle je nepochybně lepší.
puzzle-wrong = Existuje něco lepšího.
puzzle-figures = vyhrává v { $win } % případů, v bodech { $lead };
puzzle-untold = Tvoje odpověď je horší než všechny tyto.
puzzle-its-rating = Úloha { $rating }
puzzle-longest = { $days ->
    [one] Nejdelší řada: jeden den
    [few] Nejdelší řada: { $days } dny
   *[other] Nejdelší řada: { $days } dní
}
puzzle-before = Úlohy předchozích dnů
puzzle-was-right = vyřešeno
puzzle-was-wrong = nevyřešeno
puzzle-was-helped = vyřešeno s nápovědou
