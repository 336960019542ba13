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


def begin_age(circle: Circle, age: i64) -> None:
    """Start an Age and deal seven cards to each player."""
    circle.age = age
    circle.turn = 1
    circle.phase = CHOOSE_CARD
    deck = shuffled_deck(circle.players, int(age), circle.rng)
    for player in range(circle.players):
        hand: i64 = NO_CARDS
        for place in range(HAND * player, HAND * player + HAND):
            hand = with_card(hand, deck[place])
        circle.cities[player].hand = hand
    if circle.journal is not None:
        note_age_begun(circle.journal, int(age))


# -- choosing ------------------------------------------------------------------------------------------------------


def choose(circle: Circle, player: int, action: int) -> None:
    """Store a player's choice. The last choice reveals and resolves all of them."""
    circle.cities[player].choice = action
    if circle.journal is not None:
        note_chosen(circle.journal, player, circle.meaning(player, action))
    if circle.next_actor() >= 0:
        return
    if circle.phase == CHOOSE_SIDE:
        _reveal_sides(circle)
    else:
        _reveal_cards(circle)


def _reveal_sides(circle: Circle) -> None:
    for player, city in enumerate(circle.cities):
        side = SUBJECT[city.choice]
        turn_to(city, side)
        city.choice = NOT_YET
        if circle.journal is not None:
            note_side_taken(circle.journal, player, BOARDS[city.board].id, SIDES[side])
    begin_age(circle, 1)


def _reveal_cards(circle: Circle) -> None:
    player: i64 = 0
    for city in circle.cities:
        if city.choice != NOT_YET:
            _pay(circle, player, city.choice)
        player += 1
    player = 0
    for city in circle.cities:
        if city.choice != NOT_YET:
            _place(circle, player, city.choice)
        player += 1
    player = 0
    for city in circle.cities:
        if city.choice != NOT_YET:
            _collect(circle, player, city.choice)
            city.move = SEEN_AS[city.choice]
            city.choice = NOT_YET
        player += 1
    if circle.turn == LAST_TURN and _leave_cards(circle):
        circle.turn = AFTER_LAST_TURN
    else:
        _go_on(circle)


def _pay(circle: Circle, player: i64, action: i64) -> None:
    coins: i64 = for_the_bank(circle, player, action)
    if coins > 0:
        _spend(circle, player, coins)
    pair: i64 = PAIR[action]
    if pair > 0:
        on_left: list[Plain] = []
        on_right: list[Plain] = []
        if circle.journal is not None:
            on_left, on_right = purchases(circle, int(player), int(action))
        _trade(circle, player, circle.left_of(player), LEFT_PART[pair], on_left)
        _trade(circle, player, circle.right_of(player), RIGHT_PART[pair], on_right)


def _place(circle: Circle, player: i64, action: i64) -> None:
    city = circle.cities[player]
    number: i64 = SUBJECT[action]
    city.hand = without(city.hand, number)
    doing: i64 = DOING[action]
    if doing == BUILD:
        construct(city, CARDS[number])
        if circle.journal is not None:
            note_constructed(circle.journal, int(player), CARDS[number].id)
    elif doing == STAGE:
        _place_stage(circle, player, number)
    else:
        circle.put_away(trace_of(number, circle.age, circle.turn, player))
        if circle.journal is not None:
            note_sold(circle.journal, int(player), CARDS[number].id)


def _place_stage(circle: Circle, player: i64, number: i64) -> None:
    city = circle.cities[player]
    city.own_rows()
    city.under.append(trace_of(number, circle.age, circle.turn, player))
    if raise_stage(city).digs:
        circle.digging = circle.digging + [int(player)]
    if circle.journal is not None:
        note_stage_built(circle.journal, int(player), BOARDS[city.board].id, int(city.stages), CARDS[number].id)


def _collect(circle: Circle, player: i64, action: i64) -> None:
    doing: i64 = DOING[action]
    if doing == SELL:
        _earn(circle, player, SALE)
    elif doing == BUILD:
        card = CARDS[SUBJECT[action]]
        if card.earns:
            _collect_from(circle, player, card.effects)
    else:
        city = circle.cities[player]
        stage = stage_of(city.board, city.side, city.stages - 1)
        if stage.earns:
            _collect_from(circle, player, stage.effects)


