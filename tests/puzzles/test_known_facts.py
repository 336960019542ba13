"""What a puzzle tells besides the view is what a player at the table knows."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.puzzles import Puzzle, get_pack, get_puzzle_themes


def known_facts(puzzle: Puzzle, state: State) -> dict[str, Any]:
    themes = get_puzzle_themes(puzzle.game)
    assert themes is not None
    return cast(dict[str, Any], themes.known_facts(state, puzzle.player))


def test_dominion_lists_the_cards_of_all_players() -> None:
    for puzzle in get_pack("dominion").puzzles[:20]:
        state = puzzle.position()
        facts, view = known_facts(puzzle, state), cast(dict[str, Any], state.view(puzzle.player))
        mine = view["sides"][puzzle.player]
        visible = Counter([*mine["hand"], *mine["play"], *mine["aside"], *mine["pending"]])
        assert Counter(facts["draw"]) + Counter(facts["discard"]) + visible == Counter(facts["decks"][puzzle.player])
        assert len(facts["decks"]) == len(facts["scores"]) == state.players
        assert sum(facts["draw"].values()) == mine["deck_size"]


def test_seven_wonders_scores_are_the_sums_of_the_view() -> None:
    for puzzle in get_pack("seven_wonders").puzzles[:20]:
        state = puzzle.position()
        view = cast(dict[str, Any], state.view(puzzle.player))
        assert known_facts(puzzle, state)["scores"] == [sum(city["points"].values()) for city in view["cities"]]


def test_carcassonne_tells_the_points_if_the_game_ended_now() -> None:
    for puzzle in get_pack("carcassonne").puzzles[:20]:
        state = puzzle.position()
        facts = known_facts(puzzle, state)
        assert facts["scores"] == cast(dict[str, Any], state.view(puzzle.player))["score"]
        assert all(final >= now for final, now in zip(facts["final"], facts["scores"], strict=True))


def test_facts_tell_nothing_hidden() -> None:
    """Other true positions that look the same to the player have the same facts."""
    for game in ("carcassonne", "dominion", "seven_wonders"):
        for puzzle in get_pack(game).puzzles[:10]:
            state = puzzle.position()
            other = state.sample_position(puzzle.player, Rng(5))
            assert known_facts(puzzle, other) == known_facts(puzzle, state), puzzle.id
