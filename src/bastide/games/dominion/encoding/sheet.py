"""Observation layout of Dominion: the offset and meaning of each part."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.encoding.encoder import Encoder
from bastide.games.dominion.rules.actions import ASKED, KNOWN
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.effects.questions import ASK_IDS
from bastide.games.dominion.rules.turn.turn import PHASE_IDS

#: The fields of the part ``turn``, and of ``seats`` for each player.
TURN: Final = ["actions", "buys", "coins", "empty_piles", "bonus", "mat"]
SEAT: Final = ["hand", "tokens", "turns", "points", "cards", "to_act", "turn", "immune"]
#: ``len(SEAT_FIELDS)`` as a compile-time constant.
SEAT_SIZE: Final[i64] = 8

#: The cards that give points.
_SCORING_CARDS: Final = bytes([card.number for card in CARDS if card.points or card.point_per_cards])


@final
class DominionSheet:
    """Offsets of the parts of an observation, for a number of players and a numbering block."""

    players: i64
    cards: i64
    turn: i64
    phase: i64
    asked: i64
    asker: i64
    seats: i64
    owned: i64
    hand: i64
    deck: i64
    discard: i64
    top: i64
    picked: i64
    play: i64
    aside: i64
    trash: i64
    piles: i64
    supply: i64
    cost: i64
    banned: i64
    pile_tokens: i64

    def __init__(self, encoder: Encoder, block: int) -> None:
        players = encoder.players
        kinds = KNOWN[block]
        questions = ASK_IDS[: ASKED[block]]
        cards = (kinds,)
        self.players = players
        self.cards = kinds
        #: The cards that give points.
        self.worth = bytes([card for card in _SCORING_CARDS if card < kinds])
        self.turn = encoder.part("turn", (len(TURN),), "what is left of the turn: " + ", ".join(TURN))
        self.phase = encoder.part("phase", (len(PHASE_IDS),), "one-hot: " + ", ".join(PHASE_IDS))
        self.asked = encoder.part("asked", (len(questions),), "one-hot, the kind of question: " + ", ".join(questions))
        self.asker = encoder.part("asker", cards, "one-hot, the card that asks; nothing in the phases of the turn")
        self.seats = encoder.part("seats", (players, len(SEAT)), "of each player: " + ", ".join(SEAT))
        self.owned = encoder.part("owned", (players, kinds), "the cards each player owns, wherever they are")
        self.hand = encoder.part("hand", cards, "the viewer's hand")
        self.deck = encoder.part("deck", cards, "what is in the viewer's deck, in whatever order")
        self.discard = encoder.part("discard", cards, "the viewer's discard pile")
        self.top = encoder.part("top", cards, "one-hot, the top card of the viewer's deck if the viewer knows it")
        self.picked = encoder.part("picked", cards, "cards the viewer has picked for a discard not yet complete")
        self.play = encoder.part("play", cards, "cards in play, all players together")
        self.aside = encoder.part("aside", cards, "cards revealed, set aside or (by the viewer) looked at")
        self.trash = encoder.part("trash", cards, "the Trash")
        self.piles = encoder.part("piles", cards, "1 if the card has a Supply pile in this game")
        self.supply = encoder.part("supply", cards, "cards left in the pile")
        self.cost = encoder.part("cost", cards, "what a card with a pile costs at this moment")
        self.banned = encoder.part("banned", cards, "1 if the card cannot be bought this turn (Contraband)")
        self.pile_tokens = encoder.part("pile_tokens", cards, "1 if the pile carries a token (Trade Route)")
