"""What a card is: the facts printed on it, and what it does at each moment at which a card may speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from bastide.games.dominion.rules.effects import Effect, Sequence

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE_TYPE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
#: For choices among all cards.
ANY_TYPE: Final = 63

TYPE_IDS: Final = ["action", "treasure", "victory", "curse", "attack", "reaction"]


@final
class Card:
    """A kind of card. The empty answers are the ordinary ones: most cards only have a ``play``."""

    def __init__(self, number: int, id: str, cost: int, types: int, sets: list[str]) -> None:
        self.number = number
        self.id = id
        self.cost = cost
        self.types = types
        #: ``basic``, or the sets it can be drawn from for a kingdom: ``base1``, ``base2``, ``prosperity``.
        self.sets = sets
        #: What does it do when it is played? In the 1st edition, if that differs?
        self.play: Sequence | None = None
        self.play_1e: Sequence | None = None
        #: How many coins does this Treasure give, and is that all it does?
        self.coins = 0
        self.plain = False
        #: What is it worth at the end; for how many owned cards does it give a point?
        self.points = 0
        self.point_per_cards = 0
        #: In hand: may it be shown against an Attack, and what happens when you show it for a card you gain?
        self.shields = False
        self.gain_in_hand: Sequence | None = None
        #: In play: what may you do with a card you gain, and what happens when you buy a card?
        self.gain_in_play: Sequence | None = None
        self.buy_in_play: Sequence | None = None
        #: What happens when this very card is bought? Which card in play forbids to buy it?
        self.when_bought: Sequence | None = None
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

    def type_ids(self) -> list[str]:
        return [name for bit, name in enumerate(TYPE_IDS) if self.types >> bit & 1]

    def __repr__(self) -> str:
        return f"<card {self.id}>"


#: Every card by its number, and the printed facts that the rules look at all the time.
CARDS: Final[list[Card]] = []
TYPES: Final[list[int]] = []
COSTS: Final[list[int]] = []
COINS: Final[list[int]] = []


def card(
    id: str,
    cost: int,
    types: int,
    sets: list[str],
    play: list[Effect] | None = None,
    play_1e: list[Effect] | None = None,
    coins: int = 0,
    points: int = 0,
    point_per_cards: int = 0,
    shields: bool = False,
    gain_in_hand: list[Effect] | None = None,
    gain_in_play: list[Effect] | None = None,
    buy_in_play: list[Effect] | None = None,
    when_bought: list[Effect] | None = None,
    forbidden_with: int = -1,
    discounts: int = 0,
    discount: int = 0,
    cheaper_per: int = 0,
    cheaper_by: int = 0,
    pile_tokens: bool = False,
) -> Card:
    """Enter a card into the collection. Its number is its place in the order of entry."""
    from bastide.games.dominion.rules.effects import Plus, Sequence

    made = Card(len(CARDS), id, cost, types, sets)
    steps: list[Effect] = [] if play is None else play
    if coins:
        made.coins = coins
        made.plain = not steps and buy_in_play is None and gain_in_play is None and not discount
        steps = [Plus(0, 0, 0, coins, 0), *steps]
    made.play = Sequence(steps)
    made.play_1e = made.play if play_1e is None else Sequence(play_1e)
    made.points = points
    made.point_per_cards = point_per_cards
    made.shields = shields
    made.gain_in_hand = None if gain_in_hand is None else Sequence(gain_in_hand)
    made.gain_in_play = None if gain_in_play is None else Sequence(gain_in_play)
    made.buy_in_play = None if buy_in_play is None else Sequence(buy_in_play)
    made.when_bought = None if when_bought is None else Sequence(when_bought)
    made.forbidden_with = forbidden_with
    made.discounts = discounts
    made.discount = discount
    made.cheaper_per = cheaper_per
    made.cheaper_by = cheaper_by
    made.pile_tokens = pile_tokens
    CARDS.append(made)
    TYPES.append(types)
    COSTS.append(cost)
    COINS.append(coins)
    return made
