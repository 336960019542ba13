"""Hints for bots that a card may give; bots estimate what is missing."""

from __future__ import annotations

from typing import Final, final

#: A hint that the card does not give.
NO_HINT: Final = -1000


@final
class BotHints:
    """Hints of one card, all optional.

    ``value`` is the use of the card for a deck in the middle of a game, on a scale where a Silver is 30 and a Gold 60;
    ``endgame_value`` is the value of a Victory card in the endgame.

    ``order`` is the priority of playing it. Actions: 50 and more for those that give back the Action they cost, 92 and
    more for those that give two Actions or repeat an Action, less than 50 for terminals. Treasures: those with a
    positive number are played before the basic Treasures, highest first, those with a negative number after them.

    ``draw_order`` and ``engine_order`` are for generated engine strategies: the order in which draw cards are tried,
    and the order of support cards and Attacks of which an engine buys one each (0: none).
    """

    def __init__(
        self,
        value: int = NO_HINT,
        order: int = NO_HINT,
        endgame_value: int = NO_HINT,
        draw_order: int = 0,
        engine_order: int = 0,
    ) -> None:
        self.value = value
        self.order = order
        self.endgame_value = endgame_value
        self.draw_order = draw_order
        self.engine_order = engine_order


NO_HINTS: Final = BotHints()
