"""Course of an Age: deal, choose, pay, place, collect, dig, pass hands, resolve conflicts.

All players choose in secret; legality depends on the position at the start of the turn. After the last choice all
players pay, then all place their cards, then all collect. So an effect that counts cards sees every card of the turn.
"""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    DIG_NOTHING_ACTION,
    PUBLIC_ACTION,
    SELL,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS, shuffle_deck
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import PLAY_LAST_CARD
from bastide.games.seven_wonders.rules.city.effects import Effect
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS, get_stage
from bastide.games.seven_wonders.rules.display.action_description import coins_to_bank, resources_bought_by
from bastide.games.seven_wonders.rules.display.journal_events import (
    add_age_begun_event,
    add_card_constructed_event,
    add_card_dug_up_event,
    add_card_left_over_event,
    add_card_sold_event,
    add_choice_event,
    add_coins_earned_event,
    add_coins_spent_event,
    add_conflict_event,
    add_hands_passed_event,
    add_nothing_dug_up_event,
    add_side_taken_event,
    add_stage_built_event,
    add_trade_event,
)
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AFTER_LAST_TURN,
    AGE_COUNT,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    COINS_PER_SALE,
    DEFEAT_POINTS,
    DIGGING,
    GAME_OVER,
    HAND_SIZE,
    LAST_TURN,
    NOT_CHOSEN,
    VICTORY_POINTS_BY_AGE,
)
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    mark_dug_up,
    mark_seen_by,
    pack_face_down_card,
    time_index,
)
from bastide.games.seven_wonders.rules.state.packed_hand import EMPTY_HAND, add_card, card_at, remove_card
from bastide.games.seven_wonders.rules.turn.construction import build_next_stage, choose_side, construct_card
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT


def begin_age(state: SevenWondersBaseState, age: i64) -> None:
    """Start an Age and deal seven cards to each player."""
    state.age = age
    state.turn = 1
    state.phase = CHOOSE_CARD
    deck = shuffle_deck(state.players, int(age), state.added, state.rng)
    for player in range(state.players):
        hand: i64 = EMPTY_HAND
        for place in range(HAND_SIZE * player, HAND_SIZE * player + HAND_SIZE):
            hand = add_card(hand, deck[place])
        state.cities[player].hand = hand
    if state.journal is not None:
        add_age_begun_event(state.journal, int(age))


# -- choosing --------------------------------------------------------------------------------------------------------


def submit_choice(state: SevenWondersBaseState, player: int, action: int) -> None:
    """Store a player's choice. The last choice reveals and resolves all of them."""
    state.cities[player].choice = action
    if state.journal is not None:
        add_choice_event(state.journal, player, state.action_data(player, action))
    if state.next_player_to_act() >= 0:
        return
    if state.phase == CHOOSE_SIDE:
        _reveal_sides(state)
    else:
        _reveal_cards(state)


def _reveal_sides(state: SevenWondersBaseState) -> None:
    for player, city in enumerate(state.cities):
        side = ACTION_SUBJECT[city.choice]
        choose_side(city, side)
        city.choice = NOT_CHOSEN
        if state.journal is not None:
            add_side_taken_event(state.journal, player, BOARDS[city.board].id, SIDES[side])
    begin_age(state, 1)


def _reveal_cards(state: SevenWondersBaseState) -> None:
    player: i64 = 0
    for city in state.cities:
        if city.choice != NOT_CHOSEN:
            _pay(state, player, city.choice)
        player += 1
    player = 0
    for city in state.cities:
        if city.choice != NOT_CHOSEN:
            _place(state, player, city.choice)
        player += 1
    player = 0
    for city in state.cities:
        if city.choice != NOT_CHOSEN:
            _collect(state, player, city.choice)
            city.public_move = PUBLIC_ACTION[city.choice]
            city.choice = NOT_CHOSEN
        player += 1
    if state.turn == LAST_TURN and _leave_cards(state):
        state.turn = AFTER_LAST_TURN
    else:
        _finish_turn(state)


def _pay(state: SevenWondersBaseState, player: i64, action: i64) -> None:
    coins: i64 = coins_to_bank(state, player, action)
    if coins > 0:
        _spend(state, player, coins)
    payment: i64 = ACTION_PAYMENT[action]
    if payment > 0:
        on_left: list[JsonData] = []
        on_right: list[JsonData] = []
        if state.journal is not None:
            on_left, on_right = resources_bought_by(state, int(player), int(action))
        _trade(state, player, state.left_of(player), COINS_TO_LEFT[payment], on_left)
        _trade(state, player, state.right_of(player), COINS_TO_RIGHT[payment], on_right)


def _place(state: SevenWondersBaseState, player: i64, action: i64) -> None:
    city = state.cities[player]
    number: i64 = ACTION_SUBJECT[action]
    city.hand = remove_card(city.hand, number)
    action_type: i64 = ACTION_TYPE[action]
    if action_type == BUILD:
        construct_card(city, CARDS[number])
        if state.journal is not None:
            add_card_constructed_event(state.journal, int(player), CARDS[number].id)
    elif action_type == STAGE:
        _place_stage(state, player, number)
    else:
        state.add_to_discard(pack_face_down_card(number, state.age, state.turn, player))
        if state.journal is not None:
            add_card_sold_event(state.journal, int(player), CARDS[number].id)


