"""Course of an Age: deal, choose, pay, place, collect, dig, pass hands, resolve conflicts.

All players choose in secret; legality depends on the position at the start of the turn. After the last choice all
players pay, then all place their cards, then all collect. So an effect that counts cards sees every card of the turn.
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
from bastide.games.seven_wonders.rules.cards.cards import CARDS, shuffled_deck
from bastide.games.seven_wonders.rules.city.boards import BOARDS, SIDES, stage_of
from bastide.games.seven_wonders.rules.city.city import PLAY_LAST_CARD
from bastide.games.seven_wonders.rules.city.effects import Effect
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
from bastide.games.seven_wonders.rules.display.events import (
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
from bastide.games.seven_wonders.rules.display.meaning import for_the_bank, purchases
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.face_down import card_of, dug_trace, moment, shown_to, trace_of
from bastide.games.seven_wonders.rules.state.hand import NO_CARDS, card_at, with_card, without
from bastide.games.seven_wonders.rules.turn.construction import construct, raise_stage, turn_to
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART


def begin_age(state: Circle, age: i64) -> None:
    """Start an Age and deal seven cards to each player."""
    state.age = age
    state.turn = 1
    state.phase = CHOOSE_CARD
    deck = shuffled_deck(state.players, int(age), state.rng)
    for player in range(state.players):
        hand: i64 = NO_CARDS
        for place in range(HAND * player, HAND * player + HAND):
            hand = with_card(hand, deck[place])
        state.cities[player].hand = hand
    if state.journal is not None:
        note_age_begun(state.journal, int(age))


# -- choosing --------------------------------------------------------------------------------------------------------


def choose(state: Circle, player: int, action: int) -> None:
    """Store a player's choice. The last choice reveals and resolves all of them."""
    state.cities[player].choice = action
    if state.journal is not None:
        note_chosen(state.journal, player, state.meaning(player, action))
    if state.next_actor() >= 0:
        return
    if state.phase == CHOOSE_SIDE:
        _reveal_sides(state)
    else:
        _reveal_cards(state)


def _reveal_sides(state: Circle) -> None:
    for player, city in enumerate(state.cities):
        side = SUBJECT[city.choice]
        turn_to(city, side)
        city.choice = NOT_YET
        if state.journal is not None:
            note_side_taken(state.journal, player, BOARDS[city.board].id, SIDES[side])
    begin_age(state, 1)


def _reveal_cards(state: Circle) -> None:
    player: i64 = 0
    for city in state.cities:
        if city.choice != NOT_YET:
            _pay(state, player, city.choice)
        player += 1
    player = 0
    for city in state.cities:
        if city.choice != NOT_YET:
            _place(state, player, city.choice)
        player += 1
    player = 0
    for city in state.cities:
        if city.choice != NOT_YET:
            _collect(state, player, city.choice)
            city.move = SEEN_AS[city.choice]
            city.choice = NOT_YET
        player += 1
    if state.turn == LAST_TURN and _leave_cards(state):
        state.turn = AFTER_LAST_TURN
    else:
        _finish_turn(state)


def _pay(state: Circle, player: i64, action: i64) -> None:
    coins: i64 = for_the_bank(state, player, action)
    if coins > 0:
        _spend(state, player, coins)
    payment: i64 = PAIR[action]
    if payment > 0:
        on_left: list[Plain] = []
        on_right: list[Plain] = []
        if state.journal is not None:
            on_left, on_right = purchases(state, int(player), int(action))
        _trade(state, player, state.left_of(player), LEFT_PART[payment], on_left)
        _trade(state, player, state.right_of(player), RIGHT_PART[payment], on_right)


def _place(state: Circle, player: i64, action: i64) -> None:
    city = state.cities[player]
    number: i64 = SUBJECT[action]
    city.hand = without(city.hand, number)
    action_type: i64 = DOING[action]
    if action_type == BUILD:
        construct(city, CARDS[number])
        if state.journal is not None:
            note_constructed(state.journal, int(player), CARDS[number].id)
    elif action_type == STAGE:
        _place_stage(state, player, number)
    else:
        state.put_away(trace_of(number, state.age, state.turn, player))
        if state.journal is not None:
            note_sold(state.journal, int(player), CARDS[number].id)


def _place_stage(state: Circle, player: i64, number: i64) -> None:
    city = state.cities[player]
    city.own_rows()
    city.under.append(trace_of(number, state.age, state.turn, player))
    if raise_stage(city).digs:
        state.digging = state.digging + [int(player)]
    if state.journal is not None:
        note_stage_built(state.journal, int(player), BOARDS[city.board].id, int(city.stages), CARDS[number].id)


