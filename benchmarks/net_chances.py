"""Is it true what a network expects? It plays against itself, and what it said on the way is held against what came.

    python benchmarks/net_chances.py dominion FILE [--games N] [--players K] [--seed S] [--option NAME=VALUE]...

At one decision in ten, its value, between -1 and 1, is noted for the one to act. The table shows by tenths of that
scale what was said, what the game was worth in the end in the same measure (``bastide.envs.worth``), and how often it
was won, ties shared. Intervals are of 95 % and count a game once, however many of its decisions are in the band.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import numpy as np

from bastide.bots.search.judgement import win_shares
from bastide.cli.params import read_options
from bastide.core import Rng, get_game, seed_for
from bastide.core.options import Options
from bastide.envs.net import Net, load_net
from bastide.envs.seats_bot import Reader
from bastide.envs.seats_search import settled
from bastide.sim.certainty import Shares

#: So many games are played side by side, and one decision in so many is noted.
ABREAST = 64
EVERY = 10
BANDS = 10


class Band:
    """What was said within one tenth of the scale, and what came of it."""

    def __init__(self) -> None:
        self.said: list[float] = []
        self.came: list[float] = []
        self.won = Shares()

    def line(self, number: int) -> str:
        low = 2 * number / BANDS - 1
        head = f"{low:5.1f} to {low + 2 / BANDS:4.1f}"
        if not self.said:
            return f"{head}  -"
        least, most = self.won.interval()
        said, came = np.mean(self.said), np.mean(self.came)
        return f"{head}  {len(self.said):6}  {said:5.2f}  {came:5.2f}  {self.won.mean:6.1%} ({least:.1%} to {most:.1%})"


def play(reader: Reader, games: int, players: int, options: Options, seed: int) -> list[Band]:
    """Let the network play so many games against itself."""
    bands = [Band() for _ in range(BANDS)]
    checked = reader.game.check_options(players, options)
    rng = Rng(seed)
    for first in range(0, games, ABREAST):
        numbers = range(first, min(first + ABREAST, games))
        states = [reader.game.deal(players, checked, seed_for(seed, number)) for number in numbers]
        noted: list[list[tuple[int, float]]] = [[] for _ in states]
        while asked := [at for at, state in enumerate(states) if not state.is_over()]:
            decisions = [(states[at], states[at].next_actor()) for at in asked]
            for at, (state, player), opinion in zip(asked, decisions, reader.opinions(decisions), strict=True):
                if len(opinion.actions) > 1 and rng.below(EVERY) == 0:
                    noted[at].append((player, opinion.value))
                state.apply(player, opinion.best())
        for number, state, said in zip(numbers, states, noted, strict=True):
            outcome = state.outcome()
            assert outcome is not None
            worths, wins = settled(outcome.places, outcome.scores), win_shares(outcome)
            for player, value in said:
                band = bands[min(BANDS - 1, int((value + 1) / 2 * BANDS))]
                band.said.append(value)
                band.came.append(worths[player])
                band.won.note(number, wins[player])
    return bands


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("net", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    game, net = get_game(given.game), load_net(given.net)
    if isinstance(net, Net):
        raise SystemExit("a network for tables of any size is wanted, as bastide train makes them")
    bands = play(
        Reader(net, game, given.players),
        given.games,
        given.players,
        read_options(game, tuple(given.option)),
        given.seed,
    )
    print("value             noted   said   came  won")
    for number, band in enumerate(bands):
        print(band.line(number))


if __name__ == "__main__":
    main()
