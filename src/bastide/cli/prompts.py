"""Prompt for an action in the terminal: shows the table, the decision and the choices, and reads the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from shutil import get_terminal_size

import click

from bastide.cli.output import complain, sentence
from bastide.cli.play.components import named
from bastide.cli.text import say, words
from bastide.core.errors import IllegalAction
from bastide.core.game import Game
from bastide.core.journal import Event
from bastide.core.reason import Refusal
from bastide.core.state import State

#: Longer lists of choices are shown in columns.
FEW_CHOICES = 12


def read_answer(prompt: str) -> str:
    """Read a line, in lower case."""
    answer: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
    return answer.strip().lower()


def number_of(answer: str) -> int:
    """Parse a typed number; 0 if it is none."""
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else 0


class Asking(ABC):
    """Base class of terminal sessions that ask one seat for actions."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.words = words()

    @property
    @abstractmethod
    def state(self) -> State:
        """The current state."""

    @abstractmethod
    def hint(self) -> None:
        """Print help for the current decision."""

    def tell(self, events: Iterable[Event]) -> None:
        """Print the events that this seat may see."""
        for event in events:
            shown = event.shown_to(self.seat)
            message = f"log-{shown['kind']}"
            if self.words.has(f"{self.game.id}-{message}"):
                click.secho(f"  {self.words.tell(self.game.id, message, shown)}", dim=True)

    def ask(self) -> int:
        """Print the table and the choices, and read answers until one is a legal action."""
        state = self.state
        decision = state.decision(self.seat)
        click.echo()
        click.echo(self.game.table(state.view(self.seat), self.words))
        click.echo()
        asked = {"source": decision.source, "least": decision.least, "most": decision.most, **decision.about}
        click.secho(self.words.tell(self.game.id, f"ask-{decision.kind}", asked), bold=True)
        choices = [state.notation(self.seat, action) for action in decision.actions]
        self.show_choices(decision.actions, choices)
        while True:
            answer = read_answer(">")
            if answer in ("?", "help"):
                click.echo(say("cli-play-help"))
            elif answer in ("hint", say("cli-play-hint-word")):
                self.hint()
            elif answer.startswith("?"):
                self.explain(answer.removeprefix("?").strip())
            elif answer in ("quit", "exit"):
                raise click.Abort
            elif answer == "" and len(choices) == 1:
                return decision.actions[0]
            elif 1 <= number_of(answer) <= len(choices):
                return decision.actions[number_of(answer) - 1]
            else:
                close = [n for n, choice in enumerate(choices) if choice.startswith(answer)] if answer else []
                if len(close) == 1:
                    return decision.actions[close[0]]
                try:
                    return state.parse(self.seat, answer)
                except IllegalAction as error:
                    complain(self.reason(error, answer))

    def explain(self, name: str) -> None:
        """Print the card, board or tile with this name."""
        lines = named(self.game, name)
        if lines:
            click.echo("\n".join(lines))
        else:
            complain(say("cli-play-no-such", name=name))

    def reason(self, error: IllegalAction, answer: str) -> str:
        """Return why an answer is rejected: the rule that forbids it, if the answer was understood."""
        refusal = error.details.get("reason")
        if isinstance(refusal, Refusal):
            return self.words.tell(self.game.id, f"refuse-{refusal.code}", refusal.facts)
        return say("cli-play-unclear", text=answer) if error.code == "not-understood" else sentence(error)

    def label(self, action: int) -> str:
        """Return the translated label of an action."""
        meaning = self.state.meaning(self.seat, action)
        return self.words.tell(self.game.id, f"do-{meaning['do']}", meaning)

    def show_choices(self, actions: list[int], choices: list[str]) -> None:
        lines = []
        for number, (action, choice) in enumerate(zip(actions, choices, strict=True), 1):
            label = self.label(action)
            spoken = "" if label.lower() == choice else f"  {label}"
            lines.append(f"{number:3}  {choice}{spoken}")
        if len(lines) <= FEW_CHOICES:
            click.echo("\n".join(lines))
            return
        width = max(len(line) for line in lines) + 3
        columns = max(1, get_terminal_size().columns // width)
        rows = -(-len(lines) // columns)
        for row in range(rows):
            click.echo("".join(f"{line:{width}}" for line in lines[row::rows]).rstrip())
