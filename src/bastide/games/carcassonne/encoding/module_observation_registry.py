"""Observation parts of the modules in box order: ``OBSERVATION_PART`` in ``modules/ID/observation_part.py``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bastide.core.utilities.module_discovery import find_folder_declarations
from bastide.games.carcassonne.encoding.observation_layout import ModuleObservationPart, ObservationLayout
from bastide.games.carcassonne.rules.action_space import BOX_ORDER, MODULES_PACKAGE

PartFactory: TypeAlias = Callable[[ObservationLayout], ModuleObservationPart]

_DECLARED: Final[dict[str, object]] = find_folder_declarations(MODULES_PACKAGE, "observation_part", "OBSERVATION_PART")
MODULE_PART_CLASSES: Final[list[PartFactory]] = [
    cast(PartFactory, _DECLARED[module]) for module in BOX_ORDER if module in _DECLARED
]
