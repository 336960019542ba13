/** Synthesized sounds, made of tones and noise. Game pages play them by name. */
import { settings } from "./settings.svelte.ts";

/** Tone: pitch in hertz, start and duration in seconds, volume. */
type Tone = { pitch: number; at: number; duration: number; volume: number; kind?: OscillatorType };
/** Noise around a frequency. */
type NoiseBurst = { centre: number; at: number; duration: number; volume: number };

const SOUNDS = {
  card: { tones: [], noises: [{ centre: 3200, at: 0, duration: 0.09, volume: 0.5 }] },
  tile: {
    tones: [{ pitch: 190, at: 0, duration: 0.09, volume: 0.5, kind: "triangle" }],
    noises: [{ centre: 900, at: 0, duration: 0.05, volume: 0.5 }],
  },
  coin: {
    tones: [
      { pitch: 1975, at: 0, duration: 0.12, volume: 0.16 },
      { pitch: 2637, at: 0.06, duration: 0.3, volume: 0.16 },
    ],
    noises: [],
  },
  turn: {
    tones: [
      { pitch: 587.33, at: 0, duration: 0.5, volume: 0.3 },
      { pitch: 880, at: 0.16, duration: 0.5, volume: 0.3 },
    ],
    noises: [],
  },
  end: {
    tones: [
      { pitch: 523.25, at: 0, duration: 0.7, volume: 0.24 },
      { pitch: 659.25, at: 0.14, duration: 0.7, volume: 0.24 },
      { pitch: 783.99, at: 0.28, duration: 0.7, volume: 0.24 },
      { pitch: 1046.5, at: 0.42, duration: 1.1, volume: 0.24 },
    ],
    noises: [],
  },
} satisfies Record<string, { tones: Tone[]; noises: NoiseBurst[] }>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

/** Repetitions within this time are ignored, for example when many cards are dealt. */
const MIN_REPEAT_MS = 45;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** Play a sound at the chosen volume, or at `loudness`. */
export function playSound(name: SoundName, loudness = settings.loudness): void {
  const sound: { tones: Tone[]; noises: NoiseBurst[] } | undefined = SOUNDS[name];
  const now = performance.now();
  if (!sound || !loudness || now - (last.get(name) ?? -MIN_REPEAT_MS) < MIN_REPEAT_MS) return;
  last.set(name, now);
  try {
    audio ??= new AudioContext();
    // Browsers block audio before the first click.
    if (audio.state === "suspended") void audio.resume();
    for (const tone of sound.tones) playTone(audio, tone, loudness);
    for (const burst of sound.noises) playNoise(audio, burst, loudness);
  } catch {
    // no audio support
  }
}

/** Envelope: quick attack, exponential decay. */
function withEnvelope(audio: AudioContext, source: AudioScheduledSourceNode, at: number, duration: number, volume: number): GainNode {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(Math.max(volume, 0.001), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + duration);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + duration);
  return gain;
}

function playTone(audio: AudioContext, { pitch, at, duration, volume, kind = "sine" }: Tone, loudness: number): void {
  const tone = audio.createOscillator();
  tone.type = kind;
  tone.frequency.value = pitch;
  tone.connect(withEnvelope(audio, tone, at, duration, volume * loudness));
}

function playNoise(audio: AudioContext, { centre, at, duration, volume }: NoiseBurst, loudness: number): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = centre;
  source.connect(filter).connect(withEnvelope(audio, source, at, duration, volume * loudness));
}
