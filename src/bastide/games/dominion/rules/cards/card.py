"""What is printed on a card, as facts: the bottom of the tower. What its text does is said in ``texts``."""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain, plain_words
from bastide.games.dominion.rules.cards.layout import IDS, enter

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
#: For choices among all cards.
ANY_TYPE: Final = 63

TYPE_IDS: Final = ["action", "treasure", "victory", "curse", "attack", "reaction"]

#: The moments at which a card may speak. When it is played; in the 1st edition, if it said something else then.
PLAYED: Final = 0
PLAYED_1E: Final = 1
#: This very card is bought.
BOUGHT: Final = 2
#: It is in play, and its player buys or gains a card.
BUYING_IN_PLAY: Final = 3
GAINING_IN_PLAY: Final = 4
#: It is in hand and may be shown, and its player gains a card or is attacked.
GAINING_IN_HAND: Final = 5
ATTACKED_IN_HAND: Final = 6

MOMENT_IDS: Final = [
    "played",
    "played_1e",
    "bought",
    "buying_in_play",
    "gaining_in_play",
    "gaining_in_hand",
    "attacked_in_hand",
]


@final
class Card:
    """A kind of card. The empty answers are the ordinary ones."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.cost = 0
        self.types = 0
        #: ``basic``, or the sets it can be drawn from for a kingdom: ``base1``, ``base2``, ``prosperity``.
        self.sets: list[str] = []
        #: The moments, as bits, at which it has a text.
        self.moments = 0
        #: How many coins does this Treasure give?
        self.coins = 0
        #: What is it worth at the end; for how many owned cards does it give a point?
        self.points = 0
        self.point_per_cards = 0
        #: Which card in play forbids to buy it?
        self.forbidden_with = -1
        #: In play: which cards cost less, and by how much?
        self.discounts = 0
        self.discount = 0
        #: In a Buy phase: by how much does it cost less for each card of which types in play?
        self.cheaper_per = 0
        self.cheaper_by = 0
        #: Does every Victory pile start with a token when it is in the kingdom?
        self.pile_tokens = False

    @property
    def is_kingdom(self) -> bool:
        return "basic" not in self.sets

    def speaks(self, moment: int) -> bool:
        """Whether it has a text for this moment."""
        return bool(self.moments >> moment & 1)

    def type_ids(self) -> list[str]:
        return [name for bit, name in enumerate(TYPE_IDS) if self.types >> bit & 1]

    def facts(self) -> dict[str, Plain]:
        """What is printed on it, as plain data."""
        types = plain_words(self.type_ids())
        sets = plain_words(self.sets)
        return {
            "id": self.id,
            "number": self.number,
            "cost": self.cost,
            "coins": self.coins,
            "points": self.points,
            "point_per_cards": self.point_per_cards,
            "types": types,
            "sets": sets,
        }

    def __repr__(self) -> str:
        return f"<card {self.id}>"


#: Every card by its number, and the printed facts that the rules look at all the time.
CARDS: Final[list[Card]] = [Card(number, name) for number, name in enumerate(IDS)]
TYPES: Final[list[int]] = [0] * len(IDS)
COSTS: Final[list[int]] = [0] * len(IDS)
COINS: Final[list[int]] = [0] * len(IDS)


@final
class Printed:
    """The same facts in rows (see ``card_bytes``), a byte for each card: for code that reads them often."""

    def __init__(self) -> None:
        self.types = b""
        self.costs = b""
        self.coins = b""
        self.read()

    def read(self) -> None:
        """Take over what the lists say now."""
        self.types = bytes(TYPES)
        self.costs = bytes(COSTS)
        self.coins = bytes(COINS)


PRINTED: Final = Printed()


def print_card(id: str, cost: int, types: int, sets: list[str], coins: int) -> Card:
    """Enter the facts that every card has. Its number is a matter of the layout."""
    number = enter(id)
    if number == len(CARDS):
        CARDS.append(Card(number, id))
        TYPES.append(0)
        COSTS.append(0)
        COINS.append(0)
    made = CARDS[number]
    if made.sets:
        raise ValueError(f"the card {id} is there already")
    made.cost = cost
    made.types = types
    made.sets = sets
    made.coins = coins
    TYPES[number] = types
    COSTS[number] = cost
    COINS[number] = coins
    PRINTED.read()
    return made
