"""Measures the strength of a network: matches against fixed bots, each deal from every seat, with early stopping."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bastide.core.options import Options
from bastide.sim.game_result import play_for_result
from bastide.sim.game_series import GameSeries, SeriesDealer
from bastide.sim.tournaments.confidence_intervals import ResultsByDeal, SequentialTest


@dataclass(frozen=True)
class MatchResult:
    """Result of a network against one bot at one number of players."""

    bot: str
    players: int
    games: int
    #: Pairwise win rate (0.5: equal), with its 95 % interval.
    pairwise_win_rate: float
    interval: tuple[float, float]
    #: 1: better, -1: worse, 0: undecided.
    verdict: int


def play_match(game: str, net: Path, bot: str, players: int, options: Options, most: int, seed: int) -> MatchResult:
    """Play at most ``most`` games of a network against copies of one bot; stops when the result is significant."""
    series = GameSeries(
        game, (f"net:{net}", *[bot] * (players - 1)), most, seed, options, rotate=True, replay_deals=True
    ).validated()
    dealer, shares, test = SeriesDealer(series), ResultsByDeal(), SequentialTest()
    at_deal: list[float] = []
    for index in range(series.games):
        places = play_for_result(*dealer.deal_game(index)).places
        mine = places.pop(series.seat_of(index, 0))
        result = sum(1.0 if mine < place else 0.5 if mine == place else 0.0 for place in places) / len(places)
        shares.add_result(series.deal_number(index), result)
        at_deal.append(result)
        if len(at_deal) == players:
            test.add_deal(sum(at_deal) / players)
            at_deal.clear()
            if test.verdict:
                break
    return MatchResult(bot, players, shares.games, shares.mean, shares.confidence_interval(), test.verdict)
