"""Sampled positions (determinization): random positions consistent with what one player knows.

All players know which cards each player owns, the size of each zone, and the cards they saw move to a hand, a deck or a
discard pile. The owner of a deck also knows its contents, but not their order, except for cards put on top. The rest is
sampled uniformly. The sample depends only on the random generator and on the viewer's knowledge: unknown cards are
sorted before they are shuffled.
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

#: Maximum number of attempts to find a sample consistent with all knowledge, including the pending question.
ATTEMPTS: Final = 1000


def redrawn(state: Turn, viewer: int, rng: Rng) -> Turn:
    """Sample a state from all states consistent with the viewer's knowledge."""
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
    """Shuffle the part of the viewer's own deck whose order is unknown."""
    known = len(side.deck) - len(side.tops)
    side.deck = rng.shuffled(bytes(sorted(side.deck[:known]))) + side.deck[known:]


def redraw_other(side: Side, rng: Rng) -> None:
    """Sample the hidden cards of another player, in hand, deck and discard pile."""
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
    # Library asks about the last card of the hand, which is not among those known before.
    side.hand = bytes([*side.shown, *hand, *pool])
    picked = len(side.pending)
    if picked:
        mixed = rng.shuffled(side.hand)
        side.pending = tuple(mixed[len(mixed) - picked :])
        side.hand = mixed[: len(mixed) - picked]


@final
class Placed:
    """Cards assigned to places, and the pool of unassigned cards."""

    def __init__(self, pool: list[int]) -> None:
        self.pool = pool
        self.hand: list[int] = []
        self.buried: list[int] = []
        self.deck: dict[int, int] = {}


def placed(side: Side, pool: list[int], in_hand: int, rng: Rng) -> Placed:
    """Assign the cards of all known groups to places, uniformly; if the hand has lacks, fill the whole hand."""
    for _ in range(ATTEMPTS):
        known = Placed(pool.copy())
        if all(place(bunch, side.lacks, known, rng) for bunch in side.bunches):
            if not side.lacks:
                return known
            if fill_hand(side, known, in_hand, rng):
                return known
    return Placed(pool)


def place(bunch: Bunch, lacks: int, known: Placed, rng: Rng) -> bool:
    """Assign the cards of a group to its places at random. Returns False if the result is inconsistent."""
    cards: list[int] = []
    loose = bunch.loose
    for card in bunch.cards:
        if card in known.pool:
            known.pool.remove(card)
            cards.append(card)
        else:
            loose -= 1  # the card has been seen elsewhere, so it is one of the untracked ones
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
    """Draw the rest of a hand from the cards that do not contradict its lacks. Returns False to reject the sample.

    Rejection keeps the samples uniform: the more cards are drawn here, the less likely it was that none of them is of
    a kind that the hand lacks.
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
    """Whether the rules would have asked the pending question in the sampled state."""
    player = int(drawn.actor)
    if drawn.asking() == ASK_BUY:
        return True
    if drawn.asking() == ASK_LIBRARY:
        side = drawn.sides[player]
        if side.drew_known:
            return True
        # Other players know of the card just drawn only that it is an Action.
        drawn.stack[-2].items = side.hand[-1:]
        return bool(TYPES[side.hand[-1]] & ACTION)
    return len(drawn.legal_actions(player)) > 1
