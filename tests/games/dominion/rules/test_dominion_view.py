"""Views have the shape that ``DominionView`` declares: the page's types are made from it."""

from __future__ import annotations

import sys
import types
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from bastide.core import Rng, get_game
from bastide.games.dominion.rules import view as compiled


def declared() -> Any:
    """The view's type as the source declares it: a compiled module keeps less of it."""
    spec = spec_from_file_location("dominion_view", Path(str(compiled.__file__)).with_name("view.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["dominion_view"] = module
    spec.loader.exec_module(module)
    return module.DominionView


VIEW = declared()


def mismatch(value: Any, shape: Any, where: str) -> str:
    """Where a value is not what its type says; empty if it is."""
    origin = get_origin(shape)
    if origin is NotRequired:
        return mismatch(value, get_args(shape)[0], where)
    if origin is Union or origin is types.UnionType:
        found = [mismatch(value, part, where) for part in get_args(shape)]
        return "" if "" in found else found[0]
    if origin is Literal:
        return "" if value in get_args(shape) else f"{where}: {value!r}"
    if is_typeddict(shape):
        hints = get_type_hints(shape, include_extras=True)
        required = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
        if type(value) is not dict or not required <= set(value) <= set(hints):
            return f"{where}: {value!r}"
        return next((bad for key in value if (bad := mismatch(value[key], hints[key], f"{where}.{key}"))), "")
    if origin is list:
        if type(value) is not list:
            return f"{where}: {value!r}"
        return next((bad for item in value if (bad := mismatch(item, get_args(shape)[0], f"{where}[]"))), "")
    if origin is dict:
        if type(value) is not dict:
            return f"{where}: {value!r}"
        return next((bad for item in value.values() if (bad := mismatch(item, get_args(shape)[1], f"{where}{{}}"))), "")
    return "" if type(value) is shape or value is shape is None else f"{where}: {value!r} is no {shape}"


MIXED = ["trade_route", "contraband", "watchtower", "merchant", "moat", "bandit", "library", "spy", "thief", "mint"]


@pytest.mark.parametrize(
    "options",
    [
        {"kingdom": "deck_top_2e"},
        {"kingdom": "good_life_1e_p", "platinum_colony": "always"},
        {"kingdom": MIXED},
    ],
)
def test_views_have_the_declared_shape(options: dict[str, Any]) -> None:
    state = get_game("dominion").new_state(3, {**options, "mix_editions": True}, seed=5)
    rng = Rng(5)
    while True:
        for viewer in state.viewers():
            assert mismatch(state.view(viewer), VIEW, "view") == ""
        if state.is_over():
            break
        player = state.next_actor()
        state.apply(player, rng.choice(state.legal_actions(player)))


def test_what_does_not_fit_is_found() -> None:
    view = get_game("dominion").new_state(2).view(0)
    assert mismatch({**view, "coins": "3"}, VIEW, "view") == "view.coins: '3' is no <class 'int'>"
    assert mismatch({**view, "secret": 1}, VIEW, "view").startswith("view: ")
    assert mismatch({**view, "phase": "night"}, VIEW, "view") == "view.phase: 'night'"
    assert mismatch({**view, "banned": [7]}, VIEW, "view").startswith("view.banned[]")
