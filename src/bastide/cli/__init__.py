"""The ``bastide`` command line."""


def main() -> None:
    """Run the command line and exit with its exit code."""
    import sys

    from bastide.cli.app import run_command_line

    sys.exit(run_command_line(sys.argv[1:]))


__all__ = ["main"]
