"""Reviews: careless moves are costly, equal moves are not blamed, unevaluated decisions are reported."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.core.randomness.rng import Rng
from bastide.core.records.game_record import Recorder
from bastide.core.records.record_parser import parse_record
from bastide.hosting.analysis import evaluation_pieces
from bastide.hosting.analysis.evaluation_pieces import PausedEvaluation, evaluate_piece
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.locale.catalogue import Catalogue
from bastide.tables.analysis import game_review
from bastide.tables.analysis.game_review import ReviewedGame, ReviewProgress, build_reviewed_game, prepare_review
from bastide.tables.analysis.move_evaluation import (
    EvaluatedAction,
    EvaluatedDecision,
    EvaluationRequest,
    evaluate_position,
)
from bastide.tables.messages.record_messages import GameReview

#: Rollouts of a second evaluation in these tests.
FULL_LOOK = 600


def run_review(game: ReviewedGame, looks: int) -> ReviewProgress:
    """Run a review synchronously."""
    findings = ReviewProgress("x", game, looks)
    for state, look in findings.iterate_tasks():
        if look is not None:
            player, action = look.decision.player, look.decision.action
            rollouts = min(look.rollouts or FULL_LOOK, FULL_LOOK)
            request = EvaluationRequest(game.game, look.sampled_position, player, action, rollouts)
            findings.add_evaluation(look.decision, state, evaluate_position(request))
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
    """Not every move is certain; the sensible player is blamed for less, in win chance and in points."""
    found = review_random_play()
    assert found.costs[0] > 2 * found.costs[1]
    assert found.point_costs[0] > 2 * found.point_costs[1]
    assert found.moves
    assert {move.player for move in found.moves} == {0}


def test_costly_moves_list_all_rated_answers() -> None:
    """The best answer is rated as such, and the played one is not about as good."""
    for move in review_random_play().moves:
        rated = {answer.notation: answer for answer in move.answers}
        assert (move.answers[0].notation, move.answers[0].equal) == (move.best, True)
        assert not rated[move.played].equal
        assert len(rated) == len(move.answers)


def test_result_does_not_depend_on_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elapsed time has no influence."""
    game = prepare_review(random_play_record(3, 3))
    idle = run_review(game, 40).to_message()
    monkeypatch.setattr("time.perf_counter", iter(range(10**9)).__next__)
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
    findings = run_review(game._replace(decisions=plays), 40)
    assert findings.to_message().costs == pytest.approx([0.0, 0.0], abs=0.03)
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
    assert move.point_cost > 5.0
    reason = move.reasons[0]
    assert (reason["code"], reason["card"], reason["other_player"]) == ("swings", "province", 1 - move.player)
    # The Curse costs the last point.
    explained = float(str(reason["points"])) + float(str(reason["lost"]))
    assert explained + 1.0 == pytest.approx(move.point_cost, abs=0.6)
    assert move.standing[0]["code"] == "has_points"


# -- turns -----------------------------------------------------------------------------------------


def evaluation_of(decided: int, cost: float, error: float = 0.01) -> tuple[int, float, float]:
    return decided, cost, error


def evaluated(best: int, played: int, cost: float, error: float = 0.01) -> EvaluatedDecision:
    """Return an evaluation in which the played action costs this much win chance and ten times as many points."""
    first = EvaluatedAction(best, 0.5, 0.01, 5.0, 0.0, 0.0, 0.0, 0.0, True)
    other = EvaluatedAction(played, 0.5 - cost, 0.01, 5.0, cost, error, 10 * cost, 10 * error, cost <= error)
    return EvaluatedDecision([first, other])


def review_with(*found: tuple[int, float, float]) -> ReviewProgress:
    """Return a review of a small game with these evaluations, each made twice."""
    game = prepare_review(one_by_one_record(5))
    findings = ReviewProgress("x", game, 40)
    at = {each.at: each for each in game.decisions}
    wanted = {game.decisions[number].at: (cost, error) for number, cost, error in found}
    for _ in range(2):
        for number, state in enumerate(game.iterate_positions()):
            if number in wanted:
                decided = at[number]
                best = next(each for each in state.legal_actions(decided.player) if each != decided.action)
                findings.add_evaluation(decided, state, evaluated(best, decided.action, *wanted[number]))
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
    assert one.point_cost == pytest.approx(1.3)
    message = findings.to_message()
    mean = 0.23 / 3 if one.player == other.player else 0.065
    assert message.costs[one.player] == pytest.approx(mean)
    assert sum(message.decisions) == 3


def test_uncertain_costs_are_counted_but_not_listed() -> None:
    findings = review_with(evaluation_of(0, 0.2, 0.3))
    assert findings.list_costly_turns() == []
    assert sum(findings.to_message().costs) == pytest.approx(0.2)


