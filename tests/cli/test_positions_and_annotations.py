"""Positions as text and annotated records on the command line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES
from terminal_commands import Terminal

from bastide.core import GameNode, Recorder, get_game

HAND = "hand 0: village smithy copper*3 | deck 0: gold estate*4"
POSITION = f"game: dominion | {HAND}"


def annotated_record() -> GameNode:
    recorder = Recorder(get_game("magpie"), 2, {}, 3, ["Ruth", "Noam"])
    for player, text in [(0, "stash coin"), (1, "toss coin"), (0, "stash ring")]:
        recorder.apply(player, recorder.state.parse_action(player, text))
    root = GameNode.from_record(recorder.to_record())
    root.comment = "A quick game"
    first, second, _ = root.mainline()
    second.marks.update(["bad", "interesting"])
    second.comment = "Why?\nBell: \a\x1b[31m"
    other = first.add_variation("stash coin")
    other.marks.add("good")
    other.add_variation("stash ring")
    other.add_variation("toss ring").comment = "or this"
    return root


def test_position_is_drawn_from_text_and_file(terminal: Terminal, tmp_path: Path) -> None:
    code, picture, _ = terminal.run("draw", "--position", POSITION, "--seat", "0")
    assert code == 0
    assert picture.startswith("<svg")
    file = tmp_path / "position.txt"
    file.write_text(POSITION.replace(" | ", "\n"), encoding="utf-8")
    assert terminal.run("draw", "--position", str(file), "--seat", "0") == (0, picture, "")
    _, hidden, _ = terminal.run("draw", "--position", POSITION)
    assert "Smithy" in picture
    assert picture != hidden


def test_position_is_analysed(terminal: Terminal) -> None:
    _, out, _ = terminal.run("analyse", "--position", POSITION, "--iterations", "40", "--json")
    data = json.loads(out)
    assert "at" not in data
    assert {each["notation"] for each in data["actions"]} == {"play village", "play smithy", "end actions"}
    code, out, _ = terminal.run("analyse", "--position", POSITION, "--iterations", "40")
    assert code == 0
    assert out.startswith("for Player 1:")


def test_position_is_played_to_the_end(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    state = get_game("magpie").new_state(2, seed=3)
    code, out, err = terminal.run("play", "--position", state.position(), "--bots", "random", "--name", "Ruth")
    assert (code, err) == (0, "")
    assert "Ruth: " in out.splitlines()[-1] + out.splitlines()[-2]


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["draw"], "FILE"),
        (["analyse", "game.record"], "game.record"),
        (["draw", "game.record", "--position", POSITION], "FILE"),
        (["draw", "--at", "3", "--position", POSITION], "--at"),
        (["play", "--record", "x.record", "--position", POSITION], "--record"),
        (["play", "--from", "x.record", "--position", POSITION], "--from"),
        (["play", "--seed", "1", "--position", POSITION], "--seed"),
        (["play", "--position", "no-such-file.txt"], "no-such-file.txt"),
        (["play", "--position", HAND], "game: ID"),
        (["play", "carcassonne", "--position", POSITION], "dominion"),
        (["play", "--bots", "random,random", "--position", POSITION], "2"),
        (["draw", "--position", "game: dominion | hand 0: cooper"], "26"),
        (["draw", "--position", "game: chess"], "chess"),
        (["draw", "--position", POSITION, "--seat", "5"], "5"),
        (["analyse", "--position", POSITION, "--seat", "5"], "5"),
        (["draw", "--position", "x" * 5000], "xxx"),
        (["draw", "--position", "\0"], ""),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_wrong_use_is_explained(terminal: Terminal, language: str, arguments: list[str], shown: str) -> None:
    code, out, err = terminal.run("--lang", language, *arguments)
    assert (code, out) == (2, "")
    assert shown in err
    assert "Traceback" not in err


def test_replay_prints_annotations(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(annotated_record().to_record().to_text(), encoding="utf-8")
    code, out, _ = terminal.run("replay", str(file))
    assert code == 0
    lines = [line for line in out.splitlines() if not line.startswith("    Ruth ") and not line.startswith("    Noam ")]
    assert lines[:14] == [
        "# A quick game",
        "Ruth: stash coin",
        "Noam: toss coin (bad, interesting)",
        "    # Why?",
        "    # Bell:   [31m",
        "    instead:",
        "        Noam: stash coin (good)",
        "        Ruth: stash ring",
        "        instead:",
        "            Ruth: toss ring",
        "                # or this",
        "Ruth: stash ring",
        "",
        *lines[13:14],
    ]
    assert terminal.run("replay", str(file), "--verify")[1] == "exact: 3 actions, all digests match\n"
    assert "stattdessen:" in terminal.run("--lang", "de", "replay", str(file))[1]


def test_replay_hides_illegal_variations(terminal: Terminal, tmp_path: Path) -> None:
    text = annotated_record().to_record().to_text().replace("= 1 1 stash coin", "= 1 1 stash crown")
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    code, out, err = terminal.run("replay", str(file))
    assert code == 0
    assert "comments and variations are not shown: record, line 8: “stash crown” is not a legal move" in err
    assert "A quick game" not in out
    assert "Noam: toss coin\n" in out
