"""Recursive descent parser of the conditions in buy lists.

A condition is compiled to opcodes in postfix order (``condition_opcodes``), which ``condition_evaluator`` evaluates.
``docs/dominion-strategies.md`` explains the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from bastide.core.errors import InvalidBot, closest_match, did_you_mean
from bastide.games.dominion.bots.buy_lists.condition_opcodes import (
    ACTION_PHASE,
    AND,
    AT_LEAST,
    AT_MOST,
    CARD_KINDS,
    COMPARISON_OPERATORS,
    COUNT_FUNCTIONS,
    COUNTED_QUANTITIES,
    COUNTED_QUANTITY_COST,
    HAVE,
    HAVE_KIND,
    LEFT,
    MAX_NESTING,
    MAX_NUMBER,
    MIN_MAX_FUNCTIONS,
    NEGATE,
    NOT,
    NUMBER,
    ON_TABLE,
    OR,
    PILE_WORDS,
    PRODUCT_OPERATORS,
    QUANTITIES,
    SUM_OPERATORS,
)

TOKEN_PATTERN: Final = re.compile(r"\s*(?:(\d+)|([^\W\d][\w'\u2019]*)|(<=|>=|!=|==|[<>=()+*/,-])|(\S))")


def singular(word: str) -> str:
    """Return the singular of a word: ``duchy`` for ``duchies``, ``province`` for ``provinces``."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") else word


