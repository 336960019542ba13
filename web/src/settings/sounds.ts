/**
 * The sounds of the house, made of tones and breath as they are needed: there is no file to load. A game's page calls them
 * by name through the door.
 */
import { settings } from "./settings.svelte.ts";

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is. */
type Tone = { pitch: number; at: number; long: number; loud: number; kind?: OscillatorType };
/** A rustle: noise around a pitch. */
type Rustle = { around: number; at: number; long: number; loud: number };

const SOUNDS = {
  card: { tones: [], rustles: [{ around: 3200, at: 0, long: 0.09, loud: 0.5 }] },
  tile: {
    tones: [{ pitch: 190, at: 0, long: 0.09, loud: 0.5, kind: "triangle" }],
    rustles: [{ around: 900, at: 0, long: 0.05, loud: 0.5 }],
  },
  coin: {
    tones: [
      { pitch: 1975, at: 0, long: 0.12, loud: 0.16 },
      { pitch: 2637, at: 0.06, long: 0.3, loud: 0.16 },
    ],
    rustles: [],
  },
  turn: {
    tones: [
      { pitch: 587.33, at: 0, long: 0.5, loud: 0.3 },
      { pitch: 880, at: 0.16, long: 0.5, loud: 0.3 },
    ],
    rustles: [],
  },
  end: {
    tones: [
      { pitch: 523.25, at: 0, long: 0.7, loud: 0.24 },
      { pitch: 659.25, at: 0.14, long: 0.7, loud: 0.24 },
      { pitch: 783.99, at: 0.28, long: 0.7, loud: 0.24 },
      { pitch: 1046.5, at: 0.42, long: 1.1, loud: 0.24 },
    ],
    rustles: [],
  },
} satisfies Record<string, { tones: Tone[]; rustles: Rustle[] }>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

/** The same sound twice within this time is one: ten cards that are dealt at once are no drum. In milliseconds. */
const APART = 45;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<SoundName, number>();

/** Let a sound be heard, as loud as the reader likes it; `loudness` is for trying one out. */
export function play(name: SoundName, loudness = settings.loudness): void {
  const sound: { tones: Tone[]; rustles: Rustle[] } | undefined = SOUNDS[name];
  const now = performance.now();
  if (!sound || !loudness || now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  try {
    audio ??= new AudioContext();
    // Before the first click a browser may keep it silent; what comes too late is left out.
    if (audio.state === "suspended") void audio.resume();
    for (const tone of sound.tones) ring(audio, tone, loudness);
    for (const rustle of sound.rustles) brush(audio, rustle, loudness);
  } catch {
    // a browser without sound
  }
}

/** From nothing to its loudness at once, and softly back to nothing. */
function shaped(audio: AudioContext, source: AudioScheduledSourceNode, at: number, long: number, loud: number): GainNode {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(Math.max(loud, 0.001), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + long);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + long);
  return gain;
}

function ring(audio: AudioContext, { pitch, at, long, loud, kind = "sine" }: Tone, loudness: number): void {
  const tone = audio.createOscillator();
  tone.type = kind;
  tone.frequency.value = pitch;
  tone.connect(shaped(audio, tone, at, long, loud * loudness));
}

function brush(audio: AudioContext, { around, at, long, loud }: Rustle, loudness: number): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = around;
  source.connect(filter).connect(shaped(audio, source, at, long, loud * loudness));
}
