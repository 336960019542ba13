"""Set-up of a game: edition, kingdom, piles, and which optional rules can matter."""

from __future__ import annotations

from typing import Final, final

from bastide.core.json_data import JsonData, expect_int
from bastide.games.dominion.rules.action_space import BUY, CARD_COUNT_BY_BLOCK, PLAY, action_of, block_of_card
from bastide.games.dominion.rules.cards.basic_card_numbers import (
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
from bastide.games.dominion.rules.cards.printed_card import (
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
from bastide.games.dominion.rules.cards.stable_numbering import card_id, card_ids, card_number, parse_card_ids

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
        self, players: int, edition: int, kingdom: list[int], uses_colony: bool, card_totals: list[int] | None = None
    ) -> None:
        self.players = players
        self.edition = edition
        self.kingdom = sorted(kingdom)
        #: Whether Platinum and Colony are used.
        self.uses_colony = uses_colony
        basics = [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE]
        #: The Supply piles, in ascending order of their cards' numbers.
        self.piles: list[int] = sorted(basics + ([PLATINUM, COLONY] if uses_colony else []) + self.kingdom)
        #: The same as bytes (see ``card_bytes``).
        self.pile_bytes = bytes(self.piles)
        #: The starting size of each pile, by card number; -1 for a card that is not in the Supply.
        self.full_pile_sizes: list[int] = [
            pile_size(card, players) if card in self.piles else -1 for card in range(len(CARDS))
        ]
        #: The total number of copies of each card in the game.
        self.card_totals: list[int] = (
            [max(size, 0) for size in self.full_pile_sizes] if card_totals is None else card_totals
        )
        if card_totals is None:
            self.card_totals[COPPER] += STARTING_COPPERS * players
            self.card_totals[ESTATE] += STARTING_ESTATES * players
        #: The number of empty piles that ends the game.
        self.empty_piles_to_end = 3 if players < 5 else 4
        present = [CARDS[card] for card in range(len(CARDS)) if self.card_totals[card] > 0]
        self.has_fixed_costs = not any(card.discount or card.cheaper_by for card in present)
        self.has_fixed_buys = self.has_fixed_costs and all(card.forbidden_with < 0 for card in present)
        #: The purchases that each number of coins allows, as actions in ascending order. Used if costs are fixed.
        self.highest_cost = max([COSTS[card] for card in self.piles])
        self.buy_actions_by_coins: list[list[int]] = [
            [action_of(BUY, card) for card in self.piles if COSTS[card] <= coins]
            for coins in range(self.highest_cost + 1)
        ]
        #: The cards of these purchases, in the same order.
        self.cards_by_coins: list[bytes] = [
            bytes([card for card in self.piles if COSTS[card] <= coins]) for coins in range(self.highest_cost + 1)
        ]
        triggers = 0
        for card in present:
            triggers |= card.trigger_bits
        self.has_buy_effects = bool(triggers & (1 << BOUGHT | 1 << BUYING_IN_PLAY))
        self.has_gain_reactions = bool(triggers & (1 << GAINING_IN_HAND | 1 << GAINING_IN_PLAY))
        self.has_attack_reactions = bool(triggers & 1 << ATTACKED_IN_HAND)
        #: The number of cards up to the numbering block of the newest card in the game: these can be named.
        self.nameable_card_count = CARD_COUNT_BY_BLOCK[max([block_of_card(card.number) for card in present])]
        #: Whether every action that plays a card has a lower number than all actions that buy one.
        self.numbers_plays_before_buys = action_of(PLAY, present[-1].number) < action_of(BUY, COPPER)
        #: The piles that start with a token (Trade Route).
        tokens = any(CARDS[card].pile_tokens for card in self.kingdom)
        self.pile_tokens: tuple[int, ...] = tuple([card for card in self.piles if tokens and TYPES[card] & VICTORY])

    def snapshot(self) -> dict[str, JsonData]:
        box: dict[str, JsonData] = {}
        for card in range(len(CARDS)):
            if self.card_totals[card]:
                box[card_id(card)] = self.card_totals[card]
        return {"edition": self.edition, "kingdom": card_ids(self.kingdom), "colony": self.uses_colony, "box": box}

    @staticmethod
    def restore(data: JsonData, players: int) -> Setup:
        if not isinstance(data, dict) or not isinstance(data["colony"], bool) or not isinstance(data["box"], dict):
            raise TypeError(f"expected a set-up, not {data!r}")
        edition = expect_int(data["edition"])
        if edition not in (1, 2):
            raise ValueError(f"the edition must be 1 or 2, not {edition}")
        kingdom = parse_card_ids(data["kingdom"])
        if any(not CARDS[card].is_kingdom for card in kingdom):
            raise ValueError("the kingdom contains a basic card")
        box = [0] * len(CARDS)
        for name, count in data["box"].items():
            box[card_number(name)] = expect_int(count)
        return Setup(players, edition, kingdom, data["colony"], box)
