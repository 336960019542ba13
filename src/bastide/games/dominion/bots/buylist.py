"""Reading a buy list: what a Dominion player writes down, turned into rules of whole numbers.

A list is read from the top; the first line whose card can be had and whose test holds is the purchase::

    province
    duchy when 4 or fewer provinces are left
    gold
    smithy up to 2
    silver when not (turn > 12 and have(gold) >= 3)

The grammar is explained for players in ``docs/dominion-strategies.md``. Here a test becomes a list of numbers in
postfix order, pairs of an operation and its argument, so that a bot evaluates it without looking at a word again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn, final

from bastide.core.errors import InvalidBot, did_you_mean

# What a number in a test stands for. The argument is a card, a kind of card, or the number itself.
NUMBER: Final = 0
LEFT: Final = 1
HAVE: Final = 2
HAVE_KIND: Final = 3
IN_PLAY: Final = 4
IN_PLAY_KIND: Final = 5
COINS: Final = 6
BUYS: Final = 7
TURN: Final = 8
EMPTY_PILES: Final = 9
MONEY: Final = 10
# What is done with the two numbers (or truths) before it. A comparison's argument is 1 + a card whose pile has to be
# on the table for the comparison to mean anything, or 0.
PLUS: Final = 11
MINUS: Final = 12
LESS: Final = 13
AT_MOST: Final = 14
EQUAL: Final = 15
UNEQUAL: Final = 16
AT_LEAST: Final = 17
MORE: Final = 18
AND: Final = 19
OR: Final = 20
NOT: Final = 21

#: The largest number that may stand in a list, and a count of cards that nobody reaches: no ``up to`` at all.
LARGEST: Final = 999
UNLIMITED: Final = 1000

#: Kinds of cards that ``have(...)`` and ``in_play(...)`` count; their numbers are their places here. Terminals are
#: Actions that do not give back the Action they cost, splitters those that give more.
KINDS: Final = ["cards", "actions", "treasures", "victories", "terminals", "splitters"]

QUANTITIES: Final = {"coins": COINS, "buys": BUYS, "turn": TURN, "empty_piles": EMPTY_PILES, "money": MONEY}
COMPARISONS: Final = {
    "<": LESS,
    "<=": AT_MOST,
    "=": EQUAL,
    "!=": UNEQUAL,
    ">=": AT_LEAST,
    ">": MORE,
}
#: Piles that every list speaks of, in one word: ``provinces`` is ``left(province)``.
PILES: Final = {"provinces": "province", "colonies": "colony"}
#: Words that end the name of a card.
CLAUSES: Final = ("up", "when", "if")

TOKENS: Final = re.compile(r"\s*(?:(\d+)|([^\W\d][\w'\u2019]*)|(<=|>=|!=|==|[<>=()+-])|(\S))")


@final
class Rule:
    """One line: buy ``card`` while fewer than ``limit`` are owned and ``test`` holds."""

    def __init__(self, card: int, limit: int, test: list[int], line: int) -> None:
        self.card = card
        self.limit = limit
        self.test = test
        #: Whether there is neither limit nor test.
        self.always = limit == UNLIMITED and not test
        #: Where it stands in the file, counted from 1.
        self.line = line

    def __repr__(self) -> str:
        return f"Rule(card={self.card}, limit={self.limit}, test={self.test}, line={self.line})"


def parse(text: str, source: str, cards: Sequence[str]) -> list[Rule]:
    """The rules of a list. ``cards`` are the ids of all cards there are; rules speak of them by position.

    InvalidBot, with ``source`` and the number of the line, for a line that cannot be read.
    """
    rules: list[Rule] = []
    for number, line in enumerate(text.splitlines(), 1):
        for clause in line.partition("#")[0].split(";"):
            if clause.strip():
                rules.append(Line(clause, number, source, cards).rule())
    if not rules:
        raise InvalidBot("empty-buy-list", f"{source}: the list names no card to buy", file=source)
    return rules


def singular(word: str) -> str:
    """``duchies`` is ``duchy`` and ``provinces`` is ``province``."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") else word


