"""Parser of buy lists: text files with the strategy of a bot.

A bot reads a list from the top and buys the first card that it can afford and whose condition is true::

    province
    duchy when 4 or fewer provinces are left
    gold
    smithy up to 2
    silver when not (turn > 12 and have(gold) >= 3)

Other lines forbid purchases (``never province when provinces = 2 and lead < 0``), answer questions (``play smithy when
actions >= 2``, ``trash estates by chapel``), or set the starting cards. ``docs/dominion-strategies.md`` explains the
grammar. Conditions are parsed in ``condition_parser``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from bastide.core.errors import InvalidBot
from bastide.games.dominion.bots.buy_lists.conditions import Reader
from bastide.games.dominion.bots.buy_lists.terms import term_of
from bastide.games.dominion.rules.actions import PLAIN_IDS, VERB_IDS

#: Limit of a rule without ``up to``.
UNLIMITED: Final = 1000
#: Maximum number of starting cards.
MOST_AT_START: Final = 100

#: Words that end the name of a card, in buy rules and in answer rules.
CLAUSES: Final = ("up", "when", "if")
ANSWER_CLAUSES: Final = ("by", "when", "if")
#: The verbs of answer rules, with their numbers in the action space.
ANSWERS: Final = {name: len(PLAIN_IDS) + place for place, name in enumerate(VERB_IDS) if name != "buy"}
#: First words of lines that are not buy rules.
OTHER_LINES: Final = ["start", "for", "rule", "never", *ANSWERS]
BUY: Final = len(PLAIN_IDS) + VERB_IDS.index("buy")

#: Values of ``AnswerRule.card`` for the words ``nothing`` and ``deck``.
NOTHING: Final = -2
THE_DECK: Final = -3

#: Named rules, written in the language of buy lists.
RULES: Final = {
    "penultimate province": [
        "never province when provinces = 2 and lead < 0 and (buys = 1 or coins < 2 * cost(province))",
        "never colony when colonies = 2 and lead < 0 and (buys = 1 or coins < 2 * cost(colony))",
    ],
    "no losing end": [
        "never province when provinces = 1 and lead < -6 and buys = 1",
        "never colony when colonies = 1 and lead < -10 and buys = 1",
    ],
}


@final
class Rule:
    """Line of a buy list: buy ``card`` while fewer than ``limit`` are owned and the condition is true."""

    def __init__(self, card: int, limit: int, test: list[int], line: int) -> None:
        self.card = card
        self.limit = limit
        self.test = test
        self.term = term_of(test)
        #: Whether there is neither a limit nor a condition.
        self.always = limit == UNLIMITED and not test
        #: Line number in the file, starting at 1.
        self.line = line

    def __repr__(self) -> str:
        return f"Rule(card={self.card}, limit={self.limit}, test={self.test}, line={self.line})"


@final
class Answer:
    """Line about an answer: do (or never do) ``verb`` with a card, or with any card of a kind."""

    def __init__(self, verb: int, card: int, kind: int, by: int, test: list[int], line: int) -> None:
        self.verb = verb
        #: A card, ``ANSWER_NOTHING``, ``ANSWER_DECK``, or -1 for a kind of cards.
        self.card = card
        self.kind = kind
        #: The card that must ask the question; -1 for any.
        self.by = by
        self.test = test
        self.term = term_of(test)
        self.line = line


@final
class Start:
    """Custom starting cards instead of seven Coppers and three Estates."""

    def __init__(self) -> None:
        #: Cards to shuffle.
        self.shuffled: list[int] = []
        #: Cards in fixed places; the first card of the deck is its top card.
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []

    def place(self, name: str) -> list[int]:
        if name == "hand":
            return self.hand
        if name == "deck":
            return self.deck
        return self.discard if name == "discard" else self.shuffled

    def cards(self) -> list[int]:
        return self.shuffled + self.hand + self.deck + self.discard


@final
class BuyList:
    """Parsed buy list."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []
        self.answers: list[Answer] = []
        self.vetoes: list[Answer] = []
        self.start: Start | None = None
        #: Whether the list declares itself suitable for kingdoms that lack some of its cards.
        self.for_any_kingdom = False


