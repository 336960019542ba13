"""Standings of club tournaments, compared with a second computation from the list of games."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tournament_builder import make_tournament, play_all, play_round

from bastide.server.club_tournaments.pairings import CannotPair
from bastide.server.club_tournaments.standings import rank_entrants
from bastide.server.club_tournaments.tournament_model import (
    ClubTournament,
    Match,
    TournamentFormat,
    TournamentGame,
    decide_match,
)


def score_by_hand(tournament: ClubTournament) -> dict[int, tuple[float, ...]]:
    """Compute points and tie-breaks with a crosstable of rounds, as on paper."""
    style = tournament.settings.format
    rounds = range(1, tournament.round + 1)
    cells: dict[int, dict[int, tuple[list[int], float]]] = defaultdict(dict)
    for match in tournament.matches:
        for index, number in enumerate(match.entrants):
            others = [each for each in match.entrants if each != number]
            assert match.points is not None
            cells[number][match.round] = (others, match.points[index])
    numbers = [each.number for each in tournament.entrants]
    points = {number: sum(won for _, won in cells[number].values()) for number in numbers}
    found: dict[int, tuple[float, ...]] = {}
    for number in numbers:
        row = [cells[number].get(each, ([], 0.0)) for each in rounds]
        buchholz = sum(points[others[0]] if len(others) == 1 else points[number] for others, _ in row)
        sonneborn = sum(won * points[others[0]] for others, won in row if len(others) == 1)
        byes = sum(won for others, won in row if not others)
        wins = 0
        for match in tournament.matches:
            if number in match.entrants and len(match.entrants) > 1:
                own = (match.points or [])[match.entrants.index(number)]
                wins += [each >= own for each in match.points or []].count(True) == 1
        lead = 0.0
        for game in tournament.games:
            if number in game.seats:
                seat = game.seats.index(number)
                rest = [score for other, score in enumerate(game.scores or []) if other != seat]
                lead += (game.scores or [])[seat] - sum(rest) / len(rest)
        by_format: dict[str, tuple[float, ...]] = {
            "swiss": (points[number], buchholz, sonneborn + byes * points[number], wins),
            "round_robin": (points[number], sonneborn, wins),
            "tables": (points[number], wins, lead),
            "arena": (points[number], wins, lead),
        }
        found[number] = tuple(round(each, 3) for each in by_format[style])
    return found


@pytest.mark.parametrize(
    ("style", "size", "more"),
    [
        ("swiss", 7, {}),
        ("swiss", 8, {"best_of": 3}),
        ("round_robin", 5, {}),
        ("round_robin", 5, {"duplicate_deals": True}),
        ("round_robin", 6, {"best_of": 3}),
        ("tables", 10, {"table_size": 4}),
        ("tables", 9, {"table_size": 4}),
    ],
)
@given(seed=st.integers(0, 10_000))
@settings(deadline=None, max_examples=8)
def test_standings_equal_a_second_computation(
    style: TournamentFormat, size: int, more: dict[str, Any], seed: int
) -> None:
    tournament = make_tournament(style, size, 3, **more)
    try:
        tournament = play_all(tournament, seed)
    except CannotPair:
        return
    expected = score_by_hand(tournament)
    rows = rank_entrants(tournament)
    for row in rows:
        assert (row.points, *row.tie_breaks) == pytest.approx(expected[row.number], abs=0.002)
    for row in rows:
        better = sum(each > expected[row.number] for each in expected.values())
        assert row.place == 1 + better
    assert [row.place for row in rows] == sorted(row.place for row in rows)


@given(seed=st.integers(0, 10_000), count=st.integers(4, 20))
@settings(deadline=None, max_examples=20)
def test_knockout_standings_follow_the_bracket(seed: int, count: int) -> None:
    tournament = play_all(make_tournament("knockout", count, third_place=True), seed)
    place = {row.number: row.place for row in rank_entrants(tournament)}
    final, third = tournament.list_matches(tournament.total_rounds)
    ranked = [each.entrants[(each.points or []).index(won)] for each in (final, third) for won in (1.0, 0.0)]
    assert [place[number] for number in ranked] == [1, 2, 3, 4]
    last = {number: max(match.round for match in tournament.matches if number in match.entrants) for number in place}
    others = [number for number in place if number not in ranked]
    assert all(place[one] < place[two] for one in others for two in others if last[one] > last[two])


def test_standings_of_a_small_swiss() -> None:
    """Computed by hand: three players, 1 beats 2, 3 has a bye; 1 beats 3, 2 has a bye."""
    tournament = replace(
        make_tournament("swiss", 3, 2),
        round=2,
        matches=[
            Match(1, 0, [1, 2], 1, [1.0, 0.0]),
            Match(1, 1, [3], 1, [1.0]),
            Match(2, 0, [1, 3], 1, [1.0, 0.0]),
            Match(2, 1, [2], 1, [1.0]),
        ],
    )
    rows = {row.number: row for row in rank_entrants(tournament)}
    # Buchholz: 1 met 2 and 3 (1 + 1); 2 met 1 (2) and had a bye (own 1 point).
    assert (rows[1].place, rows[1].points, rows[1].tie_breaks) == (1, 2.0, [2.0, 2.0, 2.0])
    assert (rows[2].place, rows[2].points, rows[2].tie_breaks) == (2, 1.0, [3.0, 1.0, 0.0])
    assert rows[3].place == 2


def test_best_of_three_ends_when_it_is_decided() -> None:
    tournament = make_tournament("swiss", 2, 1, best_of=3)
    match = Match(1, 0, [1, 2])

    def game(number: int, seats: list[int], places: list[int]) -> TournamentGame:
        return TournamentGame(str(number), 1, 0, number, seats, 0, True, 1, "played", places, [0, 0])

    first, second = game(1, [1, 2], [1, 2]), game(2, [2, 1], [2, 1])
    assert decide_match(tournament, match, [first]) is None
    assert decide_match(tournament, match, [first, second]) == [1.0, 0.0]
    lost = game(2, [2, 1], [1, 2])
    assert decide_match(tournament, match, [first, lost]) is None
    drawn = game(3, [1, 2], [1, 1])
    assert decide_match(tournament, match, [first, lost, drawn]) == [0.5, 0.5]
    left = replace(tournament, entrants=[tournament.entrants[0], replace(tournament.entrants[1], left_round=1)])
    assert decide_match(left, match, [lost]) == [1.0, 0.0]


def test_duplicate_deals_are_two_games() -> None:
    tournament = make_tournament("swiss", 2, 1, duplicate_deals=True)
    match = Match(1, 0, [1, 2])

    def game(number: int, places: list[int], scores: list[int]) -> TournamentGame:
        seats = [1, 2] if number == 1 else [2, 1]
        return TournamentGame(str(number), 1, 0, number, seats, 0, True, 1, "played", places, scores)

    first = game(1, [1, 2], [40, 30])
    assert decide_match(tournament, match, [first]) is None
    assert decide_match(tournament, match, [first, game(2, [2, 1], [9, 20])]) == [1.0, 0.0]
    assert decide_match(tournament, match, [first, game(2, [1, 1], [9, 9])]) == [1.0, 0.0]
    drawn = [first, game(2, [1, 2], [35, 20])]
    assert decide_match(tournament, match, drawn) == [0.5, 0.5]
    # In a knock-out, the points of both games decide: 40 + 20 against 30 + 35.
    assert decide_match(make_tournament("knockout", 2, 1, duplicate_deals=True), match, drawn) == [0.0, 1.0]


def test_players_who_left_keep_their_results() -> None:
    rng = random.Random(1)
    tournament = play_round(make_tournament("swiss", 6, 3), rng)
    gone = replace(tournament.entrants[0], left_round=1)
    tournament = replace(tournament, entrants=[gone, *tournament.entrants[1:]])
    after = play_round(tournament, rng)
    assert all(1 not in match.entrants for match in after.list_matches(2))
    assert len(rank_entrants(after)) == 6
