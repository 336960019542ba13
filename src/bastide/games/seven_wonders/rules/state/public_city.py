"""Cities and cards as everybody sees them, with names instead of numbers."""

from __future__ import annotations

from collections import Counter
from typing import final

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import COLOURS, SCIENCE_SYMBOLS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.turn.scoring import SCORE_CATEGORIES, score_sheet


@final
class PublicCity:
    """Facts about one city that all players see. A copy: it does not change when the game goes on."""

    def __init__(self, state: SevenWondersBaseState, player: int) -> None:
        city = state.cities[player]
        self.player = player
        #: Id of the board, and ``day`` or ``night`` (empty before the side is chosen).
        self.board = BOARD_IDS[city.board]
        self.side = SIDES[city.side] if city.side >= 0 else ""
        #: Number of built stages, and of stages on the chosen side.
        self.stages = int(city.stages)
        self.stage_count = int(city.stage_count)
        self.coins = int(city.coins)
        self.shields = int(city.shields)
        #: Ids of the built cards, in order.
        self.built = [CARDS[number].id for number in city.built]
        #: Number of built cards by colour (``brown``, ``grey``, ``blue``, ``yellow``, ``red``, ``green``, ``purple``).
        self.colours = count_bytes(int(city.structure_counts), COLOURS)
        #: Scientific symbols (``compass``, ``gear``, ``tablet``, and ``any`` for one of the owner's choice).
        self.science = count_bytes(int(city.science), SCIENCE_SYMBOLS)
        #: Values of the conflict tokens, in the order received.
        self.tokens = city.tokens.copy()
        #: Current points by category: ``military``, ``treasury``, ``wonder``, ``civilian``, ``science``, ...
        self.points = dict(zip(SCORE_CATEGORIES, score_sheet(state.cities, player), strict=True))

    @property
    def score(self) -> int:
        """Sum of the current points."""
        return sum(self.points.values())

    def __repr__(self) -> str:
        return f"<city {self.board} {self.side or 'without a side'} of player {self.player}: {self.score} points>"


@final
class PublicCard:
    """What is printed on a card. A city with only this card would have its shields, points and symbols."""

    def __init__(self, card: Card) -> None:
        self.id = card.id
        self.age = int(card.age)
        #: ``brown``, ``grey``, ``blue``, ``yellow``, ``red``, ``green`` or ``purple``.
        self.colour = COLOURS[card.colour]
        self.shields = int(card.city_change.shields)
        #: Fixed points: without those that depend on cities, science or conflicts.
        self.points = sum(count_bytes(int(card.city_change.fixed_points), SCORE_CATEGORIES).values())
        #: Scientific symbols (``compass``, ``gear``, ``tablet``, ``any``).
        self.science = +count_bytes(int(card.city_change.science), SCIENCE_SYMBOLS)

    def __repr__(self) -> str:
        return f"<card {self.id}: {self.colour}, Age {self.age}>"


def count_bytes(packed: int, names: list[str]) -> Counter[str]:
    """Unpack counts of one byte each, by name."""
    return Counter({name: packed >> 8 * at & 255 for at, name in enumerate(names)})
