"""How large Bastide without a server is, and how long its engine takes to be there, in a real browser.

    python benchmarks/site_speed.py

Sizes are those of the files, compressed as a host would send them (gzip). Cold: the first visit, with the folder on
this machine. Warm: the second one, with the service worker and no network. The parts are the worker's own: loading its
files, starting Python, importing Bastide and reading which tables there are.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "device"), str(ROOT / "tests" / "web")]

from device_folder import Phone, served  # noqa: E402
from web_house import open_browser  # noqa: E402

PARTS = """() => Object.fromEntries(performance.getEntriesByType("measure")
  .filter(({ name }) => name.startsWith("engine "))
  .map(({ name, duration }) => [name.slice(7), duration]))"""


def compressed(path: Path) -> int:
    """What it takes on the wire; archives and pictures are compressed already."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))


def ready(phone: Phone) -> dict[str, float]:
    """Until the engine answers: seconds in all, and by parts."""
    begun = perf_counter()
    phone.page.goto(phone.folder.address)
    while not (parts := phone.page.evaluate(PARTS)):
        phone.page.wait_for_timeout(20)
    return {"all": perf_counter() - begun} | {name: value / 1000 for name, value in parts.items()}


def main() -> None:
    with tempfile.TemporaryDirectory() as place, served(Path(place)) as folder, open_browser() as browser:
        root = Path(place) / "games" / "bastide"
        device = {path.name: compressed(path) for path in sorted((root / "device").iterdir()) if path.is_file()}
        print(json.dumps({"engine, compressed": device, "sum": sum(device.values())}, indent=1))
        phone = Phone(browser, folder, "en")
        phone.page.close()
        phone.page = phone.context.new_page()
        print("cold", {name: round(seconds, 2) for name, seconds in ready(phone).items()})
        phone.until_kept()
        phone.page.close()
        phone.page = phone.context.new_page()
        phone.context.set_offline(True)
        print("warm", {name: round(seconds, 2) for name, seconds in ready(phone).items()})


if __name__ == "__main__":
    main()
