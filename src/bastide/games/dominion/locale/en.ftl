# Dominion: base game (1st and 2nd edition) and Prosperity.
#
# A card's `.text` is what its rules say. Where the 1st edition of the base game plays a card differently, `.text_1e` says how;
# `.text` is then the 2nd edition's. Card names and texts take no variables.

## The game

dominion = Dominion
    .about = Everyone builds a deck of their own during the game: play Actions, buy better cards, and own the most victory points when the Provinces are gone.

## Options

dominion-option-edition = Edition of the base game
    .help = Which version of Mine, Moneylender and Throne Room is played. In the 1st edition they are compulsory.
dominion-option-edition-auto = As the kingdom says
dominion-option-edition-1 = 1st edition
dominion-option-edition-2 = 2nd edition
dominion-option-mix_editions = Mix the editions
    .help = Allow cards that were printed in the other edition only.
dominion-option-kingdom = Kingdom
    .help = The ten Kingdom cards: a recommended set, ten cards of your choice, or ten drawn at random.
dominion-option-kingdom-random = Ten at random
dominion-option-sets = Sets for a random kingdom
    .help = Where the ten cards of a random kingdom are drawn from.
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-sets-prosperity = { dominion-set-prosperity }
dominion-option-platinum_colony = Platinum and Colony
    .help = Whether the Platinum and Colony piles are used.
dominion-option-platinum_colony-always = Always
dominion-option-platinum_colony-never = Never
dominion-option-platinum_colony-random = By lot: the more Prosperity cards, the likelier
dominion-option-first_player = First player
    .help = Who takes the first turn.
dominion-option-first_player-random = By lot
dominion-option-first_player-0 = Player 1
dominion-option-first_player-1 = Player 2
dominion-option-first_player-2 = Player 3
dominion-option-first_player-3 = Player 4
dominion-option-first_player-4 = Player 5
dominion-option-first_player-5 = Player 6

## Sets, types, places

dominion-set-basic = Basic cards
dominion-set-base1 = Base game, 1st edition
dominion-set-base2 = Base game, 2nd edition
dominion-set-prosperity = Prosperity
dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-place-hand = hand
dominion-place-deck = deck
dominion-place-discard = discard pile

## Recommended sets of ten

dominion-option-kingdom-first_game_1e = First Game (1st edition)
dominion-option-kingdom-big_money_1e = Big Money
dominion-option-kingdom-interaction_1e = Interaction
dominion-option-kingdom-size_distortion_1e = Size Distortion (1st edition)
dominion-option-kingdom-village_square_1e = Village Square
dominion-option-kingdom-first_game_2e = First Game (2nd edition)
dominion-option-kingdom-size_distortion_2e = Size Distortion (2nd edition)
dominion-option-kingdom-deck_top_2e = Deck Top
dominion-option-kingdom-sleight_of_hand_2e = Sleight of Hand
dominion-option-kingdom-improvements_2e = Improvements
dominion-option-kingdom-silver_and_gold_2e = Silver & Gold
dominion-option-kingdom-beginners_p = Beginners
dominion-option-kingdom-friendly_interactive_p = Friendly Interactive
dominion-option-kingdom-big_actions_p = Big Actions
dominion-option-kingdom-biggest_money_1e_p = Biggest Money (1st edition)
dominion-option-kingdom-kings_army_1e_p = The King's Army (1st edition)
dominion-option-kingdom-good_life_1e_p = The Good Life (1st edition)
dominion-option-kingdom-biggest_money_2e_p = Biggest Money (2nd edition)
dominion-option-kingdom-kings_army_2e_p = The King's Army (2nd edition)
dominion-option-kingdom-good_life_2e_p = The Good Life (2nd edition)

## Basic cards

dominion-card-copper = Copper
    .text = 1 coin.
dominion-card-silver = Silver
    .text = 2 coins.
dominion-card-gold = Gold
    .text = 3 coins.
dominion-card-platinum = Platinum
    .text = 5 coins.
dominion-card-estate = Estate
    .text = 1 victory point.
dominion-card-duchy = Duchy
    .text = 3 victory points.
dominion-card-province = Province
    .text = 6 victory points. The game ends after the turn in which this pile runs out.
dominion-card-colony = Colony
    .text = 10 victory points. The game ends after the turn in which this pile runs out.
dominion-card-curse = Curse
    .text = −1 victory point.

