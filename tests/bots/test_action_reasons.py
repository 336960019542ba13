"""Reasons for actions: every action has one, in every language, and none reveals hidden information."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent_variables import variables_of

import bastide.bots.search
from bastide.cli.play.analyse_record import THIRD_PERSON_CODES
from bastide.core import JsonData, Rng, get_game, get_kit
from bastide.core.state import State
from bastide.games.carcassonne.rules.position_parser import make_position
from bastide.games.dominion.rules.position_parser import build_position, buy_phase_turn
from bastide.games.seven_wonders.rules.position_parser import A, B, D, PositionBuilder
from bastide.locale import Catalogue
from bastide.locale.catalogue import catalogue_text

REPOSITORY = Path(__file__).parents[2]
#: Tables that cover much of the rules.
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("carcassonne", 3, {"modules": "all"}),
    ("carcassonne", 2, {}),
    ("dominion", 3, {}),
    ("seven_wonders", 4, {}),
]
GAMES = sorted({game for game, _, _ in TABLES})
#: Codes about the length of the game, which is fixed in 7 Wonders.
LENGTH_CODES = {"sooner", "later"}
#: What achievements of puzzles are about (``puzzles/follow_up_reasons.py``), which gives their reasons two codes each.
ACHIEVEMENT_FACTS = {"carcassonne": (), "dominion": ("turn",), "seven_wonders": ("card", "stage")}
NAMES = ["Anna", "Ben", "Kobi", "Dora"]


def positions(game: str, players: int, options: dict[str, object], seed: int, every: int) -> list[State]:
    """Return some positions of a random game."""
    rng = Rng(seed)
    state = get_game(game).new_state(players, options, seed)
    found: list[State] = []
    count = 0
    while not state.is_over():
        player = state.next_player_to_act()
        if count % every == 0:
            found.append(state.clone())
        count += 1
        state.apply(player, rng.choice(state.legal_actions(player)))
    return found


@cache
def collect_reasons(game: str) -> list[tuple[str, dict[str, JsonData]]]:
    """Return the reasons for actions in some games."""
    found: dict[str, tuple[str, dict[str, JsonData]]] = {}
    for name, players, options in TABLES:
        if name != game:
            continue
        for state in positions(name, players, options, 3, 5):
            player = state.next_player_to_act()
            for action in state.legal_actions(player)[:6]:
                reasons = get_kit(game).reasons_for(state, player, action)
                assert reasons, state.notation(player, action)
                for reason in [*reasons, *get_kit(game).explain_position(state, player)]:
                    found[f"{reason.code} {reason.facts.get('of')}"] = (reason.code, reason.facts)
    return list(found.values())


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_reasons_reveal_no_hidden_information(game: str, players: int, options: dict[str, object]) -> None:
    """Indistinguishable positions have the same reasons, and asking changes nothing."""
    for number, state in enumerate(positions(game, players, options, 8, 19)):
        player = state.next_player_to_act()
        before = state.digest()
        other = state.sample_position(player, Rng(number))
        for action in state.legal_actions(player)[:4]:
            asked = get_kit(game).reasons_for
            found = [reason.to_json_data() for reason in asked(state, player, action)]
            assert [reason.to_json_data() for reason in asked(other, player, action)] == found
        assert state.digest() == before


def reasons_for_notation(state: State, player: int, notation: str) -> list[dict[str, JsonData]]:
    game = {"CarcassonneState": "carcassonne", "DominionState": "dominion"}.get(type(state).__name__, "seven_wonders")
    return [
        reason.to_json_data()
        for reason in get_kit(game).reasons_for(state, player, state.parse_action(player, notation))
    ]


@pytest.mark.parametrize(
    ("left", "right", "code"),
    [
        ("", "", "ahead_of_both"),
        ("stockade", "", "ahead_of_one"),  # one shield each: a tie is not ahead
        ("stockade", "stockade barracks", "catches_up"),
    ],
)
def test_shields_are_compared_with_both_neighbours(left: str, right: str, code: str) -> None:
    state = (
        PositionBuilder(4)
        .set_city(A, makes="O W")
        .set_city(B, built=left)
        .set_city(D, built=right)
        .set_hand(A, "barracks well")
        .build_state()
    )
    (first, *_) = reasons_for_notation(state, A, "build barracks")
    assert first["code"] == code
    assert first["shields"] == 1
    if code == "ahead_of_one":
        assert first["player"] == D


def test_payments_and_missing_resources() -> None:
    state = (
        PositionBuilder(3).set_city(A, coins=3).set_city(B, makes="W").set_hand(A, "stockade clay-pool").build_state()
    )
    assert reasons_for_notation(state, A, "build stockade paying left 2")[-1] == {"code": "pays", "coins": 2}
    assert reasons_for_notation(state, A, "build clay-pool")[0] == {"code": "new_resource", "resources": ["clay"]}
    assert reasons_for_notation(state, A, "sell stockade") == [{"code": "coins", "coins": 3}]


def test_only_last_province_is_said_to_end_game() -> None:
    for left, ends in ((2, False), (1, True)):
        state = build_position(supply={"province": left}, turn=buy_phase_turn(coins=8))
        codes = [reason["code"] for reason in reasons_for_notation(state, 0, "buy province")]
        assert codes[0] == ("ends_game" if ends else "points")
        assert "dearest" in codes


def test_finished_city_counts_for_owner_only() -> None:
    """Red holds the city north of the starting tile; the tile in hand closes it, for 4 points."""
    for owner, code in (("red", "scores"), ("blue", "gives")):
        state = make_position(f"d\n{owner} knight on city n at 0,0", "e u u", players=2)
        (first, *others) = reasons_for_notation(state, 0, "place base_e_city_n at 0,1 south")
        assert (first["code"], first["of"], first["points"]) == (code, "city", 4)
        assert "grows" not in [reason["code"] for reason in others]
    state = make_position("d", "e u u", players=2)
    assert reasons_for_notation(state, 0, "place base_e_city_n at 0,1 south")[0] == {"code": "closes", "of": "city"}
    state.apply(0, state.parse_action(0, "place base_e_city_n at 0,1 south"))
    assert reasons_for_notation(state, 0, "knight on city 0") == [{"code": "at_once", "points": 4, "of": "city"}]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_reason_texts_are_complete(game: str, language: str) -> None:
    words = Catalogue(language, NAMES)
    known = variables_of(catalogue_text(language, game))
    for code, facts in collect_reasons(game):
        variables = known[f"{game}-reason-{code}"]
        assert variables <= set(facts), f"{code} wants {variables - set(facts)}"
        text = words.translate_for_game(game, f"reason-{code}", facts)
        assert not re.search(rf"{game}-|_|\{{|\}}", text), text
        if language == "he":
            names = [words.translate(f"{game}-card-{value}") for value in facts.values() if isinstance(value, str)]
            rest = re.sub("|".join(map(re.escape, [*NAMES, *names])), "", text)
            assert not re.search(r"[A-Za-z]", rest), text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_reason_codes_match_messages(game: str, language: str) -> None:
    folder = get_kit(game).folder / "bots"
    shared = Path(bastide.bots.search.__file__).with_name("evaluation_reasons.py")
    names = ("reasons.py", "explain_position.py", "search_heuristics.py", "*_effects.py")
    files = [*[file for name in names for file in folder.glob(name)], folder.parent / "puzzles" / "themes.py", shared]
    sources = [file.read_text(encoding="utf-8") for file in files]
    tree = [node for source in sources for node in python.walk(python.parse(source))]
    codes = {code for what in ("PositionFactor", "MeasuredEffect", "Reason") for code in constructed_codes(what, tree)}
    written = {node.value for node in tree if isinstance(node, python.Constant)}
    known = variables_of(catalogue_text(language, game))
    spoken = {name.removeprefix(f"{game}-reason-") for name in known if "-reason-" in name}
    if game == "seven_wonders":
        codes = codes - LENGTH_CODES
    codes |= {f"{code}_{fact}" for code in ("gets", "misses") for fact in ACHIEVEMENT_FACTS[game]}
    third_person = {THIRD_PERSON_CODES[code] for code in spoken & THIRD_PERSON_CODES.keys()}
    assert codes | third_person <= spoken <= written | codes | third_person


def test_pages_and_terminal_have_the_same_codes_in_the_third_person() -> None:
    source = (REPOSITORY / "web/src/pages/replay/ReviewPanel.svelte").read_text(encoding="utf-8")
    regular = re.search(r"more_from: \"more_for\",\s*\.\.\.Object\.fromEntries\(\[(.*)\]\.map\(", source)
    assert regular is not None
    shown = {code: f"{code}_for" for code in re.findall(r'"(\w+)"', regular[1])}
    assert shown | {"more_from": "more_for"} == THIRD_PERSON_CODES


def constructed_codes(what: str, tree: list[python.AST]) -> set[str]:
    """Return the reason codes that a source constructs."""
    calls = [node for node in tree if isinstance(node, python.Call) and isinstance(node.func, python.Name)]
    first = [call.args[0] for call in calls if isinstance(call.func, python.Name) and call.func.id == what]
    return {code for each in first for code in possible_codes(each)}


def possible_codes(node: python.expr) -> set[str]:
    """Return the codes that an expression may have: both branches of a conditional, not its test."""
    if isinstance(node, python.IfExp):
        return possible_codes(node.body) | possible_codes(node.orelse)
    return {str(node.value)} if isinstance(node, python.Constant) else set()
