seven_wonders = 7 Wonders
    .about = Three to seven cities grow through three Ages. Everyone plays a card at the same time, then passes the rest of their hand.

seven_wonders-option-boards = Wonder boards
    .help = One Wonder board per player, in seating order or at random.
seven_wonders-option-boards-random = Random
seven_wonders-option-boards-alexandria = Alexandria
seven_wonders-option-boards-babylon = Babylon
seven_wonders-option-boards-ephesos = Éphesos
seven_wonders-option-boards-gizah = Gizah
seven_wonders-option-boards-halikarnassos = Halikarnassos
seven_wonders-option-boards-olympia = Olympía
seven_wonders-option-boards-rhodos = Rhódos
seven_wonders-option-sides = Sides
    .help = Which side of the Wonder boards to use. The Day side suits a first game.
seven_wonders-option-sides-chosen = Each player chooses
seven_wonders-option-sides-day = Day for everyone
seven_wonders-option-sides-night = Night for everyone
seven_wonders-option-sides-random = Random
seven_wonders-option-added_cards = Added cards
    .help = Cards from installed packages. A guild joins the guilds; any other card replaces all copies of one card of its Age.

# The number of an Age, as printed on its cards.
seven_wonders-age-number = { $age ->
    [1] I
    [2] II
   *[other] III
}

seven_wonders-ask-side = { $board }: Day side or Night side?
seven_wonders-ask-card = Age { seven_wonders-age-number }, turn { $turn }: choose a card to build, use for a Wonder stage, or discard for 3 coins.
seven_wonders-ask-last_card = Age { seven_wonders-age-number }: { $board } lets you play your seventh card, too.
seven_wonders-ask-dig = { $board }: you may build a card from the discard pile for free.

seven_wonders-do-build = Build: { $card }{ $bank ->
    [0] {""}
    [one] {" "}({ $bank } coin)
   *[other] {" "}({ $bank } coins)
}{ $left ->
    [0] {""}
    [one] {" – "}buy { $left_resources } from { $left_player } for { $left } coin
   *[other] {" – "}buy { $left_resources } from { $left_player } for { $left } coins
}{ $right ->
    [0] {""}
    [one] {" – "}buy { $right_resources } from { $right_player } for { $right } coin
   *[other] {" – "}buy { $right_resources } from { $right_player } for { $right } coins
}
seven_wonders-do-stage = Build a Wonder stage with { $card }{ $left ->
    [0] {""}
    [one] {" – "}buy { $left_resources } from { $left_player } for { $left } coin
   *[other] {" – "}buy { $left_resources } from { $left_player } for { $left } coins
}{ $right ->
    [0] {""}
    [one] {" – "}buy { $right_resources } from { $right_player } for { $right } coin
   *[other] {" – "}buy { $right_resources } from { $right_player } for { $right } coins
}
seven_wonders-do-sell = Discard for 3 coins: { $card }
seven_wonders-do-dig = Build from the discard pile: { $card }
seven_wonders-do-dig_nothing = Take nothing
seven_wonders-do-side = { $side }

seven_wonders-refuse-side_first = Choose a side of { $board } first.
seven_wonders-refuse-side_chosen = The board sides have already been chosen.
seven_wonders-refuse-not_digging = You can’t build from the discard pile now.
seven_wonders-refuse-only_dig = { $board }: choose a card from the discard pile, or “Take nothing”.
seven_wonders-refuse-not_in_hand = { $card } is not in your hand.
seven_wonders-refuse-not_discarded = { $card } is not in the discard pile.
seven_wonders-refuse-all_stages = All stages of { $board } are already built.
seven_wonders-refuse-stands = You already have { $card } in your city. You can’t build the same structure twice.
seven_wonders-refuse-free = { $card } is free for you: there is nothing to pay.
seven_wonders-refuse-coins = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, but you only have { $coins }.
seven_wonders-refuse-out_of_reach = { $card } costs { $resources }: you and your neighbours don’t produce enough.
seven_wonders-refuse-own_resources = { $card } costs { $resources }: your city produces everything, so you can’t buy any of it.
seven_wonders-refuse-too_dear = { $card } costs { $resources }: buying the missing resources costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, but you only have { $coins }.
seven_wonders-refuse-wrong_payment = { $card } costs { $resources }: wrong payment. The cheapest is { $left } to the left and { $right } to the right.
seven_wonders-refuse-out_of_reach_stage = Stage { $stage } costs { $resources }: you and your neighbours don’t produce enough.
seven_wonders-refuse-own_resources_stage = Stage { $stage } costs { $resources }: your city produces everything, so you can’t buy any of it.
seven_wonders-refuse-too_dear_stage = Stage { $stage } costs { $resources }: buying the missing resources costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, but you only have { $coins }.
seven_wonders-refuse-wrong_payment_stage = Stage { $stage } costs { $resources }: wrong payment. The cheapest is { $left } to the left and { $right } to the right.

