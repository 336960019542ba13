"""Module registry: every folder is a module, and its declarations are found."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.encoding.module_observation_registry import MODULE_PART_CLASSES
from bastide.games.carcassonne.modules import module_registry
from bastide.games.carcassonne.modules.module_registry import (
    ALL_MODULES,
    MEEPLE_KIND_BY_ID,
    MODULE_IDS,
)
from bastide.games.carcassonne.rules.action_space import (
    ACTION_LAYOUT,
    ACTION_SPACE_SIZE,
    BID_COUNT,
    FIRST_ACTION,
    MAX_CASTLE_SOURCES,
    MAX_FEATURES_PER_TILE,
    MAX_MEEPLES_ON_BOARD,
    MAX_PLAYERS,
    MEEPLE_IDS,
    MODULES_PACKAGE,
    QUARTER_COUNT,
    meeple_action,
    meeple_code_of_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.turn.meeple_action_notation import feature_index_of_action

FOLDER = Path(module_registry.__file__).parent


def test_every_folder_is_a_module_in_box_order() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/__init__.py")} == set(MODULE_IDS)
    assert [module.id for module in ALL_MODULES] == MODULE_IDS
    assert MODULE_IDS[0] == "base"


@pytest.mark.parametrize("module", MODULE_IDS)
def test_module_has_texts_in_every_language(module: str) -> None:
    assert {path.stem for path in (FOLDER / module / "locale").glob("*.ftl")} == set(COMPLETE_LANGUAGES)


def test_bot_heuristics_and_observation_parts_of_modules_are_registered() -> None:
    assert sorted(opinion.module_id for opinion in MODULE_HEURISTICS) == sorted(
        path.parent.name for path in FOLDER.glob("*/bot_heuristics.py")
    )
    makers = {getattr(part, "__module__", "").split(".")[-2] for part in MODULE_PART_CLASSES}
    assert makers == {path.parent.name for path in FOLDER.glob("*/observation_part.py")}


# -- the numbers of actions --------------------------------------------------------------------------------


def test_modules_declare_their_meeples() -> None:
    for module in ALL_MODULES:
        declared = getattr(import_module(f"{MODULES_PACKAGE}.{module.id}"), "MEEPLES", [])
        assert [meeple.id for meeple in module.meeple_kinds()] == declared


def test_action_blocks_have_the_sizes_that_the_rules_use() -> None:
    sizes = dict(ACTION_LAYOUT)
    assert sizes["place"] == 4 * CELL_COUNT
    assert sizes["to"] == sizes["fairy"] == CELL_COUNT
    assert sizes["knight"] == MAX_MEEPLES_ON_BOARD
    assert sizes["count"] == QUARTER_COUNT
    assert (sizes["score"], sizes["offer"], sizes["bid"]) == (MAX_CASTLE_SOURCES, MAX_PLAYERS, BID_COUNT)
    assert GAME.action_space == ACTION_SPACE_SIZE == sum(sizes.values())


def test_meeple_action_encodes_meeple_and_feature() -> None:
    for code, figure in enumerate(MEEPLE_IDS):
        assert MEEPLE_KIND_BY_ID[figure].code == code
        for feature in range(int(MAX_FEATURES_PER_TILE)):
            action = meeple_action(code, feature)
            assert (meeple_code_of_action(action), feature_index_of_action(action)) == (code, feature)
    for action in (0, FIRST_ACTION["none"], FIRST_ACTION["unused figure"], FIRST_ACTION["fairy"], FIRST_ACTION["sell"]):
        assert meeple_code_of_action(action) == -1


# -- snapshots -------------------------------------------------------------------------------


def test_equivalent_module_options_set_up_the_same_game() -> None:
    for modules in ("all", "classic", "random"):
        options = GAME.check_options(3, {"modules": modules})
        for seed in range(5):
            resolved = GAME.resolve_options(3, options, seed)
            assert isinstance(resolved["modules"], list)
            assert GAME.new_state(3, resolved, seed).digest() == GAME.deal(3, options, seed).digest()
    drawn = [
        GAME.resolve_options(2, GAME.check_options(2, {"modules": "random"}), seed)["modules"] for seed in range(8)
    ]
    assert len({str(modules) for modules in drawn}) > 4


def test_snapshot_uses_names_not_numbers() -> None:
    """A meeple, tally or module that is not in play is not in the snapshot."""
    snapshot = GAME.new_state(2, {"modules": ["base", "abbey"]}, 1).snapshot()
    assert snapshot["supply"] == [{"follower": 7, "mayor": 1, "wagon": 1, "barn": 1}] * 2
    tally = snapshot["tally"]
    assert isinstance(tally, list)
    assert isinstance(tally[0], dict)
    assert [name for name in tally[0] if "goods" in name or "king" in name] == []
    extra = snapshot["extra"]
    assert isinstance(extra, dict)
    assert set(extra) == {"base", "abbey"}
    assert extra["abbey"] == {
        "last": -1,
        "asked": 0,
        "wagon_to": -1,
        "abbeys": [1, 1],
        "corners": ["", ""],
        "wagons": [],
    }
