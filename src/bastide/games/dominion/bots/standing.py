"""Why a chance is what it is: points, what a hand of either deck is worth, and how long the next Province takes."""

from __future__ import annotations

import math
from typing import Final

from bastide.bots.standing import Mark, strongest
from bastide.bots.standing import changes as changed
from bastide.bots.standing import standing as stands
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

#: A hand, and the most cards that one can count on to see in a turn.
HAND: Final = 5.0
MOST_SEEN: Final = 12.0
#: A Province takes this long at most, in turns: what takes longer is as good as never.
NEVER: Final = 9.0
#: What a coin a hand, and a turn sooner, are worth in points.
COIN: Final = 3.0
TURN: Final = 2.5
#: So few gains before the end are worth a word.
SOON: Final = 6


def _sums(coins: bool) -> bytes:
    """By card: the coins, or the cards, that playing it gives."""
    found: list[int] = []
    for card in CARDS:
        plus = [line for line in TEXTS[PLAYED][card.number].lines if isinstance(line, Plus)]
        given = sum([line.coins if coins else line.cards for line in plus]) if card.types & ACTION else 0
        found.append(given + (PRINTED[card.number] if coins else 0))
    return bytes(found)


COINS: Final = _sums(True)
DRAWS: Final = _sums(False)
SQUARES: Final = bytes([coins * coins for coins in COINS])


def standing(state: State, player: int) -> list[Reason]:
    """What a player's chance to win hangs on, the weightiest first; nothing for one alone."""
    if state.players < 2:
        return []
    seat = seat_at(state, player)
    found = stands(marks(seat, rival(seat)))
    left = gains_to_end(seat)
    if left <= SOON and not state.is_over():
        found.append(Reason("soonest", {"count": left}))
    return found


def changes(state: State, player: int, played: int, better: int) -> list[Reason]:
    """What the deck is left with after an action, where another one would have left more."""
    if state.players < 2:
        return []
    other = rival(seat_at(state, player))
    sides: list[list[Mark]] = []
    for action in (played, better):
        after = state.sample(player, Rng(0))
        after.apply(player, action)
        sides.append(marks(seat_at(after, player), other))
    return changed(sides[0], sides[1])


def seat_at(state: State, player: int) -> DominionSeat:
    assert isinstance(state, DominionState)
    seat = state.seat(player)
    assert isinstance(seat, DominionSeat)
    return seat


def rival(seat: DominionSeat) -> int:
    """The strongest of the others: by points and by what a hand is worth."""
    strengths = [float(seat.points(each)) + COIN * hand_worth(seat, each) for each in range(seat.players)]
    return strongest(strengths, seat.player)


def marks(seat: DominionSeat, other: int) -> list[Mark]:
    me = seat.player
    provinces: Plain = int(max(0, seat.supply(PROVINCE)))
    who: dict[str, Plain] = {"player": other}
    mine, theirs = float(seat.points(me)), float(seat.points(other))
    found = [Mark("has_points", mine, theirs, mine - theirs, {**who, "provinces": provinces})]
    mine, theirs = hand_worth(seat, me), hand_worth(seat, other)
    found.append(Mark("hand", mine, theirs, COIN * (mine - theirs), who))
    if seat.supply(PROVINCE) > 0:
        mine, theirs = turns_to(seat, me), turns_to(seat, other)
        found.append(Mark("tempo", mine, theirs, TURN * (theirs - mine), who))
    return found


def seen(seat: DominionSeat, player: int) -> float:
    """How many cards of their deck a player sees in a turn, about: a hand, and what those cards draw."""
    drawn = float(seat.owned_sum(player, DRAWS)) / max(1, seat.owned_cards(player))
    return min(MOST_SEEN, float(seat.owned_cards(player)), HAND / max(0.1, 1.0 - drawn))


def hand_worth(seat: DominionSeat, player: int) -> float:
    """The coins that an average hand brings."""
    return seen(seat, player) * float(seat.owned_sum(player, COINS)) / max(1, seat.owned_cards(player))


def turns_to(seat: DominionSeat, player: int) -> float:
    """How many turns it takes, on average, until a hand brings a Province: as if hands scattered like a bell."""
    cards = float(max(1, seat.owned_cards(player)))
    mean = float(seat.owned_sum(player, COINS)) / cards
    spread = math.sqrt(max(0.05, float(seat.owned_sum(player, SQUARES)) / cards - mean * mean) * seen(seat, player))
    short = float(seat.cost(PROVINCE)) - 0.5 - hand_worth(seat, player)
    enough = 0.5 * math.erfc(short / spread / math.sqrt(2.0))
    return min(NEVER, 1.0 / max(0.05, enough))
