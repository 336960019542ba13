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
const DEFAULT_VOLUME_PERCENT = 50;

type Choices = typeof CHOICES;
export type SettingName = keyof Choices;
type Value<T> = T extends boolean ? boolean : T;
/** Which lessons are done, `learned/GAME/LESSON` each. */
type LearnedLessons = { [lesson: `learned/${string}`]: boolean };
/** Whether one wants the coach at a game, `coached/GAME` each: what was said at its tables. */
type CoachedGames = { [game: `coached/${string}`]: boolean };
export type SettingValues = { -readonly [Name in SettingName]: Value<Choices[Name][number]> } & { volume: number; language: string | null } & LearnedLessons & CoachedGames;

export const choicesOf = <Name extends SettingName>(name: Name): readonly SettingValues[Name][] => CHOICES[name] as unknown as readonly SettingValues[Name][];

const STORAGE_KEY = "bastide.settings";

export const DEFAULTS = {
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, [defaultValue]]) => [name, defaultValue])),
  volume: DEFAULT_VOLUME_PERCENT,
  language: null,
} as SettingValues;

/** Only what is known, and only as it may be. */
function validated(found: Record<string, unknown>): SettingValues {
  const result = { ...DEFAULTS } as Record<string, unknown>;
  for (const [name, allowed] of Object.entries(CHOICES)) {
    if ((allowed as readonly unknown[]).includes(found[name])) result[name] = found[name];
  }
  const { volume, language } = found;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) result.volume = volume;
  if (typeof language === "string") result.language = language;
  for (const [name, value] of Object.entries(found)) {
    if (name.startsWith("learned/") && value === true) result[name] = true;
    if (name.startsWith("coached/") && typeof value === "boolean") result[name] = value;
  }
  return result as SettingValues;
}

function loadStored(): SettingValues {
  try {
    return validated(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, unknown>);
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  #values = $state.raw<SettingValues>(loadStored());
  /** Whether they are kept with an account, too. */
  #hasAccount = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#applyToDocument();
    // Another window of the same reader is another view of the same settings.
    addEventListener("storage", (event) => {
      if (event.key !== STORAGE_KEY) return;
      this.#values = loadStored();
      this.#applyToDocument();
    });
  }

  get all(): SettingValues {
    return this.#values;
  }
  get isStoredInAccount(): boolean {
    return this.#hasAccount;
  }
  /** How loud, from 0 to 1. */
  get loudness(): number {
    return this.#values.sounds ? this.#values.volume / 100 : 0;
  }
  get speed(): SettingValues["speed"] {
    return this.#values.speed;
  }

  hasLearned(lesson: string): boolean {
    return this.#values[`learned/${lesson}`] ?? false;
  }
  markLearned(lesson: string): void {
    if (!this.hasLearned(lesson)) this.set({ [`learned/${lesson}`]: true });
  }

  /** Whether the coach is wanted at the tables of a game; null: nobody has said so yet. */
  coachChoice(game: string): boolean | null {
    const { coach } = this.#values;
    return this.#values[`coached/${game}`] ?? (coach === "offer" ? null : coach === "on");
  }
  setCoach(game: string, wanted: boolean): void {
    this.set({ [`coached/${game}`]: wanted });
  }

  set(changed: Partial<SettingValues>): void {
    // What is said of the coach in general holds at every game, whatever was said there before.
    const kept = Object.entries(this.#values).filter(([name]) => !(changed.coach && name.startsWith("coached/")));
    this.#values = validated({ ...Object.fromEntries(kept), ...changed });
    this.#applyToDocument();
    this.#store();
    if (!this.#hasAccount && changed.invitations === undefined) return;
    // A slider that is moved is told once, where it rests.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#sendToServer(), 400);
  }

  /** Let the server keep them: of a guest only what it goes by itself, all else is kept here. */
  #sendToServer(): void {
    const told: MySettings["settings"] = this.#hasAccount ? this.#values : { invitations: this.#values.invitations };
    put<MySettings>("/api/me/settings", { settings: told }).catch(() => {});
  }

  /** The reader is somebody else now: with an account, what is kept there holds; a new account is given what holds here. */
  async syncWithAccount(account: string | null): Promise<void> {
    this.#hasAccount = account !== null;
    if (!this.#hasAccount) {
      if (!this.#values.invitations) this.#sendToServer();
      return;
    }
    try {
      const { settings } = await get<MySettings>("/api/me/settings");
      if (Object.keys(settings).some((name) => name !== "invitations")) {
        this.#values = validated(settings);
        this.#applyToDocument();
        this.#store();
      } else this.set({});
    } catch {
      // what is kept here will do
    }
  }

  #store(): void {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#values));
    } catch {
      // a browser that keeps nothing: they hold as long as the page is open
    }
  }

  /** What the style sheets go by. */
  #applyToDocument(): void {
    const page = document.documentElement;
    const { theme, cards, colours } = this.#values;
    for (const [name, value] of Object.entries({ theme, cards, colours })) {
      if (value === DEFAULTS[name as SettingName]) delete page.dataset[name];
      else page.dataset[name] = value;
    }
  }
}

export const settings = new Settings();
