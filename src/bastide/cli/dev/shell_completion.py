"""``bastide completion``: print a shell completion script."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from bastide.cli.parameter_types import WordChoiceParam
from bastide.cli.translated_commands import TranslatedCommand

SHELLS = ("bash", "zsh", "fish")


@click.command("completion", cls=TranslatedCommand, examples=('eval "$(bastide completion bash)"',))
@click.argument("shell", type=WordChoiceParam(SHELLS), metavar="|".join(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    completer = get_completion_class(shell)
    assert completer is not None
    root = ctx.find_root().command
    click.echo(completer(root, {}, "bastide", "_BASTIDE_COMPLETE").source())
