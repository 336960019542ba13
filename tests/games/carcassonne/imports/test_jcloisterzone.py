"""Import of JCloisterZone saves. The saves are our own games, written by ``jcloisterzone_exporter``."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jcloisterzone_exporter import export_save

from bastide.core import Recorder, Rng, get_game, replay_record
from bastide.core.errors import BastideError
from bastide.core.records.game_import import MAX_IMPORT_LENGTH, GameImportError, ImportedGame, import_game
from bastide.games.carcassonne.imports.jcloisterzone_save import OUR_RULES
from bastide.games.carcassonne.imports.jcloisterzone_tiles import TILE_IDS
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES

GAME = get_game("carcassonne")
RULINGS = Path(__file__).parents[4] / "docs" / "rulings" / "carcassonne.md"


def play_game(modules: list[str], seed: int, players: int = 2, actions: int = 2000) -> Recorder:
    recorder = Recorder(GAME, players, {"modules": modules}, seed, [f"Player {seat}" for seat in range(players)])
    rng = Rng(seed)
    for _ in range(actions):
        player = recorder.state.next_player_to_act()
        if player < 0:
            break
        legal = [
            action
            for action in recorder.state.legal_actions(player)
            if recorder.state.action_data(player, action)["do"] != "wagon_to"
        ]
        recorder.apply(player, legal[rng.below(len(legal))])
    return recorder


def small_save(**changes: Any) -> dict[str, Any]:
    """A save with one tile, and changes to its setup or to the whole."""
    tile = {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}
    setup = {"sets": {"basic:1": 1}, "elements": {"small-follower": 7}, "rules": {}}
    save: dict[str, Any] = {
        "appVersion": "5.7.0",
        "setup": {**setup, **changes.pop("setup", {})},
        "players": [{"name": "Ruth", "slot": 0}, {"name": "Noam", "slot": 1}],
        "replay": [{"type": "PLACE_TILE", "payload": tile}],
    }
    return {**save, **changes}


def read_save(save: dict[str, Any]) -> ImportedGame:
    return import_game(json.dumps(save, indent=1))


@pytest.mark.parametrize(
    ("modules", "version", "players"),
    [
        (["base"], 5, 2),
        (["base"], 4, 3),
        (["base", "inns", "traders"], 4, 2),
        (["base", "inns", "traders", "king", "cult"], 5, 4),
        (["base", "abbey"], 5, 2),
    ],
    ids=lambda value: ",".join(value) if isinstance(value, list) else str(value),
)
def test_exported_game_is_imported_with_its_result(modules: list[str], version: int, players: int) -> None:
    played = play_game(modules, seed=7, players=players)
    assert played.state.is_over()
    found = import_game(export_save(played.to_record(), version))
    assert found.stop is None
    assert found.moves_read == found.moves_in_file > 70
    result = replay_record(found.record, GAME)
    assert str(result) == "exact"
    # Tiles that fit nowhere are not in a save: they come last, and the game is not over.
    if not played.state.snapshot()["removed"]:
        assert result.state.is_over()
        assert result.state.scores() == played.state.scores()


def test_every_tile_of_the_table_is_ours_and_has_another_id() -> None:
    ours = {tile.id for tile in ALL_TILES}
    assert set(TILE_IDS.values()) <= ours
    assert len(set(TILE_IDS.values())) == len(TILE_IDS)
    imported = {tile.id for tile in ALL_TILES if tile.module in ("base", "inns", "traders", "king", "abbey", "dragon")}
    assert imported <= set(TILE_IDS.values())


def test_names_of_players_are_kept_without_control_characters() -> None:
    players = [{"name": "Ru\u001bth\n", "slot": 0}, {"name": "", "slot": 1}]
    assert read_save(small_save(players=players)).record.seats == ["Ru th", "player 1"]


def test_move_that_our_rules_forbid_stops_the_import_at_its_line() -> None:
    save = small_save()
    save["replay"].append({"type": "COMMIT", "payload": {}})
    save["replay"].append({"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R0", "position": [9, 9]}})
    text = json.dumps(save, indent=1)
    found = import_game(text)
    assert (found.moves_read, found.moves_in_file) == (2, 3)
    assert found.stop is not None
    line = found.stop.details["line"]
    assert text.splitlines()[int(str(line)) - 1].strip() == "{"
    problem = found.stop.details["problem"]
    assert isinstance(problem, GameImportError)
    assert problem.code == "import-other-rules"
    # What could be read is a record.
    assert str(replay_record(found.record, GAME)) == "exact"
    assert [move.text for move in found.record.moves] == ["place base_u_road_ew at 1,0 north", "none"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "PLACE_FLIER", "payload": {}}, "import-unknown-move"),
        (
            {"type": "PLACE_TILE", "payload": {"tileId": "TU/R", "rotation": "R0", "position": [2, 0]}},
            "import-unknown-tile",
        ),
        (
            {"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R0", "position": [2.5, 0]}},
            "import-message",
        ),
        (
            {"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R0", "position": [9999, 0]}},
            "import-message",
        ),
        (
            {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [1, 0]}, "meepleId": "0.phantom.1"}},
            "import-unknown-move",
        ),
        (
            {
                "type": "DEPLOY_MEEPLE",
                "payload": {"pointer": {"position": [1, 0], "location": "W"}, "meepleId": "0.pig.1"},
            },
            "import-other-rules",
        ),
        (
            {
                "type": "DEPLOY_MEEPLE",
                "payload": {
                    "pointer": {"position": [1, 0], "feature": "City", "location": "N"},
                    "meepleId": "0.small.1",
                },
            },
            "import-unknown-feature",
        ),
        (
            {"type": "PLACE_TOKEN", "payload": {"token": "TOWER", "pointer": {"position": [1, 0]}}},
            "import-unknown-move",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_message_that_is_not_ours_stops_the_import(message: dict[str, Any], code: str) -> None:
    save = small_save()
    save["replay"].append(message)
    found = read_save(save)
    assert found.moves_read == 1
    assert found.stop is not None
    problem = found.stop.details["problem"]
    assert isinstance(problem, GameImportError)
    assert problem.code == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"setup": {"sets": {"hills-and-sheep:1": 1}}}, "import-unknown-part"),
        ({"setup": {"sets": {"basic:1": 2}}}, "import-unknown-part"),
        ({"setup": {"elements": {"phantom": 1}}}, "import-unknown-part"),
        ({"setup": {"start": [{"tile": "BA/L", "x": 0, "y": 0, "rotation": 0}]}}, "import-start"),
        ({"replay": [17]}, "import-message"),
        ({"replay": {}}, "import-part"),
        ({"players": "Ruth"}, "import-part"),
        ({"setup": [], "sets": []}, "import-part"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_save_with_other_contents_is_refused(changes: dict[str, Any], code: str) -> None:
    save = small_save() if isinstance(changes.get("setup"), list) else small_save(**changes)
    save.update({key: value for key, value in changes.items() if key != "setup" or isinstance(value, list)})
    with pytest.raises(GameImportError) as caught:
        read_save(save)
    problem = caught.value.details["problem"]
    assert isinstance(problem, GameImportError)
    assert problem.code == code


def test_rules_that_differ_are_noted_with_our_ruling() -> None:
    other = {"dragon-move": "after-scoring", "tiny-city-scoring": "2", "labyrinth-variant": "basic"}
    found = read_save(small_save(setup={"rules": {**OUR_RULES, **other}, "elements": {"wagon": 2}}))
    assert [note.message for note in found.notes] == [
        "import-count",
        "import-dragon-move",
        "import-tiny-city-scoring",
        "import-other-rule",
    ]


def test_notes_name_existing_rulings() -> None:
    catalogue = Path(__file__).parents[4] / "src/bastide/games/carcassonne/locale/en.ftl"
    lines = [line for line in catalogue.read_text(encoding="utf-8").splitlines() if "-import-" in line]
    codes = {code for line in lines for code in re.findall(r"\(([CO]-\d+)\)", line)}
    assert len(codes) >= 5
    assert all(f"**{code}**" in RULINGS.read_text(encoding="utf-8") for code in codes)
    assert {f"carcassonne-import-{name}" for name in OUR_RULES} <= {line.split(" =")[0] for line in lines}


def test_syntax_error_has_its_place() -> None:
    with pytest.raises(GameImportError, match="line 2, column 3"):
        import_game('{"replay": [], "setup": {}, "appVersion": "5",\n  x}')


@pytest.mark.parametrize("text", ["", "{", "[1]", "bastide record 1", "\0" * 99], ids=repr)
def test_other_files_have_no_format(text: str) -> None:
    with pytest.raises(GameImportError) as caught:
        import_game(text)
    assert caught.value.code == "import-unknown-format"


def test_long_and_deep_files_are_refused() -> None:
    with pytest.raises(GameImportError) as caught:
        import_game(" " * (MAX_IMPORT_LENGTH + 1))
    assert caught.value.code == "import-too-long"
    with pytest.raises(GameImportError, match="nested"):
        import_game('{"replay": [], "setup": {}, "appVersion":' + "[" * 100_000)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-300, 300)
    | st.floats()
    | st.sampled_from(["R0", "BA/L", "City", "I", "N.S"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["position", "tileId", "x"]), inner),
    max_leaves=6,
)
KEYS = ["tileId", "rotation", "position", "pointer", "meepleId", "figureId", "to", "token", "location", "feature"]
messages = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["PLACE_TILE", "DEPLOY_MEEPLE", "MOVE_NEUTRAL_FIGURE", "RETURN_MEEPLE", "PLACE_TOKEN", "PASS"]
        ),
        "payload": st.dictionaries(st.sampled_from(KEYS), json_values) | json_values,
    }
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(messages, max_size=5),
    st.dictionaries(st.sampled_from(["sets", "elements", "rules", "start"]), json_values),
)
def test_any_messages_give_a_record_or_a_clear_error(replay: list[Any], setup: dict[str, Any]) -> None:
    for save in (
        small_save(replay=[*small_save()["replay"], *replay]),
        small_save(setup=setup),
        {**small_save(), **setup},
    ):
        try:
            found = read_save(save)
        except BastideError:
            continue
        assert str(replay_record(found.record, GAME)) == "exact"
        assert found.moves_read <= found.moves_in_file


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_damaged_file_gives_a_record_or_a_clear_error(data: st.DataObject) -> None:
    text = json.dumps(small_save(), indent=1)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    damaged = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    try:
        found = import_game(damaged)
    except BastideError:
        return
    assert str(replay_record(found.record, GAME)) == "exact"
