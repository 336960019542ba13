"""Why an action is refused, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.games.seven_wonders.rules.actions import (
    ACTION_SPACE,
    DIG,
    DIG_NOTHING,
    DOING,
    SELL,
    SIDE,
    STAGE,
    SUBJECT,
    paying_words,
)
from bastide.games.seven_wonders.rules.boards import BOARD_IDS
from bastide.games.seven_wonders.rules.cards import CARDS
from bastide.games.seven_wonders.rules.constants import CHOOSE_SIDE, DIGGING
from bastide.games.seven_wonders.rules.construction import next_stage
from bastide.games.seven_wonders.rules.resources import LETTERS, RESOURCES, Cost
from bastide.games.seven_wonders.rules.trade import payments

if TYPE_CHECKING:
    from bastide.games.seven_wonders.rules.state import SevenWondersState


def reason(state: SevenWondersState, player: int, action: int) -> str:
    """The rule that forbids an action to a player who is to move; empty if there is no particular one."""
    if not 0 <= action < ACTION_SPACE:
        return f"there is no action {action}; actions are 0 to {ACTION_SPACE - 1}"
    doing = DOING[action]
    if state.phase == CHOOSE_SIDE:
        return "choose a side of your board first: 'choose day' or 'choose night'"
    if doing == SIDE:
        return "the sides of the boards have been chosen"
    if state.phase == DIGGING:
        return _why_not_dig(state, player, action)
    if doing in (DIG, DIG_NOTHING):
        return "you are not digging in the discard now"
    card = CARDS[SUBJECT[action]]
    if SUBJECT[action] not in state.hands[player]:
        return f"you hold no {card.id}"
    if doing == SELL:
        return ""
    city = state.cities[player]
    if doing == STAGE:
        if city.stages == city.stages_in_all:
            return f"all {city.stages_in_all} stages of {BOARD_IDS[city.board]} are built"
        return _why_not_paid(state, player, f"stage {city.stages + 1}", next_stage(city).cost)
    if card.stands_in(city):
        return f"your city has a {card.name} already"
    if state.is_free(card, city):
        return f"{card.id} costs you nothing; there is nobody to pay"
    if card.cost.coins > city.coins:
        return f"{card.id} costs {_coins(int(card.cost.coins))}, you have {city.coins}"
    return _why_not_paid(state, player, card.id, card.cost)


def _why_not_dig(state: SevenWondersState, player: int, action: int) -> str:
    if DOING[action] != DIG:
        return "dig up a card from the discard, or 'dig up nothing'"
    card = CARDS[SUBJECT[action]]
    if card.stands_in(state.cities[player]):
        return f"your city has a {card.name} already"
    return f"there is no {card.id} in the discard"


def _why_not_paid(state: SevenWondersState, player: int, what: str, cost: Cost) -> str:
    city = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    ways = payments(city, left, right, cost)
    named = zip(RESOURCES, LETTERS, strict=True)
    price = ", ".join([f"{cost.text.count(letter)} {name}" for name, letter in named if letter in cost.text])
    if not ways and cost.coins > 0:
        return f"{what} costs {_coins(int(cost.coins))}, you have {_coins(int(city.coins))}"
    if not ways:
        rich = city.clone()
        rich.coins = 1000
        dear = payments(rich, left, right, cost)
        if dear:
            return f"{what} costs {price}: buy for{_way(dear[0])}, but you have {_coins(int(city.coins))}"
        return f"{what} costs {price}: neither you nor your neighbours produce that"
    listed = " or".join([_way(way) for way in ways])
    return f"{what} costs {price}: that payment does not add up; pay{listed}"


def _way(pair: int) -> str:
    return paying_words(pair).replace(" paying", "") if pair else " nothing"


def _coins(amount: int) -> str:
    return f"{amount} coin" if amount == 1 else f"{amount} coins"
