"""Top-level command group and error handling."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from bastide.cli.output import complain, sentence, system
from bastide.cli.text import Group, Option, forget, say
from bastide.core.errors import BastideError
from bastide.locale import names as names_of_games

#: Command to ``module:attribute``, or to the distribution that provides it.
COMMANDS = {
    "serve": "bastide.cli.serve.serve:serve",
    "admin": "bastide.cli.admin:admin",
    "backup": "bastide.cli.serve.backup:backup",
    "restore": "bastide.cli.serve.backup:restore",
    "check-database": "bastide.cli.serve.backup:check_database",
    "play": "bastide.cli.play.play:play",
    "games": "bastide.cli.play.games:games",
    "bots": "bastide.cli.play.bots:bots",
    "rules": "bastide.cli.play.rules:rules",
    "learn": "bastide.cli.play.learn:learn",
    "simulate": "bastide.cli.simulate.simulate:simulate",
    "tournament": "bastide.cli.simulate.tournament:tournament",
    "tasks": "bastide.cli.simulate.tasks:tasks",
    "improve": "bastide.cli.simulate.improve:improve_command",
    "train": "bastide-research",
    "plan": "bastide.cli.simulate.plan:plan",
    "replay": "bastide.cli.play.replay:replay",
    "draw": "bastide.cli.play.draw:draw",
    "site": "bastide.cli.serve.site:site",
    "check": "bastide.cli.play.check:check",
    "analyse": "bastide.cli.play.review:analyse_command",
    "review": "bastide.cli.play.review:review_command",
    "puzzle": "bastide.cli.play.puzzles:puzzle",
    "puzzles": "bastide.cli.play.puzzles:puzzles",
    "components": "bastide.cli.play.components:components",
    "soak": "bastide.cli.dev.soak:soak",
    "bench": "bastide.cli.dev.bench:bench",
    "completion": "bastide.cli.dev.completion:completion",
}


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from bastide import __version__
        from bastide._build import compiled

        click.echo(say("cli-version-compiled" if compiled() else "cli-version-pure", version=__version__))
        ctx.exit()


def _use_names(ctx: click.Context, _: click.Parameter, chosen: str | None) -> str | None:
    if chosen is not None and not ctx.resilient_parsing:
        names_of_games.use(chosen)
    return chosen


@click.group(
    "bastide",
    cls=Group,
    lazy=COMMANDS,
    invoke_without_command=True,
    examples=(
        "bastide",
        "bastide --lan",
        "bastide play dominion",
        "bastide simulate dominion --bots big_money,big_money --games 2000 --seed 1",
        "bastide --lang de games",
    ),
)
@click.option("--version", cls=Option, is_flag=True, expose_value=False, is_eager=True, callback=_show_version)
@click.option("--lan", cls=Option, is_flag=True)
@click.option("--names", cls=Option, metavar="NAMES", is_eager=True, callback=_use_names)
@click.pass_context
def app(ctx: click.Context, lan: bool, names: str | None) -> None:
    if ctx.invoked_subcommand is None:
        from bastide.cli.serve.serve import serve

        ctx.invoke(serve, browser=True, lan=lan)


def run(arguments: Sequence[str]) -> int:
    """Run a command line. Returns the exit code: 0 success, 1 a check failed, 2 invalid request, 130 interrupted."""
    forget()  # reset the language and names set by an earlier command line in this process
    names_of_games.forget()
    try:
        done = app.main(args=list(arguments), prog_name="bastide", standalone_mode=False)
        return done if isinstance(done, int) else 0
    except click.Abort:
        complain(say("cli-stopped"))
        return 130
    except BastideError as error:
        complain(sentence(error))
        return 2
    except click.ClickException as error:
        complain(_usage_error_text(error))
        return 2
    except BrokenPipeError:
        # The reader has closed the pipe (`bastide ... | head`): no error, but Python must not flush again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(say("error-file", path=str(error.filename or ""), problem=system(error)))
        return 2


def _usage_error_text(error: click.ClickException) -> str:
    """Translate an error that click has found; click's own messages are English only."""
    if isinstance(error, click.NoSuchOption):
        return say("error-no-such-option", option=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        options = error.ctx.command.params if error.ctx is not None else []
        is_flag = any(
            isinstance(each, click.Option) and each.is_flag and error.option_name in each.opts for each in options
        )
        return say("error-option-value", option=error.option_name, takes="no" if is_flag else "yes")
    if isinstance(error, click.BadParameter) and error.param is not None:
        kind = error.param.type
        name = error.param.opts[0] if isinstance(error.param, Option) else str(error.param.name).upper()
        if isinstance(error, click.MissingParameter):
            return say("error-missing", name=name)
        if isinstance(kind, click.Path):
            return say("error-bad-path", name=name, kind="file" if kind.file_okay else "folder")
    return say("error-usage")