def test_cost_that_may_be_luck_is_no_mistake() -> None:
    """A review looks at many decisions, so one that just exceeds its 95 % interval is likely to be luck."""
    assert [move.cost for move in review_with(evaluation_of(0, 0.15, 0.13)).list_costly_turns()] == [0.15]
    assert review_with(evaluation_of(0, 0.15, 0.13)).to_message().moves == []
    assert len(review_with(evaluation_of(0, 0.15, 0.08)).to_message().moves) == 1


def test_second_evaluation_replaces_the_first() -> None:
    findings = review_with(evaluation_of(0, 0.5))
    game = findings.reviewed_game
    assert findings.find_costly_decisions() == {game.decisions[0].at}
    state = next(iter(game.iterate_positions()))
    best = next(each for each in state.legal_actions(0) if each != game.decisions[0].action)
    findings.add_evaluation(game.decisions[0], state, evaluated(best, game.decisions[0].action, -0.02, 0.03))
    assert findings.list_costly_turns() == []
    assert sum(findings.to_message().costs) == 0.0  # an error rate is never negative


def test_only_decisions_with_a_second_evaluation_are_listed() -> None:
    """The first evaluation is short, and chance makes many good moves look bad."""
    game = prepare_review(one_by_one_record(5))
    findings = ReviewProgress("x", game, 40)
    state, decided = next(iter(game.iterate_positions())), game.decisions[0]
    best = next(each for each in state.legal_actions(decided.player) if each != decided.action)
    for count in (0, 1):
        findings.add_evaluation(decided, state, evaluated(best, decided.action, 0.3))
        assert len(findings.list_costly_turns()) == count


@pytest.mark.parametrize(("cost", "points", "listed"), [(0.03, 0.0, True), (0.02, 0.2, True), (0.02, 0.0, False)])
def test_points_count_where_the_win_chance_hardly_changes(cost: float, points: float, listed: bool) -> None:
    (move,) = review_with(evaluation_of(0, 0.3)).list_costly_turns()
    changed = replace(move, cost=cost, error=0.01, point_cost=10 * points, point_error=1.0)
    assert game_review.is_costly(changed) is listed


@pytest.mark.parametrize(("cost", "points", "listed"), [(0.004, 0.04, False), (0.02, 0.04, True), (0.004, 0.6, True)])
def test_cost_that_rounds_to_nothing_is_not_listed(cost: float, points: float, listed: bool) -> None:
    (move,) = review_with(evaluation_of(0, 0.3)).list_costly_turns()
    changed = replace(move, cost=cost, error=0.001, point_cost=points, point_error=0.01)
    assert game_review.is_certain(changed) is listed


def test_every_player_gets_the_costliest_turns_even_if_they_cost_little() -> None:
    """A learner who is far behind loses points, but hardly any win chance."""
    game = prepare_review(one_by_one_record(5))
    firsts: dict[tuple[int, int], int] = {}
    for number, each in enumerate(game.decisions):
        firsts.setdefault((each.player, each.turn), number)
    found = [
        evaluation_of(number, 0.3 if player == 0 else 0.06 + turn / 10_000, 0.01)
        for (player, turn), number in firsts.items()
    ]
    findings = review_with(*found)
    for move in findings.costly_moves.values():
        if move.player == 1:
            small = replace(move, cost=0.0, point_cost=0.6 + move.turn / 100)
            findings.costly_moves[move.at] = replace(small, point_error=0.1)
    shown = findings.to_message().moves
    theirs = [move for move in shown if move.player == 1]
    others = sorted((move.turn for move in findings.costly_moves.values() if move.player == 1), reverse=True)
    assert [move.turn for move in theirs] == others[:3]
    assert len([move for move in shown if move.player == 0]) >= 3
    assert shown == sorted(shown, key=game_review.rank_key)


@pytest.mark.parametrize(
    ("name", "players", "label"),
    [("seven_wonders", 3, "Age II, turn 3"), ("carcassonne", 2, "turn 15"), ("dominion", 2, "turn 5")],
)
def test_turns_are_named_as_the_game_counts_them(name: str, players: int, label: str) -> None:
    game = get_game(name)
    state = game.new_state(players, {}, 3)
    bots = [make_bot("beginner", game, seed) for seed in range(players)]
    labels = []
    while not state.is_over():
        player = state.next_player_to_act()
        labels.append(Catalogue("en").translate_for_game(name, "turn", state.turn_facts(player)))
        state.apply(player, bots[player].choose(state.seat(player)))
    assert label in labels
    assert not any("{" in each for each in labels)


def test_unevaluated_decisions_are_reported() -> None:
    game = prepare_review(one_by_one_record(5))
    findings = ReviewProgress("x", game, 40)
    findings.add_evaluation(game.decisions[0], next(iter(game.iterate_positions())), EvaluatedDecision())
    assert findings.to_message().unseen == [game.decisions[0].at]


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


def build_request(rollouts: int, seconds: float) -> EvaluationRequest:
    """Return the evaluation of a decision in a recorded game."""
    game = prepare_review(random_play_record(3, 4))
    tasks = [task for _, task in ReviewProgress("x", game, 8).iterate_tasks() if task is not None]
    played = tasks[4].decision
    return EvaluationRequest(game.game, tasks[4].sampled_position, played.player, played.action, rollouts, seconds)


