"""What somebody who has looked through the discard remembers: which cards lay there, but not who had put which there.

A look shows everything that lies there. What was not there at the look before makes a *group*: its cards are known, its
places are known, and which card came to which place is known only by the pools (pools.py) that both belong to. Places
of one pool and one group make a cell. The cards of a pool are divided among its cells and the places nobody has looked
at, so that each group has the cards that were seen; every way of laying cards on places that fits is as likely as any
other. So a card that only one pool can have brought goes there; where equal cards are in several pools, the ways to
divide them are counted, and one of them is drawn.
"""

from __future__ import annotations

from math import comb
from typing import final

from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.face_down import age_of, by_of, card_of, moment, put_away, seen_by, turn_of
from bastide.games.seven_wonders.rules.state.pools import CardPool


def sightings(circle: Circle, observer: int) -> dict[int, int]:
    """The places in the discard that the observer has looked at, own cards apart, and the group of each."""
    seen: dict[int, int] = {}
    if observer < 0:
        return seen
    looks = _looks(circle, observer)
    for place, trace in enumerate(circle.discard):
        if seen_by(trace, observer) and by_of(trace) != observer:
            group = 0
            while group < len(looks) and looks[group] < put_away(trace):
                group += 1
            seen[place] = group
    return seen


def _looks(circle: Circle, observer: int) -> list[int]:
    """The moments of the stages that let the observer dig."""
    city = circle.cities[observer]
    found: list[int] = []
    for stage, trace in enumerate(city.under):
        if BOARDS[city.board].sides[city.side][stage].digs:
            found.append(int(moment(age_of(trace), turn_of(trace))))
    return found


@final
class Division:
    """A way to divide equal cards among cells: how many go to each, and in how many ways that can be."""

    def __init__(self, parts: list[int], ways: float) -> None:
        self.parts = parts
        self.ways = ways


def allotted(circle: Circle, pools: dict[int, CardPool], seen: dict[int, int], rng: Rng) -> list[CardPool]:
    """The cells, with cards drawn for each of them; what remains of the pools are their other places and cards."""
    cells: list[CardPool] = []
    groups: list[int] = []
    seen_cards: dict[int, list[int]] = {}
    for pool in pools.values():
        first = len(cells)
        for place in pool.places:
            if place not in seen:
                continue
            group = seen[place]
            at = first
            while at < len(cells) and groups[at] != group:
                at += 1
            if at == len(cells):
                cells.append(CardPool(pool.key))
                groups.append(group)
            cells[at].places.append(place)
            seen_cards.setdefault(int(card_of(circle.discard[place])), []).append(group)
        pool.places = [place for place in pool.places if place not in seen]
    for age in range(1, 4):
        cards = sorted([card for card in seen_cards if CARDS[card].age == age])
        divisions = [_divisions(card, seen_cards[card], pools, cells, groups) for card in cards]
        room = [len(cell.places) if cell.key >> 8 == age else 0 for cell in cells]
        _divide(cards, Divider(divisions).drawn(room, rng), pools, cells)
    return cells


def _divide(cards: list[int], drawn: list[Division], pools: dict[int, CardPool], cells: list[CardPool]) -> None:
    for card, division in zip(cards, drawn, strict=True):
        for cell, count in zip(cells, division.parts, strict=True):
            for _ in range(count):
                cell.cards.append(card)
                pools[cell.key].cards.remove(card)


def _divisions(
    card: int, seen_in: list[int], pools: dict[int, CardPool], cells: list[CardPool], groups: list[int]
) -> list[Division]:
    """All ways to divide the copies of a card that were seen, one for each group in ``seen_in``, among the cells."""
    ways = [Division([], 1.0)]
    for at, cell in enumerate(cells):
        longer: list[Division] = []
        last = at + 1 == len(cells) or groups[at] not in groups[at + 1 :]
        for way in ways:
            needed = seen_in.count(groups[at])
            left = pools[cell.key].cards.count(card)
            for before, part in enumerate(way.parts):
                if groups[before] == groups[at]:
                    needed -= part
                if cells[before].key == cell.key:
                    left -= part
            for part in range(needed if last else 0, min(needed, left, len(cell.places)) + 1):
                longer.append(Division([*way.parts, part], way.ways * comb(left, part)))
        ways = longer
    return ways


@final
class Divider:
    """Counts the ways to divide one card after the other, and draws one of them."""

    def __init__(self, divisions: list[list[Division]]) -> None:
        self.divisions = divisions
        self.counted: list[dict[str, float]] = [{} for _ in divisions]

    def drawn(self, room: list[int], rng: Rng) -> list[Division]:
        found: list[Division] = []
        for at in range(len(self.divisions)):
            rest = rng.uniform() * self.ways(at, room)
            chosen = self.divisions[at][0]
            for division in self.divisions[at]:
                ways = self._ways_with(division, at, room)
                if ways > 0.0:
                    chosen = division
                    rest -= ways
                    if rest < 0.0:
                        break
            found.append(chosen)
            room = [space - part for space, part in zip(room, chosen.parts, strict=True)]
        return found

    def ways(self, at: int, room: list[int]) -> float:
        """In how many ways the cards from this one on fill the room there is."""
        if at == len(self.divisions):
            return 0.0 if any(room) else 1.0
        key = str(room)
        if key not in self.counted[at]:
            self.counted[at][key] = sum([self._ways_with(division, at, room) for division in self.divisions[at]])
        return self.counted[at][key]

    def _ways_with(self, division: Division, at: int, room: list[int]) -> float:
        left: list[int] = []
        for space, part in zip(room, division.parts, strict=True):
            if part > space:
                return 0.0
            left.append(space - part)
        return division.ways * self.ways(at + 1, left)
