"""The tournament command: real processes, interruption and resuming, and all error messages."""

from __future__ import annotations

import bz2
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from bastide.bots import bot_registry
from bastide.cli.app import run_command_line as command_line
from bastide.core import EXACT, get_game, parse_record, replay_record
from bastide.core.errors import BastideError
from bastide.sim.game_result import GameResult
from bastide.sim.reports.html_markup import tag
from bastide.sim.reports.svg_charts import Bins, Scale
from bastide.sim.tournaments.round_robin import FinishedGame, Tournament, play_tournament
from bastide.sim.tournaments.tournament_folder import TournamentFolder
from bastide.sim.tournaments.tournament_results import TournamentResults

NO_RESULTS = '"places":[],"scores":[],"decisions":1,"metrics":{},"seat_metrics":[],"choices":[],"courses":[]'
THREE_BOTS = ("--bots", "hoarder,random,tosser")


def run_in_process(*arguments: str) -> tuple[int, str, str]:
    """Play a tournament in this process. Returns exit code, output and errors."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = command_line(["--lang", "en", "tournament", *arguments])
    return code, out.getvalue(), err.getvalue()


class Arena:
    """Command line of an environment in which the bots of ``magpie_bots.py`` are installed."""

    def __init__(self, folder: Path) -> None:
        self.environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONPATH": str(folder)}

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start a tournament of Magpie in a separate process."""
        command = [sys.executable, "-m", "bastide", "tournament", "magpie", *arguments]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=self.environment)

    def run(self, *arguments: str) -> tuple[int, str, str]:
        """Play a tournament in a separate process. Returns exit code, output and errors."""
        process = self.start(*arguments)
        out, err = process.communicate(timeout=240)
        return process.returncode, out, err

    def quick(self, *arguments: str) -> tuple[int, str, str]:
        """Play a tournament in this process, for tests that do not depend on processes."""
        return run_in_process("magpie", *arguments)

    def results(self, *arguments: str, alone: bool = False) -> dict[str, Any]:
        """Return the JSON output without times; with ``alone``, from a separate process."""
        code, out, err = (self.run if alone else self.quick)(*arguments, "--json")
        assert (code, err) == (0, "")
        data: dict[str, Any] = json.loads(out)
        assert data.pop("seconds") > 0
        return data


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arena]:
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(Path(__file__).with_name("magpie_bots.py"), folder)
    installed = folder / "magpie_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: magpie-bots\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[bastide.bots]\nmagpie.arena = magpie_bots:BOT_FACTORY\n")
    sys.path.insert(0, str(folder))
    bot_registry._factories_by_game.clear()
    yield Arena(folder)
    sys.path.remove(str(folder))
    bot_registry._factories_by_game.clear()


def wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(1200):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never happened")


# -- pairings ----------------------------------------------------------------------------------


def make_tournament(*bots: str, games: int = 4, seats: int = 2) -> Tournament:
    return Tournament("magpie", bots, games, seats=seats)


def table_bots(*bots: str, seats: int = 2) -> list[tuple[str, ...]]:
    return [table.bots for table in make_tournament(*bots, seats=seats).tables()]


def test_every_pair_meets() -> None:
    assert table_bots("a", "b", "c") == [("a", "b"), ("a", "c"), ("b", "c")]
    assert table_bots("a", "b", "c", "d", seats=3) == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_repeated_bot_sits_more_than_once() -> None:
    assert table_bots("x", "m", "m", "m", seats=4) == [("x", "m", "m", "m")]
    assert table_bots("x", "m", "m", seats=2) == [("x", "m")]
    assert table_bots("a", "a", "b", "b", seats=3) == [("a", "a", "b"), ("a", "b", "b")]


def test_tables_share_deals_and_rotate_seats() -> None:
    for bots in (("a", "b", "c"), ("a", "b", "c", "d")):
        tables = Tournament("magpie", bots, 12, seed=9, seats=3).tables()
        for table in tables:
            assert [table.game_seed(index) for index in range(12)] == [tables[0].game_seed(i) for i in range(12)]
            for deal in range(4):
                games = range(3 * deal, 3 * deal + 3)
                assert len({table.game_seed(index) for index in games}) == 1
                assert [table.deal_number(index) for index in games] == [deal] * 3
                for bot in range(3):
                    assert sorted(table.seat_of(index, bot) for index in games) == [0, 1, 2]


