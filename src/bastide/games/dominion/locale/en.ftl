# Dominion: base game (1st and 2nd edition) and Prosperity.
#
# A card's `.text` is what its rules say. Where the 1st edition of the base game plays a card differently, `.text_1e` says how;
# `.text` is then the 2nd edition's. Card names and texts take no variables.

## The game

dominion = Dominion
    .about = Build your own deck as you play: play Actions, buy better cards, and have the most victory points when the Provinces run out.

## Options

dominion-option-edition = Edition of the base game
    .help = Which wording of Mine, Moneylender and Throne Room to use (1st edition: not optional).
dominion-option-edition-auto = Match the kingdom
dominion-option-edition-1 = 1st edition
dominion-option-edition-2 = 2nd edition
dominion-option-mix_editions = Allow both editions
    .help = Include cards that appear only in the other edition.
dominion-option-kingdom = Kingdom
    .help = The 10 Kingdom cards: a recommended set, 10 cards of your choice, or 10 random cards.
dominion-option-kingdom-random = 10 random cards
dominion-option-sets = Draw from these sets
    .help = The sets that a random kingdom is drawn from.
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-sets-prosperity = { dominion-set-prosperity }
dominion-option-platinum_colony = Platinum and Colony
    .help = Whether to use the Platinum and Colony piles.
dominion-option-platinum_colony-always = Always
dominion-option-platinum_colony-never = Never
dominion-option-platinum_colony-random = Random, weighted by Prosperity cards
dominion-option-first_player = First player
    .help = Who takes the first turn.
dominion-option-first_player-random = Random
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
    .text = Gain a card costing up to 5 coins into your hand. Then put a card from your hand onto your deck.
dominion-card-bandit = Bandit
    .text = Gain a Gold. Each other player reveals the top 2 cards of their deck, trashes one revealed Treasure other than Copper, and discards the rest.
dominion-card-bureaucrat = Bureaucrat
    .text = Gain a Silver onto your deck. Each other player reveals a Victory card from their hand and puts it onto their deck, or reveals a hand without Victory cards.
dominion-card-cellar = Cellar
    .text = +1 Action. Discard any number of cards, then draw that many.
dominion-card-chancellor = Chancellor
    .text = +2 coins. You may put your whole deck into your discard pile without looking at it.
dominion-card-chapel = Chapel
    .text = Trash up to 4 cards from your hand.
dominion-card-council_room = Council Room
    .text = +4 Cards. +1 Buy. Each other player draws a card.
dominion-card-feast = Feast
    .text = Trash this card. Gain a card costing up to 5 coins.
dominion-card-festival = Festival
    .text = +2 Actions. +1 Buy. +2 coins.
dominion-card-gardens = Gardens
    .text = 1 victory point for every 10 cards you own (rounded down).
dominion-card-harbinger = Harbinger
    .text = +1 Card. +1 Action. Look through your discard pile. You may put a card from it onto your deck.
dominion-card-laboratory = Laboratory
    .text = +2 Cards. +1 Action.
dominion-card-library = Library
    .text = Draw until you have 7 cards in hand. You may set aside Action cards as you draw them; then discard the set-aside cards.
dominion-card-market = Market
    .text = +1 Card. +1 Action. +1 Buy. +1 coin.
dominion-card-merchant = Merchant
    .text = +1 Card. +1 Action. The first time you play a Silver this turn: +1 coin.
dominion-card-militia = Militia
    .text = +2 coins. Each other player discards down to 3 cards in hand.
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
    .text = +1 Card. +1 Action. Look at the top 2 cards of your deck. Trash or discard any of them, and put the rest back on top in any order.
dominion-card-smithy = Smithy
    .text = +3 Cards.
dominion-card-spy = Spy
    .text = +1 Card. +1 Action. Each player (including you) reveals the top card of their deck and either discards it or puts it back, your choice.
dominion-card-thief = Thief
    .text = Each other player reveals the top 2 cards of their deck. If any of them are Treasures, you choose one for that player to trash. They discard the rest. Then you may gain any of the trashed Treasures.
dominion-card-throne_room = Throne Room
    .text = You may play an Action card from your hand twice.
    .text_1e = Choose an Action card in your hand and play it twice.
dominion-card-vassal = Vassal
    .text = +2 coins. Discard the top card of your deck. If it is an Action card, you may play it.
dominion-card-village = Village
    .text = +1 Card. +2 Actions.
dominion-card-witch = Witch
    .text = +2 Cards. Each other player gains a Curse.
dominion-card-woodcutter = Woodcutter
    .text = +1 Buy. +2 coins.
