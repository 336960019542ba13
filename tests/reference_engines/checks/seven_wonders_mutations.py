"""Mutations of the 7 Wonders rules, each of which the reference engine has to detect.

``BASTIDE_PURE=1 PYTHONPATH=tests python tests/reference_engines/checks/seven_wonders_mutations.py`` plays them all and
prints which were detected, and when; arguments select some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import pytest

from bastide.core import Options
from bastide.games.seven_wonders.rules.game import GAME
from bastide.testing.reference_engine_comparison import EngineAgreement, EngineDifference, compare_engines
from reference_engines.checks import mutation_framework as mutant
from reference_engines.checks.mutation_framework import Mutations, held, main
from reference_engines.seven_wonders import REFERENCE_ENGINE

#: Number of games within which each mutation has to be detected.
MOST_GAMES = 150


class Engine(mutant.Engine):
    """The rules, and the printed cards and boards."""

    def printed(self, thing: str) -> Any:
        """Return a card, or a stage: ``gizah night 4``."""
        if thing in self.CARD_NUMBERS:
            return self.CARDS[self.CARD_NUMBERS[thing]]
        board, side, number = thing.split()
        return self.BOARDS[self.BOARD_IDS.index(board)].sides[self.SIDES.index(side)][int(number) - 1]

    def reprint(self, thing: str, fact: str, value: Any) -> None:
        """Change a printed fact of a card or stage, and everything derived from it."""
        printed = self.printed(thing)
        for follows in ("gives_coins", "counting_points", "city_change", "allows_digging"):
            if hasattr(printed, follows):
                self.patch.setattr(printed, follows, getattr(printed, follows))  # so that monkeypatch restores it
        self.patch.setattr(printed, fact, value)
        printed.compute_derived_fields()

    def print_on(self, thing: str, *effects: Any) -> None:
        self.reprint(thing, "effects", list(effects))

    def price_of(self, thing: str, cost: str) -> None:
        self.reprint(thing, "cost", self.Cost(cost))


@dataclass(frozen=True)
class Mutation(mutant.Mutation):
    """A change of the rules. ``boards`` and ``side`` select games in which it shows."""

    boards: str = ""
    side: str = ""

    def engine(self, patch: pytest.MonkeyPatch) -> Engine:
        return Engine(patch, GAME, ("bastide.games.seven_wonders.rules.",))

    def play(self, first: int, games: int | None = None) -> Iterator[EngineAgreement | EngineDifference]:
        options: Options = {}
        if self.boards:
            options["boards"] = [*self.boards.split()]
        if self.side:
            options["sides"] = self.side
        players = len(self.boards.split()) or None
        return compare_engines(GAME, REFERENCE_ENGINE, games or MOST_GAMES, 0, options, players, first)


MUTATIONS = Mutations(Mutation)
mutation, wrong, instead = MUTATIONS.made, MUTATIONS.wrong, MUTATIONS.instead


def price(says: str, thing: str, cost: str, boards: str = "", side: str = "") -> None:
    """Register another price of a card or stage."""
    mutation(says, boards, side)(lambda engine: engine.price_of(thing, cost))


def effect(says: str, thing: str, make: Callable[[Engine], Any], boards: str = "", side: str = "") -> None:
    """Register another effect of a card or stage."""
    mutation(says, boards, side)(lambda engine: engine.print_on(thing, make(engine)))


# -- printed cards and boards ----------------------------------------------------------------------------------------

price("Palace needs no stone", "palace", "WOCGPT")
price("Town Hall costs three stones and a glass", "town-hall", "SSSG")
price("Fortifications cost a stone instead of a clay, as in the first edition", "fortifications", "OOOS")
price("Sawmill costs no coin", "sawmill", "")
price("the second stage of Gizah needs two stones only", "gizah night 2", "SS", "gizah babylon ephesos", "night")
effect("Altar is worth two points, as in the first edition", "altar", lambda engine: engine.points(2))
effect("Rhódos has one shield by day", "rhodos day 2", lambda engine: engine.shields(1), "rhodos gizah babylon", "day")
effect("Study shows a compass", "study", lambda engine: engine.science("compass"))

# -- chains and names ------------------------------------------------------------------------------------------------


mutation("Aqueduct is not free after Baths")(lambda engine: engine.reprint("aqueduct", "needed_chain_bit", 0))
mutation("Forum is free after one of the trading posts only")(
    lambda engine: engine.reprint("west-trading-post", "given_chain_bits", 0)
)
mutation("Temple is free after Altar")(
    lambda engine: engine.reprint("temple", "needed_chain_bit", engine.printed("altar").given_chain_bits)
)


@wrong("a card under the board gives its chain symbols", "_place_stage")
def _(engine: Engine, place_stage: Any, state: Any, player: int, number: int) -> None:
    place_stage(state, player, number)
    state.cities[player].chains |= engine.CARDS[number].given_chain_bits


instead("a city may hold two structures of one name", "Card.is_built_in", lambda card, city: False)


@mutation("the Looms of two Ages have different names")
def _(engine: Engine) -> None:
    engine.reprint("loom-2", "name_bit_low", 0)
    engine.reprint("loom-2", "name_bit_high", 1 << 59)


# -- payments --------------------------------------------------------------------------------------------------------

effect("neighbours can buy what Caravansery makes", "caravansery", lambda engine: engine.produces("W/S/O/C"))
effect(
    "neighbours can buy what a stage of Alexandria makes",
    "alexandria night 1",
    lambda engine: engine.produces("W/S/O/C"),
    "alexandria gizah rhodos",
    "night",
)
effect("a symbol of two resources yields both in one turn", "clay-pit", lambda engine: engine.produces("OC"))
effect(
    "East Trading Post lowers prices on the left",
    "east-trading-post",
    lambda engine: engine.raw_for_one_coin(engine.LEFT),
)
effect(
    "Marketplace lowers prices on one side only",
    "marketplace",
    lambda engine: engine.goods_for_one_coin(engine.LEFT),
)


@wrong("only a cheapest payment is offered", "list_payments")
def _(engine: Engine, payments: Any, me: Any, left: Any, right: Any, cost: Any) -> Any:
    return payments(me, left, right, cost)[:1]


@wrong("what the own city makes may be bought as well", "list_payments")
def _(engine: Engine, payments: Any, me: Any, left: Any, right: Any, cost: Any) -> list[int]:
    poor = engine.found_city(me.board, me.side)
    poor.coins, poor.discounts = me.coins, me.discounts
    return sorted({*payments(me, left, right, cost), *payments(poor, left, right, cost)})


@wrong("a payment may take a coin more than there is", "list_payments")
def _(engine: Engine, payments: Any, me: Any, left: Any, right: Any, cost: Any) -> Any:
    with held(me, coins=me.coins + 1):
        return payments(me, left, right, cost)


@wrong("coins for bought resources go to the bank", "_trade")
def _(engine: Engine, trade: Any, state: Any, buyer: int, seller: int, coins: int, resources: Any) -> None:
    trade(state, buyer, seller, coins, resources)
    state.cities[seller].coins -= coins


@mutation("left is right")
def _(engine: Engine) -> None:
    left, right = engine.old("left_of"), engine.old("right_of")
    engine.change("left_of", right)
    engine.change("right_of", left)


# -- coins -----------------------------------------------------------------------------------------------------------

instead("a sale brings two coins", "COINS_PER_SALE", 2)
instead("everybody begins with four coins", "STARTING_COINS", 4)
effect("Vineyard counts the own city only", "vineyard", lambda engine: engine.coins(1, engine.BROWN))


@mutation("Arena brings one coin for a stage")
def _(engine: Engine) -> None:
    engine.print_on("arena", engine.coins(1, engine.STAGES), engine.printed("arena").effects[1])


@wrong("stages are counted before they are built", "count_structures")
def _(engine: Engine, counted: Any, city: Any, per: int) -> Any:
    return city.stage_count if per == engine.STAGES else counted(city, per)


@mutation("coins are counted before the neighbours of higher seats have built", "gizah rhodos babylon ephesos")
def _(engine: Engine) -> None:
    place, collect = engine._place, engine._collect

    def place_and_collect(state: Any, player: int, action: int) -> None:
        place(state, player, action)
        collect(state, player, action)

    engine.change("_place", place_and_collect)
    engine.change("_collect", lambda state, player, action: None)


# -- the course of an Age --------------------------------------------------------------------------------------------


@wrong("hands go to the left in Age II, too", "_pass_hands")
def _(engine: Engine, pass_hands: Any, state: Any) -> None:
    with held(state, age=1):
        pass_hands(state)


@wrong("cards that are left over leave the game", "_leave_cards")
def _(engine: Engine, leave_cards: Any, state: Any) -> Any:
    discard = state.discard.copy()
    plays = leave_cards(state)
    state.discard = discard
    return plays


instead("a victory in Age II is worth two points", "VICTORY_POINTS_BY_AGE", [0, 1, 2, 5])
instead("a defeat costs nothing", "DEFEAT_POINTS", 0)


@wrong("a defeat costs as much as a victory brings", "_conflict")
def _(engine: Engine, conflict: Any, state: Any, winner: int, loser: int) -> None:
    conflict(state, winner, loser)
    state.cities[loser].tokens[-1] = -engine.VICTORY_POINTS_BY_AGE[state.age]


@wrong("who is equally strong wins against the left neighbour", "_fight")
def _(engine: Engine, fight: Any, state: Any) -> None:
    fight(state)
    for player, city in enumerate(state.cities):
        other = state.left_of(player)
        if city.shields == state.cities[other].shields:
            engine._conflict(state, player, other)


instead("one guild more is in the game", "EXTRA_GUILDS", 3)


@mutation("Well is in the game for three players", "gizah rhodos babylon")
def _(engine: Engine) -> None:
    decks = deepcopy(engine.FIXED_DECKS)
    decks[3][1][0] = engine.CARD_NUMBERS["well"]
    engine.change("FIXED_DECKS", decks)


instead("two players may get the same board", "_boards", lambda options, players, rng: [0] * players)

# -- powers ----------------------------------------------------------------------------------------------------------

instead("Babylon cannot play the last card", "PLAY_LAST_CARD", 0, "babylon gizah rhodos", "night")


@wrong(
    "Babylon's last card has to wait for an Age if its stage is built in a sixth turn",
    "_leave_cards",
    "babylon gizah rhodos",
    "night",
)
def _(engine: Engine, leave_cards: Any, state: Any) -> Any:
    kept = [city.powers for city in state.cities]
    for city in state.cities:
        if city.stages == 1 and engine.put_away_time(city.cards_under_board[-1]) == state.age << 3 | engine.LAST_TURN:
            city.powers = 0
    plays = leave_cards(state)
    for city, powers in zip(state.cities, kept, strict=True):
        city.powers = powers
    return plays


@wrong("Halikarnassos has to dig", "dig_actions", "halikarnassos gizah rhodos", "night")
def _(engine: Engine, diggable: Any, state: Any, player: int) -> Any:
    return diggable(state, player)[:-1] or []


@wrong(
    "Halikarnassos does not find what was sold in the same turn", "dig_actions", "halikarnassos gizah rhodos", "night"
)
def _(engine: Engine, diggable: Any, state: Any, player: int) -> Any:
    now = state.age << 3 | state.turn
    with held(state, discard=[trace for trace in state.discard if engine.put_away_time(trace) != now]):
        return diggable(state, player)


@wrong("what is dug up brings no coins", "apply_unchecked", "halikarnassos gizah rhodos", "night")
def _(engine: Engine, perform: Any, state: Any, player: int, action: int) -> None:
    coins = state.cities[player].coins
    perform(state, player, action)
    if engine.ACTION_TYPE[action] == engine.DIG:
        state.cities[player].coins = coins


@wrong("Olympía's free card still costs its coin", "is_free_for", "olympia gizah rhodos", "night")
def _(engine: Engine, is_free: Any, state: Any, card: Any, city: Any) -> Any:
    return card.cost.coins == 0 and is_free(state, card, city)


@wrong("the colour of a card under the board is not new for Olympía", "is_free_for", "olympia gizah rhodos", "day")
def _(engine: Engine, is_free: Any, state: Any, card: Any, city: Any) -> Any:
    with held(city, structure_counts=city.structure_counts):
        for trace in city.cards_under_board:
            if (city.structure_counts >> 8 * engine.CARDS[engine.card_number(trace)].colour) & 255 == 0:
                city.structure_counts += 1 << 8 * engine.CARDS[engine.card_number(trace)].colour
        return is_free(state, card, city)


@wrong("Olympía's first free card may be that of the second turn", "is_free_for", "olympia gizah rhodos", "night")
def _(engine: Engine, is_free: Any, state: Any, card: Any, city: Any) -> Any:
    with held(state, turn=1 if state.turn == 2 else state.turn):
        return is_free(state, card, city)


@mutation("Olympía's first and last card are exchanged", "olympia gizah rhodos", "night")
def _(engine: Engine) -> None:
    engine.print_on("olympia night 1", engine.points(2), engine.free_last_card())
    engine.print_on("olympia night 2", engine.points(3), engine.free_first_card())


# -- points ----------------------------------------------------------------------------------------------------------

instead("a set of scientific symbols is worth ten", "POINTS_PER_SCIENCE_SET", 10)


@wrong("a free scientific symbol is always a compass", "best_science_points", "babylon gizah rhodos", "day")
def _(engine: Engine, best_science: Any, compasses: int, gears: int, tablets: int, free: int) -> Any:
    return engine.science_points(compasses + free, gears, tablets)


instead("two coins are a point", "COINS_PER_POINT", 2)
effect(
    "Workers Guild counts the own city",
    "workers-guild",
    lambda engine: engine.points(1, engine.BROWN, engine.ALL_THREE),
)
effect(
    "Magistrates Guild counts one neighbour only",
    "magistrates-guild",
    lambda engine: engine.points(1, engine.BLUE, engine.LEFT),
    "gizah rhodos babylon ephesos",
)
effect(
    "Builders Guild counts the own stages only",
    "builders-guild",
    lambda engine: engine.points(1, engine.STAGES),
)
effect(
    "Shipowners Guild does not count guilds",
    "shipowners-guild",
    lambda engine: engine.points(1, engine.BROWN | engine.GREY),
)
effect("Decorators Guild does not mind missing stages", "decorators-guild", lambda engine: engine.points(7))


@mutation("Lighthouse counts the yellow cards of neighbours")
def _(engine: Engine) -> None:
    coins = engine.printed("lighthouse").effects[0]
    engine.print_on("lighthouse", coins, engine.points(1, engine.YELLOW, engine.ALL_THREE))


@wrong("coins do not decide between equals", "rank_by_score")
def _(engine: Engine, ranked: Any, scores: Any, coins: Any) -> Any:
    return ranked(scores)


if __name__ == "__main__":
    main(MUTATIONS)