seven_wonders-log-age = Age { seven_wonders-age-number } begins.
seven_wonders-log-choose = { $player } has chosen.
seven_wonders-log-side = { $player } plays { $board }, { $side }.
seven_wonders-log-spend = { $player } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to the bank.
seven_wonders-log-earn = { $player } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
seven_wonders-log-trade = { $player } buys { $resources } from { $other_player } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
seven_wonders-log-build = { $player } builds { $card }.
seven_wonders-log-stage = { $player } builds stage { $stage } of { $board } with { $card }.
seven_wonders-log-sell = { $player } discards { $card } for 3 coins.
seven_wonders-log-left_over = { $player } discards { $card } at the end of the Age.
seven_wonders-log-dig = { $player } builds { $card } from the discard pile.
seven_wonders-log-dig_nothing = { $player } builds nothing from the discard pile.
seven_wonders-log-pass = Hands pass to the { $direction }.
seven_wonders-log-fight = { $player } ({ $shields }) beats { $other_player } ({ $other_shields }): victory token +{ $points }, defeat token −1.

seven_wonders-card-hidden = a card
seven_wonders-side-day = Day side
seven_wonders-side-night = Night side
seven_wonders-direction-left = left
seven_wonders-direction-right = right

seven_wonders-table-sides = Choosing board sides…
seven_wonders-table-age = Age { seven_wonders-age-number }, turn { $turn }. Hands pass to the { $direction }. Discard pile: { $count }.
seven_wonders-table-age_end = Age { seven_wonders-age-number }, turn { $turn }. Discard pile: { $count }.
seven_wonders-table-last_card = Age { seven_wonders-age-number }, after the last turn. Discard pile: { $count }.
seven_wonders-table-over = Game over.
seven_wonders-table-city = { $player }: { $board }, { $side }
seven_wonders-table-board = { $player }: { $board }
seven_wonders-table-counts = stages { $stages } of { $stages_in_all }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, tokens { $tokens }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
seven_wonders-table-colour = { $colour }: { $cards }
seven_wonders-table-under = tucked: { $cards }
seven_wonders-table-discard = Discard pile: { $cards }
seven_wonders-table-hand = Your hand:
seven_wonders-table-card = { $cards } (cost: { $cost }): { $text }
seven_wonders-table-printed = Age { seven_wonders-age-number }, { $colour }. Cost: { $cost }.
seven_wonders-table-cost = { $coins ->
    [0] { $resources }
    [one] { $coins } coin
   *[other] { $coins } coins
}
seven_wonders-table-place = { $player } ({ $place })
seven_wonders-table-makes = produces { $resources }
seven_wonders-table-makes_alone = {" "}(for own use only: { $resources })
seven_wonders-table-stage_built = { $stage } [built]
seven_wonders-place-you = you
seven_wonders-place-left = your left neighbour
seven_wonders-place-right = your right neighbour
seven_wonders-table-chosen = You’ve chosen: { $choice }

seven_wonders-metric-military = Military
seven_wonders-metric-treasury = Treasury
seven_wonders-metric-wonder = Wonder
seven_wonders-metric-civilian = Civilian
seven_wonders-metric-science = Science
seven_wonders-metric-commerce = Commerce
seven_wonders-metric-guilds = Guilds


## Cards of Age I

seven_wonders-card-lumber-yard = Lumber Yard
    .text = Produces 1 wood each turn.
seven_wonders-card-stone-pit = Stone Pit
    .text = Produces 1 stone each turn.
seven_wonders-card-clay-pool = Clay Pool
    .text = Produces 1 clay each turn.
seven_wonders-card-ore-vein = Ore Vein
    .text = Produces 1 ore each turn.
seven_wonders-card-tree-farm = Tree Farm
    .text = Produces 1 wood or clay each turn.
seven_wonders-card-excavation = Excavation
    .text = Produces 1 stone or clay each turn.
