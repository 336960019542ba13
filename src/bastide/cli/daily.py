"""``bastide daily``: the deal of the day in the terminal, the same for everybody who has the same version."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from time import time

import click

from bastide.bots import make_bot
from bastide.cli.params import game_argument, option
from bastide.cli.play import Table, ask_game, kept, player_name
from bastide.cli.text import Command, say
from bastide.core.chacha import PREFIX
from bastide.core.game import Game
from bastide.core.registry import game_ids, get_game
from bastide.core.rng import seed_from
from bastide.core.state import State
from bastide.tables.daily_deals import check_deals, compared_with, first_state, has_deals, lead, setup, thought

#: In seconds.
DAY = 86_400


@click.command(
    "daily", cls=Command, examples=("bastide daily dominion", "bastide daily carcassonne --record today.record")
)
@game_argument(required=False)
@option("--name", default=None, metavar="NAME")
@option("--record", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
def daily(game: Game | None, name: str | None, record: Path | None) -> None:
    known = [each for each in game_ids() if has_deals(get_game(each))]
    chosen = ask_game(known) if game is None else game
    check_deals(chosen)
    table = Daily(chosen, player_name(name), int(time()) // DAY)
    with kept(table, record):
        table.play()
    table.tell_levels()


def key_of(game: str, day: int) -> str:
    """The key of a day's deal: nothing here is secret, so it follows from the date."""
    return PREFIX + sha256(f"bastide daily {game} {day}".encode()).hexdigest()


class Daily(Table):
    """One person and the opponents of the day."""

    def __init__(self, game: Game, name: str, day: int) -> None:
        self.key = key_of(game.id, day)
        self.dealt = setup(game, self.key)
        others = tuple(bot for bot in self.dealt.bots if bot)
        super().__init__(game, name, others, self.dealt.seat, seed_from(self.key), self.dealt.options)

    def answer(self, player: int) -> int:
        return answered(self.game, self.key, self.state, player, self.dealt.bots[player])

    def hint(self) -> None:
        click.echo(say("cli-daily-no-hints"))

    def tell_levels(self) -> None:
        """What the levels make of the same seat, one after the other."""
        click.echo()
        click.echo(say("cli-daily-levels"))
        for level in compared_with(self.game):
            scores = played_by(self.game, self.key, level)
            seat = self.seat
            click.echo(say("cli-daily-level", bot=say(f"web-bot-{level}"), score=scores[seat], lead=lead(scores, seat)))


def answered(game: Game, key: str, state: State, player: int, bot: str) -> int:
    asked = thought(game, key, state, player, bot)
    return make_bot(asked.bot, game, asked.seed).choose(game.restore(asked.drawn).seat(player))


def played_by(game: Game, key: str, level: str) -> list[int]:
    """The points at the end if a level plays on the seat of the day."""
    state = first_state(game, key)
    bots = setup(game, key).bots
    while not state.is_over():
        player = state.next_actor()
        state.apply(player, answered(game, key, state, player, bots[player] or level))
    return state.scores()
