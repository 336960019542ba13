### Texty stránky v prohlížeči.

seven_wonders-page-age = Věk { seven_wonders-age-number }
seven_wonders-page-age-turn = Věk { seven_wonders-age-number }, kolo { $turn }
seven_wonders-page-pass-left = Karty se předávají doleva.
seven_wonders-page-pass-right = Karty se předávají doprava.
seven_wonders-page-left-neighbour = vlevo
seven_wonders-page-right-neighbour = vpravo
seven_wonders-page-last-turn = v minulém kole
seven_wonders-page-stage = stupeň { $number }
seven_wonders-page-stage-built = stupeň { $number }, postavený
seven_wonders-page-may-change = Vybral sis. Dokud nevyberou všichni, můžeš si to rozmyslet.
seven_wonders-page-card-free = zdarma
seven_wonders-page-card-chain = návaznost
seven_wonders-page-card-pay = { $price ->
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
}
seven_wonders-page-card-no = nelze postavit
seven_wonders-page-key-card = vybrat kartu podle čísla
seven_wonders-page-key-build = postavit kartu
seven_wonders-page-key-stage = postavit kartou stupeň divu
seven_wonders-page-key-sell = odhodit kartu za 3 mince
seven_wonders-page-more-payments = další platby: { $count }
seven_wonders-page-do-build = Postavit
seven_wonders-page-do-stage = Stupeň divu
seven_wonders-page-do-sell = Odhodit za
seven_wonders-page-fight-left = vojenská síla { $own } proti { $other } vlevo
seven_wonders-page-fight-right = vojenská síla { $own } proti { $other } vpravo
# What goes to a neighbour, and for what.
seven_wonders-page-paid = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}: { $resources }
seven_wonders-page-payment = { $player }, { $paid }

## Kolo ve zkratce

seven_wonders-brief-side = { $board }, { $side }
seven_wonders-brief-build = staví: { $card }
seven_wonders-brief-stage = staví stupeň { $stage }
seven_wonders-brief-sell = odhazuje kartu za 3 mince
seven_wonders-brief-dig = staví z odkládacího balíčku: { $card }
seven_wonders-brief-trade = platí hráči { $other_player }: { $coins } ({ $resources })
seven_wonders-brief-fight = poráží hráče { $other_player } (+{ $points })
seven_wonders-tie = Při shodě bodů vyhrává ten, kdo má víc mincí.
seven_wonders-page-edit-how = Každá karta dosavadních věků někde je. Když se karta postaví, zmizí z rukou a z odkládacího balíčku a zbytek se doplní.
seven_wonders-page-edit-age = Věk
seven_wonders-page-edit-turn = Kolo
seven_wonders-page-edit-phase = Fáze
seven_wonders-page-edit-phase-sides = Výběr stran desek divů
seven_wonders-page-edit-phase-cards = Výběr karet
seven_wonders-page-edit-phase-over = Hra skončila
seven_wonders-page-edit-wonder = Div světa
seven_wonders-page-edit-stages = Postavené stupně
seven_wonders-page-edit-coins = Mince
seven_wonders-page-edit-built = Postavené stavby
seven_wonders-page-edit-hand = Karty v ruce
seven_wonders-page-edit-under = Karty pod deskou divu
seven_wonders-page-edit-discard = Odkládací balíček
