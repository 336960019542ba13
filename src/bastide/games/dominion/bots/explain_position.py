"""Explain a win chance: points, average coins of a hand, and expected turns to the next Province or Colony."""

from __future__ import annotations

import math
from typing import Final

from bastide.bots.explain_position import PositionFactor, position_reasons, strongest_rival
from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.dominion.bots.buy_lists.condition_evaluator import min_gains_to_end
from bastide.games.dominion.bots.card_choices.card_values import TREASURE_COINS, game_ending_pile
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import ACTION, CARDS, PLAYED
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Number of cards in a hand, and the maximum number of cards assumed to be seen in a turn.
HAND_SIZE: Final = 5.0
MAX_CARDS_SEEN: Final = 12.0
#: Upper bound for the expected turns to a Province or Colony.
MAX_TURNS: Final = 9.0
#: Value in points of one more coin per hand, and of one turn less to a Province or Colony.
POINTS_PER_COIN: Final = 3.0
POINTS_PER_TURN: Final = 2.5
#: The nearest end of the game is mentioned at this number of gains or fewer.
END_NEAR_GAINS: Final = 6


def _amounts_by_card(coins: bool) -> bytes:
    """Return, by card, the coins (or the cards drawn) that playing it gives."""
    found: list[int] = []
    for card in CARDS:
        plus = [line for line in CARD_EFFECTS[PLAYED][card.number].effects if isinstance(line, Plus)]
        given = sum([line.coins if coins else line.cards for line in plus]) if card.types & ACTION else 0
        found.append(given + (TREASURE_COINS[card.number] if coins else 0))
    return bytes(found)


COINS_BY_CARD: Final = _amounts_by_card(True)
DRAWS_BY_CARD: Final = _amounts_by_card(False)
SQUARED_COINS_BY_CARD: Final = bytes([coins * coins for coins in COINS_BY_CARD])


def explain_position(state: State, player: int) -> list[Reason]:
    """List the factors of a player's win chance, most important first; empty for a single player."""
    if state.players < 2:
        return []
    seat = dominion_seat(state, player)
    found = position_reasons(compare_players(seat, strongest_opponent(seat)))
    left = min_gains_to_end(seat)
    if left <= END_NEAR_GAINS and not state.is_over():
        found.append(Reason("soonest", {"count": left}))
    return found


def dominion_seat(state: State, player: int) -> DominionSeat:
    assert isinstance(state, DominionState)
    seat = state.seat(player)
    assert isinstance(seat, DominionSeat)
    return seat


def strongest_opponent(seat: DominionSeat) -> int:
    """Return the strongest opponent, by points and average coins of a hand."""
    strengths = [
        float(seat.points(each)) + POINTS_PER_COIN * average_hand_coins(seat, each) for each in range(seat.players)
    ]
    return strongest_rival(strengths, seat.player)


def compare_players(seat: DominionSeat, other: int) -> list[PositionFactor]:
    """Compare a player with an opponent by points, average coins and turns to a Province or Colony."""
    me = seat.player
    goal = game_ending_pile(seat)
    left: JsonData = int(max(0, seat.supply_left(goal)))
    is_colony = goal == COLONY
    pile_left: dict[str, JsonData] = {"colonies" if is_colony else "provinces": left}
    opponent: dict[str, JsonData] = {"own_player": me, "player": other}
    mine, theirs = float(seat.points(me)), float(seat.points(other))
    code = "has_points_colonies" if is_colony else "has_points"
    found = [PositionFactor(code, mine, theirs, mine - theirs, {**opponent, **pile_left})]
    mine, theirs = average_hand_coins(seat, me), average_hand_coins(seat, other)
    found.append(PositionFactor("hand", mine, theirs, POINTS_PER_COIN * (mine - theirs), opponent))
    if seat.supply_left(goal) > 0:
        mine, theirs = turns_to_afford(seat, me, goal), turns_to_afford(seat, other, goal)
        code = "tempo_colony" if is_colony else "tempo"
        found.append(PositionFactor(code, mine, theirs, POINTS_PER_TURN * (theirs - mine), opponent))
    return found


def cards_seen_per_turn(seat: DominionSeat, player: int) -> float:
    """Estimate how many cards a player sees in a turn: a hand, and the cards it draws."""
    drawn = float(seat.sum_over_owned(player, DRAWS_BY_CARD)) / max(1, seat.owned_card_count(player))
    return min(MAX_CARDS_SEEN, float(seat.owned_card_count(player)), HAND_SIZE / max(0.1, 1.0 - drawn))


def average_hand_coins(seat: DominionSeat, player: int) -> float:
    """Estimate the coins of an average turn."""
    return (
        cards_seen_per_turn(seat, player)
        * float(seat.sum_over_owned(player, COINS_BY_CARD))
        / max(1, seat.owned_card_count(player))
    )


def turns_to_afford(seat: DominionSeat, player: int, goal: int) -> float:
    """Estimate the turns until a hand can buy a card, with normally distributed coins."""
    cards = float(max(1, seat.owned_card_count(player)))
    mean = float(seat.sum_over_owned(player, COINS_BY_CARD)) / cards
    spread = math.sqrt(
        max(0.05, float(seat.sum_over_owned(player, SQUARED_COINS_BY_CARD)) / cards - mean * mean)
        * cards_seen_per_turn(seat, player)
    )
    short = float(seat.cost(goal)) - 0.5 - average_hand_coins(seat, player)
    enough = 0.5 * math.erfc(short / spread / math.sqrt(2.0))
    return min(MAX_TURNS, 1.0 / max(0.05, enough))
