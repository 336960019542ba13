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
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS, possible_guilds
from bastide.games.seven_wonders.rules.rulebook_constants import GAME_OVER, NOT_CHOSEN
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.discard_knowledge import assign_seen_cards, find_seen_discards
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    clear_dug_up,
    dug_up_time,
    mark_dug_up,
    put_away_by,
    put_away_time,
    replace_card,
    was_seen_by,
)
from bastide.games.seven_wonders.rules.state.hidden_card_pools import (
    KNOWN_CARD,
    UNSEEN_AGE_3_POOL,
    CardPool,
    face_down_pool_key,
    find_card_pools,
    put_card_in_place,
)
from bastide.games.seven_wonders.rules.state.packed_hand import sort_hand, unpack_hand


def resample_hidden_cards(state: SevenWondersBaseState, observer: int, rng: Rng) -> None:
    """Draw everything again that the observer (-1 for a spectator) does not know."""
    state.rng = rng.split()
    if state.phase == GAME_OVER:  # all cards are public
        return
    _copy_shared_lists(state)
    _return_dug_up_cards(state)
    uncertain = [i for i in range(len(state.dug)) if observer < 0 or not was_seen_by(state.dug[i], observer)]
    pools = find_card_pools(state, observer)
    places: list[int] = []
    if uncertain:
        _draw_origins(state, observer, pools, uncertain, places, rng)
    seen = find_seen_discards(state, observer)
    cells = assign_seen_cards(state, pools, seen, rng) if seen else []
    for pool in [*pools.values(), *cells]:
        # Sort first: the sample must depend on what is known, not on where the cards really are.
        pool.cards.sort()
        if pool.key == UNSEEN_AGE_3_POOL and pool not in cells:
            _draw_guilds(state, pool, rng)
        rng.shuffle(pool.cards)
        for i in range(len(pool.places)):
            put_card_in_place(state, pool.places[i], pool.cards[i])
    _remove_dug_up_cards(state, uncertain, places, rng)
    for city in state.cities:
        city.hand = sort_hand(city.hand)
    for player, city in enumerate(state.cities):
        if player != observer and city.choice != NOT_CHOSEN:
            city.choice = rng.choice(state.choosable_actions(player))


def _copy_shared_lists(state: SevenWondersBaseState) -> None:
    """Copy all lists in which cards will be replaced."""
    state.copy_shared_discard()
    state.dug = state.dug.copy()
    for city in state.cities:
        city.copy_shared_lists()


def _draw_guilds(state: SevenWondersBaseState, pool: CardPool, rng: Rng) -> None:
    """Draw the guilds among the unseen cards of Age III from all that the observer does not know to be elsewhere."""
    elsewhere = _known_elsewhere(state, pool)
    possible = [card for card in possible_guilds(state.added) if not elsewhere[card]]
    rng.shuffle(possible)
    for i, card in enumerate(pool.cards):
        if CARDS[card].is_guild:
            pool.cards[i] = possible.pop()


def _known_elsewhere(state: SevenWondersBaseState, pool: CardPool) -> list[bool]:
    """Return by card whether it is in the game, but not in this pool. Each guild exists once."""
    found: list[bool] = [False] * len(CARDS)
    for face_down in state.discard:
        found[card_number(face_down)] = True
    for player in range(state.players):
        for card in unpack_hand(state.cities[player].hand):
            found[card] = True
        for card in state.cities[player].built:
            found[card] = True
        for face_down in state.cities[player].cards_under_board:
            found[card_number(face_down)] = True
    for card in pool.cards:
        found[card] = False
    return found


# -- cards that others have dug up -----------------------------------------------------------------------------------


def _return_dug_up_cards(state: SevenWondersBaseState) -> None:
    """Return dug-up cards to the discard pile, in an order that does not reveal where they were."""
    if not state.dug:
        return
    places: dict[int, int] = {}
    for face_down in state.discard + [int(clear_dug_up(face_down)) for face_down in state.dug]:
        # no player puts away two cards at the same time, so this key is unique
        places[int(put_away_time(face_down) << 3 | put_away_by(face_down))] = face_down
    state.discard = [places[origin] for origin in sorted(places)]


def _draw_origins(
    state: SevenWondersBaseState,
    observer: int,
    pools: dict[int, CardPool],
    uncertain: list[int],
    places: list[int],
    rng: Rng,
) -> bool:
    """Draw a place in the discard pile for each dug-up card, and remove the card from the pool of that place.

    Backtrack if a later card finds no place.
    """
    if len(places) == len(uncertain):
        return True
    dug = state.dug[uncertain[len(places)]]
    card = int(card_number(dug))
    possible: list[int] = []
    weights: list[float] = []
    for place, face_down in enumerate(state.discard):
        if place not in places and put_away_time(face_down) <= dug_up_time(dug):
            key = int(face_down_pool_key(face_down, observer, state.players))
            held = [int(card_number(face_down))] if key == KNOWN_CARD else pools[key].cards
            if card in held:
                possible.append(place)
                weights.append(held.count(card) / len(held))
    while possible:
        at = _draw_by_weight(weights, rng)
        place = possible.pop(at)
        weights.pop(at)
        pool = pools.get(int(face_down_pool_key(state.discard[place], observer, state.players)))
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


def _remove_dug_up_cards(state: SevenWondersBaseState, uncertain: list[int], places: list[int], rng: Rng) -> None:
    """Take the dug-up cards out again: from the drawn places, or else from any place that holds the card now."""
    for i in range(len(state.dug)):
        dug = state.dug[i]
        if i in uncertain:
            place = places[uncertain.index(i)]
        else:
            place = rng.choice(_places_with_equal_card(state, dug, places))
            places.append(place)
        origin = replace_card(state.discard[place], card_number(dug))
        state.dug[i] = mark_dug_up(origin, dug_up_time(dug))
    state.discard = [face_down for place, face_down in enumerate(state.discard) if place not in places]


def _places_with_equal_card(state: SevenWondersBaseState, dug: int, taken: list[int]) -> list[int]:
    """Return the places that held an equal card when this one was dug up."""
    found: list[int] = []
    for place, face_down in enumerate(state.discard):
        if (
            place not in taken
            and card_number(face_down) == card_number(dug)
            and put_away_time(face_down) <= dug_up_time(dug)
        ):
            found.append(place)
    return found
