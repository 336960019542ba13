"""Pairings of club tournaments: properties that hold whatever the results are."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournament_builder import make_tournament, pair_next, play_all, play_round

from bastide.server.club_tournaments import pairings
from bastide.server.club_tournaments.tournament_model import count_rounds, place_points

SEEDS = st.integers(0, 10_000)


@given(st.integers(2, 24))
@settings(deadline=None, max_examples=23)
def test_round_robin_meets_everybody_once_with_balanced_seats(count: int) -> None:
    order = list(range(1, count + 1))
    rounds = count - 1 + count % 2
    played = [pairings.pair_round_robin(order, number) for number in range(1, rounds + 1)]
    met = Counter(tuple(sorted(match)) for each in played for match in each if len(match) == 2)
    assert met == Counter(combinations(order, 2))
    for each in played:
        assert sorted(number for match in each for number in match) == order
    first = Counter(match[0] for each in played for match in each if len(match) == 2)
    second = Counter(match[1] for each in played for match in each if len(match) == 2)
    assert all(abs(first[number] - second[number]) <= 1 for number in order)
    byes = Counter(match[0] for each in played for match in each if len(match) == 1)
    assert set(byes.values()) <= {1}
    assert len(byes) == (count if count % 2 else 0)


@given(st.integers(2, 14), SEEDS)
@settings(deadline=None, max_examples=25)
def test_swiss_never_repeats_a_pairing_or_a_bye(count: int, seed: int) -> None:
    tournament = make_tournament("swiss", count, 5)
    rng = random.Random(seed)
    while tournament.round < tournament.total_rounds:
        try:
            tournament = play_round(tournament, rng)
        except pairings.CannotPair:
            # Possible only if somebody has met more than half of the others.
            assert tournament.round >= count // 2
            break
        matches = tournament.list_matches(tournament.round)
        assert sorted(number for match in matches for number in match.entrants) == list(range(1, count + 1))
        assert sum(len(match.entrants) == 1 for match in matches) == count % 2
    met = Counter(tuple(sorted(match.entrants)) for match in tournament.matches)
    assert set(met.values()) <= {1}
    seats: dict[int, int] = defaultdict(int)
    for match in tournament.matches:
        if len(match.entrants) == 2:
            seats[match.entrants[0]] += 1
            seats[match.entrants[1]] -= 1
    # The Dutch system: a difference above two only where no other pairing is possible.
    assert max(map(abs, seats.values())) <= 3


def test_swiss_pairs_equal_points() -> None:
    """With 16 players and a power of two, the first rounds pair only players with equal points if nobody draws."""
    tournament = make_tournament("swiss", 16, 4)
    for number in range(1, 4):
        points: dict[int, float] = defaultdict(float)
        for match in tournament.matches:
            for entrant, won in zip(match.entrants, match.points or [], strict=True):
                points[entrant] += won
        for first, second in pair_next(tournament):
            assert points[first] == points[second]
        seed = number
        while True:  # a round without a draw
            played = play_round(tournament, random.Random(seed))
            if all(0.5 not in (match.points or []) for match in played.list_matches(number)):
                break
            seed += 1000
        tournament = played


def test_swiss_that_cannot_be_paired_is_noticed() -> None:
    tournament = make_tournament("swiss", 4, 3)
    tournament = play_all(tournament, 1)
    with pytest.raises(pairings.CannotPair):
        pair_next(tournament)
    with pytest.raises(pairings.CannotPair):
        pairings.check_pairing([[1, 2], [3], [4]], dict.fromkeys(range(1, 5), 0), set())
    with pytest.raises(pairings.CannotPair):
        pairings.check_pairing([[1, 2], [3, 4]], dict.fromkeys(range(1, 5), 0), {(1, 2)})
    with pytest.raises(pairings.CannotPair):
        pairings.check_pairing([[1, 2], [3]], {1: 0, 2: 0, 3: 1}, set())  # a second bye
    with pytest.raises(pairings.CannotPair):
        pairings.check_pairing([[1, 2], [3, 3]], dict.fromkeys(range(1, 5), 0), set())


@given(st.integers(2, 40), SEEDS, st.booleans())
@settings(deadline=None, max_examples=25)
def test_knockout_leaves_one_winner(count: int, seed: int, third: bool) -> None:
    tournament = play_all(make_tournament("knockout", count, third_place=third), seed)
    assert tournament.total_rounds == (count - 1).bit_length()
    lost: Counter[int] = Counter()
    for match in tournament.matches:
        assert sorted(match.points or []) == ([1.0] if len(match.entrants) == 1 else [0.0, 1.0])
        is_third = third and match.round == tournament.total_rounds and match.board == 1
        if len(match.entrants) == 2 and not is_third:
            lost[match.entrants[(match.points or []).index(0.0)]] += 1
    assert set(lost.values()) == {1}
    assert len(lost) == count - 1
    # Only the first round has byes, and as many as needed.
    byes = [match for match in tournament.matches if len(match.entrants) == 1]
    assert len(byes) == (1 << tournament.total_rounds) - count
    assert all(match.round == 1 for match in byes)


@given(st.integers(3, 200), st.integers(3, 7))
def test_tables_have_nearly_equal_sizes(count: int, size: int) -> None:
    sizes = pairings.split_into_tables(count, size, 3)
    assert sum(sizes) == count
    assert max(sizes) - min(sizes) <= 1
    assert min(sizes) >= 3
    assert max(sizes) <= size or count < 3 * -(-count // size)


@given(st.lists(st.integers(0, 5), min_size=2, max_size=7), st.integers(2, 7))
def test_points_by_place_are_fair(scores: list[int], size: int) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = place_points(places, size)
    # Every table gives out the same average, at most one point for each opponent, and more for a better place.
    assert sum(points) * 2 == len(scores) * (size - 1)
    assert all(0 <= each <= size - 1 for each in points)
    for one, other in combinations(range(len(scores)), 2):
        assert (points[one] > points[other]) == (places[one] < places[other])


@given(st.integers(2, 20), SEEDS)
@settings(deadline=None, max_examples=20)
def test_arena_pairs_only_free_players(count: int, seed: int) -> None:
    tournament = make_tournament("arena", count)
    rng = random.Random(seed)
    for _ in range(6):
        pairing = pair_next(tournament)
        seated = [number for match in pairing for number in match]
        assert len(set(seated)) == len(seated)
        before = {tuple(sorted(match.entrants)) for match in tournament.list_matches(tournament.round)}
        if count > 3:
            assert not before & {tuple(sorted(match)) for match in pairing}
        tournament = play_round(tournament, rng)
    assert count_rounds(tournament.settings, count) == 0
