"""Chances to win as they are told: never out of bounds, never certain before the end, the same one everywhere."""

from __future__ import annotations

import json

import pytest

from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, Judgement, analyse, compare
from bastide.bots.search.calibration import Calibration, calibrated, log_odds
from bastide.core import Rng, get_game, get_kit
from bastide.core.state import State
from bastide.games.dominion.rules.positions import Counters, buy_phase, position

GAMES = ("carcassonne", "dominion", "seven_wonders")
STRICT = Calibration(early=0.4, middle=0.6, late=1.1, doubt=6.0, luck=1.0, move={2: 0.2, 3: -0.3})
MANY = 1e12
PLAYOUTS = (0.0, 1.0, 5.0, 40.0, 1e6)
PROGRESS = (0.0, 0.3, 0.99)


def of(game: str) -> Calibration:
    return calibrated(get_kit(game).folder / "bots")


@pytest.mark.parametrize("numbers", [STRICT, *map(of, GAMES)], ids=["strict", *GAMES])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_chance_lies_between_none_and_certainty_and_grows_with_what_playouts_show(
    numbers: Calibration, players: int
) -> None:
    for playouts in PLAYOUTS:
        for progress in PROGRESS:
            told = [numbers.chance(shown / 50, playouts, progress, players) for shown in range(51)]
            assert told == sorted(told)
            assert 0.0 < told[0] <= told[-1] < 1.0, "only the end is certain"


@pytest.mark.parametrize("numbers", [STRICT, *map(of, GAMES)], ids=["strict", *GAMES])
def test_the_chances_of_two_are_one_together_once_there_is_no_luck_in_them(numbers: Calibration) -> None:
    """Besides what the move is worth, which only one of them has."""
    numbers = Calibration(numbers.early, numbers.middle, numbers.late, numbers.doubt, numbers.luck)
    for progress in PROGRESS:
        for shown in (0.0, 0.2, 0.5, 0.77, 1.0):
            mine, theirs = (numbers.chance(each, MANY, progress, 2) for each in (shown, 1.0 - shown))
            assert mine + theirs == pytest.approx(1.0, abs=1e-5)
            few = [numbers.chance(each, 4.0, progress, 2) for each in (shown, 1.0 - shown)]
            assert sum(few) < 1.0 + 1e-9, "what either thinks best has been lucky for both"


@pytest.mark.parametrize("numbers", [STRICT, *map(of, GAMES)], ids=["strict", *GAMES])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_without_playouts_a_chance_is_even_and_with_even_ones_it_is_what_the_move_is_worth(
    numbers: Calibration, players: int
) -> None:
    even = 1.0 / players
    assert numbers.chance(0.9, 0.0, 0.5, players) == pytest.approx(even)
    told = numbers.chance(even, MANY, 0.5, players)
    assert log_odds(told) - log_odds(even) == pytest.approx(numbers.move_among(players), abs=1e-5)


def test_at_a_table_that_nobody_has_measured_the_move_is_worth_what_it_is_at_the_nearest() -> None:
    assert [STRICT.move_among(players) for players in (2, 3, 4, 7)] == [0.2, -0.3, -0.3, -0.3]
    assert Calibration().move_among(2) == 0.0


@pytest.mark.parametrize("numbers", [STRICT, *map(of, GAMES)], ids=["strict", *GAMES])
def test_more_playouts_are_believed_more_and_what_is_over_wholly(numbers: Calibration) -> None:
    for progress in PROGRESS:
        told = [numbers.chance(0.9, playouts, progress, 2) for playouts in PLAYOUTS[1:]]
        assert told == sorted(told)
    for shown in (0.0, 1 / 3, 1.0):
        assert numbers.chance(shown, 1.0, 1.0, 3) == shown


@pytest.mark.parametrize("game", GAMES)
def test_early_chances_are_nearer_to_even_than_late_ones(game: str) -> None:
    numbers = of(game)
    told = [numbers.chance(0.9, 20.0, progress / 10, 2) for progress in range(10)]
    assert told == sorted(told)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_lie_beside_the_bots_and_every_look_goes_by_them(game: str) -> None:
    path = get_kit(game).folder / "bots" / "calibration.json"
    assert set(json.loads(path.read_text(encoding="utf-8"))) == {"early", "middle", "late", "doubt", "luck", "move"}
    used = judgement_for(get_game(game)).calibration
    assert used is of(game)
    assert not used.is_plain


def test_where_nobody_has_measured_playouts_are_believed_as_they_are() -> None:
    numbers = Judgement().calibration
    for shown in (0.0, 0.3, 1.0):
        assert numbers.chance(shown, 1.0, 0.0, 2) == shown
    assert calibrated(get_kit("dominion").folder) is calibrated(get_kit("dominion").folder)
    assert calibrated(get_kit("dominion").folder).is_plain, "its numbers lie beside its bots, not here"


@pytest.mark.parametrize(("game", "players"), [("carcassonne", 3), ("dominion", 2), ("seven_wonders", 4)])
def test_progress_goes_from_nothing_to_all(game: str, players: int) -> None:
    state = get_game(game).new_state(players, {}, 4)
    judge = judgement_for(get_game(game))
    rng = Rng(4)
    seen = [judge.progress(state)]
    while not state.is_over():
        player = state.next_actor()
        drawn = state.sample(player, rng)
        judge.prepare(drawn, player)
        state.apply(player, judge.quick(drawn, player, rng))
        seen.append(judge.progress(state))
    assert seen[0] < 0.1
    assert all(0.0 <= each < 1.0 for each in seen[:-1])
    assert seen[-1] == 1.0
    assert seen[-2] > 0.7
    assert seen[len(seen) // 2] == pytest.approx(0.5, abs=0.25)


def rich(provinces: int) -> State:
    """A player who is far ahead has the coins for a Province."""
    discards = {0: "province province province province", 1: "estate"}
    return position(
        discards=discards,
        supply={"province": provinces},
        turn=buy_phase(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )


@pytest.mark.parametrize(("provinces", "certain"), [(1, True), (2, False)])
def test_only_what_ends_the_game_is_certain(provinces: int, certain: bool) -> None:
    """With the last Province it is over and won; with one left every playout is won, but it is not over."""
    state = rich(provinces)
    found = analyse(state, 0, Budget(120), judgement_for(get_game("dominion")))
    chance = found.line_of(state.parse(0, "buy province")).win
    assert (chance == 1.0) is certain
    assert chance > 0.8


def test_a_review_says_chances_that_are_its_cost_apart() -> None:
    """The last Province decides, and the other player has the coins for it."""
    hands = {0: "estate", 1: "gold gold gold copper copper"}
    state = position(
        hands=hands,
        discards={1: "province"},
        supply={"province": 1},
        turn=buy_phase(coins=8),
        counters=Counters(turns={0: 12, 1: 11}),
    )
    judge = judgement_for(get_game("dominion"))
    verdict = compare(state, 0, state.parse(0, "end turn"), Budget(120), judge)
    assert verdict.best_win == 1.0
    assert 0.0 <= verdict.win < 0.7
    assert verdict.best_win - verdict.win == pytest.approx(verdict.cost)
