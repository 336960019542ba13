"""Lockstep of the engine and the reference engine: same actions, positions and scores.

The golden playthroughs compare both builds, so one of them plays against the reference engine.
"""

from __future__ import annotations

import os

import pytest
from sampled_cases import sample_cases

from bastide.core import Options, get_game
from bastide.games.carcassonne.modules.module_registry import MODULE_IDS
from bastide.testing.reference_engine_comparison import EngineAgreement, compare_engines
from reference_engines.carcassonne import REFERENCE_ENGINE
from reference_engines.carcassonne.module_discovery import MODULES

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.once
@pytest.mark.parametrize("players", sample_cases("carcassonne lockstep", [2, 3, 4, 5, 6], 2))
def test_engines_agree(players: int) -> None:
    """Random modules and options."""
    for result in compare_engines(get_game("carcassonne"), REFERENCE_ENGINE, SOAK, seed=players, players=players):
        assert isinstance(result, EngineAgreement), str(result)
        assert result.decisions >= 130


@pytest.mark.once
def test_engines_agree_with_all_modules() -> None:
    fixed: Options = {"modules": list(MODULES)}
    for result in compare_engines(get_game("carcassonne"), REFERENCE_ENGINE, SOAK, seed=1, fixed=fixed):
        assert isinstance(result, EngineAgreement), str(result)


def test_every_module_has_rules_in_the_reference_engine() -> None:
    missing = [module for module in MODULE_IDS if module not in MODULES]
    assert not missing, (
        f"the reference engine has no rules for these modules, lockstep leaves them out: {missing}; write "
        "tests/reference_engines/carcassonne/modules/MODULE.py"
    )


def test_tables_without_rules_in_the_reference_engine_are_left_out() -> None:
    engine = REFERENCE_ENGINE()
    assert engine.can_play({"modules": ["base", "cult"]})
    assert not engine.can_play({"modules": ["base", "a_new_module"]})
