"""Reasons why an action is illegal. The texts are catalogue messages: ``dominion-refuse-CODE``."""

from __future__ import annotations

from bastide.core.action_reason import Refusal
from bastide.core.json_data import JsonData
from bastide.games.dominion.rules.action_space import (
    ACTION_VERBS,
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PLAY,
    PLAY_TREASURES,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.printed_card import ACTION, CARDS, TREASURE, TYPES
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.effects.card_sources import FROM_HAND
from bastide.games.dominion.rules.effects.choice_effects import ChooseCards, Gain
from bastide.games.dominion.rules.turn.turn_phases import ACTION_PHASE, BUY_PHASE_AFTER_PURCHASE, TurnPhases


def explain_refusal(state: TurnPhases, player: int, action: int) -> Refusal | None:
    """Return the rule that forbids an action to the player to act; None if there is no specific reason."""
    if not 0 <= action < len(ACTION_VERBS):
        return Refusal("no-action", {"number": action, "last": len(ACTION_VERBS) - 1})
    if state.stack:
        return explain_answer_refusal(state, player, action)
    if card_of(action) < 0:
        if action == END_ACTIONS:
            return Refusal("actions-over")
        if action == END_TURN or (action == PLAY_TREASURES and state.phase == ACTION_PHASE):
            return Refusal("actions-first")
        if action == PLAY_TREASURES:
            return Refusal("bought-already") if state.phase == BUY_PHASE_AFTER_PURCHASE else Refusal("no-treasures")
        return Refusal("nothing-asked")
    if verb_of(action) == BUY:
        return explain_buy_refusal(state, card_of(action))
    if verb_of(action) == PLAY:
        return explain_play_refusal(state, player, card_of(action))
    return Refusal("nothing-asked")


def explain_buy_refusal(state: TurnPhases, card: int) -> Refusal | None:
    """Return the rule that forbids buying a card now."""
    facts: dict[str, JsonData] = {"card": card_id(card)}
    if state.phase == ACTION_PHASE:
        return Refusal("not-buying")
    if state.supply[card] < 0:
        return Refusal("not-in-supply", facts)
    if state.supply[card] == 0:
        return Refusal("pile-empty", facts)
    if state.cost(card) > state.coins:
        return Refusal("too-dear", {**facts, "cost": state.cost(card), "coins": state.coins})
    if card in state.banned:
        return Refusal("banned", facts)
    forbidding_card = CARDS[card].forbidden_with
    if forbidding_card >= 0:
        return Refusal("not-beside", {**facts, "cards": [card_id(forbidding_card)]})
    return None


def explain_play_refusal(state: TurnPhases, player: int, card: int) -> Refusal:
    """Return the rule that forbids playing a card now."""
    facts: dict[str, JsonData] = {"card": card_id(card)}
    if card not in state.sides[player].hand:
        return Refusal("not-in-hand", facts)
    if state.phase == ACTION_PHASE:
        return Refusal("not-an-action", facts)
    if TYPES[card] & ACTION and not TYPES[card] & TREASURE:
        return Refusal("action-too-late", facts)
    if not TYPES[card] & TREASURE:
        return Refusal("not-a-treasure", facts)
    return Refusal("bought-already")


def explain_answer_refusal(state: TurnPhases, player: int, action: int) -> Refusal:
    """Return the rule that forbids an answer to the pending question."""
    asker: dict[str, JsonData] = {"card": card_id(state.stack[-1].subject)}
    decision = state.decision(player)
    if action == DONE:
        return Refusal("must-choose", {**asker, "count": decision.least})
    if card_of(action) < 0 or verb_of(action) not in [verb_of(legal) for legal in decision.actions]:
        return Refusal("finish-first", asker)
    card = card_of(action)
    facts: dict[str, JsonData] = {"card": card_id(card)}
    question = state.pending_question()
    if isinstance(question, Gain) and verb_of(action) == GAIN:
        if state.supply[card] < 0:
            return Refusal("not-in-supply", facts)
        if state.supply[card] == 0:
            return Refusal("pile-empty", facts)
        limit = state.stack[-1].amount
        prices: dict[str, JsonData] = {**facts, "cost": state.cost(card), "coins": limit}
        if question.exactly and state.cost(card) != limit:
            return Refusal("costs-otherwise", prices)
        if state.cost(card) > limit:
            return Refusal("costs-too-much", prices)
    if isinstance(question, ChooseCards) and question.place is FROM_HAND and card not in state.sides[player].hand:
        return Refusal("not-in-hand", facts)
    return Refusal("does-not-fit", facts)
