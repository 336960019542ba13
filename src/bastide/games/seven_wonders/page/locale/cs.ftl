### What only the page in the browser says.

seven_wonders-page-age = Věk { $age }
seven_wonders-page-age-turn = Věk { $age }, kolo { $turn }
seven_wonders-page-pass-left = Karty putují doleva.
seven_wonders-page-pass-right = Karty putují doprava.
seven_wonders-page-left-neighbour = vlevo
seven_wonders-page-right-neighbour = vpravo
seven_wonders-page-last-turn = v posledním tahu
seven_wonders-page-stage = etapa { $number }
seven_wonders-page-stage-built = etapa { $number }, postavená
seven_wonders-page-may-change = Máš vybráno. Dokud nevyberou všichni, můžeš si to rozmyslet.
seven_wonders-page-pick-a-card = Vyber kartu z ruky.
seven_wonders-page-card-free = zdarma
seven_wonders-page-card-chain = návazností
seven_wonders-page-card-pay = { $price ->
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
}
seven_wonders-page-card-no = teď ne
seven_wonders-page-key-card = vybrat kartu podle čísla
seven_wonders-page-key-build = postavit kartu
seven_wonders-page-key-stage = postavit s ní etapu divu
seven_wonders-page-key-sell = prodat ji
seven_wonders-page-do-build = Postavit
seven_wonders-page-do-stage = Etapa divu
seven_wonders-page-do-sell = Prodat
seven_wonders-page-fight-left = štíty { $own } proti { $other } vlevo
seven_wonders-page-fight-right = štíty { $own } proti { $other } vpravo
# What goes to a neighbour, and for what.
seven_wonders-page-paid = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}: { $resources }

## Tah ve zkratce

seven_wonders-brief-side = { $board }, { $side }
seven_wonders-brief-build = staví: { $card }
seven_wonders-brief-stage = staví etapu { $stage }
seven_wonders-brief-sell = prodává kartu
seven_wonders-brief-dig = vykopává: { $card }
seven_wonders-brief-trade = platí { $coins } ({ $other_player }: { $resources })
seven_wonders-brief-fight = poráží soupeře { $other_player } (+{ $points })
seven_wonders-tie = Rovnost bodů: rozhoduje větší počet mincí.
