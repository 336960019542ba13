"""Printed facts of the cards: cost, types, coins, points. Their effects are in ``card_registration``."""

from __future__ import annotations

from typing import Final, final

from bastide.core.json_data import JsonData, strings_to_json
from bastide.games.dominion.rules.cards.bot_hints import NO_HINTS
from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS, assign_card_number

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
#: All types, for choices among all cards.
ANY_TYPE: Final = 63

#: The set of the basic cards, which are used in every game.
BASIC_SET: Final = "basic"

TYPE_IDS: Final = ["action", "treasure", "victory", "curse", "attack", "reaction"]

#: Triggers of card effects. The card is played; the same in the 1st edition, if its text was different.
PLAYED: Final = 0
PLAYED_1E: Final = 1
#: The card itself is bought.
BOUGHT: Final = 2
#: The card is in play, and its player buys or gains a card.
BUYING_IN_PLAY: Final = 3
GAINING_IN_PLAY: Final = 4
#: The card is in hand and may be revealed, and its player gains a card or is attacked.
GAINING_IN_HAND: Final = 5
ATTACKED_IN_HAND: Final = 6

TRIGGER_IDS: Final = [
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
    """Printed facts of a card. The defaults apply to most cards."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.cost = 0
        self.types = 0
        #: The sets whose random kingdoms may contain it. Basic cards are in no kingdom: their first set is ``basic``.
        self.sets: list[str] = []
        #: The triggers, as bits, for which it has an effect.
        self.trigger_bits = 0
        #: The coins that this Treasure gives.
        self.coins = 0
        #: Victory points, and the number of owned cards for each further point (Gardens).
        self.points = 0
        self.point_per_cards = 0
        #: The card that, in play, forbids buying this one; -1 for none.
        self.forbidden_with = -1
        #: In play, cards of the types ``discounts`` cost ``discount`` less.
        self.discounts = 0
        self.discount = 0
        #: In a Buy phase, it costs ``cheaper_by`` less for each card of the types ``cheaper_per`` in play.
        self.cheaper_per = 0
        self.cheaper_by = 0
        #: Whether every Victory pile starts with a token if this card is in the kingdom.
        self.pile_tokens = False
        #: Hints for bots.
        self.bot_hints = NO_HINTS

    @property
    def is_kingdom(self) -> bool:
        return BASIC_SET not in self.sets

    def has_effect_on(self, trigger: int) -> bool:
        """Whether it has an effect for this trigger."""
        return bool(self.trigger_bits >> trigger & 1)

    def type_names(self) -> list[str]:
        return [name for bit, name in enumerate(TYPE_IDS) if self.types >> bit & 1]

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the printed facts as JSON data."""
        types = strings_to_json(self.type_names())
        sets = strings_to_json(self.sets)
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


#: All cards by number, and the printed facts that the rules read often.
CARDS: Final[list[Card]] = [Card(number, name) for number, name in enumerate(CARD_IDS)]
TYPES: Final[list[int]] = [0] * len(CARD_IDS)
COSTS: Final[list[int]] = [0] * len(CARD_IDS)
COINS: Final[list[int]] = [0] * len(CARD_IDS)


@final
class PrintedBytes:
    """The same facts as bytes indexed by card number, for fast access from compiled code."""

    def __init__(self) -> None:
        self.types = b""
        self.costs = b""
        self.coins = b""
        self.refresh()

    def refresh(self) -> None:
        """Copy the current contents of the lists."""
        self.types = bytes(TYPES)
        self.costs = bytes(COSTS)
        self.coins = bytes(COINS)


PRINTED_BYTES: Final = PrintedBytes()


def register_printed_card(id: str, cost: int, types: int, sets: list[str], coins: int) -> Card:
    """Register the printed facts of a card. ``stable_numbering`` assigns its number."""
    number = assign_card_number(id)
    if number == len(CARDS):
        CARDS.append(Card(number, id))
        TYPES.append(0)
        COSTS.append(0)
        COINS.append(0)
    made = CARDS[number]
    if made.sets:
        raise ValueError(f"the card {id} is already registered")
    made.cost = cost
    made.types = types
    made.sets = sets
    made.coins = coins
    TYPES[number] = types
    COSTS[number] = cost
    COINS[number] = coins
    PRINTED_BYTES.refresh()
    return made
