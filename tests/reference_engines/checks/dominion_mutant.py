"""The rules of Dominion, changed while they run, to see whether the referee notices. They must be interpreted for it.

Everything is found by names that players know (cards, questions, notations) or by the small moves of the board, so that
a mistake can be made in one line and survives when the rules are written anew.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bastide.core import Options, State
from bastide.games.dominion.rules import GAME
from bastide.testing.lockstep import Agreement, Difference, lockstep
from reference_engines.dominion import DominionReferee
from reference_engines.dominion.cards import PRINTS

RULES = "bastide.games.dominion.rules."
#: A mutation that has not been noticed after so many games is not noticed.
MOST_GAMES = 100
#: With these around, a game comes to something.
FILLING = "village festival market laboratory smithy chapel woodcutter monument workshop moneylender"


class Mutant:
    """The rules while they are wrong; everything is undone in the end."""

    def __init__(self, undo: ExitStack) -> None:
        self.undo = undo
        self.modules = [module for name, module in sys.modules.items() if name.startswith(RULES)]
        self.state: Any = type(GAME.new_state(2, {}, 0))

    def __getattr__(self, name: str) -> Any:
        """Something that the rules call by this name, wherever it is."""
        return next(vars(module)[name] for module in self.modules if name in vars(module))

    def card(self, name: str) -> Any:
        return next(card for card in self.CARDS if card.id == name)

    def set(self, thing: object, **values: object) -> None:
        for name, value in values.items():
            self.undo.enter_context(patch.object(thing, name, value))

    def everywhere(self, name: str, value: object) -> None:
        """Another function or number under this name, in all modules that use it."""
        for module in self.modules:
            if name in vars(module):
                self.undo.enter_context(patch.object(module, name, value))

    def printed(self, facts: str, card: str, value: int) -> None:
        """Another fact in one of the lists that the rules look at all the time."""
        listed, number = getattr(self, facts), self.card(card).number
        self.undo.callback(self.PRINTED.read)
        self.undo.callback(listed.__setitem__, number, listed[number])
        listed[number] = value
        self.PRINTED.read()

    def line(
        self, card: str, fact: str, right: object, wrong: object, moment: str = "played", last: bool = False
    ) -> None:
        """Something else in the first (or last) line of a card's text in which this fact has this value."""
        number, changed = self.card(card).number, False
        for moment_id, texts in zip(self.MOMENT_IDS, self.TEXTS, strict=True):
            lines = [line for line in parts_of(texts[number]) if vars(line).get(fact) == right]
            if moment_id.startswith(moment) and lines:
                self.set(lines[-1 if last else 0], **{fact: wrong})
                changed = True
        assert changed, f"no line of {card} has {fact} {right}"

    def method(self, name: str, make: Callable[[Any], Any]) -> None:
        """Another way to do one of the moves of the board, made from the right one."""
        owner = next(owner for owner in self.state.__mro__ if name in vars(owner))
        self.set(owner, **{name: make(vars(owner)[name])})

    def after(self, name: str, then: Callable[..., None]) -> None:
        """Something more after one of the moves of the board."""

        def make(right: Any) -> Any:
            def done(state: Any, *given: Any) -> Any:
                result = right(state, *given)
                then(state, *given)
                return result

            return done

        self.method(name, make)

    def keep(self, name: str, *fields: str) -> None:
        """A move of the board leaves these fields as they were."""

        def make(right: Any) -> Any:
            def done(state: Any, *given: Any) -> Any:
                before = {field: getattr(state, field) for field in fields}
                result = right(state, *given)
                for field, value in before.items():
                    setattr(state, field, value)
                return result

            return done

        self.method(name, make)

    def forbid(self, notation: str, beside: str = "") -> None:
        """Actions whose notation begins so are not legal, in all questions or where others begin as ``beside``."""

        def make(right: Any) -> Any:
            def legal_actions(state: State, player: int) -> list[int]:
                legal: list[int] = right(state, player)
                written = {action: state.notation(player, action) for action in legal}
                if not all(any(text.startswith(word) for text in written.values()) for word in beside.split()):
                    return legal
                return [action for action in legal if not written[action].startswith(notation)]

            return legal_actions

        self.method("legal_actions", make)

    def instead(self, notation: str, other: str) -> None:
        """Whoever chooses one action gets another."""

        def make(right: Any) -> Any:
            def perform(state: State, player: int, action: int) -> None:
                chosen = state.notation(player, action) == notation
                right(state, player, state.parse(player, other) if chosen else action)

            return perform

        self.method("perform", make)

    def set_up(self, then: Callable[[Any], None]) -> None:
        """Something more after the set-up."""
        right = type(GAME).dealt

        def dealt(game: Any, *given: Any) -> Any:
            state = right(game, *given)
            then(state)
            return state

        self.set(type(GAME), dealt=dealt)


def parts_of(thing: object) -> Iterator[Any]:
    """A text and everything that it is made of, in its order."""
    if isinstance(thing, list):
        for item in thing:
            yield from parts_of(item)
    elif type(thing).__module__.startswith(RULES):
        yield thing
        for value in vars(thing).values():
            yield from parts_of(value)


Change = Callable[[Mutant], None]


@dataclass(frozen=True)
class Mutation:
    """A mistake: what it is, the cards with which it shows, and how it is made."""

    says: str
    cards: str
    change: Change
    players: int = 2
    edition: str = "2"

    def table(self) -> Options:
        cards = [card for card in self.cards.split() if PRINTS[card].is_kingdom]
        cards += [card for card in FILLING.split() if card not in cards]
        return {"kingdom": cards[:10], "mix_editions": True, "edition": self.edition}

    def tried(self) -> Verdict:
        def referee() -> Eager:
            return Eager(self.cards)

        started = time.monotonic()
        noticed, games = "", 0
        with ExitStack() as undo:
            GAME.last = None  # the set-up that was worked out last
            self.change(Mutant(undo))
            for result in lockstep(GAME, referee, MOST_GAMES, 0, self.table(), self.players, tastes=True):
                games += 1
                if isinstance(result, Difference):
                    noticed = str(result)
        GAME.last = None
        (again,) = lockstep(GAME, referee, 1, 0, self.table(), self.players, games - 1, tastes=True)
        return Verdict(noticed, isinstance(again, Agreement), games, time.monotonic() - started)


class Eager(DominionReferee):
    """Has random players who like the cards that matter, and the money for dear ones."""

    def __init__(self, cards: str) -> None:
        super().__init__()
        self.cards = cards.split()
        if any(PRINTS[card].cost > 5 for card in self.cards):
            self.cards += ["silver", "gold"]

    def eagerness(self, notation: str) -> float:
        verb, _, card = notation.partition(" ")
        return super().eagerness(notation) * (20 if verb in ("buy", "gain", "play") and card in self.cards else 1)


@dataclass(frozen=True)
class Verdict:
    """How a mutation was noticed and after how many games, and whether the right rules pass in the last of them."""

    noticed: str
    right_passes: bool
    games: int
    seconds: float
