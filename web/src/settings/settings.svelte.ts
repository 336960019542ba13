/** Settings of the user, stored in the browser and, if signed in, on the server. */
import { get, put } from "../net/http_client.ts";
import type { UserSettings } from "../base/server_message_types.ts";

/** Allowed values of each setting in the order shown; the default is first, except for sizes. */
const CHOICES = {
  /** Animation speed. */
  speed: ["normal", "quick", "instant"],
  theme: ["system", "light", "dark"],
  cards: ["small", "normal", "large"],
  colours: ["usual", "safe"],
  /** Light of the season and the time of day. */
  daylight: [true, false],
  sounds: [true, false],
  /** Sound, and system notification, when it is the user's turn and the page is in the background. */
  call: [true, false],
  notice: [false, true],
  /** Send the only legal action automatically. */
  forced: [true, false],
  /** Turn-ending actions: delayed, confirmed, or sent at once. */
  turnEnd: ["moment", "ask", "once"],
  confirmResign: [true, false],
  /** Coach at practice tables; by default offered at a first game. */
  coach: ["offer", "on", "off"],
  /** Level of detail when the table is described in words. */
  detail: ["normal", "short", "full"],
  /** Whether companions may invite the user. The server uses it, also for guests. */
  invitations: [true, false],
  /** Whether leaderboards list the user. The server uses it. */
  leaderboards: [true, false],
  /** Whether others may ask the user to become a friend. The server uses it. */
  friend_requests: [true, false],
} as const;
const DEFAULT_VOLUME_PERCENT = 50;

type Choices = typeof CHOICES;
export type SettingName = keyof Choices;
type Value<T> = T extends boolean ? boolean : T;
/** Finished lessons, as `learned/GAME/LESSON`. */
type LearnedLessons = { [lesson: `learned/${string}`]: boolean };
/** Missed steps of a lesson, as `missed/GAME/LESSON`; the learn page writes and reads the text. */
type MissedSteps = { [lesson: `missed/${string}`]: string };
/** Lists of words, as `LIST/GAME/NUMBER` in pieces of limited length: symbols that lessons have explained, missed puzzles. */
export type ListName = "symbols" | "missed-puzzles";
export type ListPieces = { [piece: `${ListName}/${string}`]: string };
/** Coach per game, as `coached/GAME`. */
type CoachedGames = { [game: `coached/${string}`]: boolean };
export type SettingValues = { -readonly [Name in SettingName]: Value<Choices[Name][number]> } & { volume: number; language: string | null } & LearnedLessons & MissedSteps & ListPieces & CoachedGames;

/** Allowed values of a setting, in the order shown. */
export const settingChoices = <Name extends SettingName>(name: Name): readonly SettingValues[Name][] => CHOICES[name] as unknown as readonly SettingValues[Name][];

const STORAGE_KEY = "bastide.settings";
/** Changes that the account does not have yet. */
const UNSENT_KEY = "bastide.settings.unsent";

export const DEFAULTS = {
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, [defaultValue]]) => [name, defaultValue])),
  cards: "normal",
  volume: DEFAULT_VOLUME_PERCENT,
  language: null,
} as SettingValues;

/** Known settings with allowed values. */
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
    if (/^(missed|symbols|missed-puzzles)\//.test(name) && typeof value === "string" && value) result[name] = value;
    if (name.startsWith("coached/") && typeof value === "boolean") result[name] = value;
  }
  return result as SettingValues;
}

function readStored(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
const loadStored = (): SettingValues => validated(readStored(STORAGE_KEY));

class Settings {
  #values = $state.raw<SettingValues>(loadStored());
  /** Changes made before the account's settings are loaded or while the server is unreachable; the account gets them later. */
  #unsent = readStored(UNSENT_KEY) as Partial<SettingValues>;
  /** Whether they are also stored with the account; null until the user is known. */
  #hasAccount = $state<boolean | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#applyToDocument();
    // Another tab changed the settings.
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
    return this.#hasAccount === true;
  }
  /** Volume from 0 to 1. */
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
    if (!this.hasLearned(lesson)) this.#setEntry(`learned/${lesson}`, true);
  }

  missedSteps(lesson: string): string {
    return this.#values[`missed/${lesson}`] ?? "";
  }
  setMissedSteps(lesson: string, steps: string): void {
    if (steps !== this.missedSteps(lesson)) this.#setEntry(`missed/${lesson}`, steps);
  }

  /** Whether the coach is on for a game; null if the user has not decided. */
  coachChoice(game: string): boolean | null {
    const { coach } = this.#values;
    return this.#values[`coached/${game}`] ?? (coach === "offer" ? null : coach === "on");
  }
  setCoach(game: string, wanted: boolean): void {
    this.#setEntry(`coached/${game}`, wanted);
  }

  /** Change the entry of one lesson or game. */
  #setEntry<Name extends keyof (LearnedLessons & MissedSteps & CoachedGames)>(name: Name, value: SettingValues[Name]): void {
    this.set({ [name]: value } as Partial<SettingValues>);
  }
  set(changed: Partial<SettingValues>): void {
    // The general coach setting overrides earlier choices per game.
    const kept = Object.entries(this.#values).filter(([name]) => !(changed.coach && name.startsWith("coached/")));
    this.#values = validated({ ...Object.fromEntries(kept), ...changed });
    if (this.#hasAccount !== false) this.#unsent = { ...this.#unsent, ...changed };
    this.#applyToDocument();
    this.#store();
    if (!this.#hasAccount && changed.invitations === undefined) return;
    // Debounced, for sliders.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#sendToServer(), 400);
  }

  /** Store them on the server; for guests only the settings that the server uses. */
  #sendToServer(): void {
    const stored: UserSettings["settings"] = this.#hasAccount ? this.#values : { invitations: this.#values.invitations };
    const sent = this.#unsent;
    put<UserSettings>("/api/me/settings", { settings: stored }).then(
      () => {
        if (this.#unsent === sent) this.#setUnsent({});
      },
      () => {},
    );
  }

  /** After a change of user: load the account's settings, or store the current ones in a new account. */
  async syncWithAccount(account: string | null): Promise<void> {
    this.#hasAccount = account !== null;
    if (!this.#hasAccount) {
      this.#setUnsent({});
      if (!this.#values.invitations) this.#sendToServer();
      return;
    }
    try {
      const { settings } = await get<UserSettings>("/api/me/settings");
      const isNew = Object.keys(settings).every((name) => name === "invitations");
      if (!isNew) this.#values = validated(settings);
      if (isNew || Object.keys(this.#unsent).length) this.set(this.#unsent);
      else {
        this.#applyToDocument();
        this.#store();
      }
    } catch {
      // keep the local settings
    }
  }

  #setUnsent(changes: Partial<SettingValues>): void {
    this.#unsent = changes;
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#values));
      localStorage.setItem(UNSENT_KEY, JSON.stringify(this.#unsent));
    } catch {
      // without storage they last as long as the page
    }
  }

  /** Attributes that the style sheets use. */
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
