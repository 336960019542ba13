### Co mluví pro tah.

dominion-reason-draws = Dobereš si { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
dominion-reason-more_actions = { $count ->
    [one] Přidá 1 akci
    [few] Přidá { $count } akce
   *[other] Přidá { $count } akcí
} na další akční karty v tomto tahu
dominion-reason-costs_no_action = Nepřipraví tě o akci (+1 akce)
dominion-reason-coins = Přinese { $count ->
    [one] 1 minci
    [few] { $count } mince
   *[other] { $count } mincí
}
dominion-reason-buys = Přidá { $count ->
    [one] 1 nákup
    [few] { $count } nákupy
   *[other] { $count } nákupů
}
dominion-reason-attacks = Zpomalí soupeře
dominion-reason-trashes = Zbaví tvůj balíček slabých karet
dominion-reason-points = Je za { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
dominion-reason-richer = Průměrná ruka dá { $after ->
    [one] { $after } minci
    [few] { $after } mince
    [many] { $after } mince
   *[other] { $after } mincí
} místo { $before }
dominion-reason-dearest = To nejlepší za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-reason-ends_game = Po tomto tahu hra skončí
dominion-reason-thins_curse = V balíčku budeš mít o jednu Kletbu méně
dominion-reason-thins = V balíčku budeš mít o jednu zbytečnou kartu méně
dominion-reason-makes_room = Udělá místo lepším kartám
dominion-reason-dead = Teď ti v ruce k ničemu není
dominion-reason-least_missed = Tato karta ti bude chybět nejméně
dominion-reason-drawn_next = Brzy si ji znovu dobereš
dominion-reason-protects = Ochrání tě, nebo ti zadarmo pomůže
dominion-reason-nothing_to_buy = Za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} není nic, co by balíček zlepšilo
dominion-reason-nothing_to_play = Nemáš akční kartu, kterou bys mohl vyložit
dominion-reason-treasures_do = I bez ní ti peníze dají { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-reason-quiet = Lepší než všechno ostatní

### Proč je šance taková, jaká je, a co ji snížilo.

dominion-reason-has_points = Body: { $mine } ({ $own_player }), { $theirs } ({ $player }). Zbývá Provincií: { $provinces }
dominion-reason-has_points_colonies = Body: { $mine } ({ $own_player }), { $theirs } ({ $player }). Zbývá Kolonií: { $colonies }
dominion-reason-hand = Průměrný počet mincí za tah: { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-tempo = Počet tahů do další Provincie (odhad): { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-tempo_colony = Počet tahů do další Kolonie (odhad): { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-soonest = Hra může skončit, jakmile se vezme ještě { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
dominion-reason-more_from = { $of ->
    [curses] Na konci budeš mít asi o { $points ->
        [one] 1 Kletbu
        [few] { $points } Kletby
        [many] { $points } Kletby
       *[other] { $points } Kleteb
    } méně
   *[other] Na konci budeš mít asi o { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc za { $of ->
        [tokens] žetony
       *[card] karty { $card }
    }
}.
dominion-reason-less_for = { $of ->
    [curses] { $player } bude mít na konci asi o { $points ->
        [one] 1 Kletbu
        [few] { $points } Kletby
        [many] { $points } Kletby
       *[other] { $points } Kleteb
    } víc
   *[other] { $player } bude mít na konci asi o { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } méně za { $of ->
        [tokens] žetony
       *[card] karty { $card }
    }
}.
dominion-reason-sooner = Hra skončí asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} dřív (tahy všech hráčů dohromady) a ty v tu chvíli povedeš asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
dominion-reason-later = Hra potrvá asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} déle (tahy všech hráčů dohromady). Jinak by skončila ve chvíli, kdy prohráváš asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
dominion-reason-more_points = Na konci na tom budeš oproti nejlepšímu soupeři asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lépe.
dominion-reason-more_for = { $of ->
    [curses] { $player } bude mít na konci asi o { $points ->
        [one] 1 Kletbu
        [few] { $points } Kletby
        [many] { $points } Kletby
       *[other] { $points } Kleteb
    } méně
   *[other] { $player } bude mít na konci asi o { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc za { $of ->
        [tokens] žetony
       *[card] karty { $card }
    }
}.
dominion-reason-more_points_for = { $player } na tom bude na konci oproti nejlepšímu soupeři asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lépe.
dominion-reason-sooner_for = Hra skončí asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} dřív (tahy všech hráčů dohromady) a { $player } v tu chvíli povede asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
dominion-reason-later_for = Hra potrvá asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} déle (tahy všech hráčů dohromady). Jinak by skončila ve chvíli, kdy { $player } prohrává asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
dominion-reason-swings = { $of ->
    [curses] Na konci budeš mít asi o { $points ->
        [one] 1 Kletbu
        [few] { $points } Kletby
        [many] { $points } Kletby
       *[other] { $points } Kleteb
    } méně a { $other_player } asi o { $lost } víc
   *[other] Na konci budeš mít asi o { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc za { $of ->
        [tokens] žetony
       *[card] karty { $card }
    } a { $other_player } asi o { $lost } méně
}.
dominion-reason-swings_for = { $of ->
    [curses] { $player } bude mít na konci asi o { $points ->
        [one] 1 Kletbu
        [few] { $points } Kletby
        [many] { $points } Kletby
       *[other] { $points } Kleteb
    } méně a { $other_player } asi o { $lost } víc
   *[other] { $player } bude mít na konci asi o { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc za { $of ->
        [tokens] žetony
       *[card] karty { $card }
    } a { $other_player } asi o { $lost } méně
}.
dominion-reason-outweighs = { $of ->
    [curses] To víc než vynahradí asi { $points ->
        [one] 1 Kletbu
        [few] { $points } Kletby
        [many] { $points } Kletby
       *[other] { $points } Kleteb
    } navíc
   *[other] To víc než vynahradí ztrátu asi { $points ->
        [one] 1 bodu
        [many] { $points } bodu
       *[other] { $points } bodů
    } za { $of ->
        [tokens] žetony
       *[card] karty { $card }
    }
}.
dominion-reason-sooner_province = První Provincii získáš asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} dřív.
dominion-reason-sooner_province_for = { $player } získá první Provincii asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} dřív.
dominion-reason-delays_province = { $player } získá první Provincii asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} později.
dominion-reason-sooner_next_province = Další Provincii získáš asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} dřív.
dominion-reason-sooner_next_province_for = { $player } získá další Provincii asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} dřív.
dominion-reason-delays_next_province = { $player } získá další Provincii asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} později.
dominion-reason-coins_now = V tomto tahu můžeš čekat asi { $better } místo { $worse } mincí.
dominion-reason-coins_now_for = V tomto tahu může { $player } čekat asi { $better } místo { $worse } mincí.
dominion-reason-coins_next = V příštím tahu můžeš čekat asi { $better } místo { $worse } mincí.
dominion-reason-coins_next_for = V příštím tahu může { $player } čekat asi { $better } místo { $worse } mincí.
dominion-reason-coins_later = V příštích tazích (nejvýše 6) můžeš čekat asi { $better } místo { $worse } mincí za tah.
dominion-reason-coins_later_for = V příštích tazích (nejvýše 6) může { $player } čekat asi { $better } místo { $worse } mincí za tah.
dominion-reason-coins_less = V příštích tazích (nejvýše 6) může { $player } čekat asi { $better } místo { $worse } mincí za tah.
dominion-reason-sooner_colony = První Kolonii získáš asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} dřív.
dominion-reason-sooner_colony_for = { $player } získá první Kolonii asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} dřív.
dominion-reason-delays_colony = { $player } získá první Kolonii asi o { $amount ->
    [one] 1 tah
    [few] { $amount } tahy
    [many] { $amount } tahu
   *[other] { $amount } tahů
} později.
dominion-reason-thins_deck = V balíčku budeš mít na konci asi o { $amount ->
    [one] 1 slabou kartu
    [few] { $amount } slabé karty
    [many] { $amount } slabé karty
   *[other] { $amount } slabých karet
} méně (Měďáky, Statky, Kletby).
dominion-reason-thins_deck_for = { $player } bude mít na konci v balíčku asi o { $amount ->
    [one] 1 slabou kartu
    [few] { $amount } slabé karty
    [many] { $amount } slabé karty
   *[other] { $amount } slabých karet
} méně (Měďáky, Statky, Kletby).
dominion-reason-clogs_deck = { $player } bude mít na konci v balíčku asi o { $amount ->
    [one] 1 slabou kartu
    [few] { $amount } slabé karty
    [many] { $amount } slabé karty
   *[other] { $amount } slabých karet
} víc (Měďáky, Statky, Kletby).

