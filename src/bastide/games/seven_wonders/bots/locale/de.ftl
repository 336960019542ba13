### Was für eine Aktion spricht.

seven_wonders-reason-points = Zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seven_wonders-reason-counts = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} nach aktuellem Stand, vielleicht noch mehr
seven_wonders-reason-science = Forschung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr mit deinen Symbolen
seven_wonders-reason-ahead_of_both = Mit { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilden
} mehr bist du stärker als beide Nachbarn
seven_wonders-reason-ahead_of_one = Mit { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilden
} mehr bist du stärker als { $player }
seven_wonders-reason-catches_up = Mit { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilden
} mehr holst du gegenüber deinen Nachbarn auf
seven_wonders-reason-coins = Bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
seven_wonders-reason-new_resource = Erzeugt, was deiner Stadt fehlt: { $resources }
seven_wonders-reason-more_resource = Mehr von dem, was viele Karten kosten: { $resources }
seven_wonders-reason-cheaper = Du kaufst günstiger bei deinen Nachbarn
seven_wonders-reason-power = Bringt eine Fähigkeit, die bis zum Spielende gilt
seven_wonders-reason-free = Kostenlos durch eine Karte, die du schon errichtet hast
seven_wonders-reason-leads_to = Macht später kostenlos: { $cards }
seven_wonders-reason-stage = Bauabschnitt { $number } von { $count } deines Weltwunders
seven_wonders-reason-keeps_from = { $player } bekommt diese Karte nicht: { $card }
seven_wonders-reason-nothing_to_build = Du kannst keine dieser Karten errichten
seven_wonders-reason-pays = An deine Nachbarn: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
seven_wonders-reason-side = { $count ->
    [one] 1 Bauabschnitt
   *[other] { $count } Bauabschnitte
}, darauf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seven_wonders-reason-quiet = Besser als alles andere hier
seven_wonders-reason-hands_on = Der gespielte Zug gibt { $player } diese Karte: { $card }

### Warum eine Chance so groß ist, wie sie ist, und was sie verringert hat.

seven_wonders-reason-has_points = Punkte nach aktuellem Stand: du { $mine }, { $player } { $theirs }
seven_wonders-reason-has_science = Punkte aus Forschung: du { $mine }, { $player } { $theirs }
seven_wonders-reason-has_coins = Münzen: du { $mine }, { $player } { $theirs }
seven_wonders-reason-has_shields = Schilde: du { $mine }, links { $left } ({ $left_player }), rechts { $right } ({ $right_player })
seven_wonders-reason-has_points_mine = Deine Punkte nach aktuellem Stand: { $after } (nach dem besseren Zug { $better })
seven_wonders-reason-has_points_theirs = Punkte von { $player } nach aktuellem Stand: { $after } (nach dem besseren Zug { $better })
seven_wonders-reason-has_science_mine = Deine Punkte aus Forschung: { $after } (nach dem besseren Zug { $better })
seven_wonders-reason-has_coins_mine = Deine Münzen: { $after } (nach dem besseren Zug { $better })
seven_wonders-reason-has_coins_theirs = Münzen von { $player }: { $after } (nach dem besseren Zug { $better })
seven_wonders-reason-has_shields_mine = Deine Schilde: { $after } (nach dem besseren Zug { $better }; links { $left }, rechts { $right })
