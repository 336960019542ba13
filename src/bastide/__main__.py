"""Run the command line: ``python -m bastide`` is ``bastide``."""

from bastide.cli import main

if __name__ == "__main__":
    main()
