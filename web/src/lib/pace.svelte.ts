/** How fast what has happened is shown: a setting, kept in this browser. Whoever wants no motion sees everything at once. */
const STORED = "bastide.pace";

/** How much of its time a movement takes. */
const SHARE = { instant: 0, quick: 0.5, normal: 1 };
export type Speed = keyof typeof SHARE;
export const SPEEDS = Object.keys(SHARE) as Speed[];

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

function stored(): Speed {
  const kept = localStorage.getItem(STORED) as Speed | null;
  return kept && kept in SHARE ? kept : "normal";
}

class Pace {
  #speed = $state<Speed>(stored());

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    localStorage.setItem(STORED, speed);
  }
  /** 1: everything takes its time; 0: nothing takes any. */
  get share(): number {
    return still?.matches ? 0 : SHARE[this.#speed];
  }
}

export const pace = new Pace();
