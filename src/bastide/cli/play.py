"""``bastide play``: a game in the terminal, against bots."""

from __future__ import annotations

from getpass import getuser
from pathlib import Path
from secrets import randbits
from shutil import get_terminal_size

import click

from bastide.bots import favourite, make_bot
from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, analyse
from bastide.cli.components import named
from bastide.cli.hints import worded
from bastide.cli.output import complain, sentence
from bastide.cli.params import (
    BotsParam,
    CountParam,
    SeedParam,
    game_argument,
    option,
    read_options,
    table_option,
)
from bastide.cli.replay import read_record
from bastide.cli.text import Command, say, words
from bastide.core.errors import BastideError, IllegalAction
from bastide.core.game import Game
from bastide.core.journal import Journal
from bastide.core.options import Options
from bastide.core.record import Record, Recorder, replay
from bastide.core.refusal import Refusal
from bastide.core.registry import game_ids, get_game, get_kit
from bastide.core.rng import Seed, seed_for

#: Longer lists of choices are shown in columns.
FEW_CHOICES = 12
#: Who asks for a hint is told so many answers, after so long.
HINTS = 3
HINT_SECONDS = 1.0


@click.command(
    "play",
    cls=Command,
    examples=(
        "bastide play dominion",
        "bastide play seven_wonders --bots random,random --seat 1",
        "bastide play carcassonne --option modules=base,inns --record game.record",
        "bastide play --from game.record --at 40 --seat 1",
    ),
)
@game_argument(required=False)
@option("--name", default=None, metavar="NAME")
@option("--bots", type=BotsParam(), default=None, metavar="A,B,...")
@option("--seat", type=CountParam(0), default=0, metavar="N")
@option("--seed", type=SeedParam(), default=None, metavar="S")
@option("--record", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@option("--from", "origin", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="RECORD")
@option("--at", type=CountParam(0), default=None, metavar="N")
@table_option()
def play(
    game: Game | None,
    name: str | None,
    bots: tuple[str, ...] | None,
    seat: int,
    seed: int | None,
    record: Path | None,
    origin: Path | None,
    at: int | None,
    options: tuple[str, ...],
) -> None:
    if origin is not None:
        before = read_record(origin)
        if game is not None and game.id != before.game:
            raise BastideError("other-game", f"this is a record of {before.game}", found=before.game, game=game.id)
        if seed is not None or options:
            raise BastideError("from-record", "what was dealt and agreed is in the record: no --seed and no --option")
        table = going_on(before, at, _name(name), bots, seat)
    elif at is not None:
        raise BastideError("at-without-from", "--at says where to go on in a record: --from RECORD")
    else:
        chosen = _ask_game() if game is None else game
        others = bots if bots is not None else (favourite(chosen),) * (chosen.min_players - 1)
        table = Table(chosen, _name(name), others, seat, seed, read_options(chosen, options))
    if record is not None:
        record.write_text("", encoding="utf-8")  # if the file cannot be written, better to know before the game
    try:
        table.play()
    finally:
        if record is not None:
            record.write_text(table.recorder.record().write(), encoding="utf-8")
            click.echo(say("cli-play-recorded", path=str(record)))


def _name(given: str | None) -> str:
    """The name that was given, else that of the account, else none in particular."""
    if given is not None:
        if not given.strip() or len(given.splitlines()) != 1:
            raise BastideError("name", f"a name is one line of text, not {given!r}", name=given)
        return given
    try:
        return getuser()
    except (OSError, KeyError):  # an account without a name
        return say("word-player", number=1)


def _ask_game() -> Game:
    known = [get_game(name) for name in game_ids()]
    if len(known) == 1:
        return known[0]
    speaking = words()
    for number, game in enumerate(known, 1):
        click.echo(f"{number:3}  {speaking.say(game.id)}: {speaking.say(f'{game.id}.about')}")
    while True:
        answer = _ask(say("cli-play-which"))
        number = _number(answer)
        if 1 <= number <= len(known):
            return known[number - 1]
        try:
            return get_game(answer)
        except BastideError as error:
            complain(sentence(error))


def _ask(prompt: str) -> str:
    answer: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
    return answer.strip().lower()


def _number(answer: str) -> int:
    """The number that was typed; 0 if it was none."""
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else 0


def going_on(record: Record, at: int | None, name: str, bots: tuple[str, ...] | None, seat: int) -> Table:
    """A table that goes on with a recorded game: on its deal, after so many of its actions (from its last position)."""
    game = get_game(record.game)
    last = replay(record, game).actions  # of a record that diverges, what is certain
    wanted = last if at is None else at
    if wanted > last:
        raise BastideError("at-range", f"--at is a number of actions, 0 to {last}, not {wanted}", at=wanted, last=last)
    players = len(record.seats)
    others = bots if bots is not None else (favourite(game),) * (players - 1)
    if len(others) != players - 1:
        raise BastideError("other-players", f"{players} players were in this game", players=players)
    options = {option: game.option(option).parse(text) for option, text in record.options.items()}
    table = Table(game, name, others, seat, record.seed, options)
    for move in record.moves[:wanted]:
        table.recorder.apply(move.player, table.recorder.state.parse(move.player, move.text))
    state = table.recorder.state
    if state.is_over():
        raise state.refusal(seat, -1)
    assert state.journal is not None
    state.journal.take()  # what happened before is in the record
    return table


class Table:
    """One person and some bots at a table."""

    def __init__(
        self,
        game: Game,
        name: str,
        others: tuple[str, ...],
        seat: int,
        seed: Seed | None,
        options: Options,
    ) -> None:
        players = len(others) + 1
        game.check_players(players)
        if seat >= players:
            raise BastideError(
                "no-seat", f"there is no seat {seat}; seats are 0 to {players - 1}", seat=seat, last=players - 1
            )
        seed = randbits(64) if seed is None else seed
        specs = [*others[:seat], "", *others[seat:]]
        names = [
            name if player == seat else say("word-bot", name=f"{spec} {player}") for player, spec in enumerate(specs)
        ]
        self.game = game
        self.seat = seat
        self.bots = {
            player: make_bot(spec, game, seed_for(randbits(64) if isinstance(seed, str) else seed, player))
            for player, spec in enumerate(specs)
            if player != seat
        }
        self.recorder = Recorder(game, players, options, seed, names)
        self.recorder.state.journal = Journal()
        self.words = words()
        self.words.seats = names

    def play(self) -> None:
        state = self.recorder.state
        click.echo(say("cli-play-welcome", game=self.words.say(self.game.id)))
        while not state.is_over():
            actors = state.actors()
            # Where all choose at once, the bots choose first; nobody sees anything before all have chosen.
            player = next((actor for actor in actors if actor != self.seat), self.seat)
            if player == self.seat:
                self.recorder.apply(player, self.ask())
            else:
                self.recorder.apply(player, self.bots[player].choose(state.seat(player)))
            self.tell_news()
        self.tell_result()

    def tell_news(self) -> None:
        """What has happened, as far as the person may see it."""
        journal = self.recorder.state.journal
        assert journal is not None
        for event in journal.take():
            shown = event.shown_to(self.seat)
            message = f"log-{shown['kind']}"
            if self.words.has(f"{self.game.id}-{message}"):
                click.secho(f"  {self.words.tell(self.game.id, message, shown)}", dim=True)

    def ask(self) -> int:
        state = self.recorder.state
        decision = state.decision(self.seat)
        click.echo()
        click.echo(self.game.table(state.view(self.seat), self.words))
        click.echo()
        asked = {"source": decision.source, "least": decision.least, "most": decision.most, **decision.about}
        click.secho(self.words.tell(self.game.id, f"ask-{decision.kind}", asked), bold=True)
        choices = [state.notation(self.seat, action) for action in decision.actions]
        self.show_choices(decision.actions, choices)
        while True:
            answer = _ask(">")
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
            elif 1 <= _number(answer) <= len(choices):
                return decision.actions[_number(answer) - 1]
            else:
                close = [n for n, choice in enumerate(choices) if choice.startswith(answer)] if answer else []
                if len(close) == 1:
                    return decision.actions[close[0]]
                try:
                    return state.parse(self.seat, answer)
                except IllegalAction as error:
                    complain(self.reason(error, answer))

    def hint(self) -> None:
        """What a bot would do, with what speaks for it."""
        state = self.recorder.state
        found = analyse(state, self.seat, Budget(seconds=HINT_SECONDS), judgement_for(self.game), randbits(32))
        for line in found.lines[:HINTS]:
            speaks = worded(self.game, get_kit(self.game.id).reasons(state, self.seat, line.action))
            win, error = round(100 * line.win), round(100 * line.error)
            click.echo(say("cli-play-hint", action=line.notation, win=win, error=error, reasons=speaks))

    def explain(self, name: str) -> None:
        """What is printed on the card, board or tile of this name."""
        lines = named(self.game, name)
        if lines:
            click.echo("\n".join(lines))
        else:
            complain(say("cli-play-no-such", name=name))

    def reason(self, error: IllegalAction, answer: str) -> str:
        """Why an answer is refused: by the rule that forbids it, if it was understood."""
        refusal = error.details.get("reason")
        if isinstance(refusal, Refusal):
            return self.words.tell(self.game.id, f"refuse-{refusal.code}", refusal.facts)
        return say("cli-play-unclear", text=answer) if error.code == "not-understood" else sentence(error)

    def show_choices(self, actions: list[int], choices: list[str]) -> None:
        state = self.recorder.state
        lines = []
        for number, (action, choice) in enumerate(zip(actions, choices, strict=True), 1):
            meaning = state.meaning(self.seat, action)
            label = self.words.tell(self.game.id, f"do-{meaning['do']}", meaning)
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

    def tell_result(self) -> None:
        state = self.recorder.state
        click.echo()
        click.echo(self.game.table(state.view(self.seat), self.words))
        click.echo()
        outcome = state.outcome()
        assert outcome is not None
        order = sorted(range(state.players), key=lambda player: outcome.places[player])
        for player in order:
            click.echo(
                say(
                    "cli-play-place",
                    place=outcome.places[player],
                    player=self.words.seat_name(player),
                    score=outcome.scores[player],
                )
            )
