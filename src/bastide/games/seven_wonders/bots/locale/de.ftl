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

### Warum eine Chance so groß ist, wie sie ist, und was sie verringert hat.

seven_wonders-reason-has_points = Punkte nach aktuellem Stand: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_science = Punkte aus Forschung: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_coins = Münzen: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_shields = Schilde: { $mine } ({ $own_player }), links { $left } ({ $left_player }), rechts { $right } ({ $right_player })
seven_wonders-reason-more_from = Du hast am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [military] Konflikte
    [treasury] Münzen
    [wonder] das Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handelsgebäude
   *[guilds] Gilden
}.
seven_wonders-reason-less_for = { $player } hat am Ende etwa { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
} durch { $of ->
    [military] Konflikte
    [treasury] Münzen
    [wonder] das Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handelsgebäude
   *[guilds] Gilden
}.
seven_wonders-reason-more_points = Du stehst am Ende im Vergleich zum besten Gegner um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser da.
seven_wonders-reason-more_for = { $player } hat am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [military] Konflikte
    [treasury] Münzen
    [wonder] das Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handelsgebäude
   *[guilds] Gilden
}.
seven_wonders-reason-more_points_for = { $player } steht am Ende im Vergleich zum besten Gegner um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser da.
seven_wonders-reason-swings = Du hast am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [military] Konflikte
    [treasury] Münzen
    [wonder] das Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handelsgebäude
   *[guilds] Gilden
}, { $other_player } etwa { $lost } weniger.
seven_wonders-reason-swings_for = { $player } hat am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [military] Konflikte
    [treasury] Münzen
    [wonder] das Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handelsgebäude
   *[guilds] Gilden
}, { $other_player } etwa { $lost } weniger.
seven_wonders-reason-outweighs = Das macht etwa { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
} durch { $of ->
    [military] Konflikte
    [treasury] Münzen
    [wonder] das Weltwunder
    [civilian] Profanbauten
    [science] Forschung
    [commerce] Handelsgebäude
   *[guilds] Gilden
} mehr als wett.
seven_wonders-reason-denies = { $player } errichtet { $card } dann in { $better } von 100 Fortsetzungen, sonst in { $worse }.
seven_wonders-reason-pays_less = { $player } erhält dabei { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
} weniger.
seven_wonders-reason-builds_more = Du errichtest bis zum Ende etwa { $amount ->
    [one] 1 Gebäude oder Bauabschnitt
   *[other] { $amount } Gebäude oder Bauabschnitte
} mehr.
seven_wonders-reason-builds_more_for = { $player } errichtet bis zum Ende etwa { $amount ->
    [one] 1 Gebäude oder Bauabschnitt
   *[other] { $amount } Gebäude oder Bauabschnitte
} mehr.

### Wozu ein Zug führt, aus denselben Simulationen.

seven_wonders-reason-gets_card = { $card }: Das errichtest du in { $better } von 100 Fortsetzungen, sonst in { $worse }.
seven_wonders-reason-gets_stage = Bauabschnitt { $stage } deines Weltwunders errichtest du in { $better } von 100 Fortsetzungen, sonst in { $worse }.
seven_wonders-reason-misses_card = { $card }: Das errichtet { $player } in { $better } von 100 Fortsetzungen, sonst in { $worse }.
seven_wonders-reason-misses_stage = Bauabschnitt { $stage } des eigenen Weltwunders errichtet { $player } in { $better } von 100 Fortsetzungen, sonst in { $worse }.
seven_wonders-reason-brings_coins = Das bringt dir sofort { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; du hast { $own }.
seven_wonders-reason-adds_resource = Das erzeugt, was deiner Stadt fehlt: { $resource }.

### Bezeichnungen der Züge.

seven_wonders-turn = { $age ->
    [0] vor Zeitalter I
    [1] Zeitalter I, Zug { $turn }
    [2] Zeitalter II, Zug { $turn }
   *[other] Zeitalter III, Zug { $turn }
}