def test_evaluation_in_pieces_has_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    request = build_request(120, 3600.0)
    whole = evaluate_position(request)
    monkeypatch.setattr(evaluation_pieces, "PIECE_CPU_SECONDS", 1e-9)
    pieces = 0
    while isinstance(found := evaluate_piece("pieces", request), PausedEvaluation):
        pieces += 1
    assert found == whole
    assert pieces > 20
    assert not evaluation_pieces._paused_evaluations


def test_evaluation_in_pieces_ends_after_its_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    request = build_request(100_000, 1e-6)
    monkeypatch.setattr(evaluation_pieces, "PIECE_CPU_SECONDS", 1e-9)
    pieces = 0
    while isinstance(found := evaluate_piece("short", request), PausedEvaluation):
        pieces += 1
        assert pieces < 500
    assert all(each.cost_error > 0.0 for each in found.actions[1:])


async def test_evaluation_starts_again_on_a_new_worker_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that forgets an evaluation starts again; one that always does is given up."""
    request = build_request(60, 3600.0)
    monkeypatch.setattr(evaluation_pieces, "PIECE_CPU_SECONDS", 1e-9)
    calls = 0

    async def run_piece(work: WorkerCall) -> object:
        nonlocal calls
        calls += 1
        if calls == forgets_at or (forgets_at < 0 and calls % 3 == 0):
            evaluation_pieces._paused_evaluations.clear()
        return work.function(*work.arguments)

    forgets_at = 10
    assert await evaluation_pieces.evaluate_in_pieces(run_piece, "restarted", request) == evaluate_position(request)
    calls, forgets_at = 0, -1
    assert await evaluation_pieces.evaluate_in_pieces(run_piece, "lost", request) is None


# -- good moves ------------------------------------------------------------------------------------


def evaluated_best(played: int, others: list[tuple[int, float, bool, bool]]) -> EvaluatedDecision:
    """Return an evaluation in which the played action is best. Others: action, cost, is it equal, is it sensible."""
    best = EvaluatedAction(played, 0.6, 0.01, 5.0, 0.0, 0.0, 0.0, 0.0, True)
    rest = [
        EvaluatedAction(action, 0.6 - cost, 0.01, 5.0, cost, 0.01, 10 * cost, 0.1, equal, sensible=sensible)
        for action, cost, equal, sensible in others
    ]
    return EvaluatedDecision([best, *rest])


@pytest.mark.parametrize(
    ("costs", "gain"),
    [
        ([(0.2, False, True), (0.1, False, True)], 0.1),
        # Equal or uncertain alternatives, and those that nobody would consider, are no achievement.
        ([(0.2, False, True), (0.1, True, True)], None),
        ([(0.2, False, True), (0.005, False, True)], None),
        ([(0.2, False, False)], None),
        ([(0.2, False, False), (0.3, False, True)], 0.3),
        ([], None),
    ],
)
def test_good_move_is_clearly_better_than_every_sensible_one(
    costs: list[tuple[float, bool, bool]], gain: float | None
) -> None:
    game = prepare_review(one_by_one_record(5))
    decided = next(each for each in game.decisions if each.player == 0)
    state = next(each for number, each in enumerate(game.iterate_positions()) if number == decided.at)
    other = next(each for each in state.legal_actions(0) if each != decided.action)
    evaluation = evaluated_best(decided.action, [(other, *each) for each in costs])
    findings = ReviewProgress("x", game, 40)
    findings.add_evaluation(decided, state, evaluation)
    assert findings.list_good_moves() == []  # after one evaluation
    findings.add_evaluation(decided, state, evaluation)
    found = findings.to_message().good_moves
    assert [(move.at, move.gain) for move in found] == ([] if gain is None else [(decided.at, gain)])
    # A played action that is not the best is never praised.
    findings.add_evaluation(decided, state, evaluated(other, decided.action, 0.3))
    assert findings.to_message().good_moves == []


def test_at_most_three_good_moves_of_each_player_in_different_turns() -> None:
    game = prepare_review(one_by_one_record(9))
    findings = ReviewProgress("x", game, 40)
    decisions = {each.at: each for each in game.decisions}
    for _ in range(2):
        for number, state in enumerate(game.iterate_positions()):
            decided = decisions.get(number)
            if decided is not None:
                other = next(each for each in state.legal_actions(decided.player) if each != decided.action)
                found = evaluated_best(decided.action, [(other, 0.1 + number / 10_000, False, True)])
                findings.add_evaluation(decided, state, found)
    for player in (0, 1):
        moves = [move for move in findings.list_good_moves() if move.player == player]
        assert len({move.turn for move in moves}) == 3
        last = sorted({each.turn for each in game.decisions if each.player == player})[-3:]
        assert sorted(move.turn for move in moves) == last
