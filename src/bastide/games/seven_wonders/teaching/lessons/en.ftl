# What the lessons of 7 Wonders say: the title, what each step asks, and what an answer is told.

lesson-seven_wonders-turn = A turn
lesson-seven_wonders-turn-build = You hold seven cards and choose one; so do the others, at the same time. At the beginning [[resources|resources]] are good: build the [[card-lumber-yard]]. It costs nothing.
    .right = Everybody has built, and everybody has passed the rest of the hand to the left. These six cards are new to you.
    .points = Three points are not bad. But what makes resources early on serves you for the whole game.
    .dear = That costs you 2 coins for a resource that you lack. Begin with something that is free.
    .market = That saves money later. Begin with a resource.
    .sell = A card can always be sold for 3 coins. You can do better.
lesson-seven_wonders-turn-passed = The [[card-stockade]] costs one wood, and your city makes wood now. Build it.
    .right = Resources are not used up: they are there again every turn. After six turns the Age is over.
    .sell = Selling is for cards that are of no use. Build the Stockade.

lesson-seven_wonders-resources = Resources
lesson-seven_wonders-resources-own = Your board makes stone, your Lumber Yard wood. Which card can you build with that?
    .right = The Baths cost one stone, and stone is what your board makes.
    .sell = Sell only what you can neither build nor use.
    .else = That costs a coin, your last. There is a card that your own resources pay for.
lesson-seven_wonders-resources-either = You make wood and stone. Which of these cards makes something that you lack?
    .right = Ore or clay, each turn whichever you need. Make many kinds early: in the second Age everything gets dearer.
    .again = You make that already. Two kinds more would help you further.
    .points = Points can wait in the first Age. What can you not make yet?
    .sell = You have a coin for something useful.

lesson-seven_wonders-trade = Buying from neighbours
lesson-seven_wonders-trade-buy = The [[card-barracks]] cost one ore, which you do not make, but your neighbour on the left does. [[trade|Buy]] it there for 2 coins.
    .right = The neighbour got your coins, and keeps the ore. Nobody can refuse to sell.
    .stone = Possible, but you have coins: use them for once.
    .sell = You have coins enough to buy what is missing.
lesson-seven_wonders-trade-choice = The [[card-guard-tower]] costs one clay. Both neighbours make clay. With your West Trading Post raw materials from the left cost 1 instead of 2.
    .right = 1 coin instead of 2. Look where your neighbours are strong before you build the same.
    .dear = On the right it costs 2. Buy on the left.
    .stone = Look at the Guard Tower: one of your neighbours sells clay cheaply.
    .sell = The Guard Tower costs you no more than a coin.

lesson-seven_wonders-chains = Chains
lesson-seven_wonders-chains-free = Some structures lead to others: whoever has built the first builds the second for nothing. You have a [[card-well]]. Which card does it make [[chain|free]]?
    .right = The Statue would have cost a wood and two ore. The Well has paid for it: 4 points.
    .sell = One of these cards costs you nothing at all.
lesson-seven_wonders-chains-ahead = Think ahead: which of these cards will make two others free in the second Age?
    .right = The Scriptorium leads to the Courthouse and the Library. Look at the chain symbols before you build.
    .single = The Stockade leads to nothing.
    .stone = No chain begins there.
    .sell = One of them is the beginning of two chains.

lesson-seven_wonders-science = Science
lesson-seven_wonders-science-set = Each set of three different [[science|symbols]] is worth 7 points. You have a tablet and a compass. Build what is missing.
    .right = One of each: 1 + 1 + 1 and 7 for the set, 10 points.
    .second = A second tablet makes 4 of one kind. The set brings more: a gear is missing.
    .sell = Here lies the symbol that is missing.
lesson-seven_wonders-science-same = Equal symbols are multiplied by themselves: three tablets are 9 points. What brings most now?
    .right = Four tablets are 16 points: 7 more with one card.
    .other = A single gear is 1 point.
    .points = 5 points, and free. But science brings more here.
    .sell = 3 coins are one point.

lesson-seven_wonders-military = Military
lesson-seven_wonders-military-last = The last turn of the first Age. Then you are compared with [[conflict|both neighbours]]. Each of you three has one shield. What do you build?
    .right = Two against one, on both sides: 1 point each, and each neighbour loses one. In the second Age it is 3 points, in the third 5.
    .tavern = Five coins are fine. But one shield more defeats both neighbours.
    .sell = One shield more defeats both neighbours.
    .else = One shield more defeats both neighbours, and the Guard Tower costs you nothing.
lesson-seven_wonders-military-enough = The last turn of the second Age. You have three shields, your neighbours one each. What now?
    .right = You win both conflicts anyway. It does not matter by how much: the 4 points are on top.
    .more = You win already. More shields now bring nothing.
    .sell = One of these cards is free for you, and worth 4 points.
    .else = Too dear for what it brings. One of these cards is free for you.

lesson-seven_wonders-stages = Stages of the Wonder
lesson-seven_wonders-stages-stage = The first [[stage]] of your Wonder costs two wood, and you make two. Any card does for it, face down; best one that your neighbour would like. Build the stage.
    .right = 3 points, and nobody will ever build the card below it.
    .paid = That would cost you coins. The stage you can pay with your own wood.
    .sell = Use the card for your Wonder instead.

lesson-seven_wonders-guilds = Guilds
lesson-seven_wonders-guilds-count = [[colour-purple|Guilds]] come in the third Age and often count what stands next door. Your neighbours have seven brown cards and one grey one. What brings you most?
    .right = One point for each brown card of your neighbours: 7 points.
    .grey = Two points for each grey card next door: there is only one.
    .blue = 6 points. There is something a little better.
    .sell = 3 coins are one point.
    .else = Count the cards of your neighbours: one guild brings more.

lesson-seven_wonders-ending = The end
lesson-seven_wonders-ending-last = The last card of the game. Only [[score|points]] count now. Compare everything you can do: what brings most?
    .right = The third stage: 7 points. Count at the end, card by card; it often comes down to a single point.
    .hall = 6 points. Something brings one more.
    .arms = Three shields are not enough: both neighbours have five. It would bring nothing.
    .sell = 3 coins are one point at the end.
