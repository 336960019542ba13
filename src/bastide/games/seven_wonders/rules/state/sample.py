"""Sampled positions: hidden cards drawn at random so that they fit what a player knows.

Every assignment of the cards of a pool (``hidden_card_pools``) to its places is possible. Without a model of the other
players all assignments are equally likely, so each pool is shuffled. Digging adds two complications:

* A player who has looked through the discard pile knows its cards, but not who put which card there
  (``discard_knowledge``).
* A card dug up by another player is public. If several face-down places may have held equal cards, the place is
  unknown. It is drawn first, weighted by the chance that the place held the card.
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


def redraw(state: Circle, observer: int, rng: Rng) -> None:
    """Draw everything again that the observer (-1 for a spectator) does not know."""
    state.rng = rng.split()
    if state.phase == OVER:  # all cards are public
        return
    _copy_shared_lists(state)
    _return_dug_up_cards(state)
    uncertain = [i for i in range(len(state.dug)) if observer < 0 or not seen_by(state.dug[i], observer)]
    pools = pools_of(state, observer)
    places: list[int] = []
    if uncertain:
        _draw_origins(state, observer, pools, uncertain, places, rng)
    seen = sightings(state, observer)
    cells = allotted(state, pools, seen, rng) if seen else []
    for pool in [*pools.values(), *cells]:
        # Sort first: the sample must depend on what is known, not on where the cards really are.
        pool.cards.sort()
        if pool.key == UNSEEN_GUILDS and pool not in cells:
            _draw_guilds(state, pool, rng)
        rng.shuffle(pool.cards)
        for i in range(len(pool.places)):
            lay(state, pool.places[i], pool.cards[i])
    _remove_dug_up_cards(state, uncertain, places, rng)
    for city in state.cities:
        city.hand = in_order(city.hand)
    for player, city in enumerate(state.cities):
        if player != observer and city.choice != NOT_YET:
            city.choice = rng.choice(state.alternatives(player))


def _copy_shared_lists(state: Circle) -> None:
    """Copy all lists in which cards will be replaced."""
    state.own_discard()
    state.dug = state.dug.copy()
    for city in state.cities:
        city.own_rows()


def _draw_guilds(state: Circle, pool: CardPool, rng: Rng) -> None:
    """Draw the guilds among the unseen cards of Age III from all that the observer does not know to be elsewhere."""
    elsewhere = _known_elsewhere(state, pool)
    possible = [card for card in range(FIRST_GUILD, len(CARDS)) if not elsewhere[card]]
    rng.shuffle(possible)
    for i, card in enumerate(pool.cards):
        if card >= FIRST_GUILD:
            pool.cards[i] = possible.pop()


def _known_elsewhere(state: Circle, pool: CardPool) -> list[bool]:
    """Return by card whether it is in the game, but not in this pool. Each guild exists once."""
    found: list[bool] = [False] * len(CARDS)
    for face_down in state.discard:
        found[card_of(face_down)] = True
    for player in range(state.players):
        for card in cards_in(state.cities[player].hand):
            found[card] = True
        for card in state.cities[player].built:
            found[card] = True
        for face_down in state.cities[player].under:
            found[card_of(face_down)] = True
    for card in pool.cards:
        found[card] = False
    return found


# -- cards that others have dug up -----------------------------------------------------------------------------------


def _return_dug_up_cards(state: Circle) -> None:
    """Return dug-up cards to the discard pile, in an order that does not reveal where they were."""
    if not state.dug:
        return
    places: dict[int, int] = {}
    for face_down in state.discard + [int(put_back(face_down)) for face_down in state.dug]:
        # no player puts away two cards at the same time, so this key is unique
        places[int(put_away(face_down) << 3 | by_of(face_down))] = face_down
    state.discard = [places[origin] for origin in sorted(places)]


def _draw_origins(
    state: Circle, observer: int, pools: dict[int, CardPool], uncertain: list[int], places: list[int], rng: Rng
) -> bool:
    """Draw a place in the discard pile for each dug-up card, and remove the card from the pool of that place.

    Backtrack if a later card finds no place.
    """
    if len(places) == len(uncertain):
        return True
    dug = state.dug[uncertain[len(places)]]
    card = int(card_of(dug))
    possible: list[int] = []
    weights: list[float] = []
    for place, face_down in enumerate(state.discard):
        if place not in places and put_away(face_down) <= dug_up(dug):
            key = int(pool_of_trace(face_down, observer, state.players))
            held = [int(card_of(face_down))] if key == KNOWN else pools[key].cards
            if card in held:
                possible.append(place)
                weights.append(held.count(card) / len(held))
    while possible:
        at = _draw_by_weight(weights, rng)
        place = possible.pop(at)
        weights.pop(at)
        pool = pools.get(int(pool_of_trace(state.discard[place], observer, state.players)))
        if pool is not None:
            pool.cards.remove(card)
            pool.places.remove(place)
        places.append(place)
        if _draw_origins(state, observer, pools, uncertain, places, rng):
            return True
        places.pop()
        if pool is not None:
            pool.cards.append(card)
            pool.places.append(place)
    return False


def _draw_by_weight(weights: list[float], rng: Rng) -> int:
    """Draw an index by weight."""
    rest = rng.uniform() * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return len(weights) - 1


def _remove_dug_up_cards(state: Circle, uncertain: list[int], places: list[int], rng: Rng) -> None:
    """Take the dug-up cards out again: from the drawn places, or else from any place that holds the card now."""
    for i in range(len(state.dug)):
        dug = state.dug[i]
        if i in uncertain:
            place = places[uncertain.index(i)]
        else:
            place = rng.choice(_places_with_equal_card(state, dug, places))
            places.append(place)
        origin = with_card(state.discard[place], card_of(dug))
        state.dug[i] = dug_trace(origin, dug_up(dug))
    state.discard = [face_down for place, face_down in enumerate(state.discard) if place not in places]


def _places_with_equal_card(state: Circle, dug: int, taken: list[int]) -> list[int]:
    """Return the places that held an equal card when this one was dug up."""
    found: list[int] = []
    for place, face_down in enumerate(state.discard):
        if place not in taken and card_of(face_down) == card_of(dug) and put_away(face_down) <= dug_up(dug):
            found.append(place)
    return found
