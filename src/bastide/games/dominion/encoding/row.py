"""Incremental encoder: updates the observation row of a game from decision to decision.

The zones of the rules are immutable bytes (``card_bytes``). A zone that is still the same object as at the last update
is skipped; otherwise the old cards are subtracted from the counts and the new ones added. Within a turn that is a few
cards.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.state import State
from bastide.encoding.encoder import Keeper, small
from bastide.games.dominion.encoding.sheet import SEAT_SIZE, DominionSheet
from bastide.games.dominion.rules.cards.card import CARDS, PRINTED
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.rules.state.zones import Side
from bastide.games.dominion.rules.turn.setup import Setup

#: Victory points by card, and the number of owned cards per further point (Gardens).
_POINTS: Final[list[int]] = [card.points for card in CARDS]
_CARDS_PER_POINT: Final = bytes([card.point_per_cards for card in CARDS])


@final
class Counted:
    """Zones of one player, as counted at the last update."""

    left: i64
    cards: i64
    tokens: i64

    def __init__(self) -> None:
        self.stock = b""
        self.left = 0
        self.hand = b""
        self.play = b""
        self.discard = b""
        self.buried = b""
        self.aside: tuple[int, ...] = ()
        #: The part of ``aside`` that the viewer sees.
        self.seen: tuple[int, ...] = ()
        self.pending: tuple[int, ...] = ()
        #: Total number of these cards.
        self.cards = 0
        #: -1: not written yet.
        self.tokens = -1

    def forget(self) -> None:
        self.stock = b""
        self.left = 0
        self.hand = b""
        self.play = b""
        self.discard = b""
        self.buried = b""
        self.aside = ()
        self.seen = ()
        self.pending = ()
        self.cards = 0
        self.tokens = -1


@final
class DominionRow(Keeper):
    """Incremental encoder of ``game``, with what its row contains already."""

    gone: i64
    phase: i64
    asked: i64
    asker: i64
    top: i64

    def __init__(self, sheet: DominionSheet) -> None:
        self.sheet = sheet
        self.game: DominionState | None = None
        self.setup: Setup | None = None
        #: The cards of this game, and those of them that give points.
        self.kinds = b""
        self.worth = b""
        self.counted = [Counted() for _ in range(sheet.players)]
        #: Number of cards outside the Supply at the last update of its piles. Cards never return to the Supply.
        self.gone = -1
        self.trash: tuple[int, ...] = ()
        self.banned: tuple[int, ...] = ()
        self.pile_tokens: tuple[int, ...] = ()
        #: Indices of the 1 in each one-hot part; -1 for none.
        self.phase = -1
        self.asked = -1
        self.asker = -1
        self.top = -1

    # -- incremental and full writes -------------------------------------------------------------------------------

    def show(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        game = cast(DominionState, state)
        if self.game is not game:
            place: i64 = at
            while place < at + self.size():
                row[place] = 0
                place += 1
            self._begin(game, row, at)
            self.game = game
        self._write(game, player, row, at)
        return game.legal_actions(player)

    def action(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        return index

    def write(self, game: DominionState, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write a whole observation into a row of zeros."""
        self._begin(game, row, at)
        self._write(game, viewer, row, at)

    def size(self) -> i64:
        return self.sheet.pile_tokens + self.sheet.cards

    def _begin(self, game: DominionState, row: vec[i16], at: i64) -> None:
        """Reset the counts, and write the parts that are constant during a game."""
        for counted in self.counted:
            counted.forget()
        self.gone = -1
        self.trash = ()
        self.banned = ()
        self.pile_tokens = ()
        self.phase = -1
        self.asked = -1
        self.asker = -1
        self.top = -1
        setup = game.setup
        if self.setup is not setup:
            self.setup = setup
            self.kinds = bytes([card for card in range(self.sheet.cards) if setup.box[card] or setup.full[card] >= 0])
            self.worth = bytes([card for card in self.sheet.worth if card in self.kinds])
        piles: i64 = at + self.sheet.piles
        cost: i64 = at + self.sheet.cost
        there = setup.pile_row
        size: i64 = len(there)
        for pile in range(size):
            card: i64 = there[pile]
            price: i64 = PRINTED.costs[card]
            row[piles + card] = 1
            row[cost + card] = i16(price)

    def _write(self, game: DominionState, viewer: i64, row: vec[i16], at: i64) -> None:
        self._write_turn(game, row, at)
        gone: i64 = len(game.trash)
        players: i64 = self.sheet.players
        place: i64 = 0
        player: i64 = viewer
        while place < players:
            self._write_seat(game, player, place, row, at)
            gone += self.counted[place].cards
            place += 1
            player += 1
            if player == players:
                player = 0
        if gone != self.gone:
            self.gone = gone
            self._write_piles(game, row, at)
        self._write_supply(game, row, at)
        own = game.sides[viewer]
        top: i64 = -1
        if own.tops:
            top = own.stock[own.left - 1]
            top += at + self.sheet.top
        self.top = marked(self.top, top, row)

    # -- the table -------------------------------------------------------------------------------------------------

    def _write_turn(self, game: DominionState, row: vec[i16], at: i64) -> None:
        sheet = self.sheet
        start: i64 = at + sheet.turn
        row[start] = small(game.actions)
        row[start + 1] = small(game.buys)
        row[start + 2] = small(game.coins)
        row[start + 3] = small(game.empties)
        row[start + 4] = small(game.bonus)
        row[start + 5] = small(game.mat)
        self.phase = marked(self.phase, at + sheet.phase + game.phase, row)
        asked: i64 = game.asking()
        self.asked = marked(self.asked, at + sheet.asked + asked if asked >= 0 else -1, row)
        asker: i64 = -1
        if game.stack:
            asker = at + sheet.asker + game.stack[-1].subject
        self.asker = marked(self.asker, asker, row)

    def _write_piles(self, game: DominionState, row: vec[i16], at: i64) -> None:
        there = game.setup.pile_row
        left = game.supply
        supply: i64 = at + self.sheet.supply
        size: i64 = len(there)
        for pile in range(size):
            card: i64 = there[pile]
            number: i64 = left[card]
            row[supply + card] = i16(number)

    def _write_supply(self, game: DominionState, row: vec[i16], at: i64) -> None:
        """Write costs, banned cards, pile tokens and the trash."""
        sheet = self.sheet
        if not game.setup.fixed_costs:
            there = game.setup.pile_row
            cost: i64 = at + sheet.cost
            size: i64 = len(there)
            for pile in range(size):
                card: i64 = there[pile]
                row[cost + card] = i16(game.cost(card))
        if game.trash is not self.trash:
            recount(self.trash, game.trash, row, at + sheet.trash)
            self.trash = game.trash
        if game.banned is not self.banned:
            recount(self.banned, game.banned, row, at + sheet.banned)
            self.banned = game.banned
        if game.pile_tokens is not self.pile_tokens:
            recount(self.pile_tokens, game.pile_tokens, row, at + sheet.pile_tokens)
            self.pile_tokens = game.pile_tokens

    # -- the players -----------------------------------------------------------------------------------------------

    def _write_seat(self, game: DominionState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        """Write the public information about one player, and the own zones of the viewer."""
        sheet = self.sheet
        side = game.sides[player]
        counted = self.counted[place]
        owned: i64 = at + sheet.owned + place * sheet.cards
        changed = False
        if side.play is not counted.play:
            count(counted.play, 0, len(counted.play), row, at + sheet.play, -1)
            count(side.play, 0, len(side.play), row, at + sheet.play, 1)
        if side.stock is not counted.stock:
            self._recount_zones(side, counted, owned, place == 0, row, at)
            changed = True
        elif (
            side.left != counted.left
            or side.hand is not counted.hand
            or side.play is not counted.play
            or side.discard is not counted.discard
            or side.buried is not counted.buried
        ):
            self._update_zone_counts(side, counted, owned, place == 0, row, at)
            changed = True
        if side.aside or side.pending or counted.aside or counted.pending:
            self._update_aside_counts(side, counted, owned, place == 0, row, at)
            changed = True
        start: i64 = at + sheet.seats + place * SEAT_SIZE
        if changed or side.tokens != counted.tokens:
            cards: i64 = side.left + len(side.hand) + len(side.play) + len(side.discard) + len(side.buried)
            cards += len(side.aside) + len(side.pending)
            counted.cards = cards
            counted.tokens = side.tokens
            row[start] = small(len(side.hand) + len(side.pending))
            row[start + 1] = small(side.tokens)
            row[start + 3] = small(side.tokens + self._points(cards, row, owned))
            row[start + 4] = small(cards)
        row[start + 2] = small(side.turns)
        row[start + 5] = 1 if game.actor == player else 0
        row[start + 6] = 1 if game.current == player else 0
        row[start + 7] = small(game.shielded() >> player & 1) if game.stack else 0

    def _recount_zones(self, side: Side, counted: Counted, owned: i64, own: bool, row: vec[i16], at: i64) -> None:
        """Recount all zones except cards set aside: after a shuffle, or when the row showed another player."""
        sheet = self.sheet
        clear(self.kinds, row, owned)
        rest = counted.aside + counted.pending
        if rest:
            recount((), rest, row, owned)
        count(side.play, 0, len(side.play), row, owned, 1)
        if own:  # the viewer's own zones are shown one by one, too
            clear(self.kinds, row, at + sheet.deck)
            clear(self.kinds, row, at + sheet.hand)
            clear(self.kinds, row, at + sheet.discard)
            count_twice(side.stock, 0, side.left, row, owned, at + sheet.deck, 1)
            count_twice(side.hand, 0, len(side.hand), row, owned, at + sheet.hand, 1)
            count_twice(side.discard, 0, len(side.discard), row, owned, at + sheet.discard, 1)
            count_twice(side.buried, 0, len(side.buried), row, owned, at + sheet.discard, 1)
        else:
            count(side.stock, 0, side.left, row, owned, 1)
            count(side.hand, 0, len(side.hand), row, owned, 1)
            count(side.discard, 0, len(side.discard), row, owned, 1)
            count(side.buried, 0, len(side.buried), row, owned, 1)
        counted.stock = side.stock
        counted.left = side.left
        counted.hand = side.hand
        counted.play = side.play
        counted.discard = side.discard
        counted.buried = side.buried

    def _update_zone_counts(self, side: Side, counted: Counted, owned: i64, own: bool, row: vec[i16], at: i64) -> None:
        """Update the zones that changed, when the deck was not shuffled since the last update."""
        sheet = self.sheet
        if side.left != counted.left:
            low: i64 = min(side.left, counted.left)
            by: i16 = 1 if side.left > counted.left else -1
            high: i64 = max(side.left, counted.left)
            count(side.stock, low, high, row, owned, by)
            if own:
                count(side.stock, low, high, row, at + sheet.deck, by)
            counted.left = side.left
        if side.play is not counted.play:
            count(counted.play, 0, len(counted.play), row, owned, -1)
            count(side.play, 0, len(side.play), row, owned, 1)
            counted.play = side.play
        if side.hand is not counted.hand:
            swap(counted.hand, side.hand, row, owned, at + sheet.hand if own else -1)
            counted.hand = side.hand
        if side.discard is not counted.discard:
            swap(counted.discard, side.discard, row, owned, at + sheet.discard if own else -1)
            counted.discard = side.discard
        if side.buried is not counted.buried:
            swap(counted.buried, side.buried, row, owned, at + sheet.discard if own else -1)
            counted.buried = side.buried

    def _update_aside_counts(self, side: Side, counted: Counted, owned: i64, own: bool, row: vec[i16], at: i64) -> None:
        """Update the cards set aside, revealed, looked at or picked for a discard."""
        recount(counted.aside, side.aside, row, owned)
        recount(counted.pending, side.pending, row, owned)
        seen = side.aside if own or not side.face_down else ()
        recount(counted.seen, seen, row, at + self.sheet.aside)
        if own:
            recount(counted.pending, side.pending, row, at + self.sheet.picked)
        counted.aside = side.aside
        counted.seen = seen
        counted.pending = side.pending

    def _points(self, cards: i64, row: vec[i16], owned: i64) -> i64:
        """Return the points of a player's cards; ``cards`` is their total number."""
        points: i64 = 0
        worth = self.worth
        size: i64 = len(worth)
        for kind in range(size):
            card: i64 = worth[kind]
            copies: i64 = i64(row[owned + card])
            if copies > 0:
                each: i64 = _POINTS[card]
                per: i64 = _CARDS_PER_POINT[card]
                if per > 0:
                    each += cards // per
                points += copies * each
        return points


def count(cards: bytes, first: i64, end: i64, row: vec[i16], start: i64, by: i16) -> None:
    """Add ``by`` to the count of each of ``cards[first:end]``; the counts begin at ``row[start]``."""
    while first < end:
        card: i64 = cards[first]
        row[start + card] += by
        first += 1


def count_twice(cards: bytes, first: i64, end: i64, row: vec[i16], start: i64, again: i64, by: i16) -> None:
    """Do the same for two parts of the row."""
    while first < end:
        card: i64 = cards[first]
        row[start + card] += by
        row[again + card] += by
        first += 1


def swap(old: bytes, new: bytes, row: vec[i16], start: i64, again: i64) -> None:
    """Replace the counts of ``old`` by those of ``new``, in one part or (unless ``again`` is -1) in two."""
    if again < 0:
        count(old, 0, len(old), row, start, -1)
        count(new, 0, len(new), row, start, 1)
    else:
        count_twice(old, 0, len(old), row, start, again, -1)
        count_twice(new, 0, len(new), row, start, again, 1)


def recount(old: tuple[int, ...], new: tuple[int, ...], row: vec[i16], start: i64) -> None:
    """Replace the counts of ``old`` by those of ``new``, for zones that are usually empty."""
    if old is new:
        return
    for card in old:
        row[start + card] -= 1
    for card in new:
        row[start + card] += 1


def clear(kinds: bytes, row: vec[i16], start: i64) -> None:
    """Set the counts of all cards of the game to 0."""
    size: i64 = len(kinds)
    for at in range(size):
        card: i64 = kinds[at]
        row[start + card] = 0


def marked(old: i64, new: i64, row: vec[i16]) -> i64:
    """Move the 1 of a one-hot part to the index ``new``; -1 for none. Returns ``new``."""
    if old != new:
        if old >= 0:
            row[old] = 0
        if new >= 0:
            row[new] = 1
    return new
