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
from bastide.encoding.encoder_api import IncrementalEncoder, clip_to_int16
from bastide.games.dominion.encoding.observation_layout import SEAT_SIZE, DominionObservationLayout
from bastide.games.dominion.rules.cards.printed_card import CARDS, PRINTED_BYTES
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.player_card_zones import PlayerSide
from bastide.games.dominion.rules.turn.game_setup import Setup

#: Victory points by card, and the number of owned cards per further point (Gardens).
_POINTS: Final[list[int]] = [card.points for card in CARDS]
_CARDS_PER_POINT: Final = bytes([card.point_per_cards for card in CARDS])


@final
class CountedZones:
    """Zones of one player, as counted at the last update."""

    deck_size: i64
    card_count: i64
    tokens: i64

    def __init__(self) -> None:
        self.deck_bytes = b""
        self.deck_size = 0
        self.hand = b""
        self.play = b""
        self.discard = b""
        self.buried = b""
        self.aside: tuple[int, ...] = ()
        #: The part of ``aside`` that the viewer sees.
        self.seen: tuple[int, ...] = ()
        self.pending: tuple[int, ...] = ()
        #: Total number of these cards.
        self.card_count = 0
        #: -1: not written yet.
        self.tokens = -1

    def reset(self) -> None:
        self.deck_bytes = b""
        self.deck_size = 0
        self.hand = b""
        self.play = b""
        self.discard = b""
        self.buried = b""
        self.aside = ()
        self.seen = ()
        self.pending = ()
        self.card_count = 0
        self.tokens = -1


