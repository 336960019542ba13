"""``bastide play``: play a game in the terminal against bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path
from secrets import randbits

import click

from bastide.bots import default_bot_name, make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import SearchBudget, evaluate_decision
from bastide.cli.parameter_types import (
    BotsParam,
    CountParam,
    SeedParam,
    game_argument,
    game_options_option,
    parse_game_options,
    translated_option,
)
from bastide.cli.play.analyse_record import print_comparison, reasons_text
from bastide.cli.play.load_position import forbid_with_position, load_position, position_option
from bastide.cli.play.replay_record import load_record
from bastide.cli.terminal_output import error_text, print_error
from bastide.cli.terminal_prompts import TerminalPrompt, parse_number, read_answer
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_game, get_kit
from bastide.core.journal import Journal
from bastide.core.options import Options
from bastide.core.randomness.rng import Seed, derive_seed
from bastide.core.records.game_record import Record, Recorder, replay_record
from bastide.core.state import State

#: Number of actions shown by a hint.
HINT_COUNT = 3
#: Thinking time for a hint.


@click.command(
    "play",
    cls=TranslatedCommand,
    examples=(
        "bastide play dominion",
        "bastide play seven_wonders --bots random,random --seat 1",
        "bastide play carcassonne --option modules=base,inns --record game.record",
        "bastide play --from game.record --at 40 --seat 1",
        "bastide play --position position.txt",
    ),
)
@game_argument(required=False)
@translated_option("--name", default=None, metavar="NAME")
@translated_option("--bots", type=BotsParam(), default=None, metavar="A,B,...")
@translated_option("--seat", type=CountParam(0), default=0, metavar="N")
@translated_option("--seed", type=SeedParam(), default=None, metavar="S")
@translated_option("--record", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@translated_option("--from", "origin", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="RECORD")
@translated_option("--at", type=CountParam(0), default=None, metavar="N")
@position_option()
@game_options_option()
def play(
    game: Game | None,
    name: str | None,
    bots: tuple[str, ...] | None,
    seat: int,
    seed: int | None,
    record: Path | None,
    origin: Path | None,
    at: int | None,
    position: str | None,
    options: tuple[str, ...],
) -> None:
    if position is not None:
        forbid_with_position(**{"from": origin}, at=at, seed=seed, record=record, option=options)
        table = continue_position(position, game, player_name(name), bots, seat)
    elif origin is not None:
        before = load_record(origin)
        if game is not None and game.id != before.game:
            raise BastideError("other-game", f"this is a record of {before.game}", found=before.game, game=game.id)
        if seed is not None or options:
            raise BastideError(
                "from-record", "--seed and --option can't be used with a record: it already contains them"
            )
        table = continue_record(before, at, player_name(name), bots, seat)
    elif at is not None:
        raise BastideError("at-without-from", "--at needs --from RECORD")
    else:
        chosen = choose_game(game_ids()) if game is None else game
        others = bots if bots is not None else (default_bot_name(chosen),) * (chosen.min_players - 1)
        table = TerminalTable(chosen, player_name(name), others, seat, seed, parse_game_options(chosen, options))
    with save_record_at_end(table, record):
        table.play_game()


@contextmanager
def save_record_at_end(table: TerminalTable, record: Path | None) -> Iterator[None]:
    """Write the record to a file when the game ends or the player leaves, unless ``record`` is None."""
    if record is not None:
        record.write_text("", encoding="utf-8")  # fail before the game if the file cannot be written
    try:
        yield
    finally:
        if record is not None and table.recorder is not None:
            record.write_text(table.recorder.to_record().to_text(), encoding="utf-8")
            click.echo(translate("cli-play-recorded", path=str(record)))


def player_name(given: str | None) -> str:
    """Return the given name, else the user name, else a default."""
    if given is not None:
        if not given.strip() or len(given.splitlines()) != 1:
            raise BastideError("name", f"a name must be a single line of text, not {given!r}", name=given)
        return given
    try:
        return getuser()
    except (OSError, KeyError):  # an account without a name
        return translate("word-player", number=1)


def choose_game(names: list[str]) -> Game:
    """Ask which of these games to play."""
    known = [get_game(name) for name in names]
    if len(known) == 1:
        return known[0]
    translator = get_translator()
    for number, game in enumerate(known, 1):
        click.echo(f"{number:3}  {translator.translate(game.id)}: {translator.translate(f'{game.id}.about')}")
    while True:
        answer = read_answer(translate("cli-play-which"))
        number = parse_number(answer)
        if 1 <= number <= len(known):
            return known[number - 1]
        try:
            return get_game(answer)
        except BastideError as error:
            print_error(error_text(error))


def continue_record(
    record: Record, at: int | None, name: str, bots: tuple[str, ...] | None, seat: int
) -> TerminalTable:
    """Make a table that continues a recorded game after ``at`` actions (default: from its last position)."""
    game = get_game(record.game)
    last = replay_record(record, game).actions_replayed  # if the record diverges, the verified part
    wanted = last if at is None else at
    if wanted > last:
        raise BastideError("at-range", f"--at must be between 0 and {last}, not {wanted}", at=wanted, last=last)
    others = opponents(game, len(record.seats), bots)
    options = {option: game.option(option).parse(text) for option, text in record.options.items()}
    table = TerminalTable(game, name, others, seat, record.seed, options)
    for move in record.moves[:wanted]:
        table.apply(move.player, table.state.parse_action(move.player, move.text))
    if table.state.is_over():
        raise table.state.illegal_action_error(seat, -1)
    assert table.state.journal is not None
    table.state.journal.take_events()  # earlier events are not printed
    return table


def continue_position(
    text: str, game: Game | None, name: str, bots: tuple[str, ...] | None, seat: int
) -> TerminalTable:
    """Make a table that continues from a position text."""
    game, state = load_position(text, game)
    if state.is_over():
        raise state.illegal_action_error(seat, -1)
    return TerminalTable(game, name, opponents(game, state.players, bots), seat, None, {}, state)


def opponents(game: Game, players: int, bots: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the bots for the other seats of a game with this number of players."""
    others = bots if bots is not None else (default_bot_name(game),) * (players - 1)
    if len(others) != players - 1:
        raise BastideError("other-players", f"this game had {players} players", players=players)
    return others


