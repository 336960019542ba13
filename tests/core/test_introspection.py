"""``help()``, signatures and ``repr`` in both builds."""

from __future__ import annotations

import inspect
import pydoc

import pytest

from bastide._compiled_module_selection import is_compiled
from bastide.core import Game, Rng, State, get_game, play_game, play_random_game


@pytest.mark.parametrize(
    ("thing", "begins", "parameters"),
    [
        (play_game, "Play the state to its end with one bot per player.", ["state", "bots"]),
        (State.apply, "Apply an action. Raises IllegalAction", ["self", "player", "action"]),
        (Rng.below, "Return a uniform integer from 0 to n - 1", ["self", "n"]),
        (Game.new_state, "", ["self", "players", "options", "seed"]),
        (State, "Position of a game with everything needed to continue it.", ["players", "rng"]),
    ],
)
def test_documented_things_have_docs_and_signatures(thing: object, begins: str, parameters: list[str]) -> None:
    text = inspect.getdoc(thing) or ""
    assert text.startswith(begins)
    assert begins in pydoc.render_doc(thing)
    assert callable(thing)
    assert list(inspect.signature(thing).parameters) == parameters


@pytest.mark.skipif(not is_compiled(), reason="sources have annotations")
def test_compiled_functions_say_their_types() -> None:
    assert (inspect.getdoc(play_game) or "").endswith("Types: (state: State, bots: list[Bot]) -> int")


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne", "magpie"])
def test_repr_of_a_state_names_game_players_turn_and_digest(game: str) -> None:
    state = get_game(game).new_state(3, seed=5)
    assert repr(state) == repr(state.clone())
    assert f"{game}: 3 players, " in repr(state)
    assert state.digest()[:8] in repr(state)
    before = repr(state)
    play_random_game(state, Rng(1))
    assert "over" in repr(state)
    assert repr(state) != before
