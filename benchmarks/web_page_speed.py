"""Measure the speed of the web pages in a real browser: first load, updates of a large table, panning, and animations.

    python benchmarks/web_page_speed.py              the whole measurement, as a table
    python benchmarks/web_page_speed.py --json       the same as JSON

The large table is Carcassonne with all modules: a random game is played until the map has enough tiles. Its moves are
then sent to a real page in place of the server's messages, once its tiles are cached as bitmaps (*settled* is the time
that takes). *Script* is the time from a message to the end of the page's work, *painted* the time until the frame is
drawn. *cpu* is the processor time of the page's main thread (script, style, layout and painting), which does not depend
on other load. *Play* is the same game for a spectator of each step: the frames during animations. The browser draws
without a graphics card, so frame times say little on a busy machine.
"""

from __future__ import annotations

import argparse
import gzip
import importlib.util
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("support", "web")]

from browser_play import begin, until  # noqa: E402
from browser_testing import STATIC, LocalServer, Visitor, need_pages, open_browser, visitor  # noqa: E402
from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute  # noqa: E402

from bastide.core import Journal, JsonData, Rng, get_game  # noqa: E402

MIN_TILES = 170
UPDATES = 40
#: Moves that are watched step by step, and milliseconds for each.
WATCHED, WATCH_MS = 8, 1600

#: Records when a table arrives, when the resulting work is done, and when it is painted.
STOPWATCH = """
  window.updates = [];
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    if (typeof text !== 'string' || !text.includes('"type":"table"')) return parse(text, ...rest);
    const began = performance.now();
    const update = { script: 0, painted: 0, bytes: text.length };
    setTimeout(() => (update.script = performance.now() - began));
    requestAnimationFrame(() => setTimeout(() => {
      update.painted = performance.now() - began;
      window.updates.push(update);
    }));
    return parse(text, ...rest);
  };
"""

#: Drags the map for some frames; returns the duration of each frame and of the page's script in it.
DRAG = """
(frames) => new Promise((done) => {
  const map = document.querySelector('.map-viewport');
  const box = map.getBoundingClientRect();
  const at = (type, x, y, buttons) => map.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons, clientX: x, clientY: y,
  }));
  const times = [], script = [];
  let last = 0, n = 0;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  map.setPointerCapture = () => {};
  at('pointerdown', x, y, 1);
  const step = (now) => {
    if (last) times.push(now - last);
    last = now;
    const began = performance.now();
    at('pointermove', x + Math.sin(n / 20) * 250, y + Math.cos(n / 20) * 150, 1);
    script.push(performance.now() - began);
    if (++n < frames) requestAnimationFrame(step);
    else { at('pointerup', x, y, 0); done({ times, script }); }
  };
  requestAnimationFrame(step);
})
"""

#: Returns the frame durations of the next milliseconds.
WATCH = """
(time) => new Promise((done) => {
  const times = [];
  let first = 0, last = 0;
  const step = (now) => {
    if (last) times.push(now - last);
    first ||= last = now;
    last = now;
    if (now - first < time) requestAnimationFrame(step);
    else done(times);
  };
  requestAnimationFrame(step);
})
"""

#: Whether every tile on the map is a bitmap.
SETTLED = """() => {
  const tiles = [...document.querySelectorAll('.laid img')];
  return tiles.length > 0 && tiles.every((tile) => tile.src.startsWith('blob:'));
}"""

#: Milliseconds from navigation until the lobby is usable.
READY = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.game')) return;
    window.ready = performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
"""


def first_load(browser: Browser, local_server: LocalServer) -> dict[str, float]:
    """Return the transfer size of the lobby's scripts and styles, and the time until it is usable."""
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    files = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', index))
    size = sum(len(gzip.compress((STATIC / name).read_bytes())) for name in files)
    times = []
    for _ in range(7):
        person = visitor(browser, local_server)  # a new one each time, with an empty cache
        person.page.add_init_script(READY)
        person.visit("/")
        person.page.locator(".game").first.wait_for()
        times.append(float(person.page.evaluate("() => window.ready")))
        person.context.close()
    return {"lobby_kB_gzip": size / 1000, "lobby_ready_ms": statistics.median(times)}


Move = tuple[int, dict[str, JsonData], list[dict[str, JsonData]]]


def random_game_moves(seed: int) -> Iterator[Move]:
    """Yield the moves of a random game with all modules, once the map is large: player, position and events."""
    spec = importlib.util.spec_from_file_location("make", ROOT / "web" / "tests" / "fixtures" / "make_fixtures.py")
    assert spec is not None
    assert spec.loader is not None
    fixtures = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fixtures)
    game = get_game("carcassonne")
    state = game.new_state(2, {"modules": "all"}, seed)
    journal = state.journal = Journal()
    rng = Rng(seed)
    while not state.is_over():
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.decision(player).actions))
        events = [event.view_for(0) for event in journal.take_events()]
        board = state.view(0)["board"]
        assert isinstance(board, list)
        if len(board) >= MIN_TILES:
            yield player, fixtures.position(game, state, 0, []), events


