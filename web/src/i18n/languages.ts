/** Languages, found by convention: every folder of catalogues with a `language.toml`. */

/** Description of a language. `name` is its name in itself. The messages of an incomplete language fall back to English. */
export type Language = { code: string; name: string; direction: "ltr" | "rtl"; isComplete: boolean };

export const FALLBACK_LANGUAGE = "en";

const LANGUAGE_FILES = import.meta.glob<string>("../../../src/bastide/locale/*/language.toml", { query: "?raw", import: "default", eager: true });

/** Parse a `language.toml`: lines such as `name = "Deutsch"`. */
export function parseLanguage(code: string, text: string): Language {
  const value = (key: string) => new RegExp(`^${key} *= *"?([^"\\n]*?)"? *$`, "m").exec(text)?.[1] ?? "";
  return { code, name: value("name") || code, direction: value("direction") === "rtl" ? "rtl" : "ltr", isComplete: value("complete") === "true" };
}

/** All languages, English first. */
export const LANGUAGES: Language[] = Object.entries(LANGUAGE_FILES)
  .map(([path, text]) => parseLanguage(path.split("/").at(-2)!, text))
  .sort((one, other) => Number(other.code === FALLBACK_LANGUAGE) - Number(one.code === FALLBACK_LANGUAGE) || one.code.localeCompare(other.code));

export const findLanguage = (code: string | null): Language | undefined => LANGUAGES.find((language) => language.code === code);
