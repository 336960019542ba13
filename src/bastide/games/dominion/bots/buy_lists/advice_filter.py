"""Answer rules of a buy list: which answers to a question it wants or forbids."""

from __future__ import annotations

from bastide.games.dominion.bots.buy_lists.buylist import NOTHING, THE_DECK, Answer
from bastide.games.dominion.bots.buy_lists.condition_eval import OF_KIND, holds
from bastide.games.dominion.bots.card_choices.worth import PLAY_ORDER, WORTH
from bastide.games.dominion.rules.actions import (
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
from bastide.games.dominion.rules.state.seat import DominionSeat


def offered(seat: DominionSeat, verb: int) -> list[int]:
    """List the cards with which this verb is a legal answer."""
    return [card_of(action) for action in seat.legal_actions() if verb_of(action) == verb]


def willing(vetoes: list[Answer], seat: DominionSeat, verb: int) -> list[int]:
    """List the cards with which this verb is a legal answer that is not forbidden; all if an answer is mandatory."""
    cards = offered(seat, verb)
    if not vetoes:
        return cards
    allowed = [card for card in cards if not speaks(vetoes, seat, verb, seat.asker(), card)]
    return allowed if allowed or seat.allows(DONE) else cards


def speaks(answers: list[Answer], seat: DominionSeat, verb: int, asker: int, card: int) -> bool:
    """Whether one of these rules applies now to this verb with this card, for the asking card."""
    for answer in answers:
        if (
            answer.verb == verb
            and (answer.card == card or (answer.kind >= 0 and OF_KIND[answer.kind][card] == 1))
            and applies(answer, seat, asker)
        ):
            return True
    return False


def applies(answer: Answer, seat: DominionSeat, asker: int) -> bool:
    """Whether a rule is about the pending question, and its condition is true.

    A rule about playing cards without ``by`` applies to the Action and Buy phase only: the order of play is not the
    choice for a Throne Room.
    """
    if answer.by != asker and (answer.by >= 0 or (answer.verb == PLAY and asker >= 0)):
        return False
    if answer.term is None:
        return True
    coins = int(seat.coins())
    if answer.verb == GAIN:
        coins = max([seat.cost(card) for card in offered(seat, GAIN)], default=coins)
    return holds(answer.term, seat, coins)


def told(answers: list[Answer], seat: DominionSeat) -> int:
    """Return the action of the first rule that applies; -1 for none."""
    asker = seat.asker()
    for answer in answers:
        action = meant(answer, seat)
        if action >= 0 and applies(answer, seat, asker):
            return action
    return -1


def meant(answer: Answer, seat: DominionSeat) -> int:
    """Return the legal action that a rule asks for; -1 for none."""
    if answer.card == THE_DECK:
        return DISCARD_DECK if answer.verb == DISCARD and seat.allows(DISCARD_DECK) else -1
    if answer.card >= 0:
        action = action_of(answer.verb, answer.card)
        return action if seat.allows(action) else -1
    cards = offered(seat, answer.verb)
    if answer.card == NOTHING:
        if answer.verb == DISCARD and seat.allows(DISCARD_DECK):
            return DONE
        if not cards:
            return -1
        if answer.verb == PLAY and seat.allows(END_ACTIONS):
            return END_ACTIONS
        return DONE if seat.allows(DONE) else -1
    best = -1
    for card in cards:
        if OF_KIND[answer.kind][card] and (best < 0 or gladness(answer.verb, card) > gladness(answer.verb, best)):
            best = card
    return action_of(answer.verb, best) if best >= 0 else -1


def gladness(verb: int, card: int) -> int:
    """Rank the cards of a kind for a verb: the worst for giving up, the best otherwise."""
    if verb == PLAY:
        return PLAY_ORDER[card]
    return -WORTH[card] if verb in (TRASH, DISCARD, SET_ASIDE) else WORTH[card]


def unless_forbidden(vetoes: list[Answer], seat: DominionSeat, action: int) -> int:
    """Return the action, or a legal one that is not forbidden if the rules forbid it and there is one."""
    if card_of(action) < 0 or not speaks(vetoes, seat, verb_of(action), seat.asker(), card_of(action)):
        return action
    for other in seat.legal_actions():
        if card_of(other) < 0 or not speaks(vetoes, seat, verb_of(other), seat.asker(), card_of(other)):
            return other
    return action