class Stage:
    """A page at a table that receives our messages: the server's first message with other positions."""

    def __init__(self, browser: Browser, local_server: LocalServer, *, motion: bool = False) -> None:
        self.person: Visitor = visitor(browser, local_server, motion=motion)
        self.page: Page = self.person.page
        self.socket: WebSocketRoute | None = None
        self.template: dict[str, object] = {}
        self.told = 0
        self.page.add_init_script(STOPWATCH)
        self.page.route_web_socket(re.compile("/ws|/live|/socket"), self.between)
        self.person.set_name("Ada")
        begin(self.person, "carcassonne", Expansions="all")
        self.page.locator(".prompt").wait_for()
        self.cdp: CDPSession = self.person.context.new_cdp_session(self.page)
        self.cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def between(self, socket: WebSocketRoute) -> None:
        """Intercept the WebSocket and remember the server's first table message."""
        self.socket = socket
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            parsed = json.loads(message)
            if isinstance(parsed, dict) and parsed.get("type") == "table" and parsed.get("view"):
                self.template = parsed
            socket.send(message)

        server.on_message(pass_on)

    def tell(self, move: Move) -> None:
        """Show a move, and wait until it is painted."""
        assert self.socket is not None
        seat, position, events = move
        self.told += 1
        seq = 10_000 + self.told
        happened = [{"seq": seq, "kind": "acted", "seat": seat, "at": 0, "data": {}, "events": events}]
        decision = position["decision"]
        if isinstance(decision, dict):
            decision["chosen"] = None
        changed = {"view": position["view"], "decision": decision, "waiting_for": position["waiting_for"]}
        message = {**self.template, **changed, "happened": happened, "seq": seq, "position": seq}
        before = int(self.page.evaluate("() => window.updates.length"))
        self.socket.send(json.dumps(message, separators=(",", ":")))
        for _ in range(200):
            if int(self.page.evaluate("() => window.updates.length")) > before:
                return
            self.page.wait_for_timeout(10)

    def settle(self) -> float:
        """Wait until the tiles are bitmaps. Returns the milliseconds."""
        began = time.monotonic()
        until(self.page, SETTLED, 120)
        self.page.wait_for_timeout(500)
        return 1000 * (time.monotonic() - began) - 500

    def worked(self) -> float:
        """Return the processor time of the page's main thread so far, in milliseconds."""
        metrics = self.cdp.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    def leave(self) -> None:
        assert self.person.page_errors == []
        self.person.context.close()


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)]


def large_table(browser: Browser, local_server: LocalServer) -> dict[str, float]:
    """Measure updates and panning of a large table."""
    stage = Stage(browser, local_server)
    page = stage.page
    game = random_game_moves(3)
    stage.tell(next(game))
    settled = stage.settle()
    busy = []
    for move in islice(game, UPDATES):
        began = stage.worked()
        stage.tell(move)
        busy.append(stage.worked() - began)
        page.wait_for_timeout(120)
    updates = page.evaluate("() => window.updates")[-(UPDATES - 5) :]
    painted = [update["painted"] for update in updates]
    tiles = page.locator(".laid img").count()
    page.keyboard.press("0")
    page.mouse.move(3, 3)  # off the map, to avoid hover effects
    page.wait_for_timeout(500)
    began = stage.worked()
    drag = page.evaluate(DRAG, 240)
    dragging = stage.worked() - began
    frames = drag["times"][10:]
    stage.leave()
    return {
        "tiles": float(tiles),
        "settled_ms": settled,
        "update_kB": statistics.median(update["bytes"] for update in updates) / 1000,
        "update_cpu_ms": statistics.median(busy[5:]),
        "update_script_ms": statistics.median(update["script"] for update in updates),
        "update_painted_ms": statistics.median(painted),
        "update_painted_p95_ms": percentile(painted, 0.95),
        "pan_cpu_ms": dragging / 240,
        "pan_frame_ms": statistics.median(frames),
        "pan_frame_p95_ms": percentile(frames, 0.95),
        "pan_script_ms": statistics.median(drag["script"][10:]),
    }


def watched_table(browser: Browser, local_server: LocalServer) -> dict[str, float]:
    """Measure animations of the other players' moves."""
    stage = Stage(browser, local_server, motion=True)
    game = random_game_moves(3)
    stage.tell(next(game))
    stage.settle()
    frames: list[float] = []
    busy = 0.0
    for seat, position, events in islice(
        (move for move in game if any(event["kind"] == "placed" for event in move[2])), WATCHED
    ):
        stage.tell((max(seat, 1), position, events))
        began = stage.worked()
        frames += stage.page.evaluate(WATCH, WATCH_MS)
        busy += stage.worked() - began
    stage.leave()
    return {
        "play_cpu_ms": busy / (WATCHED * WATCH_MS / (1000 / 60)),
        "play_frame_ms": statistics.median(frames),
        "play_frame_p95_ms": percentile(frames, 0.95),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--json", action="store_true")
    as_json = bool(arguments.parse_args().json)
    need_pages()
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        local_server = LocalServer(Path(folder))
        local_server.start()
        try:
            report = {
                **first_load(browser, local_server),
                **large_table(browser, local_server),
                **watched_table(browser, local_server),
            }
        finally:
            local_server.stop()
    if as_json:
        print(json.dumps(report))
        return
    for name, figure in report.items():
        print(f"{name:24} {figure:10.1f}")


if __name__ == "__main__":
    main()
