/** How fast what has happened is shown: one of the settings. Whoever wants no motion sees everything at once. */
import { settings, type Liked } from "./settings.svelte.ts";

/** How much of its time a movement takes. */
const SHARE = { instant: 0, quick: 0.5, normal: 1 };
export type Speed = Liked["speed"];
export const SPEEDS = Object.keys(SHARE) as Speed[];

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

class Pace {
  get speed(): Speed {
    return settings.speed;
  }
  set speed(speed: Speed) {
    settings.set({ speed });
  }
  /** 1: everything takes its time; 0: nothing takes any. */
  get share(): number {
    return still?.matches ? 0 : SHARE[settings.speed];
  }
}

export const pace = new Pace();
