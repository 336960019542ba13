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
puzzle-best-moves = Najdi nejlepší tahy
puzzle-step = { $step } z { $steps }
puzzle-go-on = Správně! Teď další tah.
puzzle-next = Další úloha
puzzle-themes = Témata
puzzle-all = Všechny úlohy
puzzle-all-done = Všechny zdejší úlohy už jsi zkusil. Vyber jiné téma nebo jinou hru.
puzzle-hint = { $theme }. Proč je to nejlepší tah: { $reasons }
puzzle-right = Správně!
puzzle-wrong = Existuje lepší tah.
puzzle-equal = { $count ->
    [2] První dva tahy jsou zhruba stejně dobré.
    [few] První { $count } tahy jsou zhruba stejně dobré.
   *[other] Prvních { $count } tahů je zhruba stejně dobrých.
}
puzzle-tag-best = nejlepší
puzzle-tag-yours = tvůj tah
puzzle-compared = Oproti tahu { $number }: { $reasons }
puzzle-instead = S nejlepším tahem naopak: { $reasons }
puzzle-unmeasured = Tento tah není lepší než ostatní v seznamu.
puzzle-try = Vyber tah tady nebo na stole a uvidíš, jak hra pokračuje.
puzzle-not-listed = Tento tah nebyl porovnán s ostatními. Vyber některý ze seznamu.
puzzle-watch = Co následuje: { $move }
puzzle-solution = Přehrát celé řešení
puzzle-line = Tahy na stole
puzzle-move = Tah { $move } z { $moves }
puzzle-move-back = O tah zpět
puzzle-move-on = Další tah
puzzle-back = Zpět k pozici
puzzle-its-rating = Rating úlohy: { $rating }
puzzle-longest = { $days ->
    [one] Nejdelší série: 1 den
    [few] Nejdelší série: { $days } dny
   *[other] Nejdelší série: { $days } dní
}
puzzle-before = Dřívější úlohy
puzzle-was-right = vyřešeno
puzzle-was-wrong = nevyřešeno
puzzle-was-helped = s nápovědou
puzzle-repeat = Zopakovat chyby ({ $count })
puzzle-repetition-about = Úlohy, ve kterých jsi chyboval, se vrátí po 1, 3, 7 a 21 dnech. Tvůj rating se při tom nemění.
puzzle-repetition-over = Všechny úlohy na dnešek jsou zopakované.
puzzle-missed-before = V této úloze jsi už jednou chyboval. { $count ->
    [one] K opakování je 1 úloha.
    [few] K opakování jsou { $count } úlohy.
   *[other] K opakování je { $count } úloh.
}
puzzle-comes-again = { $days ->
    [one] Vrátí se zítra
    [few] Vrátí se za { $days } dny
   *[other] Vrátí se za { $days } dní
}
