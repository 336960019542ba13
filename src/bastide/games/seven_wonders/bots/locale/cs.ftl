### Co mluví pro tah.

seven_wonders-reason-points = Přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seven_wonders-reason-counts = Teď přinese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a může to být víc
seven_wonders-reason-science = Věda: s tvými symboly přinese navíc { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seven_wonders-reason-ahead_of_both = { $shields ->
    [one] S 1 štítem navíc budeš mít
    [few] Se { $shields } štíty navíc budeš mít
   *[other] Díky { $shields } štítům navíc budeš mít
} víc než oba sousedé
seven_wonders-reason-ahead_of_one = { $shields ->
    [one] S 1 štítem navíc budeš mít
    [few] Se { $shields } štíty navíc budeš mít
   *[other] Díky { $shields } štítům navíc budeš mít
} víc než { $player }
seven_wonders-reason-catches_up = { $shields ->
    [one] S 1 štítem navíc se přiblížíš
    [few] Se { $shields } štíty navíc se přiblížíš
   *[other] Díky { $shields } štítům navíc se přiblížíš
} sousedům
seven_wonders-reason-coins = Přinese { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
seven_wonders-reason-new_resource = Vyrábí surovinu, která ti chybí: { $resources }
seven_wonders-reason-more_resource = Vyrábí víc suroviny, kterou budeš často potřebovat: { $resources }
seven_wonders-reason-cheaper = Od sousedů nakoupíš levněji
seven_wonders-reason-power = Dává schopnost, která platí do konce hry
seven_wonders-reason-free = Je zdarma, protože navazuje na kartu, kterou už máš
seven_wonders-reason-leads_to = Později bude zdarma: { $cards }
seven_wonders-reason-stage = Je to stupeň { $number } z { $count } tvého divu
seven_wonders-reason-keeps_from = { $player } nedostane kartu { $card }
seven_wonders-reason-nothing_to_build = Žádnou z těchto karet postavit nemůžeš
seven_wonders-reason-pays = Sousedům zaplatíš { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
seven_wonders-reason-side = Má { $count ->
    [one] 1 stupeň
    [few] { $count } stupně
   *[other] { $count } stupňů
}, dohromady za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seven_wonders-reason-quiet = Lepší než všechno ostatní

### Proč je šance taková, jaká je, a co ji snížilo.

seven_wonders-reason-has_points = Současné body: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_science = Body za vědu: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_coins = Mince: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_shields = Štíty: { $mine } ({ $own_player }), vlevo { $left } ({ $left_player }), vpravo { $right } ({ $right_player })
seven_wonders-reason-more_from = Na konci budeš mít asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [military] vojenské střety
    [treasury] mince
    [wonder] div světa
    [civilian] občanské stavby
    [science] vědu
    [commerce] obchodní stavby
   *[guilds] cechy
}.
seven_wonders-reason-less_for = { $player } bude mít na konci asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně za { $of ->
    [military] vojenské střety
    [treasury] mince
    [wonder] div světa
    [civilian] občanské stavby
    [science] vědu
    [commerce] obchodní stavby
   *[guilds] cechy
}.
seven_wonders-reason-more_points = Na konci na tom budeš oproti nejlepšímu soupeři asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lépe.
seven_wonders-reason-more_for = { $player } bude mít na konci asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [military] vojenské střety
    [treasury] mince
    [wonder] div světa
    [civilian] občanské stavby
    [science] vědu
    [commerce] obchodní stavby
   *[guilds] cechy
}.
seven_wonders-reason-more_points_for = { $player } na tom bude na konci oproti nejlepšímu soupeři asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lépe.
seven_wonders-reason-swings = Na konci budeš mít asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [military] vojenské střety
    [treasury] mince
    [wonder] div světa
    [civilian] občanské stavby
    [science] vědu
    [commerce] obchodní stavby
   *[guilds] cechy
} a { $other_player } asi o { $lost } méně.
seven_wonders-reason-swings_for = { $player } bude mít na konci asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [military] vojenské střety
    [treasury] mince
    [wonder] div světa
    [civilian] občanské stavby
    [science] vědu
    [commerce] obchodní stavby
   *[guilds] cechy
} a { $other_player } asi o { $lost } méně.
seven_wonders-reason-outweighs = To víc než vynahradí ztrátu asi { $points ->
    [one] 1 bodu
    [many] { $points } bodu
   *[other] { $points } bodů
} za { $of ->
    [military] vojenské střety
    [treasury] mince
    [wonder] div světa
    [civilian] občanské stavby
    [science] vědu
    [commerce] obchodní stavby
   *[guilds] cechy
}.
seven_wonders-reason-denies = { $player } pak postaví kartu { $card } v { $better } ze 100 pokračování, jinak v { $worse }.
seven_wonders-reason-pays_less = { $player } přitom dostane o { $amount ->
    [one] 1 minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} méně.
seven_wonders-reason-builds_more = Do konce hry postavíš asi o { $amount ->
    [one] 1 stavbu nebo stupeň divu
    [few] { $amount } stavby nebo stupně divu
    [many] { $amount } stavby nebo stupně divu
   *[other] { $amount } staveb nebo stupňů divu
} víc.
seven_wonders-reason-builds_more_for = Do konce hry postaví { $player } asi o { $amount ->
    [one] 1 stavbu nebo stupeň divu
    [few] { $amount } stavby nebo stupně divu
    [many] { $amount } stavby nebo stupně divu
   *[other] { $amount } staveb nebo stupňů divu
} víc.

### K čemu tah vede, z týchž simulací.

seven_wonders-reason-gets_card = { $card }: to postavíš v { $better } ze 100 pokračování, jinak v { $worse }.
seven_wonders-reason-gets_stage = Stupeň { $stage } svého divu postavíš v { $better } ze 100 pokračování, jinak v { $worse }.
seven_wonders-reason-misses_card = { $card }: to { $player } postaví v { $better } ze 100 pokračování, jinak v { $worse }.
seven_wonders-reason-misses_stage = Stupeň { $stage } svého divu { $player } postaví v { $better } ze 100 pokračování, jinak v { $worse }.
seven_wonders-reason-brings_coins = Hned ti to přinese { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}; teď máš { $own }.
seven_wonders-reason-adds_resource = Vyrábí to surovinu, která tvému městu chybí: { $resource }.

### Názvy tahů.

seven_wonders-turn = { $age ->
    [0] před věkem I
    [1] věk I, kolo { $turn }
    [2] věk II, kolo { $turn }
   *[other] věk III, kolo { $turn }
}
