"""Module registry: a module is one folder and one list entry, and action numbers are stable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bastide.games.carcassonne.bots.forecast.opinions import OPINIONS
from bastide.games.carcassonne.encoding.modules import MODULE_PARTS
from bastide.games.carcassonne.modules import box
from bastide.games.carcassonne.modules.box import BOX, EVERY_MODULE, FIGURES, MODULE_IDS
from bastide.games.carcassonne.rules.actions import (
    ACTION_SPACE,
    FEATURES,
    FIGURE_IDS,
    FIRST,
    LAYOUT,
    QUARTERS,
    figure_action,
    placed_code,
)
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature
from bastide.locale import LANGUAGES

FOLDER = Path(box.__file__).parent
WRITTEN: dict[str, list[int]] = json.loads(Path(__file__).with_name("layout.json").read_text(encoding="utf-8"))


def test_every_folder_is_a_module_of_the_box() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/module.py")}
    assert folders == set(MODULE_IDS)
    assert len(BOX) == len(MODULE_IDS) == len(folders)


@pytest.mark.parametrize("module", MODULE_IDS)
def test_a_module_brings_its_words_in_every_language(module: str) -> None:
    assert {path.stem for path in (FOLDER / module / "words").glob("*.ftl")} == set(LANGUAGES)


def test_bot_heuristics_and_observation_parts_of_modules_are_registered() -> None:
    assert sorted(opinion.module for opinion in OPINIONS) == sorted(
        path.parent.name for path in FOLDER.glob("*/bot.py")
    )
    makers = {getattr(part, "__module__", "").split(".")[-2] for part in MODULE_PARTS}
    assert makers == {path.parent.name for path in FOLDER.glob("*/encoding.py")}


# -- the numbers of actions --------------------------------------------------------------------------------


def test_existing_action_numbers_never_change() -> None:
    """``action_layout.json`` is a second copy: blocks may be added, but not moved or resized."""
    assert list(WRITTEN) == [name for name, _ in LAYOUT]
    assert {name: [FIRST[name], size] for name, size in LAYOUT} == WRITTEN


def test_action_layout_matches_the_modules() -> None:
    declared: dict[str, int] = {}
    for module in EVERY_MODULE:
        for name, size in module.blocks():
            assert declared.setdefault(name, size) == size
        for figure in module.figures():
            declared[f"figure {figure.id}"] = int(FEATURES)
            declared[f"send {figure.id}"] = int(QUARTERS)
    assert declared == {name: size for name, size in LAYOUT if not name.startswith("unused")}
    assert GAME.action_space == ACTION_SPACE == sum(size for _, size in LAYOUT)


def test_meeple_action_encodes_meeple_and_feature() -> None:
    for code, figure in enumerate(FIGURE_IDS):
        assert FIGURES[figure].code == code
        for feature in range(int(FEATURES)):
            action = figure_action(code, feature)
            assert (placed_code(action), placed_feature(action)) == (code, feature)
    for action in (0, FIRST["none"], FIRST["unused figure"], FIRST["fairy"], FIRST["sell"]):
        assert placed_code(action) == -1


# -- snapshots -------------------------------------------------------------------------------


def test_equivalent_module_options_set_up_the_same_game() -> None:
    for modules in ("all", "classic", "random"):
        options = GAME.check_options(3, {"modules": modules})
        for seed in range(5):
            resolved = GAME.resolve(3, options, seed)
            assert isinstance(resolved["modules"], list)
            assert GAME.new_state(3, resolved, seed).digest() == GAME.deal(3, options, seed).digest()
    drawn = [GAME.resolve(2, GAME.check_options(2, {"modules": "random"}), seed)["modules"] for seed in range(8)]
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
