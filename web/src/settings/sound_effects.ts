/** Synthesized sounds, made of tones and noise. Game pages play them by name. */
import { settings } from "./settings.svelte.ts";

/** Tone: pitch in hertz, which may glide to another one; start and duration in seconds; volume. */
type Tone = { pitch: number; to?: number; at: number; duration: number; volume: number; kind?: OscillatorType };
/** Noise around a frequency, which may glide to another one. */
type NoiseBurst = { centre: number; to?: number; at: number; duration: number; volume: number };
type Sound = { tones: Tone[]; noises: NoiseBurst[] };

/** Knock on wood or stone: a low tone that falls, with a click. */
const knock = (pitch: number, at: number, volume: number): Sound => ({
  tones: [{ pitch, to: pitch * 0.55, at, duration: 0.13, volume, kind: "triangle" }],
  noises: [{ centre: pitch * 6, at, duration: 0.04, volume }],
});
/** Notes with their octave, one after the other. */
const chime = (pitches: number[], every: number, duration: number, volume: number): Sound => ({
  tones: pitches.flatMap((pitch, i) => [
    { pitch, at: i * every, duration, volume },
    { pitch: pitch * 2, at: i * every, duration: duration / 2, volume: volume / 5 },
  ]),
  noises: [],
});
const together = (...sounds: Sound[]): Sound => ({ tones: sounds.flatMap(({ tones }) => tones), noises: sounds.flatMap(({ noises }) => noises) });

/** Volumes are chosen so that all sounds are about as loud to the ear, which hardly hears low tones. */
const SOUNDS = {
  card: { tones: [], noises: [{ centre: 4200, to: 1800, at: 0, duration: 0.11, volume: 3.3 }] },
  shuffle: { tones: [], noises: Array.from({ length: 9 }, (_, i) => ({ centre: 2600 + i * 130, at: i * 0.038, duration: 0.05, volume: 0.3 + i * 0.05 })) },
  tile: knock(210, 0, 0.78),
  piece: together(knock(520, 0, 0.3), knock(430, 0.07, 0.2)),
  coin: {
    tones: [
      { pitch: 1975, at: 0, duration: 0.12, volume: 0.16 },
      { pitch: 2637, at: 0.06, duration: 0.3, volume: 0.16 },
    ],
    noises: [],
  },
  build: together(knock(260, 0, 0.5), knock(300, 0.14, 0.5), chime([392, 523.25], 0.1, 0.5, 0.12)),
  conflict: {
    tones: [
      { pitch: 110, to: 62, at: 0, duration: 0.4, volume: 0.42 },
      { pitch: 98, to: 55, at: 0.24, duration: 0.5, volume: 0.42 },
      { pitch: 1318, at: 0.02, duration: 0.35, volume: 0.09, kind: "square" },
      { pitch: 1867, at: 0.26, duration: 0.45, volume: 0.09, kind: "square" },
    ],
    noises: [{ centre: 180, at: 0, duration: 0.2, volume: 0.5 }],
  },
  count: { tones: [{ pitch: 1318.5, at: 0, duration: 0.09, volume: 0.26, kind: "triangle" }], noises: [] },
  turn: chime([587.33, 880], 0.16, 0.5, 0.2),
  end: chime([523.25, 659.25, 783.99, 1046.5], 0.14, 1.1, 0.125),
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

/** Repetitions within this time are ignored, for example when many cards are dealt. */
const MIN_REPEAT_MS = 45;

let audio: AudioContext | null = null;
/** Everything goes through a limiter, so that overlapping sounds are not distorted. */
let output: AudioNode | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** Play a sound at the chosen volume, or at `loudness`. */
export function playSound(name: SoundName, loudness = settings.loudness): void {
  const sound: Sound | undefined = SOUNDS[name];
  const now = performance.now();
  if (!sound || !loudness || now - (last.get(name) ?? -MIN_REPEAT_MS) < MIN_REPEAT_MS) return;
  last.set(name, now);
  try {
    audio ??= new AudioContext();
    output ??= createLimiter(audio);
    // Browsers block audio before the first click.
    if (audio.state === "suspended") void audio.resume();
    for (const tone of sound.tones) playTone(audio, output, tone, loudness);
    for (const burst of sound.noises) playNoise(audio, output, burst, loudness);
  } catch {
    // no audio support
  }
}

function createLimiter(audio: AudioContext): AudioNode {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.002;
  limiter.connect(audio.destination);
  return limiter;
}

/** Play a source with an envelope: quick attack, exponential decay. */
function playWithEnvelope(audio: AudioContext, output: AudioNode, source: AudioScheduledSourceNode, shaped: AudioNode, { at, duration, volume }: Tone | NoiseBurst, loudness: number): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(Math.max(volume * loudness, 0.001), start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + duration);
  shaped.connect(gain).connect(output);
  source.start(start);
  source.stop(start + duration);
}

function glide(audio: AudioContext, param: AudioParam, from: number, to: number, { at, duration }: Tone | NoiseBurst): void {
  const start = audio.currentTime + at;
  param.setValueAtTime(from, start);
  param.exponentialRampToValueAtTime(to, start + duration);
}

function playTone(audio: AudioContext, output: AudioNode, tone: Tone, loudness: number): void {
  const source = audio.createOscillator();
  source.type = tone.kind ?? "sine";
  glide(audio, source.frequency, tone.pitch, tone.to ?? tone.pitch, tone);
  playWithEnvelope(audio, output, source, source, tone, loudness);
}

function playNoise(audio: AudioContext, output: AudioNode, burst: NoiseBurst, loudness: number): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  glide(audio, filter.frequency, burst.centre, burst.to ?? burst.centre, burst);
  playWithEnvelope(audio, output, source, source.connect(filter), burst, loudness);
}
