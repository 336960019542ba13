/**
 * Translator: reactive texts in the viewer's language, from Fluent catalogues.
 *
 * Pages load the catalogues they need (`await translator.loadCatalogues(game)`). A change of language updates all texts at
 * once.
 */
import type { FluentVariable } from "@fluent/bundle";
import { FALLBACK_LANGUAGE, findLanguage } from "./languages.ts";
import { LoadedTexts } from "./loaded_texts.ts";

/** JSON data as received from the server. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Piece of a sentence: text, and the component or player it names. */
export type TextPiece = { text: string; kind?: string; id?: string; player?: number };

/** Delimiters around names in a sentence, from the Unicode private use area; they are never shown. */
const NAME_START = "\uE000";
const NAME_TEXT = "\uE001";
const NAME_END = "\uE002";

declare global {
  /** Message ids with their texts, recorded only if a tool creates the set (`make copy`). */
  var translatedTexts: Set<string> | undefined;
}

/** The chosen language if there is a catalogue, else the first preferred by the browser. */
function preferredLanguage(chosen: string | null): string {
  const wanted = [chosen ?? "", ...navigator.languages].map((name) => name.slice(0, 2).replace("iw", "he"));
  return wanted.find(findLanguage) ?? FALLBACK_LANGUAGE;
}

class Translator {
  /** Replaced by a new object after each change, so that dependent texts update. */
  #loaded = $state.raw({ texts: new LoadedTexts(FALLBACK_LANGUAGE) });
  /** Language chosen last; its catalogues may still be loading. */
  #requestedLanguage = FALLBACK_LANGUAGE;
  #neededCatalogues = new Set<string>();
  /** Names of the players at the current table. */
  seatNames = $state<string[]>([]);

  get language(): string {
    return this.#loaded.texts.language;
  }

  get direction(): "ltr" | "rtl" {
    return findLanguage(this.language)?.direction ?? "ltr";
  }

  /** Start with the stored language, or the browser's. */
  async init(chosen: string | null): Promise<void> {
    await this.setLanguage(preferredLanguage(chosen));
  }

  /** Load the texts of errors; ignored without a server. */
  async loadErrorCatalogue(): Promise<void> {
    await this.loadCatalogues("error").catch(() => undefined);
  }

  async setLanguage(language: string): Promise<void> {
    this.#requestedLanguage = language;
    const texts = new LoadedTexts(language);
    this.#neededCatalogues.add("web").add("word");
    // Includes catalogues that pages request in the meantime.
    for (let missing = [...this.#neededCatalogues]; missing.length; missing = [...this.#neededCatalogues].filter((name) => !texts.catalogues.has(name))) {
      await texts.load(missing);
    }
    if (this.#requestedLanguage !== language) return; // another language was chosen
    this.#loaded = { texts };
    document.documentElement.lang = language;
    document.documentElement.dir = this.direction;
  }

  /** Load additional catalogues, such as those of games. */
  async loadCatalogues(...names: string[]): Promise<void> {
    for (const name of names) this.#neededCatalogues.add(name);
    for (;;) {
      const { texts } = this.#loaded;
      const missing = names.filter((name) => !texts.catalogues.has(name));
      if (!missing.length) return;
      await texts.load(missing);
      if (texts === this.#loaded.texts) this.#loaded = { texts }; // else the language changed meanwhile
    }
  }

  /** Track changes of texts that are not translated in the template itself. */
  trackChanges(): void {
    void this.#loaded;
    void this.seatNames;
  }

  has(id: string): boolean {
    return this.#loaded.texts.has(id);
  }

  /** The message with this id and these values. */
  translate(id: string, values: Record<string, FluentVariable> = {}): string {
    // Missing messages show their id and never break the page.
    const found = this.#loaded.texts.format(id, this.#withDirection(values));
    const text = found === null ? id : bindShortWords(this.language, found);
    globalThis.translatedTexts?.add(`${id} ${text}`);
    return text;
  }

  /**
   * Fluent isolates phrases by their first letter. A phrase that starts with an isolated name has none and would be left-to-
   * right, so a right-to-left mark is added.
   */
  #withDirection(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
    if (this.direction === "ltr") return values;
    const steady = (value: FluentVariable) => (typeof value === "string" && value.includes("\u2068") ? `\u200F${value}` : value);
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, steady(value)]));
  }

  /** The message `GAME-message`, with ids and players replaced by their names. */
  formatMessage(game: string, message: string, data: JsonObject): string {
    return this.formatPieces(game, message, data)
      .map((piece) => piece.text)
      .join("");
  }

  /** The same sentence as pieces, so that its names can have previews. */
  formatPieces(game: string, message: string, data: JsonObject): TextPiece[] {
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(data)) values[key] = this.#formatValue(game, key, value);
    return splitPieces(this.translate(`${game}-${message}`, values));
  }

  /** Name of a component. */
  componentName(game: string, kind: string, id: string): string {
    const message = `${game}-${kind}-${id}`;
    return this.has(message) ? this.translate(message) : id;
  }

  seatName(player: number): string {
    return this.seatNames[player] || this.translate("word-player", { number: player + 1 });
  }

  /** Join names with the separator of the language. */
  joinList(names: string[]): string {
    return names.join(this.translate("word-separator"));
  }

  /** Names of components; equal ones are counted. */
  listComponents(game: string, kind: string, ids: string[]): string {
    return plainText(this.#formatList(game, kind, ids));
  }

  #formatValue(game: string, key: string, value: JsonValue): FluentVariable {
    if (typeof value === "boolean") return this.translate(value ? "word-yes" : "word-no");
    if (typeof value === "number") {
      return key.endsWith("player") ? `${NAME_START}player:${value}${NAME_TEXT}${this.seatName(value)}${NAME_END}` : value;
    }
    if (typeof value === "string") {
      const kind = kindsForKey(key).find((kind) => this.has(`${game}-${kind}-${value}`));
      return kind ? `${NAME_START}${kind}:${value}${NAME_TEXT}${this.translate(`${game}-${kind}-${value}`)}${NAME_END}` : value;
    }
    if (Array.isArray(value)) return this.#formatList(game, key, value);
    return value === null ? "" : JSON.stringify(value);
  }

  #formatList(game: string, key: string, items: JsonValue[]): string {
    // A list `players` holds seats; a number `players` is a count.
    const names = items.map((item) => String(this.#formatValue(game, typeof item === "number" ? singular(key) : key, item)));
    if (!names.length) return this.translate("word-nothing");
    const counted = [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : this.translate("word-times", { count, name });
    });
    return this.joinList(counted);
  }
}

