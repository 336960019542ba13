"""Commands of other distributions, from the entry point group ``bastide.commands``."""

from __future__ import annotations

from importlib.metadata import entry_points

import click

from bastide.core.utilities.optional_deps import MissingExtra

GROUP = "bastide.commands"


def plugin_command(name: str, distribution: str) -> click.Command:
    """Load the command of this name. Raises MissingExtra if its distribution is not installed."""
    for point in entry_points(group=GROUP, name=name):
        command = point.load()
        assert isinstance(command, click.Command)
        return command
    raise missing_package(distribution)


def missing_package(package: str) -> MissingExtra:
    """Make the error for a package that is required but not an extra of this one."""
    return MissingExtra(
        "missing-package", f"this needs the package {package}; pip install '{package}'", package=package
    )
