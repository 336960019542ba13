"""Wrong rules: each one changes the game a little, and the referee has to notice it.

``BASTIDE_PURE=1 PYTHONPATH=tests python tests/reference_engines/checks/wonders_mutations.py`` plays them all and
prints what was noticed, and when.
"""

from __future__ import annotations

import json
import sys
from copy import deepcopy
from typing import Any

from reference_engines.checks.wonders_mutant import Engine, Mutation

# -- chains and names --------------------------------------------------------------------------------------------------


def chains_under_the_board(engine: Engine) -> None:
    place_stage = engine._place_stage

    def changed(state: Any, player: int, number: int) -> None:
        place_stage(state, player, number)
        state.cities[player].chains |= engine.CARDS[number].gives_bits

    engine.replace("_place_stage", changed)


def two_looms(engine: Engine) -> None:
    engine.change("loom-2", "name_low", 0)
    engine.change("loom-2", "name_high", 1 << 59)


# -- payments ----------------------------------------------------------------------------------------------------------


def cheapest_only(engine: Engine) -> None:
    payments = engine.payments
    engine.replace("payments", lambda me, left, right, cost: payments(me, left, right, cost)[:1])


def needless_buying(engine: Engine) -> None:
    payments = engine.payments

    def changed(me: Any, left: Any, right: Any, cost: Any) -> list[int]:
        poor = engine.founded(me.board, me.side)
        poor.coins, poor.discounts = me.coins, me.discounts
        return sorted({*payments(me, left, right, cost), *payments(poor, left, right, cost)})

    engine.replace("payments", changed)


def a_coin_too_many(engine: Engine) -> None:
    payments = engine.payments

    def changed(me: Any, left: Any, right: Any, cost: Any) -> list[int]:
        me.coins += 1
        found: list[int] = payments(me, left, right, cost)
        me.coins -= 1
        return found

    engine.replace("payments", changed)


def trade_with_the_bank(engine: Engine) -> None:
    trade = engine._trade

    def changed(state: Any, buyer: int, seller: int, coins: int, resources: Any) -> None:
        trade(state, buyer, seller, coins, resources)
        state.cities[seller].coins -= coins

    engine.replace("_trade", changed)


def left_is_right(engine: Engine) -> None:
    left, right = engine.state.left_of, engine.state.right_of
    engine.patch.setattr(engine.state, "left_of", right)
    engine.patch.setattr(engine.state, "right_of", left)


# -- coins -------------------------------------------------------------------------------------------------------------


def poor_arena(engine: Engine) -> None:
    engine.print_on("arena", engine.coins(1, engine.STAGES), engine.printed("arena").effects[1])


def unbuilt_stages(engine: Engine) -> None:
    counted = engine.counted
    engine.replace("counted", lambda city, per: city.stages_in_all if per == engine.STAGES else counted(city, per))


def early_coins(engine: Engine) -> None:
    place, collect = engine._place, engine._collect

    def place_and_collect(state: Any, player: int, action: int) -> None:
        place(state, player, action)
        collect(state, player, action)

    engine.replace("_place", place_and_collect)
    engine.replace("_collect", lambda state, player, action: None)


# -- the course of an Age ----------------------------------------------------------------------------------------------


def always_left(engine: Engine) -> None:
    pass_hands = engine._pass_hands

    def changed(state: Any) -> None:
        age, state.age = state.age, 1
        pass_hands(state)
        state.age = age

    engine.replace("_pass_hands", changed)


def lost_cards(engine: Engine) -> None:
    leave_cards = engine._leave_cards

    def changed(state: Any) -> Any:
        discard = state.discard.copy()
        plays = leave_cards(state)
        state.discard = discard
        return plays

    engine.replace("_leave_cards", changed)


def dear_defeats(engine: Engine) -> None:
    conflict = engine._conflict

    def changed(state: Any, winner: int, loser: int) -> None:
        conflict(state, winner, loser)
        state.cities[loser].tokens[-1] = -engine.VICTORY[state.age]

    engine.replace("_conflict", changed)