def _collect_from(circle: Circle, player: i64, effects: list[Effect]) -> None:
    for effect in effects:
        coins: i64 = effect.coins(circle.cities, player)
        if coins > 0:
            _earn(circle, player, coins)


# -- after a turn --------------------------------------------------------------------------------------------------


def _leave_cards(circle: Circle) -> bool:
    """Discard the remaining cards after the sixth turn, except those of players who may play them.

    Return whether such a player exists.
    """
    somebody_plays = False
    for player, city in enumerate(circle.cities):
        if city.powers & PLAY_LAST_CARD:
            somebody_plays = True
            continue
        number = card_at(city.hand, 0)
        city.hand = NO_CARDS
        circle.put_away(trace_of(number, circle.age, AFTER_LAST_TURN, player))
        if circle.journal is not None:
            note_left_over(circle.journal, player, CARDS[number].id)
    return somebody_plays


def _go_on(circle: Circle) -> None:
    """Finish the turn: let players dig, then pass the hands or, after the last turn, end the Age."""
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
    """Show the discard pile to a player. Return whether the player can construct any of its cards."""
    circle.discard = [shown_to(trace, player) for trace in circle.discard]
    return len(circle.diggable(player)) > 1


def dig_up(circle: Circle, player: int, action: int) -> None:
    """Construct a card of the discard pile, or nothing, and finish the turn."""
    circle.digging = circle.digging[1:]
    if action == NOTHING_DUG:
        if circle.journal is not None:
            note_nothing_dug(circle.journal, player)
    else:
        card = CARDS[SUBJECT[action]]
        place = [card_of(trace) for trace in circle.discard].index(int(card.number))
        circle.dug = circle.dug + [int(dug_trace(circle.discard[place], moment(circle.age, circle.turn)))]
        circle.discard = circle.discard[:place] + circle.discard[place + 1 :]
        construct(circle.cities[player], card)
        if circle.journal is not None:
            note_dug(circle.journal, player, card.id)
        _collect_from(circle, player, card.effects)
    _go_on(circle)


def _pass_hands(circle: Circle) -> None:
    """Pass the hands: to the left in the Ages I and III, to the right in Age II."""
    cities = circle.cities
    place: i64 = 0 if circle.age == 2 else circle.players - 1
    passed: i64 = cities[place].hand
    for _ in range(circle.players):
        place = circle.right_of(place) if circle.age == 2 else circle.left_of(place)
        hand: i64 = cities[place].hand
        cities[place].hand = passed
        passed = hand
    if circle.journal is not None:
        note_passed(circle.journal, "right" if circle.age == 2 else "left")


def _fight(circle: Circle) -> None:
    """Resolve the conflicts of all neighbours. Equal strength gives no tokens."""
    player: i64 = 0
    while player < circle.players:
        other: i64 = circle.left_of(player)
        mine: i64 = circle.cities[player].shields
        theirs: i64 = circle.cities[other].shields
        if mine > theirs:
            _conflict(circle, player, other)
        elif theirs > mine:
            _conflict(circle, other, player)
        player += 1


# -- coins and tokens ----------------------------------------------------------------------------------------------


def _spend(circle: Circle, player: i64, coins: i64) -> None:
    circle.cities[player].coins -= coins
    if circle.journal is not None:
        note_spent(circle.journal, int(player), int(coins))


def _earn(circle: Circle, player: i64, coins: i64) -> None:
    circle.cities[player].coins += coins
    if circle.journal is not None:
        note_earned(circle.journal, int(player), int(coins))


def _trade(circle: Circle, buyer: i64, seller: i64, coins: i64, resources: list[Plain]) -> None:
    """Pay a neighbour. The seller gets the coins at once; this is safe because all choices are made already."""
    if coins == 0:
        return
    circle.cities[buyer].coins -= coins
    circle.cities[seller].coins += coins
    if circle.journal is not None:
        note_traded(circle.journal, int(buyer), int(seller), int(coins), resources)


def _conflict(circle: Circle, winner: i64, loser: i64) -> None:
    token = VICTORY[circle.age]
    won, lost = circle.cities[winner], circle.cities[loser]
    won.own_rows()
    won.tokens.append(token)
    lost.own_rows()
    lost.tokens.append(DEFEAT)
    if circle.journal is not None:
        note_fought(circle.journal, int(winner), int(loser), token, circle.cities)
