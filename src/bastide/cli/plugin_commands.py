"""Commands of other distributions, from the entry point group ``bastide.commands``."""

from __future__ import annotations

from importlib.metadata import entry_points

import click

from bastide.core.utilities.optional_packages import MissingExtra

COMMANDS_ENTRY_POINT_GROUP = "bastide.commands"
#: Folders, in the sources, of distributions that are not published yet.
PACKAGE_FOLDERS = {"bastide-research": "./research"}


def load_plugin_command(name: str, distribution: str) -> click.Command:
    """Load the command of this name. Raises MissingExtra if its distribution is not installed."""
    for point in entry_points(group=COMMANDS_ENTRY_POINT_GROUP, name=name):
        command = point.load()
        assert isinstance(command, click.Command)
        return command
    raise missing_package_error(distribution)


def missing_package_error(package: str) -> MissingExtra:
    """Make the error for a package that is required but not an extra of this one."""
    target = PACKAGE_FOLDERS.get(package, package)
    return MissingExtra(
        "missing-package",
        f"this needs {package}: in the folder of Bastide's sources, run pip install {target}",
        package=package,
        target=target,
    )