def test_shared_victories_are_divided() -> None:
    tables = make_tournament("a", "b", "c", games=3, seats=3).tables()
    ledger = TournamentResults(tables, False)
    # game 0: a and b (seats 0 and 1) share the victory; game 1 (rotated by a seat): a wins, the others are equal
    ledger.add_game(0, 0, GameResult([1, 1, 3], [5, 5, 1], 7, {}, [{}, {}, {}]))
    ledger.add_game(0, 1, GameResult([2, 1, 2], [3, 9, 3], 9, {}, [{}, {}, {}]))
    standings = {standing.bot: standing for standing in ledger.standings()}
    assert {bot: standing.share for bot, standing in standings.items()} == {"a": 0.75, "b": 0.25, "c": 0.0}
    assert (standings["a"].tally.wins, standings["a"].tally.shared) == (1, 1)
    meetings = ledger.head_to_head()
    assert (meetings["a", "b"].share, meetings["b", "c"].share, meetings["c", "a"].share) == (0.75, 0.75, 0.0)
    assert [standing.bot for standing in ledger.standings()] == ["a", "b", "c"]
    assert ledger.game_lengths() == {7: 1, 9: 1}


# -- the command -------------------------------------------------------------------------------


def test_stronger_bot_is_rated_higher(arena: Arena) -> None:
    data = arena.results(*THREE_BOTS, "--games", "60")
    standings = data["standings"]
    assert [standing["bot"] for standing in standings] == ["hoarder", "random", "tosser"]
    assert [standing["games"] for standing in standings] == [120, 120, 120]
    assert standings[0]["elo_low"] > 0 > standings[2]["elo_high"]
    assert standings[0]["low"] <= standings[0]["share"] <= standings[0]["high"]
    assert standings[2]["scores"] == {"0": 120}
    assert data["games"] == 180
    meetings = data["meetings"]
    against = {(entry["bot"], entry["against"]): entry for entry in meetings}
    assert len(against) == 6
    assert against["random", "tosser"]["low"] > 0.5 > against["tosser", "random"]["high"]
    assert against["hoarder", "tosser"]["share"] + against["tosser", "hoarder"]["share"] == 1
    assert data["tables"] == [
        {"bots": bots, "games": 60, "clear": False}
        for bots in (["hoarder", "random"], ["hoarder", "tosser"], ["random", "tosser"])
    ]


def test_results_do_not_depend_on_process_count(arena: Arena) -> None:
    for more in ((), ("--until-clear",)):
        one = arena.results(*THREE_BOTS, "--games", "80", "--seed", "3", *more)
        assert one == arena.results(*THREE_BOTS, "--games", "80", "--seed", "3", "--jobs", "3", *more, alone=True)
    assert one != arena.results(*THREE_BOTS, "--games", "80", "--seed", "4", "--until-clear")


def test_table_of_four_with_three_equal_bots(arena: Arena) -> None:
    data = arena.results("--bots", "hoarder,random,random,random", "--seats", "4", "--games", "40")
    standings = data["standings"]
    assert [(one["bot"], one["games"]) for one in standings] == [("hoarder", 40), ("random", 120)]
    assert standings[0]["share"] + 3 * standings[1]["share"] == pytest.approx(1)
    meetings = data["meetings"]
    assert [entry["games"] for entry in meetings] == [120, 120]


def test_until_clear_stops_a_decided_table(arena: Arena) -> None:
    data = arena.results("--bots", "hoarder,tosser", "--games", "1000", "--until-clear")
    tables = data["tables"]
    assert tables[0]["clear"]
    assert 10 <= tables[0]["games"] < 60
    even = arena.results("--bots", "hoarder,tosser", "--games", "100")
    assert even["games"] == 100, "unless asked, so many games mean so many games"


