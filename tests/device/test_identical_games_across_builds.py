"""Compiled rules, interpreted rules and rules in the browser play identical games."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from browser_testing import need_pages, open_browser
from served_site import TIMEOUT_MS, serve_site

from bastide.hosting.bots.worker_protocol import CallResult, WorkerCall

SCRIPT = Path(__file__).with_name("game_transcripts.py")
SOAK = bool(os.environ.get("BASTIDE_SOAK"))

#: Runs a job in the page's bot worker.
ASKED = """async ([script, base, work]) => {
  const worker = new Worker(script, { type: "module" });
  const answer = () => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage({ open: base });
  const opened = await answer();
  if (!opened.ready) throw new Error(opened.failed);
  worker.postMessage({ job: work });
  const { result } = await answer();
  worker.terminate();
  return result;
}"""


def asked() -> list[tuple[str, int, dict[str, object], int, int]]:
    """Return the games to play: each with default and with all options; in a soak test whole games with many seeds."""
    sittings: list[tuple[str, int, dict[str, object]]] = [
        ("carcassonne", 2, {"modules": ["base"]}),
        ("carcassonne", 3, {"modules": "all"}),
        ("dominion", 2, {}),
        ("dominion", 3, {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}),
        ("seven_wonders", 3, {}),
        ("seven_wonders", 7, {"boards": "random"}),
    ]
    seeds, most = (range(1, 9), 100_000) if SOAK else (range(1, 2), 60)
    return [(*sitting, seed, most) for sitting in sittings for seed in seeds]


def elsewhere(work: list[Any], pure: bool) -> list[list[str]]:
    environment = {name: value for name, value in os.environ.items() if name != "BASTIDE_PURE"}
    environment |= {"BASTIDE_PURE": "1"} if pure else {}
    command = [sys.executable, str(SCRIPT), json.dumps(work)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: list[list[str]] = json.loads(done.stdout)
    return found


def in_a_browser(work: list[Any], root: Path) -> list[list[str]]:
    source = SCRIPT.read_text(encoding="utf-8")
    expression = "(exec(source, found), found['game_transcripts'](asked))[1]"
    asked = WorkerCall(eval, (expression, {"source": source, "found": {"__name__": "same"}, "asked": work}))
    with serve_site(root) as folder, open_browser() as browser:
        page = browser.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        page.goto(f"{folder.address}device/site.json")  # a page of the site without scripts
        script = next((root / "games" / "bastide" / "assets").glob("bot.worker-*.js")).name
        address = f"{folder.address}assets/{script}"
        came = page.evaluate(ASKED, [address, folder.address, b64encode(pickle.dumps(asked)).decode()])
    answer: CallResult = pickle.loads(b64decode(came))
    assert not answer.problem, answer.problem
    found: list[list[str]] = answer.result  # type: ignore[assignment]
    return found


def test_games_are_identical_compiled_interpreted_and_in_browser(tmp_path: Path) -> None:
    need_pages()
    work = asked()
    compiled, interpreted = elsewhere(work, pure=False), elsewhere(work, pure=True)
    browser = in_a_browser(work, tmp_path)
    for sitting, one, two, three in zip(work, compiled, interpreted, browser, strict=True):
        assert one == two, sitting
        assert one == three, sitting
        assert len(set(one)) > 20, "the positions must differ"
