"""Pictures of a recorded game, one per action, as a small HTML player for notebooks and web pages."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Final, final
from zlib import compress

from bastide.core.json_data import JsonData, canonical_json

#: The pictures are compressed, because neighbouring ones are almost equal.
PAGE: Final = """<!DOCTYPE html>
<meta charset="utf-8">
<style>
body { margin: 0; font: 14px system-ui, sans-serif; color-scheme: light dark }
#controls { display: flex; gap: 8px; align-items: center; padding: 4px; direction: ltr }
#step { flex: 1 } #picture svg { max-width: 100%; height: auto }
</style>
<div id="controls"><button id="play" aria-label="&#9654;">&#9654;</button>
<input id="step" type="range" min="0" value="0"><output id="at"></output></div>
<div id="caption"></div>
<div id="picture"></div>
<script>
const bytes = Uint8Array.from(atob("FRAMES"), (letter) => letter.charCodeAt(0))
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))
new Response(stream).json().then((frames) => {
  const [play, step] = [document.getElementById("play"), document.getElementById("step")]
  let timer = 0
  step.max = frames.length - 1
  function show() {
    document.getElementById("picture").innerHTML = frames[step.value].svg
    document.getElementById("caption").textContent = frames[step.value].caption
    document.getElementById("at").value = step.value + " / " + step.max
  }
  function stop() {
    clearInterval(timer)
    timer = 0
    play.textContent = "\\u25b6"
  }
  function advance() {
    if (+step.value === frames.length - 1) return stop()
    step.value = +step.value + 1
    show()
  }
  step.oninput = () => { stop(); show() }
  play.onclick = () => {
    if (timer) return stop()
    if (+step.value === frames.length - 1) step.value = 0
    show()
    timer = setInterval(advance, DELAY)
    play.textContent = "\\u23f8"
  }
  show()
})
</script>
"""


@final
class RecordAnimation:
    """Player for the pictures of a record. Shows itself in a notebook; ``to_html`` returns the page."""

    def __init__(self, seconds_per_action: float) -> None:
        if not 0.05 <= seconds_per_action <= 60.0:
            raise ValueError(f"seconds_per_action must be from 0.05 to 60, not {seconds_per_action}")
        self.seconds_per_action = seconds_per_action
        #: Picture and caption (the last action) of each position.
        self.frames: list[tuple[str, str]] = []

    def to_html(self) -> str:
        """Return the HTML page, which needs nothing else."""
        frames: list[JsonData] = []
        for svg, caption in self.frames:
            frame: dict[str, JsonData] = {"svg": svg, "caption": caption}
            frames.append(frame)
        data = b64encode(compress(canonical_json(frames).encode())).decode("ascii")
        return PAGE.replace("FRAMES", data).replace("DELAY", str(round(self.seconds_per_action * 1000)))

    def _repr_html_(self) -> str:
        """The page in a frame, separate from the notebook's style."""
        page = escape(self.to_html())
        return f'<iframe srcdoc="{page}" style="width: 100%; height: 44rem; border: 0"></iframe>'
