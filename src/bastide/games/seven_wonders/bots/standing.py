"""Why a chance is what it is: points as they stand, shields against both neighbours, science, and coins to spend."""

from __future__ import annotations

from typing import Final

from bastide.bots.standing import Mark, strongest
from bastide.bots.standing import changes as changed
from bastide.bots.standing import standing as stands
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Reason
from bastide.core.state import State
from bastide.games.seven_wonders.bots.judgement import CONFLICT
from bastide.games.seven_wonders.rules.actions import DOING, SELL
from bastide.games.seven_wonders.rules.city.city import City
from bastide.games.seven_wonders.rules.constants import AGES, CHOOSE_CARD, NOT_YET, OVER, VICTORY
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.scoring import COINS_PER_POINT, SCIENCE, score_sheet, totals

#: Symbols that are there already make the next ones worth more: what a point of science is worth until the last Age.
GROWING: Final = 1.5
#: Where as many shields as the neighbour has stand in CONFLICT.
LEVEL: Final = 3


def standing(state: State, player: int) -> list[Reason]:
    """What a player's chance to win hangs on, the weightiest first."""
    assert isinstance(state, SevenWondersState)
    return stands(marks(state, player, rival(state, player)))


def changes(state: State, player: int, played: int, better: int) -> list[Reason]:
    """What the city is left with after an action, where another one would have left more."""
    assert isinstance(state, SevenWondersState)
    other = rival(state, player)
    after = marks(built(state, player, played), player, other)
    return changed(after, marks(built(state, player, better), player, other))


def built(state: SevenWondersState, player: int, action: int) -> SevenWondersState:
    """The cities after an action. What the others choose nobody knows: they sell a card, which builds nothing."""
    after = state.sample(player, Rng(0))
    assert isinstance(after, SevenWondersState)
    if after.phase == CHOOSE_CARD:
        for other in range(after.players):
            if other != player:
                after.cities[other].choice = NOT_YET
    turn, phase = after.turn_number(), int(after.phase)
    after.apply(player, action)
    while not after.is_over() and after.turn_number() == turn and int(after.phase) == phase:
        other = after.next_actor()
        if other == player:
            break
        legal = after.legal_actions(other)
        sales = [choice for choice in legal if DOING[choice] == SELL]
        after.apply(other, sales[0] if sales else legal[0])
    return after


def rival(state: SevenWondersState, player: int) -> int:
    """The strongest of the others: who has most points as it stands."""
    return strongest([float(points) for points in totals(state.cities)], player)


def marks(state: SevenWondersState, player: int, other: int) -> list[Mark]:
    cities = state.cities
    who: dict[str, Plain] = {"player": other}
    my_sheet, their_sheet = score_sheet(cities, player), score_sheet(cities, other)
    mine, theirs = float(sum(my_sheet)), float(sum(their_sheet))
    found = [Mark("has_points", mine, theirs, mine - theirs, who)]
    mine, theirs = float(my_sheet[SCIENCE]), float(their_sheet[SCIENCE])
    worth = GROWING if state.age < AGES else 1.0
    found.append(Mark("has_science", mine, theirs, worth * (mine - theirs), who))
    found.append(of_shields(state, player))
    mine, theirs = float(cities[player].coins), float(cities[other].coins)
    found.append(Mark("has_coins", mine, theirs, (mine - theirs) / float(COINS_PER_POINT), who))
    return found


def of_shields(state: SevenWondersState, player: int) -> Mark:
    """The shields against both neighbours; worth what the conflicts of this Age and the later ones promise."""
    me = state.cities[player]
    left, right = int(state.left_of(player)), int(state.right_of(player))
    facts: dict[str, Plain] = {"left_player": left, "right_player": right}
    facts["left"] = int(state.cities[left].shields)
    facts["right"] = int(state.cities[right].shields)
    age = int(state.age) if state.phase != OVER else AGES + 1
    worth = conflicts(me, state.cities[left], age) + conflicts(me, state.cities[right], age)
    return Mark("has_shields", float(me.shields), 0.0, worth, facts)


def conflicts(me: City, other: City, age: int) -> float:
    """The points that the conflicts with a neighbour promise more, or less, than they do with as many shields."""
    gain = CONFLICT[max(0, min(2 * LEVEL, int(me.shields - other.shields) + LEVEL))] - CONFLICT[LEVEL]
    worth = 0.0
    for each in range(age, AGES + 1):
        worth += gain * float(VICTORY[each] + 1)
    return worth
