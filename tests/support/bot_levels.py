"""Difficulty levels of the installed games, as test parameters. They come from ``bots/levels/*.toml``."""

from __future__ import annotations

from bastide.bots.level_files import FROZEN_LEVEL_FILES, LEVEL_FILES

LEVELS_BY_GAME = [(game, level) for file in LEVEL_FILES for game, level in file.levels.items()]
#: Pairs of game and level: without search, those of them that blunder, and with search.
QUICK_LEVELS = [(game, level.name) for game, level in LEVELS_BY_GAME if level.budget is None]
BLUNDERING_LEVELS = [(game, level.name) for game, level in LEVELS_BY_GAME if level.slack > 0.0]
SEARCHING_LEVELS = [(game, level.name) for game, level in LEVELS_BY_GAME if level.budget is not None]
#: The same of the frozen levels that search, which are no levels to choose.
FROZEN_SEARCHING_LEVELS = [
    (game, level.name) for file in FROZEN_LEVEL_FILES for game, level in file.levels.items() if level.budget is not None
]


def neighbouring_quick_levels() -> list[tuple[str, str, str, int]]:
    """List each quick level with the one below: game, stronger and weaker level, and the difference of their ranks."""
    found = []
    for game in dict.fromkeys(game for game, _ in QUICK_LEVELS):
        quick = [file for file in LEVEL_FILES if (game, file.name) in QUICK_LEVELS]
        found += [
            (game, quick[i].name, quick[i - 1].name, quick[i].rank - quick[i - 1].rank) for i in range(1, len(quick))
        ]
    return found
