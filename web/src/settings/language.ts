/** The language of the pages as a setting. */
import { LANGUAGES, words, type Language } from "../i18n/translator.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Switch to a language now, and store it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  settings.set({ language });
  await words.speak(language);
}

/** Load the words of the language that is stored, or that the browser prefers. */
export const startLanguage = (): Promise<void> => words.start(settings.all.language);

/** Switch to the stored language where it changed elsewhere: in another tab, or with the account. */
export function followStoredLanguage(): void {
  const language = LANGUAGES.find((one) => one === settings.all.language);
  if (language && language !== words.language) void words.speak(language);
}