dominion-reason-costs_treasures = { $player } bude mít na konci v balíčku asi o { $amount ->
    [one] 1 Stříbrňák nebo Zlaťák
    [few] { $amount } Stříbrňáky a Zlaťáky
    [many] { $amount } Stříbrňáku a Zlaťáku
   *[other] { $amount } Stříbrňáků a Zlaťáků
} méně.
dominion-reason-too_late = Karta { $card } by většinou přišla pozdě: { $amount }krát ze 100 pokračování už do konce hry nebudeš míchat a kartu si nedobereš.
dominion-reason-too_late_for = Karta { $card } by většinou přišla pozdě: { $amount }krát ze 100 pokračování už { $player } do konce hry nebude míchat a kartu si nedobere.
dominion-reason-still_drawn = Je ještě čas: { $amount }krát ze 100 pokračování kartu { $card } před koncem hry zamícháš do balíčku.
dominion-reason-still_drawn_for = Je ještě čas: { $amount }krát ze 100 pokračování { $player } zamíchá kartu { $card } před koncem hry do balíčku.

### K čemu tah vede, z týchž simulací.

dominion-reason-gets_turn = Do tahu { $turn } máš první Provincii { $better }krát ze 100 pokračování, jinak { $worse }krát.
dominion-reason-misses_turn = Do tahu { $turn } má { $player } první Provincii { $better }krát ze 100 pokračování, jinak { $worse }krát.

### Názvy tahů.

dominion-turn = tah { $turn }
