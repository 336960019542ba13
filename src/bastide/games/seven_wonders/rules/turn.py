"""The course of an Age, step by step: deal, choose, pay, place, collect, dig, pass on, fight.

Everyone chooses in secret, judged by the position at the start of the turn. When the last one has chosen, all pay, then
all place, then all collect: whatever counts cards sees everything that was placed in the same turn.
"""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.games.seven_wonders.rules.actions import (
    BUILD,
    DOING,
    NOTHING_DUG,
    PAIR,
    SEEN_AS,
    SELL,
    STAGE,
    SUBJECT,
)
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.cards import CARDS, shuffled_deck
from bastide.games.seven_wonders.rules.circle import Circle
from bastide.games.seven_wonders.rules.city import PLAY_LAST_CARD, longer
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
from bastide.games.seven_wonders.rules.events import (
    note_age_begun,
    note_chosen,
    note_constructed,
    note_dug,
    note_earned,
    note_fought,
    note_left_over,
    note_nothing_dug,
    note_passed,
    note_side_taken,
    note_sold,
    note_spent,
    note_stage_built,
    note_traded,
)
from bastide.games.seven_wonders.rules.face_down import card_of, dug_trace, moment, shown_to, trace_of
from bastide.games.seven_wonders.rules.meaning import for_the_bank, purchases
from bastide.games.seven_wonders.rules.trade import LEFT_PART, RIGHT_PART


def begin_age(circle: Circle, age: i64) -> None:
    """Deal the whole deck, seven cards to each player."""
    circle.age = age
    circle.turn = 1
    circle.phase = CHOOSE_CARD
    deck = shuffled_deck(circle.players, int(age), circle.rng)
    for player in range(circle.players):
        hand = deck[HAND * player : HAND * player + HAND]
        hand.sort()
        circle.hands[player] = hand
    if circle.journal is not None:
        note_age_begun(circle.journal, int(age))


# -- choosing ------------------------------------------------------------------------------------------------------


def choose(circle: Circle, player: int, action: int) -> None:
    """Keep a choice; when it is the last one, everything is revealed."""
    circle.choices[player] = action
    if circle.journal is not None:
        note_chosen(circle.journal, player, circle.meaning(player, action))
    if circle.next_actor() >= 0:
        return
    if circle.phase == CHOOSE_SIDE:
        _reveal_sides(circle)
    else:
        _reveal_cards(circle)


def _reveal_sides(circle: Circle) -> None:
    for player in range(circle.players):
        side = SUBJECT[circle.choices[player]]
        turn_to(circle.cities[player], side)
        circle.choices[player] = NOT_YET
        if circle.journal is not None:
            note_side_taken(circle.journal, player, BOARDS[circle.cities[player].board].id, SIDES[side])
    begin_age(circle, 1)


def _reveal_cards(circle: Circle) -> None:
    choices = circle.choices
    for player in range(circle.players):
        if choices[player] != NOT_YET:
            _pay(circle, player, choices[player])
    for player in range(circle.players):
        if choices[player] != NOT_YET:
            _place(circle, player, choices[player])
    for player in range(circle.players):
        action = choices[player]
        if action != NOT_YET:
            _collect(circle, player, action)
            circle.moves[player] = SEEN_AS[action]
            choices[player] = NOT_YET
    if circle.turn == LAST_TURN and _leave_cards(circle):
        circle.turn = AFTER_LAST_TURN
    else:
        _go_on(circle)


def _pay(circle: Circle, player: int, action: int) -> None:
    coins = for_the_bank(circle, player, action)
    if coins > 0:
        _spend(circle, player, coins)
    pair = PAIR[action]
    if pair > 0:
        on_left, on_right = purchases(circle, player, action) if circle.journal is not None else ([], [])
        _trade(circle, player, int(circle.left_of(player)), LEFT_PART[pair], on_left)
        _trade(circle, player, int(circle.right_of(player)), RIGHT_PART[pair], on_right)


def _place(circle: Circle, player: int, action: int) -> None:
    number = SUBJECT[action]
    circle.hands[player] = _without(circle.hands[player], number)
    doing: i64 = DOING[action]
    if doing == BUILD:
        construct(circle.cities[player], CARDS[number])
        if circle.journal is not None:
            note_constructed(circle.journal, player, CARDS[number].id)
    elif doing == STAGE:
        _place_stage(circle, player, number)
    else:
        circle.discard = longer(circle.discard, trace_of(number, circle.age, circle.turn, player))
        if circle.journal is not None:
            note_sold(circle.journal, player, CARDS[number].id)


def _without(hand: list[int], number: i64) -> list[int]:
    """A hand with one card less. (``remove`` compares objects, which takes longer.)"""
    left = hand.copy()
    at: i64 = 0
    while left[at] != number:
        at += 1
    del left[at]
    return left


def _place_stage(circle: Circle, player: int, number: int) -> None:
    city = circle.cities[player]
    city.under = longer(city.under, trace_of(number, circle.age, circle.turn, player))
    if raise_stage(city).digs:
        circle.digging = longer(circle.digging, player)
    if circle.journal is not None:
        note_stage_built(circle.journal, player, BOARDS[city.board].id, int(city.stages), CARDS[number].id)


