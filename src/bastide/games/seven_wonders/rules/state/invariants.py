"""Invariants that hold in every position of 7 Wonders."""

from __future__ import annotations

from bastide.games.seven_wonders.rules.action_space import ACTION_SPACE, ACTION_TYPE, BUILD, SELL, STAGE
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS, deck_with_added_cards
from bastide.games.seven_wonders.rules.city.city_state import PLAY_LAST_CARD
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AFTER_LAST_TURN,
    AGE_COUNT,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    DEFEAT_POINTS,
    DIGGING,
    EXTRA_GUILDS,
    GAME_OVER,
    HAND_SIZE,
    LAST_TURN,
    NOT_CHOSEN,
    VICTORY_POINTS_BY_AGE,
)
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    dug_up_time,
    put_away_age,
    put_away_by,
    put_away_time,
    put_away_turn,
)
from bastide.games.seven_wonders.rules.state.packed_hand import unpack_hand


def find_broken_invariants(state: SevenWondersBaseState) -> list[str]:
    """Return a message for every broken invariant."""
    found = _check_table(state)
    if found:  # the other checks rely on these
        return found
    return _check_cities(state) + _check_cards(state) + _check_face_down_cards(state) + _check_choices(state)


def _check_table(state: SevenWondersBaseState) -> list[str]:
    found: list[str] = []
    n = state.players
    if len(state.cities) != n:
        found.append(f"{n} players have {len(state.cities)} cities")
    if not 1 <= state.age <= AGE_COUNT:
        found.append(f"invalid Age {state.age}")
    if not 1 <= state.turn <= AFTER_LAST_TURN:
        found.append(f"invalid turn {state.turn}")
    if state.phase == DIGGING and not state.digging:
        found.append("digging phase without diggers")
    for player in state.digging:
        if not 0 <= player < n:
            found.append(f"unknown player {player} among the diggers")
    return found


def _check_cities(state: SevenWondersBaseState) -> list[str]:
    found: list[str] = []
    boards = [int(city.board) for city in state.cities]
    if len(set(boards)) < len(boards):
        found.append(f"a board is used twice: {', '.join([BOARD_IDS[board] for board in boards])}")
    victories = 0
    defeats = 0
    for player, city in enumerate(state.cities):
        if city.coins < 0:
            found.append(f"player {player} has {city.coins} coins")
        names = [CARDS[number].name for number in city.built]
        for name in set(names):
            if names.count(name) > 1:
                found.append(f"player {player} has built {name} twice")
        if city.side < 0 and state.phase != CHOOSE_SIDE:
            found.append(f"player {player} has chosen no side")
        if len(city.cards_under_board) != city.stages:
            found.append(f"player {player} has {city.stages} stages and {len(city.cards_under_board)} cards under them")
        for token in city.tokens:
            if token != DEFEAT_POINTS and token not in VICTORY_POINTS_BY_AGE[1:]:
                found.append(f"player {player} has a conflict token of value {token}")
        defeats += city.tokens.count(DEFEAT_POINTS)
        victories += len(city.tokens) - city.tokens.count(DEFEAT_POINTS)
    if victories != defeats:
        found.append(f"{victories} victories and {defeats} defeats")
    return found


def _check_cards(state: SevenWondersBaseState) -> list[str]:
    """Check that every card of the Ages so far is in exactly one place."""
    found: list[str] = []
    n = state.players
    where = [0] * len(CARDS)
    for player in range(n):
        city = state.cities[player]
        hand = unpack_hand(city.hand)
        for number in city.built + [card_number(face_down) for face_down in city.cards_under_board] + hand:
            where[number] += 1
        expected = _expected_hand_size(state, player)
        if len(hand) != expected:
            found.append(f"player {player} holds {len(hand)} cards, not {expected}")
        if hand != sorted(hand):
            found.append(f"the hand of player {player} is not sorted")
    for face_down in state.discard:
        where[card_number(face_down)] += 1
    dealt = 0 if state.phase == CHOOSE_SIDE else int(state.age)
    guilds = 0
    decks = [deck_with_added_cards(n, age, state.added) if age <= dealt else [] for age in range(AGE_COUNT + 1)]
    for card in CARDS:
        number = int(card.number)
        if card.is_guild:
            guilds += where[number]
            if where[number] > 1:
                found.append(f"there are {where[number]} cards {card.id}")
            continue
        copies = decks[card.age].count(number)
        if where[number] != copies:
            found.append(f"there are {where[number]} cards {card.id}, not {copies}")
    expected = n + EXTRA_GUILDS if dealt == AGE_COUNT else 0
    if guilds != expected:
        found.append(f"there are {guilds} guilds, not {expected}")
    return found


def _expected_hand_size(state: SevenWondersBaseState, player: int) -> int:
    if state.phase == CHOOSE_SIDE or state.phase == GAME_OVER:
        return 0
    if state.turn == AFTER_LAST_TURN:
        return 1 if state.phase == CHOOSE_CARD and state.cities[player].powers & PLAY_LAST_CARD else 0
    if state.phase == CHOOSE_CARD:
        return HAND_SIZE + 1 - int(state.turn)
    return HAND_SIZE - int(state.turn) if state.turn < LAST_TURN else 0


def _check_face_down_cards(state: SevenWondersBaseState) -> list[str]:
    """Check that face-down cards were put away by an existing player in a turn that has been played."""
    found: list[str] = []
    now = int(state.age) << 3 | AFTER_LAST_TURN
    for player in range(state.players):
        for face_down in state.cities[player].cards_under_board:
            if put_away_by(face_down) != player:
                found.append(f"player {put_away_by(face_down)} put a card under the board of player {player}")
    for face_down in (
        state.discard + state.dug + [face_down for city in state.cities for face_down in city.cards_under_board]
    ):
        card = CARDS[card_number(face_down)]
        if card.age != put_away_age(face_down):
            found.append(f"{card.id} was put away in Age {put_away_age(face_down)}")
        if put_away_by(face_down) >= state.players:
            found.append(f"{card.id} was put away by player {put_away_by(face_down)}")
        if put_away_time(face_down) > now or put_away_turn(face_down) < 1:
            found.append(f"{card.id} was put away in turn {put_away_turn(face_down)} of Age {put_away_age(face_down)}")
    for face_down in state.dug:
        if dug_up_time(face_down) < put_away_time(face_down):
            found.append(f"{CARDS[card_number(face_down)].id} was dug up before it was put away")
        if not any(card_number(face_down) in city.built for city in state.cities):
            found.append(f"{CARDS[card_number(face_down)].id} was dug up and is not built")
    return found


def _check_choices(state: SevenWondersBaseState) -> list[str]:
    found: list[str] = []
    for player in range(state.players):
        choice = int(state.cities[player].choice)
        if choice != NOT_CHOSEN and (
            state.phase not in (CHOOSE_SIDE, CHOOSE_CARD) or choice not in state.choosable_actions(player)
        ):
            found.append(f"player {player} has chosen an illegal action")
        move = int(state.cities[player].public_move)
        if move != NOT_CHOSEN and not (0 <= move < ACTION_SPACE and ACTION_TYPE[move] in (BUILD, STAGE, SELL)):
            found.append(f"player {player} has an invalid last move")
    return found
