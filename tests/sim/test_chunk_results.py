"""Plain counting of many games gives the same results as counting them one by one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bastide.sim import GameSeries, Tournament, play_tournament, simulate
from bastide.sim.chunk_results import MAX_CHUNK_GROWTH, TARGET_CHUNK_SECONDS, ChunkSize, series_chunks


@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize(
    ("game", "bots"), [("dominion", ("big_money", "random")), ("magpie", ("random", "random", "random"))]
)
def test_counts_are_the_same_with_and_without_metrics(game: str, bots: tuple[str, ...], rotate: bool) -> None:
    series = GameSeries(game, bots, 100, 5, rotate=rotate)
    plain, whole = simulate(series), simulate(series, metrics=True)
    assert whole.metrics
    assert (plain.metrics, plain.lengths) == ({}, {})
    assert (plain.games, plain.decisions) == (whole.games, whole.decisions)
    for one, other in zip(plain.bots, whole.bots, strict=True):
        assert one == replace(other, metrics={}, distributions={})
        assert one.games == one.score.count == sum(one.scores.values()) == 100


@pytest.mark.parametrize("until_clear", [False, True])
@pytest.mark.parametrize("seats", [2, 3])
def test_tournament_without_statistics_has_the_same_standings(seats: int, until_clear: bool) -> None:
    bots = ("one_smithy", "random", "big_money", "big_money")
    plan = Tournament("dominion", bots, 63, 2, seats, until_clear=until_clear).validated()
    plain, whole = play_tournament(plan, statistics=False), play_tournament(plan)
    assert (plain.games, plain.decisions) == (whole.games, whole.decisions)
    assert plain.head_to_head() == whole.head_to_head()
    assert until_clear == (plain.games < len(plan.tables()) * 63)
    for one, other in zip(plain.standings(), whole.standings(), strict=True):
        counted = replace(other.tally, metrics={}, distributions={}, choices=Counter(), turn_stats={})
        assert one == replace(other, tally=counted)


def test_chunks_grow_with_short_games_and_shrink_with_long_ones() -> None:
    size = ChunkSize(1000)
    assert size.games == 1, "the first game may take minutes"
    size.adapt(1, TARGET_CHUNK_SECONDS / 1e6)
    assert size.games == MAX_CHUNK_GROWTH
    size.adapt(16, 16 * TARGET_CHUNK_SECONDS / 100)
    assert size.games == 100
    size.adapt(100, 200 * TARGET_CHUNK_SECONDS)
    assert size.games == 1


def test_chunks_cover_a_series_while_their_size_changes() -> None:
    series, size = GameSeries("magpie", ("random", "random"), 30), ChunkSize()
    found = []
    for _, start, stop in series_chunks(series, size):
        found.append((start, stop))
        size.games += 6
    assert found == [(0, 1), (1, 8), (8, 21), (21, 30)]
