"""Order of the decks in a foreign log: which cards each shuffle put where.

A log often hides what another player draws. Such a place in a deck gets the card that its owner must have had there:
the one that they later play, discard or trash. The rest stays open.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from bastide.core.randomness.listed_draws import ShufflePlanner
from bastide.games.dominion.imports.deck_places import DeckPlace, HiddenPut, Zones
from bastide.games.dominion.imports.log_lines import (
    BUY,
    DISCARD,
    DRAW,
    GAIN,
    LOOK,
    PLAY,
    PUT,
    REVEAL,
    SHUFFLE,
    START,
    TRASH,
    TURN,
    USE,
    GameLog,
    LogStep,
)
from bastide.games.dominion.rules.cards.printed_card import CURSE_TYPE, TREASURE, TYPES, VICTORY
from bastide.games.dominion.rules.cards.stable_numbering import card_number

_STARTING_CARDS: Final = ["copper"] * 7 + ["estate"] * 3
#: Cards whose player or victims reveal cards of their decks.
_DECK_REVEALERS: Final = ("bandit", "spy", "thief", "rabble", "loan", "venture", "adventurer")
#: Cards that put a gained card into the hand.
_GAIN_TO_HAND: Final = ("artisan", "mine")
#: How often the decks of a log are planned again.
_MAX_PLANS: Final = 40
#: Cards that play another card again, and how often.
_REPEATS: Final = {"throne_room": 1, "kings_court": 2}


class DeckOrders(ShufflePlanner):
    """Plans the shuffles of a game so that the players draw what the log says.

    ``chosen`` has, by line, cards that players put onto their decks without naming them.
    """

    def __init__(self, log: GameLog, chosen: dict[int, str]) -> None:
        self.chosen = chosen
        self.players = len(log.players)
        self.zones = [Zones() for _ in log.players]
        #: By number of the shuffle: its places, the first drawn first.
        self.places: list[list[DeckPlace]] = []
        #: By number of the shuffle: all cards of its player.
        self.pools: list[Counter[str]] = []
        #: By number of the shuffle: how many of each card its places and those that missed it are known to be.
        self.known: list[Counter[str]] = []
        #: All cards of each player.
        self.cards = [Counter(_STARTING_CARDS) for _ in log.players]
        self.turn_player = -1
        self.last_play = ""
        #: How often the next card is played again, for each card that plays another one; and the cards to come again.
        self.repeaters: list[int] = []
        self.again: list[str] = []
        self.before: LogStep | None = None
        self.hidden_puts: list[HiddenPut] = []
        #: Number of the first step whose card its player cannot have; 0 for none. And a line and card that may help.
        self.conflict_at = 0
        self.better_choice: tuple[int, str] | None = None
        #: Number of the step that is followed.
        self.now = 0
        for zones in self.zones:
            zones.discard = [DeckPlace() for _ in _STARTING_CARDS]
        for player in range(self.players):
            self._shuffle(player)
        steps = [step for step in log.steps if step.verb != START]
        first_turn = next((at for at, step in enumerate(steps) if step.verb == TURN), len(steps))
        steps = [step for step in steps[:first_turn] if step.verb != SHUFFLE] + steps[first_turn:]
        cleanups = _cleanup_places(steps)
        for at, step in enumerate(steps):
            if at in cleanups:
                self._clean_up(self.zones[step.player])
            self.now = at + 1
            self._follow(step)
            self.before = step
        self._fill()

    def order(self, shuffle: int, items: list[int]) -> list[int]:
        """Return the cards of a shuffle, the top of the deck last."""
        places = self.places[shuffle] if shuffle < len(self.places) else []
        rest = items.copy()
        known: list[int] = []
        for place in places[: len(items)]:
            number = card_number(place.card) if place.card else -1
            if number in rest:
                rest.remove(number)
                known.append(number)
            else:
                known.append(-1)
        drawn = [card if card >= 0 else rest.pop() for card in known]
        return rest + drawn[::-1]

    def likely_cards(self) -> dict[int, list[str]]:
        """Return, by line, the cards that a player probably put onto the deck without naming them."""
        likely: dict[int, list[str]] = {}
        for put in self.hidden_puts:
            likely.setdefault(put.line, []).append(put.place.card)
        return likely

    # -- steps of the log --------------------------------------------------------------------

    def _follow(self, step: LogStep) -> None:
        zones = self.zones[step.player]
        if zones.looked_at and not self._goes_on_looking(step):
            if self.last_play == "adventurer":
                zones.hand += zones.looked_at
            else:
                zones.deck[:0] = zones.looked_at
            zones.looked_at = []
        if step.verb == TURN:
            self.turn_player, self.last_play = step.player, ""
            self.repeaters, self.again = [], []
        elif step.verb == SHUFFLE:
            self._shuffle(step.player)
        elif step.verb == DRAW:
            zones.hand += self._take_from_deck(step)
        elif step.verb == LOOK and self.last_play != "harbinger":
            (zones.hand if self.last_play == "library" else zones.looked_at).extend(self._take_from_deck(step))
        elif step.verb == REVEAL and self.last_play in _DECK_REVEALERS:
            zones.looked_at += self._take_from_deck(step)
        elif step.verb == USE or (step.verb == REVEAL and len(step.cards) == len(zones.hand)):
            self._name(zones.hand, step.cards)
        elif step.verb == GAIN:
            self._gain(step, zones)
        elif step.verb in (PLAY, DISCARD, TRASH, PUT):
            self._move_cards(step, zones)

    def _goes_on_looking(self, step: LogStep) -> bool:
        """Whether a step is about cards that were revealed or looked at, or reveals more of them."""
        if step.verb == PLAY:
            return self.last_play == "venture"
        return step.verb in (TRASH, DISCARD, PUT) or (
            step.verb in (REVEAL, SHUFFLE) and self.last_play in _DECK_REVEALERS
        )

    def _gain(self, step: LogStep, zones: Zones) -> None:
        bought = self.before is not None and self.before.verb == BUY and self.before.player == step.player
        for card in step.cards:
            self.cards[step.player][card] += 1
            place = DeckPlace(card)
            if bought or step.player != self.turn_player:
                zones.discard.append(place)
            elif self.last_play == "bureaucrat" and card == "silver":
                zones.deck.insert(0, place)
            elif self.last_play in _GAIN_TO_HAND:
                zones.hand.append(place)
            else:
                zones.discard.append(place)

    def _move_cards(self, step: LogStep, zones: Zones) -> None:
        """Follow cards that are played, discarded, trashed or put onto the deck."""
        own_turn = step.player == self.turn_player
        for card in step.cards:
            if zones.looked_at:
                source = zones.looked_at
            elif step.verb == DISCARD and own_turn and self.last_play == "vassal":
                source = zones.deck[:1]
                del zones.deck[:1]
                self.last_play = ""
            elif self._comes_from_discard_pile(step, card):
                source = zones.discard
            elif step.verb == PLAY and self._is_played_again(step, card):
                self._note_play(card, [])
                continue
            else:
                source = zones.hand
            cards = [place.card for place in source]
            wanted = card or (self.chosen.get(step.line, "") if step.verb == PUT else "")
            place = self._take(zones, source, wanted if wanted in cards else card)
            if card and not place.is_real:
                self._note_conflict(step.player, card)
            if step.verb == PLAY:
                zones.in_play.append(place)
                self._note_play(card, self.repeaters if source is zones.hand else [])
            elif step.verb == DISCARD:
                zones.discard.append(place)
            elif step.verb == PUT:
                zones.deck.insert(0, place)
                if not card:
                    self.hidden_puts.append(HiddenPut(step.player, step.line, place, cards))
            elif place.card:
                self.cards[step.player][place.card] -= 1

    def _comes_from_discard_pile(self, step: LogStep, card: str) -> bool:
        """Whether a Harbinger puts the card onto the deck, or a Vassal that discarded it plays it."""
        if step.verb != PLAY:
            return step.verb == PUT and step.player == self.turn_player and self.last_play == "harbinger"
        before = self.before
        return (
            not step.note
            and before is not None
            and (before.verb, before.player, before.cards) == (DISCARD, step.player, [card])
            and not self.last_play
            and not _is_treasure(card)
        )

    def _is_played_again(self, step: LogStep, card: str) -> bool:
        """Whether a card in play is played again. Some logs say so, others only name the card."""
        if self.again and self.again[-1] == card:
            self.again.pop()
            return True
        return bool(step.note)

    def _note_play(self, card: str, repeaters: list[int]) -> None:
        """Remember the card that is played and, if ``repeaters`` has a card that chose it, that it comes again."""
        if _is_treasure(card):
            self.repeaters = []
        elif repeaters:
            self.again += [card] * repeaters.pop()
        if card in _REPEATS:
            self.repeaters.append(_REPEATS[card])
        self.last_play = card

    def _note_conflict(self, player: int, card: str) -> None:
        """Remember the first conflict, and the last hidden choice that could have been this card."""
        if self.conflict_at:
            return
        self.conflict_at = self.now
        for put in reversed(self.hidden_puts):
            if put.player == player and put.line not in self.chosen and card in put.source:
                self.better_choice = put.line, card
                return

    # -- places ------------------------------------------------------------------------------

    def _shuffle(self, player: int) -> None:
        zones = self.zones[player]
        number = len(self.places)
        elsewhere = zones.deck + zones.hand + zones.looked_at + zones.in_play
        for place in elsewhere:
            place.missed.append(number)
        self.pools.append(self.cards[player].copy())
        self.known.append(Counter(place.card for place in elsewhere if place.card))
        self.places.append([DeckPlace("", number) for _ in zones.discard])
        zones.deck += self.places[-1]
        zones.discard = []

    def _clean_up(self, zones: Zones) -> None:
        zones.discard += zones.hand + zones.in_play + zones.looked_at
        zones.hand, zones.in_play, zones.looked_at = [], [], []

    def _take_from_deck(self, step: LogStep) -> list[DeckPlace]:
        zones = self.zones[step.player]
        taken = zones.deck[: len(step.cards)]
        del zones.deck[: len(step.cards)]
        for place in taken:
            place.drawn_at = self.now
        self._name(taken, step.cards)
        return taken

    def _name(self, places: list[DeckPlace], cards: list[str]) -> None:
        """Give places the cards that the log names, in any order."""
        left = [card for card in cards if card]
        for place in places:
            if place.card in left:
                left.remove(place.card)
        for card in left:
            self._assign(places, card)

    def _take(self, zones: Zones, source: list[DeckPlace], card: str) -> DeckPlace:
        """Take a card out of a zone. A place without a name gets it if no place has it.

        A card that the log does not name is one without a name, or any that may be worth to have again.
        """
        found = next((place for place in source if place.card == card), None)
        if found is None and not card and source:
            found = next((place for place in source if not _is_junk(place.card)), source[0])
        if found is None and card:
            found = self._assign(source, card) or self._exchange(zones.in_play, source, card)
            if found is not None:
                found.inferred_at = self.now
        if found is None:
            found = DeckPlace(card)
            found.is_real = False
        if found in source:
            source.remove(found)
        return found

    def _assign(self, places: list[DeckPlace], card: str) -> DeckPlace | None:
        """Give the card to the first place without a name that can have it; None if there is none."""
        for place in places:
            if not place.card and self._can_be(place, card):
                self._set_card(place, card)
                return place
        return None

    def _can_be(self, place: DeckPlace, card: str) -> bool:
        """Whether the shuffle of a place, and the shuffles that it missed, leave it another one of this card."""
        if place.shuffle < 0:
            return False
        return all(self.known[number][card] < self.pools[number][card] for number in [place.shuffle, *place.missed])

    def _set_card(self, place: DeckPlace, card: str) -> None:
        """Name the card of a place that a shuffle decided; empty text takes the name back."""
        for number in [place.shuffle, *place.missed]:
            if place.card:
                self.known[number][place.card] -= 1
            if card:
                self.known[number][card] += 1
        place.card = card

    def _fill(self) -> None:
        """Give the places that nobody named the cards that are left, so that all shuffles have their cards."""
        for number, places in enumerate(self.places):
            rest = self.pools[number] - self.known[number]
            # Cards that nobody named were hardly worth playing.
            likely = sorted(rest, key=lambda card: (not _is_junk(card), card))
            for place in sorted(places, key=lambda place: -len(place.missed)):
                fitting = [card for card in likely if rest[card] > 0 and self._can_be(place, card)]
                if not place.card and fitting:
                    self._set_card(place, fitting[0])
                    rest[place.card] -= 1

    def _exchange(self, in_play: list[DeckPlace], source: list[DeckPlace], card: str) -> DeckPlace | None:
        """Let a place whose card was only inferred have the card instead, and another place the inferred card."""
        for at, used in enumerate(in_play):
            if not used.inferred_at:
                continue
            earlier = used.card
            self._set_card(used, "")
            if self._can_be(used, card):
                self._set_card(used, card)
                for number, free in enumerate(source):
                    if not free.card and free.drawn_at <= used.inferred_at and self._can_be(free, earlier):
                        self._set_card(free, earlier)
                        free.inferred_at = used.inferred_at
                        in_play[at], source[number] = free, used
                        return used
            self._set_card(used, earlier)
        return None


def plan_decks(log: GameLog) -> DeckOrders:
    """Plan the decks of a log; hidden choices that contradict later steps are planned again."""
    chosen: dict[int, str] = {}
    best = orders = DeckOrders(log, {})
    for _ in range(_MAX_PLANS):
        if orders.better_choice is None:
            break
        line, card = orders.better_choice
        chosen[line] = card
        orders = DeckOrders(log, chosen.copy())
        if not orders.conflict_at or orders.conflict_at > best.conflict_at:
            best = orders
    return best


def _is_junk(card: str) -> bool:
    return TYPES[card_number(card)] & (VICTORY | CURSE_TYPE) != 0


def _is_treasure(card: str) -> bool:
    return TYPES[card_number(card)] & TREASURE != 0


def _cleanup_places(steps: list[LogStep]) -> set[int]:
    """Numbers of the steps before which a player cleans up: the last draw of a turn, and the shuffle before it."""
    found: set[int] = set()
    turn_player = -1
    for at in range(len(steps) + 1):
        if at < len(steps) and steps[at].verb != TURN:
            continue
        first = at
        if first > 0 and steps[first - 1].verb == DRAW and steps[first - 1].player == turn_player:
            first -= 1
            if first > 0 and steps[first - 1].verb == SHUFFLE and steps[first - 1].player == turn_player:
                first -= 1
            found.add(first)
        if at < len(steps):
            turn_player = steps[at].player
    return found