def _place_stage(state: SevenWondersBaseState, player: i64, number: i64) -> None:
    city = state.cities[player]
    city.copy_shared_lists()
    city.cards_under_board.append(pack_face_down_card(number, state.age, state.turn, player))
    if build_next_stage(city).allows_digging:
        state.digging = state.digging + [int(player)]
    if state.journal is not None:
        add_stage_built_event(state.journal, int(player), BOARDS[city.board].id, int(city.stages), CARDS[number].id)


def _collect(state: SevenWondersBaseState, player: i64, action: i64) -> None:
    action_type: i64 = ACTION_TYPE[action]
    if action_type == SELL:
        _earn(state, player, COINS_PER_SALE)
    elif action_type == BUILD:
        card = CARDS[ACTION_SUBJECT[action]]
        if card.gives_coins:
            _collect_from(state, player, card.effects)
    else:
        city = state.cities[player]
        stage = get_stage(city.board, city.side, city.stages - 1)
        if stage.gives_coins:
            _collect_from(state, player, stage.effects)


def _collect_from(state: SevenWondersBaseState, player: i64, effects: list[Effect]) -> None:
    for effect in effects:
        coins: i64 = effect.coins_when_built(state.cities, player)
        if coins > 0:
            _earn(state, player, coins)


# -- after a turn ----------------------------------------------------------------------------------------------------


def _leave_cards(state: SevenWondersBaseState) -> bool:
    """Discard the remaining cards after the sixth turn, except those of players who may play them.

    Return whether such a player exists.
    """
    somebody_plays = False
    for player, city in enumerate(state.cities):
        if city.powers & PLAY_LAST_CARD:
            somebody_plays = True
            continue
        number = card_at(city.hand, 0)
        city.hand = EMPTY_HAND
        state.add_to_discard(pack_face_down_card(number, state.age, AFTER_LAST_TURN, player))
        if state.journal is not None:
            add_card_left_over_event(state.journal, player, CARDS[number].id)
    return somebody_plays


def _finish_turn(state: SevenWondersBaseState) -> None:
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
    if state.age < AGE_COUNT:
        begin_age(state, state.age + 1)
    else:
        state.phase = GAME_OVER


def _show_discard(state: SevenWondersBaseState, player: int) -> bool:
    """Show the discard pile to a player. Return whether the player can construct any of its cards."""
    state.discard = [mark_seen_by(face_down, player) for face_down in state.discard]
    return len(state.dig_actions(player)) > 1


def dig_up_card(state: SevenWondersBaseState, player: int, action: int) -> None:
    """Construct a card of the discard pile, or nothing, and finish the turn."""
    state.digging = state.digging[1:]
    if action == DIG_NOTHING_ACTION:
        if state.journal is not None:
            add_nothing_dug_up_event(state.journal, player)
    else:
        card = CARDS[ACTION_SUBJECT[action]]
        place = [card_number(face_down) for face_down in state.discard].index(int(card.number))
        state.dug = state.dug + [int(mark_dug_up(state.discard[place], time_index(state.age, state.turn)))]
        state.discard = state.discard[:place] + state.discard[place + 1 :]
        construct_card(state.cities[player], card)
        if state.journal is not None:
            add_card_dug_up_event(state.journal, player, card.id)
        _collect_from(state, player, card.effects)
    _finish_turn(state)


def _pass_hands(state: SevenWondersBaseState) -> None:
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
        add_hands_passed_event(state.journal, "right" if state.age == 2 else "left")


def _fight(state: SevenWondersBaseState) -> None:
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


def _spend(state: SevenWondersBaseState, player: i64, coins: i64) -> None:
    state.cities[player].coins -= coins
    if state.journal is not None:
        add_coins_spent_event(state.journal, int(player), int(coins))


def _earn(state: SevenWondersBaseState, player: i64, coins: i64) -> None:
    state.cities[player].coins += coins
    if state.journal is not None:
        add_coins_earned_event(state.journal, int(player), int(coins))


def _trade(state: SevenWondersBaseState, buyer: i64, seller: i64, coins: i64, resources: list[JsonData]) -> None:
    """Pay a neighbour. The seller gets the coins at once; this is safe because all choices are made already."""
    if coins == 0:
        return
    state.cities[buyer].coins -= coins
    state.cities[seller].coins += coins
    if state.journal is not None:
        add_trade_event(state.journal, int(buyer), int(seller), int(coins), resources)


def _conflict(state: SevenWondersBaseState, winner: i64, loser: i64) -> None:
    token = VICTORY_POINTS_BY_AGE[state.age]
    won, lost = state.cities[winner], state.cities[loser]
    won.copy_shared_lists()
    won.tokens.append(token)
    lost.copy_shared_lists()
    lost.tokens.append(DEFEAT_POINTS)
    if state.journal is not None:
        add_conflict_event(state.journal, int(winner), int(loser), token, state.cities)
