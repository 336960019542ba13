"""Views have the shape declared by ``CarcassonneView``, from which the page's types are generated."""

from __future__ import annotations

import pytest

from bastide.core import Rng, get_game
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES, MODULE_IDS
from bastide.games.carcassonne.rules.display import view
from bastide.testing.typed_dict_checks import find_type_mismatch, load_type_from_source

VIEW = load_type_from_source(view, "CarcassonneView")


@pytest.mark.once
@pytest.mark.parametrize("modules", [["base"], ["base", "inns", "cult"], MODULE_IDS])
def test_views_have_the_declared_shape(modules: list[str]) -> None:
    state = get_game("carcassonne").new_state(3, {"modules": modules}, seed=5)
    rng = Rng(5)
    while True:
        assert find_type_mismatch(state.view(0), VIEW, "view") == ""
        if state.is_over():
            break
        for _ in range(1 + rng.below(6)):
            player = state.next_player_to_act()
            if player >= 0:
                state.apply(player, rng.choice(state.legal_actions(player)))


def test_every_module_view_is_declared() -> None:
    state = get_game("carcassonne").new_state(2, {"modules": MODULE_IDS}, 1)
    extra = state.view(0)["extra"]
    assert isinstance(extra, dict)
    assert set(extra) == set(load_type_from_source(view, "ExtraView").__annotations__)
    assert set(extra) <= {module.id for module in ALL_MODULES}


def test_view_mismatches_are_found() -> None:
    shown = get_game("carcassonne").new_state(2).view(0)
    assert find_type_mismatch({**shown, "hand": 3}, VIEW, "view") == "view.hand: 3 is no <class 'str'>"
    assert find_type_mismatch({**shown, "extra": {"king": {}}}, VIEW, "view").startswith("view.extra.king")
    assert find_type_mismatch({**shown, "secret": 1}, VIEW, "view").startswith("view: ")
    assert find_type_mismatch({**shown, "dead": [["0"]]}, VIEW, "view").startswith("view.dead[][]")