def no_peace(engine: Engine) -> None:
    fight = engine._fight

    def changed(state: Any) -> None:
        fight(state)
        for player, city in enumerate(state.cities):
            other = state.left_of(player)
            if city.shields == state.cities[other].shields:
                engine._conflict(state, player, other)

    engine.replace("_fight", changed)


def well_for_three(engine: Engine) -> None:
    decks = deepcopy(engine.PRINTED_DECKS)
    decks[3][1][0] = engine.NUMBER["well"]
    engine.replace("PRINTED_DECKS", decks)


# -- powers ------------------------------------------------------------------------------------------------------------


def late_babylon(engine: Engine) -> None:
    leave_cards = engine._leave_cards

    def changed(state: Any) -> Any:
        kept = [city.powers for city in state.cities]
        for city in state.cities:
            if city.stages == 1 and engine.put_away(city.under[-1]) == state.age << 3 | engine.LAST_TURN:
                city.powers = 0
        plays = leave_cards(state)
        for city, powers in zip(state.cities, kept, strict=True):
            city.powers = powers
        return plays

    engine.replace("_leave_cards", changed)


def forced_digging(engine: Engine) -> None:
    diggable = engine.state.diggable
    engine.patch.setattr(engine.state, "diggable", lambda state, player: diggable(state, player)[:-1] or [])


def late_digging(engine: Engine) -> None:
    diggable = engine.state.diggable

    def changed(state: Any, player: int) -> Any:
        discard = state.discard
        state.discard = [trace for trace in discard if engine.put_away(trace) != state.age << 3 | state.turn]
        found = diggable(state, player)
        state.discard = discard
        return found

    engine.patch.setattr(engine.state, "diggable", changed)


def poor_digging(engine: Engine) -> None:
    perform = engine.state.perform

    def changed(state: Any, player: int, action: int) -> None:
        coins = state.cities[player].coins
        perform(state, player, action)
        if engine.DOING[action] == engine.DIG:
            state.cities[player].coins = coins

    engine.patch.setattr(engine.state, "perform", changed)


def free_cards_cost_coins(engine: Engine) -> None:
    is_free = engine.state.is_free

    def changed(state: Any, card: Any, city: Any) -> Any:
        return card.cost.coins == 0 and is_free(state, card, city)

    engine.patch.setattr(engine.state, "is_free", changed)


def colours_under_the_board(engine: Engine) -> None:
    is_free = engine.state.is_free

    def changed(state: Any, card: Any, city: Any) -> Any:
        things = city.things
        for trace in city.under:
            if (city.things >> 8 * engine.CARDS[engine.card_of(trace)].colour) & 255 == 0:
                city.things += 1 << 8 * engine.CARDS[engine.card_of(trace)].colour
        free = is_free(state, card, city)
        city.things = things
        return free

    engine.patch.setattr(engine.state, "is_free", changed)


def second_card(engine: Engine) -> None:
    is_free = engine.state.is_free

    def changed(state: Any, card: Any, city: Any) -> Any:
        turn, state.turn = state.turn, 1 if state.turn == 2 else state.turn
        free = is_free(state, card, city)
        state.turn = turn
        return free

    engine.patch.setattr(engine.state, "is_free", changed)


def first_and_last(engine: Engine) -> None:
    engine.print_on("olympia night 1", engine.points(2), engine.free_last_card())
    engine.print_on("olympia night 2", engine.points(3), engine.free_first_card())


# -- points ------------------------------------------------------------------------------------------------------------


def only_compasses(engine: Engine) -> None:
    engine.replace("best_science", lambda c, g, t, free: engine.science_points(c + free, g, t))


def far_lighthouse(engine: Engine) -> None:
    coins = engine.printed("lighthouse").effects[0]
    engine.print_on("lighthouse", coins, engine.points(1, engine.YELLOW, engine.ALL_THREE))


def no_tie_break(engine: Engine) -> None:
    ranked = engine.ranked
    engine.replace("ranked", lambda scores, coins: ranked(scores))


