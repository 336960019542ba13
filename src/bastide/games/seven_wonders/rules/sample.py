"""What a player knows of the face-down cards, and positions drawn at random that fit it.

Hands travel. Who has held a hand knows what was in it; what others take out of it and construct lies open; what they
sell or put under their boards is hidden. So for one observer every hidden card of an Age belongs to one *pool*: cards
that the observer knows to be these, without knowing which lies where.

* What was taken out of a hand after the observer held it, and what is still in it: one pool for each time the
  observer held it (if it comes round again, the cards missed meanwhile are a pool of their own).
* Everything the observer never held: one pool for each Age, since the decks are known. Only in Age III it is not known
  which guilds are in the game: those in this pool are drawn anew from all guilds not located elsewhere.
* Own cards, and those seen while digging, are known and stay where they are.

Any way of laying a pool's cards on its places is possible and, without a guess at how the others play, equally likely.
So it is enough to shuffle each pool: the pools themselves follow from the traces, nothing else needs to be stored.

A card that somebody else dug up is the one complication. If equal cards lay face down in several places, the observer
does not know which of them it was; so that is drawn first, each place as likely as it is to have held that card.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.rng import Rng
from bastide.games.seven_wonders.rules.cards import CARDS, FIRST_GUILD
from bastide.games.seven_wonders.rules.circle import Circle
from bastide.games.seven_wonders.rules.constants import LAST_TURN, NOT_YET
from bastide.games.seven_wonders.rules.face_down import (
    age_of,
    by_of,
    card_of,
    dug_trace,
    dug_up,
    put_away,
    put_back,
    seen_by,
    turn_of,
    with_card,
)

#: The pool of a card that the observer knows.
KNOWN: Final = -1
#: A place is an index with this many bits, and above them where it is an index in.
_WHERE: Final = 8


def first_holder(age: i64, turn: i64, holder: i64, players: i64) -> i64:
    """Who was dealt the hand that a player holds in this turn. Hands go left in the Ages I and III, right in II."""
    passes: i64 = (turn if turn < LAST_TURN else LAST_TURN) - 1
    return (holder + passes) % players if age == 2 else (holder + LAST_TURN * players - passes) % players


def last_sight(age: i64, turn: i64, holder: i64, observer: i64, players: i64) -> i64:
    """The last turn up to this one in which the observer held the hand that ``holder`` holds now; 0 if never."""
    hand: i64 = first_holder(age, turn, holder, players)
    first: i64 = 1 + (hand + players - observer if age == 2 else observer + players - hand) % players
    now: i64 = turn if turn < LAST_TURN else LAST_TURN
    return first + (now - first) // players * players if first <= now else 0


def pool_of(age: i64, turn: i64, holder: i64, observer: i64, players: i64) -> i64:
    """The pool of a card in, or just out of, the hand that ``holder`` had in this turn."""
    if holder == observer:
        return KNOWN
    sight: i64 = last_sight(age, turn, holder, observer, players) if observer >= 0 else 0
    hand: i64 = first_holder(age, turn, holder, players) if sight > 0 else 0
    return age << 8 | hand << 4 | sight


def pool_of_trace(trace: i64, observer: i64, players: i64) -> i64:
    if observer >= 0 and seen_by(trace, observer):
        return KNOWN
    return pool_of(age_of(trace), turn_of(trace), by_of(trace), observer, players)


@final
class Pool:
    """Cards, and the places they lie in (see ``_lay``)."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.places: list[int] = []
        self.cards: list[int] = []


def redraw(circle: Circle, observer: int, rng: Rng) -> None:
    """Draw everything anew that the observer (or, as -1, a spectator) does not know."""
    circle.rng = rng.split()
    doubtful = [i for i in range(len(circle.dug)) if observer < 0 or not seen_by(circle.dug[i], observer)]
    if doubtful:
        _put_back(circle, doubtful)
    pools = _pools(circle, observer)
    places: list[int] = []
    if doubtful:
        _dig_again(circle, observer, pools, doubtful, places, rng)
    for pool in pools.values():
        # in order first: what is drawn must depend on what is known, not on how things really lie
        pool.cards.sort()
        if pool.key == 3 << 8:
            _draw_guilds(circle, pool, rng)
        rng.shuffle(pool.cards)
        for i in range(len(pool.places)):
            _lay(circle, pool.places[i], pool.cards[i])
    if doubtful:
        _take_out(circle, doubtful, places)
    for player in range(circle.players):
        circle.hands[player].sort()
    for player in range(circle.players):
        if player != observer and circle.choices[player] != NOT_YET:
            circle.choices[player] = rng.choice(circle.alternatives(player))


