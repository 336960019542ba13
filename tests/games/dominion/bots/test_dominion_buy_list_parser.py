"""Tests of the buy list parser: every construct, and every error with its position."""

from __future__ import annotations

import pytest

from bastide.core import InvalidBot
from bastide.games.dominion.bots.buy_lists import condition_opcodes as opcodes
from bastide.games.dominion.bots.buy_lists.buy_list_parser import (
    UNLIMITED,
    BuyRule,
    parse_buy_list,
    parse_buy_rules,
)

CARDS = [
    "copper",
    "silver",
    "gold",
    "estate",
    "duchy",
    "province",
    "colony",
    "curse",
    "smithy",
    "gardens",
    "workers_village",
    "kings_court",
]
COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, COLONY, CURSE, SMITHY, GARDENS, WORKERS_VILLAGE, KINGS_COURT = range(12)


def parse_single_rule(text: str) -> BuyRule:
    rules = parse_buy_rules(text, "list.txt", CARDS)
    assert len(rules) == 1
    return rules[0]


def parse_error(text: str) -> InvalidBot:
    with pytest.raises(InvalidBot) as caught:
        parse_buy_rules(text, "list.txt", CARDS)
    return caught.value


# -- lines -----------------------------------------------------------------------------------


def test_card_name_alone_is_an_unconditional_rule() -> None:
    rule = parse_single_rule("province")
    assert (rule.card, rule.limit, rule.condition_code, rule.line) == (PROVINCE, UNLIMITED, [], 1)


def test_rules_keep_order_and_line_numbers() -> None:
    rules = parse_buy_rules("# money\n\nprovince\ngold   # with six\n\n  silver\n", "list.txt", CARDS)
    assert [(rule.card, rule.line) for rule in rules] == [(PROVINCE, 3), (GOLD, 4), (SILVER, 6)]


def test_semicolon_separates_rules() -> None:
    rules = parse_buy_rules(
        "province; duchy when 4 or fewer provinces are left; gold; smithy up to 2; silver;", "list.txt", CARDS
    )
    assert [rule.card for rule in rules] == [PROVINCE, DUCHY, GOLD, SMITHY, SILVER]
    assert {rule.line for rule in rules} == {1}


def test_up_to_sets_the_limit() -> None:
    assert parse_single_rule("smithy up to 2").limit == 2


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Province", PROVINCE),
        ("PROVINCE", PROVINCE),
        ("workers_village", WORKERS_VILLAGE),
        ("Worker's Village", WORKERS_VILLAGE),
        ("Worker\u2019s Village", WORKERS_VILLAGE),
        ("Worker\u2019s   Village", WORKERS_VILLAGE),
        ("kings court", KINGS_COURT),
        ("gardens", GARDENS),
        ("provinces", PROVINCE),
        ("duchies", DUCHY),
    ],
)
def test_cards_are_named_by_id_or_printed_name(name: str, card: int) -> None:
    assert parse_single_rule(name).card == card


def test_card_name_of_several_words_ends_at_a_clause() -> None:
    assert parse_single_rule("king's court up to 1 when turn > 3").card == KINGS_COURT
    assert parse_single_rule("king's court when turn > 3").card == KINGS_COURT
    assert parse_single_rule("king's court if turn > 3").card == KINGS_COURT


def test_limit_and_condition_together() -> None:
    rule = parse_single_rule("smithy up to 3 when turn >= 5")
    assert rule.limit == 3
    assert rule.condition_code == [opcodes.TURN, 0, opcodes.NUMBER, 5, opcodes.AT_LEAST, 0]


# -- conditions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sign", "operation"),
    [
        ("<", opcodes.LESS),
        ("<=", opcodes.AT_MOST),
        ("=", opcodes.EQUAL),
        ("==", opcodes.EQUAL),
        ("!=", opcodes.UNEQUAL),
        (">=", opcodes.AT_LEAST),
        (">", opcodes.MORE),
    ],
)
def test_every_comparison_operator(sign: str, operation: int) -> None:
    assert parse_single_rule(f"gold when coins {sign} 7").condition_code == [
        opcodes.COINS,
        0,
        opcodes.NUMBER,
        7,
        operation,
        0,
    ]
    assert parse_single_rule(f"gold if coins{sign}7").condition_code == [
        opcodes.COINS,
        0,
        opcodes.NUMBER,
        7,
        operation,
        0,
    ]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("12", [opcodes.NUMBER, 12]),
        ("coins", [opcodes.COINS, 0]),
        ("buys", [opcodes.BUYS, 0]),
        ("turn", [opcodes.TURN, 0]),
        ("empty_piles", [opcodes.EMPTY_PILES, 0]),
        ("money", [opcodes.MONEY, 0]),
        ("have(gold)", [opcodes.HAVE, GOLD]),
        ("have(Worker's Village)", [opcodes.HAVE, WORKERS_VILLAGE]),
        ("have(cards)", [opcodes.HAVE_KIND, 0]),
        ("have(actions)", [opcodes.HAVE_KIND, 1]),
        ("have(treasure)", [opcodes.HAVE_KIND, 2]),
        ("have(victories)", [opcodes.HAVE_KIND, 3]),
        ("have(terminals)", [opcodes.HAVE_KIND, 4]),
        ("have(splitters)", [opcodes.HAVE_KIND, 5]),
        ("in_play(smithy)", [opcodes.IN_PLAY, SMITHY]),
        ("in_play(actions)", [opcodes.IN_PLAY_KIND, 1]),
    ],
)
def test_every_quantity(words: str, code: list[int]) -> None:
    assert parse_single_rule(f"gold when {words} > 1").condition_code == [*code, opcodes.NUMBER, 1, opcodes.MORE, 0]


