"""Reviews: careless moves are costly, equal moves are not blamed, unevaluated decisions are reported."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.records.game_record import Recorder
from bastide.core.records.record_parser import parse_record
from bastide.hosting.analysis import evaluation_pieces
from bastide.hosting.analysis.evaluation_pieces import PausedEvaluation, evaluate_move_piece
from bastide.tables.analysis import game_review
from bastide.tables.analysis.game_review import ReviewedGame, ReviewProgress, build_reviewed_game, prepare_review
from bastide.tables.analysis.move_evaluation import NOT_EVALUATED, MoveEvaluation, evaluate_move
from bastide.tables.messages.record_messages import GameReview


def run_review(game: ReviewedGame, looks: int, seconds: float = 3600.0) -> ReviewProgress:
    """Run a review synchronously."""
    findings = ReviewProgress("x", game, looks)
    for state, look in findings.iterate_tasks():
        if look is not None:
            player, action = look.decision.player, look.decision.action
            found = evaluate_move(game.game, look.sampled_position, player, action, look.rollouts, seconds, look.seed)
            findings.add_evaluation(look.decision, state, found)
    findings.finish()
    return findings


def random_play_record(seed: int, turns: int) -> str:
    """Return a record of the first turns, in which seat 0 plays at random against ``medium``."""
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, seed, ["Click", "Bot"])
    bots = [make_bot("random", game, seed), make_bot("medium", game, seed)]
    while not recorder.state.is_over() and recorder.state.turn_number() <= turns:
        player = recorder.state.next_player_to_act()
        recorder.apply(player, bots[player].choose(recorder.state.seat(player)))
    return recorder.to_record().to_text()


def review_random_play() -> GameReview:
    return run_review(prepare_review(random_play_record(3, 10)), 160).to_message()


def test_random_play_is_costly() -> None:
    """Not every move is certain, but the total is; the sensible player is blamed for less."""
    found = review_random_play()
    random, sensible = found.costs
    assert random > found.errors[0] > 0.0
    assert random > 2 * sensible
    assert found.moves
    assert {move.player for move in found.moves} == {0}


def test_result_does_not_depend_on_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elapsed time has no influence."""
    game = prepare_review(random_play_record(3, 3))
    idle = run_review(game, 40).to_message()
    monkeypatch.setattr("bastide.bots.search.run_search.perf_counter", iter(range(10**9)).__next__)
    assert run_review(game, 40).to_message() == idle


def one_by_one_record(seed: int) -> str:
    """Return a record in which both players play Treasures one by one and buy like ``big_money``."""
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, seed, ["One", "Two"])
    rng = Rng(seed)
    bots = [make_bot("big_money", game, seed) for _ in range(2)]
    while recorder.state.turn_number() <= 8:
        state = recorder.state
        player = state.next_player_to_act()
        legal = [(action, state.notation(player, action)) for action in state.legal_actions(player)]
        treasures = [action for action, text in legal if text.startswith("play ") and text != "play all treasures"]
        action = rng.choice(treasures) if treasures else bots[player].choose(state.seat(player))
        recorder.apply(player, action)
    return recorder.to_record().to_text()


def test_playing_treasures_one_by_one_costs_nothing() -> None:
    """Repeated evaluations of such moves never report a cost."""
    game = prepare_review(one_by_one_record(5))
    plays = [each for each in game.decisions if is_single_treasure(game, each.at)]
    assert len(plays) > 20
    findings = run_review(game._replace(decisions=plays), 24)
    assert findings.to_message().costs == [0.0, 0.0]
    assert findings.list_costly_turns() == []


def is_single_treasure(game: ReviewedGame, at: int) -> bool:
    for number, state in enumerate(game.iterate_positions()):
        if number == at:
            player, action = game.moves[at]
            return state.notation(player, action).startswith("play ")
    return False


def blunder() -> tuple[str, int]:
    """Return a record in which a player takes a Curse instead of a Province, and where."""
    found = get_game("dominion")
    recorder = Recorder(found, 2, {"kingdom": "first_game_2e"}, 5, ["Ann", "Ben"])
    bots = [make_bot("big_money", found, seed) for seed in range(2)]
    at, moves, provinces = -1, 0, 0
    while not recorder.state.is_over():
        state = recorder.state
        player = state.next_player_to_act()
        action = bots[player].choose(state.seat(player))
        provinces += state.notation(player, action) == "buy province"
        if at < 0 and provinces == 6:
            at, action = moves, state.parse_action(player, "buy curse")
        recorder.apply(player, action)
        moves += 1
    return recorder.to_record().to_text(), at


def test_blunder_is_found_with_better_action_and_reason() -> None:
    text, at = blunder()
    game = prepare_review(text)
    findings = run_review(game._replace(decisions=[each for each in game.decisions if each.at == at]), 60)
    (move,) = findings.to_message().moves
    assert (move.played, move.best) == ("buy curse", "buy province")
    assert move.best_win > move.win
    assert move.cost > move.error
    assert "points" in [reason["code"] for reason in move.best_reasons]
    assert move.standing[0]["code"] == "has_points"
    lost = move.changes[0]
    assert (lost["code"], lost["better"]) == ("has_points_mine", int(str(lost["after"])) + 7)


# -- turns -----------------------------------------------------------------------------------------


def evaluation_of(decided: int, cost: float, error: float = 0.01) -> tuple[int, MoveEvaluation]:
    return decided, MoveEvaluation(0, False, True, 0.5 - cost, 0.5, cost, error)


