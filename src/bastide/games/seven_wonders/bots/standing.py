"""Explanation of a win chance: current points, shields against both neighbours, science, and coins."""

from __future__ import annotations

from typing import Final

from bastide.bots.standing import Mark, strongest
from bastide.bots.standing import changes as mistake_reasons
from bastide.bots.standing import standing as position_reasons
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

#: Existing symbols make later ones more valuable: value of a science point before the last Age.
GROWING: Final = 1.5
#: Index of equal shields in CONFLICT_WIN_CHANCES.
LEVEL: Final = 3


def standing(state: State, player: int) -> list[Reason]:
    """Return the main factors of a player's win chance, most important first."""
    assert isinstance(state, SevenWondersState)
    return position_reasons(marks(state, player, rival(state, player)))


def changes(state: State, player: int, played: int, better: int) -> list[Reason]:
    """Return what the city lacks after one action compared to a better one."""
    assert isinstance(state, SevenWondersState)
    other = rival(state, player)
    after = marks(built(state, player, played), player, other)
    return mistake_reasons(after, marks(built(state, player, better), player, other))


def built(state: SevenWondersState, player: int, action: int) -> SevenWondersState:
    """Return the position after an action. The others sell a card, because their choices are unknown."""
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
    """Return the opponent with the most points now."""
    return strongest([float(points) for points in totals(state.cities)], player)


def marks(state: SevenWondersState, player: int, other: int) -> list[Mark]:
    """Return the factors of a player's win chance, compared to an opponent."""
    cities = state.cities
    opponent_fact: dict[str, Plain] = {"player": other}
    my_sheet, their_sheet = score_sheet(cities, player), score_sheet(cities, other)
    mine, theirs = float(sum(my_sheet)), float(sum(their_sheet))
    found = [Mark("has_points", mine, theirs, mine - theirs, opponent_fact)]
    mine, theirs = float(my_sheet[SCIENCE]), float(their_sheet[SCIENCE])
    value = GROWING if state.age < AGES else 1.0
    found.append(Mark("has_science", mine, theirs, value * (mine - theirs), opponent_fact))
    found.append(of_shields(state, player))
    mine, theirs = float(cities[player].coins), float(cities[other].coins)
    found.append(Mark("has_coins", mine, theirs, (mine - theirs) / float(COINS_PER_POINT), opponent_fact))
    return found


def of_shields(state: SevenWondersState, player: int) -> Mark:
    """Compare the shields with both neighbours, valued by the conflicts of this Age and the later ones."""
    me = state.cities[player]
    left, right = int(state.left_of(player)), int(state.right_of(player))
    facts: dict[str, Plain] = {"left_player": left, "right_player": right}
    facts["left"] = int(state.cities[left].shields)
    facts["right"] = int(state.cities[right].shields)
    age = int(state.age) if state.phase != OVER else AGES + 1
    value = conflicts(me, state.cities[left], age) + conflicts(me, state.cities[right], age)
    return Mark("has_shields", float(me.shields), 0.0, value, facts)


def conflicts(me: City, other: City, age: int) -> float:
    """Return the expected points of the conflicts with a neighbour, relative to equal shields."""
    gain = CONFLICT[max(0, min(2 * LEVEL, int(me.shields - other.shields) + LEVEL))] - CONFLICT[LEVEL]
    value = 0.0
    for each in range(age, AGES + 1):
        value += gain * float(VICTORY[each] + 1)
    return value
