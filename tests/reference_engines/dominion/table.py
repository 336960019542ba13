"""State of the reference engine: all zones, and the basic procedures of the rulebook."""

from __future__ import annotations

from bastide.testing.lockstep import Disagreement
from reference_engines.dominion.cards import ACTION, PRINTS, TREASURE, VICTORY, has
from reference_engines.dominion.chance import Chance
from reference_engines.dominion.pile import Pile
from reference_engines.dominion.reading import DISCARD, DRAW, LOOK, REVEAL

ACTION_PHASE, BUY_PHASE, BUYING, OVER = "action", "buy", "buying", "over"


class Seat:
    """Zones of one player."""

    def __init__(self, deck: list[str], hand: list[str]) -> None:
        #: The known part of the deck, top card last.
        self.deck = deck
        #: Cards below ``deck`` whose order after a shuffle is unknown; empty between two actions.
        self.shuffled: list[str] = []
        self.hand = hand
        self.in_play: list[str] = []
        self.pile = Pile()
        #: Cards set aside, revealed or looked at.
        self.aside: list[str] = []
        #: Cards chosen for a discard that is not complete.
        self.chosen: list[str] = []
        self.tokens = 0
        self.turns = 0

    def owned(self) -> list[str]:
        return [*self.deck, *self.shuffled, *self.hand, *self.in_play, *self.pile.cards(), *self.aside, *self.chosen]

    def score(self) -> int:
        owned = self.owned()
        return sum(PRINTS[card].worth for card in owned) + owned.count("gardens") * (len(owned) // 10) + self.tokens


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
        self.not_to_be_bought: list[str] = []
        #: Bonus of Merchants for the first Silver, and whether a Silver has been played.
        self.for_first_silver = 0
        self.silver_played = False
        trade_route = "trade_route" in supply
        self.tokens_on_piles = [card for card in supply if trade_route and has(card, VICTORY)]
        self.tokens_on_mat = 0
        self.chance = Chance([])

    # -- players and piles -------------------------------------------------------------------

    def opponents(self, player: int) -> list[int]:
        """Return the other players in turn order."""
        count = len(self.seats)
        return [(player + step) % count for step in range(1, count)]

    def empty_piles(self) -> int:
        return sum(left == 0 for left in self.supply.values())

    def cost(self, card: str) -> int:
        """Return the current cost of a card."""
        cost = PRINTS[card].cost
        in_play = self.seats[self.current].in_play
        if has(card, ACTION):
            cost -= 2 * in_play.count("quarry")
        if card == "peddler" and self.phase in (BUY_PHASE, BUYING):
            cost -= 2 * sum(has(other, ACTION) for other in in_play)
        return max(cost, 0)

    def available(self, most: int, kind: str = "") -> list[str]:
        """Return the cards that can be gained up to a cost."""
        return [
            card
            for card, left in self.supply.items()
            if left and self.cost(card) <= most and (not kind or has(card, kind))
        ]

    # -- the deck ----------------------------------------------------------------------------

    def take_top(self, player: int, how: str) -> str:
        """Take the top card off the deck, after a shuffle if it is empty. Returns "" if there is no card."""
        seat = self.seats[player]
        if not seat.deck and not seat.shuffled:
            seat.shuffled = seat.pile.take_all()
            if not seat.shuffled:
                return ""
            self.chance.shuffle(player)
        if seat.deck:
            card = seat.deck.pop()
            self.chance.left(player, card, how)
        else:
            card = self.chance.next_card(player, how)
            if card not in seat.shuffled:
                raise Disagreement(f"what comes off the deck of player {player}", card, f"one of {seat.shuffled}")
            seat.shuffled.remove(card)
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
            found += [card for card in revealed if has(card, TREASURE)]
        return found

    def discard_top(self, player: int) -> str:
        """Discard the top card of the deck. Returns it, or "" if there is none."""
        card = self.take_top(player, DISCARD)
        if card:
            self.seats[player].pile.put(card)
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
        seat.pile.put_together(seat.aside)
        seat.aside = []

    def discard_chosen(self, player: int) -> None:
        """Discard the chosen cards together, the last one on top."""
        seat = self.seats[player]
        seat.pile.put_together(seat.chosen[:-1])
        seat.pile.put_together(seat.chosen[-1:])
        seat.chosen = []

    def trash_from(self, cards: list[str], card: str) -> None:
        cards.remove(card)
        self.trash.append(card)
