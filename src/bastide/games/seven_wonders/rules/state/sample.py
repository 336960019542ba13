"""Positions drawn at random that fit what a player knows (pools.py).

Any way of laying a pool's cards on its places is possible and, without a guess at how the others play, equally likely.
So it is enough to shuffle each pool. Digging makes two complications:

* Who has looked through the discard knows which cards lay there, and not who had put which of them there
  (sightings.py).
* What somebody else dug up lies open, but if equal cards lay face down in several places, nobody knows which of them it
  was; so that is drawn first, each place as likely as it is to have held that card.
"""

from __future__ import annotations

from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.cards.cards import CARDS, FIRST_GUILD
from bastide.games.seven_wonders.rules.constants import NOT_YET, OVER
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.face_down import (
    by_of,
    card_of,
    dug_trace,
    dug_up,
    put_away,
    put_back,
    seen_by,
    with_card,
)
from bastide.games.seven_wonders.rules.state.hand import cards_in, in_order
from bastide.games.seven_wonders.rules.state.pools import KNOWN, UNSEEN_GUILDS, CardPool, lay, pool_of_trace, pools_of
from bastide.games.seven_wonders.rules.state.sightings import allotted, sightings


def redraw(circle: Circle, observer: int, rng: Rng) -> None:
    """Draw everything anew that the observer (or, as -1, a spectator) does not know."""
    circle.rng = rng.split()
    if circle.phase == OVER:  # everything has been turned up
        return
    _take_rows(circle)
    _put_back(circle)
    doubtful = [i for i in range(len(circle.dug)) if observer < 0 or not seen_by(circle.dug[i], observer)]
    pools = pools_of(circle, observer)
    places: list[int] = []
    if doubtful:
        _dig_again(circle, observer, pools, doubtful, places, rng)
    seen = sightings(circle, observer)
    cells = allotted(circle, pools, seen, rng) if seen else []
    for pool in [*pools.values(), *cells]:
        # in order first: what is drawn must depend on what is known, not on how things really lie
        pool.cards.sort()
        if pool.key == UNSEEN_GUILDS and pool not in cells:
            _draw_guilds(circle, pool, rng)
        rng.shuffle(pool.cards)
        for i in range(len(pool.places)):
            lay(circle, pool.places[i], pool.cards[i])
    _take_out(circle, doubtful, places, rng)
    for city in circle.cities:
        city.hand = in_order(city.hand)
    for player, city in enumerate(circle.cities):
        if player != observer and city.choice != NOT_YET:
            city.choice = rng.choice(circle.alternatives(player))


def _take_rows(circle: Circle) -> None:
    """Rows of its own for the circle, in which other cards can be laid."""
    circle.own_discard()
    circle.dug = circle.dug.copy()
    for city in circle.cities:
        city.own_rows()


def _draw_guilds(circle: Circle, pool: CardPool, rng: Rng) -> None:
    """Which guilds the unseen cards of Age III are: any that the observer does not know to be elsewhere."""
    elsewhere = _known_to_be_there(circle, pool)
    possible = [card for card in range(FIRST_GUILD, len(CARDS)) if not elsewhere[card]]
    rng.shuffle(possible)
    for i, card in enumerate(pool.cards):
        if card >= FIRST_GUILD:
            pool.cards[i] = possible.pop()


def _known_to_be_there(circle: Circle, pool: CardPool) -> list[bool]:
    """By card: whether a guild (there is one of each) is in the game, but not in this pool."""
    found: list[bool] = [False] * len(CARDS)
    for trace in circle.discard:
        found[card_of(trace)] = True
    for player in range(circle.players):
        for card in cards_in(circle.cities[player].hand):
            found[card] = True
        for card in circle.cities[player].built:
            found[card] = True
        for trace in circle.cities[player].under:
            found[card_of(trace)] = True
    for card in pool.cards:
        found[card] = False
    return found


# -- cards that others have dug up -----------------------------------------------------------------------------------


def _put_back(circle: Circle) -> None:
    """Lay dug-up cards back into the discard, and that in an order which does not betray where they were."""
    if not circle.dug:
        return
    places: dict[int, int] = {}
    for trace in circle.discard + [int(put_back(trace)) for trace in circle.dug]:
        # nobody puts away two cards at the same moment, so no two are alike in this
        places[int(put_away(trace) << 3 | by_of(trace))] = trace
    circle.discard = [places[origin] for origin in sorted(places)]


def _dig_again(
    circle: Circle, observer: int, pools: dict[int, CardPool], doubtful: list[int], places: list[int], rng: Rng
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


def _take_out(circle: Circle, doubtful: list[int], places: list[int], rng: Rng) -> None:
    """Take the dug-up cards out again: of the places that were drawn for them, else of any where the card lies now."""
    for i in range(len(circle.dug)):
        dug = circle.dug[i]
        if i in doubtful:
            place = places[doubtful.index(i)]
        else:
            place = rng.choice(_lying(circle, dug, places))
            places.append(place)
        origin = with_card(circle.discard[place], card_of(dug))
        circle.dug[i] = dug_trace(origin, dug_up(dug))
    circle.discard = [trace for place, trace in enumerate(circle.discard) if place not in places]


def _lying(circle: Circle, dug: int, taken: list[int]) -> list[int]:
    """The places that held an equal card when this one was dug up."""
    found: list[int] = []
    for place, trace in enumerate(circle.discard):
        if place not in taken and card_of(trace) == card_of(dug) and put_away(trace) <= dug_up(dug):
            found.append(place)
    return found
