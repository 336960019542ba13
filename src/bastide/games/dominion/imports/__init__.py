"""Import of Dominion games from other programs."""

from __future__ import annotations

from typing import Final

from bastide.core.records.game_import import GameImporter
from bastide.games.dominion.imports.dominion_games_log import is_dominion_games_log, read_dominion_games_log
from bastide.games.dominion.imports.goko_log import is_goko_log, read_goko_log
from bastide.games.dominion.imports.log_importer import LogImporter

IMPORTERS: Final[list[GameImporter]] = [
    LogImporter("dominion.games", is_dominion_games_log, read_dominion_games_log),
    LogImporter("Goko", is_goko_log, read_goko_log),
]
