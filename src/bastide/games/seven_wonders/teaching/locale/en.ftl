# Texts of the 7 Wonders lessons: titles, steps, and replies to answers.

seven_wonders-goal = Lead a city through three Ages: choose one card each turn and pass on the rest. The player with the most points at the end wins.

lesson-seven_wonders-turn = A turn
lesson-seven_wonders-turn-build = You hold seven cards and choose one. The other players do the same at the same time. A good start is a [[resources|resource]]: build the [[card-lumber-yard]]. It costs nothing.
    .right = Everyone has built a card and passed the rest of their hand to the left. These six cards are new to you.
    .points = Three points are fine, but resources built early help you all game.
    .dear = That costs { $price } coins for a resource you don’t produce. Start with something that costs nothing.
    .market = That saves you coins later. Start with a resource.
    .sell = You can always discard a card for { $sold } coins. You can do better.
lesson-seven_wonders-turn-passed = The [[card-stockade]] costs 1 wood, which your city now produces. Build it.
    .right = Resources are not used up: you have them again every turn. After six turns the Age is over.
    .sell = Discard cards only when you have no use for them. Build the Stockade.

lesson-seven_wonders-resources = Resources
lesson-seven_wonders-resources-own = Your board produces stone and your Lumber Yard wood. Which card can you build with those?
    .right = The Baths cost 1 stone, which your board produces.
    .sell = Discard only cards you can neither build nor use for a stage.
    .else = That costs your last coin. You can build one of these cards with your own resources.
lesson-seven_wonders-resources-either = You produce wood and stone. Which of these cards produces something you’re missing?
    .right = Ore or clay, whichever you need each turn. Produce many different resources early: cards cost more in Age II.
    .again = You already produce that. Two new resources would help you more.
    .points = Points can wait in Age I. What don’t you produce yet?
    .sell = You have coins for something useful.

lesson-seven_wonders-trade = Buying from neighbours
lesson-seven_wonders-trade-buy = The [[card-barracks]] cost 1 ore. You don’t produce it, but your left neighbour does. [[trade|Buy]] it there for { $price } coins.
    .right = Your neighbour gets your coins and can still use the ore. Nobody can refuse to sell.
    .stone = That works, but you have coins: try buying.
    .sell = You have enough coins to buy what’s missing.
lesson-seven_wonders-trade-choice = The [[card-guard-tower]] costs 1 clay. Both neighbours produce clay. With your West Trading Post, raw materials from the left cost 1 coin instead of 2.
    .right = 1 coin instead of 2. Check what your neighbours produce before you build the same.
    .dear = On the right it costs { $dear } coins. Buy on the left.
    .stone = Look at the Guard Tower: one of your neighbours sells clay cheaply.
    .sell = The Guard Tower costs you only 1 coin.

lesson-seven_wonders-chains = Chains
lesson-seven_wonders-chains-free = Some structures make others free: if you have built the first, the second costs nothing. You have the [[card-baths]]. Which card do they make [[chain|free]]?
    .right = The Aqueduct costs three stone, but with the Baths it’s free: { $points } points.
    .sell = One of these cards costs you nothing at all.
lesson-seven_wonders-chains-ahead = Think ahead: which of these cards will make two others free in Age II?
    .right = The Scriptorium makes the Courthouse and the Library free. Check the chain symbols before you build.
    .single = The Stockade makes nothing free.
    .stone = No chain starts there.
    .sell = One of these cards starts two chains.

lesson-seven_wonders-science = Science
lesson-seven_wonders-science-set = Each set of three different [[science|symbols]] is worth 7 points. You have a tablet and a compass. Build the missing one.
    .right = One of each: 1 + 1 + 1, and 7 for the set. That’s { $points } points.
    .second = With a second tablet, your symbols would be worth { $second } points. Completing the set is worth more: you need a gear.
    .sell = The missing symbol is right here.
lesson-seven_wonders-science-same = Identical symbols score their number squared: three tablets are { $points } points. Which card scores the most now?
    .right = Four tablets are { $after } points: { $more } more with one card.
    .other = A single gear is 1 point.
    .points = { $blue } points, and free. But science scores more here.
    .sell = { $sold } coins are worth 1 point.

