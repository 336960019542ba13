"""Error messages about invalid input (strategies, weights, records, positions, command line) are in Hebrew."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from untranslated_word_finder import latin_words_in_command_output

from bastide.cli.app import COMMANDS, run_command_line
from bastide.cli.dev.shell_completion import SHELLS
from bastide.cli.terminal_output import error_text
from bastide.cli.translated_commands import reset_language, set_language
from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_game
from bastide.core.records.record_parser import parse_record
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS, FIXED_DECKS
from bastide.locale import catalogue_text
from bastide.sim.data.dataset_writer import ROW_KINDS
from bastide.sim.strategy_search import strategy_format_of

#: One invalid line for each error of buy lists, and for each kind of missing element.
LISTS = [
    "gild",
    "xyzzy",
    "up to 2",
    "gold up 2",
    "gold up",
    "gold up to",
    "gold up to 0",
    "gold up to 1000",
    "gold up to 2 silver",
    "gold when coin > 3",
    "gold when xyzzy > 3",
    "gold when turn",
    "gold when turn 3",
    "gold when have gold > 3",
    "gold when left(actions) > 3",
    "gold when cost(actions) > 3",
    "gold when 3 or fewer provinces",
    "gold when turn > $3",
    "gold when min turn",
    "gold when min(turn 3) > 2",
    f"gold when {'(' * 60}turn > 3{')' * 60}",
    "rule of thumb",
    "for every kingdom",
    "start 7 coppers",
    "start with 101 coppers",
    "start with 7 coppers; start deck 3 estates",
]
WEIGHTS = ["shield = 1", "xyzzy = 1", "shields", "shields = 1001", "shields in age 9 = 1", "shields in xyzzy = 1"]

FIRST_AGE = [CARDS[number].id for number in FIXED_DECKS[3][1]]
#: One wrong position for each error.
POSITIONS = [
    "chess",
    "dominion | coins: many",
    "dominion | phase: sleep",
    "dominion | coins: 1 | coins: 2",
    "dominion | money: 1",
    "dominion | turns: 1 2 3",
    "dominion | hand 5: copper",
    "dominion | copper",
    "dominion | hand 0: cooper",
    "dominion | hand 0: copper*2*2",
    f"dominion | hand 0: {'copper*200 ' * 6}",
    "dominion | buried 0: copper",
    f"dominion | do: {'end turn; ' * 1001}",
    "dominion | exact: coins",
    "dominion | exact: coins={",
    "dominion | exact: coins=1,actions=1",
    "dominion | exact: coins=1.5",
    "dominion | exact: coins=10000000000",
    f"dominion | exact: coins={'[' * 30}{']' * 30}",
    "dominion | exact: sides.7.hand=[]",
    "dominion\ngame: dominion",
    "magpie | hand 0: coin",
    f"magpie | {'x' * 100_000}",
    "seven_wonders | hand 0: altar altar altar",
    "seven_wonders | city 0: gizah",
    "seven_wonders | city 0: gizah day, 0 stages, 3 coins, | city 1: gizah night, 0 stages, 3 coins,",
    "seven_wonders | players: 4 | city 0: gizah day, 0 stages, 3 coins, lumber-yard lumber-yard",
    "seven_wonders | city 0: gizah day, , 3 coins,",
    "seven_wonders | city 0: gizah day, 2 stages, 3 coins, | under 0: altar",
    "seven_wonders | players: 3 | age: 1 | hand 0: " + " ".join(FIRST_AGE),
    "carcassonne | z at 0,0 north",
    "carcassonne | inns_city_nw at 0,0 north",
    "carcassonne | d at 0;0 north",
    "carcassonne | d at 0,0 north | e at 0,0 north",
    "carcassonne\n0 1\n5 d d d",
    "carcassonne | d at 0,0 north | red knight on city 0 at 1,0",
    "carcassonne | d at 0,0 north | red knight on city 1 at 0,0",
    "carcassonne | d at 0,0 north | red knight on road 0 at 0,0",
    "carcassonne | d at 0,0 north | red knight on lake 0 at 0,0",
    "carcassonne | d at 0,0 north | u at 5,5 north",
    "carcassonne | d at 0,0 north | red builder on road 0 at 0,0",
    "carcassonne | modules: base | inns_roads_nw_es at 0,0 north",
    "carcassonne | draw: m m m | d at 0,0 north",
    "carcassonne\n" + " d" * 80,
    "carcassonne\n" + "\n".join([" d" * 40] * 30),
    "carcassonne | modules: base bridges | d at 0,0 north | castle on city 0 at 0,0",
    "carcassonne | modules: base abbey | d at 0,0 north | red barn on corner se at 0,0",
]


HEAD = ["bastide record 1", "game: dominion", "rules: 1", "seed: 1", "seat: Ann", "seat: Ben"]
RECORDS = [
    [*HEAD[:-2]],
    [*HEAD, "", "end 0 abc", "0 play gold"],
    [*HEAD, "", "anything"],
    [*HEAD, "", "2 play gold"],
    [*HEAD, "", "end 3 abc"],
    [*HEAD, "", "= 0 abc", "end 0 abd"],
    [HEAD[0], "game dominion"],
    [*HEAD[:2], "game: dominion"],
    [HEAD[0], "rules: some"],
    [HEAD[0], "seed: some"],
    [HEAD[0], "colour: red"],
]


@pytest.fixture(autouse=True)
def hebrew() -> Iterator[None]:
    set_language("he")
    yield
    reset_language()


def without_values(text: str, *inserted: object) -> str:
    """Return a message without the inserted values."""
    for each in sorted(map(str, inserted), key=len, reverse=True):
        text = text.replace(each, " ") if each else text
    return text


def parse_file(kind: str, text: str) -> object:
    """Parse a record, a position, a buy list or weights."""
    if kind == "record-line":
        return parse_record(text)
    if kind == "position-part":
        game = re.split(r"[ \n]", text, maxsplit=1)[0]
        return get_game(game if game in game_ids() else "dominion").position(f"game: {text}")
    return strategy_format_of(get_game("dominion" if kind == "buy-line" else "seven_wonders")).make_bot(text, "mine")


def parse_error(kind: str, text: str) -> BastideError:
    with pytest.raises(BastideError) as caught:
        parse_file(kind, text)
    return caught.value


def error_codes(kind: str) -> set[str]:
    """Return all error codes of a kind that have a message."""
    return set(re.findall(f"^error-({kind}-[a-z-]+) =", catalogue_text("en", "error"), re.MULTILINE))


@pytest.mark.parametrize(
    ("kind", "texts"),
    [
        ("buy-line", LISTS),
        ("weights", WEIGHTS),
        ("record-line", ["\n".join(lines) for lines in RECORDS]),
        ("position-part", POSITIONS),
    ],
)
def test_file_syntax_errors_are_in_hebrew(kind: str, texts: list[str]) -> None:
    seen: set[str] = set()
    found: list[str] = []
    for text in texts:
        whole = parse_error(kind, text)
        problem = whole.details["problem"]
        assert isinstance(problem, BastideError), text
        seen.add(problem.code)
        assert error_text(problem) in error_text(whole), "the reason is part of what is said of the line"
        found += latin_words_in_command_output(without_values(error_text(problem), *problem.details.values()))
    assert found == []
    assert seen == error_codes(kind), "each reason is met here, and each has its words"


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["games", "one", "two"],
        ["games", "--nonsense"],
        ["simulate", "dominion", "--games"],
        ["simulate", "dominion", "--json=yes"],
        ["simulate", "dominion", "--rows", "nonsense"],
        ["simulate", "dominion", "--out", "/"],
        ["simulate"],
        ["completion", "nonsense"],
        ["soak", "dominion", "--out", __file__],
        ["check-database", "--database", "postgresql://me:secret@127.0.0.1:1/none"],
    ],
    ids=" ".join,
)
def test_command_line_errors_are_in_hebrew(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BASTIDE_LOG_LEVEL", raising=False)
    assert run_command_line(["--lang", "he", *arguments]) == 2
    said = capsys.readouterr().err
    assert "secret" not in said
    assert re.search("[א-ת]", said)
    assert latin_words_in_command_output(without_values(said, *arguments, *COMMANDS, *ROW_KINDS, *SHELLS)) == []
