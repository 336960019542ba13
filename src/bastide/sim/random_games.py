"""Many random games: which game, how many, and what stays the same in all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from bastide.core import Options, get_game
from bastide.core.errors import BastideError
from bastide.core.rng import check_seed


@dataclass(frozen=True)
class RandomGames:
    """``games`` random games; options that are not ``fixed`` are drawn anew for each, and so are the players."""

    game: str
    games: int
    seed: int = 0
    players: int | None = None
    fixed: Options = field(default_factory=dict)

    def checked(self) -> Self:
        """The plan itself, if it can be carried out."""
        game = get_game(self.game)
        if self.games < 1:
            raise BastideError(
                "games-count", f"the number of games must be 1 or more, not {self.games}", games=self.games
            )
        check_seed(self.seed)
        if self.players is not None:
            game.check_players(self.players)
        for name, value in self.fixed.items():
            game.option(name).check(value)
        return self
