/** Copy a link to the clipboard, or show it if that is not allowed. */
import { toasts } from "./toasts.svelte.ts";
import { translate } from "../i18n/translator.svelte.ts";

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(translate("web-copied"));
  } catch {
    toasts.show(link);
  }
}
