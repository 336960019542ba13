"""State of the table, and the elementary moves that every change of it consists of.

Each move does one thing and adds an event to the journal, if there is one. Only this module decides which information
a move reveals to whom.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.games.dominion.rules.cards.card_bytes import SINGLE_CARD, contains_card, remove_card
from bastide.games.dominion.rules.cards.stable_numbering import card_id, card_ids
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.state.deck_moves import DeckMoves
from bastide.games.dominion.rules.state.player_card_zones import KNOWN_TO_ALL, KNOWN_TO_OWNER, PlayerSide, remove_one
from bastide.games.dominion.rules.state.public_knowledge import (
    track_deck_discarded,
    track_discarded_together,
    track_hand_revealed,
    track_seen_in_discard,
    track_seen_in_hand,
    track_still_in_hand,
    track_topdecked_from_discard,
    track_topdecked_from_hand,
)
from bastide.games.dominion.rules.turn.game_setup import Setup

#: Destinations of a gained card.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
GAIN_DESTINATION_IDS: Final = ["discard", "hand", "deck"]


class Board(DeckMoves):
    """Supply, trash, turn counters and pending effects, with the moves of cards."""

    first: i64
    current: i64
    phase: i64
    actions: i64
    buys: i64
    coins: i64
    actor: i64
    immune: i64
    empties: i64
    bonus_card: i64
    bonus: i64
    mat: i64

    def __init__(
        self,
        setup: Setup,
        rng: Rng,
        sides: list[PlayerSide],
        supply: list[int],
        trash: tuple[int, ...],
        banned: tuple[int, ...],
        pile_tokens: tuple[int, ...],
        stack: list[Frame],
    ) -> None:
        super().__init__(setup, rng, sides)
        #: Cards left in each pile, by card number; -1 for cards that are not in the Supply.
        self.supply = supply
        #: Whether a copy of this state may share the list (copy on write).
        self._shares_supply = False
        self.trash = trash
        #: Frames of pending effects; the last one is active.
        self.stack = stack
        #: The player who had the first turn, the player whose turn it is, and the resources left.
        self.first = 0
        self.current = 0
        self.phase = 0
        self.actions = 0
        self.buys = 0
        self.coins = 0
        #: The player to act; -1 when the game is over.
        self.actor = -1
        #: The players, as bits, whom the current Attack does not affect.
        self.immune = 0
        #: The number of empty Supply piles.
        self.empties = 0
        #: Cards that cannot be bought this turn (Contraband).
        self.banned = banned
        #: Extra coins for the first play of ``bonus_card`` this turn (Merchant).
        self.bonus_card = -1
        self.bonus = 0
        #: Victory piles that still carry a token, and the number of tokens on the Trade Route mat.
        self.pile_tokens = pile_tokens
        self.mat = 0

    # -- implemented by TurnPhases -------------------------------------------------------------

    @abstractmethod
    def cost(self, card: i64) -> i64:
        """Return the current cost of a card."""

    @abstractmethod
    def resolve_card(self, player: i64, card: i64) -> None:
        """Execute the play effect of a card in play once, or push its frame onto the stack."""

    @abstractmethod
    def gain(self, player: i64, card: i64, place: i64) -> None:
        """Gain a card from the Supply, if the pile is not empty, and offer reactions to the gain."""

    @abstractmethod
    def gain_trashed(self, player: i64, card: i64) -> None:
        """Gain a card from the trash to the discard pile."""

    # -- counters ----------------------------------------------------------------------------

    def add_resources(self, player: i64, actions: i64, buys: i64, coins: i64) -> None:
        """Add Actions, Buys and coins to the current turn."""
        self.actions += actions
        self.buys += buys
        self.coins += coins
        if self.journal is not None:
            data: dict[str, JsonData] = {"player": player, "actions": actions, "buys": buys, "coins": coins}
            self.journal.add_event("bonus", data)

    def add_tokens(self, player: i64, count: i64) -> None:
        if count:
            self.sides[player].tokens += count
            if self.journal is not None:
                self.journal.add_event("tokens", {"player": player, "count": count})

    # -- moves of cards ----------------------------------------------------------------------

    def take_from_hand(self, player: i64, card: i64) -> None:
        """Remove a card from the hand, visibly to all players."""
        side = self.sides[player]
        if side.shown and card in side.shown:
            side.shown = remove_one(side.shown, int(card))
        elif side.known_groups:
            track_seen_in_hand(side, [int(card)])
        side.hand = remove_card(side.hand, card)

    def take_from_discard(self, player: i64, card: i64) -> None:
        """Remove a card from the discard pile, visibly to all players."""
        side = self.sides[player]
        if contains_card(side.discard, card):
            # Search from the top: the card in question was just gained or discarded.
            at = len(side.discard) - 1
            while side.discard[at] != card:
                at -= 1
            side.discard = side.discard[:at] + side.discard[at + 1 :]
        else:
            track_seen_in_discard(side, int(card))
            side.buried = remove_card(side.buried, card)
        self.uncover_discard_top(side)

    def uncover_discard_top(self, side: PlayerSide) -> None:
        """Make the top card of a discard pile public if all its cards are unseen."""
        if not side.discard and side.buried:
            track_seen_in_discard(side, side.buried[-1])
            side.discard = side.buried[-1:]
            side.buried = side.buried[:-1]

    def put_into_play(self, player: i64, card: i64) -> None:
        side = self.sides[player]
        side.play = side.play + SINGLE_CARD[card] if len(side.play) > 0 else SINGLE_CARD[card]
        if self.journal is not None:
            self.journal.add_event("play", {"player": player, "card": card_id(int(card))})

    def log_repeated_play(self, player: i64, card: i64, number: i64) -> None:
        """Add the event that a card in play is played for the second or third time."""
        if self.journal is not None:
            self.journal.add_event("play_again", {"player": player, "card": card_id(int(card)), "number": number})

    def discard_openly(self, player: i64, cards: bytes) -> None:
        """Discard cards that all players have seen; the last one goes on top."""
        if not cards:
            return
        self.sides[player].discard = self.sides[player].discard + cards
        if self.journal is not None:
            self.journal.add_event("discard", {"player": player, "cards": card_ids(cards)})

    def discard_pending(self, player: i64) -> None:
        """Move the cards chosen for a discard to the discard pile; only the last one is seen, on top."""
        side = self.sides[player]
        if not side.pending:
            if not side.aside:
                side.face_down = False
            return
        cards = list(side.pending)
        top = cards[-1]
        known = side.shown
        if side.face_down:  # the cards came from the deck, not from the hand
            side.pending = ()
            side.face_down = False
            side.shown = () if len(cards) > 1 else remove_one(known, top) if top in known else known
            track_still_in_hand(side, known if len(cards) > 1 else (top,) if top in known else ())
        else:
            if len(cards) > 1:
                track_discarded_together(side, cards)
                side.shown = ()  # other players cannot tell which of these are still in the hand
            elif top in known:
                side.shown = remove_one(known, top)
            elif side.known_groups:
                track_seen_in_hand(side, [top])
            side.pending = ()
        side.discard = side.discard + SINGLE_CARD[top]
        side.buried = side.buried + bytes(cards[:-1])
        if self.journal is not None:
            if len(cards) == 1:
                self.journal.add_event("discard", {"player": player, "cards": card_ids(cards)})
            else:
                public: dict[str, JsonData] = {
                    "player": player,
                    "count": len(cards),
                    "card": card_id(top),
                    "seen": "no",
                }
                self.journal.add_event(
                    "discard_hidden", public, {"cards": card_ids(cards), "seen": "yes"}, [int(player)]
                )

    def discard_deck(self, player: i64) -> None:
        """Turn the deck over onto the discard pile, unseen; its bottom card becomes the top card."""
        side = self.sides[player]
        if side.known_groups:
            track_deck_discarded(side)
        known = len(side.deck) - len(side.tops)
        for at, card in enumerate(side.deck):
            if at > 0 and at >= known and side.tops[at - known] == KNOWN_TO_ALL:
                side.discard = side.discard + SINGLE_CARD[card]
            elif at > 0:
                side.buried = side.buried + SINGLE_CARD[card]
        side.discard = side.discard + side.deck[:1]
        side.deck = b""
        side.tops = ()
        if self.journal is not None:
            self.journal.add_event("discard_deck", {"player": player})

    def trash_cards(self, player: i64, cards: bytes) -> None:
        self.trash += tuple(cards)
        if self.journal is not None:
            self.journal.add_event("trash", {"player": player, "cards": card_ids(cards)})

    def topdeck_openly(self, player: i64, card: i64) -> None:
        """Put a card that all players know onto the deck."""
        side = self.sides[player]
        side.deck = side.deck + SINGLE_CARD[card]
        side.tops += (KNOWN_TO_ALL,)
        if self.journal is not None:
            self.journal.add_event("topdeck", {"player": player, "card": card_id(int(card))})

    def topdeck_secretly(self, player: i64, card: i64, from_hand: bool, from_pile: bool) -> None:
        """Put a card that only its owner knows onto the deck.

        The card comes from the hand, the discard pile or the cards looked at.
        """
        side = self.sides[player]
        knowledge = KNOWN_TO_OWNER
        if from_hand:
            track_topdecked_from_hand(side)
            side.hand = remove_card(side.hand, card)
            side.shown = ()
        elif from_pile:
            knowledge = self.take_searching_discard(side, card)
        else:
            side.remove_from_aside(int(card))
        side.deck = side.deck + SINGLE_CARD[card]
        side.tops += (knowledge,)
        if self.journal is not None:
            public: dict[str, JsonData] = {"player": player, "seen": "no"}
            self.journal.add_event("topdeck_hidden", public, {"card": card_id(int(card)), "seen": "yes"}, [int(player)])

    def place_gained_card(self, player: i64, card: i64, place: i64) -> None:
        """Put a gained card into its destination."""
        side = self.sides[player]
        if place == TO_HAND:
            side.hand = side.hand + SINGLE_CARD[card]
            side.shown += (int(card),)
        elif place == TO_DECK:
            side.deck = side.deck + SINGLE_CARD[card]
            side.tops += (KNOWN_TO_ALL,)
        else:
            side.discard = side.discard + SINGLE_CARD[card] if len(side.discard) > 0 else SINGLE_CARD[card]

    def remove_gained_card(self, player: i64, card: i64, place: i64) -> None:
        """Remove a card that was just gained from its destination."""
        side = self.sides[player]
        if place == TO_HAND:
            self.take_from_hand(player, card)
        elif place == TO_DECK:
            side.deck = side.deck[:-1]
            side.tops = side.tops[:-1]
        else:
            self.take_from_discard(player, card)

    def take_searching_discard(self, side: PlayerSide, card: i64) -> int:
        """Take a card out of the discard pile while its owner looks through it. Returns who knows the card.

        The top card stays in place if there is an equal card below it (D-181). Otherwise the top card is taken, and all
        players see that. Then the card seen last before it becomes the top card. If all other cards are unseen, one of
        them becomes public.
        """
        top = side.discard[-1]
        if contains_card(side.buried, card) or contains_card(side.discard[:-1], card):
            track_topdecked_from_discard(side)
            pile = remove_card(side.discard[:-1] + side.buried, card)
            # The order below the top card is irrelevant, but stored snapshots depend on this one.
            side.buried = bytes(sorted(pile, reverse=True))
            side.discard = SINGLE_CARD[top]
            return KNOWN_TO_OWNER
        side.discard = side.discard[:-1]
        self.uncover_discard_top(side)
        return KNOWN_TO_ALL

    def take_openly(self, player: i64, cards: bytes) -> None:
        """Put cards into the hand, visibly to all players."""
        if not cards:
            return
        side = self.sides[player]
        side.hand = side.hand + cards
        side.shown += tuple(cards)
        if self.journal is not None:
            self.journal.add_event("take", {"player": player, "cards": card_ids(cards)})

    def set_aside(self, player: i64, card: i64) -> None:
        """Set a card of the hand aside, visibly to all players."""
        self.take_from_hand(player, card)
        self.sides[player].aside += (int(card),)
        if self.journal is not None:
            self.journal.add_event("set_aside", {"player": player, "card": card_id(int(card))})

    def reveal_from_hand(self, player: i64, card: i64) -> None:
        """Reveal a card of the hand, where it stays."""
        side = self.sides[player]
        if card not in side.shown:
            track_seen_in_hand(side, [int(card)])
            side.shown += (int(card),)
        if self.journal is not None:
            self.journal.add_event("reveal", {"player": player, "cards": card_ids(SINGLE_CARD[card]), "place": "hand"})

    def reveal_hand(self, player: i64) -> None:
        side = self.sides[player]
        track_hand_revealed(side)
        side.shown = tuple(side.hand)
        if self.journal is not None:
            self.journal.add_event("reveal", {"player": player, "cards": card_ids(sorted(side.hand)), "place": "hand"})

    def use_reaction(self, player: i64, card: i64, from_hand: bool) -> None:
        """Use a card as a reaction; a card in hand is revealed."""
        side = self.sides[player]
        if from_hand and card not in side.shown:
            track_seen_in_hand(side, [int(card)])
            side.shown += (int(card),)
        if self.journal is not None:
            self.journal.add_event("use", {"player": player, "card": card_id(int(card))})

    def ban_card(self, namer: i64, card: i64) -> None:
        """Forbid buying a card this turn, as named by a player (Contraband)."""
        if card not in self.banned:
            self.banned += (int(card),)
        if self.journal is not None:
            self.journal.add_event("name", {"player": namer, "card": card_id(int(card))})
