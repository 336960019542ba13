"""Tests of the buy list language: quantities, vetoes, answer rules, starting cards, missing cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.bots import make_bot
from bastide.core import BastideError, Options, get_game
from bastide.games.dominion.bots import BOT_FACTORY
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_list_parser import parse_buy_list
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan, choose_purchase
from bastide.games.dominion.bots.buy_lists.condition_evaluator import is_condition_true
from bastide.games.dominion.rules.action_space import DONE, END_ACTIONS, PLAY, PLAY_TREASURES, TRASH, action_of
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_number
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.sim.game_series import GameSeries, SeriesDealer
from bastide.sim.simulate_series import simulate
from bastide.testing import check_bot

GAME = get_game("dominion")
IDS = [card.id for card in CARDS]
KINGDOM = ["chapel", "village", "smithy", "militia", "moat", "witch", "throne_room", "market", "laboratory", "gardens"]
COPPER, SILVER, GOLD, ESTATE, PROVINCE = (
    card_number(name) for name in ["copper", "silver", "gold", "estate", "province"]
)
CHAPEL, VILLAGE, SMITHY, THRONE_ROOM = (card_number(name) for name in ["chapel", "village", "smithy", "throne_room"])


def table(players: int = 2) -> DominionState:
    options = {"kingdom": list(KINGDOM), "mix_editions": True, "platinum_colony": "never", "first_player": "0"}
    state = GAME.new_state(players, options, 1)
    assert isinstance(state, DominionState)
    return state


def set_cards(state: DominionState, hand: list[int], deck: list[int] | None = None) -> None:
    """The first player's whole hand and deck, at the beginning of a turn."""
    side = state.sides[0]
    side.hand = bytes(hand)
    side.deck = bytes([COPPER] * 5 if deck is None else deck)
    side.discard = b""
    state.begin_turn(0)
    state.advance()


def plan_of(text: str) -> BuyPlan:
    found = parse_buy_list(text + "\nprovince", "list.txt", IDS)
    return BuyPlan(found.rules, found.answers, found.vetoes, found.start, found.for_any_kingdom)


def choose_notation(text: str, state: DominionState) -> str:
    action = BuyListBot(plan_of(text)).choose(state.seat(0))
    assert state.is_legal(0, action)
    return state.notation(0, action)


# -- quantities ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("points", 3),
        ("their_points", 9),
        ("lead", -6),
        ("theirs(estate)", 3),
        ("theirs(victories)", 4),
        ("theirs(cards)", 11),
        ("in_hand(copper)", 2),
        ("in_hand(actions)", 2),
        ("in_hand(draws)", 2),
        ("in_hand(cards)", 5),
        ("have(attacks)", 0),
        ("have(reactions)", 1),
        ("actions", 1),
        ("deck", 6),
        ("players", 2),
        ("cost(gold)", 6),
        ("smallest_pile", 1),
        ("gains_to_end", 3),
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("7 / 2", 3),
        ("-7 / 2", -4),
        ("7 / (turn - turn)", 0),
        ("10 - 2 - 3", 5),
        ("-lead", 6),
        ("min(lead, 3) + max(points, turn)", -3),
    ],
)
def test_every_quantity_in_a_known_position(words: str, value: int) -> None:
    state = table()
    set_cards(state, [COPPER, COPPER, SMITHY, card_number("moat"), GOLD], [ESTATE] * 3 + [COPPER] * 3)
    state.sides[1].discard = bytes([PROVINCE])
    for name, left in (("market", 0), ("village", 1), ("moat", 2)):
        state.supply[card_number(name)] = left
    state.empties = 1
    test = parse_buy_list(f"gold when {words} = {value}", "list.txt", IDS).rules[0].condition
    assert is_condition_true(test, state.seat(0), 0)
    test = parse_buy_list(f"gold when {words} != {value}", "list.txt", IDS).rules[0].condition
    assert not is_condition_true(test, state.seat(0), 0)


