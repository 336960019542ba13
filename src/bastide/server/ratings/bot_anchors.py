"""Fixed ratings of bots, measured in matches between levels (``benchmarks/bot_anchors.py``)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def load_bot_anchors() -> dict[str, dict[str, float]]:
    """Return the rating of each level, by game."""
    loaded = tomllib.loads((files(__package__) / "bot_anchors.toml").read_text(encoding="utf-8"))
    return {game: {level: float(rating) for level, rating in levels.items()} for game, levels in loaded.items()}


def bot_anchor(game: str, bot: str) -> float | None:
    """Return the rating of a bot; None if its strength has not been measured, also with settings of its own."""
    return load_bot_anchors().get(game, {}).get(bot)
