"""State of the reference engine: all zones, and the basic procedures of the rulebook."""

from __future__ import annotations

from bastide.testing.reference_engine_comparison import EngineMismatch
from reference_engines.dominion.discard_pile import LayeredDiscardPile
from reference_engines.dominion.engine_data_reader import DISCARD, DRAW, LOOK, REVEAL
from reference_engines.dominion.printed_cards import ACTION, PRINTED_CARDS, TREASURE, VICTORY, has_type
from reference_engines.dominion.random_events import RandomEvents

ACTION_PHASE, BUY_PHASE, BUYING, OVER = "action", "buy", "buying", "over"


class Seat:
    """Zones of one player."""

    def __init__(self, deck: list[str], hand: list[str]) -> None:
        #: The known part of the deck, top card last.
        self.deck = deck
        #: Cards below ``deck`` whose order after a shuffle is unknown; empty between two actions.
        self.unordered_deck: list[str] = []
        self.hand = hand
        self.in_play: list[str] = []
        self.discard_pile = LayeredDiscardPile()
        #: Cards set aside, revealed or looked at.
        self.aside: list[str] = []
        #: Cards chosen for a discard that is not complete.
        self.pending_discards: list[str] = []
        self.tokens = 0
        self.turns = 0

    def owned_cards(self) -> list[str]:
        return [
            *self.deck,
            *self.unordered_deck,
            *self.hand,
            *self.in_play,
            *self.discard_pile.all_cards(),
            *self.aside,
            *self.pending_discards,
        ]

    def score(self) -> int:
        owned = self.owned_cards()
        return (
            sum(PRINTED_CARDS[card].worth for card in owned) + owned.count("gardens") * (len(owned) // 10) + self.tokens
        )


class Table:
    """State of a game, and the moves that card scripts consist of."""

    def __init__(self, seats: list[Seat], supply: dict[str, int], edition: int, current: int) -> None:
        self.seats = seats
        self.supply = supply
        self.edition = edition
        self.current = current
        self.trash: list[str] = []
        self.phase = ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        #: Cards named by Contraband this turn.
        self.banned_cards: list[str] = []
        #: Bonus of Merchants for the first Silver, and whether a Silver has been played.
        self.first_silver_bonus = 0
        self.silver_played = False
        trade_route = "trade_route" in supply
        self.tokens_on_piles = [card for card in supply if trade_route and has_type(card, VICTORY)]
        self.tokens_on_mat = 0
        #: The cards that Contraband can name.
        self.nameable_cards = list(PRINTED_CARDS)
        self.random_events = RandomEvents([])

    # -- players and piles -------------------------------------------------------------------

    def opponents(self, player: int) -> list[int]:
        """Return the other players in turn order."""
        count = len(self.seats)
        return [(player + step) % count for step in range(1, count)]

    def empty_piles(self) -> int:
        return sum(left == 0 for left in self.supply.values())

    def cost(self, card: str) -> int:
        """Return the current cost of a card."""
        cost = PRINTED_CARDS[card].cost
        in_play = self.seats[self.current].in_play
        if has_type(card, ACTION):
            cost -= 2 * in_play.count("quarry")
        if card == "peddler" and self.phase in (BUY_PHASE, BUYING):
            cost -= 2 * sum(has_type(other, ACTION) for other in in_play)
        return max(cost, 0)

    def gainable_cards(self, most: int, kind: str = "") -> list[str]:
        """Return the cards that can be gained up to a cost."""
        return [
            card
            for card, left in self.supply.items()
            if left and self.cost(card) <= most and (not kind or has_type(card, kind))
        ]

    # -- the deck ----------------------------------------------------------------------------

    def take_top(self, player: int, how: str) -> str:
        """Take the top card off the deck, after a shuffle if it is empty. Returns "" if there is no card."""
        seat = self.seats[player]
        if not seat.deck and not seat.unordered_deck:
            seat.unordered_deck = seat.discard_pile.take_all()
            if not seat.unordered_deck:
                return ""
            self.random_events.expect_shuffle(player)
        if seat.deck:
            card = seat.deck.pop()
            self.random_events.note_known_card_taken(player, card, how)
        else:
            card = self.random_events.next_announced_card(player, how)
            if card not in seat.unordered_deck:
                raise EngineMismatch(
                    f"what comes off the deck of player {player}", card, f"one of {seat.unordered_deck}"
                )
            seat.unordered_deck.remove(card)
        return card

    def draw(self, player: int, count: int = 1) -> list[str]:
        drawn = self._take_cards(player, count, DRAW)
        self.seats[player].hand += drawn
        return drawn

    def reveal(self, player: int, count: int) -> list[str]:
        """Reveal cards from the deck and set them aside."""
        revealed = self._take_cards(player, count, REVEAL)
        self.seats[player].aside += revealed
        return revealed

    def look_at(self, player: int, count: int) -> list[str]:
        seen = self._take_cards(player, count, LOOK)
        self.seats[player].aside += seen
        return seen

    def reveal_until(self, player: int, treasures: int) -> list[str]:
        """Reveal cards until a number of Treasures is found, or no card is left. Returns the Treasures."""
        found: list[str] = []
        while len(found) < treasures:
            revealed = self.reveal(player, 1)
            if not revealed:
                break
            found += [card for card in revealed if has_type(card, TREASURE)]
        return found

    def discard_top(self, player: int) -> str:
        """Discard the top card of the deck. Returns it, or "" if there is none."""
        card = self.take_top(player, DISCARD)
        if card:
            self.seats[player].discard_pile.put_card(card)
        return card

    def put_on_deck(self, player: int, card: str) -> None:
        self.seats[player].deck.append(card)

    def _take_cards(self, player: int, count: int, how: str) -> list[str]:
        cards: list[str] = []
        for _ in range(count):
            card = self.take_top(player, how)
            if not card:
                break
            cards.append(card)
        return cards

    # -- discarding and trashing -------------------------------------------------------------

    def discard_aside(self, player: int) -> None:
        """Discard all cards set aside, together."""
        seat = self.seats[player]
        seat.discard_pile.put_layer(seat.aside)
        seat.aside = []

    def discard_chosen(self, player: int) -> None:
        """Discard the chosen cards together, the last one on top."""
        seat = self.seats[player]
        seat.discard_pile.put_layer(seat.pending_discards[:-1])
        seat.discard_pile.put_layer(seat.pending_discards[-1:])
        seat.pending_discards = []

    def trash_from(self, cards: list[str], card: str) -> None:
        cards.remove(card)
        self.trash.append(card)
