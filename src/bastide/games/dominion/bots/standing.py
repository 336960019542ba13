"""Explain a win chance: points, average coins of a hand, and expected turns to the next Province."""

from __future__ import annotations

import math
from typing import Final

from bastide.bots.standing import Mark, strongest
from bastide.bots.standing import changes as reasons_of_mistake
from bastide.bots.standing import standing as reasons_of_position
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Reason
from bastide.core.state import State
from bastide.games.dominion.bots.buy_lists.condition_eval import gains_to_end
from bastide.games.dominion.bots.card_choices.worth import PRINTED
from bastide.games.dominion.rules.cards.basics import PROVINCE
from bastide.games.dominion.rules.cards.card import ACTION, CARDS, PLAYED
from bastide.games.dominion.rules.cards.texts import TEXTS
from bastide.games.dominion.rules.effects.basic_effects import Plus
from bastide.games.dominion.rules.state.seat import DominionSeat
from bastide.games.dominion.rules.state.state import DominionState

#: Number of cards in a hand, and the maximum number of cards assumed to be seen in a turn.
HAND: Final = 5.0
MOST_SEEN: Final = 12.0
#: Upper bound for the expected turns to a Province.
NEVER: Final = 9.0
#: Value in points of one more coin per hand, and of one turn less to a Province.
COIN: Final = 3.0
TURN: Final = 2.5
#: The nearest end of the game is mentioned at this number of gains or fewer.
SOON: Final = 6


def _amounts_by_card(coins: bool) -> bytes:
    """Return, by card, the coins (or the cards drawn) that playing it gives."""
    found: list[int] = []
    for card in CARDS:
        plus = [line for line in TEXTS[PLAYED][card.number].lines if isinstance(line, Plus)]
        given = sum([line.coins if coins else line.cards for line in plus]) if card.types & ACTION else 0
        found.append(given + (PRINTED[card.number] if coins else 0))
    return bytes(found)


COINS: Final = _amounts_by_card(True)
DRAWS: Final = _amounts_by_card(False)
SQUARES: Final = bytes([coins * coins for coins in COINS])


def standing(state: State, player: int) -> list[Reason]:
    """List the factors of a player's win chance, most important first; empty for a single player."""
    if state.players < 2:
        return []
    seat = seat_at(state, player)
    found = reasons_of_position(marks(seat, rival(seat)))
    left = gains_to_end(seat)
    if left <= SOON and not state.is_over():
        found.append(Reason("soonest", {"count": left}))
    return found


def changes(state: State, player: int, played: int, better: int) -> list[Reason]:
    """List what an action lost compared with a better one."""
    if state.players < 2:
        return []
    other = rival(seat_at(state, player))
    sides: list[list[Mark]] = []
    for action in (played, better):
        after = state.sample(player, Rng(0))
        after.apply(player, action)
        sides.append(marks(seat_at(after, player), other))
    return reasons_of_mistake(sides[0], sides[1])


def seat_at(state: State, player: int) -> DominionSeat:
    assert isinstance(state, DominionState)
    seat = state.seat(player)
    assert isinstance(seat, DominionSeat)
    return seat


def rival(seat: DominionSeat) -> int:
    """Return the strongest opponent, by points and average coins of a hand."""
    strengths = [float(seat.points(each)) + COIN * hand_worth(seat, each) for each in range(seat.players)]
    return strongest(strengths, seat.player)


def marks(seat: DominionSeat, other: int) -> list[Mark]:
    """Compare a player with an opponent by points, average coins and turns to a Province."""
    me = seat.player
    provinces: Plain = int(max(0, seat.supply(PROVINCE)))
    opponent: dict[str, Plain] = {"player": other}
    mine, theirs = float(seat.points(me)), float(seat.points(other))
    found = [Mark("has_points", mine, theirs, mine - theirs, {**opponent, "provinces": provinces})]
    mine, theirs = hand_worth(seat, me), hand_worth(seat, other)
    found.append(Mark("hand", mine, theirs, COIN * (mine - theirs), opponent))
    if seat.supply(PROVINCE) > 0:
        mine, theirs = turns_to(seat, me), turns_to(seat, other)
        found.append(Mark("tempo", mine, theirs, TURN * (theirs - mine), opponent))
    return found


def seen(seat: DominionSeat, player: int) -> float:
    """Estimate how many cards a player sees in a turn: a hand, and the cards it draws."""
    drawn = float(seat.owned_sum(player, DRAWS)) / max(1, seat.owned_cards(player))
    return min(MOST_SEEN, float(seat.owned_cards(player)), HAND / max(0.1, 1.0 - drawn))


def hand_worth(seat: DominionSeat, player: int) -> float:
    """Estimate the coins of an average turn."""
    return seen(seat, player) * float(seat.owned_sum(player, COINS)) / max(1, seat.owned_cards(player))


def turns_to(seat: DominionSeat, player: int) -> float:
    """Estimate the turns until a hand can buy a Province, with normally distributed coins."""
    cards = float(max(1, seat.owned_cards(player)))
    mean = float(seat.owned_sum(player, COINS)) / cards
    spread = math.sqrt(max(0.05, float(seat.owned_sum(player, SQUARES)) / cards - mean * mean) * seen(seat, player))
    short = float(seat.cost(PROVINCE)) - 0.5 - hand_worth(seat, player)
    enough = 0.5 * math.erfc(short / spread / math.sqrt(2.0))
    return min(NEVER, 1.0 / max(0.05, enough))
