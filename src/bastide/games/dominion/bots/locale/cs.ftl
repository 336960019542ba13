### Co mluví pro tah.

dominion-reason-draws = Dobereš si { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
dominion-reason-more_actions = { $count ->
    [one] 1 akce
    [few] { $count } akce
   *[other] { $count } akcí
} na další tahy
dominion-reason-costs_no_action = Nestojí žádnou akci: jednu vrátí
dominion-reason-coins = Přinese { $count ->
    [one] 1 minci
    [few] { $count } mince
   *[other] { $count } mincí
}
dominion-reason-buys = Nakoupíš { $count ->
    [one] o 1 nákup víc
    [few] o { $count } nákupy víc
   *[other] o { $count } nákupů víc
}
dominion-reason-attacks = Ztíží hru ostatním
dominion-reason-trashes = Zbaví tvůj balíček slabých karet
dominion-reason-points = Hodnota: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
dominion-reason-richer = Průměrná ruka má hodnotu { $after } mince místo { $before }
dominion-reason-dearest = Nic lepšího se za mince nekoupí: { $coins }
dominion-reason-ends_game = Po tomto tahu hra skončí
dominion-reason-thins_curse = O jednu kletbu v balíčku méně
dominion-reason-thins = O jednu zbytečnou kartu méně
dominion-reason-makes_room = Udělá místo lepším kartám
dominion-reason-dead = V této ruce je k ničemu
dominion-reason-least_missed = Tato karta ti bude chybět nejméně
dominion-reason-drawn_next = Brzy si ji znovu dobereš
dominion-reason-protects = Ochrání tě nebo pomůže zadarmo
dominion-reason-nothing_to_buy = Za mince ({ $coins }) není nic, co by balíček zlepšilo
dominion-reason-nothing_to_play = Nemáš žádnou akci k vyložení
dominion-reason-treasures_do = Tvé peníze přinesou i tak: { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-reason-quiet = Lepší než cokoli jiného
dominion-reason-unspent = Zahraný tah nechává nevyužité { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-reason-clogs = Zahraný tah dává do balíčku kartu, která nic nedělá
dominion-reason-unplayed = Zahraný tah nechává akci v ruce

### Proč je šance taková, jaká je, a co ji snížilo.

dominion-reason-has_points = Body: { $mine } pro tebe, { $theirs } pro hráče { $player }; zbývá provincií: { $provinces }
dominion-reason-hand = Mince v průměrném tahu: { $mine } pro tebe, { $theirs } pro hráče { $player }
dominion-reason-tempo = Tahy do další provincie, přibližně: { $mine } pro tebe, { $theirs } pro hráče { $player }
dominion-reason-soonest = Hra může skončit už po { $count ->
    [one] 1 další kartě
   *[other] { $count } dalších kartách
}
dominion-reason-has_points_mine = Tvé body: { $after }; po lepším tahu: { $better }
dominion-reason-has_points_theirs = Body, { $player }: { $after }; po lepším tahu: { $better }
dominion-reason-hand_mine = Tvé mince v průměrném tahu: { $after }; po lepším tahu: { $better }
dominion-reason-hand_theirs = Mince v průměrném tahu, { $player }: { $after }; po lepším tahu: { $better }
dominion-reason-tempo_mine = Tvé tahy do další provincie, přibližně: { $after }; po lepším tahu: { $better }
dominion-reason-tempo_theirs = Tahy do další provincie přibližně, { $player }: { $after }; po lepším tahu: { $better }