def test_printed_tables_are_translated(arena: Arena) -> None:
    code, out, err = arena.run(*THREE_BOTS, "--games", "20", "--until-clear")
    assert (code, err) == (0, "")
    assert "Head to head:" in out
    assert "tournament-" not in out
    assert "Rangliste" not in out
    code, out, _ = arena.run(*THREE_BOTS, "--games", "4", "--lang", "de")
    assert "Direkter Vergleich:" in out
    assert "100,0" in out


# -- the folder --------------------------------------------------------------------------------


def test_output_folder_contents(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "deep" / "folder"
    data = arena.results(*THREE_BOTS, "--games", "5", "--out", str(out))
    assert sorted(path.name for path in out.iterdir()) == [
        "games.jsonl", "records", "report.html", "results.json", "tournament.json",
    ]  # fmt: skip
    assert json.loads((out / "results.json").read_text()) == data
    lines = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert len(lines) == 15
    magpie = get_game("magpie")
    for line in lines:
        record = parse_record((out / line["record"]).read_text())
        again = replay_record(record, magpie)
        assert again.verdict == EXACT
        outcome = again.state.outcome()
        assert outcome is not None
        assert (outcome.places, outcome.scores) == (line["places"], line["scores"])
        assert len(record.moves) == line["decisions"]
    seats = parse_record((out / "records" / "table-2" / "game-000002.record").read_text()).seats
    assert seats == ["tosser", "hoarder"], "in the second game the bots have moved on by one seat"


def test_no_records_option(arena: Arena, tmp_path: Path) -> None:
    arena.results(*THREE_BOTS, "--games", "2", "--out", str(tmp_path / "t"), "--no-records")
    assert not (tmp_path / "t" / "records").exists()
    assert (tmp_path / "t" / "report.html").exists()


@pytest.mark.parametrize(("jobs", "how"), [("1", signal.SIGKILL), ("2", signal.SIGINT)])
def test_resume_after_interruption(arena: Arena, tmp_path: Path, jobs: str, how: signal.Signals) -> None:
    out = tmp_path / "t"
    wanted = ("--bots", "hoarder,sleepy,random", "--games", "40", "--seed", "5", "--jobs", jobs, "--out", str(out))
    process = arena.start(*wanted)
    games = out / "games.jsonl"
    wait_for(lambda: games.exists() and len(games.read_bytes().splitlines()) >= 15)
    process.send_signal(how)
    process.communicate(timeout=60)
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    kept = games.read_bytes()
    whole = kept[: kept.rindex(b"\n") + 1]
    assert 15 <= len(whole.splitlines()) < 120
    assert not (out / "report.html").exists()
    code, _, err = arena.run(*wanted)
    assert (code, "--resume" in err) == (2, True)
    resumed = arena.results(*wanted, "--resume", alone=True)
    assert games.read_bytes().startswith(whole), "what was finished is not touched"
    assert len(games.read_bytes().splitlines()) == 120
    assert resumed == arena.results(*wanted[:6]), "it is as if it had not been interrupted"


def test_without_records_a_game_takes_less_than_100_bytes(arena: Arena, tmp_path: Path) -> None:
    wanted = ("--bots", "hoarder,random", "--games", "400", "--out", str(tmp_path), "--no-records")
    whole = arena.results(*wanted)
    games = tmp_path / "games.jsonl.bz2"
    assert games.stat().st_size < 100 * 400
    with bz2.open(games) as lines:
        assert [json.loads(line)["game"] for line in lines] == list(range(400))
    block = games.read_bytes()
    games.write_bytes(block + block[:-10])
    assert arena.results(*wanted, "--resume") == whole, "an incomplete block is dropped"
    assert games.read_bytes() == block
    games.write_bytes(block + b"damage")
    code, _, err = arena.quick(*wanted, "--resume")
    assert (code, "games.jsonl.bz2, line 401" in err) == (2, True)
    assert games.read_bytes() == block + b"damage"


def test_incomplete_line_is_played_again(arena: Arena, tmp_path: Path) -> None:
    out = tmp_path / "t"
    wanted = (*THREE_BOTS, "--games", "6", "--out", str(out))
    whole = arena.results(*wanted)
    games = out / "games.jsonl"
    before = games.read_bytes()
    games.write_bytes(before[: before.rindex(b"\n", 0, -1) + 20])
    assert arena.results(*wanted, "--resume") == whole
    assert sorted(games.read_bytes().splitlines()) == sorted(before.splitlines())


def test_resume_reports_in_another_language(arena: Arena, tmp_path: Path) -> None:
    wanted = (*THREE_BOTS, "--games", "4", "--out", str(tmp_path))
    arena.results(*wanted)
    before = (tmp_path / "games.jsonl").read_bytes()
    arena.results(*wanted, "--resume", "--lang", "cs")
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert "turnaj" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_resume_with_more_games(arena: Arena, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "t"))
    arena.results(*THREE_BOTS, "--games", "4", *out)
    games = tmp_path / "t" / "games.jsonl"
    before = games.read_bytes()
    longer = arena.results(*THREE_BOTS, "--games", "10", *out, "--resume")
    assert longer == arena.results(*THREE_BOTS, "--games", "10")
    assert games.read_bytes().startswith(before), "what was finished is not played again"
    assert len(games.read_bytes().splitlines()) == 30
    # from now on the folder holds the longer tournament
    code, _, err = arena.quick(*THREE_BOTS, "--games", "4", *out, "--resume")
    assert (code, "games is 10, not 4" in err) == (2, True)


