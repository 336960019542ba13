"""How a network for tables of any size reads the positions of one table: what each kind of network needs for it."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from bastide.core import Game
from bastide.core.options import Options
from bastide.encoding.encoder import Encoder
from bastide.encoding.registry import encoder_maker
from bastide.envs.arrangement import Arrangement
from bastide.envs.attention import NEVER
from bastide.envs.landscape import ACTIONS, Landscape
from bastide.envs.landscape_net import LandscapeNet
from bastide.envs.seats_net import SeatsNet
from bastide.envs.spec import TableSpec
from bastide.envs.tokens import MOST, Tokens
from bastide.envs.tokens_net import TokensNet
from bastide.envs.trained import AnySize

Floats = NDArray[np.float32]
#: What a network can read.
Arranged = Arrangement | Tokens | Landscape


class Lens(ABC):
    """Observations of one table on one side, what a network says of them on the other."""

    @abstractmethod
    def think(self, rows: NDArray[np.int16], offers: list[list[int]]) -> tuple[list[Floats], Floats]:
        """How it likes what is offered in each row, and the value of each."""


class SeatsLens(Lens):
    def __init__(self, net: SeatsNet, table: TableSpec, settings: dict[str, int]) -> None:
        encoder = table.encoder
        self.net = net
        self.arrangement = Arrangement(table.game, encoder, table.options, settings)
        self.deed = np.array(encoder.deeds(), np.int64)
        self.term = np.array(encoder.terms(), np.float32)
        deeds, terms = int(self.deed.max()) + 1, self.term.shape[1]
        if not net.fits(self.arrangement.common, self.arrangement.each, deeds, terms):
            raise ValueError("its layers do not have the sizes of this game")

    def think(self, rows: NDArray[np.int16], offers: list[list[int]]) -> tuple[list[Floats], Floats]:
        arranged = np.zeros((len(rows), self.arrangement.size), np.int16)
        self.arrangement.arrange(rows, arranged)
        deeds, terms, values = self.net.think(arranged, self.arrangement.common, self.arrangement.seats)
        liked = [deeds[at, self.deed[some]] + self.term[some] @ terms[at] for at, some in enumerate(offers)]
        return liked, values


class TokensLens(Lens):
    def __init__(self, net: TokensNet, table: TableSpec, settings: dict[str, int]) -> None:
        encoder = table.encoder
        self.net = net
        self.arrangement = Tokens(table.game, encoder, table.options, settings)
        self.verb, self.kind = np.array(encoder.pointers(), np.int64).T
        self.known = net.known(encoder.kinds())
        if not net.fits(self.arrangement.common, self.arrangement.each, int(self.verb.max()) + 1):
            raise ValueError("its layers do not have the sizes of this game")

    def think(self, rows: NDArray[np.int16], offers: list[list[int]]) -> tuple[list[Floats], Floats]:
        arrangement = self.arrangement
        arranged = np.zeros((len(rows), arrangement.size), np.int16)
        arrangement.arrange(rows, arranged)
        common, kinds = arranged[:, : arrangement.common], arranged[:, -MOST:]
        tokens = arranged[:, arrangement.common : -MOST].reshape(len(rows), MOST, arrangement.each)
        said, values = self.net.think(common, tokens, kinds, self.known)
        # Which token each kind has; none (0) has the first, and those that are not there have a last one for them all.
        places = np.full((len(rows), arrangement.kinds + 1), MOST + 1)
        row, place = np.nonzero(kinds)
        places[row, kinds[row, place]] = place + 1
        places[:, 0] = 0
        liked = []
        for at, some in enumerate(offers):
            scores = np.append(said[at], np.full((1, said.shape[2]), NEVER, np.float32), 0)
            liked.append(scores[places[at, self.kind[some] + 1], self.verb[some]])
        return liked, values


class LandscapeLens(Lens):
    def __init__(self, net: LandscapeNet, table: TableSpec, settings: dict[str, int]) -> None:
        made = arrangement_for(table.game, table.encoder, table.options, settings)
        if not isinstance(made, Landscape) or not net.fits(
            made.table.size, made.thing.size, made.action.size, made.turned, len(made.action.pointers)
        ):
            raise ValueError("its layers do not have the sizes of this game")
        self.net = net
        self.arrangement = made

    def think(self, rows: NDArray[np.int16], offers: list[list[int]]) -> tuple[list[Floats], Floats]:
        made = self.arrangement
        arranged = np.zeros((len(rows), made.size), np.int16)
        made.arrange(rows, arranged)
        table, things, actions = made.parted(arranged)
        # Rows that no position has need not be thought about.
        things = things[:, : int((things[:, :, 0] > 0).sum(1).max())]
        actions = actions[:, : min(ACTIONS, 1 + max((index for some in offers for index in some), default=-1))]
        scores, values = self.net.think(
            made.table.read(table),
            made.thing.read(things),
            things[:, :, 0] > 0,
            made.action.read(actions),
            made.pairs(table, actions),
            actions[:, :, made.action.pointers],
        )
        scores = np.pad(scores, ((0, 0), (0, 1)), constant_values=NEVER)  # for what was cut off
        liked = [scores[at, np.minimum(some, ACTIONS)] if some else scores[at, :0] for at, some in enumerate(offers)]
        return liked, values


def lens_for(net: AnySize, table: TableSpec) -> Lens:
    """How a network reads a table; ValueError if it was made for something else."""
    settings = {**encoder_maker(table.game).settings(), **net.settings}
    if isinstance(net, LandscapeNet):
        return LandscapeLens(net, table, settings)
    if isinstance(net, TokensNet):
        return TokensLens(net, table, settings)
    assert isinstance(net, SeatsNet)
    return SeatsLens(net, table, settings)


def arrangement_for(game: Game, encoder: Encoder, options: Options, settings: dict[str, int]) -> Arranged:
    """How a network that is to be trained reads a table.

    As a landscape, where observations are made of rows; by tokens, where there are kinds of things with facts; by seats
    else.
    """
    if encoder.rows() is not None:
        return Landscape(game, encoder, options, settings)
    made = Tokens if encoder.kinds() else Arrangement
    return made(game, encoder, options, settings)