seven_wonders-card-clay-pit = Clay Pit
    .text = Produces 1 ore or clay each turn.
seven_wonders-card-timber-yard = Timber Yard
    .text = Produces 1 wood or stone each turn.
seven_wonders-card-forest-cave = Forest Cave
    .text = Produces 1 wood or ore each turn.
seven_wonders-card-mine = Mine
    .text = Produces 1 stone or ore each turn.
seven_wonders-card-loom-1 = Loom
    .text = Produces 1 cloth each turn.
seven_wonders-card-glassworks-1 = Glassworks
    .text = Produces 1 glass each turn.
seven_wonders-card-press-1 = Press
    .text = Produces 1 papyrus each turn.
seven_wonders-card-well = Well
    .text = Worth 3 victory points. Makes free: Statue.
seven_wonders-card-baths = Baths
    .text = Worth 3 victory points. Makes free: Aqueduct.
seven_wonders-card-altar = Altar
    .text = Worth 3 victory points. Makes free: Pantheon.
seven_wonders-card-theater = Theater
    .text = Worth 3 victory points. Makes free: Gardens.
seven_wonders-card-tavern = Tavern
    .text = Gives 5 coins when built.
seven_wonders-card-east-trading-post = East Trading Post
    .text = Raw materials of your right neighbour cost you 1 coin each. Makes free: Forum.
seven_wonders-card-west-trading-post = West Trading Post
    .text = Raw materials of your left neighbour cost you 1 coin each. Makes free: Forum.
seven_wonders-card-marketplace = Marketplace
    .text = Manufactured goods of both neighbours cost you 1 coin each. Makes free: Caravansery.
seven_wonders-card-stockade = Stockade
    .text = Adds 1 shield.
seven_wonders-card-barracks = Barracks
    .text = Adds 1 shield.
seven_wonders-card-guard-tower = Guard Tower
    .text = Adds 1 shield.
seven_wonders-card-apothecary = Apothecary
    .text = Science symbol: compass. Makes free: Stables, Dispensary.
seven_wonders-card-workshop = Workshop
    .text = Science symbol: gear. Makes free: Archery Range, Laboratory.
seven_wonders-card-scriptorium = Scriptorium
    .text = Science symbol: tablet. Makes free: Courthouse, Library.

## Cards of Age II

seven_wonders-card-sawmill = Sawmill
    .text = Produces 2 wood each turn.
seven_wonders-card-quarry = Quarry
    .text = Produces 2 stone each turn.
seven_wonders-card-brickyard = Brickyard
    .text = Produces 2 clay each turn.
seven_wonders-card-foundry = Foundry
    .text = Produces 2 ore each turn.
seven_wonders-card-loom-2 = Loom
    .text = Produces 1 cloth each turn.
seven_wonders-card-glassworks-2 = Glassworks
    .text = Produces 1 glass each turn.
seven_wonders-card-press-2 = Press
    .text = Produces 1 papyrus each turn.
seven_wonders-card-statue = Statue
    .text = Worth 4 victory points. Free with: Well.
seven_wonders-card-aqueduct = Aqueduct
    .text = Worth 5 victory points. Free with: Baths.
seven_wonders-card-temple = Temple
    .text = Worth 4 victory points.
seven_wonders-card-courthouse = Courthouse
    .text = Worth 4 victory points. Free with: Scriptorium.
seven_wonders-card-caravansery = Caravansery
    .text = Produces 1 wood, stone, ore or clay each turn, for your own use only. Free with: Marketplace. Makes free: Lighthouse.
    .note = It produces one unit per turn, of the kind you need. Neighbours can’t buy it.
seven_wonders-card-forum = Forum
    .text = Produces 1 glass, papyrus or cloth each turn, for your own use only. Free with: East Trading Post or West Trading Post. Makes free: Haven.
    .note = You need only one of the two trading posts to build it for free. Neighbours can’t buy what it produces.
seven_wonders-card-vineyard = Vineyard
    .text = Gives 1 coin when built for each brown card in your city and the two neighbouring cities.
    .note = It also counts brown cards built in the same turn.
seven_wonders-card-bazar = Bazar
    .text = Gives 2 coins when built for each grey card in your city and the two neighbouring cities.
seven_wonders-card-stables = Stables
    .text = Adds 2 shields. Free with: Apothecary.
seven_wonders-card-archery-range = Archery Range
    .text = Adds 2 shields. Free with: Workshop.