# -- bots made from files --


def run_file_tournament(folder: Path, *arguments: str) -> tuple[int, str, str]:
    bots = f"buylist:{folder / 'mine.txt'},random"
    return run_in_process("dominion", "--bots", bots, "--out", str(folder / "kept"), *arguments)


def folder_contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_resume_rejects_edited_strategy_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("# Silver first\nprovince\nsilver\n", encoding="utf-8")
    assert run_file_tournament(tmp_path, "--games", "2")[0] == 0
    kept = folder_contents(tmp_path / "kept")
    settings = json.loads((tmp_path / "kept" / "tournament.json").read_text(encoding="utf-8"))
    assert list(settings["files"]) == [f"buylist:{mine}"]
    report = (tmp_path / "kept" / "report.html").read_text(encoding="utf-8")
    assert "<pre" in report
    assert "# Silver first" in report
    mine.write_text("province\ncopper\n", encoding="utf-8")
    code, out, err = run_file_tournament(tmp_path, "--games", "4", "--resume")
    assert (code, out) == (2, "")
    assert f"buylist:{mine} has changed since the games" in err
    assert kept == folder_contents(tmp_path / "kept")
    mine.write_text("# Silver first\nprovince\nsilver\n", encoding="utf-8")
    assert run_file_tournament(tmp_path, "--games", "4", "--resume")[0] == 0