## Base game

dominion-card-adventurer = Adventurer
    .text = Reveal cards from your deck until you have revealed 2 Treasures. Put those Treasures into your hand and discard the other revealed cards.
dominion-card-artisan = Artisan
    .text = Gain a card costing up to 5 coins into your hand. Then put a card from your hand on your deck.
dominion-card-bandit = Bandit
    .text = Gain a Gold. Every other player reveals the top 2 cards of their deck, trashes one revealed Treasure other than Copper, and discards the rest.
dominion-card-bureaucrat = Bureaucrat
    .text = Gain a Silver onto your deck. Every other player reveals a Victory card from their hand and puts it on their deck, or reveals a hand without Victory cards.
dominion-card-cellar = Cellar
    .text = +1 Action. Discard any number of cards, then draw as many.
dominion-card-chancellor = Chancellor
    .text = +2 coins. You may put your whole deck onto your discard pile, without looking at it.
dominion-card-chapel = Chapel
    .text = Trash up to 4 cards from your hand.
dominion-card-council_room = Council Room
    .text = +4 Cards. +1 Buy. Every other player draws a card.
dominion-card-feast = Feast
    .text = Trash this card. Gain a card costing up to 5 coins.
dominion-card-festival = Festival
    .text = +2 Actions. +1 Buy. +2 coins.
dominion-card-gardens = Gardens
    .text = 1 victory point for every 10 cards you own (rounded down).
dominion-card-harbinger = Harbinger
    .text = +1 Card. +1 Action. Look through your discard pile. You may put a card from it on your deck.
dominion-card-laboratory = Laboratory
    .text = +2 Cards. +1 Action.
dominion-card-library = Library
    .text = Draw until you have 7 cards in hand. You may set aside Action cards as you draw them; afterwards discard the cards set aside.
dominion-card-market = Market
    .text = +1 Card. +1 Action. +1 Buy. +1 coin.
dominion-card-merchant = Merchant
    .text = +1 Card. +1 Action. The first time you play a Silver this turn: +1 coin.
dominion-card-militia = Militia
    .text = +2 coins. Every other player discards down to 3 cards in hand.
dominion-card-mine = Mine
    .text = You may trash a Treasure from your hand. If you do, gain a Treasure costing up to 3 coins more than it, into your hand.
    .text_1e = Trash a Treasure from your hand. Gain a Treasure costing up to 3 coins more than it, into your hand.
dominion-card-moat = Moat
    .text = +2 Cards. When another player plays an Attack card, you may first reveal this card from your hand: that Attack does not affect you.
dominion-card-moneylender = Moneylender
    .text = You may trash a Copper from your hand for +3 coins.
    .text_1e = Trash a Copper from your hand. If you did, +3 coins.
dominion-card-poacher = Poacher
    .text = +1 Card. +1 Action. +1 coin. Discard a card for each empty Supply pile.
dominion-card-remodel = Remodel
    .text = Trash a card from your hand. Gain a card costing up to 2 coins more than it.
dominion-card-sentry = Sentry
    .text = +1 Card. +1 Action. Look at the top 2 cards of your deck. Trash or discard any of them. Put the rest back on top in any order.
dominion-card-smithy = Smithy
    .text = +3 Cards.
dominion-card-spy = Spy
    .text = +1 Card. +1 Action. Every player, you included, reveals the top card of their deck. You decide for each of these cards whether it is discarded or goes back on top.
dominion-card-thief = Thief
    .text = Every other player reveals the top 2 cards of their deck. Of the Treasures a player reveals, you choose one to be trashed; the other cards are discarded. Then gain any of the trashed Treasures you like.
dominion-card-throne_room = Throne Room
    .text = You may play an Action card from your hand twice.
    .text_1e = Choose an Action card in your hand and play it twice.
dominion-card-vassal = Vassal
    .text = +2 coins. Discard the top card of your deck. If it is an Action card, you may play it.
dominion-card-village = Village
    .text = +1 Card. +2 Actions.
dominion-card-witch = Witch
    .text = +2 Cards. Every other player gains a Curse.
dominion-card-woodcutter = Woodcutter
    .text = +1 Buy. +2 coins.
dominion-card-workshop = Workshop
    .text = Gain a card costing up to 4 coins.

## Prosperity

dominion-card-bank = Bank
    .text = Worth 1 coin for each Treasure you have in play, this one included.
