"""Dominion as numbers."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker, small
from bastide.games.dominion.encoding.facts import facts_of
from bastide.games.dominion.rules.actions import ASKED, CARDS_OF, KNOWN, SPACES, VERBS, block_of
from bastide.games.dominion.rules.card import CARDS, PRINTED
from bastide.games.dominion.rules.layout import number
from bastide.games.dominion.rules.questions import ASK_IDS
from bastide.games.dominion.rules.sets.recommended import RECOMMENDED
from bastide.games.dominion.rules.state import DominionState
from bastide.games.dominion.rules.turn import PHASE_IDS

#: The version for each block of the layout whose cards can be at a table; the first block has none. Every later block
#: has the next version, so a network goes on playing where it was trained when there are new cards elsewhere.
VERSIONS: Final = [0, 1]

#: The numbers of ``turn``, and of ``seats`` for each player.
TURN: Final = ["actions", "buys", "coins", "empty_piles", "bonus", "mat"]
SEAT: Final = ["hand", "tokens", "turns", "points", "cards", "to_act", "turn", "immune"]

_SEAT: Final[i64] = 8
_ABSENT: Final[i64] = -1
#: So many cards from the top of a deck are what its owner draws next.
_NEXT: Final = 5
#: The cards that count at the end, what each is worth, and for how many owned cards it gives a point.
_WORTH: Final = bytes([card.number for card in CARDS if card.points or card.point_per_cards])
_POINTS: Final[list[int]] = [card.points for card in CARDS]
_PER_CARDS: Final = bytes([card.point_per_cards for card in CARDS])


@final
class DominionEncoder(Encoder):
    """Counts by card, mostly. Cards are in the order of ``bastide cards dominion``.

    ``block`` is the newest one of the layout from which a card can be at the table; what came later does not exist for
    it. With ``revealed``, what nobody may see comes at the end: for a critic, no player.
    """

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
    hands: i64
    draws: i64

    def __init__(self, players: int, block: int, revealed: bool = False) -> None:
        super().__init__(version_of(block), players, SPACES[block])
        kinds = KNOWN[block]
        questions = ASK_IDS[: ASKED[block]]
        self.cards = kinds
        #: The cards that count at the end.
        self.worth = bytes([card for card in _WORTH if card < kinds])
        cards = (kinds,)
        self.turn = self.part("turn", (len(TURN),), "what is left of the turn: " + ", ".join(TURN))
        self.phase = self.part("phase", (len(PHASE_IDS),), "one-hot: " + ", ".join(PHASE_IDS))
        self.asked = self.part("asked", (len(questions),), "one-hot, the kind of question: " + ", ".join(questions))
        self.asker = self.part("asker", cards, "one-hot, the card that asks; nothing in the phases of the turn")
        self.seats = self.part("seats", (players, len(SEAT)), "of each player: " + ", ".join(SEAT))
        self.owned = self.part("owned", (players, kinds), "the cards each player owns, wherever they are")
        self.hand = self.part("hand", cards, "the viewer's hand")
        self.deck = self.part("deck", cards, "what is in the viewer's deck, in whatever order")
        self.discard = self.part("discard", cards, "the viewer's discard pile")
        self.top = self.part("top", cards, "one-hot, the top card of the viewer's deck if the viewer knows it")
        self.picked = self.part("picked", cards, "cards the viewer has picked for a discard not yet complete")
        self.play = self.part("play", cards, "cards in play, all players together")
        self.aside = self.part("aside", cards, "cards revealed, set aside or (by the viewer) looked at")
        self.trash = self.part("trash", cards, "the Trash")
        self.piles = self.part("piles", cards, "1 if the card has a Supply pile in this game")
        self.supply = self.part("supply", cards, "cards left in the pile")
        self.cost = self.part("cost", cards, "what a card with a pile costs at this moment")
        self.banned = self.part("banned", cards, "1 if the card cannot be bought this turn (Contraband)")
        self.pile_tokens = self.part("pile_tokens", cards, "1 if the pile carries a token (Trade Route)")
        self.hands = _ABSENT
        self.draws = _ABSENT
        if revealed:
            self.hands = self.part("hands", (players, kinds), "every hand as it is")
            self.draws = self.part("draws", (players, kinds), f"the {_NEXT} top cards of every deck")

    def kinds(self) -> list[dict[str, float]]:
        return [facts_of(card) for card in CARDS[: self.cards]]

    def pointers(self) -> list[tuple[int, int]]:
        return list(zip(VERBS[: self.actions], CARDS_OF[: self.actions], strict=True))

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(DominionState, state)
        self._write_turn(game, row, at)
        self._write_supply(game, row, at)
        players: i64 = self.players
        place: i64 = 0
        player: i64 = viewer
        while place < players:
            self._write_seat(game, player, place, row, at)
            side = game.sides[player]
            if side.play:
                count(side.play, row, at + self.play)
            if side.aside and (place == 0 or not side.face_down):
                count(bytes(list(side.aside)), row, at + self.aside)
            if self.hands >= 0:
                count(side.hand, row, at + self.hands + place * self.cards)
                count(side.deck[-_NEXT:], row, at + self.draws + place * self.cards)
            place += 1
            player += 1
            if player == players:
                player = 0
        own = game.sides[viewer]
        if own.tops:
            known: i64 = own.deck[-1]
            row[at + self.top + known] = 1
        if own.pending:
            count(bytes(list(own.pending)), row, at + self.picked)

    def _write_turn(self, game: DominionState, row: vec[i16], at: i64) -> None:
        start: i64 = at + self.turn
        row[start] = small(game.actions)
        row[start + 1] = small(game.buys)
        row[start + 2] = small(game.coins)
        row[start + 3] = small(game.empties)
        row[start + 4] = small(game.bonus)
        row[start + 5] = small(game.mat)
        row[at + self.phase + game.phase] = 1
        asked: i64 = game.asking()
        if asked >= 0:
            row[at + self.asked + asked] = 1
        if game.stack:
            card: i64 = game.stack[-1].subject
            row[at + self.asker + card] = 1

    def _write_supply(self, game: DominionState, row: vec[i16], at: i64) -> None:
        setup = game.setup
        there = setup.pile_row
        left = game.supply
        costs = PRINTED.costs
        fixed = setup.fixed_costs
        piles: i64 = at + self.piles
        supply: i64 = at + self.supply
        cost: i64 = at + self.cost
        size: i64 = len(there)
        for pile in range(size):
            card: i64 = there[pile]
            number: i64 = left[card]
            price: i64 = costs[card]
            if not fixed:
                price = game.cost(card)
            row[piles + card] = 1
            row[supply + card] = i16(number)
            row[cost + card] = i16(price)
        if game.trash:
            count(bytes(list(game.trash)), row, at + self.trash)
        if game.banned:
            count(bytes(list(game.banned)), row, at + self.banned)
        if game.pile_tokens:
            count(bytes(list(game.pile_tokens)), row, at + self.pile_tokens)

    def _write_seat(self, game: DominionState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        """One player: what everybody knows who has watched the game."""
        side = game.sides[player]
        owned: i64 = at + self.owned + place * self.cards
        cards: i64 = count(side.play, row, owned)
        if place == 0:  # the viewer's own zones are shown one by one, too
            cards += count_twice(side.deck, row, owned, at + self.deck)
            cards += count_twice(side.hand, row, owned, at + self.hand)
            cards += count_twice(side.discard, row, owned, at + self.discard)
            cards += count_twice(side.buried, row, owned, at + self.discard)
        else:
            cards += count(side.deck, row, owned)
            cards += count(side.hand, row, owned)
            cards += count(side.discard, row, owned)
            cards += count(side.buried, row, owned)
        if side.aside:
            cards += count(bytes(list(side.aside)), row, owned)
        if side.pending:
            cards += count(bytes(list(side.pending)), row, owned)
        points: i64 = side.tokens
        worth = self.worth
        size: i64 = len(worth)
        for kind in range(size):
            card: i64 = worth[kind]
            copies: i64 = i64(row[owned + card])
            if copies > 0:
                each: i64 = _POINTS[card]
                per: i64 = _PER_CARDS[card]
                if per > 0:
                    each += cards // per
                points += copies * each
        start: i64 = at + self.seats + place * _SEAT
        tokens: i64 = side.tokens
        turns: i64 = side.turns
        row[start] = small(len(side.hand) + len(side.pending))
        row[start + 1] = small(tokens)
        row[start + 2] = small(turns)
        row[start + 3] = small(points)
        row[start + 4] = small(cards)
        if game.actor == player:
            row[start + 5] = 1
        if game.current == player:
            row[start + 6] = 1
        if game.stack:
            row[start + 7] = small(game.shielded() >> player & 1)


def count(cards: bytes, row: vec[i16], start: i64) -> i64:
    """Count some cards, each in its place from ``start`` on. Returns how many there are."""
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        row[start + card] += 1
    return size


def count_twice(cards: bytes, row: vec[i16], start: i64, again: i64) -> i64:
    """Count some cards in two places at once."""
    size: i64 = len(cards)
    for at in range(size):
        card: i64 = cards[at]
        row[start + card] += 1
        row[again + card] += 1
    return size


@final
class DominionMaker(EncoderMaker):
    def make(self, players: int, options: Options, settings: dict[str, int]) -> Encoder:
        return DominionEncoder(players, newest_block(options), settings["revealed"] != 0)

    def settings(self) -> dict[str, int]:
        return {"revealed": 0}

    def revealing(self) -> dict[str, int]:
        return {"revealed": 1}


def newest_block(options: Options) -> int:
    """The newest block of the layout from which a card can come to a table with these options."""
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
    return VERSIONS[block] if block < len(VERSIONS) else max(VERSIONS) + 1 + block - len(VERSIONS)


MAKER: Final = DominionMaker()