def test_gains_to_end_with_provinces_and_with_five_players() -> None:
    state = table()
    state.supply[PROVINCE] = 2
    assert is_condition_true(parse_buy_list("gold when gains_to_end = 2", "", IDS).rules[0].condition, state.seat(0), 0)
    large = table(5)
    for name in ("market", "village", "moat"):
        large.supply[card_number(name)] = 0
    large.supply[SMITHY] = 4
    assert is_condition_true(parse_buy_list("gold when gains_to_end = 4", "", IDS).rules[0].condition, large.seat(0), 0)


def test_parentheses_hold_numbers_or_conditions() -> None:
    seat = table().seat(0)
    for words in ("(turn + 1) * 2 = 4", "((turn) = 1) and (1 < 2)", "(turn = 1 or turn = 9) and not (turn = 2)"):
        assert is_condition_true(parse_buy_list(f"gold when {words}", "", IDS).rules[0].condition, seat, 0), words


def test_comparison_is_false_without_one_of_its_piles() -> None:
    """This game has no Colonies, on either side of the comparison."""
    seat = table().seat(0)
    for words in ("provinces + colonies > 0", "colonies + provinces > 0", "colonies < provinces"):
        assert not is_condition_true(parse_buy_list(f"gold when {words}", "", IDS).rules[0].condition, seat, 0), words
        assert is_condition_true(parse_buy_list(f"gold when not ({words})", "", IDS).rules[0].condition, seat, 0), words


def test_action_phase_condition() -> None:
    state = table()
    set_cards(state, [SMITHY, COPPER])
    test = parse_buy_list("gold when action_phase", "", IDS).rules[0].condition
    assert is_condition_true(test, state.seat(0), 0)
    state.apply(0, END_ACTIONS)
    assert not is_condition_true(test, state.seat(0), 0)


# -- vetoes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "their_provinces", "coins", "buys", "bought"),
    [
        (2, 1, 8, 1, -1),  # behind: the other would take the last one
        (2, 0, 8, 1, PROVINCE),  # level
        (3, 1, 8, 1, PROVINCE),
        (1, 1, 8, 1, PROVINCE),  # the last one catches up
        (2, 1, 16, 2, PROVINCE),  # both at once
        (2, 1, 15, 2, -1),
    ],
)
def test_penultimate_province_rule(left: int, their_provinces: int, coins: int, buys: int, bought: int) -> None:
    state = table()
    set_cards(state, [], [ESTATE] * 3)
    state.sides[1].discard = bytes([PROVINCE] * their_provinces)
    state.supply[PROVINCE] = left
    state.coins, state.buys = coins, buys
    assert choose_purchase(plan_of("rule penultimate province"), state.seat(0)) == bought


@pytest.mark.parametrize(("theirs", "bought"), [(0, PROVINCE), (1, PROVINCE), (2, -1)])
def test_no_losing_end_rule(theirs: int, bought: int) -> None:
    """The last Province makes up for one Province behind, but not for two."""
    state = table()
    set_cards(state, [], [ESTATE] * 3)
    state.sides[1].discard = bytes([PROVINCE] * theirs)
    state.supply[PROVINCE] = 1
    state.coins = 8
    assert choose_purchase(plan_of("rule no losing end"), state.seat(0)) == bought


def test_veto_applies_to_all_rules() -> None:
    state = table()
    set_cards(state, [])
    state.coins = 6
    assert choose_purchase(plan_of("gold\nnever gold when turn < 5\nsilver"), state.seat(0)) == SILVER
    assert choose_purchase(plan_of("never treasures\ngold\nsilver\nestate"), state.seat(0)) == ESTATE


def test_never_play_keeps_cards_in_hand() -> None:
    state = table()
    set_cards(state, [SMITHY, CHAPEL, COPPER, COPPER, GOLD])
    assert choose_notation("never play smithy\nnever trash cards", state) == "end actions"
    state.apply(0, END_ACTIONS)
    assert choose_notation("never play copper when in_hand(gold) > 0", state) == "play gold"
    assert choose_notation("never play treasures", state) == "end turn"
    assert choose_notation("silver", state) == "play all treasures"
    assert state.is_legal(0, PLAY_TREASURES)


# -- answers ---------------------------------------------------------------------------------


