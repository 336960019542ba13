"""Datasets contain the games that were played, completely or not at all."""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

import bastide.envs
from bastide.cli.app import run_command_line
from bastide.core import EXACT, BastideError, get_game, parse_record, replay_record
from bastide.encoding.rewards import outcome_rewards
from bastide.sim import GameSeries, simulate
from bastide.sim.data.dataset_writer import SCHEMA_VERSION, DatasetWriter, dataset_metadata, parquet_schema
from bastide.sim.data.observation_shards import ARRAY_NAMES

SERIES = GameSeries("dominion", ("big_money", "random"), 130, 4, rotate=True)


def write_dataset(tmp_path: Path, rows: str, jobs: int = 1) -> tuple[pyarrow.Table, Path]:
    out, records = tmp_path / f"{rows}{jobs}.parquet", tmp_path / f"{rows}{jobs}.zip"
    series = SERIES.validated()
    with DatasetWriter(series, out, rows, records) as dataset:
        tally = simulate(series, jobs, dataset=dataset)
    assert tally.games == series.games
    return pyarrow.parquet.read_table(out), records


def test_game_rows_match_results(tmp_path: Path) -> None:
    table, _ = write_dataset(tmp_path, "game")
    plain = simulate(SERIES.validated())
    assert table["game"].to_pylist() == list(range(130))
    won = 0.0
    for row in table.to_pylist():
        seat = 0 if row["bot_0"] == "big_money" else 1
        won += row[f"place_{seat}"] == 1 and row[f"place_{1 - seat}"] != 1
        assert row["seed"] == SERIES.game_seed(row["game"])
        assert dict(row["metrics"])["turns"] > 0
        assert dict(row["metrics_0"])["cards"] >= 5
    assert won == plain.bots[0].wins
    assert sum(table["decisions"].to_pylist()) == plain.decisions
    about = json.loads(table.schema.metadata[b"bastide"])
    assert (about["game"], about["seed"], about["bots"]) == ("dominion", 4, ["big_money", "random"])


def test_decision_rows_replay_the_game(tmp_path: Path) -> None:
    table, _ = write_dataset(tmp_path, "decision")
    rows = table.to_pylist()
    first = [row for row in rows if row["game"] == 57]
    series = SERIES.validated()
    game = get_game("dominion")
    state = game.new_state(2, series.options, series.game_seed(57))
    for number, row in enumerate(first):
        assert row["decision"] == number
        assert row["seed"] == series.game_seed(57)
        assert (row["turn"], row["points"]) == (state.turn_number(), state.scores()[row["seat"]])
        assert row["coins"] == state.spendable_coins(row["seat"])
        assert row["seat"] == state.next_player_to_act()
        asked = state.decision(row["seat"])
        assert (row["kind"], row["source"], row["legal"]) == (asked.kind, asked.source, len(asked.actions))
        assert row["notation"] == state.notation(row["seat"], row["action"])
        state.apply(row["seat"], row["action"])
    outcome = state.outcome()
    assert outcome is not None
    assert {row["seat"]: (row["place"], row["score"]) for row in first} == {
        seat: (outcome.places[seat], outcome.scores[seat]) for seat in range(2)
    }


def test_observation_rows_replay_the_game(tmp_path: Path) -> None:
    """Parquet and npz files contain the same observations as the environment."""
    series = GameSeries("dominion", ("big_money", "random"), 12, 4, rotate=True).validated()
    for out in (tmp_path / "seen.parquet", tmp_path / "seen.npz"):
        with DatasetWriter(series, out, "observation") as dataset:
            simulate(series, dataset=dataset)
    table = pyarrow.parquet.read_table(tmp_path / "seen.parquet")
    with np.load(tmp_path / "seen-00000.npz") as file:
        arrays = {name: file[name] for name in (*ARRAY_NAMES, "about")}
    assert json.loads(str(arrays["about"])) == json.loads(table.schema.metadata[b"bastide"])
    assert json.loads(str(arrays["about"]))["environment"] == "dominion_v1"
    assert (np.array(table["observation"].to_pylist(), np.int16) == arrays["observations"]).all()
    assert [np.flatnonzero(mask).tolist() for mask in arrays["masks"]] == table["legal"].to_pylist()
    for column, array in (("action", "actions"), ("seat", "seats"), ("reward", "rewards"), ("last", "lasts")):
        assert table[column].to_pylist() == arrays[array].tolist()
    looker = bastide.envs.observer("dominion")
    state = get_game("dominion").new_state(2, series.options, series.game_seed(7))
    mine = np.flatnonzero(arrays["games"] == 7)
    for row in mine:
        player = state.next_player_to_act()
        assert arrays["seats"][row] == player
        assert (arrays["observations"][row] == looker.observe(state, player)).all()
        assert (arrays["masks"][row] == (looker.action_mask(state, player) > 0)).all()
        state.apply(player, looker.action_for_index(state, player, int(arrays["actions"][row])))
    outcome = state.outcome()
    assert outcome is not None
    assert arrays["lasts"][mine].sum() == 2
    for row in mine:
        seat = arrays["seats"][row]
        assert arrays["scores"][row] == outcome.scores[seat]
        assert arrays["rewards"][row] == outcome_rewards(outcome, 0)[seat]


