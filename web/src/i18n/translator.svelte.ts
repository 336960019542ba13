/**
 * Translator: reactive texts in the viewer's language, from Fluent catalogues.
 *
 * Pages load the catalogues they need (`await translator.loadCatalogues(game)`). A change of language updates all texts at
 * once.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { assetUrl } from "../base/urls.ts";
import { FALLBACK_LANGUAGE, findLanguage } from "./languages.ts";

/** JSON data as received from the server. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Piece of a sentence: text, and the component or player it names. */
export type TextPiece = { text: string; kind?: string; id?: string; player?: number };

/**
 * The app's catalogues are bundled; those of games come from the server. With custom names all come from the server, which
 * applies the names.
 */
const APP_CATALOGUES = import.meta.glob<string>("../../../src/bastide/locale/*/{web,word,error,server,lesson,puzzle,setting,strategy,device}.ftl", { query: "?raw", import: "default" });

const hasCustomNames = document.querySelector('meta[name="names"]') !== null;

async function loadCatalogue(language: string, name: string): Promise<string> {
  const own = APP_CATALOGUES[`../../../src/bastide/locale/${language}/${name}.ftl`];
  if (own && !hasCustomNames) return own();
  try {
    const answer = await fetch(assetUrl(`/locale/${language}/${name}.ftl`));
    if (answer.ok) return await answer.text();
  } catch {
    // treated as missing
  }
  if (own) return own();
  return language === FALLBACK_LANGUAGE ? "" : loadCatalogue(FALLBACK_LANGUAGE, name);
}

/** Delimiters around names in a sentence, from the Unicode private use area; they are never shown. */
const NAME_START = "\uE000";
const NAME_TEXT = "\uE001";
const NAME_END = "\uE002";

/** The chosen language if there is a catalogue, else the first preferred by the browser. */
function preferredLanguage(chosen: string | null): string {
  const wanted = [chosen ?? "", ...navigator.languages].map((name) => name.slice(0, 2).replace("iw", "he"));
  return wanted.find(findLanguage) ?? FALLBACK_LANGUAGE;
}

/** Texts in one language. An incomplete language has English texts for the messages and attributes that it lacks. */
class LoadedTexts {
  readonly #bundle: FluentBundle;
  readonly #english: FluentBundle | null;
  readonly catalogues = new Set<string>();

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language);
    this.#english = (findLanguage(language)?.isComplete ?? true) ? null : new FluentBundle(FALLBACK_LANGUAGE);
  }

  async load(names: string[]): Promise<void> {
    const [sources, english] = await Promise.all([this.language, ...(this.#english ? [FALLBACK_LANGUAGE] : [])].map((language) => Promise.all(names.map((name) => loadCatalogue(language, name)))));
    for (const source of sources!) this.#bundle.addResource(new FluentResource(source));
    for (const source of english ?? []) {
      const resource = new FluentResource(source);
      this.#english!.addResource(resource);
      // Messages that the language has stay; the others are needed for references.
      this.#bundle.addResource(resource);
    }
    for (const name of names) this.catalogues.add(name);
  }

  /** Format a message or attribute; null if there is none. */
  format(id: string, values: Record<string, FluentVariable>): string | null {
    const found = this.#find(id);
    return found && found.bundle.formatPattern(found.pattern, values, []);
  }

  has(id: string): boolean {
    return this.#find(id) !== null;
  }

  #find(id: string) {
    const [name = "", attribute] = id.split(".");
    for (const bundle of [this.#bundle, this.#english]) {
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern != null) return { bundle, pattern };
    }
    return null;
  }
}

class Translator {
  #language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  /** Language chosen last; its catalogues may still be loading. */
  #requestedLanguage: Language = "en";
  #loadedCatalogues = new Set<string>();
  #neededCatalogues = new Set<string>();
  /** Names of the players at the current table. */
  seatNames = $state<string[]>([]);

  get language(): Language {
    return this.#language;
  }

  get direction(): "ltr" | "rtl" {
    return this.#language === "he" ? "rtl" : "ltr";
  }

  /** Start with the stored language, or the browser's. */
  async init(chosen: string | null): Promise<void> {
    await this.setLanguage(preferredLanguage(chosen));
  }

  /** Load the texts of errors; ignored without a server. */
  async loadErrorCatalogue(): Promise<void> {
    await this.loadCatalogues("error").catch(() => undefined);
  }

  async setLanguage(language: Language): Promise<void> {
    this.#requestedLanguage = language;
    const bundle = new FluentBundle(language);
    const loaded = new Set<string>();
    this.#neededCatalogues.add("web").add("word");
    // Includes catalogues that pages request in the meantime.
    for (let missing = [...this.#neededCatalogues]; missing.length; missing = [...this.#neededCatalogues].filter((name) => !loaded.has(name))) {
      const sources = await Promise.all(missing.map((name) => loadCatalogue(language, name)));
      for (const source of sources) bundle.addResource(new FluentResource(source));
      for (const name of missing) loaded.add(name);
    }
    if (this.#requestedLanguage !== language) return; // another language was chosen
    this.#loadedCatalogues = loaded;
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = this.direction;
  }

  /** Load additional catalogues, such as those of games. */
  async loadCatalogues(...names: string[]): Promise<void> {
    for (const name of names) this.#neededCatalogues.add(name);
    for (;;) {
      const language = this.#language;
      const missing = names.filter((name) => !this.#loadedCatalogues.has(name));
      if (!missing.length) return;
      const sources = await Promise.all(missing.map((name) => loadCatalogue(language, name)));
      if (language !== this.#language) continue; // the language changed meanwhile
      const bundle = this.#bundle;
      for (const source of sources) bundle.addResource(new FluentResource(source));
      for (const name of missing) this.#loadedCatalogues.add(name);
      // A new object, so that dependent texts update.
      this.#bundle = Object.create(bundle) as FluentBundle;
    }
  }

  #pattern(id: string) {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** Track changes of texts that are not translated in the template itself. */
  trackChanges(): void {
    void this.#bundle;
    void this.seatNames;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message with this id and these values. */
  translate(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(id);
    // Missing messages show their id and never break the page.
    return pattern === null ? id : this.#bundle.formatPattern(pattern, this.#withDirection(values), []);
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
      // The last word of a key such as `left_resource` is the kind.
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
/** Shorthand for interface texts. */
export const translate = (id: string, values: Record<string, FluentVariable> = {}): string => translator.translate(id, values);
/** A share with its error, in per cent. */
export const formatShareWithError = (share: number, error: number): string => translate("web-roughly", { share: formatPercent(share), error: formatPercent(error) });
/** A share in per cent. */
export const formatPercent = (share: number): string => new Intl.NumberFormat(translator.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
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