dominion-card-workshop = Workshop
    .text = Gain a card costing up to 4 coins.

## Prosperity

dominion-card-bank = Bank
    .text = Worth 1 coin for each Treasure you have in play, including this one.
dominion-card-bishop = Bishop
    .text = +1 coin. +1 VP token. Trash a card from your hand: +VP tokens equal to half its cost in coins, rounded down. Each other player may trash a card from their hand.
dominion-card-city = City
    .text = +1 Card. +2 Actions. If at least one Supply pile is empty: +1 Card. If at least two are: also +1 coin and +1 Buy.
dominion-card-contraband = Contraband
    .text = 3 coins. +1 Buy. The player to your left names a card. You can’t buy that card this turn.
dominion-card-counting_house = Counting House
    .text = Look through your discard pile. Reveal any number of Coppers from it and put them into your hand.
dominion-card-expand = Expand
    .text = Trash a card from your hand. Gain a card costing up to 3 coins more than it.
dominion-card-forge = Forge
    .text = Trash any number of cards from your hand. Gain a card whose cost is exactly the total cost of the trashed cards.
dominion-card-goons = Goons
    .text = +1 Buy. +2 coins. Each other player discards down to 3 cards in hand. While this is in play: whenever you buy a card, +1 VP token.
dominion-card-grand_market = Grand Market
    .text = +1 Card. +1 Action. +1 Buy. +2 coins. You can’t buy this card while you have a Copper in play.
dominion-card-hoard = Hoard
    .text = 2 coins. While this is in play: whenever you buy a Victory card, gain a Gold.
dominion-card-kings_court = King's Court
    .text = You may play an Action card from your hand three times.
dominion-card-loan = Loan
    .text = 1 coin. Reveal cards from your deck until you reveal a Treasure. Trash or discard that Treasure, and discard the other revealed cards.
dominion-card-mint = Mint
    .text = You may reveal a Treasure from your hand and gain a copy of it. When you buy this card: trash all Treasures you have in play.
dominion-card-monument = Monument
    .text = +2 coins. +1 VP token.
dominion-card-mountebank = Mountebank
    .text = +2 coins. Each other player may discard a Curse. If they don’t, they gain a Curse and a Copper.
dominion-card-peddler = Peddler
    .text = +1 Card. +1 Action. +1 coin. During your Buy phase, this costs 2 coins less for each Action card you have in play, but never less than 0.
dominion-card-quarry = Quarry
    .text = 1 coin. While this is in play: Action cards cost 2 coins less, but never less than 0.
dominion-card-rabble = Rabble
    .text = +3 Cards. Each other player reveals the top 3 cards of their deck, discards the Actions and Treasures, and puts the rest back on top in any order.
dominion-card-royal_seal = Royal Seal
    .text = 2 coins. While this is in play: whenever you gain a card, you may put it onto your deck.
dominion-card-talisman = Talisman
    .text = 1 coin. While this is in play: whenever you buy a card that costs 4 coins or less and is not a Victory card, gain another copy of it.
dominion-card-trade_route = Trade Route
    .text = +1 Buy. +1 coin for each token on the Trade Route mat. Trash a card from your hand. (Each Victory pile starts with a token, which moves to the mat when a card is first gained from that pile.)
dominion-card-vault = Vault
    .text = +2 Cards. Discard any number of cards: +1 coin for each. Each other player may discard 2 cards to draw a card.
dominion-card-venture = Venture
    .text = 1 coin. Reveal cards from your deck until you reveal a Treasure. Discard the other revealed cards, then play that Treasure.
dominion-card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. When you gain a card, you may reveal this card from your hand to trash the gained card or put it onto your deck.
dominion-card-workers_village = Worker's Village
    .text = +1 Card. +2 Actions. +1 Buy.

## Questions

dominion-ask-action =
    Action phase: { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } left. Play an Action card, or move to your Buy phase.
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
                [0] { $card }: discard any number of cards for 1 coin each.
                [1] { $card }: discard 1 card.
               *[other] { $card }: you may discard 2 cards to draw a card.
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
dominion-ask-gain_trashed = { $card }: choose the trashed Treasures to gain.
dominion-ask-topdeck =
    { $source ->
        [harbinger] { $card }: you may put a card from your discard pile onto your deck.
        [bureaucrat] { $card }: reveal a Victory card and put it onto your deck.
       *[other] { $card }: put a card from your hand onto your deck.
    }
