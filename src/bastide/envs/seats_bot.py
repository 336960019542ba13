"""A bot that plays by a network for tables of any size (``seats_net``, ``tokens_net``, ``landscape_net``)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bastide.core import Bot, Game, Rng, Seat, State
from bastide.core.errors import InvalidBot
from bastide.envs.lens import lens_for
from bastide.envs.observer import Observer
from bastide.envs.spec import TableSpec
from bastide.envs.trained import AnySize


class Opinion:
    """What a network thinks of one decision: how it likes each action that is offered, and what is to be expected."""

    def __init__(self, actions: list[int], liked: NDArray[np.float32], value: float) -> None:
        self.actions = actions
        self.liked = liked
        self.value = value

    def best(self) -> int:
        return self.actions[int(self.liked.argmax())]


class Reader:
    """Positions of one size of table, as a network reads them."""

    def __init__(self, net: AnySize, game: Game, players: int) -> None:
        """ValueError if the network was made for something else."""
        # The options of the table do not change what an observation means.
        table = TableSpec(game.id, players, "place", net.settings)
        if table.encoder.version != net.version:
            raise ValueError(f"it was trained on {game.id}_v{net.version}, this is {table.name}")
        self.net = net
        self.game = game
        self.encoder = table.encoder
        self.looker = Observer(table)
        self.lens = lens_for(net, table)

    def opinions(self, decisions: list[tuple[State, int]]) -> list[Opinion]:
        """What the network thinks of each decision, of a position and a player: all at once."""
        rows = np.stack([self.looker.observe(state, player) for state, player in decisions])
        offers = [self.encoder.offers(state, player) for state, player in decisions]
        liked, values = self.lens.think(rows, offers)
        found = []
        for (state, player), some, likes, value in zip(decisions, offers, liked, values, strict=True):
            actions = [self.encoder.action(state, player, index) for index in some]
            found.append(Opinion(actions, likes, float(value)))
        return found

    def opinion(self, state: State, player: int) -> Opinion:
        return self.opinions([(state, player)])[0]

    def at(self, state: State) -> Reader:
        """This one, or one like it for a table of another size; InvalidBot at a table of which it cannot read all."""
        if not self.encoder.speaks_of(state):
            raise InvalidBot("net-table", "this network has not learnt what is played with at this table")
        return self if state.players == self.encoder.players else Reader(self.net, self.game, state.players)


class SeatsBot(Bot):
    """Does what the network likes best. It sees samples of the position, so it cannot see more than its seat."""

    def __init__(self, reader: Reader, seed: int) -> None:
        self.reader = reader
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        drawn = seat.sample(self.rng)
        self.reader = self.reader.at(drawn)
        return self.reader.opinion(drawn, seat.player).best()
