"""Turns of the reference engine: Action phase, Buy phase, Clean-up, end of the game."""

from __future__ import annotations

from reference_engines.dominion.gain_and_buy import buy, can_buy
from reference_engines.dominion.play_card import play_from_hand
from reference_engines.dominion.printed_cards import ACTION, PLAIN_TREASURES, TREASURE, has_type
from reference_engines.dominion.questions import Script, ask, card_of_answer
from reference_engines.dominion.table_state import ACTION_PHASE, BUY_PHASE, BUYING, OVER, Table

END_ACTIONS, END_TURN, PLAY_ALL_TREASURES = "end actions", "end turn", "play all treasures"


def play_whole_game(table: Table) -> Script[None]:
    """Run a whole game from the first turn."""
    while True:
        begin_turn(table)
        yield from action_phase(table)
        yield from buy_phase(table)
        clean_up(table)
        if is_over(table):
            table.phase = OVER
            return
        table.current = (table.current + 1) % len(table.seats)


def begin_turn(table: Table) -> None:
    table.seats[table.current].turns += 1
    table.phase = ACTION_PHASE
    table.actions, table.buys, table.coins = 1, 1, 0
    table.banned_cards = []
    table.first_silver_bonus = 0
    table.silver_played = False


def action_phase(table: Table) -> Script[None]:
    player = table.current
    while table.actions > 0:
        actions = [f"play {card}" for card in table.seats[player].hand if has_type(card, ACTION)]
        answer = yield from ask(player, [END_ACTIONS, *actions])
        if answer == END_ACTIONS:
            return
        table.actions -= 1
        yield from play_from_hand(table, player, card_of_answer(answer))


def buy_phase(table: Table) -> Script[None]:
    player = table.current
    table.phase = BUY_PHASE
    while True:
        answers = [END_TURN, *(f"buy {card}" for card in table.supply if can_buy(table, card))]
        if table.phase == BUYING:
            answer = yield from ask(player, answers)
        else:
            # before the first purchase the player is always asked
            answer = yield player, sorted({*answers, *treasures_to_play(table)})
        if answer == END_TURN:
            return
        if answer == PLAY_ALL_TREASURES:
            for card in PLAIN_TREASURES:
                for _ in range(table.seats[player].hand.count(card)):
                    yield from play_from_hand(table, player, card)
        elif answer.startswith("play"):
            yield from play_from_hand(table, player, card_of_answer(answer))
        else:
            yield from buy(table, card_of_answer(answer))


def treasures_to_play(table: Table) -> list[str]:
    hand = table.seats[table.current].hand
    plain = any(card in PLAIN_TREASURES for card in hand)
    return [f"play {card}" for card in hand if has_type(card, TREASURE)] + ([PLAY_ALL_TREASURES] if plain else [])


def clean_up(table: Table) -> None:
    """Discard the hand under the cards from play, and draw a new hand."""
    seat = table.seats[table.current]
    seat.discard_pile.put_layer(seat.hand)
    seat.discard_pile.put_layer(seat.in_play)
    seat.hand, seat.in_play = [], []
    table.draw(table.current, 5)


def is_over(table: Table) -> bool:
    most_empty = 3 if len(table.seats) <= 4 else 4
    return table.supply["province"] == 0 or table.supply.get("colony") == 0 or table.empty_piles() >= most_empty
