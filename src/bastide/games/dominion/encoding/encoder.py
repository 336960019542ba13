"""Observation encoder of Dominion and its factory."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker, Facts, Keeper
from bastide.games.dominion.encoding.facts import facts_of
from bastide.games.dominion.encoding.row import DominionRow
from bastide.games.dominion.encoding.sheet import DominionSheet
from bastide.games.dominion.rules.actions import CARDS_OF, SPACES, VERBS, block_of
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.layout import number
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.sets.box import RECOMMENDED

#: Encoder version by the newest numbering block of a table; the first block has no cards. Each later block gets the
#: next version, so trained networks stay valid for tables without newer cards.
VERSIONS: Final = [0, 1]


@final
class DominionEncoder(Encoder):
    """Encoder with mostly counts by card, in the order of the card numbers.

    ``block`` is the newest numbering block from which a card can be in the game; later cards are not encoded.
    """

    def __init__(self, players: int, block: int) -> None:
        super().__init__(version_of(block), players, SPACES[block])
        self.sheet = DominionSheet(self, block)
        #: Unused encoders. A thread takes one out while it uses it.
        self.spare: list[DominionRow] = []

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        try:
            writer = self.spare.pop()
        except IndexError:
            writer = DominionRow(self.sheet)
        writer.write(cast(DominionState, state), viewer, row, at)
        self.spare.append(writer)

    def keeper(self) -> Keeper:
        return DominionRow(self.sheet)

    def kinds(self) -> list[Facts]:
        return [facts_of(card) for card in CARDS[: self.sheet.cards]]

    def action_rows(self) -> list[list[int]]:
        return [[VERBS[index], CARDS_OF[index]] for index in range(self.actions)]


@final
class DominionMaker(EncoderMaker):
    """Factory of Dominion encoders."""

    def make(self, players: int, options: Options) -> Encoder:
        return DominionEncoder(players, newest_block(options))


def newest_block(options: Options) -> int:
    """Return the newest numbering block from which a card can be in a game with these options."""
    kingdom = options["kingdom"]
    sets = options["sets"]
    assert isinstance(sets, list)
    if isinstance(kingdom, list):
        cards = kingdom
    elif kingdom in RECOMMENDED:
        cards = RECOMMENDED[str(kingdom)]
    else:
        cards = [card.id for card in CARDS if card.is_kingdom and any(name in card.sets for name in sets)]
    return max([block_of(number(card)) for card in cards])


def version_of(block: int) -> int:
    """Return the encoder version for a numbering block."""
    return VERSIONS[block] if block < len(VERSIONS) else max(VERSIONS) + 1 + block - len(VERSIONS)


MAKER: Final = DominionMaker()
