### Co mluví pro tah.

seven_wonders-reason-points = Hodnota: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seven_wonders-reason-counts = Podle stavu měst { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a může jich přibýt
seven_wonders-reason-science = Věda: s tvými symboly navíc { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seven_wonders-reason-ahead_of_both = { $shields ->
    [one] 1 štít
    [few] { $shields } štíty
   *[other] { $shields } štítů
}: silnější než oba sousedé
seven_wonders-reason-ahead_of_one = { $shields ->
    [one] 1 štít
    [few] { $shields } štíty
   *[other] { $shields } štítů
}: silnější než { $player }
seven_wonders-reason-catches_up = { $shields ->
    [one] 1 štít
    [few] { $shields } štíty
   *[other] { $shields } štítů
}: blíž k sousedům
seven_wonders-reason-coins = Přinese: { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
seven_wonders-reason-new_resource = Vyrábí, co tvému městu chybí: { $resources }
seven_wonders-reason-more_resource = Víc toho, co se často platí: { $resources }
seven_wonders-reason-cheaper = Od sousedů nakoupíš levněji
seven_wonders-reason-power = Schopnost, která platí do konce hry
seven_wonders-reason-free = Nestojí nic, navazuje na to, co už stojí
seven_wonders-reason-leads_to = Později bude zdarma: { $cards }
seven_wonders-reason-stage = Etapa { $number } z { $count } tvého divu
seven_wonders-reason-keeps_from = { $player } tuto kartu nedostane: { $card }
seven_wonders-reason-nothing_to_build = Žádnou z těchto karet postavit nemůžete
seven_wonders-reason-pays = Sousedům připadne: { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
seven_wonders-reason-side = { $count ->
    [one] 1 etapa
    [few] { $count } etapy
   *[other] { $count } etap
}, na nich { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seven_wonders-reason-quiet = Z toho, co je, ti nechá nejvíc
seven_wonders-reason-hands_on = Zahraný tah posílá tuto kartu dál, dostane ji { $player }: { $card }

### Proč je šance taková, jaká je, a co ji snížilo.

seven_wonders-reason-has_points = Body v tuto chvíli: { $mine } pro tebe, { $theirs } pro hráče { $player }
seven_wonders-reason-has_science = Body za vědu: { $mine } pro tebe, { $theirs } pro hráče { $player }
seven_wonders-reason-has_coins = Mince: { $mine } pro tebe, { $theirs } pro hráče { $player }
seven_wonders-reason-has_shields = Štíty: { $mine } pro tebe, { $left } vlevo ({ $left_player }), { $right } vpravo ({ $right_player })
seven_wonders-reason-has_points_mine = Tvé body v tuto chvíli: { $after }; po lepším tahu: { $better }
seven_wonders-reason-has_points_theirs = Body v tuto chvíli, { $player }: { $after }; po lepším tahu: { $better }
seven_wonders-reason-has_science_mine = Tvé body za vědu: { $after }; po lepším tahu: { $better }
seven_wonders-reason-has_coins_mine = Tvé mince: { $after }; po lepším tahu: { $better }
seven_wonders-reason-has_coins_theirs = Mince, { $player }: { $after }; po lepším tahu: { $better }
seven_wonders-reason-has_shields_mine = Tvé štíty: { $after }; po lepším tahu: { $better } (vlevo { $left }, vpravo { $right })
