"""Why an action is refused, in words."""

from __future__ import annotations

from bastide.games.dominion.rules.actions import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PLAY,
    VERBS,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.card import ACTION, CARDS, TREASURE, TYPES
from bastide.games.dominion.rules.layout import id_of
from bastide.games.dominion.rules.turn import Turn


def reason_against(state: Turn, player: int, action: int) -> str:
    """The rule that forbids this to a player who is to move; empty if there is nothing particular to say."""
    if not 0 <= action < len(VERBS):
        return f"there is no action {action}; actions are 0 to {len(VERBS) - 1}"
    if state.stack:
        return against_answer(state, player, action)
    if card_of(action) < 0:
        if action == END_ACTIONS:
            return "the Action phase is over already"
        if action == END_TURN:
            return "end the Action phase first"
        return "nothing is being asked that this would answer"
    card = card_of(action)
    if verb_of(action) == BUY:
        return against_buying(state, card)
    if verb_of(action) == PLAY:
        return against_playing(state, player, card)
    return "nothing is being asked that this would answer"


def against_buying(state: Turn, card: int) -> str:
    name = id_of(card)
    if state.phase == 0:
        return "cards are bought in the Buy phase"
    if state.supply[card] < 0:
        return f"{name} is not in the Supply"
    if state.supply[card] == 0:
        return f"the pile of {name} is empty"
    cost = state.cost(card)
    if cost > state.coins:
        return f"{name} costs {cost}, you have {int(state.coins)} coins"
    if card in state.banned:
        return f"{name} has been named by Contraband and cannot be bought this turn"
    enemy = CARDS[card].forbidden_with
    if enemy >= 0:
        return f"{name} cannot be bought while you have {id_of(enemy)} in play"
    return ""


def against_playing(state: Turn, player: int, card: int) -> str:
    name = id_of(card)
    if card not in state.sides[player].hand:
        return f"you have no {name} in your hand"
    if state.phase == 0:
        return f"{name} is not an Action; only Actions are played in the Action phase"
    if TYPES[card] & ACTION and not TYPES[card] & TREASURE:
        return f"{name} is an Action; the Action phase is over"
    if not TYPES[card] & TREASURE:
        return f"{name} is not a Treasure; only Treasures are played in the Buy phase"
    return "after the first purchase of a turn no Treasure may be played"


def against_answer(state: Turn, player: int, action: int) -> str:
    decision = state.decision(player)
    asks = f"{decision.source} asks ({decision.kind})"
    if action == DONE:
        return f"{asks}: {decision.least} more must be chosen" if decision.least > 1 else f"{asks}: one must be chosen"
    if card_of(action) < 0:
        return f"{asks}: finish that first"
    card = card_of(action)
    verbs = [verb_of(legal) for legal in decision.actions if card_of(legal) >= 0]
    if verb_of(action) not in verbs:
        return f"{asks}: finish that first"
    if verb_of(action) == GAIN and decision.kind == "gain":
        if state.supply[card] <= 0:
            return f"{asks}: no {id_of(card)} is left in the Supply"
        return f"{asks}: {id_of(card)} costs {state.cost(card)}, which does not fit {decision.about['coins']}"
    return f"{asks}: {id_of(card)} cannot be chosen"
