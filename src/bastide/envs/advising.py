"""A network as the adviser of a search: ``expert:net=FILE``.

The network has met more games than anybody could play out in thought, the search sees what follows from this position.
"""

from __future__ import annotations

import numpy as np

from bastide.bots.search.advice import Advice, Adviser
from bastide.core import State
from bastide.envs.seats_bot import Reader


class NetAdviser(Adviser):
    """Says how often a network would take each action."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def advise(self, state: State, player: int) -> Advice:
        self.reader = self.reader.at(state)
        opinion = self.reader.opinion(state, player)
        chances = np.exp((opinion.liked - opinion.liked.max()).astype(np.float64))
        chances /= chances.sum()
        return Advice(dict(zip(opinion.actions, chances.tolist(), strict=True)))