const singular = (key: string): string => key.replace(/s$/, "");

/** Kinds that a key may name: itself or its last word (`left_resource`), and a list's singular (`cards`; but `goods` is a kind). */
const kindsForKey = (key: string): string[] => [key, key.slice(key.lastIndexOf("_") + 1)].flatMap((kind) => [kind, singular(kind)]);

/** Czech one-letter prepositions and conjunctions stay on the line of the next word. */
export const bindShortWords = (language: string, text: string): string =>
  language === "cs" ? text.replace(/(?<![\p{L}\p{N}])([aikosuvz]) /giu, "$1\u00a0") : text;

function splitPieces(sentence: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const part of sentence.split(NAME_START)) {
    const end = part.indexOf(NAME_END);
    if (end < 0) {
      if (part) pieces.push({ text: part });
      continue;
    }
    const [reference = "", text = ""] = part.slice(0, end).split(NAME_TEXT);
    const colon = reference.indexOf(":");
    const kind = reference.slice(0, colon);
    const id = reference.slice(colon + 1);
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
/** A name with a number, such as "Guest 12", without Fluent's isolation marks, which are no part of a name. */
export const translateName = (id: string, number: string): string => translator.translate(id, { number }).replace(/[\u2068\u2069]/g, "");
/** Shorthand for interface texts. */
export const translate = (id: string, values: Record<string, FluentVariable> = {}): string => translator.translate(id, values);
// Some touch devices claim that they can hover.
const isTouch = typeof matchMedia === "function" ? matchMedia("(hover: none), (pointer: coarse)") : null;
/** The message about pointing or clicking; on touch devices its attribute `touch`. */
export const translateForPointer = (id: string): string => translate(isTouch?.matches ? `${id}.touch` : id);
/** A share with its error, in per cent; an error that would be shown as 0 is left out. */
export const formatShareWithError = (share: number, error: number): string =>
  error < 0.005 ? formatPercent(share) : translate("web-roughly", { share: formatPercent(share), error: formatPercent(error) });
/** A share in per cent. */
export const formatPercent = (share: number): string => new Intl.NumberFormat(translator.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
/** A rating: whole, without digit grouping. */
export const formatRating = (rating: number): string => String(Math.round(rating));
/** A number in the format of the language. */
export const formatNumber = (value: number, digits = 0): string => new Intl.NumberFormat(translator.language, { maximumFractionDigits: digits }).format(value);
/** A time: the hour if today, else the date. */
export function formatTime(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const shape: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: "short" }
    : { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(translator.language, shape).format(at);
}
