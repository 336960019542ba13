"""The ``bastide`` command line."""


def main() -> None:
    """Run the command line and exit with its exit code."""
    import sys

    from bastide.cli.app import run_command_line
    from bastide.cli.output_encoding import make_streams_accept_all_text

    make_streams_accept_all_text()
    sys.exit(run_command_line(sys.argv[1:]))


__all__ = ["main"]
