"""The game compared with its reference engine: printed cards and boards, and all payments."""

from __future__ import annotations

import os
from dataclasses import replace

from bastide.core import Rng
from bastide.games.seven_wonders.rules.action_space import ACTION_PAYMENT
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.resources import Cost
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.turn.construction import rebuild_city
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT, list_payments
from reference_engines.seven_wonders.city import City
from reference_engines.seven_wonders.payment_options import ways_to_pay
from reference_engines.seven_wonders.printed_boards import STAGES, STARTS, catalogue_stages, catalogue_start
from reference_engines.seven_wonders.printed_cards import CARDS as ALL_CARDS
from reference_engines.seven_wonders.printed_cards import PRINTED, catalogue_card, find_deal_fault, fixed_deck

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

MATTERS = [card.id for card in PRINTED.values() if "makes" in card.effects[0] or "cheap" in card.effects[0]]
COSTS = sorted(
    {card.cost for card in PRINTED.values() if card.cost and not card.cost.isdigit()}
    | {stage.cost for stages in STAGES.values() for stage in stages}
)


def random_city(rng: Rng, board: str) -> City:
    """Return a board with some stages, and some of the cards that matter for payments."""
    side = SIDES[rng.below(2)]
    city = City(board, side, int(rng.below(len(STAGES[board, side]) + 1)), int(rng.below(13)))
    share = 0.05 + 0.4 * rng.uniform()
    for card in MATTERS:
        if rng.uniform() < share and not city.holds(card):
            city.built.append(card)
    return city


def test_payments_match_brute_force() -> None:
    """Thousands of random neighbourhoods give the same payments, cheapest first."""
    rng = Rng(2026)
    bought = unpayable = free = 0
    for _ in range(1500 * SOAK):
        boards = list(range(len(BOARD_IDS)))
        rng.shuffle(boards)
        around = [random_city(rng, BOARD_IDS[board]) for board in boards[:3]]
        me, left, right = [
            rebuild_city(
                BOARD_IDS.index(city.board),
                SIDES.index(city.side),
                city.stages,
                [CARD_NUMBERS[card] for card in city.built],
            )
            for city in around
        ]
        me.coins = around[0].coins
        for _ in range(2):
            cost = COSTS[rng.below(len(COSTS))]
            expected = [pair for pair in ways_to_pay(cost, *around) if sum(pair) <= me.coins]
            found = [(COINS_TO_LEFT[pair], COINS_TO_RIGHT[pair]) for pair in list_payments(me, left, right, Cost(cost))]
            assert sorted(found) == expected, (cost, around)
            assert [sum(pair) for pair in found] == sorted(sum(pair) for pair in found)
            free += expected == [(0, 0)]
            unpayable += not expected
            bought += len(expected) > 1
    assert min(free, unpayable, bought) > 150 * SOAK  # enough cases of each kind


def test_printed_cards_match_the_catalogue() -> None:
    """The tables of the reference engine are a second copy of the cards."""
    for name, printed in PRINTED.items():
        found = catalogue_card(name)
        assert sorted(found.cost) == sorted(printed.cost), name
        assert sorted(found.after) == sorted(printed.after), name
        assert replace(found, cost=printed.cost, after=printed.after) == printed
        assert CARDS[CARD_NUMBERS[name]].name == printed.name
    assert sum(len(card.copies) for card in PRINTED.values()) + 10 == 148
    assert [card.id for card in CARDS] == list(ALL_CARDS)


def test_printed_boards_match_the_catalogue() -> None:
    for board in BOARD_IDS:
        assert catalogue_start(board) == STARTS[board]
        for key, stages in catalogue_stages(board).items():
            assert [stage.effects for stage in stages] == [stage.effects for stage in STAGES[key]]
            assert [sorted(stage.cost) for stage in stages] == [sorted(stage.cost) for stage in STAGES[key]]
    assert [(board, side) for board in BOARD_IDS for side in SIDES] == list(STAGES)


def test_payments_are_numbered_by_total_then_left() -> None:
    numbered = list(zip(COINS_TO_LEFT, COINS_TO_RIGHT, strict=True))
    assert numbered == sorted(numbered, key=lambda pair: (sum(pair), pair[0]))
    assert len(set(numbered)) == len(numbered) == 120
    assert max(ACTION_PAYMENT) < 120


def test_invalid_deals_are_found() -> None:
    age_1 = fixed_deck(3, 1)
    hands = [age_1[:7], age_1[7:14], age_1[14:]]
    assert find_deal_fault(hands, 1) == ""
    assert "the deck" in find_deal_fault([[*hands[0][:6], "well"], *hands[1:]], 1)  # Well is for four players
    assert "6" in find_deal_fault([hands[0][:6], *hands[1:]], 1)
    assert "the guilds" in find_deal_fault([[*hands[0][:6], "spies-guild"], *hands[1:]], 1)
    guilds = [card for card in PRINTED if card.endswith("guild")]
    for drawn, fault in ((guilds[:5], ""), (guilds[:4] + guilds[:1], "the guilds"), (guilds[5:], "")):
        age_3 = fixed_deck(3, 3) + drawn
        assert find_deal_fault([age_3[:7], age_3[7:14], age_3[14:]], 3).startswith(fault)
