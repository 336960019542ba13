"""The score sheet: scenarios SW-102 to SW-118."""

from __future__ import annotations

import pytest
from seven_wonders_position_assertions import expect

from bastide.games.seven_wonders.rules.position_parser import A, B, C, D, PositionBuilder, points_by_category
from bastide.games.seven_wonders.rules.rulebook_constants import GAME_OVER
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import EMPTY_HAND
from bastide.games.seven_wonders.rules.turn.scoring import best_science_points


@pytest.mark.parametrize(("money", "expected"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (20, 6)])
def test_sw_102_treasury(money: int, expected: int) -> None:
    """SW-102"""
    assert points_by_category(PositionBuilder().set_city(A, coins=money).build_state(), A)["treasury"] == expected


SIX_GREEN = "apothecary dispensary lodge scriptorium university laboratory"


def test_sw_103_science_of_the_rulebook_example() -> None:
    """SW-103"""
    assert points_by_category(PositionBuilder().set_city(A, built=SIX_GREEN).build_state(), A)["science"] == 21


@pytest.mark.parametrize(
    ("symbols", "free", "expected"),
    [
        ((1, 1, 1), 0, 10),
        ((2, 2, 2), 0, 26),
        ((4, 2, 1), 0, 28),
        ((4, 0, 0), 0, 16),
        ((2, 1, 0), 1, 13),
        ((4, 1, 0), 1, 26),
        ((3, 2, 2), 1, 38),
        ((2, 2, 0), 2, 26),
        ((3, 1, 0), 2, 26),
        ((0, 0, 0), 1, 1),
        ((0, 0, 0), 2, 4),
        ((4, 4, 4), 2, 36 + 16 + 16 + 28),
    ],
)
def test_sw_104_to_109_science(symbols: tuple[int, int, int], free: int, expected: int) -> None:
    """SW-104, SW-105, SW-106, SW-107, SW-108, SW-109; the order of the kinds does not matter."""
    a, b, c = symbols
    for order in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
        assert best_science_points(*order, free) == expected


def test_sw_109_free_symbols_of_a_stage_and_of_the_guild() -> None:
    """SW-109"""
    assert points_by_category(PositionBuilder().set_city(A, "babylon day", stages=2).build_state(), A)["science"] == 1
    state = PositionBuilder().set_city(A, "babylon day", stages=2, built="scientists-guild").build_state()
    expect(state, science=4, guilds=0)


def neighbours() -> PositionBuilder:
    """B has 3 brown, 2 grey, 4 blue, 1 yellow, 2 red, 3 green; D has 4, 1, 2, 3, 0, 2."""
    scene = PositionBuilder()
    scene.set_city(
        B,
        built="mine clay-pit ore-vein loom-1 press-1 altar well baths theater tavern "
        "stockade barracks apothecary workshop school",
    )
    scene.set_city(
        D,
        built="mine clay-pit ore-vein foundry loom-1 altar well tavern vineyard bazar apothecary workshop",
    )
    return scene


@pytest.mark.parametrize(
    ("guild", "expected"),
    [("workers", 7), ("craftsmens", 6), ("magistrates", 6), ("traders", 4), ("spies", 2), ("philosophers", 5)],
)
def test_sw_110_guilds_that_look_at_neighbours(guild: str, expected: int) -> None:
    """SW-110: the own city and the city across the table do not count."""
    everything = "sawmill glassworks-1 pantheon forum walls library"
    scene = neighbours().set_city(A, built=f"{guild}-guild {everything}").set_city(C, built=everything)
    assert points_by_category(scene.build_state(), A)["guilds"] == expected


def test_sw_111_shipowners_guild_counts_itself() -> None:
    """SW-111"""
    state = neighbours().set_city(A, built="foundry stone-pit press-1 shipowners-guild").build_state()
    assert points_by_category(state, A)["guilds"] == 4


def test_sw_112_builders_guild() -> None:
    """SW-112"""
    scene = (
        PositionBuilder()
        .set_city(A, "rhodos day", stages=3, built="builders-guild")
        .set_city(B, "babylon night", stages=2)
    )
    scene.set_city(C, "olympia", stages=3).set_city(D, "gizah night", stages=4)
    assert points_by_category(scene.build_state(), A)["guilds"] == 9


@pytest.mark.parametrize(
    ("board", "stages", "expected"),
    [("rhodos night", 2, 7), ("gizah night", 3, 0), ("gizah night", 4, 7), ("gizah day", 0, 0)],
)
def test_sw_113_decorators_guild(board: str, stages: int, expected: int) -> None:
    """SW-113"""
    state = PositionBuilder().set_city(A, board, stages=stages, built="decorators-guild").build_state()
    assert points_by_category(state, A)["guilds"] == expected


def test_sw_114_scientists_guild_is_a_purple_card() -> None:
    """SW-114"""
    scene = PositionBuilder().set_city(A, built="philosophers-guild")
    scene.set_city(B, built="scientists-guild shipowners-guild apothecary workshop school")
    state = scene.build_state()
    assert points_by_category(state, A)["guilds"] == 3
    assert points_by_category(state, B)["guilds"] == 2


def test_sw_115_score_sheet_of_the_rulebook() -> None:
    """SW-115"""
    blue = "statue aqueduct"
    built = f"{blue} chamber-of-commerce walls foundry stone-pit press-1 shipowners-guild {SIX_GREEN}"
    state = PositionBuilder().set_city(A, "alexandria day", stages=3, coins=9, built=built).build_state()
    state.cities[A].tokens = [1, 5]
    assert points_by_category(state, A) == {
        "military": 6,
        "treasury": 3,
        "wonder": 10,
        "civilian": 9,
        "science": 21,
        "commerce": 2,
        "guilds": 4,
    }
    assert state.scores()[A] == 55
    assert state.seat_metrics(A)["science"] == 21.0


def finished(money: list[int], tokens: list[list[int]], built: str = "") -> SevenWondersState:
    scene = PositionBuilder(players=3, age=3)
    for seat in range(3):
        scene.set_city(seat, coins=money[seat], built=built)
    state = scene.build_state()
    for seat in range(3):
        state.cities[seat].tokens = tokens[seat]
        state.cities[seat].hand = EMPTY_HAND
    state.phase = GAME_OVER
    return state


def test_sw_116_coins_break_ties() -> None:
    """SW-116"""
    outcome = finished([9, 11, 3], [[5], [5], []]).outcome()
    assert outcome is not None
    assert outcome.scores == [8, 8, 1]
    assert outcome.places == [2, 1, 3]


def test_sw_117_equal_points_and_coins_share_victory() -> None:
    """SW-117"""
    outcome = finished([9, 9, 9], [[5], [5], [5, -1]]).outcome()
    assert outcome is not None
    assert outcome.scores == [8, 8, 7]
    assert outcome.winners == [0, 1]
    assert outcome.places == [1, 1, 3]


def test_sw_118_negative_military_lowers_the_total() -> None:
    """SW-118"""
    assert finished([36, 0, 0], [[-1, -1, -1], [], []]).scores() == [9, 0, 0]
