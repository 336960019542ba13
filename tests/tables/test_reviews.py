"""Reviews that one can trust: what was careless is found costly, what comes to the same is not blamed, and what there
was no time for is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bastide.bots import make_bot
from bastide.core.randomness.rng import Rng
from bastide.core.records.parser import parse_record
from bastide.core.records.record import Recorder
from bastide.core.registry import get_game
from bastide.tables.analysis import reviews
from bastide.tables.analysis.evaluation import UNSEEN, Judged, judge
from bastide.tables.analysis.reviews import Course, Findings, course, prepared
from bastide.tables.messages.records import Review


def looked(game: Course, looks: int, seconds: float = 3600.0) -> Findings:
    """A review, here and now."""
    findings = Findings("x", game, looks)
    for state, look in findings.looking():
        if look is not None:
            player, action = look.decided.player, look.decided.action
            found = judge(game.game, look.drawn, player, action, look.looks, seconds, look.seed)
            findings.note(look.decided, state, found)
    findings.finish()
    return findings


def clicking(seed: int, turns: int) -> str:
    """Whoever sits first clicks at random, against ``medium``; the first turns of the game."""
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, seed, ["Click", "Bot"])
    bots = [make_bot("random", game, seed), make_bot("medium", game, seed)]
    while not recorder.state.is_over() and recorder.state.turn_number() <= turns:
        player = recorder.state.next_actor()
        recorder.apply(player, bots[player].choose(recorder.state.seat(player)))
    return recorder.record().write()


def clicked() -> Review:
    return looked(prepared(clicking(3, 10)), 160).told()


def test_clicking_at_random_is_costly() -> None:
    """Not each click beyond doubt, but all of them together; and whoever played sensibly is not blamed for as much."""
    found = clicked()
    random, sensible = found.costs
    assert random > found.errors[0] > 0.0
    assert random > 2 * sensible
    assert found.moves
    assert {move.player for move in found.moves} == {0}


def test_a_busy_machine_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the clock on the wall says."""
    game = prepared(clicking(3, 3))
    idle = looked(game, 40).told()
    monkeypatch.setattr("bastide.bots.search.thinking.perf_counter", iter(range(10**9)).__next__)
    assert looked(game, 40).told() == idle


def singly(seed: int) -> str:
    """Both play their Treasures one by one, in an order of chance, and buy as ``big_money`` would."""
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, seed, ["One", "Two"])
    rng = Rng(seed)
    bots = [make_bot("big_money", game, seed) for _ in range(2)]
    while recorder.state.turn_number() <= 8:
        state = recorder.state
        player = state.next_actor()
        legal = [(action, state.notation(player, action)) for action in state.legal_actions(player)]
        treasures = [action for action, text in legal if text.startswith("play ") and text != "play all treasures"]
        action = rng.choice(treasures) if treasures else bots[player].choose(state.seat(player))
        recorder.apply(player, action)
    return recorder.record().write()


def test_treasures_played_one_by_one_are_not_blamed() -> None:
    """A look at each of them, many times: not once does it seem to have cost anything."""
    game = prepared(singly(5))
    plays = [each for each in game.decided if singled(game, each.at)]
    assert len(plays) > 20
    findings = looked(game._replace(decided=plays), 24)
    assert findings.told().costs == [0.0, 0.0]
    assert findings.turns() == []


def singled(game: Course, at: int) -> bool:
    for number, state in enumerate(game.positions()):
        if number == at:
            player, action = game.moves[at]
            return state.notation(player, action).startswith("play ")
    return False


def blunder() -> tuple[str, int]:
    """A game in which somebody who could buy a Province late takes a Curse instead; and where."""
    found = get_game("dominion")
    recorder = Recorder(found, 2, {"kingdom": "first_game_2e"}, 5, ["Ann", "Ben"])
    bots = [make_bot("big_money", found, seed) for seed in range(2)]
    at, moves, provinces = -1, 0, 0
    while not recorder.state.is_over():
        state = recorder.state
        player = state.next_actor()
        action = bots[player].choose(state.seat(player))
        provinces += state.notation(player, action) == "buy province"
        if at < 0 and provinces == 6:
            at, action = moves, state.parse(player, "buy curse")
        recorder.apply(player, action)
        moves += 1
    return recorder.record().write(), at


