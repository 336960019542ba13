# Přehrávání záznamů.

replay-verdict-exact = Ověřeno: záznam přesně odpovídá odehrané hře.
replay-verdict-unverified = Záznam odpovídá pravidlům, ale hrálo se podle jiné verze pravidel.
replay-verdict-diverged = Od akce { $at } záznam odporuje pravidlům, zobrazí se jen po toto místo.
replay-verdict-corrected = Pravidla opravená od té doby: { $rules }.
replay-analyse = Analyzovat
replay-chart = Body v čase
replay-open-hands = všichni (všechny karty odkryté)
replay-all-hands = Všechny karty v ruce
replay-nothing-hidden = V této hře není nic skrytého.
replay-share-move = Zkopírovat odkaz na tento tah
replay-table-picture = Uložit obrázek
replay-picture-here = Obrázek této pozice:
replay-picture-format = Uložit jako { $format }
replay-picture-moving = Pohyblivý obrázek až { $most } tahů, který přehrají prohlížeče a mnohé chaty:
replay-picture-from = od tahu
replay-picture-until = do tahu
replay-picture-seconds = sekund na tah
replay-picture-busy = Kreslím… { $part } %
replay-share-needs-name = Aby šla hra sdílet, uloží server její záznam pod tvým jménem.
replay-review = Rozbor
replay-review-about = Bot projde každé rozhodnutí a označí tvé největší chyby.
replay-review-about-any = Bot projde každé rozhodnutí a označí největší chyby všech hráčů.
replay-review-begin = Rozebrat tuto hru
replay-review-progress = Rozebráno: { $done } z { $looks }
replay-review-found = { $count ->
    [one] 1 chyba, je vyznačená na časové ose.
    [few] { $count } chyby, jsou vyznačené na časové ose.
   *[other] { $count } chyb, jsou vyznačené na časové ose.
}
replay-review-nothing = Žádné rozhodnutí tě prokazatelně nic nestálo. Dobře zahráno!
replay-review-nothing-any = Žádné rozhodnutí prokazatelně nic nestálo. Všichni hráli dobře!
replay-review-total = { $name }: ztráta na rozhodnutí { $cost } % šance na výhru a { $points } bodu (počet rozhodnutí: { $count })
replay-review-cost = stojí { $what }
replay-review-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
replay-review-better = Lépe – { $action }
replay-review-chance = Šance na výhru před tahem: { $chance }
replay-review-basis = Cena tahu je ztracená šance na výhru a ztracené body na konci. Odhaduje se z mnoha dohraných her po obou tazích. Uvedené jsou jen ztráty jisté na 99,9 %.
replay-review-unseen = { $count ->
    [one] Na 1 rozhodnutí nezbyl čas, proto není ohodnoceno.
    [few] Na { $count } rozhodnutí nezbyl čas, proto nejsou ohodnocena.
   *[other] Na { $count } rozhodnutí nezbyl čas, proto nejsou ohodnocena.
}
replay-review-mine = Jen moje chyby
replay-review-turn = tah { $turn }
replay-review-others = { $count ->
    [one] Včetně 1 dalšího rozhodnutí v tomto tahu.
    [few] Včetně { $count } dalších rozhodnutí v tomto tahu.
   *[other] Včetně { $count } dalších rozhodnutí v tomto tahu.
}
replay-try-again = Zkusit znovu odtud
replay-quiz = Poučit se z chyb
replay-quiz-of = Chyba { $number } z { $count }
replay-quiz-ask = Zahrál jsi „{ $action }“. Najdi lepší tah.
replay-quiz-right = Správně!
replay-quiz-same = To je tah, který jsi zahrál. Najdi jiný.
replay-quiz-worse = Tento tah tě stojí { $what }. Zkus to znovu.
replay-quiz-unrated = Rozbor našel lepší tahy. Zkus to znovu.
replay-quiz-show = Ukázat řešení
replay-quiz-over = Na první pokus nalezeno: { $found } z { $count }.
replay-quiz-end = Zpět k záznamu

# Shrnutí rozboru, i po hře s trenérem.

replay-summary = Co si z hry odnést
replay-well = Co se povedlo
replay-well-count = { $count ->
    [0] Žádný tvůj tah nebyl jednoznačně lepší než všechny ostatní rozumné možnosti.
    [one] Jen jeden tvůj tah byl jednoznačně lepší než všechny ostatní rozumné možnosti.
    [few] Jen { $count } tvé tahy byly jednoznačně lepší než všechny ostatní rozumné možnosti.
   *[other] Jen { $count } tvých tahů bylo jednoznačně lepších než všechny ostatní rozumné možnosti.
}
replay-well-by = o { $what } lepší než „{ $action }“
replay-to-try = Co zkusit příště
replay-to-try-instead = místo „{ $action }“ (cena: { $what })

# Chybovost na stránce účtu.

replay-error-rate = Chybovost
replay-error-rate-about = Kolik tě v průměru stojí jedno rozhodnutí, na šanci na výhru a na bodech na konci. Čím méně, tím lépe. Přibude sem každá dohraná hra, kterou necháš rozebrat. Vidíš to jen ty.
replay-error-rate-none = Nech rozebrat dohranou hru a uvidíš tu svou chybovost.
replay-error-rate-last = Poslední hra: { $cost } % a { $points } bodu na rozhodnutí
replay-error-rate-mean = Průměr z her (počet: { $count }): { $cost } % a { $points } bodu
replay-error-rate-game = { $when }: { $cost } % a { $points } bodu na rozhodnutí
replay-about = Přehraj si hru krok za krokem. Otevři dohranou hru z herny, nebo sem přetáhni soubor: záznam, uloženou hru z JCloisterZone nebo protokol z dominion.games či Goko.
replay-choose-record = Vybrat soubor
replay-failed = Tento soubor nejde přečíst: { $reason }. Zkus jiný soubor.
replay-import-read = { $source }: tahů, kterým rozumíme: { $read } z { $moves }.
replay-import-stop = Tady import končí: { $reason }
replay-time-line = Časová osa
replay-step = { $at } z { $last }
replay-viewer = Pohled:
replay-key-next-costly = další chyba
replay-key-previous-costly = předchozí chyba
replay-key-next = další krok
replay-key-previous = předchozí krok
replay-key-play = spustit nebo zastavit přehrávání
replay-first = Na začátek
replay-last = Na konec
