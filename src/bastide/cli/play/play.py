"""``bastide play``: play a game in the terminal against bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path
from secrets import randbits

import click

from bastide.bots import favourite, make_bot
from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, analyse
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
from bastide.cli.play.replay import read_record
from bastide.cli.play.review import worded
from bastide.cli.prompts import Asking, number_of, read_answer
from bastide.cli.text import Command, say, words
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.journal import Journal
from bastide.core.options import Options
from bastide.core.randomness.rng import Seed, seed_for
from bastide.core.records.record import Record, Recorder, replay
from bastide.core.registry import game_ids, get_game, get_kit
from bastide.core.state import State

#: Number of actions shown by a hint.
HINTS = 3
#: Thinking time for a hint.
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
            raise BastideError(
                "from-record", "--from takes seed and options from the record: remove --seed and --option"
            )
        table = going_on(before, at, player_name(name), bots, seat)
    elif at is not None:
        raise BastideError("at-without-from", "--at needs a record to continue: --from RECORD")
    else:
        chosen = ask_game(game_ids()) if game is None else game
        others = bots if bots is not None else (favourite(chosen),) * (chosen.min_players - 1)
        table = Table(chosen, player_name(name), others, seat, seed, read_options(chosen, options))
    with kept(table, record):
        table.play()


@contextmanager
def kept(table: Table, record: Path | None) -> Iterator[None]:
    """Write the record to a file when the game ends or the player leaves, unless ``record`` is None."""
    if record is not None:
        record.write_text("", encoding="utf-8")  # fail before the game if the file cannot be written
    try:
        yield
    finally:
        if record is not None:
            record.write_text(table.recorder.record().write(), encoding="utf-8")
            click.echo(say("cli-play-recorded", path=str(record)))


def player_name(given: str | None) -> str:
    """Return the given name, else the user name, else a default."""
    if given is not None:
        if not given.strip() or len(given.splitlines()) != 1:
            raise BastideError("name", f"a name is one line of text, not {given!r}", name=given)
        return given
    try:
        return getuser()
    except (OSError, KeyError):  # an account without a name
        return say("word-player", number=1)


def ask_game(names: list[str]) -> Game:
    """Ask which of these games to play."""
    known = [get_game(name) for name in names]
    if len(known) == 1:
        return known[0]
    translator = words()
    for number, game in enumerate(known, 1):
        click.echo(f"{number:3}  {translator.say(game.id)}: {translator.say(f'{game.id}.about')}")
    while True:
        answer = read_answer(say("cli-play-which"))
        number = number_of(answer)
        if 1 <= number <= len(known):
            return known[number - 1]
        try:
            return get_game(answer)
        except BastideError as error:
            complain(sentence(error))


def going_on(record: Record, at: int | None, name: str, bots: tuple[str, ...] | None, seat: int) -> Table:
    """Make a table that continues a recorded game after ``at`` actions (default: from its last position)."""
    game = get_game(record.game)
    last = replay(record, game).actions  # if the record diverges, the verified part
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
    state.journal.take()  # earlier events are not printed
    return table


class Table(Asking):
    """Terminal session of one person with bots."""

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
        super().__init__(game, seat)
        self.bots = {
            player: make_bot(spec, game, seed_for(randbits(64) if isinstance(seed, str) else seed, player))
            for player, spec in enumerate(specs)
            if player != seat
        }
        self.recorder = Recorder(game, players, options, seed, names)
        self.recorder.state.journal = Journal()
        #: The record keeps the bot specs; messages use translated bot names.
        self.words.seats = [name if player == seat else self.called(spec, player) for player, spec in enumerate(specs)]

    def called(self, spec: str, player: int) -> str:
        """Return the translated name of a bot: its level, or the game's name for it."""
        known = next((one for one in (f"web-bot-{spec}", f"{self.game.id}-bot-{spec}") if self.words.has(one)), "")
        return say("word-bot", name=f"{self.words.say(known) if known else spec} {player}")

    def play(self) -> None:
        state = self.recorder.state
        click.echo(say("cli-play-welcome", game=self.words.say(self.game.id)))
        while not state.is_over():
            actors = state.actors()
            # If all players act at the same time, the bots choose first; nothing is revealed before all have chosen.
            player = next((actor for actor in actors if actor != self.seat), self.seat)
            if player == self.seat:
                self.recorder.apply(player, self.ask())
            else:
                self.recorder.apply(player, self.bots[player].choose(state.seat(player)))
            self.tell_news()
        self.tell_result()

    @property
    def state(self) -> State:
        return self.recorder.state

    def tell_news(self) -> None:
        """Print new events that the player may see."""
        journal = self.state.journal
        assert journal is not None
        self.tell(journal.take())

    def hint(self) -> None:
        """Print the best actions found by a search, with reasons."""
        state = self.state
        found = analyse(state, self.seat, Budget(seconds=HINT_SECONDS), judgement_for(self.game), randbits(32))
        for line in found.lines[:HINTS]:
            speaks = worded(self.game, get_kit(self.game.id).reasons(state, self.seat, line.action))
            action = f"{line.notation}  {self.label(line.action)}"
            win, error = round(100 * line.win), round(100 * line.error)
            click.echo(say("cli-play-hint", action=action, win=win, error=error, reasons=speaks))
        why = worded(self.game, get_kit(self.game.id).standing(state, self.seat))
        if why:
            click.echo(say("cli-analyse-standing", reasons=why))

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