dominion-card-bishop = Bishop
    .text = +1 coin. +1 VP token. Trash a card from your hand: + VP tokens worth half its cost in coins, rounded down. Every other player may trash a card from their hand.
dominion-card-city = City
    .text = +1 Card. +2 Actions. If at least one Supply pile is empty: +1 Card. If at least two are: also +1 coin and +1 Buy.
dominion-card-contraband = Contraband
    .text = 3 coins. +1 Buy. The player to your left names a card. You cannot buy that card this turn.
dominion-card-counting_house = Counting House
    .text = Look through your discard pile. Reveal any number of Coppers from it and put them into your hand.
dominion-card-expand = Expand
    .text = Trash a card from your hand. Gain a card costing up to 3 coins more than it.
dominion-card-forge = Forge
    .text = Trash any number of cards from your hand. Gain a card whose cost is exactly the total cost of the trashed cards.
dominion-card-goons = Goons
    .text = +1 Buy. +2 coins. Every other player discards down to 3 cards in hand. While this is in play: whenever you buy a card, +1 VP token.
dominion-card-grand_market = Grand Market
    .text = +1 Card. +1 Action. +1 Buy. +2 coins. You cannot buy this card while you have a Copper in play.
dominion-card-hoard = Hoard
    .text = 2 coins. While this is in play: whenever you buy a Victory card, gain a Gold.
dominion-card-kings_court = King's Court
    .text = You may play an Action card from your hand three times.
dominion-card-loan = Loan
    .text = 1 coin. Reveal cards from your deck until you reveal a Treasure. Trash or discard that Treasure; discard the other revealed cards.
dominion-card-mint = Mint
    .text = You may reveal a Treasure from your hand and gain a copy of it. When you buy this card: trash all Treasures you have in play.
dominion-card-monument = Monument
    .text = +2 coins. +1 VP token.
dominion-card-mountebank = Mountebank
    .text = +2 coins. Every other player may discard a Curse. Whoever does not gains a Curse and a Copper.
dominion-card-peddler = Peddler
    .text = +1 Card. +1 Action. +1 coin. During a Buy phase, this card costs 2 coins less for each Action card that the player whose turn it is has in play, but not less than 0.
dominion-card-quarry = Quarry
    .text = 1 coin. While this is in play: Action cards cost 2 coins less, but not less than 0.
dominion-card-rabble = Rabble
    .text = +3 Cards. Every other player reveals the top 3 cards of their deck, discards the Actions and Treasures, and puts the rest back on top in any order.
dominion-card-royal_seal = Royal Seal
    .text = 2 coins. While this is in play: whenever you gain a card, you may put it on your deck.
dominion-card-talisman = Talisman
    .text = 1 coin. While this is in play: whenever you buy a card that costs 4 coins or less and is not a Victory card, gain another copy of it.
dominion-card-trade_route = Trade Route
    .text = +1 Buy. +1 coin for each token on the Trade Route mat. Trash a card from your hand. (Every Victory pile begins with a token; it moves to the mat when the first card of that pile is gained.)
dominion-card-vault = Vault
    .text = +2 Cards. Discard any number of cards: +1 coin for each. Every other player may discard 2 cards to draw a card.
dominion-card-venture = Venture
    .text = 1 coin. Reveal cards from your deck until you reveal a Treasure. Discard the other revealed cards, then play that Treasure.
dominion-card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. When you gain a card, you may reveal this card from your hand to trash the gained card or put it on your deck.
dominion-card-workers_village = Worker's Village
    .text = +1 Card. +2 Actions. +1 Buy.

## Questions

dominion-ask-action =
    Action phase: { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } left. Play an Action card, or go on to buy.
dominion-ask-buy =
    Buy phase: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $buys ->
        [one] 1 Buy
       *[other] { $buys } Buys
    }. Play Treasures, buy a card, or end your turn.
dominion-ask-discard =
    { $source ->
        [mountebank] { $card }: discard a Curse, or gain a Curse and a Copper.
        [vault] { $least ->
                [0] { $card }: discard any number of cards, for 1 coin each.
                [1] { $card }: discard 1 card.
               *[other] { $card }: discard 2 cards to draw one, or none.
            }
       *[other] { $least ->
                [0] { $card }: you may discard up to { $most ->
                        [one] 1 card
                       *[other] { $most } cards
                    }.
               *[other] { $card }: discard { $least ->
                        [one] 1 card
                       *[other] { $least } cards
                    }.
            }
    }
