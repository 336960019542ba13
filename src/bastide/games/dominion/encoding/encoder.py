"""Observation encoder of Dominion and its factory."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder_api import Encoder, EncoderFactory, Features, IncrementalEncoder
from bastide.games.dominion.encoding.card_features import card_features
from bastide.games.dominion.encoding.incremental_encoder import DominionIncrementalEncoder
from bastide.games.dominion.encoding.observation_layout import DominionObservationLayout
from bastide.games.dominion.rules.action_space import ACTION_CARDS, ACTION_COUNT_BY_BLOCK, ACTION_VERBS, block_of_card
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_number
from bastide.games.dominion.rules.game import draws_kingdom_cards, named_card_ids
from bastide.games.dominion.rules.state.game_state import DominionState

#: Encoder version by the newest numbering block of a table; the first block has no cards. Each later block gets the
#: next version, so trained networks stay valid for tables without newer cards.
VERSION_BY_BLOCK: Final = [0, 1]


@final
class DominionEncoder(Encoder):
    """Encoder with mostly counts by card, in the order of the card numbers.

    ``block`` is the newest numbering block from which a card can be in the game; later cards are not encoded.
    """

    def __init__(self, players: int, block: int) -> None:
        super().__init__(version_of_block(block), players, ACTION_COUNT_BY_BLOCK[block])
        self.layout = DominionObservationLayout(self, block)
        #: Unused encoders. A thread takes one out while it uses it.
        self.idle_row_encoders: list[DominionIncrementalEncoder] = []

    def write_observation(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        try:
            writer = self.idle_row_encoders.pop()
        except IndexError:
            writer = DominionIncrementalEncoder(self.layout)
        writer.write_observation(cast(DominionState, state), viewer, row, at)
        self.idle_row_encoders.append(writer)

    def incremental_encoder(self) -> IncrementalEncoder:
        return DominionIncrementalEncoder(self.layout)

    def entity_kinds(self) -> list[Features]:
        return [card_features(card) for card in CARDS[: self.layout.card_count]]

    def action_descriptions(self) -> list[list[int]]:
        return [[ACTION_VERBS[index], ACTION_CARDS[index]] for index in range(self.actions)]


@final
class DominionEncoderFactory(EncoderFactory):
    """Factory of Dominion encoders."""

    def make_encoder(self, players: int, options: Options) -> Encoder:
        return DominionEncoder(players, newest_block_of(options))


def newest_block_of(options: Options) -> int:
    """Return the newest numbering block from which a card can be in a game with these options."""
    kingdom = options["kingdom"]
    sets = options["sets"]
    assert isinstance(sets, list)
    cards = named_card_ids(options)
    if draws_kingdom_cards(kingdom):
        cards = cards + [card.id for card in CARDS if card.is_kingdom and any(name in card.sets for name in sets)]
    return max([block_of_card(card_number(card)) for card in cards])


def version_of_block(block: int) -> int:
    """Return the encoder version for a numbering block."""
    return (
        VERSION_BY_BLOCK[block]
        if block < len(VERSION_BY_BLOCK)
        else max(VERSION_BY_BLOCK) + 1 + block - len(VERSION_BY_BLOCK)
    )


ENCODER_FACTORY: Final = DominionEncoderFactory()
