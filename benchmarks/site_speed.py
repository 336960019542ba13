"""How large Bastide without a server is, and how quick: until it is there, until a bot answers, frame by frame.

    python benchmarks/site_speed.py [--games dominion,carcassonne] [--levels easy,expert] [--clicks 30]

In a real browser, with the folder on this machine. Sizes are those of the files, compressed as a host would send them
(gzip). Cold: the first visit. Warm: a later one, with the service worker and no network, after the device has kept the
engine as byte code. The parts are the worker's own: loading its files, starting Python, importing Bastide and reading
which tables there are. An answer is the time from one message about the table to the next, where it was a bot's turn;
frames are those that the page draws while it plays.
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
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "device"), str(ROOT / "tests" / "web")]

from device_folder import Phone, begin, play, served  # noqa: E402
from web_house import open_browser  # noqa: E402
from web_play import until  # noqa: E402

PARTS = """() => Object.fromEntries(performance.getEntriesByType("measure")
  .filter(({ name }) => name.startsWith("engine "))
  .map(({ name, duration }) => [name.slice(7), duration]))"""

#: Listens to what the worker that holds the tables tells the page: when, and whether it is the reader's turn.
LISTEN = """(() => {
  window.told = [];
  const Heard = window.Worker;
  window.Worker = class extends Heard {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const found = data.told && JSON.parse(data.text);
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

#: Whether the engine is kept as byte code: it is not as long as it was sent.
COMPILED = """async () => {
  const { sizes } = await (await fetch("device/site.json")).json();
  const kept = await caches.match(new URL("device/engine.bin", document.baseURI).href);
  return !!kept && (await kept.arrayBuffer()).byteLength !== sizes["engine.bin"];
}"""


def compressed(path: Path) -> int:
    """What it takes on the wire; archives and pictures are compressed already."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))


def ready(phone: Phone) -> dict[str, float]:
    """Until the engine answers: seconds in all, and by parts."""
    phone.page.close()
    phone.page = phone.context.new_page()
    begun = perf_counter()
    phone.page.goto(phone.folder.address)
    while not (parts := phone.page.evaluate(PARTS)):
        phone.page.wait_for_timeout(20)
    return {"all": round(perf_counter() - begun, 2)} | {name: round(value / 1000, 2) for name, value in parts.items()}


def lobby(phone: Phone, root: Path) -> dict[str, int]:
    """The files that the lobby needs before it can be used, without the engine and its workers."""
    loaded: list[str] = []
    page = phone.context.new_page()
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(phone.folder.address)
    page.locator("main h2").first.wait_for()
    names = dict.fromkeys(url.removeprefix(phone.folder.address).partition("?")[0] or "index.html" for url in loaded)
    page.close()
    engine = ("device/site.json", "device/pyodide", "device/python", "device/engine", "device/msgspec", "sw.js")
    wanted = [name for name in names if not name.startswith(engine) and ".worker" not in name]
    return {name: compressed(root / name) for name in wanted if (root / name).is_file()}


def answers(page: Page) -> list[float]:
    """Seconds from one message to the next, where it was not the reader's turn."""
    told = page.evaluate("() => window.told.splice(0)")
    return [(after["at"] - before["at"]) / 1000 for before, after in pairwise(told) if not before["mine"]]


def frames(page: Page) -> dict[str, float]:
    at = page.evaluate("() => window.frames_at.splice(0)")
    took = [after - before for before, after in pairwise(at)]
    if len(took) < 20:
        return {"frames": len(took)}
    # so many a second, counted over all; and the longest of a hundred
    return {
        "a second": round(1000 * len(took) / sum(took), 1),
        "longest of 100, ms": round(quantiles(took, n=100)[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default="carcassonne,dominion,seven_wonders")
    parser.add_argument("--levels", default="easy,medium,hard,expert")
    parser.add_argument("--clicks", type=int, default=30)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, served(Path(place)) as folder, open_browser() as browser:
        root = Path(place) / "games" / "bastide"
        device = {path.name: compressed(path) for path in sorted((root / "device").iterdir()) if path.is_file()}
        print(json.dumps({"engine, compressed": device, "sum": sum(device.values())}, indent=1), flush=True)
        phone = Phone(browser, folder, "en")
        needs = lobby(phone, root)
        print(json.dumps({"lobby, compressed": needs, "sum": sum(needs.values())}, indent=1), flush=True)
        phone.context.close()
        phone = Phone(browser, folder, "en")
        phone.context.add_init_script(LISTEN)
        print("cold", ready(phone), flush=True)
        phone.until_kept()
        until(phone.page, COMPILED, 240)
        phone.context.set_offline(True)
        print("warm", ready(phone), flush=True)
        phone.be("Ann")
        for game in asked.games.split(","):
            for level in asked.levels.split(","):
                begin(phone.page, folder.address, game, 3 if game == "seven_wonders" else 2, level)
                phone.page.locator(".prompt").first.wait_for()
                phone.page.evaluate(FRAMES)
                answers(phone.page)
                play(phone.page, asked.clicks)
                took = answers(phone.page)
                print(
                    game,
                    level,
                    {"answers": len(took), "median": round(median(took), 2), "longest": round(max(took), 2)},
                    frames(phone.page),
                    flush=True,
                )


if __name__ == "__main__":
    main()
