"""Measure size and speed of the offline site: startup, bot answers and frame rate.

    python benchmarks/offline_site_speed.py [--games dominion,carcassonne] [--levels easy,expert] [--clicks 30]
    python benchmarks/offline_site_speed.py --games '' --rounds 3      only sizes and startup

Runs in a real browser, with the site on this machine. Sizes are file sizes after gzip, as a host sends them. Cold: the
first visit with a new profile. Warm: later visits in a restarted browser, with a snapshot of the engine. Startup is the
processor time of all processes of the browser until the engine answers, the median of the rounds, and after it until
the bots are ready. The parts are elapsed times in the worker: loading and unpacking its files, starting Python,
importing Bastide and reading the list of tables. An answer is the time between two messages about the table where it
was a bot's turn; frames are those that the page draws while it plays.
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

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("support", "device", "web")]

from browser_play import until  # noqa: E402
from browser_testing import find_browser, open_browser  # noqa: E402
from served_site import TIMEOUT_MS, Phone, ServedSite, begin_game, play_to_end, serve_site  # noqa: E402

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


#: Visits of a profile: the first, the one after it, and one for which the browser has kept compiled code.
VISITS = ("cold", "warm", "warm, third visit")
#: Time in which the bot worker starts and the browser stores compiled code.
SETTLING_MS = 12_000


def processor_seconds(tools: CDPSession) -> float:
    """Return the processor time that all processes of the browser have used."""
    return sum(float(each["cpuTime"]) for each in tools.send("SystemInfo.getProcessInfo")["processInfo"])


def measure_startups(folder: ServedSite, rounds: int) -> None:
    """Print the processor time of each visit, with the median of the rounds and the parts of the last one."""
    found: dict[str, list[tuple[float, float]]] = {visit: [] for visit in VISITS}
    parts = {}
    with sync_playwright() as playwright:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as profile:
                for visit in VISITS:
                    # A private context, as in tests, would keep no compiled code.
                    context = playwright.chromium.launch_persistent_context(
                        profile, executable_path=find_browser(), args=["--no-sandbox"]
                    )
                    context.set_default_timeout(TIMEOUT_MS)
                    assert context.browser is not None
                    page, tools = context.pages[0], context.browser.new_browser_cdp_session()
                    begun = processor_seconds(tools)
                    page.goto(folder.address)
                    while not (measured := page.evaluate(PARTS)):
                        page.wait_for_timeout(20)
                    ready = processor_seconds(tools)
                    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
                    until(page, HAS_SNAPSHOT, 240)
                    page.wait_for_timeout(SETTLING_MS)
                    found[visit].append((ready - begun, processor_seconds(tools) - ready))
                    parts[visit] = {name: round(value / 1000, 2) for name, value in measured.items()}
                    context.close()
    for visit, times in found.items():
        answers, after = (round(median(each), 2) for each in zip(*times, strict=True))
        print(visit, {"processor s": answers, "and after it": after}, parts[visit], flush=True)


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
    parser.add_argument("--rounds", type=int, default=3, help="startups of each kind (3)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, serve_site(Path(place)) as folder:
        measure_startups(folder, arguments.rounds)
        measure_site(Path(place) / "games" / "bastide", folder, arguments)


def measure_site(root: Path, folder: ServedSite, arguments: argparse.Namespace) -> None:
    """Print the sizes, and the speed of the games."""
    with open_browser() as browser:
        device = {path.name: compressed_size(path) for path in sorted((root / "device").iterdir()) if path.is_file()}
        print(json.dumps({"engine, compressed": device, "sum": sum(device.values())}, indent=1), flush=True)
        phone = Phone(browser, folder, "en")
        needs = measure_lobby_files(phone, root)
        print(json.dumps({"lobby, compressed": needs, "sum": sum(needs.values())}, indent=1), flush=True)
        phone.context.close()
        phone = Phone(browser, folder, "en")
        phone.context.add_init_script(LISTEN)
        phone.page.reload()
        phone.until_kept()
        phone.context.set_offline(True)
        phone.be("Ann")
        for game in filter(None, arguments.games.split(",")):
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
