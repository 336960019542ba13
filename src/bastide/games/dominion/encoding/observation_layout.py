"""Observation layout of Dominion: the offset and meaning of each part."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.encoding.encoder_api import Encoder
from bastide.games.dominion.rules.action_space import CARD_COUNT_BY_BLOCK, QUESTION_COUNT_BY_BLOCK
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.games.dominion.rules.turn.turn_phases import PHASE_IDS

#: The fields of the part ``turn``, and of ``seats`` for each player.
TURN_FIELDS: Final = ["actions", "buys", "coins", "empty_piles", "bonus", "mat"]
SEAT_FIELDS: Final = ["hand", "tokens", "turns", "points", "cards", "to_act", "turn", "immune"]
#: ``len(SEAT_FIELDS)`` as a compile-time constant.
SEAT_SIZE: Final[i64] = 8

#: The cards that give points.
_SCORING_CARDS: Final = bytes([card.number for card in CARDS if card.points or card.point_per_cards])


@final
class DominionObservationLayout:
    """Offsets of the parts of an observation, for a number of players and a numbering block."""

    players: i64
    card_count: i64
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
        kinds = CARD_COUNT_BY_BLOCK[block]
        questions = QUESTION_IDS[: QUESTION_COUNT_BY_BLOCK[block]]
        cards = (kinds,)
        self.players = players
        self.card_count = kinds
        #: The cards that give points.
        self.scoring_cards = bytes([card for card in _SCORING_CARDS if card < kinds])
        self.turn = encoder.add_part("turn", (len(TURN_FIELDS),), "numbers of the turn: " + ", ".join(TURN_FIELDS))
        self.phase = encoder.add_part("phase", (len(PHASE_IDS),), "one-hot: " + ", ".join(PHASE_IDS))
        self.asked = encoder.add_part(
            "asked", (len(questions),), "one-hot, kind of the decision: " + ", ".join(questions)
        )
        self.asker = encoder.add_part("asker", cards, "one-hot, card that asks; all 0 for decisions of the turn itself")
        self.seats = encoder.add_part(
            "seats", (players, len(SEAT_FIELDS)), "for each player: " + ", ".join(SEAT_FIELDS)
        )
        self.owned = encoder.add_part("owned", (players, kinds), "cards that each player owns, in all zones")
        self.hand = encoder.add_part("hand", cards, "cards in the viewer's hand")
        self.deck = encoder.add_part("deck", cards, "cards in the viewer's deck; their order is not shown")
        self.discard = encoder.add_part("discard", cards, "cards in the viewer's discard pile")
        self.top = encoder.add_part("top", cards, "one-hot, top card of the viewer's deck, if the viewer knows it")
        self.picked = encoder.add_part("picked", cards, "cards that the viewer has picked so far to discard")
        self.play = encoder.add_part("play", cards, "cards in play, of all players together")
        self.aside = encoder.add_part(
            "aside", cards, "cards that are revealed, set aside, or that the viewer is looking at"
        )
        self.trash = encoder.add_part("trash", cards, "cards in the Trash")
        self.piles = encoder.add_part("piles", cards, "1 if the card has a Supply pile in this game")
        self.supply = encoder.add_part("supply", cards, "cards left in the pile")
        self.cost = encoder.add_part("cost", cards, "current cost of each card with a pile; 0 without")
        self.banned = encoder.add_part("banned", cards, "1 if the card cannot be bought this turn (Contraband)")
        self.pile_tokens = encoder.add_part("pile_tokens", cards, "1 if the pile has a Trade Route token")
