/** Alerts when it is the user's turn and the page is in the background: sound and system notification. */
import { settings } from "./settings.svelte.ts";

/** The sounds are loaded with the first alert, because the first page needs none. */
const playTurnSound = (): void => void import("./sound_effects.ts").then(({ playSound }) => playSound("turn"));

class TurnAlerts {
  get sound(): boolean {
    return settings.all.call;
  }
  set sound(call: boolean) {
    settings.set({ call });
    if (call) playTurnSound();
  }
  get systemNotification(): boolean {
    return settings.all.notice && "Notification" in window && Notification.permission === "granted";
  }

  /** Turn system notifications on or off; false if the user does not permit them. */
  async setSystemNotification(notice: boolean): Promise<boolean> {
    if (notice && (!("Notification" in window) || (await Notification.requestPermission()) !== "granted")) return false;
    settings.set({ notice });
    return true;
  }

  /** Only if the page is not focused. */
  alert(text: string, title: string): void {
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    if (this.sound) playTurnSound();
    if (this.systemNotification) new Notification(title, { body: text, tag: "bastide", icon: "/icon.svg" });
  }
}

export const turnAlerts = new TurnAlerts();
