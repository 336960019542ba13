"""Run a training script from docs/trainers.md: ``python research/run_trainer_examples.py NAME``, or ``all``.

Uses the current Python, which needs Bastide and the trainer's package. Every script runs in an empty folder.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

PAGE = Path(__file__).parents[1] / "docs" / "trainers.md"


def scripts() -> dict[str, str]:
    """Return the scripts of the page by name, as given in the headings: ``## Tianshou (`tianshou`)``."""
    found: dict[str, str] = {}
    for part in re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        named = re.match(r".*\(`(\w+)`\)\n", part)
        code = re.search(r"^```python\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)
        if named and code:
            found[named[1]] = code[1]
    return found


def run(name: str) -> int:
    """Run one script. Returns its exit code."""
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        # The file must not have the trainer's name, or it would be imported instead.
        script = Path(folder, f"trains_with_{name}.py")
        script.write_text(scripts()[name], encoding="utf-8")
        code = subprocess.run([sys.executable, str(script)], cwd=folder).returncode
    print(f"{name}: {'ran' if code == 0 else f'failed ({code})'} in {time.monotonic() - begun:.0f} s", flush=True)
    return code


def main(arguments: list[str]) -> int:
    known = scripts()
    names = list(known) if arguments == ["all"] else arguments
    if not names or not set(names) <= set(known):
        print(
            f"usage: python research/run_trainer_examples.py NAME...; names: {', '.join(known)}, or all",
            file=sys.stderr,
        )
        return 2
    return max(run(name) for name in names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