def _pools(circle: Circle, observer: i64) -> dict[int, Pool]:
    pools: dict[int, Pool] = {}
    players: i64 = circle.players
    for i in range(len(circle.discard)):
        trace: i64 = circle.discard[i]
        _put(pools, pool_of_trace(trace, observer, players), i, card_of(trace))
    for player in range(players):
        under = circle.cities[player].under
        for i in range(len(under)):
            trace = under[i]
            _put(pools, pool_of_trace(trace, observer, players), (1 + player) << _WHERE | i, card_of(trace))
        hand = circle.hands[player]
        if hand:
            key: i64 = pool_of(circle.age, circle.turn, player, observer, players)
            for i in range(len(hand)):
                _put(pools, key, (1 + players + player) << _WHERE | i, hand[i])
    return pools


def _put(pools: dict[int, Pool], key: i64, place: i64, card: i64) -> None:
    if key == KNOWN:
        return
    pool = pools.get(key)
    if pool is None:
        pool = Pool(int(key))
        pools[key] = pool
    pool.places.append(place)
    pool.cards.append(card)


def _lay(circle: Circle, place: i64, card: i64) -> None:
    """Put a card in a place. Above the index, 0 is the discard; then come what is under the boards, and the hands."""
    where: i64 = place >> _WHERE
    index: i64 = place & ((1 << _WHERE) - 1)
    if where == 0:
        circle.discard[index] = with_card(circle.discard[index], card)
    elif where <= circle.players:
        under = circle.cities[where - 1].under
        under[index] = with_card(under[index], card)
    else:
        circle.hands[where - 1 - circle.players][index] = card


def _draw_guilds(circle: Circle, pool: Pool, rng: Rng) -> None:
    """Which guilds the unseen cards of Age III are: any that the observer does not know to be elsewhere."""
    possible = [card for card in range(FIRST_GUILD, len(CARDS)) if not _is_elsewhere(circle, card, pool)]
    rng.shuffle(possible)
    for i, card in enumerate(pool.cards):
        if card >= FIRST_GUILD:
            pool.cards[i] = possible.pop()


def _is_elsewhere(circle: Circle, guild: int, pool: Pool) -> bool:
    """Whether a guild (there is one of each) is in the game, but not in this pool."""
    if guild in pool.cards:
        return False
    for player in range(circle.players):
        city = circle.cities[player]
        if guild in circle.hands[player] or guild in city.built or guild in [card_of(trace) for trace in city.under]:
            return True
    return guild in [card_of(trace) for trace in circle.discard]


# -- cards that others have dug up -----------------------------------------------------------------------------------


def _put_back(circle: Circle, doubtful: list[int]) -> None:
    """Lay dug-up cards back into the discard, and that in an order which does not betray where they were."""
    places: dict[int, int] = {}
    for trace in circle.discard + [int(put_back(circle.dug[i])) for i in doubtful]:
        # nobody puts away two cards at the same moment, so no two are alike in this
        places[int(put_away(trace) << 3 | by_of(trace))] = trace
    circle.discard = [places[origin] for origin in sorted(places)]


def _dig_again(
    circle: Circle, observer: int, pools: dict[int, Pool], doubtful: list[int], places: list[int], rng: Rng
) -> bool:
    """Draw for each dug-up card a place in the discard where it may have lain, and take it out of that place's pool.

    If a later card finds no place any more, an earlier one is drawn again.
    """
    if len(places) == len(doubtful):
        return True
    dug = circle.dug[doubtful[len(places)]]
    card = int(card_of(dug))
    possible: list[int] = []
    weights: list[float] = []
    for place, trace in enumerate(circle.discard):
        if place not in places and put_away(trace) <= dug_up(dug):
            key = int(pool_of_trace(trace, observer, circle.players))
            held = [int(card_of(trace))] if key == KNOWN else pools[key].cards
            if card in held:
                possible.append(place)
                weights.append(held.count(card) / len(held))
    while possible:
        at = _drawn(weights, rng)
        place = possible.pop(at)
        weights.pop(at)
        pool = pools.get(int(pool_of_trace(circle.discard[place], observer, circle.players)))
        if pool is not None:
            pool.cards.remove(card)
            pool.places.remove(place)
        places.append(place)
        if _dig_again(circle, observer, pools, doubtful, places, rng):
            return True
        places.pop()
        if pool is not None:
            pool.cards.append(card)
            pool.places.append(place)
    return False


def _drawn(weights: list[float], rng: Rng) -> int:
    """An index, each as likely as its weight says."""
    rest = rng.uniform() * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return len(weights) - 1


def _take_out(circle: Circle, doubtful: list[int], places: list[int]) -> None:
    """Take the dug-up cards out of the places that were drawn for them."""
    for i, place in zip(doubtful, places, strict=True):
        origin = with_card(circle.discard[place], card_of(circle.dug[i]))
        circle.dug[i] = dug_trace(origin, dug_up(circle.dug[i]))
    circle.discard = [trace for place, trace in enumerate(circle.discard) if place not in places]