class TerminalTable(TerminalPrompt):
    """Terminal session of one person with bots."""

    def __init__(
        self,
        game: Game,
        name: str,
        others: tuple[str, ...],
        seat: int,
        seed: Seed | None,
        options: Options,
        position: State | None = None,
    ) -> None:
        players = len(others) + 1
        game.check_players(players)
        if seat >= players:
            raise BastideError(
                "no-seat",
                f"seat {seat} doesn't exist; seats are numbered 0 to {players - 1}",
                seat=seat,
                last=players - 1,
            )
        seed = randbits(64) if seed is None else seed
        specs = [*others[:seat], "", *others[seat:]]
        names = [
            name if player == seat else translate("word-bot", name=f"{spec} {player}")
            for player, spec in enumerate(specs)
        ]
        super().__init__(game, seat)
        self.bots = {
            player: make_bot(spec, game, derive_seed(randbits(64) if isinstance(seed, str) else seed, player))
            for player, spec in enumerate(specs)
            if player != seat
        }
        #: None if the game continues from a position, which has no record.
        self.recorder = Recorder(game, players, options, seed, names) if position is None else None
        self._state = position if self.recorder is None else self.recorder.state
        self.state.journal = Journal()
        #: The record keeps the bot specs; messages use translated bot names.
        self.translator.seat_names = [
            name if player == seat else self.bot_display_name(spec, player) for player, spec in enumerate(specs)
        ]

    def bot_display_name(self, spec: str, player: int) -> str:
        """Return the translated name of a bot: its level, or the game's name for it."""
        known = next(
            (one for one in (f"web-bot-{spec}", f"{self.game.id}-bot-{spec}") if self.translator.has_message(one)), ""
        )
        return translate("word-bot", name=f"{self.translator.translate(known) if known else spec} {player}")

    def apply(self, player: int, action: int) -> None:
        if self.recorder is None:
            self.state.apply(player, action)
        else:
            self.recorder.apply(player, action)

    def play_game(self) -> None:
        state = self.state
        click.echo(translate("cli-play-welcome", game=self.translator.translate(self.game.id)))
        while not state.is_over():
            actors = state.players_to_act()
            # If all players act at the same time, the bots choose first; nothing is revealed before all have chosen.
            player = next((actor for actor in actors if actor != self.seat), self.seat)
            if player == self.seat:
                self.apply(player, self.ask_action())
            else:
                self.apply(player, self.bots[player].choose(state.seat(player)))
            self.print_new_events()
        self.print_result()

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def print_new_events(self) -> None:
        """Print new events that the player may see."""
        journal = self.state.journal
        assert journal is not None
        self.print_events(journal.take_events())

    def print_hint(self) -> None:
        """Print the best actions of an evaluation, with reasons."""
        state = self.state
        heuristics = analysis_heuristics(self.game)
        found = evaluate_decision(state, self.seat, SearchBudget(heuristics.evaluation_rollouts), heuristics)
        for line in found.measured_actions()[:HINT_COUNT]:
            action = f"{line.notation}  {self.action_label(line.action)}"
            win, error = round(100 * line.win_chance.mean), round(100 * line.win_chance.error)
            click.echo(translate("cli-play-hint", action=action, win=win, error=error))
        print_comparison(self.game, found)
        why = reasons_text(self.game, get_kit(self.game.id).explain_position(state, self.seat))
        if why:
            click.echo(translate("cli-analyse-standing", reasons=why))

    def print_result(self) -> None:
        state = self.state
        click.echo()
        click.echo(self.game.view_as_text(state.view(self.seat), self.translator))
        click.echo()
        outcome = state.outcome()
        assert outcome is not None
        order = sorted(range(state.players), key=lambda player: outcome.places[player])
        for player in order:
            click.echo(
                translate(
                    "cli-play-place",
                    place=outcome.places[player],
                    player=self.translator.seat_name(player),
                    score=outcome.scores[player],
                )
            )
