"""Browser tests of the table sounds: rendered without a loudspeaker, each starts at once and is audible, short, clean
and about as loud as the others.
"""

from __future__ import annotations

from typing import TypedDict

from browser_testing import NewVisitor, Visitor
from screen_catalogue import open_page

#: Seconds between two sounds of a recording.
SPACING_S = 3
#: Replaces the audio context of the page by one that records. ``recordingTime`` is the start of the next sound.
RECORDER = """
  globalThis.recordingTime = 0;
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 44100 * 45, 44100);
      globalThis.recorder = this;
    }
    get currentTime() { return globalThis.recordingTime; }
    async resume() {}
  };
"""
#: Facts of each part of the recording, see ``Measured``.
MEASURE = """async spacing => {
  const recording = await globalThis.recorder.startRendering();
  const samples = recording.getChannelData(0);
  const size = spacing * recording.sampleRate;
  const count = Math.ceil(globalThis.recordingTime / spacing);
  const parts = Array.from({ length: count }, (_, i) => samples.slice(i * size, (i + 1) * size));
  const samplesIn = ms => Math.round(recording.sampleRate * ms / 1000);
  const rms = part => Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
  // As the ear hears it: low tones count less (the low end of A-weighting).
  const highPass = (part, hertz) => {
    const keep = 1 / (1 + 2 * Math.PI * hertz / recording.sampleRate);
    let last = 0;
    return part.map((sample, i) => (last = keep * (last + sample - (part[i - 1] ?? 0))));
  };
  const jump = part => part.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (part[i - 1] ?? 0))), 0);
  return parts.map(part => {
    const audible = part.findLastIndex(sample => Math.abs(sample) > 0.002) + 1;
    const end = part.findLastIndex(sample => Math.abs(sample) > 0.00001) + 1;
    const begin = Math.max(0, part.findIndex(sample => Math.abs(sample) > 0.00001));
    const window = samplesIn(100);
    const heard = highPass(highPass(part.slice(0, audible + window), 108), 738);
    const starts = Array.from({ length: Math.ceil(audible / window) }, (_, i) => i * window);
    const windows = starts.map(start => heard.slice(start, start + window));
    const peak = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return {
      peak,
      start_ms: part.findIndex(sample => Math.abs(sample) > peak / 10) / recording.sampleRate * 1000,
      loudness: Math.max(...windows.map(rms)),
      seconds: audible / recording.sampleRate,
      offset: Math.abs(part.reduce((sum, sample) => sum + sample, 0) / Math.max(1, end)),
      start_jump: jump(part.slice(begin, begin + samplesIn(0.5))),
      end_jump: jump(part.slice(end - samplesIn(5), end + 1).map((sample, i, tail) => i ? sample : tail[1])),
    };
  });
}"""
#: Parts of a recording in the order of the buttons.
EXPECTED_SOUNDS = 10
#: 6 decibels between the loudest and the quietest sound.
MAX_LOUDNESS_RATIO = 2
#: A sound that starts later seems to be late.
MAX_START_MS = 20


class Measured(TypedDict):
    """Facts of a sound; full scale is 1."""

    #: Loudest sample.
    peak: float
    #: Time until a tenth of the peak.
    start_ms: float
    #: Root mean square of the loudest tenth of a second, weighted as the ear hears it.
    loudness: float
    #: Length until it is inaudible.
    seconds: float
    #: Mean of all samples (direct current).
    offset: float
    #: Largest step between two samples in the first half millisecond and in the last 5 milliseconds; a click is large.
    start_jump: float
    end_jump: float


def record_samples(person: Visitor, volume: int, spacing_s: float) -> list[Measured]:
    """Play every sample on the settings page at this volume, and measure the recording."""
    open_page(person, "/settings")
    person.page.locator("input[name=volume]").evaluate(
        "(slider, volume) => { slider.value = volume; slider.dispatchEvent(new Event('input', { bubbles: true })); }",
        volume,
    )
    buttons = person.page.locator("fieldset:has(legend:text-is('Play a sample')) button")
    assert buttons.count() == EXPECTED_SOUNDS
    for button in buttons.all():
        button.click()
        person.page.evaluate("spacing => { globalThis.recordingTime += spacing; }", spacing_s)
    found: list[Measured] = person.page.evaluate(MEASURE, SPACING_S)
    return found


def test_each_sound_is_audible_short_clean_and_as_loud_as_others(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    person.context.add_init_script(RECORDER)
    sounds = record_samples(person, 100, SPACING_S)
    assert len(sounds) == EXPECTED_SOUNDS
    for sound in sounds:
        assert 0.08 < sound["peak"] < 0.99, sounds
        assert sound["start_ms"] < MAX_START_MS, sounds
        assert 0.03 < sound["seconds"] < 2.5, sounds
        assert sound["offset"] < 0.002, sounds
        # No click: the sound begins and ends near zero.
        assert sound["start_jump"] < 0.03, sounds
        assert sound["end_jump"] < 0.003, sounds
    loudness = [sound["loudness"] for sound in sounds]
    assert min(loudness) > 0.03, sounds
    assert max(loudness) < MAX_LOUDNESS_RATIO * min(loudness), sounds


def test_volume_scales_sounds_and_overlaps_do_not_distort(new_visitor: NewVisitor) -> None:
    """All sounds at once stay below the limit, and a low volume is much quieter."""
    person = new_visitor()
    person.context.add_init_script(RECORDER)
    together = record_samples(person, 100, 0.001)
    quiet = record_samples(person, 10, 0.001)
    assert 0.2 < together[0]["peak"] < 1
    assert quiet[0]["peak"] < together[0]["peak"] / 3


def test_no_sound_if_sounds_are_off(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    person.context.add_init_script(RECORDER)
    open_page(person, "/settings")
    person.page.locator("input[name=sounds]").uncheck()
    buttons = person.page.locator("fieldset:has(legend:text-is('Play a sample')) button")
    assert all(button.is_disabled() for button in buttons.all())
    assert person.page.evaluate("() => 'recorder' in globalThis") is False
