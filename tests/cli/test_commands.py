"""The command line as users see it: output, exit codes and all error messages."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from complete_languages import COMPLETE_LANGUAGES
from hang_limit import HANG_LIMIT_SECONDS
from linux_processes import children_of

from bastide import __version__
from bastide._compiled_module_selection import is_compiled
from bastide.cli.app import COMMANDS, run_command_line
from bastide.cli.terminal_output import os_error_text
from bastide.cli.translated_commands import reset_language, set_language
from bastide.core import Recorder, get_game, parse_record
from bastide.locale import Catalogue
from bastide.puzzles import get_pack, read_pack, write_pack
from bastide.teaching.lesson_files import get_lessons

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


class CommandResult:
    """Result of a finished command."""

    def __init__(self, result: subprocess.CompletedProcess[str]) -> None:
        self.code = result.returncode
        self.out = result.stdout
        self.err = result.stderr

    def json(self) -> Any:
        return json.loads(self.out)


def run_process(*arguments: str, **environment: str) -> CommandResult:
    """Run a command in its own process, where the process, its environment or its workers are tested."""
    command = [sys.executable, "-m", "bastide", *arguments]
    environment = {**ENVIRONMENT, **environment}
    result = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=HANG_LIMIT_SECONDS)
    return CommandResult(result)


class CommandRunner:
    """Runs commands in this process, because another one takes half a second to start."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: str, answers: str = "", **environment: str) -> CommandResult:
        with self._monkeypatch.context() as patch:
            for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "100", **environment}.items():
                patch.setenv(name, value)
            patch.setattr(sys, "stdin", io.StringIO(answers))
            code = run_command_line(arguments)
        output = self._capsys.readouterr()
        return CommandResult(subprocess.CompletedProcess(arguments, code, output.out, output.err))


