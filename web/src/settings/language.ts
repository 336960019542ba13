/** The language setting. */
import { LANGUAGES, translator, type Language } from "../i18n/translator.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Switch the language and store it. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.set({ language });
  await translator.setLanguage(language);
}

/** Load the stored language, or the browser's. */
export const initLanguage = (): Promise<void> => translator.init(settings.all.language);

/** Switch to the stored language after it changed in another tab or with the account. */
export function syncStoredLanguage(): void {
  const language = LANGUAGES.find((one) => one === settings.all.language);
  if (language && language !== translator.language) void translator.setLanguage(language);
}
