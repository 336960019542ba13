"""The window of one player on a game, with quick looks at what lies open: what a bot needs besides the actions."""

from __future__ import annotations

from typing import final

from bastide.core.state import Seat
from bastide.games.seven_wonders.rules.actions import DOING, DOINGS, PAIR, SUBJECT
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS, SIDES
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.hand import cards_in
from bastide.games.seven_wonders.rules.turn.scoring import CATEGORIES, score_sheet
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART


@final
class CitySeat(Seat):
    """Everything here is open to everybody, but for ``hand``, which is the player's own."""

    def __init__(self, circle: Circle, player: int) -> None:
        super().__init__(circle, player)
        self._circle = circle

    def age(self) -> int:
        return int(self._circle.age)

    def turn(self) -> int:
        """1 to 6; 7 when the last card may be played."""
        return int(self._circle.turn)

    def hand(self) -> list[str]:
        return [CARDS[number].id for number in cards_in(self._circle.cities[self.player].hand)]

    def left(self) -> int:
        return int(self._circle.left_of(self.player))

    def right(self) -> int:
        return int(self._circle.right_of(self.player))

    def board(self, player: int) -> str:
        return BOARD_IDS[self._circle.cities[player].board]

    def side(self, player: int) -> str:
        """``day`` or ``night``; empty before it is chosen."""
        side = self._circle.cities[player].side
        return SIDES[side] if side >= 0 else ""

    def stages(self, player: int) -> int:
        return int(self._circle.cities[player].stages)

    def coins(self, player: int) -> int:
        return int(self._circle.cities[player].coins)

    def shields(self, player: int) -> int:
        return int(self._circle.cities[player].shields)

    def built(self, player: int) -> list[str]:
        return [CARDS[number].id for number in self._circle.cities[player].built]

    def points(self, player: int) -> dict[str, int]:
        """The score sheet as things stand; nothing of it is hidden."""
        sheet = score_sheet(self._circle.cities, player)
        return dict(zip(CATEGORIES, sheet, strict=True))

    def doing(self, action: int) -> str:
        """``build``, ``stage``, ``sell``, ``dig``, ``dig_nothing`` or ``side``."""
        return DOINGS[DOING[action]]

    def card(self, action: int) -> str:
        """The card an action is about; empty if it is about none."""
        return CARDS[SUBJECT[action]].id if DOINGS[DOING[action]] in ("build", "stage", "sell", "dig") else ""

    def payment(self, action: int) -> tuple[int, int]:
        """What an action pays to the left and to the right neighbour."""
        return LEFT_PART[PAIR[action]], RIGHT_PART[PAIR[action]]
