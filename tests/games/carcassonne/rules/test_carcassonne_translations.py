"""Translations: every message of Carcassonne exists in all four languages with its variables."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent_variables import variables_of

from bastide.core import Journal, JsonData, Rng, get_game
from bastide.core.journal import Event
from bastide.games.carcassonne import rules
from bastide.games.carcassonne.modules.module_registry import MODULE_IDS
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES
from bastide.locale import Catalogue
from bastide.locale.catalogue import catalogue_text

pytestmark = pytest.mark.once

ALL = MODULE_IDS
NAMES = ["Anna", "Ben", "Kobi"]
#: Maximum number of questions, answers and events that may be missing from a few games.
RARE = 12


def messages(language: str) -> dict[str, set[str]]:
    return variables_of(catalogue_text(language, "carcassonne"))


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_tile_has_a_distinct_name(language: str) -> None:
    """Two tiles from different modules look the same and have the same name."""
    words = Catalogue(language)
    names = [words.translate(f"carcassonne-tile-{tile.id}") for tile in ALL_TILES]
    assert not [name for name in names if name.startswith("carcassonne-")]
    assert len(set(names)) == len(ALL_TILES) - 1
    twins = ("abbey_city_n_road_w", "king_city_n_road_w")
    assert len({words.translate(f"carcassonne-tile-{twin}") for twin in twins}) == 1


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_options_modules_and_metrics_have_names(language: str) -> None:
    words = Catalogue(language)
    game = get_game("carcassonne")
    for option in game.options:
        assert words.has_message(f"carcassonne-option-{option.id}")
        assert words.has_message(f"carcassonne-option-{option.id}.help")
        described = option.describe()
        for key in ("values", "presets"):
            values = described.get(key, [])
            assert isinstance(values, (list, dict))
            for value in [*values, *(["random"] if described.get("drawn") else [])]:
                assert words.has_message(f"carcassonne-option-{option.id}-{value}"), value
                assert words.has_message(f"carcassonne-option-{option.id}-{value}.help"), value
    for module in MODULE_IDS:
        assert words.has_message(f"carcassonne-module-{module}")
    state = game.new_state(2, {"modules": ALL})
    for metric in [*state.metrics(), *state.seat_metrics(0)]:
        assert words.has_message(f"carcassonne-metric-{metric}"), metric


@cache
def messages_in_games() -> list[tuple[str, dict[str, JsonData]]]:
    """Every prompt, action and event of some games: distinct messages with their data."""
    found: dict[tuple[str, str], tuple[str, dict[str, JsonData]]] = {}

    def note(message: str, data: dict[str, JsonData]) -> None:
        words = [f"{key} {value}" for key, value in data.items() if isinstance(value, str)]
        found[message, " ".join(words)] = (message, data)

    rng = Rng(6)
    for seed in range(3):
        state = get_game("carcassonne").new_state(3, {"modules": ALL}, seed)
        state.journal = Journal()
        while not state.is_over():
            player = state.next_player_to_act()
            decision = state.decision(player)
            note(f"ask-{decision.kind}", {"source": "", "least": 1, "most": 1, **decision.about})
            for action in [decision.actions[0], *decision.actions[-3:]]:
                meaning = state.action_data(player, action)
                note(f"do-{meaning['do']}", meaning)
            state.apply(player, rng.choice(decision.actions[1:] or decision.actions))
            for event in state.journal.take_events():
                note(f"log-{event.kind}", event.view_for(-1))
    return list(found.values())


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_messages_of_games_have_all_their_variables(language: str) -> None:
    """Every variable of a message is given, and every value in the text is translated."""
    words = Catalogue(language, NAMES)
    known = messages(language)
    for message, data in messages_in_games():
        variables = known[f"carcassonne-{message}"]
        assert variables <= set(data), f"{message} wants {variables - set(data)}"
        text = words.translate_for_game("carcassonne", message, data)
        assert text
        assert not re.search(r"carcassonne-|_|\{|\}", text), text
        for key, value in data.items():
            if isinstance(value, str) and value and key in variables:
                assert words.has_message(f"carcassonne-{key}-{value}"), f"{message}: {key} {value}"


def test_sample_games_cover_most_messages() -> None:
    """Messages that the sample games do not reach are rare."""
    said = {f"carcassonne-{message}" for message, _ in messages_in_games()}
    spoken = {name for name in messages("en") if re.match(r"carcassonne-(ask|do|log)-[^.]+$", name)}
    assert said <= spoken
    assert len(spoken - said) <= RARE, sorted(spoken - said)


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_messages_for_the_page_have_no_coordinates(language: str) -> None:
    """A message that names a cell has a second form, for a page that highlights the cell."""
    known = messages(language)
    sentences = {name for name, variables in known.items() if {"x", "y"} & variables}
    shown_by_text = {"carcassonne-dragon", "carcassonne-fairy"}
    # For people who cannot see the map.
    shown_by_text |= {"carcassonne-page-cell", "carcassonne-page-described-tile"}
    for name in sentences - shown_by_text:
        assert re.match(r"carcassonne-(ask|do|log)-\w+$", name), name
        assert not {"x", "y"} & known[f"{name}.lit"], name


# -- refusals ------------------------------------------------------------------------------------------


def refusal_codes() -> dict[str, set[str]]:
    """All refusal codes in the rules with the names of their data, read from the source."""
    found: dict[str, set[str]] = {}
    game = Path(rules.__file__).parents[1]
    for path in [*(game / "rules").rglob("*.py"), *(game / "modules").rglob("*.py")]:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "Refusal":
                code, *facts = node.args
                codes = [part.value for part in python.walk(code) if isinstance(part, python.Constant)]
                (keys,) = [{word(key) for key in fact.keys} for fact in facts if isinstance(fact, python.Dict)] or [
                    set()
                ]
                for said in codes:
                    if isinstance(said, str):
                        assert found.setdefault(said, keys) == keys, said
    return found


def word(key: python.expr | None) -> str:
    assert isinstance(key, python.Constant)
    assert isinstance(key.value, str)
    return key.value


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_refusal_messages_match_the_refusal_codes(language: str) -> None:
    worded = {
        name.removeprefix("carcassonne-refuse-"): variables
        for name, variables in messages(language).items()
        if name.startswith("carcassonne-refuse-")
    }
    assert worded == refusal_codes()
    assert len(worded) > 50


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_refusals_are_translated(language: str) -> None:
    """Without coordinates, ids or action numbers."""
    words = Catalogue(language, NAMES)
    rng = Rng(11)
    seen: set[str] = set()
    state = get_game("carcassonne").new_state(3, {"modules": ALL}, 2)
    while not state.is_over():
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        for _ in range(3):
            action = rng.below(get_game("carcassonne").action_space)
            if action not in legal:
                reason = state.find_refusal(player, action)
                assert reason is not None
                text = words.translate_for_game("carcassonne", f"refuse-{reason.code}", reason.facts)
                assert not re.search(r"carcassonne-|_|\{|\}", text), text
                seen.add(reason.code)
        state.apply(player, rng.choice(legal))
    assert len(seen) > 15


def test_log_messages_in_english() -> None:
    words = Catalogue("en", NAMES)

    def tell(kind: str, **data: JsonData) -> str:
        return words.translate_for_game("carcassonne", f"log-{kind}", Event(kind, data).view_for(-1))

    assert (
        tell("completed", player=1, feature="city", tiles=5, shields=1) == "Ben completes a city (5 tiles, 1 shield)."
    )
    assert tell("completed", player=1, feature="road", tiles=2, shields=0) == "Ben completes a road (2 tiles)."
    assert tell("scored", player=0, points=1, category="roads", final=0) == "Anna scores 1 point for roads."
    assert (
        tell("scored", player=2, points=9, category="fields", final=1)
        == "Final scoring: Kobi scores 9 points for fields."
    )
    assert tell("goods", player=0, goods="wine", count=2) == "Anna takes goods: 2 \u00d7 wine."
    assert tell("game_over", players=[0, 2]) == "Game over. Winner: Anna, Kobi."


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("cs", 1, "Anna získává 1 bod (cesty)."),
        ("cs", 3, "Anna získává 3 body (cesty)."),
        ("cs", 5, "Anna získává 5 bodů (cesty)."),
        ("de", 1, "Anna bekommt einen Punkt (Straßen)."),
        ("de", 4, "Anna bekommt 4 Punkte (Straßen)."),
        ("he", 1, "Anna \u2013 נקודה אחת (כבישים)."),
        ("he", 2, "Anna \u2013 שתי נקודות (כבישים)."),
        ("he", 7, "Anna \u2013 7 נקודות (כבישים)."),
    ],
)
def test_plural_forms(language: str, points: int, text: str) -> None:
    data: dict[str, JsonData] = {"player": 0, "points": points, "category": "roads", "final": 0}
    assert Catalogue(language, NAMES).translate_for_game("carcassonne", "log-scored", data) == text


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_text_view_shows_board_scores_and_tile(language: str) -> None:
    game = get_game("carcassonne")
    words = Catalogue(language, NAMES)
    state = game.new_state(3, {"modules": ["inns", "traders", "king"]}, 4)
    rng = Rng(4)
    for _ in range(60):
        state.apply(state.next_player_to_act(), rng.choice(state.legal_actions(state.next_player_to_act())))
        table = game.view_as_text(state.view(0), words)
        assert not re.search(r"carcassonne-|\{|\}", table), table
        for name in NAMES:
            assert name in table
        hand = state.view(0)["hand"]
        if hand:
            assert words.translate(f"carcassonne-tile-{hand}") in table
