/** Loads Fluent catalogues and holds their messages in one language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { assetUrl } from "../base/urls.ts";
import { FALLBACK_LANGUAGE, findLanguage } from "./languages.ts";

/**
 * The app's catalogues are bundled; those of games come from the server. With custom names all come from the server, which
 * applies the names.
 */
const APP_CATALOGUES = import.meta.glob<string>("../../../src/bastide/locale/*/{web,word,error,server,table,lesson,puzzle,setting,strategy,device}.ftl", { query: "?raw", import: "default" });

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

/** Texts in one language. An incomplete language has English texts for the messages and attributes that it lacks. */
export class LoadedTexts {
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