@final
class Line:
    """One line while it is being read, word by word."""

    def __init__(self, text: str, number: int, source: str, cards: Sequence[str]) -> None:
        self.number = number
        self.source = source
        self.cards = list(cards)
        self.words: list[str] = []
        self.at = 0
        self.code: list[int] = []
        #: 1 + a card whose number left is spoken of in the comparison under way.
        self.pile = 0
        for match in TOKENS.finditer(text.rstrip()):
            digits, word, sign, strange = match.groups()
            if strange:
                self.fail(f"{strange!r} means nothing here")
            self.words.append(digits or (word.lower().replace("\u2019", "'") if word else sign))

    def rule(self) -> Rule:
        card = self.card_before(CLAUSES)
        limit = UNLIMITED
        if self.take("up"):
            if not self.take("to"):
                self.fail(f"after 'up' comes 'to' and a number, not {self.shown()}")
            limit = self.whole()
            if limit == 0:
                self.fail("'up to 0' would never buy it")
        if self.take("when") or self.take("if"):
            self.test()
        if self.at < len(self.words):
            self.fail(f"{self.shown()} was not expected; a line is: CARD, or CARD up to N, or CARD [up to N] when TEST")
        return Rule(card, limit, self.code, self.number)

    # -- tests -------------------------------------------------------------------------------

    def test(self) -> None:
        self.both()
        while self.take("or"):
            self.both()
            self.code += [OR, 0]

    def both(self) -> None:
        self.single()
        while self.take("and"):
            self.single()
            self.code += [AND, 0]

    def single(self) -> None:
        if self.take("not"):
            self.single()
            self.code += [NOT, 0]
        elif self.take("("):
            self.test()
            if not self.take(")"):
                self.fail(f"a ')' is missing before {self.shown()}")
        elif self.peek().isdecimal() and self.peek(1) == "or" and self.peek(2) in ("fewer", "more"):
            self.sentence()
        else:
            self.comparison()

    def sentence(self) -> None:
        """``4 or fewer provinces are left``, ``3 or more golds are owned``."""
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
            wanted = "'are owned'" if kind >= 0 else "'are left' or 'are owned'"
            self.fail(f"after {' '.join(self.words[start : self.at])!r} comes {wanted}, not {self.shown()}")

    def comparison(self) -> None:
        self.pile = 0
        self.sum()
        sign = self.peek()
        if sign == "==":
            sign = "="
        if sign not in COMPARISONS:
            self.fail(f"a comparison (<, <=, =, !=, >=, >) is missing before {self.shown()}")
        self.at += 1
        self.sum()
        self.code += [COMPARISONS[sign], self.pile]

    def sum(self) -> None:
        self.term()
        while self.peek() in ("+", "-"):
            operation = PLUS if self.peek() == "+" else MINUS
            self.at += 1
            self.term()
            self.code += [operation, 0]

    def term(self) -> None:
        word = self.peek()
        if word.isdecimal():
            self.code += [NUMBER, self.whole()]
        elif word in QUANTITIES:
            self.at += 1
            self.code += [QUANTITIES[word], 0]
        elif word in ("left", "have", "in_play"):
            self.at += 1
            self.counted(word)
        elif word in PILES:
            self.at += 1
            self.pile_of(self.known(PILES[word]))
        else:
            known = [*QUANTITIES, *PILES, "left(CARD)", "have(CARD)", "in_play(CARD)"]
            self.fail(f"{self.shown()} is no number; {did_you_mean(word, known)}")

    def counted(self, function: str) -> None:
        """``have(gold)``, ``left(duchy)``, ``in_play(actions)``."""
        if not self.take("("):
            self.fail(f"after {function!r} comes a card in parentheses, not {self.shown()}")
        kind = self.kind()
        if kind >= 0 and function == "left":
            self.fail(f"'left' counts the cards of one pile; {KINDS[kind]!r} is no card")
        card = -1 if kind >= 0 else self.card_before((")",))
        if not self.take(")"):
            self.fail(f"a ')' is missing before {self.shown()}")
        if function == "left":
            self.pile_of(card)
        elif function == "have":
            self.code += [HAVE_KIND, kind] if kind >= 0 else [HAVE, card]
        else:
            self.code += [IN_PLAY_KIND, kind] if kind >= 0 else [IN_PLAY, card]

    def pile_of(self, card: int) -> None:
        self.pile = card + 1
        self.code += [LEFT, card]

    # -- words -------------------------------------------------------------------------------

    def peek(self, ahead: int = 0) -> str:
        place = self.at + ahead
        return self.words[place] if place < len(self.words) else ""

    def take(self, word: str) -> bool:
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def whole(self) -> int:
        if not self.peek().isdecimal():
            self.fail(f"a number was expected, not {self.shown()}")
        number = int(self.peek())
        if number > LARGEST:
            self.fail(f"{number} is too large; numbers go up to {LARGEST}")
        self.at += 1
        return number

    def kind(self) -> int:
        """The kind of card that the next word names (and is then read), or -1."""
        for kind, name in enumerate(KINDS):
            if self.peek() in (name, singular(name)):
                self.at += 1
                return kind
        return -1

    def card_before(self, ends: Sequence[str]) -> int:
        """The card named by the words up to one of ``ends``: by its id or its name, ``Worker's Village``."""
        start = self.at
        while self.at < len(self.words) and self.words[self.at] not in ends:
            self.at += 1
        name = " ".join(self.words[start : self.at])
        if not name:
            self.fail(f"a card was expected, not {self.shown()}")
        card = self.known(name)
        if card < 0:
            self.fail(f"there is no card {name!r}; {self.suggestion(name)}")
        return card

    def known(self, name: str) -> int:
        spelling = name.replace("'", "").replace(" ", "_")
        for spelt in (spelling, singular(spelling)):
            if spelt in self.cards:
                return self.cards.index(spelt)
        return -1

    def suggestion(self, name: str) -> str:
        from difflib import get_close_matches

        close = get_close_matches(name.replace(" ", "_"), self.cards, n=1, cutoff=0.6)
        return f"did you mean {close[0]!r}?" if close else "cards are written as in 'bastide cards dominion'"

    def shown(self) -> str:
        return repr(self.peek()) if self.at < len(self.words) else "the end of the line"

    def fail(self, problem: str) -> NoReturn:
        raise InvalidBot(
            "bad-buy-list",
            f"{self.source}, line {self.number}: {problem}",
            file=self.source,
            line=self.number,
            problem=problem,
        )
