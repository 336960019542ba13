"""What is forbidden is refused with the reason: data for a page, and a sentence in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from bastide.core import IllegalAction, Refusal, get_kit
from bastide.games.seven_wonders.rules.actions import ACTION_SPACE
from bastide.games.seven_wonders.rules.display import refusals
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.positions import A, B, C, D, Scene, play
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.locale import LANGUAGES, Catalogue

TIMES = "\u00d7"
#: As it is written, also where it is compiled.
SOURCE = Path(str(refusals.__file__)).with_name("refusals.py")


def error_of(state: SevenWondersState, text: str) -> IllegalAction:
    """The error when A tries to do this; nothing may change."""
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.apply(A, state.parse(A, text))
    assert state.digest() == before
    return error.value


def refused(state: SevenWondersState, text: str) -> Refusal:
    """Why A may not do this."""
    reason = error_of(state, text).details.get("reason")
    assert isinstance(reason, Refusal)
    return reason


def in_words(refusal: Refusal, language: str = "en") -> str:
    return Catalogue(language, ["Ann", "Bob", "Cem", "Dee"]).tell(GAME.id, f"refuse-{refusal.code}", refusal.facts)


def some_position() -> SevenWondersState:
    """A makes nothing but is next to two who sell wood; a Lumber Yard stands."""
    scene = Scene().city(A, "halikarnassos", coins=4, built="lumber-yard")
    scene.cities[A].makes_raw = scene.cities[A].sells_raw = 0
    scene.city(B, makes="W").city(D, makes="W").hand(A, "altar stockade barracks lumber-yard")
    return scene.state()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("build stockade paying left 3", "Stockade costs wood: this payment does not fit. The cheapest one is 0 to"),
        ("build stockade", "The cheapest one is 0 to the left and 2 to the right."),
        ("build stockade paying left 2 right 2", "this payment does not fit"),
        ("build stockade paying left", "this payment does not fit"),
        ("build stockade paying left 2 left", "this payment does not fit"),
        ("build stockade paying left 2 left 2", "this payment does not fit"),
        ("build stockade paying up 2", "this payment does not fit"),
        ("build stockade paying left 2 for gold", "this payment does not fit"),
        ("build barracks paying left 2", "Barracks costs ore: you and your neighbours do not produce enough of that."),
        ("build lumber-yard", "Your city has Lumber Yard already."),
        ("build well", "You do not hold Well."),
        ("build tree-farm", "You do not hold Tree Farm."),
        ("stage with stockade", f"Stage 1 costs 2 {TIMES} ore: you and your neighbours do not produce enough of that."),
        ("dig up altar", "You may not dig in the discard pile now."),
        ("dig up nothing", "You may not dig in the discard pile now."),
        ("choose day", "The sides of the boards have been chosen."),
    ],
)
def test_the_reason_is_named(text: str, words: str) -> None:
    assert words in in_words(refused(some_position(), text))


@pytest.mark.parametrize(
    "text",
    [
        *["build nonsense", "build altar paying left 2", "sell stockade paying left 2", "", "build", "paying left 2"],
        # these buy something else than they say
        *["build stockade paying left 2 for ore", "build stockade paying left 2 for wood wood"],
        *["build stockade paying left ²", "build stockade paying left " + 5000 * "9", "build stockade paying left ٢"],
        *["build stockade paying left -2", "choose " + 5000 * "x", "\x00", "dig up\ud800"],
    ],
)
def test_what_cannot_be_read_is_an_illegal_action(text: str) -> None:
    error = error_of(some_position(), text)
    reason = error.details.get("reason")
    assert reason.code == "wrong_payment" if isinstance(reason, Refusal) else error.code == "not-understood"


def test_coins_that_are_missing_are_named() -> None:
    state = Scene().city(A, "gizah", coins=1).city(B, makes="W W").hand(A, "stockade").state()
    for text, words in (
        ("build stockade paying left 2", "Stockade costs wood: what you lack costs 2 coins, you have 1."),
        (
            "stage with stockade paying left 4",
            f"Stage 1 costs 2 {TIMES} wood: what you lack costs 4 coins, you have 1.",
        ),
    ):
        assert in_words(refused(state, text)) == words
    refusal = refused(Scene(age=2).city(A, coins=0).hand(A, "sawmill").state(), "build sawmill")
    assert refusal.plain() == {"code": "coins", "card": "sawmill", "price": 1, "coins": 0}
    assert in_words(refusal) == "Sawmill costs 1 coin, you have 0."


def test_where_nothing_is_bought_nobody_is_paid() -> None:
    scene = Scene(turn=2).city(A, "gizah", coins=9, built="workshop", makes="W W").city(B, makes="W")
    state = scene.hand(A, "stockade archery-range").state()
    for text, code in (
        ("build stockade paying left 2", "own_resources"),
        ("stage with stockade paying left 2", "own_resources_stage"),
        ("build archery-range paying left 2", "free"),
    ):
        assert refused(state, text).code == code


def test_a_finished_wonder_has_no_next_stage() -> None:
    refusal = refused(Scene(turn=5).city(A, "gizah", stages=3).hand(A, "altar").state(), "stage with altar")
    assert refusal.plain() == {"code": "all_stages", "board": "gizah"}


def test_while_digging_nothing_else_is_possible() -> None:
    scene = Scene(turn=2).city(A, "halikarnassos", stages=1, makes="G P", built="altar").discarded("altar baths")
    state = scene.state()
    play(state, {A: "stage with well"})
    assert refused(state, "sell well").code == "only_dig"
    assert refused(state, "dig up altar").code == "stands"
    assert refused(state, "dig up palace").code == "not_discarded"
    assert refused(state, "choose day").code == "only_dig"


def test_before_the_sides_are_chosen_nothing_else_is_possible() -> None:
    state = GAME.new_state(3, {"boards": ["gizah", "rhodos", "babylon"]}, 1)
    assert isinstance(state, SevenWondersState)
    assert in_words(refused(state, "build altar")) == "First choose a side of your board, Gizah."


@pytest.mark.parametrize("action", [-1, ACTION_SPACE, 10**6])
def test_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(IllegalAction, match=f"action {action} is not legal"):
        some_position().apply(A, action)


# -- codes and messages ------------------------------------------------------------------------------------------------


def codes() -> set[str]:
    """Every code in refusals.py; one that ends in ``{kind}`` is for a card and for a stage."""
    found = set()
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            code: Any = node.args[0]
            if isinstance(code, ast.JoinedStr):
                (start, _) = code.values
                name = str(ast.literal_eval(start))
                found |= {name, f"{name}_stage"}
            else:
                found.add(ast.literal_eval(code))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message_and_every_message_its_code(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in get_kit("seven_wonders").words(language)]
    assert set(re.findall(r"^seven_wonders-refuse-(\w+) =", "\n".join(texts), re.MULTILINE)) == codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_refusals_are_told_in_full(language: str) -> None:
    """All that could be tried in some positions; every code comes up that can."""
    seen: dict[str, Refusal] = {}
    dug = Scene(turn=2).city(A, "halikarnassos", stages=1, makes="G P", built="altar").discarded("altar baths").state()
    play(dug, {A: "stage with well"})
    rich = Scene(turn=2).city(A, "gizah", coins=9, built="workshop", makes="W W").hand(A, "stockade archery-range")
    done = Scene(turn=5, age=2).city(A, "gizah", stages=3).hand(A, "sawmill").city(C, makes="W")
    poor = Scene().city(A, "gizah", coins=1).city(B, makes="W W").hand(A, "stockade")
    fair = Scene().city(A, "gizah", coins=4).city(B, makes="W W").hand(A, "stockade")
    new = GAME.new_state(4, {}, 1)
    for state in (some_position(), dug, rich.state(), done.state(), poor.state(), fair.state(), new):
        for action in range(ACTION_SPACE):
            if not state.is_legal(A, action):
                refusal = state.why_not(A, action)
                assert refusal is not None
                seen.setdefault(refusal.code, refusal)
    assert set(seen) == codes()
    for refusal in seen.values():
        words = in_words(refusal, language)
        assert "{" not in words
        assert not re.search(r"seven_wonders|_", words)
