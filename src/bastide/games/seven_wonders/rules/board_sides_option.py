"""Option for the sides of the boards: one value for all players, or one side for each player."""

from __future__ import annotations

from typing import Final, final

from bastide.core.json_data import JsonData, strings_to_json
from bastide.core.options import Option, OptionValue
from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.city.board_definition import SIDES

CHOSEN: Final = "chosen"
RANDOM: Final = "random"
SIDES_OPTION_VALUES: Final = [CHOSEN, *SIDES, RANDOM]


@final
class SidesOption(Option):
    """``chosen``, ``day``, ``night``, ``random_value``, or a list in seating order: ``day,night,day``."""

    def __init__(self) -> None:
        super().__init__("sides", CHOSEN)

    def check(self, value: object) -> OptionValue:
        if isinstance(value, (list, tuple)):
            sides: list[str] = []
            for side in value:
                if not isinstance(side, str) or side not in SIDES:
                    raise self.unknown_value_error(side, SIDES)
                sides.append(side)
            return sides
        if not isinstance(value, str) or value not in SIDES_OPTION_VALUES:
            raise self.unknown_value_error(value, SIDES_OPTION_VALUES)
        return value

    def parse(self, text: str) -> OptionValue:
        words = [word.strip().lower() for word in text.split(",")]
        return self.check(words[0] if len(words) == 1 else words)

    def random_value(self, rng: Rng) -> OptionValue:
        return SIDES_OPTION_VALUES[rng.below(len(SIDES_OPTION_VALUES))]

    def describe(self) -> dict[str, JsonData]:
        """Return the form field. It offers the single values; a list of sides has to be written."""
        values = strings_to_json(SIDES_OPTION_VALUES)
        return {"id": self.id, "type": "choice", "values": values, "default": CHOSEN}
