"""``bastide learn``: play the lessons of a game in the terminal."""

from __future__ import annotations

import click

from bastide.cli.params import game_argument
from bastide.cli.play.rules import folded
from bastide.cli.prompts import Asking
from bastide.cli.text import Command, say, words
from bastide.core.game import Game
from bastide.core.state import State
from bastide.learn.course import Course
from bastide.learn.lessons import lessons
from bastide.learn.spoken import said


@click.command("learn", cls=Command, examples=("bastide learn dominion", "bastide learn carcassonne fields"))
@game_argument()
@click.argument("lesson", metavar="LESSON", required=False)
def learn(game: Game, lesson: str | None) -> None:
    if lesson is None:
        width = max([len(name) for name in lessons(game.id)], default=0)
        for name in lessons(game.id):
            click.echo(f"{name:<{width}}  {spoken(game.id, name, '')}")
    else:
        Learner(game, Course(game.id, lesson)).take()


def spoken(game: str, name: str, message: str) -> str:
    """Return a text of a lesson."""
    return "".join(piece.text for piece in said(game, name, words().language, message))


class Learner(Asking):
    """Terminal session that plays a lesson."""

    def __init__(self, game: Game, course: Course) -> None:
        super().__init__(game, course.seat)
        self.course = course

    @property
    def state(self) -> State:
        return self.course.state

    def say(self, message: str, bold: bool = False) -> None:
        for line in folded(spoken(self.game.id, self.course.name, message)):
            click.secho(line, bold=bold)

    def take(self) -> None:
        self.say("", bold=True)
        while self.course.step is not None:
            self.course.go_on()
            click.echo()
            self.say(self.course.step.id)
            self.course.answer(self.ask())
            for deed in self.course.deeds:
                self.tell(deed.events)
            self.course.deeds.clear()
            click.echo()
            self.say(self.course.told, bold=self.course.verdict != "wrong")
        click.echo()
        click.echo(say("lesson-passed"))

    def hint(self) -> None:
        assert self.course.step is not None
        self.say(self.course.step.id)
