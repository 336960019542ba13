"""Whole terminal games in Hebrew: tables, prompts, refusals, hints, events and results."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from untranslated_word_finder import latin_words_in_command_output

from bastide.cli import terminal_prompts as asking
from bastide.cli import translated_commands
from bastide.cli.play import play_in_terminal
from bastide.core import Options, Rng, get_game

TABLES: list[tuple[str, tuple[str, ...], Options]] = [
    ("dominion", ("big_money",), {"kingdom": "first_game_2e"}),
    ("seven_wonders", ("easy", "random"), {}),
    ("carcassonne", ("random",), {}),
]
#: A line of the map: symbols of at most three letters, and drawn roads, cities and rivers.
MAP_LINE = re.compile(r"(?!.*[A-Za-z]{4})[\x20-\x7e]*")


@pytest.fixture
def hebrew() -> Iterator[None]:
    translated_commands.set_language("he")
    yield
    translated_commands.reset_language()


class TerminalReader:
    """Plays in the terminal: tries illegal answers, asks for help, then answers at random."""

    def __init__(self, table: play_in_terminal.TerminalTable) -> None:
        self.table = table
        self.rng = Rng(5)
        self.asked = 0
        #: Answers that were or could have been typed.
        self.typed: set[str] = set()

    def answer(self, prompt: str) -> str:
        state, seat = self.table.state, self.table.seat
        allowed = {state.notation(seat, action) for action in state.legal_actions(seat)}
        # Actions that are legal at other times, but not now.
        forbidden = sorted(self.typed - allowed)
        self.typed |= allowed
        self.asked += 1
        if self.asked == 1:
            return "?"
        if self.asked % 3 and forbidden:
            return forbidden[self.rng.below(len(forbidden))]
        return str(1 + self.rng.below(len(allowed)))


@pytest.mark.usefixtures("hebrew")
@pytest.mark.parametrize(("game", "bots", "options"), TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_whole_terminal_game_is_in_hebrew(
    game: str,
    bots: tuple[str, ...],
    options: Options,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = play_in_terminal.TerminalTable(get_game(game), "רות", bots, 0, 7, options)
    reader = TerminalReader(table)
    monkeypatch.setattr(asking, "read_answer", reader.answer)
    table.play_game()
    shown, errors = capsys.readouterr()
    assert len(set(errors.splitlines())) > 20
    found = set()
    known = sorted(reader.typed, key=len, reverse=True)
    for line in {*shown.splitlines(), *errors.splitlines()}:
        if MAP_LINE.fullmatch(line):
            continue
        rest = line
        for typed in known:
            rest = rest.replace(typed, " ")
        found |= {f"{word}: {line.strip()}" for word in latin_words_in_command_output(rest)}
    assert sorted(found) == []
