### What only the page in the browser says.

seven_wonders-page-age = Zeitalter { seven_wonders-age-number }
seven_wonders-page-age-turn = Zeitalter { seven_wonders-age-number }, Zug { $turn }
seven_wonders-page-pass-left = Die Karten wandern nach links.
seven_wonders-page-pass-right = Die Karten wandern nach rechts.
seven_wonders-page-left-neighbour = links
seven_wonders-page-right-neighbour = rechts
seven_wonders-page-last-turn = im letzten Zug
seven_wonders-page-stage = Bauabschnitt { $number }
seven_wonders-page-stage-built = Bauabschnitt { $number }, errichtet
seven_wonders-page-may-change = Du hast gewählt. Bis alle gewählt haben, kannst du dich noch umentscheiden.
seven_wonders-page-card-free = kostenlos
seven_wonders-page-card-chain = per Kette
seven_wonders-page-card-pay = { $price ->
    [one] für { $price } Münze
   *[other] für { $price } Münzen
}
seven_wonders-page-card-no = nicht möglich
seven_wonders-page-key-card = Karte nach Nummer wählen
seven_wonders-page-key-build = Karte errichten
seven_wonders-page-key-stage = Bauabschnitt damit errichten
seven_wonders-page-key-sell = Karte für 3 Münzen verkaufen
seven_wonders-page-more-payments = { $count ->
    [one] 1 weitere Zahlung
   *[other] { $count } weitere Zahlungen
}
seven_wonders-page-do-build = Errichten
seven_wonders-page-do-stage = Bauabschnitt
seven_wonders-page-do-sell = Verkaufen für
seven_wonders-page-fight-left = Schilde: { $own } gegen { $other } links
seven_wonders-page-fight-right = Schilde: { $own } gegen { $other } rechts
# What goes to a neighbour, and for what.
seven_wonders-page-paid = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}: { $resources }
seven_wonders-page-payment = { $player }, { $paid }

## Ein Zug in Kürze

seven_wonders-brief-side = { $board }, { $side }
seven_wonders-brief-build = errichtet: { $card }
seven_wonders-brief-stage = errichtet Bauabschnitt { $stage }
seven_wonders-brief-sell = verkauft eine Karte für 3 Münzen
seven_wonders-brief-dig = errichtet aus dem Ablagestapel: { $card }
seven_wonders-brief-trade = zahlt { $other_player } { $coins } für { $resources }
seven_wonders-brief-fight = besiegt { $other_player } (+{ $points })
seven_wonders-tie = Gleichstand nach Punkten: Wer mehr Münzen hat, gewinnt.
seven_wonders-page-edit-how = Jede Karte der bisherigen Zeitalter ist irgendwo. Wird eine Karte gebaut, verlässt sie die Handkarten und den Ablagestapel, und der Rest wird aufgefüllt.
seven_wonders-page-edit-age = Zeitalter
seven_wonders-page-edit-turn = Zug
seven_wonders-page-edit-phase = Phase
seven_wonders-page-edit-phase-sides = Wahl der Weltwunder-Seiten
seven_wonders-page-edit-phase-cards = Wahl der Karten
seven_wonders-page-edit-phase-over = Die Partie ist zu Ende
seven_wonders-page-edit-wonder = Weltwunder
seven_wonders-page-edit-stages = Errichtete Bauabschnitte
seven_wonders-page-edit-coins = Münzen
seven_wonders-page-edit-built = Errichtete Gebäude
seven_wonders-page-edit-hand = Handkarten
seven_wonders-page-edit-under = Karten unter dem Spielplan
seven_wonders-page-edit-discard = Ablagestapel