seven_wonders-card-walls = Walls
    .text = Adds 2 shields. Makes free: Fortifications.
seven_wonders-card-training-ground = Training Ground
    .text = Adds 2 shields. Makes free: Circus.
seven_wonders-card-dispensary = Dispensary
    .text = Science symbol: compass. Free with: Apothecary. Makes free: Arena, Lodge.
seven_wonders-card-laboratory = Laboratory
    .text = Science symbol: gear. Free with: Workshop. Makes free: Siege Workshop, Observatory.
seven_wonders-card-library = Library
    .text = Science symbol: tablet. Free with: Scriptorium. Makes free: Senate, University.
seven_wonders-card-school = School
    .text = Science symbol: tablet. Makes free: Academy, Study.

## Cards of Age III

seven_wonders-card-pantheon = Pantheon
    .text = Worth 7 victory points. Free with: Altar.
seven_wonders-card-gardens = Gardens
    .text = Worth 5 victory points. Free with: Theater.
seven_wonders-card-town-hall = Town Hall
    .text = Worth 6 victory points.
seven_wonders-card-palace = Palace
    .text = Worth 8 victory points.
seven_wonders-card-senate = Senate
    .text = Worth 6 victory points. Free with: Library.
seven_wonders-card-haven = Haven
    .text = Gives 1 coin when built, and 1 victory point at the end, for each brown card in your city. Free with: Forum.
seven_wonders-card-lighthouse = Lighthouse
    .text = Gives 1 coin when built, and 1 victory point at the end, for each yellow card in your city. Free with: Caravansery.
    .note = It counts itself.
seven_wonders-card-chamber-of-commerce = Chamber of Commerce
    .text = Gives 2 coins when built, and 2 victory points at the end, for each grey card in your city.
seven_wonders-card-ludus = Ludus
    .text = Gives 3 coins when built, and 1 victory point at the end, for each red card in your city.
    .note = You get the coins once, for the red cards you have now. The points are counted at the end, including later red cards.
seven_wonders-card-arena = Arena
    .text = Gives 3 coins when built, and 1 victory point at the end, for each built stage of your Wonder. Free with: Dispensary.
    .note = You get the coins once, for the stages you have built by now. The points are counted at the end, including later stages.
seven_wonders-card-fortifications = Fortifications
    .text = Adds 3 shields. Free with: Walls.
seven_wonders-card-circus = Circus
    .text = Adds 3 shields. Free with: Training Ground.
seven_wonders-card-arsenal = Arsenal
    .text = Adds 3 shields.
seven_wonders-card-siege-workshop = Siege Workshop
    .text = Adds 3 shields. Free with: Laboratory.
seven_wonders-card-castrum = Castrum
    .text = Adds 3 shields.
seven_wonders-card-lodge = Lodge
    .text = Science symbol: compass. Free with: Dispensary.
seven_wonders-card-observatory = Observatory
    .text = Science symbol: gear. Free with: Laboratory.
seven_wonders-card-university = University
    .text = Science symbol: tablet. Free with: Library.
seven_wonders-card-academy = Academy
    .text = Science symbol: compass. Free with: School.
seven_wonders-card-study = Study
    .text = Science symbol: gear. Free with: School.

## Guilds

seven_wonders-card-workers-guild = Workers Guild
    .text = Worth 1 victory point for each brown card in the two neighbouring cities.
seven_wonders-card-craftsmens-guild = Craftsmens Guild
    .text = Worth 2 victory points for each grey card in the two neighbouring cities.
seven_wonders-card-magistrates-guild = Magistrates Guild
    .text = Worth 1 victory point for each blue card in the two neighbouring cities.
seven_wonders-card-traders-guild = Traders Guild
    .text = Worth 1 victory point for each yellow card in the two neighbouring cities.
seven_wonders-card-spies-guild = Spies Guild
    .text = Worth 1 victory point for each red card in the two neighbouring cities.
seven_wonders-card-philosophers-guild = Philosophers Guild
    .text = Worth 1 victory point for each green card in the two neighbouring cities.
seven_wonders-card-shipowners-guild = Shipowners Guild
    .text = Worth 1 victory point for each brown, grey or purple card in your city.
    .note = It counts itself.
seven_wonders-card-scientists-guild = Scientists Guild
    .text = Counts as one science symbol of your choice at the end of the game.
    .note = It is a purple card, not a green one. Its symbol is chosen at the end, wherever it scores most.
