/** Calls somebody who looks elsewhere when it is their turn: by a sound, by a notice of the system. Both are settings. */
import { settings } from "./settings.svelte.ts";
import { play } from "./sounds.ts";

class Attention {
  get sound(): boolean {
    return settings.all.call;
  }
  set sound(call: boolean) {
    settings.set({ call });
    if (call) play("turn");
  }
  get notice(): boolean {
    return settings.all.notice && "Notification" in window && Notification.permission === "granted";
  }

  /** The system's notices must be allowed by the reader; whether they are is the answer. */
  async wantNotice(notice: boolean): Promise<boolean> {
    if (notice && (!("Notification" in window) || (await Notification.requestPermission()) !== "granted")) return false;
    settings.set({ notice });
    return true;
  }

  /** Whoever looks at the page sees it anyway. */
  call(text: string, title: string): void {
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    if (this.sound) play("turn");
    if (this.notice) new Notification(title, { body: text, tag: "bastide", icon: "/icon.svg" });
  }
}

export const attention = new Attention();