def _collect(state: Circle, player: i64, action: i64) -> None:
    action_type: i64 = DOING[action]
    if action_type == SELL:
        _earn(state, player, SALE)
    elif action_type == BUILD:
        card = CARDS[SUBJECT[action]]
        if card.earns:
            _collect_from(state, player, card.effects)
    else:
        city = state.cities[player]
        stage = stage_of(city.board, city.side, city.stages - 1)
        if stage.earns:
            _collect_from(state, player, stage.effects)


def _collect_from(state: Circle, player: i64, effects: list[Effect]) -> None:
    for effect in effects:
        coins: i64 = effect.coins(state.cities, player)
        if coins > 0:
            _earn(state, player, coins)


# -- after a turn ----------------------------------------------------------------------------------------------------


def _leave_cards(state: Circle) -> bool:
    """Discard the remaining cards after the sixth turn, except those of players who may play them.

    Return whether such a player exists.
    """
    somebody_plays = False
    for player, city in enumerate(state.cities):
        if city.powers & PLAY_LAST_CARD:
            somebody_plays = True
            continue
        number = card_at(city.hand, 0)
        city.hand = NO_CARDS
        state.put_away(trace_of(number, state.age, AFTER_LAST_TURN, player))
        if state.journal is not None:
            note_left_over(state.journal, player, CARDS[number].id)
    return somebody_plays


def _finish_turn(state: Circle) -> None:
    """Finish the turn: let players dig, then pass the hands or, after the last turn, end the Age."""
    while state.digging:
        if _show_discard(state, state.digging[0]):
            state.phase = DIGGING
            return
        state.digging = state.digging[1:]
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


def _show_discard(state: Circle, player: int) -> bool:
    """Show the discard pile to a player. Return whether the player can construct any of its cards."""
    state.discard = [shown_to(face_down, player) for face_down in state.discard]
    return len(state.diggable(player)) > 1


def dig_up(state: Circle, player: int, action: int) -> None:
    """Construct a card of the discard pile, or nothing, and finish the turn."""
    state.digging = state.digging[1:]
    if action == NOTHING_DUG:
        if state.journal is not None:
            note_nothing_dug(state.journal, player)
    else:
        card = CARDS[SUBJECT[action]]
        place = [card_of(face_down) for face_down in state.discard].index(int(card.number))
        state.dug = state.dug + [int(dug_trace(state.discard[place], moment(state.age, state.turn)))]
        state.discard = state.discard[:place] + state.discard[place + 1 :]
        construct(state.cities[player], card)
        if state.journal is not None:
            note_dug(state.journal, player, card.id)
        _collect_from(state, player, card.effects)
    _finish_turn(state)


def _pass_hands(state: Circle) -> None:
    """Pass the hands: to the left in the Ages I and III, to the right in Age II."""
    cities = state.cities
    place: i64 = 0 if state.age == 2 else state.players - 1
    passed: i64 = cities[place].hand
    for _ in range(state.players):
        place = state.right_of(place) if state.age == 2 else state.left_of(place)
        hand: i64 = cities[place].hand
        cities[place].hand = passed
        passed = hand
    if state.journal is not None:
        note_passed(state.journal, "right" if state.age == 2 else "left")


def _fight(state: Circle) -> None:
    """Resolve the conflicts of all neighbours. Equal strength gives no tokens."""
    player: i64 = 0
    while player < state.players:
        other: i64 = state.left_of(player)
        mine: i64 = state.cities[player].shields
        theirs: i64 = state.cities[other].shields
        if mine > theirs:
            _conflict(state, player, other)
        elif theirs > mine:
            _conflict(state, other, player)
        player += 1


# -- coins and tokens ------------------------------------------------------------------------------------------------


def _spend(state: Circle, player: i64, coins: i64) -> None:
    state.cities[player].coins -= coins
    if state.journal is not None:
        note_spent(state.journal, int(player), int(coins))


def _earn(state: Circle, player: i64, coins: i64) -> None:
    state.cities[player].coins += coins
    if state.journal is not None:
        note_earned(state.journal, int(player), int(coins))


def _trade(state: Circle, buyer: i64, seller: i64, coins: i64, resources: list[Plain]) -> None:
    """Pay a neighbour. The seller gets the coins at once; this is safe because all choices are made already."""
    if coins == 0:
        return
    state.cities[buyer].coins -= coins
    state.cities[seller].coins += coins
    if state.journal is not None:
        note_traded(state.journal, int(buyer), int(seller), int(coins), resources)


def _conflict(state: Circle, winner: i64, loser: i64) -> None:
    token = VICTORY[state.age]
    won, lost = state.cities[winner], state.cities[loser]
    won.own_rows()
    won.tokens.append(token)
    lost.own_rows()
    lost.tokens.append(DEFEAT)
    if state.journal is not None:
        note_fought(state.journal, int(winner), int(loser), token, state.cities)