def test_comparison_stores_the_pile_it_refers_to() -> None:
    """So 'colonies <= 3' is false in a game without Colonies."""
    assert parse_single_rule("gold when left(duchy) > 1").condition_code == [
        opcodes.LEFT,
        DUCHY,
        opcodes.NUMBER,
        1,
        opcodes.MORE,
        DUCHY + 1,
    ]
    assert parse_single_rule("gold when provinces > 1").condition_code[-1] == PROVINCE + 1
    assert parse_single_rule("gold when 1 < colonies").condition_code[-1] == COLONY + 1
    assert parse_single_rule("gold when turn > 1").condition_code[-1] == 0
    assert parse_single_rule("gold when colonies > 1 and turn > 1").condition_code[-3] == 0


def test_sums_are_left_associative() -> None:
    assert parse_single_rule("gold when have(gold) + 1 - turn < coins-2").condition_code == [
        *[opcodes.HAVE, GOLD, opcodes.NUMBER, 1, opcodes.PLUS, 0],
        *[opcodes.TURN, 0, opcodes.MINUS, 0],
        *[opcodes.COINS, 0, opcodes.NUMBER, 2, opcodes.MINUS, 0],
        *[opcodes.LESS, 0],
    ]


def test_and_binds_more_tightly_than_or() -> None:
    comparison = [opcodes.TURN, 0, opcodes.NUMBER, 1, opcodes.MORE, 0]
    assert parse_single_rule("gold when turn > 1 or turn > 1 and turn > 1").condition_code == [
        *comparison,
        *comparison,
        *comparison,
        *[opcodes.AND, 0],
        *[opcodes.OR, 0],
    ]


def test_parentheses_and_not() -> None:
    comparison = [opcodes.TURN, 0, opcodes.NUMBER, 1, opcodes.MORE, 0]
    assert parse_single_rule("gold when not (turn > 1 or turn > 1) and turn > 1").condition_code == [
        *comparison,
        *comparison,
        *[opcodes.OR, 0],
        *[opcodes.NOT, 0],
        *comparison,
        *[opcodes.AND, 0],
    ]


def test_sentences_equal_comparisons() -> None:
    assert (
        parse_single_rule("duchy when 4 or fewer provinces are left").condition_code
        == parse_single_rule("duchy when provinces <= 4").condition_code
    )
    assert (
        parse_single_rule("duchy when 2 or more king's courts are left").condition_code
        == parse_single_rule("duchy when left(kings_court) >= 2").condition_code
    )
    assert (
        parse_single_rule("duchy when 3 or more gold owned").condition_code
        == parse_single_rule("duchy when have(gold) >= 3").condition_code
    )
    assert (
        parse_single_rule("duchy when 9 or fewer actions are owned").condition_code
        == parse_single_rule("duchy when have(actions) <= 9").condition_code
    )
    both = parse_single_rule("duchy when 4 or fewer provinces are left or 3 or more golds are owned").condition_code
    assert both == parse_single_rule("duchy when provinces <= 4 or have(gold) >= 3").condition_code