dominion-ask-put_back = { $card }: put the cards back onto your deck one by one. The last one will be on top.
dominion-ask-play =
    { $source ->
        [vassal] { $card }: play the Action card you just discarded?
        [kings_court] { $card }: choose an Action card to play three times.
       *[other] { $card }: choose an Action card to play twice.
    }
dominion-ask-reveal = { $card }: you may reveal a Treasure and gain a copy of it.
dominion-ask-take = { $card }: put any number of Coppers from your discard pile into your hand.
dominion-ask-library = { $card }: keep the Action card you drew, or set it aside?
dominion-ask-trash_revealed = { $card }: which of { $player }’s revealed Treasures do you trash?
dominion-ask-trash_or_discard = { $card }: trash or discard the Treasure?
dominion-ask-spy = { $card }: discard { $player }’s top card, or put it back?
dominion-ask-sentry = { $card }: trash, discard or put back each card. The last one you put back will be on top.
dominion-ask-react_attack = { $player } attacks with { $card }. Reveal a Reaction?
dominion-ask-react_gain = You’re gaining { $card }. React to this?
dominion-ask-watchtower = { $card }: trash the gained card, or put it onto your deck?
dominion-ask-discard_deck = { $card }: put your deck into your discard pile?
dominion-ask-name = { $card }: name a card that { $player } can’t buy this turn.

## Answers

dominion-do-done = Done
dominion-do-end_actions = End Action phase
dominion-do-end_turn = End turn
dominion-do-play_treasures = Play all Treasures
dominion-do-discard_deck = Discard your deck
dominion-do-play = Play: { $card }
dominion-do-buy = Buy: { $card }
dominion-do-gain = Gain: { $card }
dominion-do-trash = Trash: { $card }
dominion-do-discard = Discard: { $card }
dominion-do-topdeck = Put on deck: { $card }
dominion-do-reveal = Reveal: { $card }
dominion-do-take = Take: { $card }
dominion-do-set_aside = Set aside: { $card }
dominion-do-keep = Keep: { $card }
dominion-do-use = Use: { $card }
dominion-do-name = Name: { $card }

## What happened

