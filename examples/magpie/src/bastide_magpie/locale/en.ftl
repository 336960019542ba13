magpie = Magpie
    .about = A tiny game: stash trinkets in your nest, but never exactly two alike.

magpie-option-hand_size = Hand size
    .help = Number of trinkets in each player’s hand.

magpie-trinket-button = Button
    .text = Worth 1.
magpie-trinket-bead = Bead
    .text = Worth 2.
magpie-trinket-coin = Coin
    .text = Worth 3.
magpie-trinket-ring = Ring
    .text = Worth 4.
magpie-trinket-crown = Crown
    .text = Worth 5.

magpie-ask-turn = Stash a trinket in your nest, or toss one on the heap.

magpie-do-stash = Stash: { $trinket }
magpie-do-toss = Toss: { $trinket }

magpie-log-stash = { $player } stashes: { $trinket }.
magpie-log-toss = { $player } tosses: { $trinket }.
magpie-log-draw = { $player } draws a trinket.

magpie-pile = { $count ->
    [one] 1 trinket in the pile
   *[other] { $count } trinkets in the pile
}. Heap: { $trinkets }
magpie-nest = { $player }’s nest: { $trinkets }
magpie-hand = Your hand: { $trinkets }

magpie-metric-tossed = Trinkets tossed
magpie-metric-stashed = Trinkets stashed
magpie-refuse-not-held = You don’t have a { $trinket }.

magpie-page-stash = Stash
magpie-page-toss = Toss
magpie-page-pile = Pile
magpie-page-heap = Heap
