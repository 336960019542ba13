"""Invariants of a state: descriptions of everything that is inconsistent in it."""

from __future__ import annotations

from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.effects.effect_base import EFFECTS, QuestionEffect
from bastide.games.dominion.rules.state.public_knowledge import find_false_knowledge
from bastide.games.dominion.rules.turn.turn_phases import TurnPhases


def find_broken_invariants(state: TurnPhases) -> list[str]:
    """List all broken invariants of a state."""
    found = find_wrong_card_counts(state)
    if state.players != state.setup.players or len(state.sides) != state.players:
        found.append(f"{len(state.sides)} player sides for {state.players} players")
    empties = len([card for card in state.setup.piles if state.supply[card] == 0])
    if state.empties != empties:
        found.append(f"{empties} piles are empty, but the count is {int(state.empties)}")
    for card in range(len(CARDS)):
        if (state.supply[card] >= 0) != (card in state.setup.piles):
            found.append(f"{card_id(card)} must {'' if card in state.setup.piles else 'not '}have a pile in this game")
    for player, side in enumerate(state.sides):
        if side.buried and not side.discard:
            found.append(f"the discard pile of player {player} shows no top card")
        if len(side.tops) > len(side.deck):
            found.append(f"more cards are known on the deck of player {player} than it has")
        held = [*side.hand, *side.pending]
        for card in side.shown:
            if card not in held:
                found.append(f"player {player} is known to hold {card_id(card)}, but does not")
            else:
                held.remove(card)
        for memory in find_false_knowledge(side):
            found.append(f"false public knowledge about player {player}: {memory}")
        if side.tokens < 0 or side.turns < 0:
            found.append(f"player {player} has a negative count")
        if player != state.current and side.play:
            found.append(f"player {player} has cards in play out of turn")
        if not state.stack and (side.aside or side.pending or side.face_down):
            found.append(f"player {player} has cards set aside or pending although no effect is pending")
    if not 0 <= state.current < state.players or not 0 <= state.first < state.players:
        found.append(f"the current player {int(state.current)} or first player {int(state.first)} does not exist")
    if state.actions < 0 or state.buys < 0 or state.coins < 0:
        found.append("actions, buys or coins are negative")
    if state.mat + len(state.pile_tokens) != len(state.setup.pile_tokens):
        found.append("a Trade Route token has been lost")
    if state.actor >= state.players or (state.actor < 0) != (state.phase == 3):
        found.append(f"the player to act is {int(state.actor)} in phase {int(state.phase)}")
    if state.stack and not isinstance(EFFECTS[state.stack[-1].effect], QuestionEffect):
        found.append("the effect on top of the stack asks no question")
    for frame in state.stack:
        if (
            not 0 <= frame.player < state.players
            or not 0 <= frame.subject < len(CARDS)
            or frame.step < 0
            or frame.amount < 0
        ):
            found.append(f"{frame!r} is not a valid frame")
    return found


def find_wrong_card_counts(state: TurnPhases) -> list[str]:
    """List the cards whose total differs from the set-up."""
    counts = [0] * len(CARDS)
    for side in state.sides:
        for card in side.owned_cards():
            counts[card] += 1
    for card in state.trash:
        counts[card] += 1
    for card in state.setup.piles:
        counts[card] += state.supply[card]
    return [
        f"{counts[card]} copies of {card_id(card)}, expected {state.setup.card_totals[card]}"
        for card in range(len(CARDS))
        if counts[card] != state.setup.card_totals[card]
    ]