lesson-seven_wonders-military = Military
lesson-seven_wonders-military-last = It’s the last turn of Age I. Then you fight [[conflict|both neighbours]]. You and your neighbours have one shield each. What do you build?
    .right = Two shields to one on both sides: a 1-point token for each victory, and −1 for each neighbour. Victories are worth 3 points in Age II and 5 in Age III.
    .tavern = { $coins } coins are fine. But one more shield beats both neighbours.
    .sell = One more shield beats both neighbours.
    .else = One more shield beats both neighbours, and the Guard Tower costs you nothing.
lesson-seven_wonders-military-enough = It’s the last turn of Age II. You have three shields, your neighbours one each. What do you build?
    .right = You win both conflicts anyway, and the margin doesn’t matter. So take the { $points } points.
    .more = You’re already winning. More shields gain you nothing now.
    .sell = One of these cards is free for you and worth { $points } points.
    .else = Too expensive for what it gives. One of these cards is free for you.

lesson-seven_wonders-stages = Wonder stages
lesson-seven_wonders-stages-stage = The first [[stage|stage]] of your Wonder costs two wood, which you produce. You can use any card for it, face down, ideally one your neighbour wants. Choose a card and build the stage with it.
    .right = { $points } points, and nobody can build the card beneath it any more.
    .paid = That would cost you coins. You can pay for the stage with your own wood.
    .sell = Use the card for your Wonder instead.

lesson-seven_wonders-guilds = Guilds
lesson-seven_wonders-guilds-count = [[colour-purple|Guilds]] appear in Age III and often count your neighbours’ cards. Your neighbours have { $points } brown cards and one grey card. Which card scores the most?
    .right = 1 point for each of your neighbours’ brown cards: { $points } points.
    .grey = 2 points for each of your neighbours’ grey cards, but they have only one.
    .blue = { $blue } points. Another card scores more.
    .sell = { $sold } coins are worth 1 point.
    .else = Count your neighbours’ cards: one guild scores more.

lesson-seven_wonders-ending = The end
lesson-seven_wonders-ending-last = The last card of the game: only [[score|points]] matter now. Compare all your options. Which scores the most?
    .right = The third stage: { $stage } points. Count carefully at the end; games are often decided by a single point.
    .hall = { $hall } points. Another option scores one more.
    .arms = { $own } shields are not enough: your neighbours have { $left } and { $other }. They would score nothing.
    .sell = { $sold } coins are worth 1 point at the end.

lesson-seven_wonders-strategy-beginner = First principles
lesson-seven_wonders-strategy-intermediate = Better decisions
lesson-seven_wonders-strategy-advanced = Fine points
lesson-seven_wonders-strategy-military = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = Shields that turn the coming conflicts are worth more than most other cards.
lesson-seven_wonders-strategy-chain = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = A structure you can build for free leaves your coins and resources untouched. Look for those first.
lesson-seven_wonders-strategy-science = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = Science grows: the more symbols you have, the more the next one is worth.
lesson-seven_wonders-strategy-points = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = When few turns are left, compare plain points: big civilian structures are hard to beat.
lesson-seven_wonders-strategy-resources = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = What you produce yourself you need not buy. More cards become affordable in the next turns.
lesson-seven_wonders-strategy-trade = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = Commerce opens doors: with the right yellow card you can afford many others later.
lesson-seven_wonders-strategy-coins = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = Coins are worth little by themselves, but they let you buy what you lack in the next turns.
lesson-seven_wonders-strategy-last = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = In the last turns, compare everything that still scores, also the last conflicts. And mind whom you pay.
lesson-seven_wonders-strategy-guild = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = This guild is worth a symbol of your choice. And mind whom you pay: your coins help that neighbour.
lesson-seven_wonders-strategy-deny = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = Look at what you would pass on. If your neighbour badly needs a card, it can be better to discard it or put it under your Wonder.
lesson-seven_wonders-strategy-dig = Age { seven_wonders-age-number }, turn { $turn }. What is your best move?
    .right = A free structure from the discard pile should bring what your city lacks most now.
