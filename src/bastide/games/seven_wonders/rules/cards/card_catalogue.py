"""Catalogue of all cards: numbers, chain bits, and decks by number of players and Age.

The cards are found by convention: each module in ``decks/`` declares cards of one Age as ``DECK``. The cards of
extensions are in a game only if its option ``added_cards`` names them: guilds join the guilds, other cards replace a
card.
"""

from __future__ import annotations

from typing import Final

from bastide.core.randomness.rng import Rng
from bastide.core.utilities.game_extensions import Extension, extension_of_module
from bastide.core.utilities.module_discovery import find_declarations
from bastide.games.seven_wonders.rules.cards.card_definition import Card, Deck
from bastide.games.seven_wonders.rules.rulebook_constants import EXTRA_GUILDS
from bastide.games.seven_wonders.rules.stable_numbering import NUMBERING

_BITS_PER_WORD: Final = 60
_MAX_NAMES: Final = 2 * _BITS_PER_WORD
DECKS_PACKAGE: Final = "bastide.games.seven_wonders.decks"
#: The extension of each card that is not Bastide's own.
CARD_EXTENSIONS: Final[dict[str, Extension]] = {}


def _all_cards() -> list[Card]:
    """Return the cards in the order of their numbers, with chain bits and name bits assigned."""
    found: dict[str, Card] = {}
    for module, deck in find_declarations(DECKS_PACKAGE, "DECK").items():
        assert isinstance(deck, Deck)
        extension = extension_of_module(DECKS_PACKAGE, module)
        for card in deck.cards:
            if card.id in found:
                raise ValueError(f"there are two cards {card.id!r}")
            card.age = deck.age
            found[card.id] = card
            if extension is not None:
                CARD_EXTENSIONS[card.id] = extension
    cards = [found[name] for name in NUMBERING.add_names("cards", list(found))]
    _check_added_cards(found)
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


def _check_added_cards(found: dict[str, Card]) -> None:
    """Raise ValueError for a card of an extension that has no place in the game."""
    own = [card for card in found.values() if card.id not in CARD_EXTENSIONS]
    symbols = sorted({symbol for card in own for symbol in card.given_chains})
    if len({card.name for card in found.values()}) > _MAX_NAMES:
        raise ValueError(f"there are more than {_MAX_NAMES} cards with different names")
    for card in [found[name] for name in CARD_EXTENSIONS]:
        replaced = found.get(card.replaces)
        if not card.is_guild and (replaced is None or replaced not in own or replaced.age != card.age):
            raise ValueError(f"the card {card.id!r} must replace a card of Age {card.age}, not {card.replaces!r}")
        for symbol in [*card.given_chains, *([card.needed_chain] if card.needed_chain else [])]:
            if symbol not in symbols:
                raise ValueError(f"the card {card.id!r} has the symbol {symbol!r}; known symbols: {', '.join(symbols)}")


CARDS: Final[list[Card]] = _all_cards()
CARD_NUMBERS: Final[dict[str, int]] = {card.id: int(card.number) for card in CARDS}
#: The guilds of the game, without those of extensions.
GUILD_NUMBERS: Final[list[int]] = [
    int(card.number) for card in CARDS if card.is_guild and card.id not in CARD_EXTENSIONS
]


def fixed_deck(players: int, age: int) -> list[int]:
    """Return the cards of an Age that are in every game of this number of players, without guilds."""
    deck: list[int] = []
    for card in CARDS:
        if card.age == age and card.id not in CARD_EXTENSIONS:
            deck += [int(card.number) for least in card.copy_player_counts if least <= players]
    return deck


#: Fixed decks by number of players and Age; both indices start at 0.
FIXED_DECKS: Final[list[list[list[int]]]] = [[fixed_deck(players, age) for age in range(4)] for players in range(8)]


def deck_with_added_cards(players: int, age: int, added: list[int]) -> list[int]:
    """Return the cards of an Age that are certain, with the added cards in the place of those they replace."""
    deck = FIXED_DECKS[players][age].copy()
    for number in added:
        if CARDS[number].replaces:
            replaced = CARD_NUMBERS[CARDS[number].replaces]
            deck = [number if card == replaced else card for card in deck]
    return deck


def possible_guilds(added: list[int]) -> list[int]:
    """Return the guilds of the game and the added ones."""
    return GUILD_NUMBERS + [number for number in added if CARDS[number].is_guild]


def shuffle_deck(players: int, age: int, added: list[int], rng: Rng) -> list[int]:
    """Return a shuffled deck with seven cards for each player; in Age III with random guilds."""
    deck = deck_with_added_cards(players, age, added)
    if age == 3:
        guilds = possible_guilds(added)
        rng.shuffle(guilds)
        deck += guilds[: players + EXTRA_GUILDS]
    rng.shuffle(deck)
    return deck