MUTATIONS = [
    # what is printed
    Mutation("Palace needs no stone", lambda engine: engine.price_of("palace", "WOCGPT")),
    Mutation("Town Hall costs three stones and a glass", lambda engine: engine.price_of("town-hall", "SSSG")),
    Mutation(
        "Fortifications cost a stone instead of a clay, as in the first edition",
        lambda engine: engine.price_of("fortifications", "OOOS"),
    ),
    Mutation("Sawmill costs no coin", lambda engine: engine.price_of("sawmill", "")),
    Mutation(
        "the second stage of Gizah needs two stones only",
        lambda engine: engine.price_of("gizah night 2", "SS"),
        "gizah babylon ephesos",
        "night",
    ),
    Mutation(
        "Altar is worth two points, as in the first edition",
        lambda engine: engine.print_on("altar", engine.points(2)),
    ),
    Mutation(
        "Rhódos has one shield by day",
        lambda engine: engine.print_on("rhodos day 2", engine.shields(1)),
        "rhodos gizah babylon",
        "day",
    ),
    Mutation("Study shows a compass", lambda engine: engine.print_on("study", engine.science("compass"))),
    # chains and names
    Mutation("Aqueduct is not free after Baths", lambda engine: engine.change("aqueduct", "needs_bit", 0)),
    Mutation(
        "Forum is free after one of the trading posts only",
        lambda engine: engine.change("west-trading-post", "gives_bits", 0),
    ),
    Mutation(
        "Temple is free after Altar",
        lambda engine: engine.change("temple", "needs_bit", engine.printed("altar").gives_bits),
    ),
    Mutation("a card under the board gives its chain symbols", chains_under_the_board),
    Mutation(
        "a city may hold two structures of one name",
        lambda engine: engine.patch.setattr(engine.Card, "stands_in", lambda card, city: False),
    ),
    Mutation("the Looms of two Ages have different names", two_looms),
    # payments
    Mutation(
        "neighbours can buy what Caravansery makes",
        lambda engine: engine.print_on("caravansery", engine.makes("W/S/O/C")),
    ),
    Mutation(
        "neighbours can buy what a stage of Alexandria makes",
        lambda engine: engine.print_on("alexandria night 1", engine.makes("W/S/O/C")),
        "alexandria gizah rhodos",
        "night",
    ),
    Mutation(
        "a symbol of two resources yields both in one turn",
        lambda engine: engine.print_on("clay-pit", engine.makes("OC")),
    ),
    Mutation(
        "East Trading Post lowers prices on the left",
        lambda engine: engine.print_on("east-trading-post", engine.raw_for_one_coin(engine.LEFT)),
    ),
    Mutation(
        "Marketplace lowers prices on one side only",
        lambda engine: engine.print_on("marketplace", engine.goods_for_one_coin(engine.LEFT)),
    ),
    Mutation("only a cheapest payment is offered", cheapest_only),
    Mutation("what the own city makes may be bought as well", needless_buying),
    Mutation("a payment may take a coin more than there is", a_coin_too_many),
    Mutation("coins for bought resources go to the bank", trade_with_the_bank),
    Mutation("left is right", left_is_right),
    # coins
    Mutation("a sale brings two coins", lambda engine: engine.replace("SALE", 2)),
    Mutation("everybody begins with four coins", lambda engine: engine.replace("STARTING_COINS", 4)),
    Mutation(
        "Vineyard counts the own city only",
        lambda engine: engine.print_on("vineyard", engine.coins(1, engine.BROWN)),
    ),
    Mutation("Arena brings one coin for a stage", poor_arena),
    Mutation("stages are counted before they are built", unbuilt_stages),
    Mutation(
        "coins are counted before the neighbours of higher seats have built",
        early_coins,
        "gizah rhodos babylon ephesos",
    ),
    # the course of an Age
    Mutation("hands go to the left in Age II, too", always_left),
    Mutation("cards that are left over leave the game", lost_cards),
    Mutation("a victory in Age II is worth two points", lambda engine: engine.replace("VICTORY", [0, 1, 2, 5])),
    Mutation("a defeat costs nothing", lambda engine: engine.replace("DEFEAT", 0)),
    Mutation("a defeat costs as much as a victory brings", dear_defeats),
    Mutation("who is equally strong wins against the left neighbour", no_peace),
    Mutation("one guild more is in the game", lambda engine: engine.replace("EXTRA_GUILDS", 3)),
    Mutation("Well is in the game for three players", well_for_three, "gizah rhodos babylon"),
    Mutation(
        "two players may get the same board",
        lambda engine: engine.replace("_boards", lambda options, players, rng: [0] * players),
    ),
    # powers
    Mutation(
        "Babylon cannot play the last card",
        lambda engine: engine.replace("PLAY_LAST_CARD", 0),
        "babylon gizah rhodos",
        "night",
    ),
    Mutation(
        "Babylon's last card has to wait for an Age if its stage is built in a sixth turn",
        late_babylon,
        "babylon gizah rhodos",
        "night",
    ),
    Mutation("Halikarnassos has to dig", forced_digging, "halikarnassos gizah rhodos", "night"),
    Mutation(
        "Halikarnassos does not find what was sold in the same turn",
        late_digging,
        "halikarnassos gizah rhodos",
        "night",
    ),
    Mutation("what is dug up brings no coins", poor_digging, "halikarnassos gizah rhodos", "night"),
    Mutation("Olympía's free card still costs its coin", free_cards_cost_coins, "olympia gizah rhodos", "night"),
    Mutation(
        "the colour of a card under the board is not new for Olympía",
        colours_under_the_board,
        "olympia gizah rhodos",
        "day",
    ),
    Mutation("Olympía's first free card may be that of the second turn", second_card, "olympia gizah rhodos", "night"),
    Mutation("Olympía's first and last card are exchanged", first_and_last, "olympia gizah rhodos", "night"),
    # points
    Mutation("a set of scientific symbols is worth ten", lambda engine: engine.replace("SET_OF_THREE", 10)),
    Mutation("a free scientific symbol is always a compass", only_compasses, "babylon gizah rhodos", "day"),
    Mutation("two coins are a point", lambda engine: engine.replace("COINS_PER_POINT", 2)),
    Mutation(
        "Workers Guild counts the own city",
        lambda engine: engine.print_on("workers-guild", engine.points(1, engine.BROWN, engine.ALL_THREE)),
    ),
    Mutation(
        "Magistrates Guild counts one neighbour only",
        lambda engine: engine.print_on("magistrates-guild", engine.points(1, engine.BLUE, engine.LEFT)),
        "gizah rhodos babylon ephesos",
    ),
    Mutation(
        "Builders Guild counts the own stages only",
        lambda engine: engine.print_on("builders-guild", engine.points(1, engine.STAGES)),
    ),
    Mutation(
        "Shipowners Guild does not count guilds",
        lambda engine: engine.print_on("shipowners-guild", engine.points(1, engine.BROWN | engine.GREY)),
    ),
    Mutation(
        "Decorators Guild does not mind missing stages",
        lambda engine: engine.print_on("decorators-guild", engine.points(7)),
    ),
    Mutation("Lighthouse counts the yellow cards of neighbours", far_lighthouse),
    Mutation("coins do not decide between equals", no_tie_break),
]


def main() -> None:
    noticed = {mutation.says: mutation.noticed() for mutation in MUTATIONS}
    if "--json" in sys.argv:
        print(json.dumps({says: str(difference or "") for says, difference in noticed.items()}))
        return
    for says, difference in noticed.items():
        print(
            f"{says:<90} {f'game {difference.game_number + 1:>2}  {difference.what}' if difference else 'NOT NOTICED'}"
        )
    print(f"{sum(difference is not None for difference in noticed.values())} of {len(noticed)} noticed")


if __name__ == "__main__":
    main()