@final
class DominionIncrementalEncoder(IncrementalEncoder):
    """Incremental encoder of ``game``, with what its row contains already."""

    cards_out_of_supply: i64
    phase_index: i64
    question_index: i64
    asking_card_index: i64
    top_card_index: i64

    def __init__(self, layout: DominionObservationLayout) -> None:
        self.layout = layout
        self.game: DominionState | None = None
        self.setup: Setup | None = None
        #: The cards of this game, and those of them that give points.
        self.table_cards = b""
        self.scoring_cards = b""
        self.counted_zones = [CountedZones() for _ in range(layout.players)]
        #: Number of cards outside the Supply at the last update of its piles. Cards never return to the Supply.
        self.cards_out_of_supply = -1
        self.trash: tuple[int, ...] = ()
        self.banned: tuple[int, ...] = ()
        self.pile_tokens: tuple[int, ...] = ()
        #: Indices of the 1 in each one-hot part; -1 for none.
        self.phase_index = -1
        self.question_index = -1
        self.asking_card_index = -1
        self.top_card_index = -1

    # -- incremental and full writes -------------------------------------------------------------------------------

    def update_row(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        game = cast(DominionState, state)
        if self.game is not game:
            place: i64 = at
            while place < at + self.observation_size():
                row[place] = 0
                place += 1
            self._begin(game, row, at)
            self.game = game
        self._write(game, player, row, at)
        return game.legal_actions(player)

    def action_for_index(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        return index

    def write_observation(self, game: DominionState, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write a whole observation into a row of zeros."""
        self._begin(game, row, at)
        self._write(game, viewer, row, at)

    def observation_size(self) -> i64:
        return self.layout.pile_tokens + self.layout.card_count

    def _begin(self, game: DominionState, row: vec[i16], at: i64) -> None:
        """Reset the counts, and write the parts that are constant during a game."""
        for counted in self.counted_zones:
            counted.reset()
        self.cards_out_of_supply = -1
        self.trash = ()
        self.banned = ()
        self.pile_tokens = ()
        self.phase_index = -1
        self.question_index = -1
        self.asking_card_index = -1
        self.top_card_index = -1
        setup = game.setup
        if self.setup is not setup:
            self.setup = setup
            self.table_cards = bytes(
                [
                    card
                    for card in range(self.layout.card_count)
                    if setup.card_totals[card] or setup.full_pile_sizes[card] >= 0
                ]
            )
            self.scoring_cards = bytes([card for card in self.layout.scoring_cards if card in self.table_cards])
        piles: i64 = at + self.layout.piles
        cost: i64 = at + self.layout.cost
        there = setup.pile_bytes
        size: i64 = len(there)
        for pile in range(size):
            card: i64 = there[pile]
            price: i64 = PRINTED_BYTES.costs[card]
            row[piles + card] = 1
            row[cost + card] = i16(price)

    def _write(self, game: DominionState, viewer: i64, row: vec[i16], at: i64) -> None:
        self._write_turn(game, row, at)
        gone: i64 = len(game.trash)
        players: i64 = self.layout.players
        place: i64 = 0
        player: i64 = viewer
        while place < players:
            self._write_seat(game, player, place, row, at)
            gone += self.counted_zones[place].card_count
            place += 1
            player += 1
            if player == players:
                player = 0
        if gone != self.cards_out_of_supply:
            self.cards_out_of_supply = gone
            self._write_piles(game, row, at)
        self._write_supply(game, row, at)
        own = game.sides[viewer]
        top: i64 = -1
        if own.tops:
            top = own.deck_bytes[own.deck_size - 1]
            top += at + self.layout.top
        self.top_card_index = move_mark(self.top_card_index, top, row)

    # -- the table -------------------------------------------------------------------------------------------------

    def _write_turn(self, game: DominionState, row: vec[i16], at: i64) -> None:
        sheet = self.layout
        start: i64 = at + sheet.turn
        row[start] = clip_to_int16(game.actions)
        row[start + 1] = clip_to_int16(game.buys)
        row[start + 2] = clip_to_int16(game.coins)
        row[start + 3] = clip_to_int16(game.empties)
        row[start + 4] = clip_to_int16(game.bonus)
        row[start + 5] = clip_to_int16(game.mat)
        self.phase_index = move_mark(self.phase_index, at + sheet.phase + game.phase, row)
        asked: i64 = game.question_kind()
        self.question_index = move_mark(self.question_index, at + sheet.asked + asked if asked >= 0 else -1, row)
        asker: i64 = -1
        if game.stack:
            asker = at + sheet.asker + game.stack[-1].subject
        self.asking_card_index = move_mark(self.asking_card_index, asker, row)

    def _write_piles(self, game: DominionState, row: vec[i16], at: i64) -> None:
        there = game.setup.pile_bytes
        left = game.supply
        supply: i64 = at + self.layout.supply
        size: i64 = len(there)
        for pile in range(size):
            card: i64 = there[pile]
            number: i64 = left[card]
            row[supply + card] = i16(number)

    def _write_supply(self, game: DominionState, row: vec[i16], at: i64) -> None:
        """Write costs, banned cards, pile tokens and the trash."""
        sheet = self.layout
        if not game.setup.has_fixed_costs:
            there = game.setup.pile_bytes
            cost: i64 = at + sheet.cost
            size: i64 = len(there)
            for pile in range(size):
                card: i64 = there[pile]
                row[cost + card] = i16(game.cost(card))
        if game.trash is not self.trash:
            replace_tuple_counts(self.trash, game.trash, row, at + sheet.trash)
            self.trash = game.trash
        if game.banned is not self.banned:
            replace_tuple_counts(self.banned, game.banned, row, at + sheet.banned)
            self.banned = game.banned
        if game.pile_tokens is not self.pile_tokens:
            replace_tuple_counts(self.pile_tokens, game.pile_tokens, row, at + sheet.pile_tokens)
            self.pile_tokens = game.pile_tokens

    # -- the players -----------------------------------------------------------------------------------------------

    def _write_seat(self, game: DominionState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        """Write the public information about one player, and the viewer's own zones."""
        sheet = self.layout
        side = game.sides[player]
        counted = self.counted_zones[place]
        owned: i64 = at + sheet.owned + place * sheet.card_count
        changed = False
        if side.play is not counted.play:
            add_counts(counted.play, 0, len(counted.play), row, at + sheet.play, -1)
            add_counts(side.play, 0, len(side.play), row, at + sheet.play, 1)
        if side.deck_bytes is not counted.deck_bytes:
            self._recount_zones(side, counted, owned, place == 0, row, at)
            changed = True
        elif (
            side.deck_size != counted.deck_size
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
            cards: i64 = side.deck_size + len(side.hand) + len(side.play) + len(side.discard) + len(side.buried)
            cards += len(side.aside) + len(side.pending)
            counted.card_count = cards
            counted.tokens = side.tokens
            row[start] = clip_to_int16(len(side.hand) + len(side.pending))
            row[start + 1] = clip_to_int16(side.tokens)
            row[start + 3] = clip_to_int16(side.tokens + self._points(cards, row, owned))
            row[start + 4] = clip_to_int16(cards)
        row[start + 2] = clip_to_int16(side.turns)
        row[start + 5] = 1 if game.actor == player else 0
        row[start + 6] = 1 if game.current == player else 0
        row[start + 7] = clip_to_int16(game.attack_immunity_bits() >> player & 1) if game.stack else 0

    def _recount_zones(
        self, side: PlayerSide, counted: CountedZones, owned: i64, own: bool, row: vec[i16], at: i64
    ) -> None:
        """Recount all zones except cards set aside: after a shuffle, or when the row showed another player."""
        sheet = self.layout
        clear_counts(self.table_cards, row, owned)
        rest = counted.aside + counted.pending
        if rest:
            replace_tuple_counts((), rest, row, owned)
        add_counts(side.play, 0, len(side.play), row, owned, 1)
        if own:  # the viewer's own zones are shown one by one, too
            clear_counts(self.table_cards, row, at + sheet.deck)
            clear_counts(self.table_cards, row, at + sheet.hand)
            clear_counts(self.table_cards, row, at + sheet.discard)
            add_counts_twice(side.deck_bytes, 0, side.deck_size, row, owned, at + sheet.deck, 1)
            add_counts_twice(side.hand, 0, len(side.hand), row, owned, at + sheet.hand, 1)
            add_counts_twice(side.discard, 0, len(side.discard), row, owned, at + sheet.discard, 1)
            add_counts_twice(side.buried, 0, len(side.buried), row, owned, at + sheet.discard, 1)
        else:
            add_counts(side.deck_bytes, 0, side.deck_size, row, owned, 1)
            add_counts(side.hand, 0, len(side.hand), row, owned, 1)
            add_counts(side.discard, 0, len(side.discard), row, owned, 1)
            add_counts(side.buried, 0, len(side.buried), row, owned, 1)
        counted.deck_bytes = side.deck_bytes
        counted.deck_size = side.deck_size
        counted.hand = side.hand
        counted.play = side.play
        counted.discard = side.discard
        counted.buried = side.buried

    def _update_zone_counts(
        self, side: PlayerSide, counted: CountedZones, owned: i64, own: bool, row: vec[i16], at: i64
    ) -> None:
        """Update the zones that changed, when the deck was not shuffled since the last update."""
        sheet = self.layout
        if side.deck_size != counted.deck_size:
            low: i64 = min(side.deck_size, counted.deck_size)
            by: i16 = 1 if side.deck_size > counted.deck_size else -1
            high: i64 = max(side.deck_size, counted.deck_size)
            add_counts(side.deck_bytes, low, high, row, owned, by)
            if own:
                add_counts(side.deck_bytes, low, high, row, at + sheet.deck, by)
            counted.deck_size = side.deck_size
        if side.play is not counted.play:
            add_counts(counted.play, 0, len(counted.play), row, owned, -1)
            add_counts(side.play, 0, len(side.play), row, owned, 1)
            counted.play = side.play
        if side.hand is not counted.hand:
            replace_counts(counted.hand, side.hand, row, owned, at + sheet.hand if own else -1)
            counted.hand = side.hand
        if side.discard is not counted.discard:
            replace_counts(counted.discard, side.discard, row, owned, at + sheet.discard if own else -1)
            counted.discard = side.discard
        if side.buried is not counted.buried:
            replace_counts(counted.buried, side.buried, row, owned, at + sheet.discard if own else -1)
            counted.buried = side.buried

    def _update_aside_counts(
        self, side: PlayerSide, counted: CountedZones, owned: i64, own: bool, row: vec[i16], at: i64
    ) -> None:
        """Update the cards set aside, revealed, looked at or picked for a discard."""
        replace_tuple_counts(counted.aside, side.aside, row, owned)
        replace_tuple_counts(counted.pending, side.pending, row, owned)
        seen = side.aside if own or not side.face_down else ()
        replace_tuple_counts(counted.seen, seen, row, at + self.layout.aside)
        if own:
            replace_tuple_counts(counted.pending, side.pending, row, at + self.layout.picked)
        counted.aside = side.aside
        counted.seen = seen
        counted.pending = side.pending

    def _points(self, cards: i64, row: vec[i16], owned: i64) -> i64:
        """Return the points of a player's cards; ``cards`` is their total number."""
        points: i64 = 0
        worth = self.scoring_cards
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


def add_counts(cards: bytes, first: i64, end: i64, row: vec[i16], start: i64, by: i16) -> None:
    """Add ``by`` to the count of each of ``cards[first:end]``; the counts begin at ``row[start]``."""
    while first < end:
        card: i64 = cards[first]
        row[start + card] += by
        first += 1


def add_counts_twice(cards: bytes, first: i64, end: i64, row: vec[i16], start: i64, again: i64, by: i16) -> None:
    """Do the same for two parts of the row."""
    while first < end:
        card: i64 = cards[first]
        row[start + card] += by
        row[again + card] += by
        first += 1


def replace_counts(old: bytes, new: bytes, row: vec[i16], start: i64, again: i64) -> None:
    """Replace the counts of ``old`` by those of ``new``, in one part or (unless ``again`` is -1) in two."""
    if again < 0:
        add_counts(old, 0, len(old), row, start, -1)
        add_counts(new, 0, len(new), row, start, 1)
    else:
        add_counts_twice(old, 0, len(old), row, start, again, -1)
        add_counts_twice(new, 0, len(new), row, start, again, 1)


def replace_tuple_counts(old: tuple[int, ...], new: tuple[int, ...], row: vec[i16], start: i64) -> None:
    """Replace the counts of ``old`` by those of ``new``, for zones that are usually empty."""
    if old is new:
        return
    for card in old:
        row[start + card] -= 1
    for card in new:
        row[start + card] += 1


def clear_counts(kinds: bytes, row: vec[i16], start: i64) -> None:
    """Set the counts of all cards of the game to 0."""
    size: i64 = len(kinds)
    for at in range(size):
        card: i64 = kinds[at]
        row[start + card] = 0


def move_mark(old: i64, new: i64, row: vec[i16]) -> i64:
    """Move the 1 of a one-hot part to the index ``new``; -1 for none. Returns ``new``."""
    if old != new:
        if old >= 0:
            row[old] = 0
        if new >= 0:
            row[new] = 1
    return new