def test_play_rules_set_the_order_of_play() -> None:
    state = table()
    set_cards(state, [VILLAGE, SMITHY, COPPER, COPPER, COPPER])
    assert choose_notation("silver", state) == "play village"
    assert choose_notation("play smithy", state) == "play smithy"
    assert choose_notation("play smithy when actions >= 2", state) == "play village"
    assert choose_notation("play nothing when turn < 9", state) == "end actions"
    assert choose_notation("play terminals", state) == "play smithy"


def test_play_rules_do_not_apply_to_throne_room() -> None:
    state = table()
    set_cards(state, [VILLAGE, SMITHY, THRONE_ROOM, COPPER, COPPER])
    state.apply(0, action_of(PLAY, THRONE_ROOM))
    assert choose_notation("play village", state) == choose_notation("silver", state) == "play smithy"
    assert choose_notation("play village by throne room", state) == "play village"


def test_trash_rules() -> None:
    state = table()
    set_cards(state, [CHAPEL, SILVER, ESTATE, COPPER, COPPER], [COPPER])
    assert choose_notation("silver", state) == "play chapel"
    assert choose_notation("never trash estate\nnever trash copper", state) == "end actions"
    state.apply(0, action_of(PLAY, CHAPEL))
    assert choose_notation("silver", state) == "trash estate"
    assert choose_notation("trash silver\ntrash copper", state) == "trash silver"
    assert choose_notation("trash silver by moneylender\ntrash copper", state) == "trash copper"
    assert choose_notation("trash copper when have(copper) > 3", state) == "trash estate"
    assert choose_notation("trash treasures", state) == "trash copper"
    assert choose_notation("trash nothing by chapel", state) == "done"
    assert choose_notation("never trash estate", state) == "done"
    state.apply(0, action_of(TRASH, ESTATE))
    assert state.is_legal(0, DONE)


def test_chapel_is_played_for_cards_of_trash_rules() -> None:
    """With three Coppers only, the heuristics keep them, but the trash rule does not."""
    state = table()
    set_cards(state, [CHAPEL, COPPER, COPPER, COPPER], [])
    assert choose_notation("silver", state) == "end actions"
    assert choose_notation("trash copper by chapel", state) == "play chapel"


def test_discard_rules() -> None:
    state = table()
    state.sides[1].hand = bytes([card_number("militia"), COPPER])
    state.sides[0].hand = bytes([GOLD, SILVER, SMITHY, ESTATE, COPPER])
    state.begin_turn(1)
    state.advance()
    state.apply(1, action_of(PLAY, card_number("militia")))
    assert choose_notation("silver", state) == "discard estate"
    assert choose_notation("never discard estate", state) == "discard copper"
    assert choose_notation("discard gold", state) == "discard gold"
    assert choose_notation("discard actions", state) == "discard smithy"
    assert choose_notation("never discard cards", state) == "discard estate"  # one of them has to go


# -- whole lists -------------------------------------------------------------------------------

ALL_CONSTRUCTS_LIST = """
rule penultimate province
rule no losing end
start with 7 coppers, 2 estates, chapel
province when lead > -30
gold
never silver when have(silver) > 5
silver
play village when in_hand(terminals) > 0
never play chapel when money < 4
trash estates when gains_to_end > 4
trash copper by chapel when have(copper) > 2
discard victories
gain silver when coins <= 4
topdeck actions
never trash gold
name province
"""


def write_list_file(folder: Path, text: str) -> str:
    path = folder / "mine.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_list_with_all_constructs_does_not_use_hidden_information(tmp_path: Path) -> None:
    file = write_list_file(tmp_path, ALL_CONSTRUCTS_LIST)
    options: Options = {"kingdom": list(KINGDOM), "mix_editions": True}
    assert check_bot(BOT_FACTORY, f"buylist:{file}", GAME, games=1, seed=3, options=options) > 20


