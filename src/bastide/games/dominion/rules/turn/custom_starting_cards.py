"""Custom starting cards for one player instead of seven Coppers and three Estates.

For simulations only: records cannot store custom starting cards.
"""

from __future__ import annotations

from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.player_card_zones import PlayerSide
from bastide.games.dominion.rules.turn.game_setup import Setup
from bastide.games.dominion.rules.turn.turn_phases import HAND_SIZE


def start_with_cards(
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
    sides: list[PlayerSide] = []
    for other in range(dealt.players):
        side = PlayerSide()
        if other != player:
            side.deck = dealt.sides[other].deck
            side.hand = dealt.sides[other].hand
            side.discard = dealt.sides[other].discard
        sides.append(side)
    mine = sides[player]
    rng = dealt.rng.clone()
    mine.deck = bytes(shuffled + deck[::-1])
    if shuffled:
        mine.deck = rng.shuffle_bytes(mine.deck)
    mine.hand = bytes(hand)
    mine.discard = bytes(discard)
    state = DominionState(
        setup_with_card_totals(dealt.setup, sides),
        rng,
        sides,
        dealt.setup.full_pile_sizes.copy(),
        (),
        (),
        dealt.setup.pile_tokens,
        [],
    )
    if not hand:
        state.draw(player, HAND_SIZE)
    state.first = dealt.first
    state.begin_turn(dealt.first)
    state.advance()
    return state


def setup_with_card_totals(setup: Setup, sides: list[PlayerSide]) -> Setup:
    """Return the set-up with the card totals of these player sides and the full piles."""
    box = [max(size, 0) for size in setup.full_pile_sizes]
    for side in sides:
        for card in side.owned_cards():
            box[card] += 1
    if box == setup.card_totals:
        return setup
    return Setup(setup.players, setup.edition, setup.kingdom, setup.uses_colony, box[: len(CARDS)])
