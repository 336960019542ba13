"""Golden playthroughs: one text file per game (or variant) that says what game it is, and how it went.

``python -m bastide.testing.golden`` writes them all anew, and adds one for a game that has none.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from bastide.core import Options, game_ids, get_game
from bastide.testing.playthrough import playthrough

#: Where this project keeps its own.
GOLDEN = Path(__file__).parents[3] / "tests" / "conformance" / "playthroughs"


@dataclass(frozen=True)
class Golden:
    """A playthrough as its first lines describe it."""

    game: str
    players: int
    seed: int
    options: dict[str, str]

    @staticmethod
    def read(path: Path) -> Golden:
        lines = path.read_text(encoding="utf-8").splitlines()
        head = re.fullmatch(r"game (\w+), rules version \d+, (\d+) players, seed (\d+)", lines[0])
        if head is None:
            raise ValueError(f"{path} does not begin like a playthrough")
        options = {}
        for line in lines[1:]:
            option = re.fullmatch(r"option (\w+) = (.*)", line)
            if option is None:
                break
            options[option[1]] = option[2]
        return Golden(head[1], int(head[2]), int(head[3]), options)

    def play(self) -> str:
        game = get_game(self.game)
        options: Options = {name: game.option(name).parse(text) for name, text in self.options.items()}
        return playthrough(game, self.players, options, self.seed)


def regenerate(folder: Path) -> None:
    """Write every playthrough in the folder anew, and one for each game that has none."""
    paths = {path: Golden.read(path) for path in sorted(folder.glob("*.txt"))}
    have = {golden.game for golden in paths.values()}
    for game in game_ids():
        if game not in have:
            paths[folder / f"{game}.txt"] = Golden(game, get_game(game).min_players, 1, {})
    for path, golden in paths.items():
        path.write_text(golden.play(), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    regenerate(Path(sys.argv[1]) if len(sys.argv) > 1 else GOLDEN)
