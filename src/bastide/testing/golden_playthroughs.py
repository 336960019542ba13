"""Golden playthroughs: stored texts of whole games, one or more per game.

``python -m bastide.testing.golden_playthroughs`` regenerates all of them and adds one for each game without any.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from bastide.core import Options, game_ids, get_game
from bastide.testing.playthrough_text import playthrough_text

#: Golden files of this project.
PLAYTHROUGH_FOLDER = Path(__file__).parents[3] / "tests" / "conformance" / "playthroughs"


@dataclass(frozen=True)
class GoldenPlaythrough:
    """Settings of a golden file, read from its first lines."""

    game: str
    players: int
    seed: int
    options: dict[str, str]

    @staticmethod
    def from_file(path: Path) -> GoldenPlaythrough:
        """Parse the settings of a golden file."""
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
        return GoldenPlaythrough(head[1], int(head[2]), int(head[3]), options)

    def generate_text(self) -> str:
        """Play the game again and return its text."""
        game = get_game(self.game)
        options: Options = {name: game.option(name).parse(text) for name, text in self.options.items()}
        return playthrough_text(game, self.players, options, self.seed)


def regenerate_playthroughs(folder: Path) -> None:
    """Rewrite all golden files in the folder and add one for each game without any."""
    paths = {path: GoldenPlaythrough.from_file(path) for path in sorted(folder.glob("*.txt"))}
    have = {golden.game for golden in paths.values()}
    for game in game_ids():
        if game not in have:
            paths[folder / f"{game}.txt"] = GoldenPlaythrough(game, get_game(game).min_players, 1, {})
    for path, golden in paths.items():
        path.write_text(golden.generate_text(), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    regenerate_playthroughs(Path(sys.argv[1]) if len(sys.argv) > 1 else PLAYTHROUGH_FOLDER)
