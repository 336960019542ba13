"""Positions as text: written and read exactly, clear errors for everything else.

The conformance checks write and read positions of random games with random options.
"""

from __future__ import annotations

import ast
import random
import re
import time
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import bastide
from bastide.core import BastideError, InvalidSnapshot, Rng, State, game_ids, get_game, get_kit
from bastide.core.position_text import MAX_POSITION_LENGTH, game_of_position

#: Game and options to every how many decisions a position is taken.
TABLES: list[tuple[str, dict[str, str]]] = [
    ("magpie", {}),
    ("dominion", {}),
    ("dominion", {"kingdom": "random", "platinum_colony": "always"}),
    ("seven_wonders", {}),
    ("carcassonne", {"modules": "base"}),
    ("carcassonne", {"modules": "all"}),
]
#: Texts of positions to their digests. They never change: people keep such texts.
STORED = {
    'game: magpie | exact: players=2 rng="87d9ccea8fcb80bf0b97a605a86057d1" hand_size=2 turn=0'
    " pile=[0,3,2,2,3,1,4,4,2,3,4] heap=[] hands=[[1,1],[0,0]] nests=[[],[]]": "2fefa594d2f32f9b",
    "game: dominion | players: 2 | edition: 2 | kingdom: smithy village | supply: copper*46 silver*40 gold*30"
    " estate*8 duchy*8 province*8 curse*10 smithy*10 village*10 | active: 0 | phase: action | actions: 1 | buys: 1"
    " | coins: 2 | turns: 1 0 | hand 0: village smithy copper*3 | deck 0: gold estate*4 | hand 1: copper*5"
    " | deck 1: copper*10": "08946c744007f3aa",
    "hand 0: village smithy copper*3 | coins: 2 | deck 0: gold estate*4": "08946c744007f3aa",
    "game: carcassonne | players: 2 | modules: base | active: 0 | phase: place | score: 0 0 | turns: 1 | draw: u"
    " | hand: j | base_d_city_n_road_ew at 0,0 north | base_u_road_ew at 1,0 north"
    " | red highwayman on road 0 at 1,0": "76b00bc24a0408a0",
}


@cache
def positions(number: int) -> list[State]:
    """Return positions of a random game."""
    name, options = TABLES[number]
    game = get_game(name)
    parsed = {option: game.option(option).parse(text) for option, text in options.items()}
    state = game.new_state(max(2, game.min_players), parsed, 7)
    rng = Rng(number)
    found: list[State] = []
    for decision in range(10_000):
        if decision % 23 == 5:
            found.append(state.clone())
        player = state.next_player_to_act()
        if player < 0:
            break
        state.apply(player, state.random_action(player, rng))
    return [*found, state]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_position_of_random_game_is_read_exactly(number: int) -> None:
    for state in positions(number):
        text = state.position()
        assert "\n" not in text
        again = get_game(TABLES[number][0]).position(text)
        assert again.digest() == state.digest()
        assert again.snapshot() == state.snapshot()
        assert again.position() == text
        for player in range(state.players):
            assert again.legal_actions(player) == state.legal_actions(player)


@pytest.mark.parametrize("number", range(1, len(TABLES) - 1))
def test_position_is_described_in_readable_parts(number: int) -> None:
    """What the parts of a game do not say is little: the random generator, counters, what players know."""
    for state in positions(number):
        described, _, exact = state.position().partition(" | exact: ")
        assert described.count(" | ") > 5
        values = re.sub(r"(discard|under|dug|moves|choices)\S*", "", exact)
        assert len(values) < 700, exact


def test_text_is_the_same_on_several_lines_and_with_comments() -> None:
    state = positions(1)[3]
    text = "# a comment\n" + state.position().replace(" | ", "\n") + "\n\n"
    assert get_game("dominion").position(text).digest() == state.digest()
    assert get_kit("dominion").parse_position(text)[0].digest() == state.digest()


@pytest.mark.parametrize(("text", "digest"), STORED.items())
def test_stored_text_stays_readable(text: str, digest: str) -> None:
    game = game_of_position(text) or "dominion"
    assert get_game(game).position(text).digest() == digest


