"""Click commands, groups and options with help texts from the Fluent catalogues.

The help of command ``simulate`` is the message ``cli-simulate`` (one line) with its attribute ``.help`` (full text).
The help of option ``--games`` is ``cli-simulate-games`` or, if all commands share it, ``cli-option-games``. The
commands of a group have their own catalogue: ``bastide admin ban`` is ``admin-ban``.
"""

from __future__ import annotations

from typing import Any

import click
from click.types import OptionHelpExtra

from bastide.locale import LANGUAGES, Catalogue, system_language

_translators: list[Catalogue] = []


def get_translator() -> Catalogue:
    """Return the translator of the selected language, by default the system's."""
    if not _translators:
        _translators.append(Catalogue(system_language()))
    return _translators[0]


def set_language(language: str) -> None:
    """Select the language."""
    _translators[:] = [Catalogue(language)]


def reset_language() -> None:
    """Return to the system's language."""
    _translators.clear()


def translate(id: str, /, **values: Any) -> str:
    """Translate a message."""
    return get_translator().translate(id, values)


def normalise_name(name: str) -> str:
    """Normalise a name for comparison: ignore case, spaces and hyphens."""
    return "".join(character for character in name.casefold() if character.isalnum())


def catalogue_prefix(command: click.Command) -> str:
    """Return the catalogue prefix of a command."""
    return command.catalogue if isinstance(command, _TranslatedBase) else "cli"


def message_prefix(command: click.Command) -> str:
    """Return the message prefix of a command."""
    return f"{catalogue_prefix(command)}-{command.name}"


class TranslatedOption(click.Option):
    """Option whose help text is translated when it is shown."""

    def help_messages(self, command: click.Command) -> list[str]:
        """Return the message ids that may hold the help text, the most specific first."""
        prefixes = message_prefix(command), f"{catalogue_prefix(command)}-option", "cli-option"
        return [f"{prefix}-{self.name}" for prefix in prefixes]

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        named = self.help_messages(ctx.command)
        self.help = translate(next((own for own in named if get_translator().has_message(own)), named[-1]))
        if isinstance(self.default, (int, float)) and not self.is_flag:
            whole = int(self.default)
            shown = whole if whole == self.default else self.default
            self.help += " " + translate("cli-default-value", value=str(shown))
        return super().get_help_record(ctx)

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        """Return nothing, because click's additions are English only."""
        return {}


class SharedOption(TranslatedOption):
    """Option with the same help text in every command, ``cli-option-NAME``."""

    def help_messages(self, command: click.Command) -> list[str]:
        return [f"cli-option-{self.name}"]


class _TranslatedBase(click.Command):
    """Base of commands and groups: headings and texts in the reader's language."""

    examples: tuple[str, ...] = ()
    catalogue = "cli"

    def get_short_help_str(self, limit: int = 45) -> str:
        return translate(message_prefix(self))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=translate("cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            for number, paragraph in enumerate(translate(f"{message_prefix(self)}.help").split("\n\n")):
                if number:
                    formatter.write_paragraph()
                formatter.write_text(paragraph.replace("\n", " "))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, TranslatedOption)]
        records = [record for option in options if (record := option.get_help_record(ctx))]
        with formatter.section(translate("cli-heading-options")):
            formatter.write_dl(records)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section(translate("cli-heading-examples")):
                formatter.write_paragraph()
                for example in self.examples:
                    formatter.write(f"  {_wrap_example(example, formatter.width - 2)}\n")


def _wrap_example(example: str, width: int) -> str:
    """Break a long command line with backslashes, so that it can still be pasted."""
    if len(example) <= width or " " not in example[: width - 2]:
        return example
    at = example.rindex(" ", 0, width - 2)
    return f"{example[:at]} \\\n      {_wrap_example(example[at + 1 :], width - 4)}"


class TranslatedCommand(_TranslatedBase):
    """A command with translated help."""

    def __init__(self, name: str, examples: tuple[str, ...] = (), catalogue: str = "cli", **settings: Any) -> None:
        settings.update(add_help_option=False, options_metavar="[OPTIONS]")
        super().__init__(name, **settings)
        self.examples = examples
        self.catalogue = catalogue
        self.params += [_language_option(), _help_option()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reject extra arguments with a translated message, because click's is English only."""
        from bastide.core.errors import BastideError

        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            left = " ".join(rest)
            raise BastideError("extra-arguments", f"unexpected arguments: {left}", arguments=left)
        return rest


class TranslatedGroup(_TranslatedBase, click.Group):
    """Command group with translated help. Commands are imported on first use, so that ``--help`` is fast.

    ``inside`` is the catalogue prefix of its commands.
    """

    def __init__(
        self, name: str, lazy: dict[str, str], examples: tuple[str, ...] = (), inside: str = "cli", **settings: Any
    ) -> None:
        settings.update(add_help_option=False, options_metavar="[OPTIONS]", subcommand_metavar="COMMAND ...")
        super().__init__(name, **settings)
        self.examples = examples
        self.lazy = lazy
        self.inside = inside
        self.params += [_language_option(), _help_option()]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.lazy:
            return None
        from importlib import import_module

        module, colon, attribute = self.lazy[cmd_name].partition(":")
        if not colon:
            from bastide.cli.plugin_commands import load_plugin_command

            return load_plugin_command(cmd_name, distribution=module)
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from bastide.core.errors import BastideError, closest_match, did_you_mean

        if args and args[0] not in self.lazy:
            raise BastideError(
                "unknown-command",
                f"unknown command {args[0]!r}; {did_you_mean(args[0], list(self.lazy))}",
                command=args[0],
                close=closest_match(args[0], list(self.lazy)),
                known=", ".join(self.lazy),
            )
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(translate("cli-heading-commands")):
            formatter.write_dl([(name, translate(f"{self.inside}-{name}")) for name in self.lazy])


def _help_option() -> SharedOption:
    def show(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return SharedOption(["--help", "-h"], is_flag=True, expose_value=False, is_eager=True, callback=show)


def _language_option() -> SharedOption:
    def choose(ctx: click.Context, _: click.Parameter, language: str | None) -> None:
        if language is None:
            return
        if language not in LANGUAGES:
            from bastide.core.errors import BastideError

            known = ", ".join(LANGUAGES)
            raise BastideError(
                "unknown-language", f"unknown language {language!r}; available: {known}", language=language, known=known
            )
        set_language(language)

    return SharedOption(["--lang"], metavar="|".join(LANGUAGES), expose_value=False, is_eager=True, callback=choose)