dominion-ask-trash =
    { $source ->
        [mine] { $least ->
                [0] { $card }: you may trash a Treasure.
               *[other] { $card }: trash a Treasure.
            }
        [moneylender] { $least ->
                [0] { $card }: you may trash a Copper for +3 coins.
               *[other] { $card }: trash a Copper for +3 coins.
            }
       *[other] { $least ->
                [0] { $card }: you may trash up to { $most ->
                        [one] 1 card
                       *[other] { $most } cards
                    }.
               *[other] { $card }: trash { $least ->
                        [one] 1 card
                       *[other] { $least } cards
                    }.
            }
    }
dominion-ask-gain =
    { $source ->
        [forge] { $card }: gain a card costing exactly { $coins }.
       *[other] { $card }: gain a card costing up to { $coins }.
    }
dominion-ask-gain_trashed = { $card }: which of the trashed Treasures do you gain?
dominion-ask-topdeck =
    { $source ->
        [harbinger] { $card }: you may put a card from your discard pile on your deck.
        [bureaucrat] { $card }: reveal a Victory card and put it on your deck.
       *[other] { $card }: put a card from your hand on your deck.
    }
dominion-ask-put_back = { $card }: put the cards back on your deck one by one; the last one will be on top.
dominion-ask-play =
    { $source ->
        [vassal] { $card }: play the Action card you have just discarded?
        [kings_court] { $card }: choose an Action card to play three times.
       *[other] { $card }: choose an Action card to play twice.
    }
dominion-ask-reveal = { $card }: you may reveal a Treasure and gain a copy of it.
dominion-ask-take = { $card }: take Coppers from your discard pile into your hand, as many as you like.
dominion-ask-library = { $card }: keep the Action card you have drawn, or set it aside?
dominion-ask-trash_revealed = { $card }: which of the Treasures revealed by { $player } is trashed?
dominion-ask-trash_or_discard = { $card }: trash the Treasure, or discard it?
dominion-ask-spy = { $card }: the top card of { $player } – discard it, or put it back?
dominion-ask-sentry = { $card }: trash, discard or put back each card; the last one put back will be on top.
dominion-ask-react_attack = { $player } attacks with { $card }. Reveal a Reaction?
dominion-ask-react_gain = You gain: { $card }. Use a card that answers this?
dominion-ask-watchtower = { $card }: trash the gained card, or put it on your deck?
dominion-ask-discard_deck = { $card }: put your deck onto your discard pile?
dominion-ask-name = { $card }: name a card that { $player } cannot buy this turn.

## Answers

dominion-do-done = Done
dominion-do-end_actions = End the Action phase
dominion-do-end_turn = End the turn
dominion-do-play_treasures = Play all plain Treasures
dominion-do-discard_deck = Discard the deck
dominion-do-play = Play: { $card }
dominion-do-buy = Buy: { $card }
dominion-do-gain = Gain: { $card }
dominion-do-trash = Trash: { $card }
dominion-do-discard = Discard: { $card }
dominion-do-topdeck = Onto the deck: { $card }
dominion-do-reveal = Reveal: { $card }
dominion-do-take = Take: { $card }
dominion-do-set_aside = Set aside: { $card }
dominion-do-keep = Keep: { $card }
dominion-do-use = Use: { $card }
dominion-do-name = Name: { $card }

## What happened

dominion-log-turn = Turn { $number } of { $player }.
dominion-log-play = { $player } plays { $card }.
dominion-log-play_again =
    { $number ->
        [2] { $player } plays { $card } a second time.
       *[other] { $player } plays { $card } a third time.
    }
dominion-log-play_treasures =
    { $player } plays { $cards } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dominion-log-bonus =
    { $player }:{ $actions ->
        [0] { "" }
        [one] { " " }+1 Action
       *[other] { " " }+{ $actions } Actions
    }{ $buys ->
        [0] { "" }
        [one] { " " }+1 Buy
       *[other] { " " }+{ $buys } Buys
    }{ $coins ->
        [0] { "" }
        [one] { " " }+1 coin
       *[other] { " " }+{ $coins } coins
    }
dominion-log-tokens =
    { $player } takes { $count ->
        [one] 1 VP token
       *[other] { $count } VP tokens
    }.
