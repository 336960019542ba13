"""The ``bastide`` command line."""


def main() -> None:
    """Run the command line and exit with its exit code."""
    import sys

    from bastide.cli.app import run

    sys.exit(run(sys.argv[1:]))


__all__ = ["main"]