seven_wonders-card-decorators-guild = Decorators Guild
    .text = Worth 7 victory points if all stages of your Wonder are built.
    .note = All stages of your Wonder must be built, whether it has two stages or four.
seven_wonders-card-builders-guild = Builders Guild
    .text = Worth 1 victory point for each built stage of your Wonder and of both neighbouring Wonders.
    .note = It counts the stages of three cities: yours and both neighbours’.

## Boards

seven_wonders-board-alexandria = Alexandria
    .text = Starting resource: glass.
    .day = 1 (2 stone): Worth 3 victory points. 2 (2 ore): Produces 1 wood, stone, ore or clay each turn, for your own use only. 3 (1 papyrus, 1 cloth): Worth 7 victory points.
    .night = 1 (2 clay): Produces 1 wood, stone, ore or clay each turn, for your own use only. 2 (3 ore): Produces 1 glass, papyrus or cloth each turn, for your own use only. 3 (4 wood): Worth 7 victory points.
    .note = Some stages produce a resource of your choice, for your own use only. See [[resources|Resources]].
seven_wonders-board-babylon = Babylon
    .text = Starting resource: wood.
    .day = 1 (2 clay): Worth 3 victory points. 2 (2 ore, 1 cloth): Counts as one science symbol of your choice at the end of the game. 3 (4 wood): Worth 7 victory points.
    .night = 1 (2 stone): At the end of each Age you play your seventh card instead of discarding it. 2 (3 clay, 1 glass): Counts as one science symbol of your choice at the end of the game.
    .note = On the Day side you get a science symbol of your choice, chosen at the end, wherever it scores most. On the Night side you get [[last-card|the seventh card of each Age]] and such a symbol.
seven_wonders-board-ephesos = Éphesos
    .text = Starting resource: papyrus.
    .day = 1 (2 clay): Worth 3 victory points. 2 (2 wood): Gives 9 coins when built. 3 (2 ore, 1 glass): Worth 7 victory points.
    .night = 1 (2 stone): Worth 2 victory points. Gives 4 coins when built. 2 (2 wood): Worth 3 victory points. Gives 4 coins when built. 3 (2 ore, 1 cloth): Worth 5 victory points. Gives 4 coins when built.
    .note = Coins at the right moment: you get them once, when you build the stage.
seven_wonders-board-gizah = Gizah
    .text = Starting resource: stone.
    .day = 1 (2 wood): Worth 3 victory points. 2 (2 clay, 1 cloth): Worth 5 victory points. 3 (4 stone): Worth 7 victory points.
    .night = 1 (2 wood): Worth 3 victory points. 2 (3 stone): Worth 5 victory points. 3 (3 clay): Worth 5 victory points. 4 (4 stone, 1 papyrus): Worth 7 victory points.
    .note = Nothing but points: the Night side has four stages.
seven_wonders-board-halikarnassos = Halikarnassos
    .text = Starting resource: cloth.
    .day = 1 (2 ore): Worth 3 victory points. 2 (1 glass, 1 papyrus): At the end of the turn you may build one card from the discard pile for free. 3 (3 stone): Worth 7 victory points.
    .night = 1 (2 clay): Worth 2 victory points. At the end of the turn you may build one card from the discard pile for free. 2 (1 glass, 1 papyrus): Worth 1 victory point. At the end of the turn you may build one card from the discard pile for free. 3 (3 wood): At the end of the turn you may build one card from the discard pile for free.
    .note = See [[dig]]. Discard cards you would like to build later.
seven_wonders-board-olympia = Olympía
    .text = Starting resource: clay.
    .day = 1 (2 stone): Worth 3 victory points. 2 (2 wood): A card whose colour is not in your city yet is free to build. 3 (3 clay): Worth 7 victory points.
    .night = 1 (2 ore): Worth 2 victory points. The card you play in the first turn of each Age is free to build. 2 (3 clay): Worth 3 victory points. The card you play in the sixth turn of each Age is free to build. 3 (1 glass, 1 papyrus, 1 cloth): Worth 5 victory points.
    .note = See [[olympia]].
seven_wonders-board-rhodos = Rhódos
    .text = Starting resource: ore.
    .day = 1 (2 wood): Worth 3 victory points. 2 (3 clay): Adds 2 shields. 3 (4 ore): Worth 7 victory points.
    .night = 1 (3 stone): Worth 3 victory points. Adds 1 shield. Gives 3 coins when built. 2 (4 ore): Worth 4 victory points. Adds 1 shield. Gives 4 coins when built.
    .note = Shields from the Wonder leave your cards free for other things. On the Night side both stages also give coins.

