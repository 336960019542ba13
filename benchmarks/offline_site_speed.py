"""Measure size and speed of the offline site: startup, bot answers and frame rate.

    python benchmarks/offline_site_speed.py [--games dominion,carcassonne] [--levels easy,expert] [--clicks 30]

Runs in a real browser, with the site on this machine. Sizes are file sizes after gzip, as a host sends them. Cold: the
first visit. Warm: a later visit with the service worker, offline, after the device has cached a snapshot of the engine.
The parts are measured by the worker: loading and unpacking its files, starting Python, importing Bastide and reading
the list of tables. An answer is the time between two messages about the table where it was a bot's turn; frames are
those that the page draws while it plays.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("support", "device", "web")]

from browser_play import until  # noqa: E402
from browser_testing import open_browser  # noqa: E402
from served_site import Phone, begin_game, play_to_end, serve_site  # noqa: E402

PARTS = """() => Object.fromEntries(performance.getEntriesByType("measure")
  .filter(({ name }) => name.startsWith("engine "))
  .map(({ name, duration }) => [name.slice(7), duration]))"""

#: Records the worker's messages to the page: when, and whether it is the reader's turn.
LISTEN = """(() => {
  window.told = [];
  const Heard = window.Worker;
  window.Worker = class extends Heard {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const found = data.push && JSON.parse(data.text);
        if (found?.type !== "table") return;
        const { decision, result } = found;
        const asked = decision !== null && decision.chosen === null;
        window.told.push({ at: performance.now(), mine: result !== null || asked });
      });
    }
  };
})()"""

FRAMES = """() => {
  if (window.frames_at) return void window.frames_at.splice(0);
  window.frames_at = [];
  const note = (at) => { window.frames_at.push(at); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""

#: Whether the snapshot of the started engine is cached.
HAS_SNAPSHOT = """async () => !!(await caches.match(new URL("device/snapshot.bin", document.baseURI).href))"""


def compressed_size(path: Path) -> int:
    """Return the transfer size; archives and pictures are already compressed."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))


def measure_startup(phone: Phone) -> dict[str, float]:
    """Return the seconds until the engine answers, in total and by part."""
    phone.page.close()
    phone.page = phone.context.new_page()
    begun = perf_counter()
    phone.page.goto(phone.folder.address)
    while not (parts := phone.page.evaluate(PARTS)):
        phone.page.wait_for_timeout(20)
    return {"all": round(perf_counter() - begun, 2)} | {name: round(value / 1000, 2) for name, value in parts.items()}


def measure_lobby_files(phone: Phone, root: Path) -> dict[str, int]:
    """Return the files that the lobby needs before it is usable, without the engine and its workers."""
    loaded: list[str] = []
    page = phone.context.new_page()
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(phone.folder.address)
    page.locator("main h2").first.wait_for()
    names = dict.fromkeys(url.removeprefix(phone.folder.address).partition("?")[0] or "index.html" for url in loaded)
    page.close()
    engine = ("device/site.json", "device/pyodide", "device/python", "device/engine", "device/msgspec", "sw.js")
    wanted = [name for name in names if not name.startswith(engine) and ".worker" not in name]
    return {name: compressed_size(root / name) for name in wanted if (root / name).is_file()}


def answer_seconds(page: Page) -> list[float]:
    """Return the seconds between messages while it was not the reader's turn."""
    told = page.evaluate("() => window.told.splice(0)")
    return [(after["at"] - before["at"]) / 1000 for before, after in pairwise(told) if not before["mine"]]


def frame_statistics(page: Page) -> dict[str, float]:
    """Return frames per second and the longest of a hundred frames."""
    at = page.evaluate("() => window.frames_at.splice(0)")
    took = [after - before for before, after in pairwise(at)]
    if len(took) < 20:
        return {"frames": len(took)}
    # average over all frames, and the 99th percentile
    return {
        "a second": round(1000 * len(took) / sum(took), 1),
        "longest of 100, ms": round(quantiles(took, n=100)[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default="carcassonne,dominion,seven_wonders")
    parser.add_argument("--levels", default="easy,medium,hard,expert")
    parser.add_argument("--clicks", type=int, default=30)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, serve_site(Path(place)) as folder, open_browser() as browser:
        root = Path(place) / "games" / "bastide"
        device = {path.name: compressed_size(path) for path in sorted((root / "device").iterdir()) if path.is_file()}
        print(json.dumps({"engine, compressed": device, "sum": sum(device.values())}, indent=1), flush=True)
        phone = Phone(browser, folder, "en")
        needs = measure_lobby_files(phone, root)
        print(json.dumps({"lobby, compressed": needs, "sum": sum(needs.values())}, indent=1), flush=True)
        phone.context.close()
        phone = Phone(browser, folder, "en")
        phone.context.add_init_script(LISTEN)
        print("cold", measure_startup(phone), flush=True)
        phone.until_kept()
        until(phone.page, HAS_SNAPSHOT, 240)
        phone.context.set_offline(True)
        print("warm", measure_startup(phone), flush=True)
        phone.be("Ann")
        for game in arguments.games.split(","):
            for level in arguments.levels.split(","):
                begin_game(phone.page, folder.address, game, 3 if game == "seven_wonders" else 2, level)
                phone.page.locator(".prompt").first.wait_for()
                phone.page.evaluate(FRAMES)
                answer_seconds(phone.page)
                play_to_end(phone.page, arguments.clicks)
                phone.page.locator(".prompt.mine:not([data-chosen]), .result").first.wait_for()
                took = answer_seconds(phone.page)
                print(
                    game,
                    level,
                    # with simultaneous decisions, bots may have answered before the reader
                    {"answers": len(took)}
                    | ({"median": round(median(took), 2), "longest": round(max(took), 2)} if took else {}),
                    frame_statistics(phone.page),
                    flush=True,
                )


if __name__ == "__main__":
    main()
