# A game that is watched again: what is only said once it is open.

replay-verdict-exact = Přehráno přesně: to je hra, která se hrála.
replay-verdict-unverified = Přehráno bez rozporu, ale podle jiné verze pravidel.
replay-verdict-diverged = Od akce { $at } záznam neodpovídá pravidlům; ukazuje se jen potud.
replay-verdict-corrected = Od té doby opraveno: { $rules }.
replay-chart = Body v čase
replay-open-hands = všichni: všechny karty odkryté
replay-all-hands = Všechny karty v ruce
replay-nothing-hidden = V této hře nikdo nic skrytého nedrží.
replay-share-move = Zkopírovat odkaz na tento tah
replay-table-picture = Obrázek tohoto stolu
replay-share-needs-name = Aby šel záznam sdílet, uloží se na tomto serveru pod tvým jménem.
replay-review = Rozbor
replay-review-about = Bot projde každé rozhodnutí a označí ta, která stála nejvíc.
replay-review-begin = Rozebrat tuto hru
replay-review-progress = Prohlédnuto: { $done } z { $looks }
replay-review-found = { $count ->
    [one] Jedno rozhodnutí něco stálo. Je vyznačeno na časové ose.
    [few] Nejvíc stála { $count } rozhodnutí. Jsou vyznačena na časové ose.
   *[other] Nejvíc stálo { $count } rozhodnutí. Jsou vyznačena na časové ose.
}
replay-review-nothing = Žádné jednotlivé rozhodnutí nepochybně nic nestálo. Dobře zahráno!
replay-review-total = { $name }: { $cost } celkem
replay-review-cost = stojí { $cost }
replay-review-better = Lépe: { $action }
replay-review-chance = Šance na výhru do té chvíle: { $chance }
replay-review-basis = Cena tahu je šance na výhru, která se jím ztratila; zjišťuje se dohráváním z obou stran. ± říká, jak je to nejisté. 100 % je jedna výhra.
replay-review-unseen = { $count ->
    [one] Na 1 rozhodnutí nezbyl čas; nic se o něm neříká.
    [few] Na { $count } rozhodnutí nezbyl čas; nic se o nich neříká.
   *[other] Na { $count } rozhodnutí nezbyl čas; nic se o nich neříká.
}
replay-review-mine = Jen moje chyby
replay-review-turn = tah { $turn }, akce { $action }
replay-review-others = { $count ->
    [one] Spolu s 1 dalším rozhodnutím tohoto tahu.
    [few] Spolu se { $count } dalšími rozhodnutími tohoto tahu.
   *[other] Spolu s { $count } dalšími rozhodnutími tohoto tahu.
}
replay-try-again = Zkusit znovu odtud
