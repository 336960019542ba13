"""Bots with expansion modules answer every decision sensibly and use no hidden information."""

from __future__ import annotations

import pytest
from bot_levels import SEARCHING_LEVELS
from carcassonne_test_table import Table

from bastide._compiled_module_selection import is_compiled
from bastide.bots import find_bot_factory, make_bot
from bastide.bots.level_files import declared_levels
from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.modules.bridges.bot_heuristics import MAX_BOT_BID_POINTS
from bastide.games.carcassonne.modules.bridges.module_state_layout import ACTION_BID, MAX_BID_POINTS
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_BAZAAR, STEP_BAZAAR_CHOICE

GAME = get_game("carcassonne")


def answer(t: Table, level: str = "hard:iterations=1") -> str:
    """Return the notation of a bot's action."""
    player = t.state.next_player_to_act()
    return t.state.notation(player, make_bot(level, GAME, 3).choose(t.state.seat(player)))


@pytest.mark.once
@pytest.mark.parametrize("level", [*(level.name for level in declared_levels("carcassonne")[1:]), "greedy"])
def test_every_level_plays_all_modules_without_hidden_information(level: str) -> None:
    """Two copies of a bot play the game: one sees the table, the other a fresh sample of it."""
    maker = find_bot_factory(GAME, level)
    argument = "iterations=2" if ("carcassonne", level) in SEARCHING_LEVELS else ""
    rng = Rng(5)
    asked: set[str] = set()
    for seed in range(2):
        state = GAME.new_state(2, {"modules": "all", "bazaar_no_auction": seed == 1}, seed)
        assert isinstance(state, CarcassonneState)
        # few tiles, so that the game ends soon
        del state.pile[: len(state.pile) - (40 if is_compiled() else 6)]
        bots = [maker.make_bot(level, argument, GAME, player) for player in range(2)]
        twins = [maker.make_bot(level, argument, GAME, player) for player in range(2)]
        while not state.is_over():
            player = state.next_player_to_act()
            asked.add(state.rules.phases[state.phase].id)
            choice = bots[player].choose(state.seat(player))
            assert choice == twins[player].choose(state.sample_position(player, rng.split()).seat(player))
            state.apply(player, choice)
    assert {"place", "figure"} <= asked
    if is_compiled():
        assert len(asked) >= 6


@pytest.mark.parametrize("seed", range(3))
def test_levels_play_random_modules(seed: int) -> None:
    rng = Rng(100 + seed)
    players = 2 + int(rng.below(4))
    state = GAME.new_state(players, {"modules": "random"}, seed)
    levels = ["hard:iterations=1", "easy", "medium", "expert:iterations=1", "greedy"]
    bots = [make_bot(levels[(seed + player) % 5], GAME, player) for player in range(players)]
    decisions = 0
    while not state.is_over() and decisions < (1000 if is_compiled() else 20):
        player = state.next_player_to_act()
        state.apply(player, bots[player].choose(state.seat(player)))
        decisions += 1
    assert state.broken_invariants() == []


# -- the dragon ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("red_at", "blue_at", "way"), [("0,0", "2,0", "east"), ("2,0", "0,0", "west")])
def test_bot_moves_dragon_towards_opponents(red_at: str, blue_at: str, way: str) -> None:
    figures = f"red highwayman on road 0 at {red_at}\nblue highwayman on road 0 at {blue_at}\n"
    t = Table(f"u u u\n{figures}dragon at 1,0", draw="dragon_symbol_road_ew b b v v v v", modules="dragon")
    t.lay(3, 0, figure="none").expect(asked=(0, "dragon"), can=["dragon east", "dragon west"])
    assert answer(t) == f"dragon {way}"


def test_bot_removes_opponents_knight_with_princess() -> None:
    t = Table(
        "e> f\nred knight on city e at 0,0\nblue knight on city 0 at 1,0",
        draw="dragon_princess_city_n_crossing_esw b b v v v v",
        modules="dragon",
    )
    place = next(text for text in t.can() if " at 2,0 " in text)
    t.put(place).expect(asked=(0, "princess"))
    assert answer(t).startswith("send home blue")


# -- castles and bazaars ---------------------------------------------------------------------------------------------


def test_bot_prefers_points_over_castle_at_end() -> None:
    """Nothing will be completed next to the castle any more."""
    t = Table(".\ne", draw="e u", modules="bridges").lay(0, 1, "south").put("knight on city 0")
    assert t.asked == (0, "castle")
    assert answer(t) == "points"


def bazaars(levels: tuple[str, str]) -> list[CarcassonneState]:
    """Return positions with decisions of the bazaar."""
    found = []
    for seed in range(2 if is_compiled() else 1):
        state = GAME.new_state(2, {"modules": ["base", "bridges"]}, seed)
        assert isinstance(state, CarcassonneState)
        bots = [make_bot(level, GAME, seed) for level in levels]
        while not state.is_over():
            player = state.next_player_to_act()
            if state.rules.phases[state.phase].step in (STEP_BAZAAR, STEP_BAZAAR_CHOICE):
                found.append(state.clone())
            state.apply(player, bots[player].choose(state.seat(player)))
    return found


def test_bazaar_candidates_exclude_wasteful_bids() -> None:
    found = bazaars(("medium", "easy"))
    assert found
    for state in found:
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        heuristics = CarcassonneHeuristics()
        heuristics.adjust_sampled_position(state, player)
        (chosen,) = heuristics.candidate_actions(state, player, legal)
        assert chosen in legal
        assert not ACTION_BID + MAX_BOT_BID_POINTS < chosen <= ACTION_BID + MAX_BID_POINTS
        careless = CarcassonneHeuristics(uses_forecast=False).candidate_actions(state, player, legal)
        assert set(careless) <= set(legal)
        assert len([action for action in careless if ACTION_BID < action <= ACTION_BID + MAX_BID_POINTS]) <= 1


# -- Carcassonne -----------------------------------------------------------------------------------------------------


def test_field_next_to_carcassonne_counts_the_city() -> None:
    state = GAME.new_state(2, {"modules": ["base", "count"]}, 1)
    assert isinstance(state, CarcassonneState)
    heuristics = CarcassonneHeuristics()
    heuristics.adjust_sampled_position(state, 0)
    heuristics.forecast.analyse_position(state)
    fields = [root for root in range(len(state.board.parent)) if state.board.parent[root] == root]
    adjacent = [root for root in fields if state.board.marks[root] & (1 << 10)]
    assert adjacent
    assert all(heuristics.forecast.expected_completed_cities(state, root) >= 1.0 for root in adjacent)
