"""``bastide learn``: play the lessons of a game in the terminal."""

from __future__ import annotations

import click

from bastide.cli.parameter_types import game_argument
from bastide.cli.play.show_rules import wrap_paragraph
from bastide.cli.terminal_prompts import TerminalPrompt
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.game import Game
from bastide.core.state import State
from bastide.teaching import Piece
from bastide.teaching.lesson_files import get_lessons
from bastide.teaching.lesson_session import LessonSession
from bastide.teaching.lesson_texts import get_lesson_message, get_reply


@click.command("learn", cls=TranslatedCommand, examples=("bastide learn dominion", "bastide learn carcassonne fields"))
@game_argument()
@click.argument("lesson", metavar="[LESSON]", required=False)
def learn(game: Game, lesson: str | None) -> None:
    if lesson is None:
        width = max([len(name) for name in get_lessons(game.id)], default=0)
        for name in get_lessons(game.id):
            click.echo(f"{name:<{width}}  {lesson_title(game.id, name)}")
    else:
        LessonPrompt(game, LessonSession(game.id, lesson)).run_lesson()


def lesson_title(game: str, name: str) -> str:
    """Return the title of a lesson, with the level of a lesson on strategy."""
    title = "".join(piece.text for piece in get_lesson_message(game, name, get_translator().language, ""))
    level = get_lessons(game)[name].level
    return f"{title} ({translate(f'lesson-level-{level}')})" if level else title


class LessonPrompt(TerminalPrompt):
    """Terminal session that plays a lesson."""

    def __init__(self, game: Game, course: LessonSession) -> None:
        super().__init__(game, course.seat)
        self.course = course

    @property
    def state(self) -> State:
        return self.course.state

    def print_message(self, message: str, facts: dict[str, int] | None = None, bold: bool = False) -> None:
        language = get_translator().language
        self.print_pieces(get_lesson_message(self.game.id, self.course.name, language, message, facts), bold)

    def print_pieces(self, pieces: list[Piece], bold: bool = False) -> None:
        for line in wrap_paragraph("".join(piece.text for piece in pieces)):
            click.secho(line, bold=bold)

    def run_lesson(self) -> None:
        self.print_message("", bold=True)
        while self.course.step is not None:
            self.course.open_next_position()
            click.echo()
            self.print_message(self.course.step.id, self.course.facts)
            self.course.answer(self.ask_action())
            for deed in self.course.played_actions:
                self.print_events(deed.events)
            self.course.played_actions.clear()
            click.echo()
            self.print_pieces(get_reply(self.course, get_translator().language), self.course.verdict != "wrong")
        click.echo()
        click.echo(translate("lesson-passed"))

    def print_hint(self) -> None:
        assert self.course.step is not None
        self.print_message(self.course.step.id, self.course.facts)
