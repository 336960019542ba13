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

from typing import TYPE_CHECKING, Final, final

from bastide.core.rng import Rng
from bastide.games.seven_wonders.cards import CARDS, FIRST_GUILD
from bastide.games.seven_wonders.constants import LAST_TURN, NOT_YET
from bastide.games.seven_wonders.traces import (
    age_of,
    by_of,
    card_of,
    dug_up,
    put_away,
    seen_by,
    swap_origins,
    turn_of,
    with_card,
)

if TYPE_CHECKING:
    from bastide.games.seven_wonders.state import SevenWondersState

#: The pool of a card that the observer knows.
KNOWN: Final = -1


def first_holder(age: int, turn: int, holder: int, players: int) -> int:
    """Who was dealt the hand that a player holds in this turn. Hands go left in the Ages I and III, right in II."""
    passes = min(turn, LAST_TURN) - 1
    return (holder + passes) % players if age == 2 else (holder - passes) % players


def last_sight(age: int, turn: int, holder: int, observer: int, players: int) -> int:
    """The last turn up to this one in which the observer held the hand that ``holder`` holds now; 0 if never."""
    hand = first_holder(age, turn, holder, players)
    for earlier in range(min(turn, LAST_TURN), 0, -1):
        if first_holder(age, earlier, observer, players) == hand:
            return earlier
    return 0


def pool_of(age: int, turn: int, holder: int, observer: int, players: int) -> int:
    """The pool of a card in, or just out of, the hand that ``holder`` had in this turn."""
    if holder == observer:
        return KNOWN
    sight = last_sight(age, turn, holder, observer, players) if observer >= 0 else 0
    hand = first_holder(age, turn, holder, players) if sight else 0
    return age << 8 | hand << 4 | sight


def pool_of_trace(trace: int, observer: int, players: int) -> int:
    if observer >= 0 and seen_by(trace, observer):
        return KNOWN
    return pool_of(age_of(trace), turn_of(trace), by_of(trace), observer, players)


@final
class Pool:
    """Cards, and the places they lie in: a hand, the cards under a board or the discard, and the index in it."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.places: list[tuple[int, int]] = []
        self.cards: list[int] = []


_DISCARD: Final = -1


def redraw(state: SevenWondersState, observer: int, rng: Rng) -> None:
    """Draw everything anew that the observer (or, as -1, a spectator) does not know."""
    state.rng = rng.split()
    _draw_dug(state, observer, rng)
    for pool in _pools(state, observer):
        pool.cards.sort()  # so that what is drawn does not depend on how the cards really lie
        if pool.key == 3 << 8:
            _draw_guilds(state, pool, rng)
        rng.shuffle(pool.cards)
        for (where, index), card in zip(pool.places, pool.cards, strict=True):
            _lay(state, where, index, card)
    for player in range(state.players):
        state.hands[player].sort()
    for player in range(state.players):
        if player != observer and state.choices[player] != NOT_YET:
            state.choices[player] = rng.choice(state.alternatives(player))


def _pools(state: SevenWondersState, observer: int) -> list[Pool]:
    pools: dict[int, Pool] = {}
    players = state.players
    for i, trace in enumerate(state.discard):
        _put(pools, pool_of_trace(trace, observer, players), _DISCARD, i, card_of(trace))
    for player in range(players):
        for i, trace in enumerate(state.cities[player].under):
            _put(pools, pool_of_trace(trace, observer, players), players + player, i, card_of(trace))
        if state.hands[player]:
            key = pool_of(int(state.age), int(state.turn), player, observer, players)
            for i, card in enumerate(state.hands[player]):
                _put(pools, key, player, i, card)
    return [pools[key] for key in sorted(pools)]


def _put(pools: dict[int, Pool], key: int, where: int, index: int, card: int) -> None:
    if key == KNOWN:
        return
    if key not in pools:
        pools[key] = Pool(key)
    pools[key].places.append((where, index))
    pools[key].cards.append(card)


def _lay(state: SevenWondersState, where: int, index: int, card: int) -> None:
    if where == _DISCARD:
        state.discard[index] = with_card(state.discard[index], card)
    elif where < state.players:
        state.hands[where][index] = card
    else:
        under = state.cities[where - state.players].under
        under[index] = with_card(under[index], card)


def _draw_guilds(state: SevenWondersState, pool: Pool, rng: Rng) -> None:
    """Which guilds the unseen cards of Age III are: any that the observer does not know to be elsewhere."""
    possible = [card for card in range(FIRST_GUILD, len(CARDS)) if not _is_elsewhere(state, card, pool)]
    rng.shuffle(possible)
    for i, card in enumerate(pool.cards):
        if card >= FIRST_GUILD:
            pool.cards[i] = possible.pop()


def _is_elsewhere(state: SevenWondersState, guild: int, pool: Pool) -> bool:
    """Whether a guild (there is one of each) is in the game, but not in this pool."""
    if guild in pool.cards:
        return False
    for player in range(state.players):
        city = state.cities[player]
        if guild in state.hands[player] or guild in city.built or guild in [card_of(trace) for trace in city.under]:
            return True
    return guild in [card_of(trace) for trace in state.discard]


def _draw_dug(state: SevenWondersState, observer: int, rng: Rng) -> None:
    """Draw from which place of the discard each card was dug up, and exchange the two places' origins."""
    for i in range(len(state.dug)):
        trace = state.dug[i]
        if observer >= 0 and seen_by(trace, observer):
            continue
        card = card_of(trace)
        pools = _pools(state, observer)
        home = pool_of_trace(trace, observer, state.players)
        places = [_DISCARD]
        weights = [_likelihood(pools, home, card, 1)]
        for place, other in enumerate(state.discard):
            if put_away(other) <= dug_up(trace):
                key = pool_of_trace(other, observer, state.players)
                places.append(place)
                if key == KNOWN:
                    weights.append(1.0 if card_of(other) == card else 0.0)
                else:
                    weights.append(_likelihood(pools, key, card, 1 if key == home else 0))
        place = places[_drawn(weights, rng)]
        if place != _DISCARD:
            _exchange(state, observer, i, place, pools)


def _likelihood(pools: list[Pool], key: int, card: int, extra: int) -> float:
    """How likely a place of this pool is to hold the card; ``extra``: the dug-up card belonged to the pool too."""
    for pool in pools:
        if pool.key == key:
            return (pool.cards.count(card) + extra) / (len(pool.cards) + extra)
    return 1.0


def _drawn(weights: list[float], rng: Rng) -> int:
    rest = rng.uniform() * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return 0


def _exchange(state: SevenWondersState, observer: int, dug: int, place: int, pools: list[Pool]) -> None:
    """Let the dug-up card come from ``place``, and what lies in ``place`` from where the card was thought to come.

    Each pool must keep its cards. So what lies in ``place`` and an equal of the dug-up card change places first.
    """
    was, is_now = state.dug[dug], state.discard[place]
    key = pool_of_trace(is_now, observer, state.players)
    if key != KNOWN and key != pool_of_trace(was, observer, state.players):
        for pool in pools:
            if pool.key == key:
                where, index = pool.places[pool.cards.index(card_of(was))]
                _lay(state, where, index, card_of(is_now))
                is_now = with_card(is_now, card_of(was))
    state.dug[dug] = swap_origins(was, is_now)
    state.discard[place] = swap_origins(is_now, was)
