magpie = Elster
    .about = Ein winziges Spiel: Sammle Fundstücke im Nest, aber nie genau zwei gleiche.

magpie-option-hand_size = Anzahl der Handkarten
    .help = Wie viele Fundstücke jeder auf der Hand hat.

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

magpie-ask-turn = Lege ein Fundstück in dein Nest oder wirf eines auf den Haufen.

magpie-do-stash = Ins Nest: { $trinket }
magpie-do-toss = Auf den Haufen: { $trinket }

magpie-log-stash = { $player } legt ins Nest: { $trinket }.
magpie-log-toss = { $player } wirft auf den Haufen: { $trinket }.
magpie-log-draw = { $player } zieht ein Fundstück.

magpie-pile = { $count ->
    [one] Ein Fundstück im Stapel
   *[other] { $count } Fundstücke im Stapel
}. Haufen: { $trinkets }
magpie-nest = Nest von { $player }: { $trinkets }
magpie-hand = Deine Hand: { $trinkets }

magpie-metric-tossed = Abgeworfene Fundstücke
magpie-metric-stashed = Gesammelte Fundstücke
magpie-refuse-not-held = Dieses Fundstück hast du nicht auf der Hand: { $trinket }.

magpie-page-stash = Ins Nest
magpie-page-toss = Auf den Haufen
magpie-page-pile = Stapel
magpie-page-heap = Haufen
