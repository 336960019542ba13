"""Reasons of an evaluation: each is a difference that the rollouts show, and it supports the better action."""

from __future__ import annotations

import pytest
from tiny_games import Nim

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import DecisionEvaluation, Estimate, SearchBudget, evaluate_decision, reasons_for_better
from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    UNKNOWN_VALUE,
    ActionEvaluation,
    MeasuredEffect,
    compare_results,
)
from bastide.bots.search.evaluation_reasons import (
    MAX_REASONS,
    MIN_EXPLAINED_BY_BOTH,
    MIN_EXPLAINED_SHARE,
    REASON_ERRORS,
    main_source,
)
from bastide.core import Rng, State, get_game
from bastide.core.action_reason import Reason
from bastide.games.dominion.rules.position_parser import Counters, build_position, buy_phase_turn
from bastide.locale.catalogue import Catalogue

ROLLOUTS = 1000
DECISIONS = 6
#: Facts of reasons that are differences.
AMOUNTS = {"points", "lost", "turns", "amount"}


def explain_worst(found: DecisionEvaluation) -> list[Reason]:
    worst = found.measured_actions()[-1]
    return [] if worst.is_about_best else reasons_for_better(found, found.best, worst)


def test_last_province_is_explained_by_its_points() -> None:
    state = build_position(
        hands={0: "estate", 1: "gold gold gold copper copper"},
        discards={1: "province"},
        supply={"province": 1, "duchy": 0},
        turn=buy_phase_turn(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )
    nothing = state.parse_action(0, "end turn")
    found = evaluate_decision(
        state, 0, SearchBudget(ROLLOUTS), analysis_heuristics(get_game("dominion")), measured=nothing
    )
    first, second = reasons_for_better(found, found.best, found.find_action(nothing))
    assert (first.code, first.facts["of"], first.facts["card"]) == ("swings", "card", "province")
    assert 5.0 < float(str(first.facts["points"])) <= 6.0
    assert 5.0 < float(str(first.facts["lost"])) <= 6.0
    assert second.code == "sooner"


def test_end_of_the_game_is_a_reason_for_the_player_who_is_ahead() -> None:
    """The last Estate empties the third pile. The opponent, with a better deck, would catch up otherwise."""
    state = build_position(
        hands={0: "copper", 1: "gold gold gold gold gold"},
        decks={0: "copper copper copper copper copper", 1: "gold gold gold gold gold"},
        discards={0: "duchy", 1: "estate estate"},
        supply={"estate": 1, "curse": 0, "copper": 0, "province": 8},
        turn=buy_phase_turn(coins=2),
        counters=Counters(turns={0: 12, 1: 11}),
    )
    nothing = state.parse_action(0, "end turn")
    found = evaluate_decision(
        state, 0, SearchBudget(ROLLOUTS), analysis_heuristics(get_game("dominion")), measured=nothing
    )
    assert found.best.notation == "buy estate"
    reasons = reasons_for_better(found, found.best, found.find_action(nothing))
    assert [reason.code for reason in reasons] == ["less_for", "sooner"]
    assert (reasons[0].facts["player"], reasons[0].facts["card"]) == (1, "province")
    assert reasons[1].facts["lead"] == 2
    assert float(str(reasons[1].facts["turns"])) > 1.0


def test_game_without_words_has_no_reasons() -> None:
    found = evaluate_decision(Nim(Rng(0), 3), 0, SearchBudget(400))
    assert explain_worst(found) == []


def decisions(game_id: str, players: int, seed: int) -> list[tuple[State, int]]:
    """Return decisions of a game between weak players, with a choice."""
    game = get_game(game_id)
    state = game.new_state(players, {}, seed)
    bots = [make_bot("easy", game, each) for each in range(players)]
    found = []
    count = 0
    while not state.is_over():
        player = state.next_player_to_act()
        count += len(state.legal_actions(player)) > 1
        if count % 12 == 7 and len(state.legal_actions(player)) > 1:
            found.append((state.clone(), player))
        state.apply(player, bots[player].choose(state.seat(player)))
    return found


@pytest.mark.parametrize(("game_id", "players"), [("dominion", 2), ("seven_wonders", 3), ("carcassonne", 2)])
def test_every_reason_is_true_and_holds_for_other_samples(game_id: str, players: int) -> None:
    """An independent evaluation of the same two actions never shows the opposite."""
    heuristics, budget = analysis_heuristics(get_game(game_id)), SearchBudget(ROLLOUTS)
    checked = 0
    for state, player in decisions(game_id, players, 3)[:DECISIONS]:
        found = evaluate_decision(state, player, budget, heuristics)
        for worse in [each for each in found.measured_actions() if not each.is_about_best]:
            again = evaluate_decision(state, player, budget, heuristics, measured=worse.action, seed=1)
            reasons = reasons_for_better(found, found.best, worse)
            check_main_reason(reasons, worse)
            for reason in reasons:
                checked += 1
                assert all(float(str(value)) > 0.0 for name, value in reason.facts.items() if name in AMOUNTS)
                assert reason.facts.keys() & AMOUNTS
                assert reason.code not in ("sooner", "later") or float(str(reason.facts["lead"])) > 0.0
                for claim in claims_of(reason) if again.find_action(found.best.action).is_measured else ():
                    difference = points_difference(again, found.best.action, worse.action, claim)
                    assert difference.mean > -difference.error
                for language in ("en", "he", "de", "cs"):
                    text = Catalogue(language).translate_for_game(game_id, f"reason-{reason.code}", reason.facts)
                    assert text.endswith(".")
                    assert "{" not in text
    assert checked > 0


def check_main_reason(reasons: list[Reason], worse: ActionEvaluation) -> None:
    """Check that a source which explains little of the difference comes after the whole difference."""
    source = main_source(reasons)
    if source is None or not worse.point_cost.exceeds(REASON_ERRORS) or worse.point_cost.mean < 1.0:
        return
    swings = [reason for reason in reasons if reason.code == "swings"]
    facts = swings[0].facts if swings else {**source.facts, "lost": 0}
    whole = worse.point_cost.mean
    share, lost = float(str(facts["points"])) / whole, float(str(facts["lost"])) / whole
    margins = max(share, lost) - MIN_EXPLAINED_SHARE, share + lost - MIN_EXPLAINED_BY_BOTH
    if min(abs(margin) for margin in margins) > 0.1:  # the points of a reason are rounded
        assert (reasons[0].code == "more_points") == (max(margins) < 0.0)


def claims_of(reason: Reason) -> list[Reason]:
    """Return what a reason says about the points of each player."""
    if reason.code == "swings":
        return [
            Reason("more_from", reason.facts),
            Reason("less_for", {**reason.facts, "player": reason.facts["other_player"]}),
        ]
    return [reason] if reason.code in ("more_from", "less_for") else []


def points_difference(found: DecisionEvaluation, better: int, worse: int, reason: Reason) -> Estimate:
    """Return what a reason claims, measured by another evaluation."""
    facts = reason.facts
    source = f"card:{facts['card']}" if facts["of"] == "card" else str(facts["of"])
    owner = found.player if reason.code == "more_from" else int(str(facts["player"]))
    at = owner * len(found.sources) + found.sources.index(source)
    one, other = [
        [values[at] for values in found.find_action(action).second_stage.points]
        for action in ((better, worse) if reason.code == "more_from" else (worse, better))
    ]
    return compare_results(one, other, 0.0)


# -- reasons of given rollouts ----------------------------------------------------------------------

ROUNDS = 400


def rollouts_of(action: int, points: list[float], effects: list[float], turns: float = 20.0) -> ActionEvaluation:
    """Return an evaluation whose rollouts all end with these points by source of player 0, then of player 1."""
    found = ActionEvaluation(action, f"action {action}", True)
    values, half = found.second_stage, len(points) // 2
    for number in range(ROUNDS):
        luck = number % 7
        values.results.append(0.5)
        values.wins.append(0.5)
        values.leads.append(sum(points[:half]) - sum(points[half:]) + luck)
        values.turns.append(turns)
        values.points.append([each + luck for each in points])
        values.effects.append(effects)
    return found


def explain(
    better: ActionEvaluation,
    worse: ActionEvaluation,
    effects: list[MeasuredEffect] | None = None,
    limit: int = MAX_REASONS,
) -> list[tuple[str, dict[str, object]]]:
    evaluation = DecisionEvaluation(0, ["cities", "roads"], [better, worse])
    evaluation.effects = effects or []
    worse.point_cost = compare_results(better.second_stage.leads, worse.second_stage.leads, LEAD_ERROR_FLOOR_POINTS)
    return [(reason.code, dict(reason.facts)) for reason in reasons_for_better(evaluation, better, worse, limit)]


def test_points_that_one_player_takes_from_another_are_one_sentence() -> None:
    found = explain(rollouts_of(1, [5, 3, 2, 3], []), rollouts_of(2, [1, 3, 7, 3], []))
    assert found == [("swings", {"of": "cities", "points": 4, "better": 8, "worse": 4, "other_player": 1, "lost": 5})]


def test_larger_gain_than_the_difference_comes_with_what_it_outweighs() -> None:
    first, second = explain(rollouts_of(1, [12, 1, 0, 0], []), rollouts_of(2, [2, 8, 0, 0], []))
    assert (first[0], first[1]["of"], first[1]["points"]) == ("more_from", "cities", 10)
    assert (second[0], second[1]["of"], second[1]["points"]) == ("outweighs", "roads", 7)


def test_loss_that_the_largest_gain_does_not_outweigh_is_not_said_to_be_outweighed() -> None:
    found = explain(rollouts_of(1, [12, 1, 0, 0], []), rollouts_of(2, [7, 9, 5, 0], []))
    assert "outweighs" not in [code for code, _ in found]


def test_measured_effect_explains_the_players_of_the_main_reason() -> None:
    sooner = MeasuredEffect("sooner_province", 0, -0.5, {})
    denied = MeasuredEffect("denies", 1, -15.0, {"card": "altar"}, [1])
    better, worse = rollouts_of(1, [9, 0, 0, 0], [7.0, 10.0]), rollouts_of(2, [5, 0, 0, 0], [9.0, 60.0])
    assert explain(better, worse, [sooner, denied])[1] == ("sooner_province", {"amount": 2, "better": 7, "worse": 9})
    # About another player only if the points are about this player, and only for the actions that it explains.
    better, worse = rollouts_of(1, [0, 0, 1, 0], [7.0, 10.0]), rollouts_of(2, [0, 0, 5, 0], [7.0, 60.0])
    assert explain(better, worse, [sooner, denied])[1] == (
        "denies",
        {"card": "altar", "amount": 50, "better": 10, "worse": 60, "player": 1},
    )
    other = MeasuredEffect("denies", 1, -15.0, {"card": "altar"}, [3])
    assert [code for code, _ in explain(better, worse, [sooner, other])] == ["less_for"]
    # An effect that speaks for the worse action is no reason.
    better, worse = rollouts_of(1, [9, 0, 0, 0], [9.0, 0.0]), rollouts_of(2, [5, 0, 0, 0], [7.0, 0.0])
    assert [code for code, _ in explain(better, worse, [sooner, denied])] == ["more_from"]


@pytest.mark.parametrize(
    ("lost", "codes"), [([2.0, 3.0], ["swings", "more_from"]), ([4.0, 1.0], ["more_points", "more_from"])]
)
def test_points_of_both_players_from_one_source_explain_the_difference_together(
    lost: list[float], codes: list[str]
) -> None:
    """Of 8 points, 3 are the player's from roads; that the opponent gets 2 fewer from roads makes it enough."""
    better, worse = rollouts_of(1, [5, 5, 1, 1], []), rollouts_of(2, [3, 2, *lost], [])
    assert [code for code, _ in explain(better, worse)] == codes


def test_other_sources_are_silent_beside_a_measured_effect() -> None:
    sooner = MeasuredEffect("sooner_province", 0, -0.5, {})
    better, worse = rollouts_of(1, [9, 3, 0, 0], [7.0]), rollouts_of(2, [5, 1, 0, 0], [9.0])
    assert [code for code, _ in explain(better, worse, [sooner], 3)] == ["more_from", "sooner_province"]
    assert [code for code, _ in explain(better, worse, [], 3)] == ["more_from", "more_from"]


def test_largest_source_follows_the_effect_that_explains_the_whole_difference() -> None:
    sooner = MeasuredEffect("sooner_province", 0, -0.5, {})
    better, worse = rollouts_of(1, [9, 8, 0, 0], [7.0]), rollouts_of(2, [5, 0, 6, 0], [9.0])
    assert [code for code, _ in explain(better, worse, [sooner], 3)] == ["more_points", "sooner_province", "more_from"]


def test_effect_comes_before_a_source_of_a_small_part_of_an_uncertain_difference() -> None:
    coins = MeasuredEffect("coins_later", 0, 0.3, {})
    better, worse = rollouts_of(1, [6, 3, 0, 0], [11.4]), rollouts_of(2, [5, 2, 0, 1], [10.9])
    for number in range(ROUNDS):
        better.second_stage.leads[number] += 30.0 if number % 2 else -30.0
    found = explain(better, worse, [coins], 3)
    assert not worse.point_cost.exceeds(REASON_ERRORS)
    assert [code for code, _ in found] == ["coins_later", "more_from"]
    # Rounded to integers, both would be 11.
    assert found[0][1] == {"amount": 0.5, "better": 11.4, "worse": 10.9}


@pytest.mark.parametrize(("unknown", "codes"), [(10, ["more_from", "sooner_province"]), (100, ["more_from"])])
def test_effect_that_many_rollouts_do_not_tell_is_no_reason(unknown: int, codes: list[str]) -> None:
    """Such as the first Province in a game that usually ends without one."""
    better, worse = rollouts_of(1, [9, 0, 0, 0], [7.0]), rollouts_of(2, [5, 0, 0, 0], [9.0])
    for number in range(unknown):
        worse.second_stage.effects[number] = [UNKNOWN_VALUE]
    found = explain(better, worse, [MeasuredEffect("sooner_province", 0, -0.5, {})])
    assert [code for code, _ in found] == codes
    assert found[-1][0] == "more_from" or found[-1][1]["amount"] == 2


def test_own_effect_explains_what_opponent_gets_less_of_after_effects_on_the_opponent() -> None:
    """Opponents get fewer Provinces if the player is faster."""
    sooner = MeasuredEffect("sooner_province", 0, -0.5, {})
    clogs = MeasuredEffect("clogs_deck", 1, 0.5, {})
    better, worse = rollouts_of(1, [0, 0, 1, 0], [7.0, 4.0]), rollouts_of(2, [0, 0, 5, 0], [9.0, 3.0])
    found = explain(better, worse, [sooner, clogs], limit=3)
    assert [code for code, _ in found] == ["less_for", "clogs_deck", "sooner_province"]
    assert [code for code, _ in explain(better, worse, [sooner])] == ["less_for", "sooner_province"]


@pytest.mark.parametrize(("turns", "codes"), [(8.0, ["more_from", "sooner"]), (20.0, ["more_from"])])
def test_length_of_the_game_is_no_reason_far_from_the_end(turns: float, codes: list[str]) -> None:
    better, worse = rollouts_of(1, [9, 0, 0, 0], [], turns - 2.0), rollouts_of(2, [5, 0, 0, 0], [], turns)
    better.point_lead = Estimate(9.0, 0.1)
    assert [code for code, _ in explain(better, worse)] == codes


@pytest.mark.parametrize(("spread", "codes"), [(6.0, ["more_from"]), (10.0, [])])
def test_difference_that_independent_samples_may_not_show_is_no_reason(spread: float, codes: list[str]) -> None:
    """At a spread of 10, the difference is four standard errors: enough for a mistake, not for a reason."""
    better, worse = rollouts_of(1, [5, 0, 0, 0], []), rollouts_of(2, [3, 0, 0, 0], [])
    for number in range(ROUNDS):
        noise = spread if number % 2 else -spread
        better.second_stage.points[number][0] += noise
        better.second_stage.leads[number] += noise
    found = explain(better, worse)
    assert worse.point_cost.is_certain
    assert [code for code, _ in found] == codes
