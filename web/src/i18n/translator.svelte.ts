/**
 * Text in the reader's language, from the same Fluent catalogues that the command line uses.
 *
 * A file is loaded when a page says that it needs it (`await words.need(game)`); `say` and `tell` are reactive, so
 * that a change of language changes everything on the page at once.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { assetUrl } from "../base/urls.ts";

export const LANGUAGES = ["en", "he", "de", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", he: "עברית", de: "Deutsch", cs: "Čeština" };

/** Plain data as it comes over the wire. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** A piece of a sentence: text, and what thing it names if it names one (so that a preview can be shown). */
export type TextPiece = { text: string; kind?: string; id?: string; player?: number };

/**
 * The program's own catalogues are part of the page; those of the games are theirs, and come from the server. Where the host has
 * chosen names, all come from the server, which lays the names over them.
 */
const APP_CATALOGUES = import.meta.glob<string>("../../../src/bastide/locale/*/{web,word,error,server,lesson,puzzle,setting,strategy,device}.ftl", { query: "?raw", import: "default" });

const hasCustomNames = document.querySelector('meta[name="names"]') !== null;

async function loadCatalogue(language: Language, name: string): Promise<string> {
  const own = APP_CATALOGUES[`../../../src/bastide/locale/${language}/${name}.ftl`];
  if (own && !hasCustomNames) return own();
  try {
    const answer = await fetch(assetUrl(`/locale/${language}/${name}.ftl`));
    if (answer.ok) return await answer.text();
  } catch {
    // as if there were none
  }
  if (own) return own();
  return language === "en" ? "" : loadCatalogue("en", name);
}

/** Marks around the names in a sentence, from the private part of Unicode; they never reach the page. */
const NAME_START = "\uE000";
const NAME_TEXT = "\uE001";
const NAME_END = "\uE002";

/** The language that was chosen, if there is a catalogue for it; else the first that the browser asks for. */
function preferredLanguage(chosen: string | null): Language {
  const wanted = [chosen ?? "", ...navigator.languages].map((name) => name.slice(0, 2).replace("iw", "he"));
  return wanted.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
}

class Translator {
  #language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  /** The language that was chosen last, whose words may still be on their way. */
  #requestedLanguage: Language = "en";
  #loadedCatalogues = new Set<string>();
  #neededCatalogues = new Set<string>();
  /** The names of those who play at the table that is shown. */
  seatNames = $state<string[]>([]);

  get language(): Language {
    return this.#language;
  }

  get direction(): "ltr" | "rtl" {
    return this.#language === "he" ? "rtl" : "ltr";
  }

  /** Begin with the language that the reader has chosen, or that the browser speaks. */
  async init(chosen: string | null): Promise<void> {
    await this.setLanguage(preferredLanguage(chosen));
  }

  /** The words for what can go wrong, which nobody needs before it does; without a server they stay away. */
  async loadErrorCatalogue(): Promise<void> {
    await this.loadCatalogues("error").catch(() => undefined);
  }

  async setLanguage(language: Language): Promise<void> {
    this.#requestedLanguage = language;
    const bundle = new FluentBundle(language);
    const loaded = new Set<string>();
    this.#neededCatalogues.add("web").add("word");
    // What a page begins to need meanwhile is needed in this language, too.
    for (let missing = [...this.#neededCatalogues]; missing.length; missing = [...this.#neededCatalogues].filter((name) => !loaded.has(name))) {
      const sources = await Promise.all(missing.map((name) => loadCatalogue(language, name)));
      for (const source of sources) bundle.addResource(new FluentResource(source));
      for (const name of missing) loaded.add(name);
    }
    if (this.#requestedLanguage !== language) return; // yet another one was chosen
    this.#loadedCatalogues = loaded;
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = this.direction;
  }

  /** Load what a page needs besides: the catalogues of these games. */
  async loadCatalogues(...names: string[]): Promise<void> {
    for (const name of names) this.#neededCatalogues.add(name);
    for (;;) {
      const language = this.#language;
      const missing = names.filter((name) => !this.#loadedCatalogues.has(name));
      if (!missing.length) return;
      const sources = await Promise.all(missing.map((name) => loadCatalogue(language, name)));
      if (language !== this.#language) continue; // said in another one by now
      const bundle = this.#bundle;
      for (const source of sources) bundle.addResource(new FluentResource(source));
      for (const name of missing) this.#loadedCatalogues.add(name);
      // A new object, so that what is on the page already is said anew.
      this.#bundle = Object.create(bundle) as FluentBundle;
    }
  }

  #pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** Called where what is said is not said by the page itself: it is done again when it would be said differently. */
  trackChanges(): void {
    void this.#bundle;
    void this.seatNames;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message with this id, its variables filled in with these values as they are. */
  translate(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(id);
    // What is missing shows in the sentence; it never breaks the page.
    return pattern === null ? id : this.#bundle.formatPattern(pattern, this.#withDirection(values), []);
  }

  /**
   * A phrase within a sentence is read in the direction of its first letter. One that is made of names and phrases itself seems to
   * have no letter of its own, and would be read from left to right: a mark before it says how the language is written.
   */
  #withDirection(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
    if (this.direction === "ltr") return values;
    const steady = (value: FluentVariable) => (typeof value === "string" && value.includes("\u2068") ? `\u200F${value}` : value);
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, steady(value)]));
  }

  /** The message `GAME-message` with plain data made readable: ids by their names, players by theirs. */
  formatMessage(game: string, message: string, data: JsonObject): string {
    return this.formatPieces(game, message, data)
      .map((piece) => piece.text)
      .join("");
  }

  /** The same sentence in pieces, so that the things it names can be shown. */
  formatPieces(game: string, message: string, data: JsonObject): TextPiece[] {
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(data)) values[key] = this.#formatValue(game, key, value);
    return splitPieces(this.translate(`${game}-${message}`, values));
  }

