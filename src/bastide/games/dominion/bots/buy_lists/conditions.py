"""Recursive descent parser of the conditions in buy lists.

A condition is compiled to opcodes in postfix order (``condition_opcodes``), which ``condition_evaluator`` evaluates.
``docs/dominion-strategies.md`` explains the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from bastide.core.errors import InvalidBot, closest, did_you_mean
from bastide.games.dominion.bots.buy_lists.condition_codes import (
    ACTION_PHASE,
    AND,
    AT_LEAST,
    AT_MOST,
    CHOSEN,
    COMPARISONS,
    COUNTED,
    DEEPEST,
    HAVE,
    HAVE_KIND,
    KINDS,
    LARGEST,
    LEFT,
    MINUS_SIGN,
    NOT,
    NUMBER,
    ON_TABLE,
    OR,
    PILES,
    PRODUCTS,
    QUANTITIES,
    SUMS,
)

TOKENS: Final = re.compile(r"\s*(?:(\d+)|([^\W\d][\w'\u2019]*)|(<=|>=|!=|==|[<>=()+*/,-])|(\S))")


def singular(word: str) -> str:
    """Return the singular of a word: ``duchy`` for ``duchies``, ``province`` for ``provinces``."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") else word


class Reader:
    """Tokenizer and parser of one line: conditions, card names, error messages."""

    def __init__(self, text: str, number: int, column: int, source: str, cards: Sequence[str]) -> None:
        """``column`` is the position of the text in line ``number``; both start at 1."""
        self.number = number
        self.source = source
        self.cards = list(cards)
        self.words: list[str] = []
        #: The column of each word, and of the end of the line.
        self.columns: list[int] = []
        self.at = 0
        self.depth = 0
        self.code: list[int] = []
        #: 1 + each card whose pile size occurs in the current comparison.
        self.piles: list[int] = []
        text = text.rstrip()
        for match in TOKENS.finditer(text):
            digits, word, sign, strange = match.groups()
            kind = match.lastindex
            assert kind is not None
            self.columns.append(column + match.start(kind))
            if strange:
                self.at = len(self.words)
                self.fail("buy-line-strange", f"{strange!r} means nothing here", word=strange)
            self.words.append(digits or (word.lower().replace("\u2019", "'") if word else sign))
        self.columns.append(column + len(text))

    # -- conditions --------------------------------------------------------------------------

    def test(self) -> None:
        """Parse a condition: conjunctions joined by ``or``."""
        self.both()
        while self.take("or"):
            self.both()
            self.code += [OR, 0]

    def both(self) -> None:
        """Parse conditions joined by ``and``."""
        self.single()
        while self.take("and"):
            self.single()
            self.code += [AND, 0]

    def single(self) -> None:
        """Parse a negation, a parenthesized condition, a sentence or a comparison."""
        if self.take("not"):
            self.deeper()
            self.single()
            self.depth -= 1
            self.code += [NOT, 0]
        elif self.peek() == "(" and not self.is_sum():
            self.at += 1
            self.deeper()
            self.test()
            self.depth -= 1
            self.close()
        elif self.peek().isdecimal() and self.peek(1) == "or" and self.peek(2) in ("fewer", "more"):
            self.sentence()
        elif self.take("action_phase"):
            self.code += [ACTION_PHASE, 0]
        else:
            self.comparison()

    def sentence(self) -> None:
        """Parse ``4 or fewer provinces are left`` or ``3 or more golds are owned``."""
        number = self.whole()
        self.at += 1
        comparison = AT_MOST if self.take("fewer") else AT_LEAST
        if comparison == AT_LEAST:
            self.at += 1
        start = self.at
        kind = self.kind()
        card = -1 if kind >= 0 else self.card_before(("are", "is", "left", "owned"))
        if not self.take("are"):
            self.take("is")
        if self.take("owned"):
            self.code += [HAVE_KIND, kind] if kind >= 0 else [HAVE, card]
            self.code += [NUMBER, number, comparison, 0]
        elif self.take("left") and kind < 0:
            self.code += [LEFT, card, NUMBER, number, comparison, card + 1]
        else:
            wanted = ["'are owned'"] if kind >= 0 else ["'are left'", "'are owned'"]
            after = " ".join(self.words[start : self.at])
            text = f"after {after!r} comes {' or '.join(wanted)}, not {self.shown()}"
            self.expected(text, typed=", ".join(wanted))

    def comparison(self) -> None:
        """Parse two sums with a comparison operator between them."""
        self.piles = []
        self.sum()
        sign = self.peek()
        if sign not in COMPARISONS:
            signs = "<, <=, =, !=, >=, >"
            self.expected(f"a comparison ({signs}) is missing before {self.shown()}", typed=signs)
        self.at += 1
        self.sum()
        self.code += [COMPARISONS[sign], self.piles[-1] if self.piles else 0]
        for pile in self.piles[:-1]:
            self.code += [ON_TABLE, pile - 1, AND, 0]

    def sum(self) -> None:
        self.product()
        while self.peek() in SUMS:
            operation = SUMS[self.peek()]
            self.at += 1
            self.product()
            self.code += [operation, 0]

    def product(self) -> None:
        self.term()
        while self.peek() in PRODUCTS:
            operation = PRODUCTS[self.peek()]
            self.at += 1
            self.term()
            self.code += [operation, 0]

    def term(self) -> None:
        word = self.peek()
        if word.isdecimal():
            self.code += [NUMBER, self.whole()]
        elif self.take("-"):
            self.deeper()
            self.term()
            self.depth -= 1
            self.code += [MINUS_SIGN, 0]
        elif self.take("("):
            self.deeper()
            self.sum()
            self.depth -= 1
            self.close()
        elif word in QUANTITIES:
            self.at += 1
            self.code += [QUANTITIES[word], 0]
        elif word in COUNTED:
            self.at += 1
            self.counted(word)
        elif word in CHOSEN:
            self.at += 1
            self.chosen(word)
        elif word in PILES:
            self.at += 1
            self.pile_of(self.known(PILES[word]))
        else:
            known = [*QUANTITIES, *PILES, *[f"{name}(CARD)" for name in COUNTED], "min(A, B)", "max(A, B)"]
            text = f"{self.shown()} is no number; {did_you_mean(word, known)}"
            if not word:
                self.expected(text, "number")
            meant = closest(word, known)
            self.fail("buy-line-no-number", text, word=word, meant=meant, known=", ".join(known))

    def counted(self, function: str) -> None:
        """Parse ``have(gold)``, ``left(duchy)``, ``in_play(actions)``."""
        by_card, by_kind = COUNTED[function]
        if not self.take("("):
            self.expected(f"after {function!r} comes a card in parentheses, not {self.shown()}", "card-within")
        kind = self.kind()
        if kind >= 0 and by_kind < 0:
            self.at -= 1
            about = "counts the cards of one pile" if by_card == LEFT else "is the price of one card"
            text = f"{function!r} {about}; {KINDS[kind]!r} is no card"
            self.fail("buy-line-one-card", text, function=function, word=KINDS[kind])
        card = -1 if kind >= 0 else self.card_before((")",))
        self.close()
        if by_card == LEFT:
            self.pile_of(card)
        else:
            self.code += [by_kind, kind] if kind >= 0 else [by_card, card]

    def chosen(self, function: str) -> None:
        """Parse ``min(provinces, colonies)``."""
        if not self.take("("):
            self.expected(f"after {function!r} come two numbers in parentheses, not {self.shown()}", "numbers-within")
        self.deeper()
        self.sum()
        if not self.take(","):
            self.expected(f"a ',' is missing before {self.shown()}", typed="','")
        self.sum()
        self.depth -= 1
        self.close()
        self.code += [CHOSEN[function], 0]

    def pile_of(self, card: int) -> None:
        self.piles.append(card + 1)
        self.code += [LEFT, card]

    def is_sum(self) -> bool:
        """Whether the next parenthesis holds a number, not a condition: an operator follows it."""
        depth = 0
        for place in range(self.at, len(self.words)):
            word = self.words[place]
            if word == "(":
                depth += 1
            elif word == ")":
                depth -= 1
                if depth == 0:
                    after = self.words[place + 1] if place + 1 < len(self.words) else ""
                    return after in COMPARISONS or after in SUMS or after in PRODUCTS
        return False

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail("buy-line-deep", f"this is more than {DEEPEST} parentheses within each other", most=DEEPEST)

    def close(self) -> None:
        if not self.take(")"):
            self.expected(f"a ')' is missing before {self.shown()}", typed="')'")

    # -- words -------------------------------------------------------------------------------

    def peek(self, ahead: int = 0) -> str:
        """Return a word ahead of the current position; empty at the end of the line."""
        place = self.at + ahead
        return self.words[place] if place < len(self.words) else ""

    def take(self, word: str) -> bool:
        """Consume the next word if it is this one."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def whole(self) -> int:
        if not self.peek().isdecimal():
            self.expected(f"a number was expected, not {self.shown()}", "number")
        number = int(self.peek())
        if number > LARGEST:
            text = f"{number} is too large; numbers go up to {LARGEST}"
            self.fail("buy-line-large", text, number=number, most=LARGEST)
        self.at += 1
        return number

    def kind(self) -> int:
        """Parse a kind of cards; returns -1 and consumes nothing if the next word is none."""
        for kind, name in enumerate(KINDS):
            if self.peek() in (name, singular(name)):
                self.at += 1
                return kind
        return -1

    def card_before(self, ends: Sequence[str]) -> int:
        """Parse a card name up to one of the words ``ends``: its id, or its English name (``Worker's Village``)."""
        start = self.at
        while self.at < len(self.words) and self.words[self.at] not in ends:
            self.at += 1
        name = " ".join(self.words[start : self.at])
        if not name:
            self.expected(f"a card was expected, not {self.shown()}", "card")
        card = self.known(name)
        if card < 0:
            self.at = start
            meant = closest(name.replace(" ", "_"), self.cards)
            hint = (
                f"did you mean {meant!r}?"
                if meant != "none"
                else "cards are written as in 'bastide components dominion cards'"
            )
            self.fail("buy-line-no-card", f"there is no card {name!r}; {hint}", name=name, meant=meant)
        return card

    def known(self, name: str) -> int:
        """Return the index of a card by id or name, singular or plural; -1 if it is unknown."""
        spelling = name.replace("'", "").replace(" ", "_")
        for spelt in (spelling, singular(spelling)):
            if spelt in self.cards:
                return self.cards.index(spelt)
        return -1

    def shown(self) -> str:
        """Describe the next word for an error message."""
        return repr(self.peek()) if self.at < len(self.words) else "the end of the line"

    def expected(self, text: str, what: str = "typed", typed: str = "") -> NoReturn:
        """Raise the error that something else was expected: ``what`` by catalogue key, or the literal ``typed``."""
        word = self.peek()
        self.fail("buy-line-expected", text, what=what, typed=typed, where="word" if word else "end", word=word)

    def fail(self, code: str, text: str, **facts: object) -> NoReturn:
        """Raise InvalidBot for this line; ``code`` is the message of the problem."""
        column = self.columns[min(self.at, len(self.columns) - 1)]
        raise InvalidBot(
            "bad-buy-list",
            f"{self.source}, line {self.number}, column {column}: {text}",
            file=self.source,
            line=self.number,
            column=column,
            problem=InvalidBot(code, text, **facts),
        )