dominion-log-draw =
    { $seen ->
        [yes] { $player } draws { $cards }.
       *[no] { $player } draws { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
    }
dominion-log-shuffle = { $player } shuffles.
dominion-log-discard = { $player } discards { $cards }.
dominion-log-discard_hidden =
    { $seen ->
        [yes] { $player } discards { $cards }, { $card } on top.
       *[no] { $player } discards { $count ->
                [one] 1 card
               *[other] { $count } cards
            }, { $card } on top.
    }
dominion-log-trash = { $player } trashes { $cards }.
dominion-log-buy =
    { $player } buys { $card } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dominion-log-gain = { $player } gains { $card } ({ $place }).
dominion-log-gain_trashed = { $player } gains { $card } from the trash.
dominion-log-topdeck = { $player } puts { $card } on the deck.
dominion-log-topdeck_hidden =
    { $seen ->
        [yes] { $player } puts { $card } on the deck, unseen.
       *[no] { $player } puts a card on the deck.
    }
dominion-log-reveal = { $player } reveals { $cards } ({ $place }).
dominion-log-look =
    { $seen ->
        [yes] { $player } looks at { $cards }.
       *[no] { $player } looks at { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
    }
dominion-log-use = { $player } uses { $card }.
dominion-log-set_aside = { $player } sets { $card } aside.
dominion-log-take = { $player } takes { $cards } into the hand.
dominion-log-name = { $player } names { $card }.
dominion-log-discard_deck = { $player } puts the deck onto the discard pile.
dominion-log-pile_token = The token of { $card } moves to the Trade Route mat.
dominion-log-cleanup = { $player } cleans up.
dominion-log-end = The game is over. Won by: { $players }.

## Why not

dominion-refuse-no-action = There is no action { $number }; actions are 0 to { $last }.
dominion-refuse-actions-over = The Action phase is over.
dominion-refuse-actions-first = End the Action phase first.
dominion-refuse-nothing-asked = Nothing is being asked that this would answer.
dominion-refuse-no-treasures = You have no plain Treasures in your hand.
dominion-refuse-not-buying = Cards are bought in the Buy phase.
dominion-refuse-not-in-supply = { $card } is not in the Supply of this game.
dominion-refuse-pile-empty = The pile of { $card } is empty.
dominion-refuse-too-dear =
    { $card } costs { $cost }, you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dominion-refuse-banned = { $card } was named for Contraband and cannot be bought this turn.
dominion-refuse-not-beside = { $card } cannot be bought while you have { $cards } in play.
dominion-refuse-not-in-hand = You do not have { $card } in your hand.
dominion-refuse-not-an-action = { $card } is not an Action. Only Actions are played in the Action phase.
dominion-refuse-action-too-late = { $card } is an Action, and the Action phase is over.
dominion-refuse-not-a-treasure = { $card } is not a Treasure. Only Treasures are played in the Buy phase.
dominion-refuse-bought-already = After the first purchase of a turn no Treasure may be played.
dominion-refuse-must-choose =
    { $card }: { $count ->
        [one] you have to choose a card.
       *[other] you have to choose { $count } more cards.
    }
dominion-refuse-finish-first = Answer { $card } first.
dominion-refuse-costs-too-much = { $card } costs { $cost }, and it may cost { $coins } at most.
dominion-refuse-costs-otherwise = { $card } costs { $cost }, and it must cost exactly { $coins }.
dominion-refuse-does-not-fit = { $card } cannot be chosen for this.

## Measures

dominion-metric-turns = Turns
dominion-metric-cards = Cards owned at the end
dominion-metric-order = Place in the order of play
dominion-metric-points_estate = Points by Estates
dominion-metric-points_duchy = Points by Duchies
dominion-metric-points_province = Points by Provinces
dominion-metric-points_colony = Points by Colonies
dominion-metric-points_gardens = Points by Gardens
dominion-metric-points_curse = Points by Curses
dominion-metric-points_tokens = Points by tokens
dominion-metric-province_1 = Turn of Province no. 1
dominion-metric-province_2 = Turn of Province no. 2
dominion-metric-province_3 = Turn of Province no. 3
dominion-metric-province_4 = Turn of Province no. 4
dominion-turn-cards = Cards owned
dominion-turn-coins = Coins to spend in a turn
dominion-turn-actions = Actions left over

## Terms

dominion-term-supply = Supply
dominion-term-pile = Pile
dominion-term-empty_pile = Empty pile
dominion-term-trash_pile = Trash
dominion-term-deck = Deck
dominion-term-discard_pile = Discard pile
dominion-term-hand = Hand
dominion-term-in_play = In play
dominion-term-revealed = Revealed or set aside
dominion-term-turn = Turn
dominion-term-action_phase = Action phase
dominion-term-buy_phase = Buy phase
dominion-term-cleanup_phase = Clean-up phase
dominion-term-actions_left = Actions left
dominion-term-buys_left = Buys left
dominion-term-victory_points = Victory points
dominion-term-vp_token = VP tokens
dominion-term-coin_token = Trade Route tokens
dominion-term-trade_route_mat = Trade Route mat
dominion-term-kingdom_card = Kingdom cards
dominion-term-basic_card = Basic cards
dominion-term-cost = Cost

# What is printed on a card.
dominion-fact-coins = Coins
dominion-fact-cost = Cost
dominion-fact-points = Points
dominion-fact-sets = Set
dominion-fact-types = Type

## A new table

dominion-about-bot-beginner = Buys money and a Smithy, and often takes a card that merely looks good.
dominion-about-bot-easy = Buys money and a Smithy, and now and then not the best card.
dominion-about-bot-medium = Buys money and a Smithy, without mistakes.
dominion-about-bot-hard = Thinks ahead for a moment and uses the kingdom's strong cards.
dominion-about-bot-expert = Looks for the plan that suits this kingdom, and thinks for three seconds.
dominion-about-bot-master = Has millions of games behind it, at kingdoms of every kind, and thinks for three seconds.
dominion-bot-all_rounder = All-rounder
dominion-about-bot-all_rounder = Takes the strong cards of any kingdom, and money.
dominion-bot-big_money = Big Money
dominion-about-bot-big_money = Buys nothing but money, and Provinces.
dominion-bot-big_money_ultimate = Big Money, refined
dominion-about-bot-big_money_ultimate = Buys nothing but money, and knows when it is time for Duchies.
dominion-bot-bishop_money = Bishop and money
dominion-about-bot-bishop_money = Money, and a Bishop that turns cards into points.
dominion-bot-chapel_engine = Chapel engine
dominion-about-bot-chapel_engine = Throws its poor cards away first, then draws its whole deck.
dominion-bot-chapel_witch = Chapel and Witch
dominion-about-bot-chapel_witch = A slim deck, and Curses for everybody else.
dominion-bot-colony_money = Colonies and money
dominion-about-bot-colony_money = Money up to Platinum, for Colonies.
dominion-bot-council_room = Council Room
dominion-about-bot-council_room = Money, and many cards by the Council Room.
dominion-bot-gardens_rush = Gardens rush
dominion-about-bot-gardens_rush = Wants many cards and Gardens, and ends the game early.
dominion-bot-goons = Goons
dominion-about-bot-goons = Points for every purchase by Goons.
dominion-bot-militia = Militia
dominion-about-bot-militia = Money, and fewer cards for the others.
dominion-bot-monument_money = Monument and money
dominion-about-bot-monument_money = Money, and a point now and then.
dominion-bot-mountebank = Mountebank
dominion-about-bot-mountebank = Money, and Curses and Coppers for the others.
dominion-bot-one_smithy = One Smithy
dominion-about-bot-one_smithy = Money and one Smithy.
dominion-bot-smithy_at_4 = Smithy for four
dominion-about-bot-smithy_at_4 = Money, and a Smithy whenever there are just four coins.
dominion-bot-two_smithies = Two Smithies
dominion-about-bot-two_smithies = Money and two Smithies, at the right times.
dominion-bot-village_smithy = Villages and Smithies
dominion-about-bot-village_smithy = Strings of Actions that draw the whole deck.
dominion-bot-witch = Witch
dominion-about-bot-witch = Money, and Curses for everybody else.
dominion-filter-sets = Set
dominion-filter-cost = Cost
dominion-filter-types = Type

# What puzzles are about.
dominion-theme-opening = The opening
dominion-theme-build = Building the deck
dominion-theme-trash = Trash or keep
dominion-theme-order = Which Action
dominion-theme-keep = What to keep
dominion-theme-points = Points or more
dominion-theme-last_turns = The last turns
dominion-theme-three_piles = Three empty piles
dominion-theme-ending = Ending the game
