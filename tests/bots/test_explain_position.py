"""Explanations of positions: correct comparisons with the rival, in every language, without hidden information."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from complete_languages import COMPLETE_LANGUAGES
from fluent_variables import variables_of

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.explain_position import MAX_REASONS, MIN_LEAD_POINTS, PositionFactor, position_reasons
from bastide.bots.search import SearchBudget, evaluate_decision, reasons_for_better
from bastide.bots.search.decision_evaluation import UNKNOWN_VALUE
from bastide.bots.search.search_base import run_rollout
from bastide.cli.play.analyse_record import in_third_person
from bastide.core import JsonData, Rng, get_game, get_kit
from bastide.core.records.game_record import replay_record
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State
from bastide.games.carcassonne.rules.position_parser import make_position
from bastide.games.dominion.puzzles.themes import ProvinceAchievements
from bastide.games.dominion.rules.position_parser import Counters, PositionSetup, build_position, buy_phase_turn
from bastide.games.seven_wonders.rules.position_parser import A, B, D, PositionBuilder
from bastide.locale import Catalogue
from bastide.locale.catalogue import catalogue_text

DOCS = Path(__file__).parents[2] / "docs"
GAMES = ("carcassonne", "dominion", "seven_wonders")
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("carcassonne", 3, {"modules": "all"}),
    ("carcassonne", 2, {}),
    ("dominion", 3, {}),
    ("seven_wonders", 4, {}),
]
#: Factor codes by game.
CODES = {
    "carcassonne": ["expects", "expects_of", "at_home"],
    "dominion": ["has_points", "has_points_colonies", "hand", "tempo", "tempo_colony"],
    "seven_wonders": ["has_points", "has_science", "has_coins", "has_shields"],
}
FACTS: dict[str, JsonData] = {"mine": 4, "theirs": 7.5, "own_player": 0, "player": 1, "count": 2}
FACTS |= {"tiles": 21, "provinces": 3, "colonies": 5, "left_player": 1, "right_player": 2, "left": 0, "right": 3}


def position_reasons_data(game: str, state: State, player: int) -> list[dict[str, JsonData]]:
    return [reason.to_json_data() for reason in get_kit(game).explain_position(state, player)]


def factor(code: str, lead: float, mine: float = 0.0, theirs: float = 0.0) -> PositionFactor:
    return PositionFactor(code, mine, theirs, lead, {})


def test_score_comes_first_then_largest_differences() -> None:
    marks = [
        factor("score", 0.0),
        factor("little", MIN_LEAD_POINTS / 2),
        factor("some", MIN_LEAD_POINTS),
        factor("much", -9.0),
        factor("more", 3.0),
    ]
    assert [reason.code for reason in position_reasons(marks)] == ["score", "much", "more"][:MAX_REASONS]
    assert [reason.code for reason in position_reasons(marks[:2])] == ["score"]


# -- the games ---------------------------------------------------------------------------------------


def test_carcassonne_counts_unfinished_features() -> None:
    """Red holds the city north of the starting tile, blue its road: each is compared for both."""
    state = make_position("d\nred knight on city n at 0,0\nblue highwayman on road w at 0,0", "e u u", players=2)
    for player, ahead in ((0, "city"), (1, "road")):
        found = position_reasons_data("carcassonne", state, player)
        assert found[0]["code"] == "expects"
        assert found[0]["player"] == 1 - player
        features = {str(each["of"]): (each["mine"], each["theirs"]) for each in found if each["code"] == "expects_of"}
        mine, theirs = features[ahead]
        assert isinstance(mine, int | float)
        assert mine > 0 == theirs


def test_dominion_counts_points_coins_and_the_turns_to_a_province() -> None:
    state = build_position(
        discards={0: "gold gold gold silver", 1: "copper copper estate estate"},
        turn=buy_phase_turn(coins=8),
        counters=Counters(turns={0: 9, 1: 9}),
    )
    points, *rest = position_reasons_data("dominion", state, 0)
    assert (points["code"], points["player"]) == ("has_points", 1)
    assert {each["code"] for each in rest} >= {"hand", "tempo"}


@pytest.mark.parametrize(
    ("colonies", "provinces", "counted", "is_about_colonies"),
    [(8, 8, ("colonies", 8), True), (2, 6, ("colonies", 2), True), (6, 2, ("provinces", 2), False)],
)
def test_dominion_speaks_of_the_pile_that_will_end_the_game(
    colonies: int, provinces: int, counted: tuple[str, int], is_about_colonies: bool
) -> None:
    state = build_position(
        discards={0: "platinum platinum gold gold gold", 1: "copper copper estate estate"},
        supply={"colony": colonies, "province": provinces},
        setup=PositionSetup(colony=True),
        turn=buy_phase_turn(coins=8),
        counters=Counters(turns={0: 9, 1: 9}),
    )
    points, *rest = position_reasons_data("dominion", state, 0)
    assert points["code"] == ("has_points_colonies" if is_about_colonies else "has_points")
    assert points[counted[0]] == counted[1]
    (tempo,) = [each for each in rest if str(each["code"]).startswith("tempo")]
    assert tempo["code"] == ("tempo_colony" if is_about_colonies else "tempo")


def test_turns_to_a_colony_are_more_than_to_a_province() -> None:
    def own_turns(uses_colony: bool) -> float:
        state = build_position(
            discards={0: "gold*10", 1: "copper copper estate estate"},
            setup=PositionSetup(colony=uses_colony),
            turn=buy_phase_turn(coins=8),
            counters=Counters(turns={0: 9, 1: 9}),
        )
        found = {str(each["code"]): each["mine"] for each in position_reasons_data("dominion", state, 0)}
        turns = found["tempo_colony" if uses_colony else "tempo"]
        assert isinstance(turns, int | float)
        return turns

    assert own_turns(True) > own_turns(False)


@pytest.mark.parametrize(("uses_colony", "name"), [(False, "province"), (True, "colony")])
def test_reasons_for_moves_count_turns_to_the_card_that_decides(uses_colony: bool, name: str) -> None:
    state = build_position(setup=PositionSetup(colony=uses_colony), turn=buy_phase_turn(coins=8))
    codes = {each.code for each in analysis_heuristics(get_game("dominion")).list_effects(state, 0, [])}
    turns = {code for code in codes if code.startswith(("sooner", "delays"))}
    assert turns == {f"sooner_{name}", f"delays_{name}"}
    state.sides[0].provinces = (5,)
    achievements = ProvinceAchievements().list_achievements(state)
    assert (achievements == []) is uses_colony


@pytest.mark.parametrize(("purchase", "turn"), [("buy colony", 9.0), ("buy province", UNKNOWN_VALUE)])
def test_first_colony_is_measured_from_the_purchase_on(purchase: str, turn: float) -> None:
    state = build_position(
        setup=PositionSetup(colony=True), turn=buy_phase_turn(coins=11), counters=Counters(turns={0: 9, 1: 9})
    )
    heuristics = analysis_heuristics(get_game("dominion"))
    action = state.parse_action(0, purchase)
    effects = heuristics.list_effects(state, 0, [action])
    state.apply(0, action)
    heuristics.begin_rollout(state)
    measured = dict(zip([each.code for each in effects], heuristics.measure_effects(state, action), strict=True))
    assert measured["sooner_colony"] == turn
    assert measured["delays_colony"] == UNKNOWN_VALUE


def test_first_colony_is_measured_in_rollouts() -> None:
    state = build_position(
        decks={0: "platinum*10", 1: "platinum*10"},
        hands={0: "platinum*5", 1: "platinum*5"},
        setup=PositionSetup(colony=True),
        turn=buy_phase_turn(),
        counters=Counters(turns={0: 1, 1: 0}),
    )
    heuristics = analysis_heuristics(get_game("dominion"))
    action = state.parse_action(0, "end turn")
    effects = heuristics.list_effects(state, 0, [action])
    state.apply(0, action)
    run_rollout(state, heuristics, Rng(1))
    measured = dict(zip([each.code for each in effects], heuristics.measure_effects(state, action), strict=True))
    assert (measured["sooner_colony"], measured["delays_colony"]) == (2.0, 1.0)


@pytest.mark.parametrize(("left", "soon"), [(7, False), (6, True), (1, True)])
def test_dominion_says_when_the_end_is_near(left: int, soon: bool) -> None:
    codes = [each["code"] for each in position_reasons_data("dominion", build_position(supply={"province": left}), 0)]
    assert ("soonest" in codes) is soon


def test_seven_wonders_compares_shields_with_both_neighbours() -> None:
    scene = (
        PositionBuilder(4)
        .set_city(A, makes="O W", built="barracks")
        .set_city(B, built="stockade barracks")
        .set_city(D, built="stockade")
    )
    state = scene.set_hand(A, "guard-tower well").build_state()
    (shields,) = [each for each in position_reasons_data("seven_wonders", state, A) if each["code"] == "has_shields"]
    assert (shields["mine"], shields["left"], shields["right"]) == (1, 2, 1)
    assert (shields["left_player"], shields["right_player"]) == (B, D)


# -- messages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_explanations_reveal_no_hidden_information(game: str, players: int, options: dict[str, object]) -> None:
    """Indistinguishable positions have the same explanation, and asking changes nothing."""
    rng = Rng(6)
    state = get_game(game).new_state(players, options, 6)
    kit = get_kit(game)
    asked = 0
    for count in range(10**6):
        if state.is_over() or asked == 12:
            break
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        if count % 13 == 0 and len(legal) > 1:
            asked += 1
            before = state.digest()
            other = state.sample_position(player, Rng(count))
            assert [each.to_json_data() for each in kit.explain_position(other, player)] == position_reasons_data(
                game, state, player
            )
            assert state.digest() == before
        state.apply(player, rng.choice(legal))
    assert asked >= 5


def test_review_example_in_docs_is_current() -> None:
    text = (DOCS / "how-bots-think.md").read_text(encoding="utf-8")
    record = parse_record((DOCS / "pictures" / "review.record").read_text(encoding="utf-8"))
    positions: list[State] = []
    replay_record(record, get_game("carcassonne"), lambda state, move: positions.append(state.clone()))
    state, words, kit = positions[48], Catalogue("en", record.seats), get_kit("carcassonne")
    tile = "place base_d_city_n_road_ew"
    played, better = state.parse_action(0, f"{tile} at -3,-1 south"), state.parse_action(0, f"{tile} at 1,0 south")
    game = get_game("carcassonne")
    found = evaluate_decision(state, 0, SearchBudget(1000), analysis_heuristics(game), measured=played)
    assert found.best.action == better
    said = [
        *reasons_for_better(found, found.best, found.find_action(played)),
        *kit.explain_position(state, 0),
    ]
    for reason in said:
        named = cast(dict[str, JsonData], in_third_person(reason.to_json_data(), 0))
        sentence = words.translate_for_game("carcassonne", f"reason-{named['code']}", named)
        assert f"> * {sentence}\n" in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_explanation_texts_are_complete(game: str, language: str) -> None:
    """Every code has its text, with names and numbers, without text of another language."""
    words = Catalogue(language, ["Anna", "Ben", "Kobi", "Dora"])
    known = variables_of(catalogue_text(language, game))
    for code in CODES[game]:
        for of in ("city", "road", "cloister", "field") if "_of" in code else ("",):
            assert known[f"{game}-reason-{code}"] <= {*FACTS, "of"}
            text = words.translate_for_game(game, f"reason-{code}", {**FACTS, "of": of})
            assert not re.search(rf"{game}-|_|\{{|\}}", text), text
            assert language != "he" or not re.search(r"[A-Za-z]", re.sub("Anna|Ben|Kobi|Dora", "", text)), text