def test_map_may_be_written_as_grid() -> None:
    text = "draw: j\n-1 0 1\n1 . rv .\n0 u d v\nred knight on city 0 at 0,1"
    board = get_game("carcassonne").position(text).view(0)["board"]
    assert isinstance(board, list)
    assert len(board) == 4


def test_part_may_be_edited() -> None:
    state = positions(1)[0]
    text = re.sub(r"coins: \d+", "coins: 11", re.sub(r" \| exact: .*", "", state.position()))
    edited = get_game("dominion").position(text)
    assert edited.spendable_coins(edited.next_player_to_act()) >= 11


@pytest.mark.parametrize(
    ("game", "text", "line", "column", "problem"),
    [
        ("dominion", "hand 0: copper\nhand 1: silver cooper*2", 2, 16, "unknown card 'cooper'"),
        ("dominion", "game: dominion | hand 0: copper*999", 1, 33, "expected a number from 0 to 200, not '999'"),
        ("dominion", "players: 2 | coins: many", 1, 21, "expected a number from 0 to 9999, not 'many'"),
        ("dominion", "players: 2 | coins: 1 | coins: 2", 1, 25, "'coins' appears twice"),
        ("dominion", "players: 2 | money: 1", 1, 14, "unknown label 'money'"),
        ("dominion", "players: 2 | hand 5: copper", 1, 22, "there is no seat 5 among 2 players"),
        ("dominion", "players: 2\ncopper copper", 2, 1, "expected 'label: value', not 'copper copper'"),
        ("dominion", "hand 0: village | do: play village; buy gold", 1, 37, "'buy gold' is not a legal move"),
        ("dominion", "game: carcassonne", 1, 7, "this is a position of 'carcassonne', not of 'dominion'"),
        ("dominion", "game: dominion | game: dominion", 1, 24, "'game' appears twice"),
        ("dominion", "hand 0: | exact: coins=1 actions", 1, 26, "expected 'PATH=JSON', not 'actions'"),
        ("dominion", "hand 0: | exact: coins=1 actions={", 1, 34, "expected 'JSON', not '{'"),
        ("dominion", "hand 0: | exact: coins=1.5", 1, 24, "expected whole numbers, not 1.5"),
        ("dominion", "hand 0: | exact: sides.7.hand=[]", 1, 18, "there is nothing at sides.7"),
        ("dominion", "hand 0: | exact: coins=" + "[" * 50_000, 1, 24, "expected 'JSON'"),
        ("dominion", "hand 0: | exact: coins=" + "[" * 30 + "]" * 30, 1, 24, "nested more than 20 deep"),
        ("seven_wonders", "city 0: gizah noon, 0 stages, 3 coins,", 1, 15, "expected one of day, night, not 'noon'"),
        ("seven_wonders", "city 0: atlantis, 0 stages, 3 coins,", 1, 9, "expected one of"),
        ("seven_wonders", "players: 3 | hand 0: altar altar", 1, 28, "too many cards 'altar'"),
        ("carcassonne", "players: 2\n\nd at 0,0 upwards", 3, 1, "expected 'base_d at 3,-1 east'"),
        ("carcassonne", "d at 0,0 north | purple knight on city n at 0,0", 1, 18, "expected 'base_d at 3,-1 east'"),
        ("carcassonne", "draw: u y | d at 0,0 north", 1, 9, "there is no tile 'y'"),
        ("carcassonne", "modules: base moon | d at 0,0 north", 1, 10, "moon"),
        ("carcassonne", "draw: u | d at 0,0 north | do: place u at 9,9 north", 1, 32, "is not a legal move"),
        ("magpie", "hand 0: coin", 1, 1, "no other parts than 'game' and 'exact'"),
        ("magpie", "x" * (MAX_POSITION_LENGTH + 1), 1, 1, "a position has at most"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_malformed_text_is_refused_with_its_place(game: str, text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(InvalidSnapshot) as caught:
        get_game(game).position(text)
    assert caught.value.code == "bad-position"
    assert (caught.value.details["line"], caught.value.details["column"]) == (line, column)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("game", "text", "problem"),
    [
        ("dominion", 'hand 0: copper | exact: trash=["gold"]', "copies of gold"),
        ("seven_wonders", "players: 3 | age: 2", "there are"),
        ("carcassonne", "d at 0,0 north | u at 5,5 north", "does not fit"),
        ("carcassonne", "players: 2 | d at 150,0 north", "outside the board"),
        ("magpie", "exact: players=2", "rng"),
    ],
)
def test_impossible_position_is_refused(game: str, text: str, problem: str) -> None:
    with pytest.raises(InvalidSnapshot, match=re.escape(problem)):
        get_game(game).position(text)


@pytest.mark.parametrize("package", ["server", "hosting", "tables", "device"])
def test_server_never_writes_positions_of_tables(package: str) -> None:
    """A position text has the hidden cards and the random generator of a running game.

    The analysis board and the position editor write positions of texts that the visitor has sent. They must not know
    any table.
    """
    for path in (Path(bastide.__file__).parent / package).rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name in ("analysis_board.py", "position_check.py"):
            assert not re.search(r"import .*\bTable|table_state|hosted_table|hosting", source)
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                is_writing = node.func.attr == "position" and not node.args and not node.keywords
                assert not is_writing, f"{path}, line {node.lineno}"
                assert node.func.attr != "write_position", f"{path}, line {node.lineno}"


# -- hostile texts ---------------------------------------------------------------------------------------------------

FRAGMENTS = [
    "-1",
    "9" * 5000,
    "1e999",
    "null",
    "{}",
    "[]",
    "[" * 3000,
    '"x"',
    "|",
    "\n",
    ":",
    "=",
    "*",
    "*5",
    "*999999",
]
FRAGMENTS += [
    "copper",
    "0",
    "7",
    "256",
    "2147483648",
    "exact: ",
    "game: ",
    "hand 0: ",
    "hand 99: ",
    "\0",
    "\ud800",
    "#",
]
FRAGMENTS += ["phase: over", "players: 6", "do: done; done", " at 0,0 north", "NaN", "\u2028", "true", "\\"]


@given(st.randoms(use_true_random=False), st.integers(0, len(TABLES) - 1), st.integers(1, 5))
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_damaged_text_is_refused_or_a_position_to_play_on(chance: random.Random, number: int, changes: int) -> None:
    text = chance.choice(positions(number)).position()
    for _ in range(changes):
        at = chance.randrange(len(text) + 1)
        words, parts = text.split(" "), text.split("|")
        text = chance.choice(
            [
                text[:at] + text[at + chance.randrange(1, 9) :],
                text[:at] + chance.choice(FRAGMENTS) + text[at:],
                " ".join([*words[: at % len(words)], chance.choice(FRAGMENTS), *words[at % len(words) + 1 :]]),
                "|".join([*parts[: at % len(parts)], chance.choice(parts), *parts[at % len(parts) + 1 :]]),
            ]
        )
    check_hostile_text(TABLES[number][0], text)


@given(st.text(max_size=200), st.sampled_from(game_ids()))
@settings(max_examples=100, deadline=None)
@example("|" * 50_000, "dominion")
@example("copper*200 " * 9000, "dominion")
@example("hand 0: " + "copper*200 " * 9000, "dominion")
@example("exact: " + "a=1 " * 20_000, "magpie")
@example("exact: " + "a.b.c.d.e" * 9000, "magpie")
@example("\n".join(f"d at {x},{y} north" for y in range(60) for x in range(60)), "carcassonne")
@example("\n".join(f"u at {-x},0 east" for x in range(-99, 99)), "carcassonne")
@example("do: " + "done;" * 15_000, "carcassonne")
@example("players: 7 | " + " | ".join(f"city {n}: gizah, 3 stages, 1 coins," for n in range(7)), "seven_wonders")
@example(("d " * 500 + "\n") * 90, "carcassonne")
def test_any_text_is_refused_or_a_position(text: str, game: str) -> None:
    check_hostile_text(game, text)


def check_hostile_text(game: str, text: str) -> None:
    """Read a text. It takes less than two seconds, and raises BastideError or gives a position that can be played."""
    start = time.process_time()
    try:
        state = get_game(game).position(text)
    except BastideError:
        pass
    else:
        assert get_game(game).position(state.position()).digest() == state.digest()
    assert time.process_time() - start < 2