def test_resume_rejects_missing_file_digests(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("province\nsilver\n", encoding="utf-8")
    assert run_file_tournament(tmp_path, "--games", "2")[0] == 0
    path = tmp_path / "kept" / "tournament.json"
    settings = json.loads(path.read_text(encoding="utf-8"))
    del settings["files"]
    path.write_text(json.dumps(settings), encoding="utf-8")
    assert "has changed since the games" in run_file_tournament(tmp_path, "--games", "2", "--resume")[2]


def test_file_edited_during_play_stops_tournament(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("province\nsilver\n", encoding="utf-8")
    tournament = Tournament("dominion", (f"buylist:{mine}", "random"), 50).validated()
    kept: list[FinishedGame] = []

    def keep(game: FinishedGame) -> None:
        kept.append(game)
        mine.write_text("province\ncopper\n", encoding="utf-8")

    with pytest.raises(BastideError, match=r"mine\.txt was changed while"):
        play_tournament(tournament, 1, on_game=keep)
    assert 0 < len(kept) < 50


def test_resume_of_new_folder_starts_tournament(arena: Arena, tmp_path: Path) -> None:
    assert arena.results(*THREE_BOTS, "--games", "2", "--out", str(tmp_path / "new"), "--resume")["games"] == 6


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (("--games", "5"), "games is 6, not 5"),
        (("--games", "7", "--seed", "1"), "seed is 0, not 1"),
        (("--seed", "1"), "seed is 0, not 1"),
        (("--option", "hand_size=1"), "options is"),
        (("--until-clear",), "until_clear is false, not true"),
        (("--bots", "hoarder,random"), "bots is"),
        (("--seats", "3"), "seats is 2, not 3"),
    ],
)
def test_resume_rejects_other_settings(arena: Arena, tmp_path: Path, other: tuple[str, ...], named: str) -> None:
    wanted = (*THREE_BOTS, "--games", "6", "--out", str(tmp_path))
    arena.results(*wanted)
    before = folder_contents(tmp_path)
    code, out, err = arena.quick(*wanted, "--resume", *other)
    assert (code, out) == (2, "")
    assert "contains a different tournament" in err
    assert named in err
    assert folder_contents(tmp_path) == before


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("nonsense", "line 2"),
        ("[1]", "expected an object"),
        ('{"table":0,"game":7}', "line 2"),
        (f'{{"table":9,"game":0,{NO_RESULTS}}}', "next"),
        ('{"table":0,"game":1,"places":[],"scores":[],"decisions":1,"metrics":{"a":"b"}}', "seat_metrics"),
        ('{"places":[],"scores":[],"decisions":1,"metrics":{"a":"b"},"seat_metrics":[],"table":0,"game":1}', "numbers"),
    ],
)
def test_damaged_line_is_reported_and_kept(arena: Arena, tmp_path: Path, line: str, problem: str) -> None:
    wanted = (*THREE_BOTS, "--games", "2", "--out", str(tmp_path))
    arena.results(*wanted)
    games = tmp_path / "games.jsonl"
    lines = games.read_text().splitlines()
    games.write_text("\n".join([lines[0], line, *lines[2:]]) + "\n")
    before = games.read_bytes()
    code, _, err = arena.quick(*wanted, "--resume")
    assert code == 2
    assert "games.jsonl, line 2" in err
    assert problem in err
    assert games.read_bytes() == before


def test_damaged_settings_are_rejected(arena: Arena, tmp_path: Path) -> None:
    wanted = (*THREE_BOTS, "--games", "2", "--out", str(tmp_path))
    arena.results(*wanted)
    (tmp_path / "tournament.json").write_text("{")
    code, _, err = arena.quick(*wanted, "--resume")
    assert (code, "does not contain valid tournament settings" in err) == (2, True)


