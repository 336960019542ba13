"""How strong a network is: matches against fixed bots, every deal from each seat, until it is clear who is better."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bastide.core.options import Options
from bastide.sim.played import play_simply
from bastide.sim.series import Dealer, Series
from bastide.sim.tournaments.certainty import Sequential, Shares


@dataclass(frozen=True)
class Standing:
    """How a network did against one kind of bot at a table of one size."""

    bot: str
    players: int
    games: int
    #: How often it came before one of the others (a half would be equal), with the interval of 95 %.
    before: float
    interval: tuple[float, float]
    #: 1: it is better, -1: it is worse, 0: so many games do not tell.
    verdict: int


def measure(game: str, net: Path, bot: str, players: int, options: Options, most: int, seed: int) -> Standing:
    """Let a network play against as many of the same bot as fit at the table; at most so many games."""
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
