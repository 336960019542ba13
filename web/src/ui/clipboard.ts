/** Puts a link where it can be pasted from; where the browser does not allow that, it is shown. */
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