def test_tournament_folder_is_locked(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    settings = Tournament("magpie", ("random", "random:"), 2).validated()
    with TournamentFolder(tmp_path, settings, False), pytest.raises(BastideError, match="another process"):
        TournamentFolder(tmp_path, settings, True)
    with TournamentFolder(tmp_path, settings, True) as store:
        assert list(store.finished_games()) == []


def test_non_empty_folder_is_rejected(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    code, _, err = arena.quick(*THREE_BOTS, "--games", "2", "--out", str(tmp_path))
    assert (code, "is not empty" in err) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "hoarder,nobody"), "unknown bot nobody"),
        (("--bots", "hoarder"), "a table for 2 needs at least 2 bots, not 1"),
        (("--bots", "hoarder,random", "--seats", "3"), "a table for 3 needs at least 3 bots, not 2"),
        (("--bots", "random,random"), "two different bots"),
        (("--bots", "hoarder,random", "--seats", "1"), "--seats must be a whole number of at least 2"),
        (("--bots", "a,b,c,d,e", "--seats", "5"), "magpie is for 2 to 4 players, not 5"),
        (("--bots", "hoarder,random", "--games", "0"), "--games must be a whole number of at least 1"),
        (("--bots", "hoarder,random", "--games", "many"), "--games must be a whole number of at least 1"),
        (("--bots", "hoarder,random", "--jobs", "0"), "--jobs must be a whole number of at least 1"),
        (("--bots", "hoarder,random", "--seed", "-1"), "a seed must be"),
        (
            ("--bots", "hoarder,random", "--option", "hand_size=9"),
            "hand_size must be a whole number from 1 to 3, not 9",
        ),
        (("--bots", "hoarder,random", "--option", "colour=red"), "unknown option colour"),
        (("--bots", "hoarder,random", "--resume"), "--resume needs --out"),
        ((), "missing --bots"),
    ],
)
def test_invalid_arguments_get_an_error_message(
    arena: Arena, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    out = () if "--resume" in arguments else ("--out", str(tmp_path / "t"))
    code, printed, err = arena.quick(*arguments, *out)
    assert (code, printed) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1
    assert not (tmp_path / "t").exists()


def test_validation_rejects_one_seat_or_no_games() -> None:
    with pytest.raises(BastideError, match="at least 2 seats"):
        Tournament("magpie", ("random", "random:"), 2, seats=1).validated()
    with pytest.raises(BastideError, match="at least 1"):
        Tournament("magpie", ("random", "random:"), 0).validated()


def test_earlier_games_count_like_new_ones() -> None:
    settings = Tournament("magpie", ("random", "random:"), 9).validated()
    kept: list[FinishedGame] = []
    whole = play_tournament(settings, on_game=kept.append)
    assert [game.index for game in kept] == list(range(9))
    for already in (0, 1, 5, 9):
        more: list[FinishedGame] = []
        assert (
            play_tournament(settings, earlier_games=kept[:already], on_game=more.append).to_json_data()
            == whole.to_json_data()
        )
        assert more == kept[already:]


# -- the report --------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(("language", "direction"), [("en", "ltr"), ("he", "rtl"), ("de", "ltr"), ("cs", "ltr")])
def test_report_is_well_formed_html(arena: Arena, tmp_path: Path, language: str, direction: str) -> None:
    arena.results(*THREE_BOTS, "--games", "6", "--out", str(tmp_path), "--lang", language)
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = ET.fromstring(text.partition("\n")[2])
    assert (page.get("lang"), page.get("dir")) == (language, direction)
    sections = [section.get("id") for section in page.iter("section")]
    assert sections == [
        "standings", "ratings", "shares", "cross", "scores", "lengths", "measures", "favourites", "settings",
    ]  # fmt: skip
    words = "".join(page.itertext())
    assert "tournament-" not in words, "a message is missing"
    assert "magpie-" not in words, "a message is missing"
    assert "{$" not in words
    assert "hoarder,random,tosser" in words
    for element in page.iter():
        for name in ("src", "href"):
            assert element.get(name) is None, "the page needs nothing from outside"
    assert "url(" not in text
    assert "@import" not in text
    charts = [svg for svg in page.iter(SVG) if (svg.get("class") or "").startswith("chart")]
    assert len([svg for svg in charts if "histogram" in (svg.get("class") or "")]) == 4
    assert len([svg for svg in charts if "bar" in (svg.get("class") or "").split()]) == 6
    for svg in charts:
        title = svg.find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text, "every chart says in words what it shows"


def test_markup_escapes_text() -> None:
    assert tag("p", "<b> & 'c'", title='a "quote"') == (
        '<p title="a &quot;quote&quot;">&lt;b&gt; &amp; &#x27;c&#x27;</p>'
    )
    assert tag("p", tag("b", "1"), class_="x", stroke_width=2) == '<p class="x" stroke-width="2"><b>1</b></p>'


@pytest.mark.parametrize(
    ("values", "low", "width", "high"),
    [([5], 1, 1, 10), ([0, 39], 0, 1, 39), ([0, 40], 0, 2, 41), ([-7, 70], -8, 2, 71), ([3, 1000], 0, 50, 1049)],
)
def test_bins_have_round_widths(values: list[int], low: int, width: int, high: int) -> None:
    bins = Bins.covering(values)
    assert (bins.low, bins.width, bins.high) == (low, width, high)
    counted = bins.count_values(Counter(values))
    assert (len(counted), sum(counted)) == (bins.count, len(values))
    assert bins.count <= 40


def test_scale_stays_within_chart() -> None:
    scale = Scale(-10, 10)
    assert [scale.x_position(value) for value in (-20, -10, 0, 10, 20)] == ["0.0", "0.0", "500.0", "1000.0", "1000.0"]
    assert Scale(3, 3).x_position(3) == "500.0"


def test_weight_file_digest_is_a_setting(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("city = 2\n")
    [source] = Tournament("carcassonne", (f"weights:{mine}", "random"), 50).validated().bot_files
    assert (source.bot, source.text) == (f"weights:{mine}", "city = 2\n")
