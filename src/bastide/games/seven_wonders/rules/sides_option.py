"""Option for the sides of the boards: one value for all players, or one side for each player."""

from __future__ import annotations

from typing import Final, final

from bastide.core.options import Option, OptionValue
from bastide.core.plain import Plain, plain_words
from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.city.boards import SIDES

CHOSEN: Final = "chosen"
RANDOM: Final = "random"
WORDS: Final = [CHOSEN, *SIDES, RANDOM]


@final
class SidesOption(Option):
    """``chosen``, ``day``, ``night``, ``random``, or a list in seating order: ``day,night,day``."""

    def __init__(self) -> None:
        super().__init__("sides", CHOSEN)

    def check(self, value: object) -> OptionValue:
        if isinstance(value, (list, tuple)):
            sides: list[str] = []
            for side in value:
                if not isinstance(side, str) or side not in SIDES:
                    raise self.refuse_word(side, SIDES)
                sides.append(side)
            return sides
        if not isinstance(value, str) or value not in WORDS:
            raise self.refuse_word(value, WORDS)
        return value

    def parse(self, text: str) -> OptionValue:
        words = [word.strip().lower() for word in text.split(",")]
        return self.check(words[0] if len(words) == 1 else words)

    def random(self, rng: Rng) -> OptionValue:
        return WORDS[rng.below(len(WORDS))]

    def describe(self) -> dict[str, Plain]:
        """Return the form field. It offers the single values; a list of sides has to be written."""
        values = plain_words(WORDS)
        return {"id": self.id, "type": "choice", "values": values, "default": CHOSEN}
