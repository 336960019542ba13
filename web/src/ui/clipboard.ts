/** Puts a link where it can be pasted from; where the browser does not allow that, it is shown. */
import { notices } from "./toasts.svelte.ts";
import { say } from "../i18n/translator.svelte.ts";

export async function copied(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.tell(say("web-copied"));
  } catch {
    notices.tell(link);
  }
}
