"""The game beside a second, slow implementation: every legal move, every coin, every point."""

from __future__ import annotations

import os
from typing import Any

import pytest
import wonders_reference as reference

from bastide.core import Rng, State, seed_for
from bastide.games.seven_wonders.rules import GAME
from bastide.games.seven_wonders.rules.actions import PAIR, written
from bastide.games.seven_wonders.rules.boards import BOARD_IDS, SIDES
from bastide.games.seven_wonders.rules.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.construction import rebuilt
from bastide.games.seven_wonders.rules.resources import Cost
from bastide.games.seven_wonders.rules.trade import LEFT_PART, RIGHT_PART, payments

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

PRODUCERS = [card.id for card in reference.CARDS.values() if "makes" in card.effects[0] or "for 1" in card.effects[0]]
COSTS = sorted(
    {card.cost for card in reference.CARDS.values() if card.cost and not card.cost.isdigit()}
    | {stage.cost for _, stages in reference.BOARDS.values() for stage in stages}
)


def random_city(rng: Rng, board: int) -> dict[str, Any]:
    """A board with some stages, and a share of all cards that matter for payments."""
    side = SIDES[rng.below(2)]
    share = 0.05 + 0.4 * rng.uniform()
    names: set[str] = set()
    built = []
    for card in PRODUCERS:
        if rng.uniform() < share and reference.CARDS[card].name not in names:
            names.add(reference.CARDS[card].name)
            built.append(card)
    stages = len(reference.BOARDS[BOARD_IDS[board], side][1])
    return {
        "board": BOARD_IDS[board],
        "side": side,
        "stages": int(rng.below(stages + 1)),
        "coins": int(rng.below(13)),
        "built": built,
    }


def test_payments_are_those_of_a_finder_that_tries_everything() -> None:
    """Thousands of random neighbourhoods: the same pairs, all of them, cheapest first."""
    rng = Rng(2026)
    bought = unpayable = free = 0
    for _ in range(1500 * SOAK):
        boards = list(range(7))
        rng.shuffle(boards)
        around = [random_city(rng, board) for board in boards[:3]]
        me, left, right = [
            rebuilt(
                BOARD_IDS.index(city["board"]),
                SIDES.index(city["side"]),
                city["stages"],
                [NUMBER[card] for card in city["built"]],
            )
            for city in around
        ]
        me.coins = around[0]["coins"]
        for _ in range(2):
            cost = COSTS[rng.below(len(COSTS))]
            expected = [pair for pair in reference.ways_to_pay(cost, *around) if sum(pair) <= me.coins]
            found = [(LEFT_PART[pair], RIGHT_PART[pair]) for pair in payments(me, left, right, Cost(cost))]
            assert sorted(found) == expected, (cost, around)
            assert [sum(pair) for pair in found] == sorted(sum(pair) for pair in found)
            free += expected == [(0, 0)]
            unpayable += not expected
            bought += len(expected) > 1
    assert min(free, unpayable, bought) > 150 * SOAK  # the positions were worth trying


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_moves_coins_and_points_agree_throughout_random_games(players: int) -> None:
    for game in range(6 * SOAK):
        rng = Rng(seed_for(players, game))
        state = GAME.new_state(players, {"sides": "random"}, game)
        while not state.is_over():
            lockstep_turn(state, rng)
        position: dict[str, Any] = dict(state.snapshot())
        for seat in range(players):
            assert state.seat_metrics(seat) == reference.score(position["cities"], seat)
        fought(position["cities"])


def lockstep_turn(state: State, rng: Rng) -> None:
    """Play one turn in both; or one digging, which has no turn of its own."""
    before: dict[str, Any] = dict(state.snapshot())
    actors = state.actors()
    if before["phase"] == "digging":
        dig(state, before, actors[0], rng)
        return
    choices: dict[int, str] = {}
    for seat in actors:
        legal = state.legal_actions(seat)
        assert {written(action) for action in legal} == reference.legal_moves(before, seat)
        action = legal[rng.below(len(legal))]
        choices[seat] = written(action)
        if seat == actors[-1]:
            break
        state.apply(seat, action)
        assert state.snapshot()["cities"] == before["cities"]
    state.apply(actors[-1], state.parse(actors[-1], choices[actors[-1]]))
    after: dict[str, Any] = dict(state.snapshot())
    expected = reference.turn_coins(before, choices, after)
    assert [city["coins"] for city in after["cities"]] == expected
    for seat, text in choices.items():
        was, is_now = before["cities"][seat], after["cities"][seat]
        words = text.split()
        assert is_now["built"] == was["built"] + ([words[1]] if words[0] == "build" else [])
        assert is_now["stages"] == was["stages"] + (words[0] == "stage")
        assert len(is_now["under"]) == is_now["stages"]


def dig(state: State, before: dict[str, Any], seat: int, rng: Rng) -> None:
    names = [reference.CARDS[card].name for card in before["cities"][seat]["built"]]
    expected = {f"dig up {trace['card']}" for trace in before["discard"]}
    expected = {move for move in expected if reference.CARDS[move.split()[-1]].name not in names} | {"dig up nothing"}
    legal = state.legal_actions(seat)
    assert {written(action) for action in legal} == expected
    action = legal[rng.below(len(legal))]
    text = written(action)
    state.apply(seat, action)
    after: dict[str, Any] = dict(state.snapshot())
    dug = [] if text.endswith("nothing") else [text.split()[-1]]
    assert after["cities"][seat]["built"] == before["cities"][seat]["built"] + dug
    assert len(after["discard"]) == len(before["discard"]) - len(dug)
    if dug:
        gained = {"cities": [dict(city) for city in before["cities"]], "turn": 0}
        coins = reference.turn_coins(gained, {}, after)
        for effect in reference.CARDS[dug[0]].effects:
            coins[seat] += reference.value(effect, "coins", after["cities"], seat)
        assert [city["coins"] for city in after["cities"]] == coins


def fought(cities: list[dict[str, Any]]) -> None:
    """Tokens at the end: as many victories as defeats, and Age III's follow from the shields that stand."""
    tokens = [token for city in cities for token in city["tokens"]]
    assert tokens.count(-1) == len(tokens) - tokens.count(-1)
    n = len(cities)
    for seat, city in enumerate(cities):
        strength = reference.shields(city)
        beaten = sum(strength > reference.shields(cities[other]) for other in ((seat + 1) % n, (seat - 1) % n))
        assert city["tokens"].count(5) == beaten


def test_the_cards_and_boards_are_the_printed_ones() -> None:
    assert [card.id for card in CARDS] == list(reference.CARDS)
    for card in CARDS:
        face = reference.CARDS[card.id]
        assert (card.name, card.age) == (face.name, face.age)
        assert sorted(card.cost.text) == sorted(face.cost)
        assert tuple(card.copies) == face.copies
        facts = card.plain()
        assert facts["colour"] == face.colour
        before = [other.id for other in CARDS if card.needs and card.needs in other.gives]
        assert sorted(before) == sorted(face.after)
    assert sum(len(face.copies) for face in reference.CARDS.values()) + 10 == 148
    assert [(board, side) for board in BOARD_IDS for side in SIDES] == list(reference.BOARDS)


def test_pairs_are_numbered_by_total_then_by_the_left_part() -> None:
    numbered = list(zip(LEFT_PART, RIGHT_PART, strict=True))
    assert numbered == sorted(numbered, key=lambda pair: (sum(pair), pair[0]))
    assert len(set(numbered)) == len(numbered) == 120
    assert max(PAIR) < 120
