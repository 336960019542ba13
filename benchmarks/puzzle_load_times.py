"""Measure how fast a puzzle appears; the goal is 200 ms.

    python benchmarks/puzzle_load_times.py           time of the server and of the page
    python benchmarks/puzzle_load_times.py made      only the time to make a position, in this process

*Made* is the time from a puzzle that is not cached to a position and a message. *Answered* is the time of the request
for another such puzzle, *again* for a cached one. *Painted* is the time from the click on "next puzzle" until the frame
with the question is drawn, *cpu* the processor time of the page's main thread in it. The first puzzle of a game, which
loads its page, is not counted.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("support", "web")]

from playwright.sync_api import CDPSession  # noqa: E402

from bastide.puzzles import games_with_puzzles, get_pack  # noqa: E402
from bastide.tables.views.standalone_position import build_standalone_position  # noqa: E402

PUZZLES_PER_GAME = 15

#: From the click until the question is painted.
CLICKED = """() => new Promise((done) => {
  const before = performance.now();
  const before_path = location.pathname;
  const look = () => {
    if (location.pathname !== before_path && document.querySelector(".prompt.mine"))
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - before)));
    else requestAnimationFrame(look);
  };
  document.querySelector("main [data-next]").click();
  look();
})"""


def format_times(what: str, times: list[float]) -> str:
    """Return median and maximum of some times as text."""
    times = sorted(times)
    return f"{what} {statistics.median(times):5.0f} ms (at most {times[-1]:.0f})"


def measure_positions(game: str) -> str:
    """Measure how long positions take to be made."""
    times = []
    for puzzle in get_pack(game).puzzles[:: len(get_pack(game).puzzles) // PUZZLES_PER_GAME]:
        began = perf_counter()
        build_standalone_position(game, puzzle.position(), puzzle.player)
        times.append(1000 * (perf_counter() - began))
    return format_times("made", times)


def measure_request(address: str) -> float:
    """Return the milliseconds of a request."""
    began = perf_counter()
    with urlopen(address) as answer:
        answer.read()
    return 1000 * (perf_counter() - began)


def main_thread_ms(cdp: CDPSession) -> float:
    """Return the processor time of the page's main thread so far, in milliseconds."""
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def measure_pages() -> None:
    """Measure requests and page, and print them."""
    from browser_testing import LocalServer, need_pages, open_browser, visitor

    need_pages()
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        local_server = LocalServer(Path(folder))
        local_server.start()
        try:
            for game in games_with_puzzles():
                some = get_pack(game).puzzles[1 :: len(get_pack(game).puzzles) // PUZZLES_PER_GAME]
                addresses = [f"{local_server.address}/api/games/{game}/puzzles/{puzzle.id}" for puzzle in some]
                first, again = (
                    [measure_request(each) for each in addresses],
                    [measure_request(each) for each in addresses],
                )
                page = visitor(browser, local_server).page
                cdp = page.context.new_cdp_session(page)
                cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
                page.goto(f"{local_server.address}/puzzles/{game}")
                painted, cpu = [], []
                for _ in range(PUZZLES_PER_GAME + 1):
                    page.locator("main.puzzles [data-next]").wait_for()
                    before = main_thread_ms(cdp)
                    painted.append(float(page.evaluate(CLICKED)))
                    cpu.append(main_thread_ms(cdp) - before)
                    page.locator(f'main a[href="/puzzles/{game}"]').click()
                page_times = (format_times("painted", painted[1:]), format_times("cpu", cpu[1:]))
                lines = (
                    measure_positions(game),
                    format_times("answered", first),
                    format_times("again", again),
                    *page_times,
                )
                print(f"{game:14} {'  '.join(lines)}", flush=True)
        finally:
            local_server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("made",))
    if parser.parse_args().what == "made":
        for game in games_with_puzzles():
            print(f"{game:14} {measure_positions(game)}")
    else:
        measure_pages()


if __name__ == "__main__":
    main()