# -- errors ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("gild", "unknown card 'gild'; did you mean 'gold'?"),
        ("xyzzy", "unknown card 'xyzzy'; 'bastide components dominion cards' lists all cards"),
        ("up to 2", "a card was expected, not 'up'"),
        ("when turn > 3", "a card was expected, not 'when'"),
        ("gold up 2", "after 'up' comes 'to' and a number, not '2'"),
        ("gold up", "after 'up' comes 'to' and a number, not the end of the line"),
        ("gold up to", "a number was expected, not the end of the line"),
        ("gold up to two", "a number was expected, not 'two'"),
        ("gold up to 0", "'up to 0' would never buy it"),
        ("gold up to 1000", "1000 is too large; the maximum is 999"),
        ("gold up to 2 silver", "unexpected 'silver'"),
        ("gold when", "the end of the line is not a number"),
        ("gold when coin > 3", "'coin' is not a number; did you mean 'coins'?"),
        ("gold when gold > 3", "'gold' is not a number"),
        ("gold when \u00b2 > 3", "'\u00b2' is not a number"),
        ("gold when turn", "a comparison (<, <=, =, !=, >=, >) is missing before the end of the line"),
        ("gold when turn 3", "a comparison (<, <=, =, !=, >=, >) is missing before '3'"),
        ("gold when turn >", "the end of the line is not a number"),
        ("gold when turn > 3 4", "unexpected '4'"),
        ("gold when turn > 3 and", "the end of the line is not a number"),
        ("gold when not", "the end of the line is not a number"),
        ("gold when (turn > 3", "a ')' is missing before the end of the line"),
        ("gold when turn > 3)", "unexpected ')'"),
        ("gold when have gold > 3", "after 'have' comes a card in parentheses, not 'gold'"),
        ("gold when have(gold > 3", "unknown card 'gold > 3'"),
        ("gold when have() > 3", "a card was expected, not ')'"),
        ("gold when have(actions > 3", "a ')' is missing before '>'"),
        ("gold when have(gild) > 3", "unknown card 'gild'; did you mean 'gold'?"),
        ("gold when left(actions) > 3", "'left' counts the cards of one pile; 'actions' is not a card"),
        ("gold when 3 or fewer provinces", "comes 'are left' or 'are owned', not the end of the line"),
        ("gold when 3 or fewer gild are left", "unknown card 'gild'"),
        ("gold when 3 or fewer actions are left", "comes 'are owned', not"),
        ("gold when turn > $3", "unexpected '$'"),
        ("gold when turn > 3 ! 2", "unexpected '!'"),
        ("gold when min(turn 3) > 2", "a ',' is missing before '3'"),
        ("gold when cost(actions) > 2", "'cost' is the price of one card; 'actions' is not a card"),
        ("gold when (turn + 2 > 3", "a ')' is missing before the end of the line"),
        (f"gold when {'(' * 60}turn > 3{')' * 60}", "nested more than 50 deep"),
        (f"gold when {'not ' * 60}turn > 3", "nested more than 50 deep"),
        ("rule of thumb", "unknown rule 'of thumb'; available: penultimate province, no losing end"),
        ("for every kingdom", "'for' is only said as 'for any kingdom'"),
        ("start 7 coppers", "after 'start' comes 'with', 'hand', 'deck' or 'discard', not '7'"),
        ("start with 101 coppers", "a starting deck can have at most 100 cards"),
        ("start with 7 coppers and 3 estates", "unknown card 'coppers and 3 estates'"),
        ("trash", "a card was expected, not the end of the line"),
        ("trash gold by", "a card was expected, not the end of the line"),
        ("trash gold up to 3", "unknown card 'gold up to 3'"),
    ],
)
def test_error_names_file_and_line(line: str, words: str) -> None:
    error = parse_error(f"# a comment\nprovince\n{line}\nsilver\n")
    assert str(error).startswith("list.txt, line 3, column ")
    assert words in str(error)
    assert error.code == "bad-buy-list"
    assert error.details["file"] == "list.txt"
    assert error.details["line"] == 3


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("gild", 1),
        ("  gild", 3),
        ("province; gild", 11),
        ("gold up to 1000", 12),
        ("gold when coin > 3", 11),
        ("gold when turn > 3 4", 20),
        ("gold when turn >", 17),
        ("gold when turn > $3", 18),
        ("never trash gild by chapel", 13),
    ],
)
def test_error_names_the_column(line: str, column: int) -> None:
    assert parse_error(line).details["column"] == column


def test_conditions_of_a_list_have_a_maximum_cost() -> None:
    """``lead`` counts all cards of two players: 20 times the cost of ``turn``."""
    cheap = "\n".join(["gold when turn > 3"] * 600)
    assert parse_buy_list(cheap, "list.txt", CARDS).condition_cost == 1800
    costly = "\n".join(["gold when lead > 3"] * 90)
    assert parse_buy_list(costly, "list.txt", CARDS).condition_cost == 1980
    error = parse_error(costly + "\ngold when lead > 3\n")
    assert (error.code, error.details["line"]) == ("bad-buy-list", 91)
    assert "the maximum is 2000" in str(error)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", " ; ;"])
def test_list_without_buy_rules_is_refused(text: str) -> None:
    error = parse_error(text)
    assert error.code == "empty-buy-list"
    assert str(error) == "list.txt: the buy list names no cards to buy"
