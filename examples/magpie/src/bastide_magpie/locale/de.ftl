magpie = Elster
    .about = Ein winziges Spiel: Fundstücke im Nest sammeln, aber nie genau zwei gleiche.

magpie-option-hand_size = Handgröße
    .help = Wie viele Fundstücke jeder auf der Hand hält.

magpie-trinket-button = Knopf
    .text = Zählt 1.
magpie-trinket-bead = Perle
    .text = Zählt 2.
magpie-trinket-coin = Münze
    .text = Zählt 3.
magpie-trinket-ring = Ring
    .text = Zählt 4.
magpie-trinket-crown = Krone
    .text = Zählt 5.

magpie-ask-turn = Lege ein Fundstück ins Nest oder wirf eines auf den Haufen.

magpie-do-stash = Ins Nest: { $trinket }
magpie-do-toss = Wegwerfen: { $trinket }

magpie-log-stash = { $player } legt ins Nest: { $trinket }.
magpie-log-toss = { $player } wirft weg: { $trinket }.
magpie-log-draw = { $player } zieht ein Fundstück.

magpie-pile = { $count ->
    [one] Ein Fundstück im Stapel
   *[other] { $count } Fundstücke im Stapel
}. Haufen: { $trinkets }
magpie-nest = Nest von { $player }: { $trinkets }
magpie-hand = Deine Hand: { $trinkets }

magpie-metric-tossed = Weggeworfene Fundstücke
magpie-metric-stashed = Gesammelte Fundstücke
magpie-refuse-not-held = Du hast kein Stück dieser Art: { $trinket }.

magpie-page-stash = Ins Nest
magpie-page-toss = Auf den Haufen
magpie-page-pile = Stapel
magpie-page-heap = Haufen
magpie-page-holds = { $count ->
    [one] Hält { $count } Fundstück
   *[other] Hält { $count } Fundstücke
}
