"""Import of Carcassonne games from other programs."""

from __future__ import annotations

from typing import Final

from bastide.core.records.game_import import GameImporter
from bastide.games.carcassonne.imports.jcloisterzone import JCloisterZoneImporter

IMPORTERS: Final[list[GameImporter]] = [JCloisterZoneImporter()]
