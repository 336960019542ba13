"""Answer rules of a buy list: which answers to a question it wants or forbids."""

from __future__ import annotations

from bastide.games.dominion.bots.buy_lists.buy_list_parser import ANSWER_DECK, ANSWER_NOTHING, AnswerRule
from bastide.games.dominion.bots.buy_lists.condition_evaluator import KIND_MEMBERSHIP, is_condition_true
from bastide.games.dominion.bots.card_choices.card_values import CARD_VALUES, PLAY_ORDER
from bastide.games.dominion.rules.action_space import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    END_ACTIONS,
    GAIN,
    PLAY,
    SET_ASIDE,
    TRASH,
    action_of,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.state.seat_queries import DominionSeat


def cards_offered(seat: DominionSeat, verb: int) -> list[int]:
    """List the cards with which this verb is a legal answer."""
    return [card_of(action) for action in seat.legal_actions() if verb_of(action) == verb]


def cards_allowed(vetoes: list[AnswerRule], seat: DominionSeat, verb: int) -> list[int]:
    """List the cards with which this verb is a legal answer that is not forbidden; all if an answer is mandatory."""
    cards = cards_offered(seat, verb)
    if not vetoes:
        return cards
    allowed = [card for card in cards if not has_rule_for(vetoes, seat, verb, seat.asking_card(), card)]
    return allowed if allowed or seat.is_legal(DONE) else cards


def has_rule_for(answers: list[AnswerRule], seat: DominionSeat, verb: int, asker: int, card: int) -> bool:
    """Whether one of these rules applies now to this verb with this card, for the asking card."""
    for answer in answers:
        if (
            answer.verb == verb
            and (answer.card == card or (answer.kind >= 0 and KIND_MEMBERSHIP[answer.kind][card] == 1))
            and is_answer_rule_applicable(answer, seat, asker)
        ):
            return True
    return False


def is_answer_rule_applicable(answer: AnswerRule, seat: DominionSeat, asker: int) -> bool:
    """Whether a rule is about the pending question, and its condition is true.

    A rule about playing cards without ``asker`` applies to the Action and Buy phase only: the order of play is
    not the choice for a Throne Room.
    """
    if answer.asking_card != asker and (answer.asking_card >= 0 or (answer.verb == PLAY and asker >= 0)):
        return False
    if answer.condition is None:
        return True
    coins = int(seat.coins())
    if answer.verb == GAIN:
        coins = max([seat.cost(card) for card in cards_offered(seat, GAIN)], default=coins)
    return is_condition_true(answer.condition, seat, coins)


def choose_by_answer_rules(answers: list[AnswerRule], seat: DominionSeat) -> int:
    """Return the action of the first rule that applies; -1 for none."""
    asker = seat.asking_card()
    for answer in answers:
        action = legal_action_of_rule(answer, seat)
        if action >= 0 and is_answer_rule_applicable(answer, seat, asker):
            return action
    return -1


def legal_action_of_rule(answer: AnswerRule, seat: DominionSeat) -> int:
    """Return the legal action that a rule asks for; -1 for none."""
    if answer.card == ANSWER_DECK:
        return DISCARD_DECK if answer.verb == DISCARD and seat.is_legal(DISCARD_DECK) else -1
    if answer.card >= 0:
        action = action_of(answer.verb, answer.card)
        return action if seat.is_legal(action) else -1
    cards = cards_offered(seat, answer.verb)
    if answer.card == ANSWER_NOTHING:
        if answer.verb == DISCARD and seat.is_legal(DISCARD_DECK):
            return DONE
        if not cards:
            return -1
        if answer.verb == PLAY and seat.is_legal(END_ACTIONS):
            return END_ACTIONS
        return DONE if seat.is_legal(DONE) else -1
    best = -1
    for card in cards:
        if KIND_MEMBERSHIP[answer.kind][card] and (
            best < 0 or card_preference(answer.verb, card) > card_preference(answer.verb, best)
        ):
            best = card
    return action_of(answer.verb, best) if best >= 0 else -1


def card_preference(verb: int, card: int) -> int:
    """Rank the cards of a kind for a verb: the worst for giving up, the best otherwise."""
    if verb == PLAY:
        return PLAY_ORDER[card]
    return -CARD_VALUES[card] if verb in (TRASH, DISCARD, SET_ASIDE) else CARD_VALUES[card]


def replace_if_forbidden(vetoes: list[AnswerRule], seat: DominionSeat, action: int) -> int:
    """Return the action, or a legal one that is not forbidden if the rules forbid it and there is one."""
    if card_of(action) < 0 or not has_rule_for(vetoes, seat, verb_of(action), seat.asking_card(), card_of(action)):
        return action
    for other in seat.legal_actions():
        if card_of(other) < 0 or not has_rule_for(vetoes, seat, verb_of(other), seat.asking_card(), card_of(other)):
            return other
    return action
