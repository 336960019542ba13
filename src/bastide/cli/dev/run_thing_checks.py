"""``bastide dev check``: run the tests that concern one thing, in seconds."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import click

from bastide.cli.dev.checkout import find_checkout
from bastide.cli.dev.list_missing_parts import name_of, thing_lines
from bastide.cli.dev.missing_parts import REFERENCE_ENGINES, find_missing_parts
from bastide.cli.dev.things import Thing, find_things, find_things_named
from bastide.cli.dev.translation_status import find_translation_problems
from bastide.cli.parameter_types import games_option
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.game_registry import get_game
from bastide.core.options import ChoiceOption, FlagOption, MultiChoiceOption, NumberOption, Option

#: Random games with all conformance checks, and as many in comparison with the reference engine.
DEFAULT_GAMES = 10


@dataclass(frozen=True)
class TestSelection:
    """Test files, relative to the checkout, and a pytest expression (``-k``); both may have ``{id}`` and ``{game}``."""

    files: list[str]
    expression: str


#: The tests of each kind of thing. Files that a checkout lacks are left out.
TESTS = {
    "card": TestSelection(
        [
            "tests/games/dominion/sets/test_card_scenarios.py",
            "tests/games/dominion/rules/test_dominion_catalogues.py",
            "tests/games/test_stable_numbers.py",
        ],
        "{id} or catalogues or (stable and dominion)",
    ),
    "set": TestSelection(
        [
            "tests/games/dominion/sets/test_card_scenarios.py",
            "tests/games/dominion/rules/test_dominion_catalogues.py",
            "tests/games/test_stable_numbers.py",
        ],
        "{cards} or catalogues or (stable and dominion)",
    ),
    "module": TestSelection(
        [
            "tests/games/carcassonne/modules/test_carcassonne_module_registry.py",
            "tests/games/carcassonne/modules/test_carcassonne_{id}.py",
            "tests/games/carcassonne/rules/test_carcassonne_translations.py",
            "tests/games/carcassonne/rules/test_carcassonne_tile_catalogue.py",
            "tests/games/test_stable_numbers.py",
            "tests/teaching/test_rulebooks.py",
            "tests/teaching/test_lessons.py",
        ],
        "not dominion and not seven_wonders and (not (rulebooks or lessons) or {id} or named_thing or module_has)",
    ),
    "board": TestSelection(
        [
            "tests/games/seven_wonders/rules/test_seven_wonders_view.py",
            "tests/games/seven_wonders/rules/test_seven_wonders_stable_numbering.py",
            "tests/games/test_stable_numbers.py",
        ],
        "not dominion and not carcassonne",
    ),
    "option": TestSelection(["tests/games/{game}", "tests/language/test_catalogues.py"], "{id} or (option and {game})"),
    "language": TestSelection(["tests/language/test_catalogues.py"], "{id}"),
    "level": TestSelection(["tests/bots/test_difficulty_levels.py"], "{id} or file or heuristics"),
    "page": TestSelection(["tests/web/sources/test_web_routes.py"], "page or folder or address"),
}
#: Compares random games of an engine with its reference engine.
LOCKSTEP = REFERENCE_ENGINES / "lockstep.py"
#: Exit code of pytest if the expression selects no test.
NO_TESTS_SELECTED = 5


@click.command(
    "check",
    cls=TranslatedCommand,
    catalogue="dev",
    examples=("bastide dev check shanty_town", "bastide dev check module:inns --games 500", "bastide dev check fr"),
)
@click.argument("thing", metavar="THING")
@games_option(DEFAULT_GAMES)
@click.pass_context
def check(ctx: click.Context, thing: str, games: int) -> None:
    root = find_checkout()
    results = [check_thing(root, each, games) for each in find_things_named(root, thing)]
    if not all(results):
        ctx.exit(1)


def check_thing(root: Path, thing: Thing, games: int) -> bool:
    """Check one thing and print what was run. Returns whether nothing was found."""
    click.echo(name_of(thing))
    is_complete = print_problems(root, thing)
    failed = [command for command in commands_of(root, thing, games) if not run(root, command)]
    is_good = is_complete and not failed
    click.echo(translate("dev-check-passed" if is_good else "dev-check-failed", thing=name_of(thing)))
    return is_good


def print_problems(root: Path, thing: Thing) -> bool:
    """Print what is missing or wrong without running a test. Returns whether nothing was found."""
    if thing.kind == "language":
        problems = find_translation_problems(thing.id)
        for problem in problems:
            click.echo(f"  {problem}")
        return not problems
    parts = [part for part in find_missing_parts(root, thing) if not part.is_optional]
    for line in thing_lines(thing, parts, verbose=False)[1:]:
        click.echo(line)
    return not parts


def commands_of(root: Path, thing: Thing, games: int = DEFAULT_GAMES) -> list[list[str]]:
    """Return the commands that check a thing: random games with it, alone and in both engines, and its tests."""
    commands = []
    if thing.game:
        game_and_count = [thing.game, "--games", str(games)]
        options = [f"--option={option}" for option in options_with(root, thing)]
        players = [f"--option=players={count}" for count in players_with(thing)]
        commands.append(["bastide", "soak", *game_and_count, *options, *players])
        if all(part.part != "reference" for part in find_missing_parts(root, thing)):
            players = [f"--players={count}" for count in players_with(thing)]
            commands.append(["python", LOCKSTEP.as_posix(), *game_and_count, *options, *players])
    tests = TESTS[thing.kind]
    files = [name for file in tests.files if (root / (name := file.format(id=thing.id, game=thing.game))).exists()]
    cards = " or ".join(cards_of_folder(root, thing)) or "nothing"
    expression = tests.expression.format(id=thing.id, game=thing.game, cards=cards)
    if files:
        commands.append(["pytest", "-p", "no:cacheprovider", "--tb=short", *files, "-k", expression])
    return commands


def cards_of_folder(root: Path, thing: Thing) -> list[str]:
    """Return the cards that are defined in the folder of a set."""
    return [card.id for card in find_things(root) if card.kind == "card" and card.folder == thing.folder]


def options_with(root: Path, thing: Thing) -> list[str]:
    """Return the options (``NAME=VALUE``) of random games in which the thing is in use."""
    if thing.kind == "option":
        return option_in_use(get_game(thing.game).option(thing.id))
    # The kingdom, not the option ``sets``, decides which cards a random game has.
    names = {"card": "kingdom", "set": "kingdom", "module": "modules", "board": "boards"}
    option = get_game(thing.game).option(names[thing.kind])
    assert isinstance(option, MultiChoiceOption)
    wanted = cards_of_folder(root, thing) if thing.kind == "set" else [thing.id]
    used = [value for value in wanted if value in option.values]
    if not used:
        return []
    # Few cards or boards are used together with the first other ones.
    least = 1 if thing.kind == "module" else option.least
    others = [value for value in option.values if value not in used]
    chosen = [*used, *others[: max(least - len(used), 0)]][: option.most]
    mixed = ["mix_editions=yes"] if option.id == "kingdom" else []
    return [f"{option.id}={','.join(chosen)}", *mixed]


def option_in_use(option: Option) -> list[str]:
    """Return an option with another value than its default, and what it needs; empty if random values are as good."""
    if isinstance(option, FlagOption):
        value = option.to_text(not option.default)
    elif isinstance(option, ChoiceOption) and not option.names_seats:
        value = next(value for value in option.values if value != option.default)
    elif isinstance(option, NumberOption):
        value = option.to_text(option.low if option.default != option.low else option.high)
    else:
        return []
    return [f"{option.id}={value}", *(f"{other}={values[0]}" for other, values in option.needs.items())]


def players_with(thing: Thing) -> list[int]:
    """Return the number of players that the options of a thing need; empty for any number."""
    option = get_game(thing.game).option("boards") if thing.kind == "board" else None
    return [option.least] if isinstance(option, MultiChoiceOption) and thing.id in option.values else []


def run(root: Path, command: list[str]) -> bool:
    """Run a command with this Python and the sources of the checkout. Returns whether it succeeded."""
    click.echo(f"  $ {shlex.join(command)}")
    environment = {**os.environ, "BASTIDE_PURE": "1"}
    program = command[1:] if command[0] == "python" else ["-m", *command]
    done = subprocess.run(
        [sys.executable, *program],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    succeeded = done.returncode == 0 or (command[0] == "pytest" and done.returncode == NO_TESTS_SELECTED)
    lines = done.stdout.strip().splitlines()
    for line in lines[-1:] if succeeded else lines[-40:]:
        click.echo(f"    {line}")
    return succeeded