def read_list(text: str, source: str, cards: Sequence[str]) -> BuyList:
    """Parse a buy list. ``cards`` are the ids of all cards; rules refer to cards by index.

    Raises InvalidBot with ``source``, line and column for a syntax error.
    """
    found = BuyList()
    for number, line in enumerate(text.splitlines(), 1):
        column = 1
        for clause in line.partition("#")[0].split(";"):
            if clause.strip():
                Line(clause, number, column, source, cards).enter(found)
            column += len(clause) + 1
    if not found.rules:
        raise InvalidBot("empty-buy-list", f"{source}: the list names no card to buy", file=source)
    return found


def parse(text: str, source: str, cards: Sequence[str]) -> list[Rule]:
    """Parse a buy list and return its buy rules only."""
    return read_list(text, source, cards).rules


@final
class Line(Reader):
    """Parser of one line of a buy list."""

    def enter(self, found: BuyList) -> None:
        """Parse the line and add its contents to a buy list."""
        if self.take("start"):
            if found.start is None:
                found.start = Start()
            self.start(found.start)
        elif self.take("for"):
            if not (self.take("any") and self.take("kingdom")):
                text = f"'for' is only said as 'for any kingdom', not before {self.shown()}"
                self.expected(text, typed="'for any kingdom'")
            found.for_any_kingdom = True
        elif self.take("rule"):
            self.named_rule(found)
        elif self.take("never"):
            verb = BUY
            if self.peek() in ANSWERS:
                verb = ANSWERS[self.peek()]
                self.at += 1
            else:
                self.take("buy")
            found.vetoes.append(self.answer(verb))
        elif self.peek() in ANSWERS:
            verb = ANSWERS[self.peek()]
            self.at += 1
            found.answers.append(self.answer(verb))
        else:
            self.take("buy")
            found.rules.append(self.rule())
        if self.at < len(self.words):
            forms = "CARD, or CARD up to N, or CARD [up to N] when TEST"
            self.fail("buy-line-rest", f"{self.shown()} was not expected; a line is: {forms}", word=self.peek())

    def rule(self) -> Rule:
        """Parse a buy rule: ``CARD [up to N] [when CONDITION]``."""
        card = self.card_before(CLAUSES)
        limit = UNLIMITED
        if self.take("up"):
            if not self.take("to"):
                self.expected(f"after 'up' comes 'to' and a number, not {self.shown()}", typed="'to'")
            limit = self.whole()
            if limit == 0:
                self.at -= 1
                self.fail("buy-line-never", "'up to 0' would never buy it")
        self.condition()
        return Rule(card, limit, self.code, self.number)

    def answer(self, verb: int) -> Answer:
        """Parse an answer rule after its verb."""
        kind = -1
        if self.take("nothing"):
            card = NOTHING
        elif self.take("deck"):
            card = THE_DECK
        else:
            kind = self.kind()
            card = -1 if kind >= 0 else self.card_before(ANSWER_CLAUSES)
        by = self.card_before(CLAUSES) if self.take("by") else -1
        self.condition()
        return Answer(verb, card, kind, by, self.code, self.number)

    def condition(self) -> None:
        """Parse ``when CONDITION`` if there is one."""
        if self.take("when") or self.take("if"):
            self.test()

    def named_rule(self, found: BuyList) -> None:
        """Expand a named rule, such as ``penultimate province``."""
        name = " ".join(self.words[self.at :])
        if name not in RULES:
            known = ", ".join(RULES)
            self.fail("buy-line-no-rule", f"there is no rule {name!r}; known: {known}", name=name, known=known)
        self.at = len(self.words)
        for text in RULES[name]:
            Line(text, self.number, self.columns[0], self.source, self.cards).enter(found)

    def start(self, start: Start) -> None:
        """Parse starting cards: ``start with 7 coppers, 3 estates``, or in one zone: ``start hand 5 coppers``."""
        name = self.peek()
        if name not in ("with", "hand", "deck", "discard"):
            text = f"after 'start' comes 'with', 'hand', 'deck' or 'discard', not {self.shown()}"
            self.expected(text, typed="'with', 'hand', 'deck', 'discard'")
        self.at += 1
        place = start.place(name)
        while True:
            count = self.whole() if self.peek().isdecimal() else 1
            card = self.card_before((",",))
            place += [card] * count
            if not self.take(","):
                break
        if len(start.cards()) > MOST_AT_START:
            self.fail("buy-line-start", f"nobody begins with more than {MOST_AT_START} cards", most=MOST_AT_START)
        if start.shuffled and start.deck:
            self.fail(
                "buy-line-start-twice",
                "what is shuffled ('start with') and a deck in order ('start deck') exclude each other",
            )
