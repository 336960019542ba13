"""Custom starting cards for one player instead of seven Coppers and three Estates.

For simulations only: records cannot store custom starting cards.
"""

from __future__ import annotations

from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.rules.state.zones import Side
from bastide.games.dominion.rules.turn.setup import Setup
from bastide.games.dominion.rules.turn.turn import HAND_SIZE


def started(
    dealt: DominionState,
    player: int,
    shuffled: list[int],
    hand: list[int],
    deck: list[int],
    discard: list[int],
) -> DominionState:
    """Restart a game that was just dealt, with other cards for one player; the others keep theirs.

    ``deck`` lists the top card first. If ``hand`` is empty, the player draws a hand.
    """
    sides: list[Side] = []
    for other in range(dealt.players):
        side = Side()
        if other != player:
            side.deck = dealt.sides[other].deck
            side.hand = dealt.sides[other].hand
            side.discard = dealt.sides[other].discard
        sides.append(side)
    mine = sides[player]
    rng = dealt.rng.clone()
    mine.deck = bytes(shuffled + deck[::-1])
    if shuffled:
        mine.deck = rng.shuffled(mine.deck)
    mine.hand = bytes(hand)
    mine.discard = bytes(discard)
    state = DominionState(
        boxed(dealt.setup, sides), rng, sides, dealt.setup.full.copy(), (), (), dealt.setup.pile_tokens, []
    )
    if not hand:
        state.draw(player, HAND_SIZE)
    state.first = dealt.first
    state.begin_turn(dealt.first)
    state.advance()
    return state


def boxed(setup: Setup, sides: list[Side]) -> Setup:
    """Return the set-up with the card totals of these player sides and the full piles."""
    box = [max(size, 0) for size in setup.full]
    for side in sides:
        for card in side.owned():
            box[card] += 1
    if box == setup.box:
        return setup
    return Setup(setup.players, setup.edition, setup.kingdom, setup.colony, box[: len(CARDS)])