@pytest.fixture
def bastide(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[CommandRunner]:
    yield CommandRunner(capsys, monkeypatch)
    reset_language()


def test_version_shows_build() -> None:
    done = run_process("--version")
    assert done.out.startswith(f"Bastide {__version__} ({'compiled' if is_compiled() else 'pure Python'}")
    assert "(pure Python" in run_process("--version", BASTIDE_PURE="1").out


def test_help_is_translated(bastide: CommandRunner) -> None:
    assert "Commands:" in bastide("--help").out
    assert "Befehle:" in bastide("--lang", "de", "--help").out
    assert "Příkazy:" in bastide("--help", LC_ALL="cs_CZ.UTF-8").out
    assert "פקודות:" in run_process("--help", LC_ALL="he_IL.UTF-8").out
    assert "Anzahl der Partien" in bastide("simulate", "--lang", "de", "--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(bastide: CommandRunner, command: str) -> None:
    done = bastide(command, "--help")
    assert done.code == 0
    assert f"bastide {command}" in done.out.partition("Examples:")[2]
    assert "cli-" not in done.out, "a message is missing"
    assert max(len(line) for line in done.out.splitlines()) <= 80


def test_help_of_shared_options_and_defaults(bastide: CommandRunner) -> None:
    """A message of the same name, such as the help inside a game, is not taken for the help of an option."""
    assert re.search(r"-h, --help +Show this help\n", bastide("play", "--help").out)
    assert re.search(r"--theme THEME +Only puzzles on this theme\n", bastide("puzzle", "--help").out)
    assert "Minutes to run (default: 3)" in bastide("improve", "--help").out


@pytest.mark.parametrize(
    ("language", "lead"), [("en", r"[+-]\d+\.\d points"), ("de", r"Punktabstand im Schnitt [+-]\d+,\d\.")]
)
def test_puzzle_shows_point_leads_in_the_format_of_the_language(
    bastide: CommandRunner, language: str, lead: str
) -> None:
    assert re.search(lead, bastide("--lang", language, "puzzle", "dominion", answers="1\n").out)


def test_puzzle_shows_points_and_cards_and_says_what_reasons_compare(bastide: CommandRunner) -> None:
    puzzle = next(each for each in get_pack("dominion").puzzles if len(each.steps[0].best_notations) == 1)
    out = bastide("--lang", "en", "puzzle", "dominion", puzzle.id, answers="1\n").out
    scores = puzzle.position(get_game("dominion")).scores()
    assert f"Points now: Player 1 {scores[0]}, Player 2 {scores[1]}" in out
    assert re.search(r"All cards of Player 2: .*Copper", out)
    best, rival, *others = puzzle.steps[0].answers
    assert f"Compared with {rival.notation}: " in out
    assert out.count(f"With {best.notation} instead: ") == 1 + len(others)


def test_puzzle_search_adds_to_a_file(bastide: CommandRunner, tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    before = get_pack("seven_wonders").puzzles[:2]
    write_pack(path, before)
    options = ("--games", "1", "--seed", "3", "--append", "--out", str(path), "--json")
    found = bastide("puzzles", "seven_wonders", *options).json()
    puzzles = read_pack(path)
    assert {puzzle.id for puzzle in before} <= {puzzle.id for puzzle in puzzles}
    assert (found["games"], found["puzzles"]) == (1, len(puzzles))
    assert found["fell_out"] == sum(found["rejected"].values()) == found["glances"] - (len(puzzles) - 2)


def test_games_lists_installed_games(bastide: CommandRunner) -> None:
    assert "Magpie" in bastide("games").out
    listed = bastide("games", "--json").json()
    magpie = next(game for game in listed if game["id"] == "magpie")
    assert magpie["options"][0]["type"] == "number"
    assert "random" in magpie["bots"]


def test_broken_plugin_does_not_hide_other_games(tmp_path: Path) -> None:
    metadata = tmp_path / "broken-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[bastide.games]\nbroken = no_such_module:GAME\n")
    done = run_process("games", "--json", PYTHONPATH=str(tmp_path))
    assert "can\u2019t load the game broken" in done.err
    assert "magpie" in done.out
    assert run_process("bench", "broken", PYTHONPATH=str(tmp_path)).code == 2


def test_components_lists_names(bastide: CommandRunner) -> None:
    assert "Crown" in bastide("components", "magpie", "trinkets").out
    listed = bastide("components", "magpie", "trinkets", "--json").json()
    assert listed[4] == {
        "id": "crown",
        "names": {"en": "Crown", "he": "כתר", "de": "Krone", "cs": "Koruna"},
        "worth": 5,
        "count": 3,
        "texts": {"en": "Worth 5.", "he": "שווה 5.", "de": "Zählt 5.", "cs": "Je za 5 bodů."},
    }


@pytest.mark.parametrize("coins", ["²", "9" * 5000])
def test_record_with_invalid_move_diverges(bastide: CommandRunner, tmp_path: Path, coins: str) -> None:
    recorder = Recorder(get_game("seven_wonders"), 3, {"sides": "day"}, 1)
    for player in range(3):
        recorder.apply(player, recorder.state.legal_actions(player)[-1])
    text = recorder.to_record().to_text()
    file = tmp_path / "game.record"
    file.write_text(re.sub(r"^1 .*$", f"1 build baths paying left {coins}", text, flags=re.MULTILINE))
    done = bastide("replay", str(file))
    assert done.code == 1
    assert "Traceback" not in done.err
    assert "2" in done.out.splitlines()[-1]  # the diverging action


@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
def test_components_show_printed_text(bastide: CommandRunner, language: str) -> None:
    """At 80 columns: cost, effects and chains of each card; both sides of each board with the costs of its stages."""
    words = Catalogue(language)
    done = bastide("components", "seven_wonders", "cards", "--lang", language, COLUMNS="80")
    assert max(map(len, done.out.splitlines())) <= 80
    entries = re.split(r"\n(?=\S)", done.out.strip())
    assert len(entries) == 80
    (walls,) = [" ".join(entry.split()) for entry in entries if "(walls)" in entry]
    for said in (
        words.translate("seven_wonders-card-walls"),
        words.translate_for_game("seven_wonders", "table-cost", {"coins": 0, "resources": ["stone"] * 3}),
        words.translate("seven_wonders-card-walls.text"),
    ):
        assert said in walls
    done = bastide("components", "seven_wonders", "boards", "--lang", language, COLUMNS="80")
    assert max(map(len, done.out.splitlines())) <= 80
    entries = re.split(r"\n(?=\S)", done.out.strip())
    (gizah,) = [" ".join(entry.split()) for entry in entries if "(gizah)" in entry]
    assert words.translate("seven_wonders-board-gizah.day") in gizah
    assert words.translate("seven_wonders-board-gizah.night") in gizah


def test_question_mark_shows_a_card(bastide: CommandRunner) -> None:
    """By id or translated name, in any game; rejected answers come with the reason."""
    table = ["play", "seven_wonders", "--seed", "3", "--bots", "easy,easy", "--option", "sides=day", "--lang", "de"]
    done = bastide(*table, answers="? glashütte\n?Gizah\n? xyzzy\nbuild palace\nbuild nonsense\nquit\n")
    assert "(glassworks-1)" in done.out
    assert "Erzeugt in jedem Zug 1 Glas." in done.out
    assert "(gizah)" in done.out
    assert "„xyzzy“ ist keine Karte, kein Spielplan und kein Plättchen dieses Spiels." in done.err
    assert "Diese Karte hast du nicht auf der Hand: Palast." in done.err
    assert "„build nonsense“ steht nicht zur Wahl." in done.err
    done = bastide("play", "magpie", "--seed", "3", answers="? crown\nquit\n")
    assert "Crown (crown)" in done.out


def test_hint_shows_actions_and_reasons(bastide: CommandRunner) -> None:
    """The command is accepted in English and in the reader's language, and gives the same answer twice."""
    table = ["play", "seven_wonders", "--seed", "3", "--bots", "easy,easy", "--option", "sides=day", "--lang", "de"]
    done = bastide(*table, answers="hint\ntipp\nquit\n")
    hints = re.findall(r"^(?:> )?(?:build|stage|sell) .* \(\d+ % ± \d+\)$", done.out, re.MULTILINE)
    assert len(hints) >= 4
    first, second = hints[: len(hints) // 2], hints[len(hints) // 2 :]
    assert [line.removeprefix("> ") for line in first] == [line.removeprefix("> ") for line in second]
    assert len(re.findall(r"^für die Siegchance zählt: Punkte .*: \d+ \(", done.out, re.MULTILINE)) == 2


def test_dominion_cards_as_json(bastide: CommandRunner) -> None:
    listed = bastide("components", "dominion", "cards", "--json").json()
    cards = {card["id"]: card for card in listed}
    assert (cards["platinum"]["coins"], cards["curse"]["points"], cards["gardens"]["point_per_cards"]) == (5, -1, 10)
    for card in cards.values():
        assert set(card["names"]) == set(card["texts"]) == {"en", "he", "de", "cs"}
    assert "ממנו" in cards["mine"]["texts"]["he"]
    assert cards["mine"]["texts_1e"]["en"].startswith("Trash a Treasure")


def simulate(run: Callable[..., CommandResult], *more: str) -> dict[str, Any]:
    done = run("simulate", "magpie", "--bots", "random,random,random", "--games", "150", "--json", *more)
    assert (done.code, done.err) == (0, "")
    return dict(done.json())


def test_simulate_json_output(bastide: CommandRunner) -> None:
    data = simulate(bastide, "--seed", "4", "--option", "hand_size=1", "--metrics")
    assert set(data) == {
        "game", "games", "seed", "options", "rotate", "seconds", "games_per_second", "decisions", "seats", "metrics",
    }  # fmt: skip
    assert (data["game"], data["games"], data["seed"], data["options"]) == ("magpie", 150, 4, {"hand_size": 1})
    assert data["decisions"] == 150 * 15
    keys = {"bot", "wins", "shared", "wins_interval", "shared_interval", "mean_score", "sd_score", "metrics"}
    assert [set(seat) for seat in data["seats"]] == [keys] * 3
    assert set(data["metrics"]["tossed"]) == {"mean", "sd"}


def same_results(a: dict[str, Any], b: dict[str, Any]) -> bool:
    timing = ("seconds", "games_per_second")
    return all(a[key] == b[key] for key in a if key not in timing)


def test_simulation_does_not_depend_on_process_count(bastide: CommandRunner) -> None:
    for more in ([], ["--metrics"]):
        one = simulate(bastide, "--seed", "7", *more)
        assert same_results(one, simulate(run_process, "--seed", "7", "--jobs", "2", *more))
        assert bool(one["metrics"]) == bool(more)
    assert not same_results(one, simulate(bastide, "--seed", "8"))


def test_rotate_balances_seat_advantage(bastide: CommandRunner) -> None:
    assert simulate(bastide, "--rotate")["seats"] != simulate(bastide)["seats"]


def test_simulate_text_output(bastide: CommandRunner) -> None:
    done = bastide("simulate", "magpie", "--bots", "random,random", "--games", "20", "--metrics")
    assert "Trinkets stashed" in done.out
    assert "20 games in" in done.out
    assert done.err == ""


def test_metric_is_shown_only_where_it_applies(bastide: CommandRunner) -> None:
    """Random play rarely gets a Province; Big Money always does."""
    done = bastide("simulate", "dominion", "--bots", "random,big_money", "--games", "3", "--seed", "1", "--metrics")
    assert (done.code, done.err) == (0, "")
    random, money = (line for line in done.out.splitlines() if line.strip().startswith(("random", "big_money")))
    assert random.split().count("-") > money.split().count("-")


def test_soak_passes_for_valid_game(bastide: CommandRunner, tmp_path: Path) -> None:
    done = run_process("soak", "magpie", "--games", "12", "--jobs", "2", "--out", str(tmp_path))
    assert (done.code, done.out) == (0, "12 games, 180 decisions: no problems found\n")
    data = bastide(
        "soak", "magpie", "--games", "3", "--option", "hand_size=3", "--option", "players=4", "--json"
    ).json()
    assert data["found"] == []


FAULTY_GAME = """
import bastide_magpie.game as magpie
from bastide.cli import main

sound = magpie.MagpieState.broken_invariants
magpie.MagpieState.broken_invariants = lambda self: sound(self) + (["too many nests"] if len(self.heap) > 4 else [])
main()
"""


def test_soak_writes_record_of_fault(bastide: CommandRunner, tmp_path: Path) -> None:
    script = tmp_path / "faulty.py"
    script.write_text(FAULTY_GAME)
    command = [sys.executable, str(script), "soak", "magpie", "--games", "5", "--out", str(tmp_path / "found")]
    done = CommandResult(
        subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, timeout=HANG_LIMIT_SECONDS)
    )
    assert done.code == 1
    assert "all invariants hold: too many nests" in done.out
    records = sorted((tmp_path / "found").glob("soak-magpie-0-*.record"))
    assert len(records) == 5
    assert bastide("replay", str(records[0]), "--verify").out.startswith("exact:")


def test_bench_output(bastide: CommandRunner) -> None:
    data = bastide("bench", "magpie", "--seconds", "0.1", "--json").json()
    assert set(data["magpie"]) == {"players", "games_per_second", "decisions_per_second", "clone_us", "compiled"}
    assert data["magpie"]["decisions_per_second"] > 100
    assert data["magpie"]["compiled"] is is_compiled()


def test_play_continues_a_record(bastide: CommandRunner, tmp_path: Path) -> None:
    """The new record starts with the earlier actions and replays exactly; invalid positions are rejected."""
    before, after = tmp_path / "before.record", tmp_path / "after.record"
    bastide("play", "magpie", "--seed", "3", "--record", str(before), answers="1\n1\nquit\n")
    moves = [line for line in before.read_text().splitlines() if line[:2] in ("0 ", "1 ")]
    assert len(moves) >= 3
    going = ["play", "--from", str(before), "--at", "2", "--record", str(after)]
    assert bastide(*going, answers="1\n" * 40).code == 0
    written = [line for line in after.read_text().splitlines() if line[:2] in ("0 ", "1 ")]
    assert written[:2] == moves[:2]
    assert len(written) > len(moves)
    assert bastide("replay", str(after), "--verify").code == 0
    for more, complaint in (
        (["--at", "9999"], "--at must be between"),
        (["--bots", "random,random"], "this game had 2 players"),
        (["--seed", "4"], "--seed and --option can\u2019t be used"),
        (["--seat", "5"], "seat 5 doesn\u2019t exist"),
    ):
        done = bastide("play", "--from", str(before), *more)
        assert done.code == 2
        assert complaint in done.err
    assert "this is a record of magpie" in bastide("play", "dominion", "--from", str(before)).err
    over = bastide("play", "--from", str(after))
    assert "the game is over" in over.err


def test_play_accepts_numbers_words_and_prefixes(bastide: CommandRunner, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    answers = "?\nfly away\n\u00b2\nstash ring\n" + "1\n" * 20
    done = bastide("play", "magpie", "--seed", "3", "--name", "Ruth", "--record", str(record), answers=answers)
    assert done.code == 0
    assert "Type the number" in done.out
    assert "is not one of the choices" in done.err
    assert "Ruth stashes: Ring." in done.out
    assert "1. " in done.out.splitlines()[-3] + done.out.splitlines()[-2]
    written = parse_record(record.read_text())
    assert written.seats == ["Ruth", "bot random 1"]
    assert bastide("replay", str(record), "--verify").code == 0
    output = bastide("replay", str(record)).out
    assert "Ruth: stash ring" in output
    assert output.rstrip().endswith("all digests match")


def test_leaving_a_game_writes_its_record(bastide: CommandRunner, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    done = bastide("play", "magpie", "--seed", "3", "--record", str(record), answers="1\nquit\n")
    assert done.code == 130
    assert "stopped" in done.err
    data = bastide("replay", str(record), "--json").json()
    assert (data["verdict"], data["actions"], data["finished"]) == ("exact", 2, False)


def test_end_of_input_stops_the_game(bastide: CommandRunner) -> None:
    assert bastide("play", "magpie", answers="").code == 130


def test_edited_record_is_detected(bastide: CommandRunner, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    bastide("play", "magpie", "--seed", "3", "--record", str(record), answers="1\n" * 20)
    record.write_text(record.read_text().replace("seed: 3", "seed: 4"))
    done = bastide("replay", str(record), "--verify")
    assert done.code == 1
    assert done.out.startswith("diverged at action ")
    assert bastide("replay", str(record)).code == 1


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("simulat magpie", "simulate"),
        ("dev chek", "check"),
        ("simulate dominon", "dominion"),
        ("simulate dominion --bots big_mony,random", "big_money"),
    ],
)
def test_unknown_word_gets_a_suggestion(bastide: CommandRunner, line: str, meant: str) -> None:
    done = bastide(*line.split())
    assert done.code == 2
    assert f"did you mean {meant}?" in done.err


@pytest.mark.parametrize(
    ("option", "name"), [("--out", "games.parquet"), ("--report", "games.html"), ("--records", "games.zip")]
)
def test_missing_folder_is_called_a_missing_folder(
    bastide: CommandRunner, tmp_path: Path, option: str, name: str
) -> None:
    folder = tmp_path / "none"
    wanted = folder / name
    done = bastide("simulate", "magpie", "--bots", "random,random", "--games", "1", option, str(wanted))
    assert (done.code, done.err.strip()) == (2, f"error: {folder}: folder not found")
    missing = bastide("replay", str(tmp_path / "none.record"))
    assert missing.err.strip() == f"error: {tmp_path / 'none.record'}: file not found"


def test_divergence_names_the_rules_of_the_record(bastide: CommandRunner, tmp_path: Path) -> None:
    recorder = Recorder(get_game("magpie"), 2, {}, 1)
    recorder.apply(0, recorder.state.legal_actions(0)[0])
    text = recorder.to_record().to_text().replace("rules: 1", "rules: 0").replace("\n0 ", "\n0 un", 1)
    file = tmp_path / "old.record"
    file.write_text(text, encoding="utf-8")
    done = bastide("replay", str(file))
    assert done.code == 1
    assert done.out.splitlines()[-1].endswith("(recorded with rules version 0, now version 1)")


def test_completion_scripts() -> None:
    for shell in ("bash", "zsh", "fish"):
        assert "_BASTIDE_COMPLETE" in run_process("completion", shell).out
    offered = run_process(_BASTIDE_COMPLETE="bash_complete", COMP_WORDS="bastide simulate mag", COMP_CWORD="2").out
    assert "magpie" in offered
    offered = run_process(
        _BASTIDE_COMPLETE="bash_complete", COMP_WORDS="bastide simulate magpie --bots r", COMP_CWORD="4"
    ).out
    assert "random" in offered


TWO_RANDOM = ("simulate", "magpie", "--bots", "random,random")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "magpi", "--bots", "random,random"], "unknown game magpi; did you mean magpie? Available: "),
        (
            ["simulate", "magpie", "--bots", "random,rand"],
            "unknown bot rand for magpie; did you mean random? Available: random",
        ),
        (["simulate", "magpie", "--bots", "random:3,random"], "bot random takes no settings"),
        (["simulate", "magpie", "--bots", "random"], "magpie is for 2 to 4 players, not 1"),
        (["simulate", "magpie", "--bots", "r,r,r,r,r"], "magpie is for 2 to 4 players, not 5"),
        ([*TWO_RANDOM, "--games", "-3"], "--games must be a whole number of at least 1"),
        ([*TWO_RANDOM, "--games", "many"], "--games must be a whole number"),
        ([*TWO_RANDOM, "--jobs", "0"], "--jobs must be a whole number of at least 1"),
        ([*TWO_RANDOM, "--seed", "x"], "a seed must be a whole number"),
        ([*TWO_RANDOM, "--seed", "-1"], "a seed must be a whole number"),
        ([*TWO_RANDOM, "--option", "hand_size"], "write options as NAME=VALUE"),
        ([*TWO_RANDOM, "--option", "hand_size=9"], "hand_size must be a whole number from 1 to 3, not 9"),
        ([*TWO_RANDOM, "--option", "hat=9"], "unknown option hat; available: hand_size"),
        (["simulate", "magpie"], "missing --bots"),
        (["simulate"], "missing GAME"),
        (["simulate", "magpie", "--bot", "x"], "unknown option --bot; did you mean --bots? See --help"),
        (["simulate", "magpie", "--zzz", "x"], "unknown option --zzz; see --help"),
        ([*TWO_RANDOM, "--option", "hand_size=1", "--option", "hand_size=2"], "option hand_size is given twice"),
        ([*TWO_RANDOM, "--rows", "decision"], "--rows needs --out FILE"),
        ([*TWO_RANDOM, "--out", "games.csv"], "--out writes Parquet; name the file games.parquet"),
        ([*TWO_RANDOM, "--out", "games.npz"], "--out writes Parquet; name the file games.parquet"),
        (["rules", "dominion", "Smithee"], "have no topic Smithee; did you mean Smithy? Topics: first"),
        (["rules", "dominion", "xyzzy"], "have no topic xyzzy; topics: first"),
        (["tasks", "dominion-bigmony-v1"], "unknown task dominion-bigmony-v1; did you mean dominion-bigmoney-v1?"),
        (
            ["openings", "gold+silver", "silver+silver"],
            "gold+silver is too expensive: the first two hands have",
        ),
        (["openings", "silver", "smithy"], "an opening has two cards, such as silver+silver, not silver"),
        (
            ["simulate", "dominion", "--bots", "random,random", "--option", "edition=1", "--option", "kingdom=artisan"],
            "artisan is not in edition 1 of the base game; choose edition=2, or set mix_editions=yes",
        ),
        (["soak", "magpie", "--option", "players=7"], "magpie is for 2 to 4 players, not 7"),
        (["soak", "magpie", "--option", "players=x"], "players must be a whole number of at least 1"),
        (["soak", "magpie", "--option", "hat=random"], "unknown option hat"),
        (["bench", "magpie", "--seconds", "nan"], "--seconds must be a number from 0.1 to 3600, not nan"),
        (["bench", "magpie", "--seconds", "inf"], "--seconds must be a number from 0.1 to 3600, not inf"),
        ([*TWO_RANDOM, "--seed", "\u00b2"], "a seed must be a whole number"),
        ([*TWO_RANDOM, "--seed", "9" * 5000], "a seed must be a whole number"),
        (["play", "magpie", "--name", " "], "a name must be a single line of text"),
        (["play", "magpie", "--record", "/no/such/folder/x.record"], "/no/such/folder: folder not found"),
        (["play", "magpie", "--at", "2"], "--at needs --from"),
        (["play", "magpie", "--seat", "2"], "seat 2 doesn\u2019t exist; seats are numbered 0 to 1"),
        (["play", "magpie", "--bots", "nobody"], "unknown bot nobody"),
        (["components", "magpie", "cards"], "magpie has no cards; available: trinkets"),
        (["replay", "no-such-file.record"], "no-such-file.record: "),
        (["replay", "."], ".: "),
        (["bench", "chess"], "unknown game chess"),
        (["completion", "tcsh"], "tcsh"),
        (["dance"], "unknown command dance; available: serve, admin, backup"),
        (["--lang", "xx", "games"], "unknown language xx; available: en, cs, de"),
    ],
)
def test_invalid_arguments_print_one_line(bastide: CommandRunner, arguments: list[str], complaint: str) -> None:
    done = bastide(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("error: ")
    assert done.err.count("\n") == 1
    assert complaint in done.err


def test_errors_are_translated(bastide: CommandRunner) -> None:
    assert bastide("--lang", "de", "bench", "chess").err.startswith("Fehler: Es gibt kein Spiel chess")


def test_os_errors_are_translated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file, a folder, a binary file, an address in use."""
    noise = tmp_path / "noise.txt"
    noise.write_bytes(b"\xff\xfe\x89")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = {
            "missing": ("simulate", "dominion", "--bots", f"buylist:{tmp_path / 'none.txt'},random"),
            "no-text": ("simulate", "dominion", "--bots", f"buylist:{noise},random"),
            "folder": ("simulate", "seven_wonders", "--bots", f"weights:{tmp_path},random,random"),
            "taken": ("serve", "--host", "127.0.0.1", "--port", port, "--database", f"sqlite:///{tmp_path / 'a.db'}"),
        }
        for language in COMPLETE_LANGUAGES:
            for kind, command in refused.items():
                assert run_command_line(["--lang", language, *command]) == 2
                said = Catalogue(language).translate("cli-system", {"kind": kind, "number": 0})
                assert said in capsys.readouterr().err, (language, kind)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EADDRNOTAVAIL, 9999])
def test_os_error_text_is_never_shown_untranslated(number: int) -> None:
    output = {}
    for language in COMPLETE_LANGUAGES:
        set_language(language)
        output[language] = os_error_text(OSError(number, os.strerror(number)))
        assert os.strerror(number) not in output[language]
    reset_language()
    assert len(set(output.values())) == len(COMPLETE_LANGUAGES)
    assert ("9999" in output["he"]) == (number == 9999)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"", "not a game record"),
        (b"\xff\xfe\x00", "not a game record"),
        (b"bastide record 9\n", "has format 9"),
        (b"bastide record 1\ngame: magpie\nrules: 1\nseed: 1\nseat: a\nseat: b\n\n0 stash ring\n", "incomplete"),
        (b"bastide record 1\ngame: chess\nrules: 1\nseed: 1\nseat: a\n\nend 0 0\n", "unknown game chess"),
    ],
)
def test_replay_rejects_non_records(bastide: CommandRunner, tmp_path: Path, text: bytes, complaint: str) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(text)
    done = bastide("replay", str(path))
    assert (done.code, done.out) == (2, "")
    assert complaint in done.err


LONG_SIMULATION = (*TWO_RANDOM, "--games", "100000000", "--jobs", "2")
#: Sends SIGINT during every fork of a worker.
SIGINT_DURING_FORK = """
import os, signal, sys
from bastide.cli.app import run_command_line
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGINT))
sys.exit(run_command_line(sys.argv[1:]))
"""


@contextmanager
def started_process(*command: str) -> Iterator[subprocess.Popen[str]]:
    """Start a process in its own group, which is always killed afterwards."""
    process = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_ctrl_c_stops_cleanly() -> None:
    with started_process("-m", "bastide", *LONG_SIMULATION) as process:
        deadline = time.monotonic() + HANG_LIMIT_SECONDS
        while not children_of(process.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=HANG_LIMIT_SECONDS)
        assert (process.returncode, out, err.strip()) == (130, "", "error: stopped")
        with pytest.raises(ProcessLookupError):
            os.killpg(process.pid, 0)


def test_ctrl_c_is_not_lost_while_workers_are_forking() -> None:
    with started_process("-c", SIGINT_DURING_FORK, *LONG_SIMULATION) as process:
        out, err = process.communicate(timeout=HANG_LIMIT_SECONDS)
        assert (process.returncode, out, err.strip()) == (130, "", "error: stopped")


def test_closed_pipe_is_not_an_error() -> None:
    script = f"{sys.executable} -m bastide games --json | head -n 1"
    done = CommandResult(
        subprocess.run(
            ["bash", "-c", script], capture_output=True, text=True, env=ENVIRONMENT, timeout=HANG_LIMIT_SECONDS
        )
    )
    assert (done.out, done.err) == ("[\n", "")


def test_rules_command(bastide: CommandRunner) -> None:
    listed = bastide("rules", "carcassonne").out.splitlines()
    assert listed[0].split() == ["first", "Your", "first", "game", "in", "five", "minutes"]
    first = bastide("rules", "dominion", "first").out
    assert "You played Village" in first
    assert "Player 1" in first, "an example is drawn with letters"
    assert bastide("rules", "dominion", "Throne Room").out == bastide("rules", "dominion", "card-throne_room").out
    assert bastide("rules", "carcassonne", "refuse-occupied").out.startswith("Claimed features\n================\n")
    assert bastide("--lang", "de", "rules", "seven_wonders", "Forschung").out.startswith("Forschung\n=========\n")
    assert "1 + 1 + 1 + 7 = 10" in bastide("rules", "seven_wonders", "science").out
    assert bastide("rules", "dominion", "moat", "--json").json()["id"] == "card-moat"


def test_learn_command(bastide: CommandRunner) -> None:
    listed = bastide("learn", "carcassonne").out.splitlines()
    assert listed[0].split(maxsplit=1) == ["laying", "Placing a tile"]
    assert [line.split()[0] for line in listed] == list(get_lessons("carcassonne"))
    assert "strategy-beginner      First principles (Beginner)" in listed
    taken = bastide("learn", "dominion", "actions", answers="play smithy\nplay village\nhint\n2\nplay smithy\n")
    assert taken.code == 0
    output = " ".join(taken.out.split())
    assert "Start with the card that gives Actions." in output
    assert output.count("draws three cards but gives no Action") == 2
    assert output.endswith("Lesson complete!")
    answers = "place base_u_road_ew at 2,0 north\nplace base_e_city_n at 0,-1 east\nquit\n"
    german = bastide("--lang", "de", "learn", "carcassonne", "laying", answers=answers)
    assert "Wähle den Platz nördlich von ihr" in " ".join(german.out.split())
    assert "has no lesson" in bastide("learn", "dominion", "../turn").err


def test_rules_command_rejects_unknown_topic(bastide: CommandRunner) -> None:
    done = bastide("rules", "dominion", "chess")
    assert (done.code, done.out) == (2, "")
    assert "have no topic chess" in done.err
    assert "first, setup" in done.err
    assert "no rules pages" in bastide("rules", "magpie").err