def test_npz_files_are_written_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.sim.data.observation_shards.GAMES_PER_SHARD", 2)
    series = GameSeries("magpie", ("random", "random"), 5, 4).validated()

    def fail() -> None:
        with DatasetWriter(series, tmp_path / "seen.npz", "observation") as dataset:
            simulate(series, dataset=dataset)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert not list(tmp_path.iterdir())
    with DatasetWriter(series, tmp_path / "seen.npz", "observation") as dataset:
        simulate(series, dataset=dataset)
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"seen-0000{number}.npz" for number in range(3)]
    with pytest.raises(BastideError, match="observation"):
        DatasetWriter(series, tmp_path / "seen.npz", "decision")


def test_records_do_not_depend_on_process_count(tmp_path: Path) -> None:
    _, one = write_dataset(tmp_path, "game")
    _, two = write_dataset(tmp_path, "game", jobs=2)
    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(one) as archive:
        names = archive.namelist()
        assert len(names) == 130
        assert names[0] == "game-0000001.record"
        record = parse_record(archive.read(names[129]).decode())
    assert replay_record(record, get_game("dominion")).verdict == EXACT
    assert record.seed == SERIES.game_seed(129)
    assert record.seats == ["random", "big_money"]


def test_error_leaves_no_files(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_text("an older file")
    records = tmp_path / "games.zip"

    def fail() -> None:
        with DatasetWriter(SERIES.validated(), out, "game", records) as dataset:
            simulate(SERIES, dataset=dataset)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert out.read_text() == "an older file"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_simulate_command_writes_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, records = tmp_path / "games.parquet", tmp_path / "games.zip"
    command = ["simulate", "carcassonne", "--bots", "random,random", "--games", "3", "--rows", "decision"]
    assert run_command_line([*command, "--out", str(out), "--records", str(records)]) == 0
    assert len(set(pyarrow.parquet.read_table(out)["game"].to_pylist())) == 3
    assert run_command_line([*command, "--out", str(tmp_path / "nowhere" / "games.parquet")]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert run_command_line([*command[:-1], "card", "--out", str(out)]) == 2


def test_missing_pyarrow_error_names_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BastideError, match=r"pip install '\.\[data\]'"):
        DatasetWriter(SERIES, tmp_path / "games.parquet")


def documented_columns(rows: str) -> dict[str, str]:
    """Return the columns of docs/data.md with their types; seat columns as those of seat 0."""
    text = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    table = text[text.index(f"| column, one row per {rows} |") :].partition("\n\n")[0].splitlines()[2:]
    found: dict[str, str] = {}
    for line in table:
        names, types = (cell.strip() for cell in line.split("|")[1:3])
        kinds = types.split(", ")
        for place, name in enumerate(names.replace("`", "").replace("_S", "_0").split(", ")):
            found[name] = kinds[min(place, len(kinds) - 1)]
    return found


@pytest.mark.parametrize("rows", ["game", "decision", "observation"])
def test_docs_list_every_column(rows: str) -> None:
    words = {"map<string, double>": "map of string to double", "dictionary<values=string, indices=int32": "string"}
    words |= {"fixed_size_list<": "list of int16", "list<": "list of int32"}
    columns = {
        field.name: next((word for start, word in words.items() if str(field.type).startswith(start)), str(field.type))
        for field in parquet_schema(SERIES.validated(), rows)
        if not field.name.endswith("_1")
    }
    assert columns == documented_columns(rows)
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    assert f"This is version {SCHEMA_VERSION} of the schema." in page
    for name in dataset_metadata(SERIES.validated(), rows):
        assert f"`{name}`" in page