## Words

seven_wonders-resource-wood = wood
seven_wonders-resource-stone = stone
seven_wonders-resource-ore = ore
seven_wonders-resource-clay = clay
seven_wonders-resource-glass = glass
seven_wonders-resource-papyrus = papyrus
seven_wonders-resource-cloth = cloth
seven_wonders-colour-brown = brown
seven_wonders-colour-grey = grey
seven_wonders-colour-blue = blue
seven_wonders-colour-yellow = yellow
seven_wonders-colour-red = red
seven_wonders-colour-green = green
seven_wonders-colour-purple = purple
seven_wonders-science-compass = compass
seven_wonders-science-gear = gear
seven_wonders-science-tablet = tablet

seven_wonders-term-resource = resource
seven_wonders-term-raw_materials = raw materials
seven_wonders-term-manufactured_goods = manufactured goods
seven_wonders-term-civilian_structures = civilian structures
seven_wonders-term-commercial_structures = commercial structures
seven_wonders-term-military_structures = military structures
seven_wonders-term-scientific_structures = scientific structures
seven_wonders-term-guilds = guilds
seven_wonders-term-structure = structure
seven_wonders-term-age = Age
seven_wonders-term-turn = turn
seven_wonders-term-card = card
seven_wonders-term-hand = hand
seven_wonders-term-wonder = Wonder
seven_wonders-term-wonder_board = Wonder board
seven_wonders-term-wonder_stage = Wonder stage
seven_wonders-term-day_side = Day side
seven_wonders-term-night_side = Night side
seven_wonders-term-starting_resource = starting resource
seven_wonders-term-coin = coin
seven_wonders-term-treasury = treasury
seven_wonders-term-bank = bank
seven_wonders-term-victory_point = victory point
seven_wonders-term-shield = shield
seven_wonders-term-military_strength = military strength
seven_wonders-term-conflict = military conflict
seven_wonders-term-conflict_tokens = Conflict tokens
seven_wonders-term-defeat_token = defeat token
seven_wonders-term-victory_token = victory token
seven_wonders-term-neighbour = neighbour
seven_wonders-term-left = left
seven_wonders-term-right = right
seven_wonders-term-city = city
seven_wonders-term-cost = cost
seven_wonders-term-effect = effect
seven_wonders-term-free = free
seven_wonders-term-chain = chain
seven_wonders-term-chain_symbol = chain symbol
seven_wonders-term-build_structure = construct the structure
seven_wonders-term-build_stage = construct a Wonder stage
seven_wonders-term-sell_card = discard the card for 3 coins
seven_wonders-term-trade = buy resources
seven_wonders-term-discount = discount
seven_wonders-term-discard_pile = discard pile
seven_wonders-term-pass_left = pass left
seven_wonders-term-pass_right = pass right
seven_wonders-term-science_symbol = science symbol
seven_wonders-term-science_sets = sets of three different symbols
seven_wonders-term-score_sheet = score sheet
seven_wonders-term-tie = tie
seven_wonders-term-shared_victory = shared victory
seven_wonders-term-player = player

## A new table

seven_wonders-about-bot-beginner = Builds whatever looks good and often misses something better.
seven_wonders-about-bot-easy = Builds what helps its city, with many small mistakes.
seven_wonders-about-bot-medium = Builds what helps its city most right now.
seven_wonders-about-bot-hard = Also watches what it passes to its neighbour.
seven_wonders-about-bot-expert = Simulates whole games, for up to { $seconds } seconds per move.
seven_wonders-about-bot-master = Trained on millions of games. Simulates whole games, for up to { $seconds } seconds per move.

# What puzzles are about.
seven_wonders-theme-resources = Resources
seven_wonders-theme-trade = Trade and coins
seven_wonders-theme-chain = Free by chaining
seven_wonders-theme-wonder = The Wonder
seven_wonders-theme-science = Science
seven_wonders-theme-military = Military
seven_wonders-theme-points = Points
seven_wonders-theme-guild = Guilds
seven_wonders-theme-deny = Deny the neighbour
seven_wonders-theme-dig = From the discard pile

# The opening explorer.
seven_wonders-openings-first_pick = First card by Wonder and side
seven_wonders-opening-build = built
seven_wonders-opening-sell = sold
seven_wonders-opening-stage = under the Wonder