def review_with(*found: tuple[int, MoveEvaluation]) -> ReviewProgress:
    """Return a review of a small game with these evaluations."""
    game = prepare_review(one_by_one_record(5))
    findings = ReviewProgress("x", game, 40)
    at = {each.at: each for each in game.decisions}
    wanted = {game.decisions[number].at: judged for number, judged in found}
    for number, state in enumerate(game.iterate_positions()):
        if number in wanted:
            judged = wanted[number]
            best = next(each for each in state.legal_actions(at[number].player) if each != at[number].action)
            findings.add_evaluation(at[number], state, replace(judged, best=best))
    return findings


def test_costs_of_a_turn_are_added() -> None:
    game = prepare_review(one_by_one_record(5))
    first = [number for number, each in enumerate(game.decisions) if each.turn == game.decisions[0].turn]
    assert len(first) >= 3
    later = next(number for number, each in enumerate(game.decisions) if each.turn > game.decisions[0].turn + 1)
    findings = review_with(evaluation_of(first[0], 0.05), evaluation_of(first[1], 0.08), evaluation_of(later, 0.1))
    one, other = findings.list_costly_turns()
    assert (one.at, one.others) == (game.decisions[first[1]].at, 1)
    assert one.cost == pytest.approx(0.13)
    assert one.error == pytest.approx(0.01 * 2**0.5)
    assert (other.at, other.others, other.cost) == (game.decisions[later].at, 0, 0.1)
    assert findings.to_message().costs[one.player] >= 0.13


def test_uncertain_costs_are_counted_but_not_listed() -> None:
    findings = review_with(evaluation_of(0, 0.2, 0.3))
    assert findings.list_costly_turns() == []
    assert sum(findings.to_message().costs) == pytest.approx(0.2)


def test_second_evaluation_replaces_the_first() -> None:
    findings = review_with(evaluation_of(0, 0.5))
    game = findings.reviewed_game
    assert findings.find_costly_decisions() == {game.decisions[0].at}
    state = next(iter(game.iterate_positions()))
    findings.add_evaluation(game.decisions[0], state, MoveEvaluation(0, False, True, 0.5, 0.48, -0.02, 0.03))
    assert findings.list_costly_turns() == []
    assert findings.to_message().costs == [0.0, 0.0]


def test_unevaluated_decisions_are_reported() -> None:
    game = prepare_review(one_by_one_record(5))
    findings = run_review(game._replace(decisions=game.decisions[:6]), 40, 1e-9)
    unseen = findings.to_message().unseen
    assert unseen
    findings.add_evaluation(game.decisions[0], next(iter(game.iterate_positions())), NOT_EVALUATED)
    assert game.decisions[0].at in findings.to_message().unseen


def test_long_games_get_fewer_rollouts_per_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    game = prepare_review(one_by_one_record(5))
    monkeypatch.setattr(game_review, "MAX_FIRST_LOOK_COST", 60 * game.players * len(game.decisions))
    assert next(look for _, look in ReviewProgress("x", game, 400).iterate_tasks() if look is not None).rollouts == 60
    monkeypatch.setattr(game_review, "MAX_FIRST_LOOK_COST", 0)
    assert (
        next(look for _, look in ReviewProgress("x", game, 400).iterate_tasks() if look is not None).rollouts
        == game_review.MIN_ROLLOUTS_PER_DECISION
    )


def test_turns_in_games_without_turn_numbers() -> None:
    for name, players in (("seven_wonders", 3), ("magpie", 2), ("carcassonne", 2)):
        game = get_game(name)
        recorder = Recorder(game, players, {}, 3)
        rng = Rng(3)
        for _ in range(20):
            player = recorder.state.next_player_to_act()
            if player < 0:
                break
            recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))
        decided = build_reviewed_game(parse_record(recorder.to_record().to_text())).decisions
        assert decided[0].turn == 1
        assert [each.turn for each in decided] == sorted(each.turn for each in decided)
        by_turn = {(each.player, each.turn) for each in decided}
        assert len(by_turn) > 4


def build_question(rollouts: int, seconds: float) -> tuple[str, dict[str, JsonData], int, int, int, float, int]:
    """Return the arguments of an evaluation that needs rollouts: its action and the best one are not equivalent."""
    game = prepare_review(random_play_record(3, 4))
    for _, task in ReviewProgress("x", game, 8).iterate_tasks():
        if task is not None:
            move = (game.game, task.sampled_position, task.decision.player, task.decision.action)
            if not evaluate_move(*move, 20, 3600.0, task.seed).same:
                return (*move, rollouts, seconds, task.seed)
    raise AssertionError("all actions are equivalent")


def test_evaluation_in_pieces_has_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = build_question(120, 3600.0)
    whole = evaluate_move(*asked)
    monkeypatch.setattr(evaluation_pieces, "PIECE_CPU_SECONDS", 0.0)
    pieces = 0
    while isinstance(found := evaluate_move_piece("pieces", *asked), PausedEvaluation):
        pieces += 1
    assert found == whole
    assert pieces > 20
    assert not evaluation_pieces._paused_evaluations


def test_evaluation_in_pieces_ends_after_its_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = build_question(100_000, 1e-6)
    monkeypatch.setattr(evaluation_pieces, "PIECE_CPU_SECONDS", 0.02)
    pieces = 0
    while isinstance(found := evaluate_move_piece("short", *asked), PausedEvaluation):
        pieces += 1
        assert pieces < 50
    assert not found.seen
