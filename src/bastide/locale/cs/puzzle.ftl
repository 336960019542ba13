# Stránky s úlohami.

puzzle-about = Pozice ze skutečných her, ve kterých je jeden tah jasně nejlepší. Ověřeno simulací.
puzzle-rating = Tvůj rating: { $rating }
puzzle-solved = Vyřešeno { $solved } z { $all }
puzzle-row = { $days ->
    [0] Zatím žádná série
    [one] Série: 1 den
    [few] Série: { $days } dny
   *[other] Série: { $days } dní
}
puzzle-today = Úloha dne
puzzle-today-done = Úloha dne znovu
puzzle-of-today = Úloha dne: najdi nejlepší tah
puzzle-best = Najdi nejlepší tah
puzzle-next = Další úloha
puzzle-theme = Téma
puzzle-all-themes = všechna
puzzle-all = Všechny úlohy
puzzle-all-done = Všechny zdejší úlohy už jsi zkusil. Vyber jiné téma nebo jinou hru.
puzzle-hint = { $theme }. Proč je to nejlepší tah: { $reasons }
puzzle-right = Správně! Jasně nejlepší tah.
puzzle-wrong = Existuje lepší tah.
puzzle-figures = šance na výhru { $win } %, bodový rozdíl { $lead }.
puzzle-untold = Tvůj tah je horší než všechny tyto.
puzzle-its-rating = Rating úlohy: { $rating }
puzzle-longest = { $days ->
    [one] Nejdelší série: 1 den
    [few] Nejdelší série: { $days } dny
   *[other] Nejdelší série: { $days } dní
}
puzzle-before = Dřívější úlohy
puzzle-was-right = vyřešeno
puzzle-was-wrong = nevyřešeno
puzzle-was-helped = vyřešeno s nápovědou
