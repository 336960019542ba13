"""Top-level command group and error handling."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from bastide.cli.terminal_output import error_text, name_missing_folder, os_error_text, print_error
from bastide.cli.translated_commands import TranslatedGroup, TranslatedOption, reset_language, translate
from bastide.core.errors import BastideError
from bastide.locale import name_overrides as names_of_games

#: Command to ``module:attribute``, or to the distribution that provides it.
COMMANDS = {
    "serve": "bastide.cli.serve.run_server:serve",
    "admin": "bastide.cli.admin:admin",
    "backup": "bastide.cli.serve.backup_and_check_database:backup",
    "restore": "bastide.cli.serve.backup_and_check_database:restore",
    "check-database": "bastide.cli.serve.backup_and_check_database:check_database",
    "play": "bastide.cli.play.play_in_terminal:play",
    "games": "bastide.cli.play.list_games:games",
    "bots": "bastide.cli.play.list_bots:bots",
    "engine": "bastide.cli.play.run_engine:engine",
    "bot": "bastide.cli.play.run_bot:bot",
    "rules": "bastide.cli.play.show_rules:rules",
    "learn": "bastide.cli.play.play_lesson:learn",
    "simulate": "bastide.cli.simulate.run_simulation:simulate",
    "tournament": "bastide.cli.simulate.run_tournament:tournament",
    "tasks": "bastide.cli.simulate.run_benchmark_tasks:tasks",
    "improve": "bastide.cli.simulate.improve_strategy:improve_command",
    "openings": "bastide.cli.simulate.compare_openings:openings_command",
    "combos": "bastide.cli.simulate.find_combos:combos_command",
    "explore": "bastide.cli.simulate.explore_openings:explore_command",
    "train": "bastide-research",
    "plan": "bastide.cli.simulate.show_expert_plan:plan",
    "import": "bastide.cli.play.import_game:import_command",
    "replay": "bastide.cli.play.replay_record:replay",
    "draw": "bastide.cli.play.draw_record_svg:draw",
    "embed": "bastide.cli.play.embed_record:embed",
    "site": "bastide.cli.serve.write_static_site:site",
    "check": "bastide.cli.play.check_fairness:check",
    "analyse": "bastide.cli.play.analyse_record:analyse_command",
    "review": "bastide.cli.play.analyse_record:review_command",
    "puzzle": "bastide.cli.play.find_and_solve_puzzles:puzzle",
    "puzzles": "bastide.cli.play.find_and_solve_puzzles:puzzles",
    "components": "bastide.cli.play.list_components:components",
    "dev": "bastide.cli.dev:dev",
    "soak": "bastide.cli.dev.run_soak_test:soak",
    "bench": "bastide.cli.dev.run_speed_benchmark:bench",
    "completion": "bastide.cli.dev.shell_completion:completion",
}


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from bastide import __version__
        from bastide._compiled_module_selection import is_compiled

        click.echo(translate("cli-version-compiled" if is_compiled() else "cli-version-pure", version=__version__))
        ctx.exit()


def _use_names(ctx: click.Context, _: click.Parameter, chosen: str | None) -> str | None:
    if chosen is not None and not ctx.resilient_parsing:
        names_of_games.use_names(chosen)
    return chosen


@click.group(
    "bastide",
    cls=TranslatedGroup,
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
@click.option(
    "--version", cls=TranslatedOption, is_flag=True, expose_value=False, is_eager=True, callback=_show_version
)
@click.option("--lan", cls=TranslatedOption, is_flag=True)
@click.option("--names", cls=TranslatedOption, metavar="NAMES", is_eager=True, callback=_use_names)
@click.pass_context
def app(ctx: click.Context, lan: bool, names: str | None) -> None:
    if ctx.invoked_subcommand is None:
        from bastide.cli.serve.run_server import serve

        ctx.invoke(serve, browser=True, lan=lan)


def run_command_line(arguments: Sequence[str]) -> int:
    """Run a command line. Returns the exit code: 0 success, 1 a check failed, 2 invalid request, 130 interrupted."""
    reset_language()  # reset the language and names set by an earlier command line in this process
    names_of_games.reset_names()
    try:
        done = app.main(args=list(arguments), prog_name="bastide", standalone_mode=False)
        return done if isinstance(done, int) else 0
    except click.Abort:
        print_error(translate("cli-stopped"))
        return 130
    except BastideError as error:
        print_error(error_text(error))
        return 2
    except click.ClickException as error:
        print_error(_usage_error_text(error))
        return 2
    except BrokenPipeError:
        # The reader has closed the pipe (`bastide ... | head`): no error, but Python must not flush again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        error = name_missing_folder(error)
        print_error(translate("error-file", path=str(error.filename or ""), problem=os_error_text(error)))
        return 2


def _usage_error_text(error: click.ClickException) -> str:
    """Translate an error that click has found; click's own messages are English only."""
    if isinstance(error, click.NoSuchOption):
        close = min(error.possibilities or ["none"])
        return translate("error-no-such-option", option=error.option_name, close=close)
    if isinstance(error, click.BadOptionUsage):
        options = error.ctx.command.params if error.ctx is not None else []
        is_flag = any(
            isinstance(each, click.Option) and each.is_flag and error.option_name in each.opts for each in options
        )
        return translate("error-option-value", option=error.option_name, takes="no" if is_flag else "yes")
    if isinstance(error, click.BadParameter) and error.param is not None:
        kind = error.param.type
        name = error.param.opts[0] if isinstance(error.param, TranslatedOption) else str(error.param.name).upper()
        if isinstance(error, click.MissingParameter):
            return translate("error-missing", name=name)
        if isinstance(kind, click.Path):
            return translate("error-bad-path", name=name, kind="file" if kind.file_okay else "folder")
    return translate("error-usage")
