/** The language of the pages as a setting. */
import { LANGUAGES, translator, type Language } from "../i18n/translator.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Switch to a language now, and store it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.set({ language });
  await translator.setLanguage(language);
}

/** Load the words of the language that is stored, or that the browser prefers. */
export const initLanguage = (): Promise<void> => translator.init(settings.all.language);

/** Switch to the stored language where it changed elsewhere: in another tab, or with the account. */
export function syncStoredLanguage(): void {
  const language = LANGUAGES.find((one) => one === settings.all.language);
  if (language && language !== translator.language) void translator.setLanguage(language);
}
