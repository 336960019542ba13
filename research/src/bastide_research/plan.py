"""What was asked for, and what follows from it for the tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bastide.core import BastideError, get_game, seed_for
from bastide.core.options import Options
from bastide.envs.net.entity_layout import EntityLayout
from bastide.envs.table.spec import TableSpec

#: How often a game is drawn before too much is found to be left out. Without eight of Dominion's 57 kingdom cards, one
#: draw of six will do.
DRAWS: Final = 10_000


@dataclass(frozen=True)
class Plan:
    """A training from beginning to end. Plain data: it is kept with the checkpoints and sent to other processes."""

    game: str
    #: The sizes of table that it learns at.
    players: tuple[int, ...]
    options: Options = field(default_factory=dict)
    seed: int = 1
    #: What is never drawn, where lots decide what is played with: cards that the network is not to know.
    without: tuple[str, ...] = ()

    #: Processes that play, how many games each plays side by side, and after how many decisions of each it is learnt.
    workers: int = 2
    rows: int = 64
    steps: int = 64

    #: How wide and how deep the network is.
    width: int = 128
    layers: int = 2

    #: How fast it learns at first; towards so many ``decisions`` it learns ever slower.
    rate: float = 5e-4
    decisions: int = 100_000_000
    epochs: int = 2
    part: int = 16384
    clip: float = 0.2
    curiosity: float = 0.01
    fade: float = 0.95

    #: Files of lessons, which come before all play, and how often each is gone through.
    lessons: tuple[str, ...] = ()
    rounds: int = 8

    #: The share of games against one of the last ``selves`` past selves, taken every so many stretches of play ...
    guests: float = 0.15
    selves: int = 4
    every: int = 40
    #: ... and against fixed bots.
    bots: tuple[str, ...] = ()
    company: float = 0.1
    #: The folder of a training whose player sits on all other seats, in all games, and learns no more.
    champion: str = ""

    def goes_on_as(self, other: Plan) -> bool:
        """Whether a training by this plan can go on by another: of the same game, with networks of the same size."""
        own, new = ((p.game, p.width, p.layers) for p in (self, other))
        return own == new

    @cached_property
    def seats(self) -> int:
        """As many as a table of this game can have."""
        return get_game(self.game).max_players

    def table(self, players: int) -> TableSpec:
        """A table to play at."""
        return TableSpec(self.game, players, "place", self.options)

    def layout(self, players: int) -> EntityLayout:
        """How the network reads such a table."""
        table = self.table(players)
        return EntityLayout(table.game, table.encoder, table.options)

    def drawn(self, table: TableSpec, seed: int) -> Options:
        """The options of a game at this table, drawn by lot until nothing is among them that is to be left out."""
        left_out = set(self.without)
        for attempt in range(DRAWS):
            options = table.game.resolve(table.players, table.options, seed_for(seed, attempt))
            if not any(left_out.intersection(value) for value in options.values() if isinstance(value, list)):
                return options
        raise BastideError(
            "nothing-left",
            f"too little is left to draw from without {', '.join(self.without)}",
            names=", ".join(self.without),
        )

    def players_of(self, worker: int) -> int:
        """The size of the tables that a worker plays at."""
        return self.players[worker % len(self.players)]
