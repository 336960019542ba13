"""Rating formula: sizes of changes, uncertainty, replaced players, newcomers."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.bots.level_files import declared_levels
from bastide.core.game_registry import get_game
from bastide.server.ratings.bot_anchors import bot_anchor, load_bot_anchors
from bastide.server.ratings.rating_model import (
    ACTIVE_DAYS,
    DAY_MS,
    INITIAL_DEVIATION,
    INITIAL_RATING,
    NEW_RATING,
    PROVISIONAL_DEVIATION,
    PlayerRating,
    RatedPlayer,
    deviation_at,
    is_provisional,
    listed_until,
    rate_game,
)

KNOWN = PlayerRating(1500, 60, 99, 0)


def rated(*places: int, helped: tuple[int, ...] = (), known: PlayerRating = KNOWN) -> list[PlayerRating | None]:
    """Rate a game between equal players; ``helped``: players for whom a bot has played on their request."""
    return rate_game([RatedPlayer(place, seat in helped, known) for seat, place in enumerate(places)], 0)


def points(found: PlayerRating | None) -> float:
    assert found is not None
    return found.rating


def test_equal_players_win_and_lose_the_same() -> None:
    winner, loser = rated(1, 2)
    assert points(winner) + points(loser) == pytest.approx(3000)
    assert 1505 < points(winner) < 1515
    assert [points(each) for each in rated(1, 1)] == [1500, 1500]
    first, second, third = map(points, rated(1, 2, 3))
    assert first > second > third
    tied = rated(1, 2, 2, 4)
    assert tied[1] == tied[2]


def test_uncertain_rating_changes_more_and_becomes_more_certain() -> None:
    new, known = rate_game([RatedPlayer(1, False, NEW_RATING), RatedPlayer(2, False, KNOWN)], 0)
    assert new is not None
    assert known is not None
    assert new.rating - INITIAL_RATING > 3 * (1500 - known.rating)
    assert new.deviation < INITIAL_DEVIATION
    assert (new.games, known.games) == (1, 100)


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_scale_is_that_of_elo_for_any_number_of_players(players: int) -> None:
    """Somebody who wins like a player of 1700 gets 1700 points, against opponents with 1500, in games of any size."""
    rng = random.Random(players)
    me, opponent = NEW_RATING, RatedPlayer(1, False, PlayerRating(1500, 0, 0, 0), is_bot=True)
    strengths = [10 ** (200 / 400), *[1.0] * (players - 1)]
    ratings = []
    for _ in range(600):
        order: list[int] = []
        while len(order) < players:
            order += rng.choices(
                [k for k in range(players) if k not in order], [strengths[k] for k in range(players) if k not in order]
            )
        place = [order.index(each) + 1 for each in range(players)]
        others = [opponent._replace(place=each) for each in place[1:]]
        me = rate_game([RatedPlayer(place[0], False, me), *others], 0)[0] or me
        ratings.append(me.rating)
    assert sum(ratings[100:]) / 500 == pytest.approx(1700, abs=35)


def test_provisional_until_about_a_dozen_games_against_known_opponents() -> None:
    me, opponent = NEW_RATING, RatedPlayer(1, False, KNOWN)
    games = 0
    while is_provisional(me, 0):
        me = rate_game([RatedPlayer(1 + games % 2, False, me), opponent._replace(place=2 - games % 2)], 0)[0] or me
        games += 1
    assert 10 <= games <= 15


def test_uncertainty_grows_without_games_up_to_that_of_a_new_player() -> None:
    assert deviation_at(KNOWN, 0) == 60
    assert deviation_at(KNOWN, -DAY_MS) == 60, "a clock was set back"
    assert 60 < deviation_at(KNOWN, 30 * DAY_MS) < deviation_at(KNOWN, 300 * DAY_MS) < INITIAL_DEVIATION
    assert deviation_at(KNOWN, 10_000 * DAY_MS) == INITIAL_DEVIATION
    assert not is_provisional(KNOWN, 300 * DAY_MS)
    assert is_provisional(KNOWN, 400 * DAY_MS)


def test_leaderboards_list_certain_and_active_ratings() -> None:
    assert listed_until(NEW_RATING) == 0
    assert listed_until(KNOWN) == ACTIVE_DAYS * DAY_MS
    nearly = PlayerRating(1500, PROVISIONAL_DEVIATION - 1, 20, 0)
    assert 0 < listed_until(nearly) < ACTIVE_DAYS * DAY_MS
    assert not is_provisional(nearly, listed_until(nearly) - 1)
    assert is_provisional(nearly, listed_until(nearly) + DAY_MS)


def test_player_with_bot_help_can_only_lose() -> None:
    winner, loser = rated(1, 2, helped=(1,))
    assert points(winner) > 1500 > points(loser)
    assert rated(2, 1, helped=(1,)) == [None, None]
    assert rated(1, 1, helped=(1,)) == [None, None]
    assert rated(1, 2, helped=(0, 1)) == [None, None]
    # In a game of three nobody loses to the bot; the others count.
    first, second, third = rated(1, 2, 3, helped=(1,))
    assert points(first) > 1500 > points(second)
    assert third == rated(1, 2)[1]


def test_ratings_cannot_be_won_from_new_guests() -> None:
    """New opponents count a tenth."""
    me = PlayerRating(1500, 60, 50, 0)
    for _ in range(8):
        me = rate_game([RatedPlayer(1, False, me), RatedPlayer(2, False, NEW_RATING)], 0)[0] or me
    assert me.rating < 1510
    newcomer = NEW_RATING
    for _ in range(8):
        newcomer = rate_game([RatedPlayer(1, False, newcomer), RatedPlayer(2, False, NEW_RATING)], 0)[0] or newcomer
    assert newcomer.rating < 1560
    assert is_provisional(newcomer, 0)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine
@given(st.randoms(use_true_random=False), st.integers(1, 7))
def test_winner_never_loses_points_and_last_never_wins_any(rng: random.Random, players: int) -> None:
    seats = [
        RatedPlayer(
            rng.randint(1, 7),
            rng.random() < 0.2,
            PlayerRating(rng.uniform(0, 3000), rng.uniform(20, 200), rng.randint(0, 50), 0),
        )
        for _ in range(players)
    ]
    for seat, (before, after) in enumerate(zip(seats, rate_game(seats, DAY_MS), strict=True)):
        if after is None:
            continue
        others = [other.place for number, other in enumerate(seats) if number != seat]
        if before.place < min(others):
            assert after.rating >= before.rating.rating
        if before.place > max(others) or before.is_helped:
            assert after.rating <= before.rating.rating
        assert 0 < after.deviation <= INITIAL_DEVIATION


def test_bot_levels_are_anchored_in_order() -> None:
    for game in ("carcassonne", "dominion", "seven_wonders"):
        assert get_game(game).id in load_bot_anchors()
        ratings = [bot_anchor(game, level) or 0 for level in [each.name for each in declared_levels(game)]]
        assert ratings == sorted(ratings) != []
        assert bot_anchor(game, "medium") == INITIAL_RATING
    for other in ("random", "hard:iterations=5", "expert:seconds=0.1", "", "engine:./x"):
        assert bot_anchor("dominion", other) is None
    assert bot_anchor("magpie", "easy") is None
