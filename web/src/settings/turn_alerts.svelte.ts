/** Calls somebody who looks elsewhere when it is their turn: by a sound, by a notice of the system. Both are settings. */
import { settings } from "./settings.svelte.ts";
import { playSound } from "./sounds.ts";

class TurnAlerts {
  get sound(): boolean {
    return settings.all.call;
  }
  set sound(call: boolean) {
    settings.set({ call });
    if (call) playSound("turn");
  }
  get systemNotification(): boolean {
    return settings.all.notice && "Notification" in window && Notification.permission === "granted";
  }

  /** The system's notices must be allowed by the reader; whether they are is the answer. */
  async setSystemNotification(notice: boolean): Promise<boolean> {
    if (notice && (!("Notification" in window) || (await Notification.requestPermission()) !== "granted")) return false;
    settings.set({ notice });
    return true;
  }

  /** Whoever looks at the page sees it anyway. */
  alert(text: string, title: string): void {
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    if (this.sound) playSound("turn");
    if (this.systemNotification) new Notification(title, { body: text, tag: "bastide", icon: "/icon.svg" });
  }
}

export const turnAlerts = new TurnAlerts();
