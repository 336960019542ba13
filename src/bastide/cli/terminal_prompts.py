"""Prompt for an action in the terminal: shows the table, the decision and the choices, and reads the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from shutil import get_terminal_size

import click

from bastide.cli.play.list_components import describe_by_name
from bastide.cli.terminal_output import error_text, print_error
from bastide.cli.translated_commands import get_translator, translate
from bastide.core.action_reason import Refusal
from bastide.core.errors import IllegalAction
from bastide.core.game import Game
from bastide.core.journal import Event
from bastide.core.state import State

#: Longer lists of choices are shown in columns.
MAX_CHOICES_IN_ONE_COLUMN = 12


def read_answer(prompt: str) -> str:
    """Read a line, in lower case."""
    answer: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
    return answer.strip().lower()


def parse_number(answer: str) -> int:
    """Parse a typed number; 0 if it is none."""
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else 0


class TerminalPrompt(ABC):
    """Base class of terminal sessions that ask one seat for actions."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.translator = get_translator()

    @property
    @abstractmethod
    def state(self) -> State:
        """The current state."""

    @abstractmethod
    def print_hint(self) -> None:
        """Print help for the current decision."""

    def print_table(self) -> None:
        """Print what this seat sees."""
        click.echo(self.game.view_as_text(self.state.view(self.seat), self.translator))

    def print_events(self, events: Iterable[Event]) -> None:
        """Print the events that this seat may see."""
        for event in events:
            shown = event.view_for(self.seat)
            message = f"log-{shown['kind']}"
            if self.translator.has_message(f"{self.game.id}-{message}"):
                click.secho(f"  {self.translator.translate_for_game(self.game.id, message, shown)}", dim=True)

    def ask_action(self) -> int:
        """Print the table and the choices, and read answers until one is a legal action."""
        state = self.state
        decision = state.decision(self.seat)
        click.echo()
        self.print_table()
        click.echo()
        asked = {"source": decision.source, "least": decision.least, "most": decision.most, **decision.about}
        click.secho(self.translator.translate_for_game(self.game.id, f"ask-{decision.kind}", asked), bold=True)
        choices = [state.notation(self.seat, action) for action in decision.actions]
        self.print_choices(decision.actions, choices)
        while True:
            answer = read_answer(">")
            if answer in ("?", "help"):
                click.echo(translate("cli-play-help"))
            elif answer in ("hint", translate("cli-play-hint-word")):
                self.print_hint()
            elif answer.startswith("?"):
                self.print_component(answer.removeprefix("?").strip())
            elif answer in ("quit", "exit"):
                raise click.Abort
            elif answer == "" and len(choices) == 1:
                return decision.actions[0]
            elif 1 <= parse_number(answer) <= len(choices):
                return decision.actions[parse_number(answer) - 1]
            else:
                close = [n for n, choice in enumerate(choices) if choice.startswith(answer)] if answer else []
                if len(close) == 1:
                    return decision.actions[close[0]]
                try:
                    return state.parse_action(self.seat, answer)
                except IllegalAction as error:
                    print_error(self.refusal_text(error, answer))

    def print_component(self, name: str) -> None:
        """Print the card, board or tile with this name."""
        lines = describe_by_name(self.game, name)
        if lines:
            click.echo("\n".join(lines))
        else:
            print_error(translate("cli-play-no-such", name=name))

    def refusal_text(self, error: IllegalAction, answer: str) -> str:
        """Return why an answer is rejected: the rule that forbids it, if the answer was understood."""
        refusal = error.details.get("reason")
        if isinstance(refusal, Refusal):
            return self.translator.translate_for_game(self.game.id, f"refuse-{refusal.code}", refusal.facts)
        return translate("cli-play-unclear", text=answer) if error.code == "not-understood" else error_text(error)

    def action_label(self, action: int) -> str:
        """Return the translated label of an action."""
        meaning = self.state.action_data(self.seat, action)
        return self.translator.translate_for_game(self.game.id, f"do-{meaning['do']}", meaning)

    def print_choices(self, actions: list[int], choices: list[str]) -> None:
        lines = []
        for number, (action, choice) in enumerate(zip(actions, choices, strict=True), 1):
            label = self.action_label(action)
            spoken = "" if label.lower() == choice else f"  {label}"
            lines.append(f"{number:3}  {choice}{spoken}")
        if len(lines) <= MAX_CHOICES_IN_ONE_COLUMN:
            click.echo("\n".join(lines))
            return
        width = max(len(line) for line in lines) + 3
        columns = max(1, get_terminal_size().columns // width)
        rows = -(-len(lines) // columns)
        for row in range(rows):
            click.echo("".join(f"{line:{width}}" for line in lines[row::rows]).rstrip())