  /** What a thing is called. */
  componentName(game: string, kind: string, id: string): string {
    const message = `${game}-${kind}-${id}`;
    return this.has(message) ? this.translate(message) : id;
  }

  seatName(player: number): string {
    return this.seatNames[player] || this.translate("word-player", { number: player + 1 });
  }

  /** Names one after the other, as the language separates them. */
  joinList(names: string[]): string {
    return names.join(this.translate("word-separator"));
  }

  /** Things by name; equal ones are counted, not repeated. */
  listComponents(game: string, kind: string, ids: string[]): string {
    return plainText(this.#formatList(game, kind, ids));
  }

  #formatValue(game: string, key: string, value: JsonValue): FluentVariable {
    if (typeof value === "boolean") return this.translate(value ? "word-yes" : "word-no");
    if (typeof value === "number") {
      return key.endsWith("player") ? `${NAME_START}player:${value}${NAME_TEXT}${this.seatName(value)}${NAME_END}` : value;
    }
    if (typeof value === "string") {
      // Of a key like `left_resource` the last word says what kind of thing it is.
      const kind = [key, key.slice(key.lastIndexOf("_") + 1)].find((kind) => this.has(`${game}-${kind}-${value}`));
      return kind ? `${NAME_START}${kind}:${value}${NAME_TEXT}${this.translate(`${game}-${kind}-${value}`)}${NAME_END}` : value;
    }
    if (Array.isArray(value)) return this.#formatList(game, key.replace(/s$/, ""), value);
    return value === null ? "" : JSON.stringify(value);
  }

  #formatList(game: string, key: string, items: JsonValue[]): string {
    const names = items.map((item) => String(this.#formatValue(game, key, item)));
    if (!names.length) return this.translate("word-nothing");
    const counted = [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : this.translate("word-times", { count, name });
    });
    return this.joinList(counted);
  }
}

function splitPieces(sentence: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const part of sentence.split(NAME_START)) {
    const end = part.indexOf(NAME_END);
    if (end < 0) {
      if (part) pieces.push({ text: part });
      continue;
    }
    const [thing = "", text = ""] = part.slice(0, end).split(NAME_TEXT);
    const colon = thing.indexOf(":");
    const kind = thing.slice(0, colon);
    const id = thing.slice(colon + 1);
    pieces.push(kind === "player" ? { text, kind, id, player: Number(id) } : { text, kind, id });
    if (end + 1 < part.length) pieces.push({ text: part.slice(end + 1) });
  }
  return pieces;
}

function plainText(sentence: string): string {
  return splitPieces(sentence)
    .map((piece) => piece.text)
    .join("");
}

export const translator = new Translator();
/** The message with this id: the short way for interface texts. */
export const translate = (id: string, values: Record<string, FluentVariable> = {}): string => translator.translate(id, values);
/** A share of one, give or take an error. */
export const formatShareWithError = (share: number, error: number): string => translate("web-roughly", { share: formatPercent(share), error: formatPercent(error) });
/** A share of one, as the language writes it: 62 %. */
export const formatPercent = (share: number): string => new Intl.NumberFormat(translator.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
/** A number as the language writes it. */
export const formatNumber = (value: number, digits = 0): string => new Intl.NumberFormat(translator.language, { maximumFractionDigits: digits }).format(value);
/** When something was: today by the hour, else by the day, as the language says it. */
export function formatTime(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const shape: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: "short" }
    : { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(translator.language, shape).format(at);
}
