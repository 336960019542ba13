"""The bazaar's tiles and bids, and what a castle can score."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import Encoder, small
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.actions import MOST_PLAYERS, SCORED_AT_ONCE
from bastide.games.carcassonne.rules.modules.bridges import own as bridges
from bastide.games.carcassonne.rules.modules.bridges.bazaar import laid_out
from bastide.games.carcassonne.rules.modules.bridges.castles import ScoreCastles
from bastide.games.carcassonne.rules.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.catalogue import TILES

#: What an auction waits for, in the order of ``modules.bridges.bazaar``.
STAGES: Final = ["a tile to be offered", "the first bid", "a higher bid", "buying or selling"]
#: The numbers of ``auction``.
AUCTION: Final = ["1 if a bazaar was laid in this part", "tiles set apart face down", "the highest bid"]
_TILES: Final[i64] = len(TILES)


@final
class Bazaar:
    """The parts ``auction`` to ``choices``."""

    auction: i64
    stage: i64
    bazaar: i64
    offered: i64
    choices: i64

    def __init__(self, encoder: Encoder) -> None:
        part = encoder.part
        places = int(MOST_PLAYERS)
        self.auction = part("auction", (len(AUCTION),), ", ".join(AUCTION))
        self.stage = part("stage", (len(STAGES),), "one-hot, what the auction waits for: " + ", ".join(STAGES))
        self.bazaar = part("bazaar", (places, len(TILES)), "one-hot, each of the tiles that are laid out")
        self.offered = part("offered", (places,), "one-hot, which of them is being sold")
        self.choices = part("choices", (int(SCORED_AT_ONCE),), "the points of each thing that a castle can score now")

    def write(self, game: CarcassonneState, tables: Tables, row: vec[i16], at: i64) -> None:
        if tables.bridges < 0:
            return
        own = game.extra[tables.bridges]
        due: i64 = own[bridges.DUE]
        highest: i64 = own[bridges.HIGHEST]
        row[at + self.auction] = i16(due)
        row[at + self.auction + 2] = i16(highest)
        if own[bridges.HIDDEN]:
            apart: i64 = own[bridges.LAID]
            row[at + self.auction + 1] = i16(apart)
        else:
            place: i64 = at + self.bazaar
            for tile in laid_out(game, tables.bridges):
                kind: i64 = tables.number[tile]
                row[place + kind] = 1
                place += _TILES
        stage: i64 = own[bridges.STAGE]
        if stage > 0:
            row[at + self.stage + stage - 1] = 1
        offered: i64 = own[bridges.OFFERED]
        if offered >= 0:
            row[at + self.offered + offered] = 1
        phase = game.rules.chain[game.phase]
        if isinstance(phase, ScoreCastles):
            castle: i64 = own[bridges.CHOOSING]
            for choice in phase.choices(game, castle):
                number: i64 = choice
                row[at + self.choices + number] = small(phase.points(game, castle, number))