def test_start_with_custom_cards(tmp_path: Path) -> None:
    file = write_list_file(tmp_path, "start with 3 golds, 2 silvers, forge\nprovince\ngold\nsilver")
    series = GameSeries(
        "dominion", (f"buylist:{file}", "big_money"), 4, 2, {"kingdom": list(KINGDOM)}, True
    ).validated()
    dealer = SeriesDealer(series)
    for index in range(2):
        state, bots = dealer.deal_game(index)
        assert isinstance(state, DominionState)
        seat = series.seat_of(index, 0)
        begun = sorted(CARDS[card].id for card in state.sides[seat].owned_cards())
        assert begun == ["forge", "gold", "gold", "gold", "silver", "silver"]
        assert len(state.sides[seat].hand) == 5
        assert len(state.sides[1 - seat].owned_cards()) == 10
        assert state.broken_invariants() == []
        assert bots
    assert simulate(series).bots[0].wins == 4


def test_start_with_cards_in_zones(tmp_path: Path) -> None:
    text = "start hand 4 coppers, smithy\nstart deck gold, estate\nstart discard 2 silvers\nprovince"
    series = GameSeries("dominion", (f"buylist:{write_list_file(tmp_path, text)}", "big_money"), 1).validated()
    state, _ = SeriesDealer(series).deal_game(0)
    assert isinstance(state, DominionState)
    side = state.sides[0]
    assert sorted(side.hand) == sorted([COPPER] * 4 + [SMITHY])
    assert list(side.deck) == [ESTATE, GOLD]
    assert list(side.discard) == [SILVER, SILVER]
    assert state.phase == 0  # the Smithy can be played
    with pytest.raises(BastideError, match="the game can't be recorded"):
        series.check_recordable()


def test_cards_missing_in_the_kingdom_cause_a_warning(tmp_path: Path) -> None:
    file = write_list_file(tmp_path, "province\ngoons up to 2\ngold\nbishop when turn < 3\ngoons")
    options = GAME.check_options(2, {"kingdom": list(KINGDOM), "mix_editions": True})
    (error,) = BOT_FACTORY.warnings("buylist", file, GAME, options)
    assert error.code == "list-cards-missing"
    assert str(error) == f"{file}: not in this kingdom, so these lines do nothing: goons (line 2), bishop (line 4)"
    assert BOT_FACTORY.warnings("witch", "", GAME, options) == []
    assert [str(remark) for remark in BOT_FACTORY.warnings("goons", "", GAME, options)] != []
    assert BOT_FACTORY.warnings("all_rounder", "", GAME, options) == []
    assert BOT_FACTORY.warnings("goons", "", GAME, GAME.check_options(2, {"kingdom": "random"})) == []
    write_list_file(tmp_path, "for any kingdom\nprovince\ngoons")
    assert BOT_FACTORY.warnings("buylist", file, GAME, options) == []


def test_classic_lists_have_only_buy_rules() -> None:
    """They have no answer rules, so heuristics answer all other questions."""
    bot = make_bot("witch", GAME, 0)
    assert isinstance(bot, BuyListBot)
    assert (bot.plan.answers, bot.plan.vetoes, bot.plan.start) == ([], [], None)


# -- the lists in examples/ ----------------------------------------------------------------------

EXAMPLES = Path(__file__).parents[4] / "examples" / "dominion_buy_lists"
#: The kingdom of each example, and its minimum number of wins in 40 games against Big Money Ultimate.
MIN_WINS_BY_EXAMPLE = {
    "golden_bishop": ("bishop chapel goons watchtower workers_village grand_market monument village smithy moat", 8),
    "militia_laboratories": ("chapel village smithy militia witch market laboratory festival gardens workshop", 28),
    "three_piles": ("chapel village smithy militia witch market laboratory festival gardens workshop", 14),
}


def test_every_example_list_is_covered() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.txt")} == set(MIN_WINS_BY_EXAMPLE)


@pytest.mark.parametrize("name", MIN_WINS_BY_EXAMPLE)
def test_example_lists_win_in_their_kingdom(name: str) -> None:
    kingdom, wins = MIN_WINS_BY_EXAMPLE[name]
    options: Options = {"kingdom": kingdom.split(), "mix_editions": True, "platinum_colony": "never"}
    spec = f"buylist:{EXAMPLES / name}.txt"
    series = GameSeries("dominion", (spec, "big_money_ultimate"), 40, 5, options, True).validated()
    assert series.warnings() == []
    assert simulate(series).bots[0].wins >= wins
