"""Knowledge of a player who has looked through the discard pile: the cards there, but not who put which card there.

A look shows all cards of the pile. The cards that were added since the previous look form a *group*: its cards and its
places are known. Which card came to which place is restricted only by the pools (``hidden_card_pools``) of both. Places
of one pool and one group form a *cell*. The cards of a pool are divided among its cells and the places not looked at,
so that each group has the cards that were seen. All assignments that fit are equally likely. So where equal cards are
in several pools, the ways to divide them are counted, and one is drawn.
"""

from __future__ import annotations

from math import comb
from typing import final

from bastide.core.randomness.rng import Rng
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    put_away_age,
    put_away_by,
    put_away_time,
    put_away_turn,
    time_index,
    was_seen_by,
)
from bastide.games.seven_wonders.rules.state.hidden_card_pools import CardPool


def find_seen_discards(state: SevenWondersBaseState, observer: int) -> dict[int, int]:
    """Return the places in the discard pile that the observer has looked at, without own cards, with their groups."""
    seen: dict[int, int] = {}
    if observer < 0:
        return seen
    look_times = _look_times(state, observer)
    for place, face_down in enumerate(state.discard):
        if was_seen_by(face_down, observer) and put_away_by(face_down) != observer:
            group = 0
            while group < len(look_times) and look_times[group] < put_away_time(face_down):
                group += 1
            seen[place] = group
    return seen


def _look_times(state: SevenWondersBaseState, observer: int) -> list[int]:
    """Return the time indices of the stages that let the observer dig."""
    city = state.cities[observer]
    found: list[int] = []
    for stage, face_down in enumerate(city.cards_under_board):
        if BOARDS[city.board].sides[city.side][stage].allows_digging:
            found.append(int(time_index(put_away_age(face_down), put_away_turn(face_down))))
    return found


@final
class CardDivision:
    """A division of equal cards among cells: the number for each cell, and the number of ways to do that."""

    def __init__(self, parts: list[int], ways: float) -> None:
        self.parts = parts
        self.ways = ways


def assign_seen_cards(
    state: SevenWondersBaseState, pools: dict[int, CardPool], seen: dict[int, int], rng: Rng
) -> list[CardPool]:
    """Return the cells with cards drawn for each. The pools keep the other places and cards."""
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
            seen_cards.setdefault(int(card_number(state.discard[place])), []).append(group)
        pool.places = [place for place in pool.places if place not in seen]
    for age in range(1, 4):
        cards = sorted([card for card in seen_cards if CARDS[card].age == age])
        divisions = [_list_divisions(card, seen_cards[card], pools, cells, groups) for card in cards]
        room = [len(cell.places) if cell.key >> 8 == age else 0 for cell in cells]
        _apply_divisions(cards, DivisionSampler(divisions).draw_divisions(room, rng), pools, cells)
    return cells


def _apply_divisions(
    cards: list[int], drawn: list[CardDivision], pools: dict[int, CardPool], cells: list[CardPool]
) -> None:
    for card, division in zip(cards, drawn, strict=True):
        for cell, count in zip(cells, division.parts, strict=True):
            for _ in range(count):
                cell.cards.append(card)
                pools[cell.key].cards.remove(card)


def _list_divisions(
    card: int, seen_in: list[int], pools: dict[int, CardPool], cells: list[CardPool], groups: list[int]
) -> list[CardDivision]:
    """Return all divisions of the seen copies of a card among the cells. ``seen_in`` holds a group for each copy."""
    ways = [CardDivision([], 1.0)]
    for at, cell in enumerate(cells):
        longer: list[CardDivision] = []
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
                longer.append(CardDivision([*way.parts, part], way.ways * comb(left, part)))
        ways = longer
    return ways


@final
class DivisionSampler:
    """Draws divisions of several cards with the right probability, by counting the ways."""

    def __init__(self, divisions: list[list[CardDivision]]) -> None:
        self.divisions = divisions
        self.way_counts: list[dict[str, float]] = [{} for _ in divisions]

    def draw_divisions(self, room: list[int], rng: Rng) -> list[CardDivision]:
        """Draw one division for each card."""
        found: list[CardDivision] = []
        for at in range(len(self.divisions)):
            rest = rng.uniform() * self.count_ways(at, room)
            chosen = self.divisions[at][0]
            for division in self.divisions[at]:
                ways = self._count_ways_with(division, at, room)
                if ways > 0.0:
                    chosen = division
                    rest -= ways
                    if rest < 0.0:
                        break
            found.append(chosen)
            room = [space - part for space, part in zip(room, chosen.parts, strict=True)]
        return found

    def count_ways(self, at: int, room: list[int]) -> float:
        """Return in how many ways the cards from index ``at`` on fill the remaining room."""
        if at == len(self.divisions):
            return 0.0 if any(room) else 1.0
        key = str(room)
        if key not in self.way_counts[at]:
            self.way_counts[at][key] = sum(
                [self._count_ways_with(division, at, room) for division in self.divisions[at]]
            )
        return self.way_counts[at][key]

    def _count_ways_with(self, division: CardDivision, at: int, room: list[int]) -> float:
        left: list[int] = []
        for space, part in zip(room, division.parts, strict=True):
            if part > space:
                return 0.0
            left.append(space - part)
        return division.ways * self.count_ways(at + 1, left)
