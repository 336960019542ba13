"""Catalogue of all cards: numbers, chain bits, and decks by number of players and Age.

The cards are found by convention: each module in ``decks/`` declares cards of one Age as ``DECK``.
"""

from __future__ import annotations

from typing import Final

from bastide.core.randomness.rng import Rng
from bastide.core.utilities.module_discovery import find_declarations
from bastide.games.seven_wonders.rules.cards.card_definition import Card, Deck
from bastide.games.seven_wonders.rules.rulebook_constants import EXTRA_GUILDS
from bastide.games.seven_wonders.rules.stable_numbering import NUMBERING

_BITS_PER_WORD: Final = 60


def _all_cards() -> list[Card]:
    """Return the cards in the order of their numbers, with chain bits and name bits assigned."""
    found: dict[str, Card] = {}
    for deck in find_declarations("bastide.games.seven_wonders.decks", "DECK").values():
        assert isinstance(deck, Deck)
        for card in deck.cards:
            card.age = deck.age
            found[card.id] = card
    cards = [found[name] for name in NUMBERING.add_names("cards", list(found))]
    names: list[str] = []
    chains: list[str] = []
    for number, card in enumerate(cards):
        card.number = number
        if card.name not in names:
            names.append(card.name)
        index = names.index(card.name)
        card.name_bit_low = 1 << index if index < _BITS_PER_WORD else 0
        card.name_bit_high = 1 << (index - _BITS_PER_WORD) if index >= _BITS_PER_WORD else 0
        for symbol in card.given_chains:
            if symbol not in chains:
                chains.append(symbol)
            card.given_chain_bits |= 1 << chains.index(symbol)
    for card in cards:
        card.needed_chain_bit = 1 << chains.index(card.needed_chain) if card.needed_chain else 0
        card.compute_derived_fields()
    return cards


CARDS: Final[list[Card]] = _all_cards()
CARD_NUMBERS: Final[dict[str, int]] = {card.id: int(card.number) for card in CARDS}
GUILD_NUMBERS: Final[list[int]] = [int(card.number) for card in CARDS if card.is_guild]


def fixed_deck(players: int, age: int) -> list[int]:
    """Return the cards of an Age that are in every game of this number of players, without guilds."""
    deck: list[int] = []
    for card in CARDS:
        if card.age == age:
            deck += [int(card.number) for least in card.copy_player_counts if least <= players]
    return deck


#: Fixed decks by number of players and Age; both indices start at 0.
FIXED_DECKS: Final[list[list[list[int]]]] = [[fixed_deck(players, age) for age in range(4)] for players in range(8)]


def shuffle_deck(players: int, age: int, rng: Rng) -> list[int]:
    """Return a shuffled deck with seven cards for each player; in Age III with random guilds."""
    deck = FIXED_DECKS[players][age].copy()
    if age == 3:
        guilds = GUILD_NUMBERS.copy()
        rng.shuffle(guilds)
        deck += guilds[: players + EXTRA_GUILDS]
    rng.shuffle(deck)
    return deck