def test_a_blunder_is_found_with_what_was_better_and_why() -> None:
    text, at = blunder()
    game = prepared(text)
    findings = looked(game._replace(decided=[each for each in game.decided if each.at == at]), 60)
    (move,) = findings.told().moves
    assert (move.played, move.best) == ("buy curse", "buy province")
    assert move.best_win > move.win
    assert move.cost > move.error
    assert "points" in [reason["code"] for reason in move.best_reasons]
    assert move.standing[0]["code"] == "has_points"
    lost = move.changes[0]
    assert (lost["code"], lost["better"]) == ("has_points_mine", int(str(lost["after"])) + 7)


# -- turns -----------------------------------------------------------------------------------------


def found_in(decided: int, cost: float, error: float = 0.01) -> tuple[int, Judged]:
    return decided, Judged(0, False, True, 0.5 - cost, 0.5, cost, error)


def noted(*found: tuple[int, Judged]) -> Findings:
    """A review of a small game, of which these decisions were found to have cost something."""
    game = prepared(singly(5))
    findings = Findings("x", game, 40)
    at = {each.at: each for each in game.decided}
    wanted = {game.decided[number].at: judged for number, judged in found}
    for number, state in enumerate(game.positions()):
        if number in wanted:
            judged = wanted[number]
            best = next(each for each in state.legal_actions(at[number].player) if each != at[number].action)
            findings.note(at[number], state, replace(judged, best=best))
    return findings


def test_the_decisions_of_a_turn_count_together() -> None:
    game = prepared(singly(5))
    first = [number for number, each in enumerate(game.decided) if each.turn == game.decided[0].turn]
    assert len(first) >= 3
    later = next(number for number, each in enumerate(game.decided) if each.turn > game.decided[0].turn + 1)
    findings = noted(found_in(first[0], 0.05), found_in(first[1], 0.08), found_in(later, 0.1))
    one, other = findings.turns()
    assert (one.at, one.others) == (game.decided[first[1]].at, 1)
    assert one.cost == pytest.approx(0.13)
    assert one.error == pytest.approx(0.01 * 2**0.5)
    assert (other.at, other.others, other.cost) == (game.decided[later].at, 0, 0.1)
    assert findings.told().costs[one.player] >= 0.13


def test_what_is_in_doubt_is_not_named_but_counted() -> None:
    findings = noted(found_in(0, 0.2, 0.3))
    assert findings.turns() == []
    assert sum(findings.told().costs) == pytest.approx(0.2)


def test_a_second_look_takes_the_place_of_the_first() -> None:
    findings = noted(found_in(0, 0.5))
    game = findings.course
    assert findings.doubtful() == {game.decided[0].at}
    state = next(iter(game.positions()))
    findings.note(game.decided[0], state, Judged(0, False, True, 0.5, 0.48, -0.02, 0.03))
    assert findings.turns() == []
    assert findings.told().costs == [0.0, 0.0]


def test_what_there_was_no_time_for_is_said_and_a_later_look_may_do() -> None:
    game = prepared(singly(5))
    findings = looked(game._replace(decided=game.decided[:6]), 40, 1e-9)
    unseen = findings.told().unseen
    assert unseen
    findings.note(game.decided[0], next(iter(game.positions())), UNSEEN)
    assert game.decided[0].at in findings.told().unseen


def test_a_long_game_is_looked_at_more_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = prepared(singly(5))
    monkeypatch.setattr(reviews, "ALL", 60 * len(game.decided))
    assert next(look for _, look in Findings("x", game, 400).looking() if look is not None).looks == 60
    monkeypatch.setattr(reviews, "ALL", 0)
    assert next(look for _, look in Findings("x", game, 400).looking() if look is not None).looks == reviews.LEAST


def test_turns_are_told_apart_where_all_act_at_once_and_where_none_are_counted() -> None:
    for name, players in (("seven_wonders", 3), ("magpie", 2), ("carcassonne", 2)):
        game = get_game(name)
        recorder = Recorder(game, players, {}, 3)
        rng = Rng(3)
        for _ in range(20):
            player = recorder.state.next_actor()
            if player < 0:
                break
            recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))
        decided = course(parse_record(recorder.record().write())).decided
        assert decided[0].turn == 1
        assert [each.turn for each in decided] == sorted(each.turn for each in decided)
        by_turn = {(each.player, each.turn) for each in decided}
        assert len(by_turn) > 4
