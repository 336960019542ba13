"""Drawing anew what a player cannot know.

Everybody remembers what happened in the open: what each player owns (gains and trashes are seen by all), the cards
seen on their way to a hand, a deck or a discard pile, and how many cards lie where. The owner of a deck knows besides
what is in it, but not in which order, except for the cards put on it. All the rest is drawn again, each way equally
likely. What is drawn follows from the random source and from what the viewer knows, not from how the cards really lie:
unknown cards are sorted before they are shuffled.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.randomness.rng import Rng
from bastide.games.dominion.rules.cards.card import ACTION, TYPES
from bastide.games.dominion.rules.effects.questions import ASK_BUY, ASK_LIBRARY
from bastide.games.dominion.rules.state.known_group import Bunch
from bastide.games.dominion.rules.state.memory import lacked_by
from bastide.games.dominion.rules.state.zones import ALL_KNOW, Side
from bastide.games.dominion.rules.turn.turn import Turn

#: What does not fit what is known (a question with one answer is never asked) is drawn again, so often at most.
ATTEMPTS: Final = 1000


def redrawn(state: Turn, viewer: int, rng: Rng) -> Turn:
    """A position drawn from all those that fit what the viewer knows."""
    attempt = 0
    while True:
        sides: list[Side] = []
        for player in range(state.players):
            side = state.sides[player].clone()
            if player == viewer:
                redraw_own(side, rng)
            else:
                redraw_other(side, rng)
            sides.append(side)
        drawn = state.copy_with(rng.split(), sides)
        attempt += 1
        if state.actor < 0 or state.actor == viewer or is_genuine(drawn) or attempt >= ATTEMPTS:
            return drawn


def redraw_own(side: Side, rng: Rng) -> None:
    """The owner knows everything but the order of the deck below the cards put on top of it."""
    known = len(side.deck) - len(side.tops)
    side.deck = rng.shuffled(bytes(sorted(side.deck[:known]))) + side.deck[known:]


def redraw_other(side: Side, rng: Rng) -> None:
    """Others know of the hand, the deck and the discard pile only what they have seen, and what they remember of it."""
    held = list(side.hand) if side.face_down else [*side.hand, *side.pending]
    for card in side.shown:
        held.remove(card)
    first_known = len(side.deck) - len(side.tops)
    unknown = [at for at in range(len(side.deck)) if at < first_known or side.tops[at - first_known] != ALL_KNOW]
    deck = list(side.deck)
    pool = held + list(side.buried) + [deck[at] for at in unknown]
    if side.face_down:
        pool.extend(side.aside)
        pool.extend(side.pending)
    pool.sort()
    hand: list[int] = []
    buried: list[int] = []
    on_deck: dict[int, int] = {}
    if side.bunches or side.lacks:
        known = placed(side, pool, len(held), rng)
        pool = known.pool
        hand = known.hand
        buried = known.buried
        on_deck = known.deck
    rng.shuffle(pool)
    for at in unknown:
        deck[at] = on_deck[at] if at in on_deck else pool.pop()
    side.deck = bytes(deck)
    side.buried = bytes([buried[at] if at < len(buried) else pool.pop() for at in range(len(side.buried))])
    if side.face_down:
        side.aside = tuple([pool.pop() for _ in side.aside])
        side.pending = tuple([pool.pop() for _ in side.pending])
        side.hand = bytes([*side.shown, *hand, *pool])
        return
    # A card drawn just now is none of those known before it, and the last one.
    side.hand = bytes([*side.shown, *hand, *pool])
    picked = len(side.pending)
    if picked:
        mixed = rng.shuffled(side.hand)
        side.pending = tuple(mixed[len(mixed) - picked :])
        side.hand = mixed[: len(mixed) - picked]


@final
class Placed:
    """Cards that have been given a place, and the pool of those that have not."""

    def __init__(self, pool: list[int]) -> None:
        self.pool = pool
        self.hand: list[int] = []
        self.buried: list[int] = []
        self.deck: dict[int, int] = {}


def placed(side: Side, pool: list[int], in_hand: int, rng: Rng) -> Placed:
    """Places for what is remembered, each way equally likely that fits; with a lack, all cards for the hand as well."""
    for _ in range(ATTEMPTS):
        known = Placed(pool.copy())
        if all(place(bunch, side.lacks, known, rng) for bunch in side.bunches):
            if not side.lacks:
                return known
            if fill_hand(side, known, in_hand, rng):
                return known
    return Placed(pool)


def place(bunch: Bunch, lacks: int, known: Placed, rng: Rng) -> bool:
    """Spread the cards of a bunch over its places. False if that does not fit."""
    cards: list[int] = []
    loose = bunch.loose
    for card in bunch.cards:
        if card in known.pool:
            known.pool.remove(card)
            cards.append(card)
        else:
            loose -= 1  # it has been seen elsewhere since, so it is one of those that went out of sight
    buried_from = bunch.hand
    deck_from = buried_from + bunch.pile
    loose_from = deck_from + len(bunch.deck)
    spots = list(range(loose_from + max(loose, 0)))
    if len(cards) > len(spots):
        return False
    rng.shuffle(spots)
    for card in cards:
        spot = spots.pop()
        if spot < buried_from:
            if lacked_by(card) & lacks:
                return False
            known.hand.append(card)
        elif spot < deck_from:
            known.buried.append(card)
        elif spot < loose_from:
            known.deck[bunch.deck[spot - deck_from]] = card
        else:
            known.pool.append(card)
    return True


def fill_hand(side: Side, known: Placed, in_hand: int, rng: Rng) -> bool:
    """Draw the rest of a hand from the cards that it may hold.

    The more cards it takes, the less likely it was that none of them is one that the hand lacks: so this fails
    as often as it must, for every way to be equally likely in the end.
    """
    fitting = [card for card in known.pool if not lacked_by(card) & side.lacks]
    open_spots = in_hand - len(known.hand)
    if len(fitting) < open_spots:
        return False
    most = 0
    for bunch in side.bunches:
        most += min(bunch.hand, len([card for card in bunch.cards if not lacked_by(card) & side.lacks]))
    chance = 1.0
    for at in range(in_hand - min(most, in_hand), open_spots):
        chance *= (len(fitting) - at) / (len(known.pool) - at)
    if chance < 1.0 and rng.uniform() >= chance:
        return False
    rng.shuffle(fitting)
    for card in fitting[:open_spots]:
        known.pool.remove(card)
        known.hand.append(card)
    return True


def is_genuine(drawn: Turn) -> bool:
    """Whether the pending question is one that would really have been asked."""
    player = int(drawn.actor)
    if drawn.asking() == ASK_BUY:
        return True
    if drawn.asking() == ASK_LIBRARY:
        side = drawn.sides[player]
        if side.drew_known:
            return True
        # The card just drawn into the hand is a secret, except that it is an Action.
        drawn.stack[-2].items = side.hand[-1:]
        return bool(TYPES[side.hand[-1]] & ACTION)
    return len(drawn.legal_actions(player)) > 1
