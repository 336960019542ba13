"""Illegal actions are refused with a reason: as data, and as a message in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.core import IllegalAction, Refusal, get_kit
from bastide.games.seven_wonders.rules.action_space import ACTION_SPACE
from bastide.games.seven_wonders.rules.display import refusals
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.position_parser import A, B, C, D, PositionBuilder, play_choices
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.locale import Catalogue

TIMES = "\u00d7"
#: The source file, also in compiled builds.
SOURCE = Path(str(refusals.__file__)).with_name("refusals.py")


def error_of(state: SevenWondersState, text: str) -> IllegalAction:
    """Return the error when A tries this action. The position must not change."""
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.apply(A, state.parse_action(A, text))
    assert state.digest() == before
    return error.value


def refused(state: SevenWondersState, text: str) -> Refusal:
    """Return why A may not do this."""
    reason = error_of(state, text).details.get("reason")
    assert isinstance(reason, Refusal)
    return reason


def in_words(refusal: Refusal, language: str = "en") -> str:
    return Catalogue(language, ["Ann", "Bob", "Cem", "Dee"]).translate_for_game(
        GAME.id, f"refuse-{refusal.code}", refusal.facts
    )


def some_position() -> SevenWondersState:
    """Return a position where A produces nothing between two neighbours who sell wood, and a Lumber Yard is built."""
    scene = PositionBuilder().set_city(A, "halikarnassos", coins=4, built="lumber-yard")
    scene.cities[A].makes_raw = scene.cities[A].sells_raw = 0
    scene.set_city(B, makes="W").set_city(D, makes="W").set_hand(A, "altar stockade barracks lumber-yard")
    return scene.build_state()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("build stockade paying left 3", "Stockade costs wood: wrong payment. The cheapest is 0 to"),
        ("build stockade", "The cheapest is 0 to the left and 2 to the right."),
        ("build stockade paying left 2 right 2", "wrong payment"),
        ("build stockade paying left", "wrong payment"),
        ("build stockade paying left 2 left", "wrong payment"),
        ("build stockade paying left 2 left 2", "wrong payment"),
        ("build stockade paying up 2", "wrong payment"),
        ("build stockade paying left 2 for gold", "wrong payment"),
        ("build barracks paying left 2", "Barracks costs ore: you and your neighbours don\u2019t produce enough."),
        (
            "build lumber-yard",
            "You already have Lumber Yard in your city. You can\u2019t build the same structure twice.",
        ),
        ("build well", "Well is not in your hand."),
        ("build tree-farm", "Tree Farm is not in your hand."),
        ("stage with stockade", f"Stage 1 costs 2 {TIMES} ore: you and your neighbours don\u2019t produce enough."),
        ("dig up altar", "You can\u2019t build from the discard pile now."),
        ("dig up nothing", "You can\u2019t build from the discard pile now."),
        ("choose day", "The board sides have already been chosen."),
    ],
)
def test_refusal_has_reason(text: str, words: str) -> None:
    assert words in in_words(refused(some_position(), text))


@pytest.mark.parametrize(
    "text",
    [
        *["build nonsense", "build altar paying left 2", "sell stockade paying left 2", "", "build", "paying left 2"],
        # wrong purchases
        *["build stockade paying left 2 for ore", "build stockade paying left 2 for wood wood"],
        *["build stockade paying left ²", "build stockade paying left " + 5000 * "9", "build stockade paying left ٢"],
        *["build stockade paying left -2", "choose " + 5000 * "x", "\x00", "dig up\ud800"],
    ],
)
def test_unparsable_notation_is_illegal_action(text: str) -> None:
    error = error_of(some_position(), text)
    reason = error.details.get("reason")
    assert reason.code == "wrong_payment" if isinstance(reason, Refusal) else error.code == "not-understood"


def test_refusal_names_missing_coins() -> None:
    state = (
        PositionBuilder().set_city(A, "gizah", coins=1).set_city(B, makes="W W").set_hand(A, "stockade").build_state()
    )
    for text, words in (
        (
            "build stockade paying left 2",
            "Stockade costs wood: buying the missing resources costs 2 coins, but you only have 1.",
        ),
        (
            "stage with stockade paying left 4",
            f"Stage 1 costs 2 {TIMES} wood: buying the missing resources costs 4 coins, but you only have 1.",
        ),
    ):
        assert in_words(refused(state, text)) == words
    refusal = refused(PositionBuilder(age=2).set_city(A, coins=0).set_hand(A, "sawmill").build_state(), "build sawmill")
    assert refusal.to_json_data() == {"code": "coins", "card": "sawmill", "price": 1, "coins": 0}
    assert in_words(refusal) == "Sawmill costs 1 coin, but you only have 0."


def test_payment_without_purchase_is_refused() -> None:
    scene = PositionBuilder(turn=2).set_city(A, "gizah", coins=9, built="workshop", makes="W W").set_city(B, makes="W")
    state = scene.set_hand(A, "stockade archery-range").build_state()
    for text, code in (
        ("build stockade paying left 2", "own_resources"),
        ("stage with stockade paying left 2", "own_resources_stage"),
        ("build archery-range paying left 2", "free"),
    ):
        assert refused(state, text).code == code


def test_stage_of_finished_wonder_is_refused() -> None:
    refusal = refused(
        PositionBuilder(turn=5).set_city(A, "gizah", stages=3).set_hand(A, "altar").build_state(), "stage with altar"
    )
    assert refusal.to_json_data() == {"code": "all_stages", "board": "gizah"}


def test_only_digging_is_legal_while_digging() -> None:
    scene = (
        PositionBuilder(turn=2)
        .set_city(A, "halikarnassos", stages=1, makes="G P", built="altar")
        .add_to_discard("altar baths")
    )
    state = scene.build_state()
    play_choices(state, {A: "stage with well"})
    assert refused(state, "sell well").code == "only_dig"
    assert refused(state, "dig up altar").code == "stands"
    assert refused(state, "dig up palace").code == "not_discarded"
    assert refused(state, "choose day").code == "only_dig"


def test_only_sides_are_legal_before_sides_are_chosen() -> None:
    state = GAME.new_state(3, {"boards": ["gizah", "rhodos", "babylon"]}, 1)
    assert isinstance(state, SevenWondersState)
    assert in_words(refused(state, "build altar")) == "Choose a side of Gizah first."


@pytest.mark.parametrize("action", [-1, ACTION_SPACE, 10**6])
def test_invalid_action_numbers_are_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match=f"action {action} is not legal"):
        some_position().apply(A, action)


# -- codes and messages ----------------------------------------------------------------------------------------------


def codes() -> set[str]:
    """Return every code in refusals.py. A code with ``{kind}`` exists for cards and for stages."""
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


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_refusal_codes_match_messages(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in get_kit("seven_wonders").catalogue_files(language)]
    assert set(re.findall(r"^seven_wonders-refuse-(\w+) =", "\n".join(texts), re.MULTILINE)) == codes()


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_random_refusals_translate(language: str) -> None:
    """All actions in some positions; every possible code occurs."""
    seen: dict[str, Refusal] = {}
    dug = (
        PositionBuilder(turn=2)
        .set_city(A, "halikarnassos", stages=1, makes="G P", built="altar")
        .add_to_discard("altar baths")
        .build_state()
    )
    play_choices(dug, {A: "stage with well"})
    rich = (
        PositionBuilder(turn=2)
        .set_city(A, "gizah", coins=9, built="workshop", makes="W W")
        .set_hand(A, "stockade archery-range")
    )
    done = PositionBuilder(turn=5, age=2).set_city(A, "gizah", stages=3).set_hand(A, "sawmill").set_city(C, makes="W")
    poor = PositionBuilder().set_city(A, "gizah", coins=1).set_city(B, makes="W W").set_hand(A, "stockade")
    fair = PositionBuilder().set_city(A, "gizah", coins=4).set_city(B, makes="W W").set_hand(A, "stockade")
    new = GAME.new_state(4, {}, 1)
    for state in (
        some_position(),
        dug,
        rich.build_state(),
        done.build_state(),
        poor.build_state(),
        fair.build_state(),
        new,
    ):
        for action in range(ACTION_SPACE):
            if not state.is_legal(A, action):
                refusal = state.find_refusal(A, action)
                assert refusal is not None
                seen.setdefault(refusal.code, refusal)
    assert set(seen) == codes()
    for refusal in seen.values():
        words = in_words(refusal, language)
        assert "{" not in words
        assert not re.search(r"seven_wonders|_", words)
