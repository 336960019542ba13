"""Measures the strength of a network: matches against fixed bots, each deal from every seat, with early stopping."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bastide.core.options import Options
from bastide.sim.played import play_simply
from bastide.sim.series import Dealer, Series
from bastide.sim.tournaments.certainty import Sequential, Shares


@dataclass(frozen=True)
class Standing:
    """Result of a network against one bot at one number of players."""

    bot: str
    players: int
    games: int
    #: Pairwise win rate (0.5: equal), with its 95 % interval.
    before: float
    interval: tuple[float, float]
    #: 1: better, -1: worse, 0: undecided.
    verdict: int


def measure(game: str, net: Path, bot: str, players: int, options: Options, most: int, seed: int) -> Standing:
    """Play at most ``most`` games of a network against copies of one bot; stops when the result is significant."""
    series = Series(
        game, (f"net:{net}", *[bot] * (players - 1)), most, seed, options, rotate=True, replay_deals=True
    ).checked()
    dealer, shares, test = Dealer(series), Shares(), Sequential()
    at_deal: list[float] = []
    for index in range(series.games):
        places = play_simply(*dealer.deal(index)).places
        mine = places.pop(series.seat_of(index, 0))
        result = sum(1.0 if mine < place else 0.5 if mine == place else 0.0 for place in places) / len(places)
        shares.note(series.deal_of(index), result)
        at_deal.append(result)
        if len(at_deal) == players:
            test.note(sum(at_deal) / players)
            at_deal.clear()
            if test.verdict:
                break
    return Standing(bot, players, shares.games, shares.mean, shares.interval(), test.verdict)
