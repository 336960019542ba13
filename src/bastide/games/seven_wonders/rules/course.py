"""The course of an Age, step by step: deal, choose, pay, place, collect, dig, pass on, fight.

Everyone chooses in secret, judged by the position at the start of the turn. When the last one has chosen, all pay, then
all place, then all collect: whatever counts cards sees everything that was placed in the same turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.games.seven_wonders.rules import events
from bastide.games.seven_wonders.rules.actions import (
    BUILD,
    DOING,
    NOTHING_DUG,
    PAIR,
    SELL,
    SELL_AT,
    STAGE,
    STAGE_AT,
    SUBJECT,
)
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.cards import CARDS, shuffled_deck
from bastide.games.seven_wonders.rules.city import PLAY_LAST_CARD
from bastide.games.seven_wonders.rules.constants import (
    AFTER_LAST_TURN,
    AGES,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    DEFEAT,
    DIGGING,
    HAND,
    LAST_TURN,
    NOT_YET,
    OVER,
    SALE,
    VICTORY,
)
from bastide.games.seven_wonders.rules.construction import construct, raise_stage, turn_to
from bastide.games.seven_wonders.rules.effects import Effect
from bastide.games.seven_wonders.rules.traces import card_of, dug_trace, moment, shown_to, trace_of
from bastide.games.seven_wonders.rules.trade import LEFT_PART, RIGHT_PART

if TYPE_CHECKING:
    from bastide.games.seven_wonders.rules.state import SevenWondersState


def begin_age(state: SevenWondersState, age: i64) -> None:
    """Deal the whole deck, seven cards to each player."""
    state.age = age
    state.turn = 1
    state.phase = CHOOSE_CARD
    deck = shuffled_deck(state.players, int(age), state.rng)
    for player in range(state.players):
        hand = deck[HAND * player : HAND * player + HAND]
        hand.sort()
        state.hands[player] = hand
    if state.journal is not None:
        events.age_begun(state.journal, int(age))


# -- choosing ------------------------------------------------------------------------------------------------------


def choose(state: SevenWondersState, player: int, action: int) -> None:
    """Keep a choice; when it is the last one, everything is revealed."""
    state.choices[player] = action
    if state.journal is not None:
        events.chosen(state.journal, player, state.meaning(player, action))
    if state.next_actor() >= 0:
        return
    if state.phase == CHOOSE_SIDE:
        _reveal_sides(state)
    else:
        _reveal_cards(state)


def _reveal_sides(state: SevenWondersState) -> None:
    for player in range(state.players):
        side = SUBJECT[state.choices[player]]
        turn_to(state.cities[player], side)
        state.choices[player] = NOT_YET
        if state.journal is not None:
            events.side_taken(state.journal, player, BOARDS[state.cities[player].board].id, SIDES[side])
    begin_age(state, 1)


def _reveal_cards(state: SevenWondersState) -> None:
    choosers = [player for player in range(state.players) if state.choices[player] != NOT_YET]
    for player in choosers:
        _pay(state, player, state.choices[player])
    for player in choosers:
        _place(state, player, state.choices[player])
    for player in choosers:
        _collect(state, player, state.choices[player])
        state.moves[player] = _open_part(state.choices[player])
        state.choices[player] = NOT_YET
    if state.turn == LAST_TURN and _leave_cards(state):
        state.turn = AFTER_LAST_TURN
    else:
        _go_on(state)


def _pay(state: SevenWondersState, player: int, action: int) -> None:
    if DOING[action] == BUILD:
        card = CARDS[SUBJECT[action]]
        if card.cost.coins > 0 and not state.is_free(card, state.cities[player]):
            _spend(state, player, int(card.cost.coins))
    pair = PAIR[action]
    if pair > 0:
        _trade(state, player, int(state.left_of(player)), LEFT_PART[pair])
        _trade(state, player, int(state.right_of(player)), RIGHT_PART[pair])


def _place(state: SevenWondersState, player: int, action: int) -> None:
    number = SUBJECT[action]
    state.hands[player].remove(number)
    doing: i64 = DOING[action]
    if doing == BUILD:
        construct(state.cities[player], CARDS[number])
        if state.journal is not None:
            events.constructed(state.journal, player, CARDS[number].id)
    elif doing == STAGE:
        _place_stage(state, player, number)
    else:
        state.discard.append(trace_of(number, state.age, state.turn, player))
        if state.journal is not None:
            events.sold(state.journal, player, CARDS[number].id)


def _place_stage(state: SevenWondersState, player: int, number: int) -> None:
    city = state.cities[player]
    city.under.append(trace_of(number, state.age, state.turn, player))
    if raise_stage(city).digs:
        state.digging.append(player)
    if state.journal is not None:
        events.stage_built(state.journal, player, BOARDS[city.board].id, int(city.stages), CARDS[number].id)


def _collect(state: SevenWondersState, player: int, action: int) -> None:
    doing: i64 = DOING[action]
    if doing == SELL:
        _earn(state, player, SALE)
    elif doing == BUILD:
        _collect_from(state, player, CARDS[SUBJECT[action]].effects)
    else:
        city = state.cities[player]
        _collect_from(state, player, BOARDS[city.board].sides[city.side][city.stages - 1].effects)


def _collect_from(state: SevenWondersState, player: int, effects: list[Effect]) -> None:
    for effect in effects:
        coins = effect.coins(state.cities, player)
        if coins > 0:
            _earn(state, player, int(coins))


def _open_part(action: int) -> int:
    """An action as everybody saw it: the card of a stage or a sale stays hidden (it becomes the first card)."""
    if DOING[action] == BUILD:
        return action
    return STAGE_AT[0] + PAIR[action] if DOING[action] == STAGE else int(SELL_AT)


# -- after a turn --------------------------------------------------------------------------------------------------


def _leave_cards(state: SevenWondersState) -> bool:
    """After the sixth turn: the remaining cards go to the discard, except with players who may play theirs."""
    somebody_plays = False
    for player in range(state.players):
        if state.cities[player].powers & PLAY_LAST_CARD:
            somebody_plays = True
            continue
        number = state.hands[player].pop()
        state.discard.append(trace_of(number, state.age, AFTER_LAST_TURN, player))
        if state.journal is not None:
            events.left_over(state.journal, player, CARDS[number].id)
    return somebody_plays


def _go_on(state: SevenWondersState) -> None:
    """Digging first; then the hands travel or, after the last turn, the cities fight."""
    while state.digging:
        if _look_through_discard(state, state.digging[0]):
            state.phase = DIGGING
            return
        state.digging.pop(0)
    state.phase = CHOOSE_CARD
    if state.turn < LAST_TURN:
        _pass_hands(state)
        state.turn += 1
        return
    _fight(state)
    if state.age < AGES:
        begin_age(state, state.age + 1)
    else:
        state.phase = OVER


def _look_through_discard(state: SevenWondersState, player: int) -> bool:
    """From now on the player knows what lies there. Whether any of it can be constructed."""
    for i in range(len(state.discard)):
        state.discard[i] = shown_to(state.discard[i], player)
    return len(state.diggable(player)) > 1


def dig_up(state: SevenWondersState, player: int, action: int) -> None:
    state.digging.pop(0)
    if action == NOTHING_DUG:
        if state.journal is not None:
            events.nothing_dug(state.journal, player)
    else:
        card = CARDS[SUBJECT[action]]
        place = [card_of(trace) for trace in state.discard].index(int(card.number))
        state.dug.append(dug_trace(state.discard.pop(place), moment(state.age, state.turn)))
        construct(state.cities[player], card)
        if state.journal is not None:
            events.dug(state.journal, player, card.id)
        _collect_from(state, player, card.effects)
    _go_on(state)


def _pass_hands(state: SevenWondersState) -> None:
    """To the left in the Ages I and III, to the right in Age II."""
    if state.age == 2:
        state.hands.append(state.hands.pop(0))
    else:
        state.hands.insert(0, state.hands.pop())
    if state.journal is not None:
        events.passed(state.journal, "right" if state.age == 2 else "left")


def _fight(state: SevenWondersState) -> None:
    """Every pair of neighbours once; equal strength is peace."""
    for player in range(state.players):
        other = int(state.left_of(player))
        mine: i64 = state.cities[player].shields
        theirs: i64 = state.cities[other].shields
        if mine > theirs:
            _conflict(state, player, other)
        elif theirs > mine:
            _conflict(state, other, player)


# -- coins and tokens ----------------------------------------------------------------------------------------------


def _spend(state: SevenWondersState, player: int, coins: int) -> None:
    state.cities[player].coins -= coins
    if state.journal is not None:
        events.spent(state.journal, player, coins)


def _earn(state: SevenWondersState, player: int, coins: int) -> None:
    state.cities[player].coins += coins
    if state.journal is not None:
        events.earned(state.journal, player, coins)


def _trade(state: SevenWondersState, buyer: int, seller: int, coins: int) -> None:
    """Delivered at once, which nobody can tell from later: all choices of the turn have been judged already."""
    if coins == 0:
        return
    state.cities[buyer].coins -= coins
    state.cities[seller].coins += coins
    if state.journal is not None:
        events.traded(state.journal, buyer, seller, coins)


def _conflict(state: SevenWondersState, winner: int, loser: int) -> None:
    token = VICTORY[state.age]
    state.cities[winner].tokens.append(token)
    state.cities[loser].tokens.append(DEFEAT)
    if state.journal is not None:
        events.fought(state.journal, winner, loser, token, state.cities)
