"""Reasons why an action is illegal. The texts are catalogue messages: ``dominion-refuse-CODE``."""

from __future__ import annotations

from bastide.core.plain import Plain
from bastide.core.reason import Refusal
from bastide.games.dominion.rules.actions import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PLAY,
    PLAY_TREASURES,
    VERBS,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.card import ACTION, CARDS, TREASURE, TYPES
from bastide.games.dominion.rules.cards.layout import id_of
from bastide.games.dominion.rules.effects.choices import Choose, Gain
from bastide.games.dominion.rules.effects.places import HAND
from bastide.games.dominion.rules.turn.turn import ACTION_PHASE, BUYING, Turn


def reason_against(state: Turn, player: int, action: int) -> Refusal | None:
    """Return the rule that forbids an action to the player to act; None if there is no specific reason."""
    if not 0 <= action < len(VERBS):
        return Refusal("no-action", {"number": action, "last": len(VERBS) - 1})
    if state.stack:
        return against_answer(state, player, action)
    if card_of(action) < 0:
        if action == END_ACTIONS:
            return Refusal("actions-over")
        if action == END_TURN or (action == PLAY_TREASURES and state.phase == ACTION_PHASE):
            return Refusal("actions-first")
        if action == PLAY_TREASURES:
            return Refusal("bought-already") if state.phase == BUYING else Refusal("no-treasures")
        return Refusal("nothing-asked")
    if verb_of(action) == BUY:
        return against_buying(state, card_of(action))
    if verb_of(action) == PLAY:
        return against_playing(state, player, card_of(action))
    return Refusal("nothing-asked")


def against_buying(state: Turn, card: int) -> Refusal | None:
    """Return the rule that forbids buying a card now."""
    facts: dict[str, Plain] = {"card": id_of(card)}
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
        return Refusal("not-beside", {**facts, "cards": [id_of(forbidding_card)]})
    return None


def against_playing(state: Turn, player: int, card: int) -> Refusal:
    """Return the rule that forbids playing a card now."""
    facts: dict[str, Plain] = {"card": id_of(card)}
    if card not in state.sides[player].hand:
        return Refusal("not-in-hand", facts)
    if state.phase == ACTION_PHASE:
        return Refusal("not-an-action", facts)
    if TYPES[card] & ACTION and not TYPES[card] & TREASURE:
        return Refusal("action-too-late", facts)
    if not TYPES[card] & TREASURE:
        return Refusal("not-a-treasure", facts)
    return Refusal("bought-already")


def against_answer(state: Turn, player: int, action: int) -> Refusal:
    """Return the rule that forbids an answer to the pending question."""
    asker: dict[str, Plain] = {"card": id_of(state.stack[-1].subject)}
    decision = state.decision(player)
    if action == DONE:
        return Refusal("must-choose", {**asker, "count": decision.least})
    if card_of(action) < 0 or verb_of(action) not in [verb_of(legal) for legal in decision.actions]:
        return Refusal("finish-first", asker)
    card = card_of(action)
    facts: dict[str, Plain] = {"card": id_of(card)}
    question = state.question()
    if isinstance(question, Gain) and verb_of(action) == GAIN:
        if state.supply[card] < 0:
            return Refusal("not-in-supply", facts)
        if state.supply[card] == 0:
            return Refusal("pile-empty", facts)
        limit = state.stack[-1].amount
        prices: dict[str, Plain] = {**facts, "cost": state.cost(card), "coins": limit}
        if question.exactly and state.cost(card) != limit:
            return Refusal("costs-otherwise", prices)
        if state.cost(card) > limit:
            return Refusal("costs-too-much", prices)
    if isinstance(question, Choose) and question.place is HAND and card not in state.sides[player].hand:
        return Refusal("not-in-hand", facts)
    return Refusal("does-not-fit", facts)
