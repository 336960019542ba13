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

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-place-hand = hand
dominion-place-deck = deck
dominion-place-discard = discard pile

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
                [1] { $may ->
                    [1] { $card }: you may discard 1 card, but you draw nothing for it.
                   *[other] { $card }: discard 1 card.
                }
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

dominion-refuse-no-action = There is no action { $number }. Choose 0 to { $last }.
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
dominion-refuse-costs-too-much = { $card } costs { $cost }. Choose a card costing up to { $coins }.
dominion-refuse-costs-otherwise = { $card } costs { $cost }. Choose a card costing exactly { $coins }.
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

dominion-about-bot-beginner = Knows what suits the kingdom, but often buys a card that only looks good.
dominion-about-bot-easy = Knows what suits the kingdom, and makes small mistakes often.
dominion-about-bot-medium = Knows what suits the kingdom, and makes a small mistake now and then.
dominion-about-bot-hard = Buys what suits the kingdom and makes few mistakes.
dominion-about-bot-expert = Works out a plan for this kingdom. Thinks for up to { $seconds } seconds per move.
dominion-about-bot-master = Trained on millions of games with every kind of kingdom. Thinks for up to { $seconds } seconds per move.
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
dominion-bot-library_money = Library and money
dominion-about-bot-library_money = Big Money, with Libraries to fill the hand.
dominion-bot-militia = Militia
dominion-about-bot-militia = Big Money, with Militia to shrink the others’ hands.
dominion-bot-monument_money = Monument and money
dominion-about-bot-monument_money = Big Money, with Monument for VP tokens.
dominion-bot-mountebank = Mountebank
dominion-about-bot-mountebank = Big Money, with Mountebank to hand out Curses and Coppers.
dominion-bot-one_smithy = One Smithy
dominion-about-bot-one_smithy = Big Money with one Smithy.
dominion-bot-royal_seal_money = Royal Seal and money
dominion-about-bot-royal_seal_money = Big Money, with Royal Seals that bring new cards into the next hand.
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
dominion-theme-attack = Attack
dominion-theme-defence = Defence
dominion-theme-order = Which Action first
dominion-theme-keep = What to keep
dominion-theme-points = Points or building
dominion-theme-last_turns = The last turns
dominion-theme-three_piles = Three empty piles

# An imported log.
dominion-import-added-cards = The log doesn’t name all ten kingdom cards. Added: { $cards }.

# The opening explorer.
dominion-openings-opening = Purchases of the first two turns
dominion-openings-purchases = Cards that a player bought at least once
