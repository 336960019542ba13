"""Import of files of other programs over HTTP: statistics, where it stops, and hostile files."""

from __future__ import annotations

import json
from typing import Any

import pytest
from dominion_games_exporter import export_goko_log, export_log
from hypothesis import given, settings
from hypothesis import strategies as st
from jcloisterzone_exporter import export_save
from running_server import RunningServer, expect_refusal
from scripted_client import Client, Json

from bastide.core import Record, Recorder, get_game, parse_record, replay_record
from bastide.core.errors import BastideError
from bastide.hosting.analysis.import_routes import encode_import
from bastide.tables.messages.import_messages import ImportGame


def play(game: str, options: dict[str, Any], actions: int) -> Record:
    recorder = Recorder(get_game(game), 2, options, 3, ["Ruth", "Noam"])
    for _ in range(actions):
        player = recorder.state.next_player_to_act()
        recorder.apply(player, recorder.state.legal_actions(player)[-1])
    return recorder.to_record()


@pytest.fixture(scope="module")
def save() -> str:
    return export_save(play("carcassonne", {"modules": ["base"]}, 8))


@pytest.fixture(scope="module")
def log() -> str:
    return export_log(play("dominion", {"first_player": "0"}, 40))


def import_file(running: RunningServer, text: str) -> Json:
    found: Json = Client(running.url).post("/api/imports", {"text": text})
    return found


@pytest.mark.parametrize("program", ["JCloisterZone", "dominion.games", "Goko"])
def test_file_of_another_program_becomes_a_record(running: RunningServer, save: str, log: str, program: str) -> None:
    goko = export_goko_log(play("dominion", {"first_player": "0"}, 40))
    found = import_file(running, {"JCloisterZone": save, "dominion.games": log, "Goko": goko}[program])
    assert found["source"].startswith(program)
    assert (found["moves_read"], found["stop"]) == (found["moves"], None)
    record = parse_record(found["record"])
    assert (record.game, record.seats) == (found["game"], ["Ruth", "Noam"])
    assert str(replay_record(record, get_game(record.game))) == "exact"
    # The page opens it like any other record.
    tree = Client(running.url).post("/api/analysis", {"text": found["record"]})
    assert tree["recorded"] == len(record.moves)


def test_import_says_where_and_why_it_stops(running: RunningServer, save: str) -> None:
    data = json.loads(save)
    data["setup"]["rules"] = {"dragon-move": "after-scoring"}
    data["replay"].append(
        {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [9, 9]}, "meepleId": "0.barn.1"}}
    )
    found = import_file(running, json.dumps(data, indent=1))
    assert found["moves_read"] == found["moves"] - 1
    assert [remark["message"] for remark in found["remarks"]] == ["import-dragon-move", "import-barn-placement"]
    assert found["stop"]["code"] == "import-place"
    assert found["stop"]["details"]["problem"]["code"] == "import-other-rules"
    log = export_log(play("dominion", {"first_player": "0"}, 40)).split("\n")
    at = next(number for number, line in enumerate(log) if line.startswith("Turn 2 "))
    log.insert(at, "R plays a Cathedral.")
    stop = import_file(running, "\n".join(log))["stop"]
    assert stop["details"]["line"] == at + 1
    assert stop["details"]["problem"]["details"] == {"text": "R plays a Cathedral."}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "import-unknown-format"),
        ("Hello", "import-unknown-format"),
        ("bastide record 1\ngame: dominion\n", "import-unknown-format"),
        ("x" * 1_000_001, "bad-message"),
    ],
    ids=["empty", "text", "own record", "long"],
)
def test_other_files_are_refused(running: RunningServer, text: str, code: str) -> None:
    assert expect_refusal(Client(running.url), "/api/imports", {"text": text})["code"] == code


def test_damaged_json_is_refused_with_the_place(running: RunningServer, save: str) -> None:
    problem = expect_refusal(Client(running.url), "/api/imports", {"text": save.replace("R0", '\n"', 1)})
    assert problem["code"] == "import-place"
    assert problem["details"]["line"] > 5


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_damaged_file_is_imported_in_part_or_refused(save: str, log: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([save, log]))
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 400)))
    junk = data.draw(st.text(max_size=20))
    try:
        answer = encode_import(ImportGame(text[:at] + junk + text[end:]))
    except BastideError as error:
        if not error.code.startswith("import-"):
            raise
        return
    found = json.loads(answer)
    assert str(replay_record(parse_record(found["record"]), get_game(found["game"]))) == "exact"
    assert 0 <= found["moves_read"] <= found["moves"]