class ConditionParser:
    """Tokenizer and parser of one line: conditions, card names, error messages."""

    def __init__(self, text: str, line_number: int, column: int, source: str, cards: Sequence[str]) -> None:
        """``column`` is the position of the text in line ``line_number``; both start at 1."""
        self.line_number = line_number
        self.source = source
        self.cards = list(cards)
        self.words: list[str] = []
        #: The column of each word, and of the end of the line.
        self.columns: list[int] = []
        self.word_index = 0
        self.nesting = 0
        self.code: list[int] = []
        #: 1 + each card whose pile size occurs in the current comparison.
        self.compared_piles: list[int] = []
        text = text.rstrip()
        for match in TOKEN_PATTERN.finditer(text):
            digits, word, sign, strange = match.groups()
            kind = match.lastindex
            assert kind is not None
            self.columns.append(column + match.start(kind))
            if strange:
                self.word_index = len(self.words)
                self.fail("buy-line-strange", f"unexpected {strange!r}", word=strange)
            self.words.append(digits or (word.lower().replace("\u2019", "'") if word else sign))
        self.columns.append(column + len(text))

    # -- conditions --------------------------------------------------------------------------

    def parse_condition(self) -> None:
        """Parse a condition: conjunctions joined by ``or``."""
        self.parse_conjunction()
        while self.take_word("or"):
            self.parse_conjunction()
            self.code += [OR, 0]

    def parse_conjunction(self) -> None:
        """Parse conditions joined by ``and``."""
        self.parse_single_condition()
        while self.take_word("and"):
            self.parse_single_condition()
            self.code += [AND, 0]

    def parse_single_condition(self) -> None:
        """Parse a negation, a parenthesized condition, a sentence or a comparison."""
        if self.take_word("not"):
            self.enter_nesting()
            self.parse_single_condition()
            self.nesting -= 1
            self.code += [NOT, 0]
        elif self.peek() == "(" and not self.is_numeric_parenthesis():
            self.word_index += 1
            self.enter_nesting()
            self.parse_condition()
            self.nesting -= 1
            self.expect_closing_parenthesis()
        elif self.peek().isdecimal() and self.peek(1) == "or" and self.peek(2) in ("fewer", "more"):
            self.parse_sentence()
        elif self.take_word("action_phase"):
            self.code += [ACTION_PHASE, 0]
        else:
            self.parse_comparison()

    def parse_sentence(self) -> None:
        """Parse ``4 or fewer provinces are left`` or ``3 or more golds are owned``."""
        number = self.parse_number()
        self.word_index += 1
        comparison = AT_MOST if self.take_word("fewer") else AT_LEAST
        if comparison == AT_LEAST:
            self.word_index += 1
        start = self.word_index
        kind = self.parse_kind()
        card = -1 if kind >= 0 else self.parse_card_until(("are", "is", "left", "owned"))
        if not self.take_word("are"):
            self.take_word("is")
        if self.take_word("owned"):
            self.code += [HAVE_KIND, kind] if kind >= 0 else [HAVE, card]
            self.code += [NUMBER, number, comparison, 0]
        elif self.take_word("left") and kind < 0:
            self.code += [LEFT, card, NUMBER, number, comparison, card + 1]
        else:
            wanted = ["'are owned'"] if kind >= 0 else ["'are left'", "'are owned'"]
            after = " ".join(self.words[start : self.word_index])
            text = f"after {after!r} comes {' or '.join(wanted)}, not {self.describe_next_word()}"
            self.fail_expected(text, typed=", ".join(wanted))

    def parse_comparison(self) -> None:
        """Parse two sums with a comparison operator between them."""
        self.compared_piles = []
        self.parse_sum()
        sign = self.peek()
        if sign not in COMPARISON_OPERATORS:
            signs = "<, <=, =, !=, >=, >"
            self.fail_expected(f"a comparison ({signs}) is missing before {self.describe_next_word()}", typed=signs)
        self.word_index += 1
        self.parse_sum()
        self.code += [COMPARISON_OPERATORS[sign], self.compared_piles[-1] if self.compared_piles else 0]
        for pile in self.compared_piles[:-1]:
            self.code += [ON_TABLE, pile - 1, AND, 0]

    def parse_sum(self) -> None:
        self.parse_product()
        while self.peek() in SUM_OPERATORS:
            operation = SUM_OPERATORS[self.peek()]
            self.word_index += 1
            self.parse_product()
            self.code += [operation, 0]

    def parse_product(self) -> None:
        self.parse_term()
        while self.peek() in PRODUCT_OPERATORS:
            operation = PRODUCT_OPERATORS[self.peek()]
            self.word_index += 1
            self.parse_term()
            self.code += [operation, 0]

    def parse_term(self) -> None:
        word = self.peek()
        if word.isdecimal():
            self.code += [NUMBER, self.parse_number()]
        elif self.take_word("-"):
            self.enter_nesting()
            self.parse_term()
            self.nesting -= 1
            self.code += [NEGATE, 0]
        elif self.take_word("("):
            self.enter_nesting()
            self.parse_sum()
            self.nesting -= 1
            self.expect_closing_parenthesis()
        elif word in QUANTITIES:
            self.word_index += 1
            self.code += [QUANTITIES[word], 0]
        elif word in COUNT_FUNCTIONS:
            self.word_index += 1
            self.parse_count_function(word)
        elif word in MIN_MAX_FUNCTIONS:
            self.word_index += 1
            self.parse_min_max(word)
        elif word in PILE_WORDS:
            self.word_index += 1
            self.add_pile_count(self.find_card_by_name(PILE_WORDS[word]))
        else:
            known = [*QUANTITIES, *PILE_WORDS, *[f"{name}(CARD)" for name in COUNT_FUNCTIONS], "min(A, B)", "max(A, B)"]
            text = f"{self.describe_next_word()} is not a number; {did_you_mean(word, known)}"
            if not word:
                self.fail_expected(text, "number")
            meant = closest_match(word, known)
            self.fail("buy-line-no-number", text, word=word, meant=meant, known=", ".join(known))

    def parse_count_function(self, function: str) -> None:
        """Parse ``have(gold)``, ``left(duchy)``, ``in_play(actions)``."""
        by_card, by_kind = COUNT_FUNCTIONS[function]
        if not self.take_word("("):
            self.fail_expected(
                f"after {function!r} comes a card in parentheses, not {self.describe_next_word()}", "card-within"
            )
        kind = self.parse_kind()
        if kind >= 0 and by_kind < 0:
            self.word_index -= 1
            about = "counts the cards of one pile" if by_card == LEFT else "is the price of one card"
            text = f"{function!r} {about}; {CARD_KINDS[kind]!r} is not a card"
            self.fail("buy-line-one-card", text, function=function, word=CARD_KINDS[kind])
        card = -1 if kind >= 0 else self.parse_card_until((")",))
        self.expect_closing_parenthesis()
        if by_card == LEFT:
            self.add_pile_count(card)
        else:
            self.code += [by_kind, kind] if kind >= 0 else [by_card, card]

    def parse_min_max(self, function: str) -> None:
        """Parse ``min(provinces, colonies)``."""
        if not self.take_word("("):
            self.fail_expected(
                f"after {function!r} come two numbers in parentheses, not {self.describe_next_word()}", "numbers-within"
            )
        self.enter_nesting()
        self.parse_sum()
        if not self.take_word(","):
            self.fail_expected(f"a ',' is missing before {self.describe_next_word()}", typed="','")
        self.parse_sum()
        self.nesting -= 1
        self.expect_closing_parenthesis()
        self.code += [MIN_MAX_FUNCTIONS[function], 0]

    def add_pile_count(self, card: int) -> None:
        self.compared_piles.append(card + 1)
        self.code += [LEFT, card]

    def is_numeric_parenthesis(self) -> bool:
        """Whether the next parenthesis holds a number, not a condition: an operator follows it."""
        depth = 0
        for place in range(self.word_index, len(self.words)):
            word = self.words[place]
            if word == "(":
                depth += 1
            elif word == ")":
                depth -= 1
                if depth == 0:
                    after = self.words[place + 1] if place + 1 < len(self.words) else ""
                    return after in COMPARISON_OPERATORS or after in SUM_OPERATORS or after in PRODUCT_OPERATORS
        return False

    def enter_nesting(self) -> None:
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            self.fail("buy-line-deep", f"parentheses are nested more than {MAX_NESTING} deep", most=MAX_NESTING)

    def expect_closing_parenthesis(self) -> None:
        if not self.take_word(")"):
            self.fail_expected(f"a ')' is missing before {self.describe_next_word()}", typed="')'")

    def condition_cost(self) -> int:
        """Return the cost of evaluating the parsed condition once."""
        return sum(
            [
                COUNTED_QUANTITY_COST if self.code[place] in COUNTED_QUANTITIES else 1
                for place in range(0, len(self.code), 2)
            ]
        )

    # -- words -------------------------------------------------------------------------------

    def peek(self, ahead: int = 0) -> str:
        """Return a word ahead of the current position; empty at the end of the line."""
        place = self.word_index + ahead
        return self.words[place] if place < len(self.words) else ""

    def take_word(self, word: str) -> bool:
        """Consume the next word if it is this one."""
        if self.peek() != word:
            return False
        self.word_index += 1
        return True

    def parse_number(self) -> int:
        if not self.peek().isdecimal():
            self.fail_expected(f"a number was expected, not {self.describe_next_word()}", "number")
        number = int(self.peek())
        if number > MAX_NUMBER:
            text = f"{number} is too large; the maximum is {MAX_NUMBER}"
            self.fail("buy-line-large", text, number=number, most=MAX_NUMBER)
        self.word_index += 1
        return number

    def parse_kind(self) -> int:
        """Parse a kind of cards; returns -1 and consumes nothing if the next word is none."""
        for kind, name in enumerate(CARD_KINDS):
            if self.peek() in (name, singular(name)):
                self.word_index += 1
                return kind
        return -1

    def parse_card_until(self, ends: Sequence[str]) -> int:
        """Parse a card name up to one of the words ``ends``: its id, or its English name (``Worker's Village``)."""
        start = self.word_index
        while self.word_index < len(self.words) and self.words[self.word_index] not in ends:
            self.word_index += 1
        name = " ".join(self.words[start : self.word_index])
        if not name:
            self.fail_expected(f"a card was expected, not {self.describe_next_word()}", "card")
        card = self.find_card_by_name(name)
        if card < 0:
            self.word_index = start
            meant = closest_match(name.replace(" ", "_"), self.cards)
            hint = (
                f"did you mean {meant!r}?" if meant != "none" else "'bastide components dominion cards' lists all cards"
            )
            self.fail("buy-line-no-card", f"unknown card {name!r}; {hint}", name=name, meant=meant)
        return card

    def find_card_by_name(self, name: str) -> int:
        """Return the index of a card by id or name, singular or plural; -1 if it is unknown."""
        spelling = name.replace("'", "").replace("\u2019", "").replace(" ", "_")
        for spelt in (spelling, singular(spelling)):
            if spelt in self.cards:
                return self.cards.index(spelt)
        return -1

    def describe_next_word(self) -> str:
        """Describe the next word for an error message."""
        return repr(self.peek()) if self.word_index < len(self.words) else "the end of the line"

    def fail_expected(self, text: str, what: str = "typed", typed: str = "") -> NoReturn:
        """Raise the error that something else was expected: ``what`` by catalogue key, or the literal ``typed``."""
        word = self.peek()
        self.fail("buy-line-expected", text, what=what, typed=typed, where="word" if word else "end", word=word)

    def fail(self, code: str, text: str, **facts: object) -> NoReturn:
        """Raise InvalidBot for this line; ``code`` is the message of the problem."""
        column = self.columns[min(self.word_index, len(self.columns) - 1)]
        raise InvalidBot(
            "bad-buy-list",
            f"{self.source}, line {self.line_number}, column {column}: {text}",
            file=self.source,
            line=self.line_number,
            column=column,
            problem=InvalidBot(code, text, **facts),
        )
