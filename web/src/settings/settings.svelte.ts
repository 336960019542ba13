/**
 * How the reader likes the pages: one store that everybody asks. Kept on this device, and with the account where there is
 * one; what is not set has its default.
 */
import { get, put } from "../net/http_client.ts";
import type { MySettings } from "../base/messages.ts";

/** Each setting by its name: as usual first. What may be chosen are those listed here, or any number of a range. */
const CHOICES = {
  /** How steps are shown: one after the other at leisure, quickly, or not at all. */
  speed: ["normal", "quick", "instant"],
  theme: ["system", "light", "dark"],
  cards: ["normal", "small", "large"],
  colours: ["usual", "safe"],
  sounds: [true, false],
  /** A sound when it is one's turn and one looks elsewhere; a notice of the system as well. */
  call: [true, false],
  notice: [false, true],
  /** Steps that leave no choice are made by themselves. */
  forced: [true, false],
  /** The step that ends a turn can be taken back: for a moment, until one says so, or not at all. */
  turnEnd: ["moment", "ask", "once"],
  confirmResign: [true, false],
  /** Whether a coach sits with one at tables for practice; as usual it is offered at a first game. */
  coach: ["offer", "on", "off"],
  /** Whether those with whom one has played may invite one. The server goes by it, so it is told of a guest's wish, too. */
  invitations: [true, false],
} as const;
/** In hundredths. */
const USUAL_VOLUME = 50;

type Choices = typeof CHOICES;
export type Choice = keyof Choices;
type Value<T> = T extends boolean ? boolean : T;
/** Which lessons are done, `learned/GAME/LESSON` each. */
type Learned = { [lesson: `learned/${string}`]: boolean };
/** Whether one wants the coach at a game, `coached/GAME` each: what was said at its tables. */
type Coached = { [game: `coached/${string}`]: boolean };
export type Liked = { -readonly [Name in Choice]: Value<Choices[Name][number]> } & { volume: number; language: string | null } & Learned & Coached;

export const choicesOf = <Name extends Choice>(name: Name): readonly Liked[Name][] => CHOICES[name] as unknown as readonly Liked[Name][];

const STORED = "bastide.settings";

export const USUAL = {
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, [usual]]) => [name, usual])),
  volume: USUAL_VOLUME,
  language: null,
} as Liked;

/** Only what is known, and only as it may be. */
function checked(found: Record<string, unknown>): Liked {
  const liked = { ...USUAL } as Record<string, unknown>;
  for (const [name, values] of Object.entries(CHOICES)) {
    if ((values as readonly unknown[]).includes(found[name])) liked[name] = found[name];
  }
  const { volume, language } = found;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) liked.volume = volume;
  if (typeof language === "string") liked.language = language;
  for (const [name, value] of Object.entries(found)) {
    if (name.startsWith("learned/") && value === true) liked[name] = true;
    if (name.startsWith("coached/") && typeof value === "boolean") liked[name] = value;
  }
  return liked as Liked;
}

function stored(): Liked {
  try {
    return checked(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>);
  } catch {
    return USUAL;
  }
}

class Settings {
  #liked = $state.raw<Liked>(stored());
  /** Whether they are kept with an account, too. */
  #account = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#show();
    // Another window of the same reader is another view of the same settings.
    addEventListener("storage", (event) => {
      if (event.key !== STORED) return;
      this.#liked = stored();
      this.#show();
    });
  }

  get all(): Liked {
    return this.#liked;
  }
  get isWithAccount(): boolean {
    return this.#account;
  }
  /** How loud, from 0 to 1. */
  get loudness(): number {
    return this.#liked.sounds ? this.#liked.volume / 100 : 0;
  }
  get speed(): Liked["speed"] {
    return this.#liked.speed;
  }

  hasLearned(lesson: string): boolean {
    return this.#liked[`learned/${lesson}`] ?? false;
  }
  learn(lesson: string): void {
    if (!this.hasLearned(lesson)) this.set({ [`learned/${lesson}`]: true });
  }

  /** Whether the coach is wanted at the tables of a game; null: nobody has said so yet. */
  coachAt(game: string): boolean | null {
    const { coach } = this.#liked;
    return this.#liked[`coached/${game}`] ?? (coach === "offer" ? null : coach === "on");
  }
  callCoach(game: string, wanted: boolean): void {
    this.set({ [`coached/${game}`]: wanted });
  }

  set(changed: Partial<Liked>): void {
    // What is said of the coach in general holds at every game, whatever was said there before.
    const kept = Object.entries(this.#liked).filter(([name]) => !(changed.coach && name.startsWith("coached/")));
    this.#liked = checked({ ...Object.fromEntries(kept), ...changed });
    this.#show();
    this.#keep();
    if (!this.#account && changed.invitations === undefined) return;
    // A slider that is moved is told once, where it rests.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), 400);
  }

  /** Let the server keep them: of a guest only what it goes by itself, all else is kept here. */
  #tell(): void {
    const told: MySettings["settings"] = this.#account ? this.#liked : { invitations: this.#liked.invitations };
    put<MySettings>("/api/me/settings", { settings: told }).catch(() => {});
  }

  /** The reader is somebody else now: with an account, what is kept there holds; a new account is given what holds here. */
  async belongTo(account: string | null): Promise<void> {
    this.#account = account !== null;
    if (!this.#account) {
      if (!this.#liked.invitations) this.#tell();
      return;
    }
    try {
      const { settings } = await get<MySettings>("/api/me/settings");
      if (Object.keys(settings).some((name) => name !== "invitations")) {
        this.#liked = checked(settings);
        this.#show();
        this.#keep();
      } else this.set({});
    } catch {
      // what is kept here will do
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#liked));
    } catch {
      // a browser that keeps nothing: they hold as long as the page is open
    }
  }

  /** What the style sheets go by. */
  #show(): void {
    const page = document.documentElement;
    const { theme, cards, colours } = this.#liked;
    for (const [name, value] of Object.entries({ theme, cards, colours })) {
      if (value === USUAL[name as Choice]) delete page.dataset[name];
      else page.dataset[name] = value;
    }
  }
}

export const settings = new Settings();