dominion-log-turn = { $player }’s turn { $number }.
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
    { $player } gets { $count ->
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
dominion-log-gain = { $player } gains { $card } (to { $place }).
dominion-log-gain_trashed = { $player } gains { $card } from the trash.
dominion-log-topdeck = { $player } puts { $card } onto their deck.
dominion-log-topdeck_hidden =
    { $seen ->
        [yes] { $player } puts { $card } onto their deck (others don’t see it).
       *[no] { $player } puts a card onto their deck.
    }
dominion-log-reveal = { $player } reveals { $cards } (from { $place }).
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
dominion-log-take = { $player } puts { $cards } into their hand.
dominion-log-name = { $player } names { $card }.
dominion-log-discard_deck = { $player } puts their deck into their discard pile.
dominion-log-pile_token = The { $card } token moves to the Trade Route mat.
dominion-log-cleanup = { $player } cleans up.
dominion-log-end = Game over. Winner: { $players }.

## Why not

dominion-refuse-no-action = There is no action { $number }; choose 0 to { $last }.
dominion-refuse-actions-over = Your Action phase is over.
dominion-refuse-actions-first = End your Action phase first.
dominion-refuse-nothing-asked = That doesn’t answer the current question.
dominion-refuse-no-treasures = You have no Treasures to play together (special Treasures are played one by one).
dominion-refuse-not-buying = You can only buy cards in your Buy phase.
dominion-refuse-not-in-supply = { $card } is not in the Supply.
dominion-refuse-pile-empty = The { $card } pile is empty.
dominion-refuse-too-dear =
    You can’t afford { $card }: it costs { $cost }, and you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dominion-refuse-banned = Contraband: you can’t buy { $card } this turn.
dominion-refuse-not-beside = You can’t buy { $card } while you have { $cards } in play.
dominion-refuse-not-in-hand = You don’t have { $card } in your hand.
dominion-refuse-not-an-action = { $card } is not an Action card. In the Action phase you can only play Action cards.
dominion-refuse-action-too-late = { $card } is an Action card, and your Action phase is over.
dominion-refuse-not-a-treasure = { $card } is not a Treasure. In the Buy phase you can only play Treasures.
dominion-refuse-bought-already = You can’t play Treasures after you have bought a card.
dominion-refuse-must-choose =
    { $card }: { $count ->
        [one] choose a card.
       *[other] choose { $count } more cards.
    }
dominion-refuse-finish-first = Resolve { $card } first.
dominion-refuse-costs-too-much = { $card } costs { $cost }; choose a card costing up to { $coins }.
dominion-refuse-costs-otherwise = { $card } costs { $cost }; choose a card costing exactly { $coins }.
dominion-refuse-does-not-fit = You can’t choose { $card } here.

## Measures

dominion-metric-turns = Turns
dominion-metric-cards = Cards owned at the end
dominion-metric-order = Turn order
dominion-metric-points_estate = Points from Estates
dominion-metric-points_duchy = Points from Duchies
dominion-metric-points_province = Points from Provinces
dominion-metric-points_colony = Points from Colonies
dominion-metric-points_gardens = Points from Gardens
dominion-metric-points_curse = Points from Curses
dominion-metric-points_tokens = Points from VP tokens
dominion-metric-province_1 = Turn of 1st Province
dominion-metric-province_2 = Turn of 2nd Province
dominion-metric-province_3 = Turn of 3rd Province
dominion-metric-province_4 = Turn of 4th Province
dominion-turn-cards = Cards owned
dominion-turn-coins = Coins per turn
dominion-turn-actions = Unused Actions

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

dominion-about-bot-beginner = Big Money with a Smithy, but often buys a card that only looks good.
dominion-about-bot-easy = Big Money with a Smithy, and the occasional mistake.
dominion-about-bot-medium = Big Money with a Smithy, played without mistakes.
dominion-about-bot-hard = Thinks ahead briefly and uses the strong cards of the kingdom.
dominion-about-bot-expert = Works out a plan for this kingdom; thinks for 3 seconds per move.
dominion-about-bot-master = Trained on millions of games with every kind of kingdom; thinks for 3 seconds per move.
dominion-bot-all_rounder = All-rounder
dominion-about-bot-all_rounder = Buys Treasures and the strong cards of any kingdom.
dominion-bot-big_money = Big Money
dominion-about-bot-big_money = Buys only Treasures and Provinces.
dominion-bot-big_money_ultimate = Optimised Big Money
dominion-about-bot-big_money_ultimate = Buys only Treasures, and knows when to switch to Duchies.
dominion-bot-bishop_money = Bishop and money
dominion-about-bot-bishop_money = Big Money, with a Bishop that turns cards into VP tokens.
dominion-bot-chapel_engine = Chapel engine
dominion-about-bot-chapel_engine = Trashes its weak cards first, then draws its whole deck every turn.
dominion-bot-chapel_witch = Chapel and Witch
dominion-about-bot-chapel_witch = Keeps its own deck thin and gives everyone else Curses.
dominion-bot-colony_money = Colonies and money
dominion-about-bot-colony_money = Big Money up to Platinum, aiming for Colonies.
dominion-bot-council_room = Council Room
dominion-about-bot-council_room = Big Money, with Council Rooms for extra cards.
dominion-bot-gardens_rush = Gardens rush
dominion-about-bot-gardens_rush = Collects many cards and Gardens, and ends the game quickly.
dominion-bot-goons = Goons
dominion-about-bot-goons = Plays Goons for VP tokens with every buy.
dominion-bot-militia = Militia
dominion-about-bot-militia = Big Money, with Militia to shrink the others’ hands.
dominion-bot-monument_money = Monument and money
dominion-about-bot-monument_money = Big Money, with Monument for VP tokens.
dominion-bot-mountebank = Mountebank
dominion-about-bot-mountebank = Big Money, with Mountebank to hand out Curses and Coppers.
dominion-bot-one_smithy = One Smithy
dominion-about-bot-one_smithy = Big Money with one Smithy.
dominion-bot-smithy_at_4 = Smithy at 4 coins
dominion-about-bot-smithy_at_4 = Big Money, with a Smithy whenever it has exactly 4 coins.
dominion-bot-two_smithies = Two Smithies
dominion-about-bot-two_smithies = Big Money with two Smithies, bought at the right times.
dominion-bot-village_smithy = Villages and Smithies
dominion-about-bot-village_smithy = Chains Villages and Smithies to draw the whole deck.
dominion-bot-witch = Witch
dominion-about-bot-witch = Big Money, with Witch to hand out Curses.
dominion-filter-sets = Set
dominion-filter-cost = Cost
dominion-filter-types = Type

# What puzzles are about.
dominion-theme-opening = The opening
dominion-theme-build = Building the deck
dominion-theme-trash = Trash or keep
dominion-theme-order = Which Action first
dominion-theme-keep = What to keep
dominion-theme-points = Points or building
dominion-theme-last_turns = The last turns
dominion-theme-three_piles = Three empty piles
dominion-theme-ending = Ending the game