def _collect(circle: Circle, player: int, action: int) -> None:
    doing: i64 = DOING[action]
    if doing == SELL:
        _earn(circle, player, SALE)
    elif doing == BUILD:
        card = CARDS[SUBJECT[action]]
        if card.earns:
            _collect_from(circle, player, card.effects)
    else:
        city = circle.cities[player]
        stage = BOARDS[city.board].sides[city.side][city.stages - 1]
        if stage.earns:
            _collect_from(circle, player, stage.effects)


def _collect_from(circle: Circle, player: int, effects: list[Effect]) -> None:
    for effect in effects:
        coins = effect.coins(circle.cities, player)
        if coins > 0:
            _earn(circle, player, int(coins))


# -- after a turn --------------------------------------------------------------------------------------------------


def _leave_cards(circle: Circle) -> bool:
    """After the sixth turn: the remaining cards go to the discard, except with players who may play theirs."""
    somebody_plays = False
    for player in range(circle.players):
        if circle.cities[player].powers & PLAY_LAST_CARD:
            somebody_plays = True
            continue
        number = circle.hands[player][0]
        circle.hands[player] = []
        circle.discard = longer(circle.discard, trace_of(number, circle.age, AFTER_LAST_TURN, player))
        if circle.journal is not None:
            note_left_over(circle.journal, player, CARDS[number].id)
    return somebody_plays


def _go_on(circle: Circle) -> None:
    """Digging first; then the hands travel or, after the last turn, the cities fight."""
    while circle.digging:
        if _look_through_discard(circle, circle.digging[0]):
            circle.phase = DIGGING
            return
        circle.digging = circle.digging[1:]
    circle.phase = CHOOSE_CARD
    if circle.turn < LAST_TURN:
        _pass_hands(circle)
        circle.turn += 1
        return
    _fight(circle)
    if circle.age < AGES:
        begin_age(circle, circle.age + 1)
    else:
        circle.phase = OVER


def _look_through_discard(circle: Circle, player: int) -> bool:
    """From now on the player knows what lies there. Whether any of it can be constructed."""
    circle.discard = [shown_to(trace, player) for trace in circle.discard]
    return len(circle.diggable(player)) > 1


def dig_up(circle: Circle, player: int, action: int) -> None:
    circle.digging = circle.digging[1:]
    if action == NOTHING_DUG:
        if circle.journal is not None:
            note_nothing_dug(circle.journal, player)
    else:
        card = CARDS[SUBJECT[action]]
        place = [card_of(trace) for trace in circle.discard].index(int(card.number))
        circle.dug = longer(circle.dug, dug_trace(circle.discard[place], moment(circle.age, circle.turn)))
        circle.discard = circle.discard[:place] + circle.discard[place + 1 :]
        construct(circle.cities[player], card)
        if circle.journal is not None:
            note_dug(circle.journal, player, card.id)
        _collect_from(circle, player, card.effects)
    _go_on(circle)


def _pass_hands(circle: Circle) -> None:
    """To the left in the Ages I and III, to the right in Age II."""
    if circle.age == 2:
        circle.hands.append(circle.hands.pop(0))
    else:
        circle.hands.insert(0, circle.hands.pop())
    if circle.journal is not None:
        note_passed(circle.journal, "right" if circle.age == 2 else "left")


def _fight(circle: Circle) -> None:
    """Every pair of neighbours once; equal strength is peace."""
    for player in range(circle.players):
        other = int(circle.left_of(player))
        mine: i64 = circle.cities[player].shields
        theirs: i64 = circle.cities[other].shields
        if mine > theirs:
            _conflict(circle, player, other)
        elif theirs > mine:
            _conflict(circle, other, player)


# -- coins and tokens ----------------------------------------------------------------------------------------------


def _spend(circle: Circle, player: int, coins: int) -> None:
    circle.cities[player].coins -= coins
    if circle.journal is not None:
        note_spent(circle.journal, player, coins)


def _earn(circle: Circle, player: int, coins: int) -> None:
    circle.cities[player].coins += coins
    if circle.journal is not None:
        note_earned(circle.journal, player, coins)


def _trade(circle: Circle, buyer: int, seller: int, coins: int, resources: list[Plain]) -> None:
    """Delivered at once, which nobody can tell from later: all choices of the turn have been judged already."""
    if coins == 0:
        return
    circle.cities[buyer].coins -= coins
    circle.cities[seller].coins += coins
    if circle.journal is not None:
        note_traded(circle.journal, buyer, seller, coins, resources)


def _conflict(circle: Circle, winner: int, loser: int) -> None:
    token = VICTORY[circle.age]
    won, lost = circle.cities[winner], circle.cities[loser]
    won.tokens = longer(won.tokens, token)
    lost.tokens = longer(lost.tokens, DEFEAT)
    if circle.journal is not None:
        note_fought(circle.journal, winner, loser, token, circle.cities)
