"""Drawing anew what a player cannot know.

Everybody remembers what happened in the open: what each player owns (gains and trashes are seen by all), the cards
seen on their way to a hand, a deck or a discard pile, and how many cards lie where. The owner of a deck knows besides
what is in it, but not in which order, except for the cards put on it. All the rest is drawn again, each way equally
likely. What is drawn follows from the random source and from what the viewer knows, not from how the cards really lie:
unknown cards are sorted before they are shuffled.
"""

from __future__ import annotations

from typing import Final

from bastide.core.rng import Rng
from bastide.games.dominion.rules.card import ACTION, TYPES
from bastide.games.dominion.rules.questions import ASK_BUY, ASK_LIBRARY
from bastide.games.dominion.rules.side import ALL_KNOW, Side
from bastide.games.dominion.rules.turn import Turn

#: A question with one answer is never asked, so a draw in which it would have had one is drawn again, so often at most.
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
        if state.actor < 0 or state.actor == viewer or is_genuine(drawn, rng) or attempt >= ATTEMPTS:
            return drawn


def redraw_own(side: Side, rng: Rng) -> None:
    """The owner knows everything but the order of the deck below the cards put on top of it."""
    known = len(side.deck) - len(side.tops)
    deck = sorted(side.deck[:known])
    rng.shuffle(deck)
    side.deck[:known] = deck


def redraw_other(side: Side, rng: Rng) -> None:
    """Others know of the hand, the deck and the discard pile only what they have seen go there."""
    held = [*side.hand, *side.pending]
    for card in side.shown:
        held.remove(card)
    first_known = len(side.deck) - len(side.tops)
    unknown = [at for at in range(len(side.deck)) if at < first_known or side.tops[at - first_known] != ALL_KNOW]
    pool = held + side.buried + [side.deck[at] for at in unknown]
    if side.face_down:
        pool.extend(side.aside)
    pool.sort()
    rng.shuffle(pool)
    for at in unknown:
        side.deck[at] = pool.pop()
    for at in range(len(side.buried)):
        side.buried[at] = pool.pop()
    if side.face_down:
        side.aside = tuple([pool.pop() for _ in side.aside])
    pool.extend(side.shown)
    if side.pending:
        rng.shuffle(pool)
    picked = len(side.pending)
    side.pending = tuple(pool[len(pool) - picked :])
    side.hand = pool[: len(pool) - picked]


def is_genuine(drawn: Turn, rng: Rng) -> bool:
    """Whether the pending question is one that would really have been asked."""
    player = int(drawn.actor)
    if drawn.asking() == ASK_BUY:
        return True
    if drawn.asking() == ASK_LIBRARY:
        # The card just drawn into the hand is a secret, except that it is an Action.
        hand = [card for card in drawn.sides[player].hand if TYPES[card] & ACTION]
        drawn.stack[-2].items = [rng.choice(hand if hand else drawn.sides[player].hand)]
        return len(hand) > 0
    return len(drawn.legal_actions(player)) > 1
