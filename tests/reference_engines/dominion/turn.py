"""Turns of the reference engine: Action phase, Buy phase, Clean-up, end of the game."""

from __future__ import annotations

from reference_engines.dominion.asking import Script, ask, card_in
from reference_engines.dominion.cards import ACTION, PLAIN_TREASURES, TREASURE, has
from reference_engines.dominion.gaining import buy, can_buy
from reference_engines.dominion.playing import play_from_hand
from reference_engines.dominion.table import ACTION_PHASE, BUY_PHASE, BUYING, OVER, Table

END_ACTIONS, END_TURN, ALL_TREASURES = "end actions", "end turn", "play all treasures"


def course(table: Table) -> Script[None]:
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
    table.not_to_be_bought = []
    table.for_first_silver = 0
    table.silver_played = False


def action_phase(table: Table) -> Script[None]:
    player = table.current
    while table.actions > 0:
        actions = [f"play {card}" for card in table.seats[player].hand if has(card, ACTION)]
        answer = yield from ask(player, [END_ACTIONS, *actions])
        if answer == END_ACTIONS:
            return
        table.actions -= 1
        yield from play_from_hand(table, player, card_in(answer))


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
        if answer == ALL_TREASURES:
            for card in PLAIN_TREASURES:
                for _ in range(table.seats[player].hand.count(card)):
                    yield from play_from_hand(table, player, card)
        elif answer.startswith("play"):
            yield from play_from_hand(table, player, card_in(answer))
        else:
            yield from buy(table, card_in(answer))


def treasures_to_play(table: Table) -> list[str]:
    hand = table.seats[table.current].hand
    plain = any(card in PLAIN_TREASURES for card in hand)
    return [f"play {card}" for card in hand if has(card, TREASURE)] + ([ALL_TREASURES] if plain else [])


def clean_up(table: Table) -> None:
    """Discard the hand under the cards from play, and draw a new hand."""
    seat = table.seats[table.current]
    seat.pile.put_together(seat.hand)
    seat.pile.put_together(seat.in_play)
    seat.hand, seat.in_play = [], []
    table.draw(table.current, 5)


def is_over(table: Table) -> bool:
    most_empty = 3 if len(table.seats) <= 4 else 4
    return table.supply["province"] == 0 or table.supply.get("colony") == 0 or table.empty_piles() >= most_empty
