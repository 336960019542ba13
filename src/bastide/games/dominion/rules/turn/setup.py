"""Set-up of a game: edition, kingdom, piles, and which optional rules can matter."""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain, whole
from bastide.games.dominion.rules.actions import BUY, KNOWN, PLAY, action_of, block_of
from bastide.games.dominion.rules.cards.basics import (
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PLATINUM,
    PROVINCE,
    SILVER,
)
from bastide.games.dominion.rules.cards.card import (
    ATTACKED_IN_HAND,
    BOUGHT,
    BUYING_IN_PLAY,
    CARDS,
    COSTS,
    GAINING_IN_HAND,
    GAINING_IN_PLAY,
    TYPES,
    VICTORY,
)
from bastide.games.dominion.rules.cards.layout import id_of, ids_of, number, numbers_of

STARTING_COPPERS: Final = 7
STARTING_ESTATES: Final = 3
#: The starting cards of every player, before the shuffle.
STARTING_DECK: Final = bytes([COPPER] * STARTING_COPPERS + [ESTATE] * STARTING_ESTATES)


def pile_size(card: int, players: int) -> int:
    """Return the starting size of a Supply pile. A single player uses the piles for two."""
    seats = max(players, 2)
    large = seats > 4  # a second set of basic cards is used
    if card == COPPER:
        return (120 if large else 60) - STARTING_COPPERS * seats
    if card == SILVER:
        return 80 if large else 40
    if card == GOLD:
        return 60 if large else 30
    if card == PLATINUM:
        return 12
    if card == CURSE:
        return 10 * (seats - 1)
    if card == PROVINCE and large:
        return 3 * seats
    if TYPES[card] & VICTORY:
        return 8 if seats == 2 else 12
    return 10


@final
class Setup:
    """Immutable set-up shared by all states of one game."""

    def __init__(
        self, players: int, edition: int, kingdom: list[int], colony: bool, box: list[int] | None = None
    ) -> None:
        self.players = players
        self.edition = edition
        self.kingdom = sorted(kingdom)
        #: Whether Platinum and Colony are used.
        self.colony = colony
        basics = [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]
        #: The Supply piles, in ascending order of their cards' numbers.
        self.piles: list[int] = sorted(basics + ([PLATINUM, COLONY] if colony else []) + self.kingdom)
        #: The same as bytes (see ``card_bytes``).
        self.pile_row = bytes(self.piles)
        #: The starting size of each pile, by card number; -1 for a card that is not in the Supply.
        self.full: list[int] = [pile_size(card, players) if card in self.piles else -1 for card in range(len(CARDS))]
        #: The total number of copies of each card in the game.
        self.box: list[int] = [max(size, 0) for size in self.full] if box is None else box
        if box is None:
            self.box[COPPER] += STARTING_COPPERS * players
            self.box[ESTATE] += STARTING_ESTATES * players
        #: The number of empty piles that ends the game.
        self.empty_limit = 3 if players < 5 else 4
        present = [CARDS[card] for card in range(len(CARDS)) if self.box[card] > 0]
        self.fixed_costs = not any(card.discount or card.cheaper_by for card in present)
        self.fixed_buys = self.fixed_costs and all(card.forbidden_with < 0 for card in present)
        #: The purchases that each number of coins allows, as actions in ascending order. Used if costs are fixed.
        self.dearest = max([COSTS[card] for card in self.piles])
        self.buys_within: list[list[int]] = [
            [action_of(BUY, card) for card in self.piles if COSTS[card] <= coins] for coins in range(self.dearest + 1)
        ]
        #: The cards of these purchases, in the same order.
        self.cards_within: list[bytes] = [
            bytes([card for card in self.piles if COSTS[card] <= coins]) for coins in range(self.dearest + 1)
        ]
        triggers = 0
        for card in present:
            triggers |= card.moments
        self.buy_effects = bool(triggers & (1 << BOUGHT | 1 << BUYING_IN_PLAY))
        self.gain_reactions = bool(triggers & (1 << GAINING_IN_HAND | 1 << GAINING_IN_PLAY))
        self.attack_reactions = bool(triggers & 1 << ATTACKED_IN_HAND)
        #: The number of cards up to the numbering block of the newest card in the game: these can be named.
        self.known = KNOWN[max([block_of(card.number) for card in present])]
        #: Whether every action that plays a card has a lower number than all actions that buy one.
        self.plays_first = action_of(PLAY, present[-1].number) < action_of(BUY, COPPER)
        #: The piles that start with a token (Trade Route).
        tokens = any(CARDS[card].pile_tokens for card in self.kingdom)
        self.pile_tokens: tuple[int, ...] = tuple([card for card in self.piles if tokens and TYPES[card] & VICTORY])

    def snapshot(self) -> dict[str, Plain]:
        box: dict[str, Plain] = {}
        for card in range(len(CARDS)):
            if self.box[card]:
                box[id_of(card)] = self.box[card]
        return {"edition": self.edition, "kingdom": ids_of(self.kingdom), "colony": self.colony, "box": box}

    @staticmethod
    def restore(data: Plain, players: int) -> Setup:
        if not isinstance(data, dict) or not isinstance(data["colony"], bool) or not isinstance(data["box"], dict):
            raise TypeError(f"expected a set-up, not {data!r}")
        edition = whole(data["edition"])
        if edition not in (1, 2):
            raise ValueError(f"the edition must be 1 or 2, not {edition}")
        kingdom = numbers_of(data["kingdom"])
        if any(not CARDS[card].is_kingdom for card in kingdom):
            raise ValueError("the kingdom contains a basic card")
        box = [0] * len(CARDS)
        for name, count in data["box"].items():
            box[number(name)] = whole(count)
        return Setup(players, edition, kingdom, data["colony"], box)
