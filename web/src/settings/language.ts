/** The language setting. */
import { findLanguage } from "../i18n/languages.ts";
import { translator } from "../i18n/translator.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Switch the language and store it. */
export async function chooseLanguage(language: string): Promise<void> {
  settings.set({ language });
  await translator.setLanguage(language);
}

/** Load the stored language, or the browser's. */
export const initLanguage = (): Promise<void> => translator.init(settings.all.language);

/** Switch to the stored language after it changed in another tab or with the account. */
export function syncStoredLanguage(): void {
  const language = findLanguage(settings.all.language);
  if (language && language.code !== translator.language) void translator.setLanguage(language.code);
}
