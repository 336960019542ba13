/** How safe the games are: whether the browser may delete them, and when to remind of an export. */
import { readNote, writeNote } from "../base/local_notes.ts";

const REMINDER_INTERVAL_MS = 30 * 24 * 3600 * 1000;
/** Notes: whether the browser has been asked to keep the games; time of the last reminder or export. */
const ASKED = "storage-asked";
const REMINDED_AT = "storage-reminded";

class StorageSafety {
  /** Whether the browser keeps the games; null if it does not say. */
  isPersistent = $state<boolean | null>(null);
  isReminderDue = $state(false);

  async refresh(): Promise<void> {
    this.#note(await navigator.storage?.persisted?.());
  }

  /** Ask the browser to keep the games. Called when a game begins; some browsers ask the user, so only once. */
  async request(): Promise<void> {
    if (readNote(ASKED)) return;
    writeNote(ASKED, "yes");
    this.#note(await navigator.storage?.persist?.());
  }

  /** Note that the user has exported the games or dismissed the reminder. */
  postponeReminder(): void {
    writeNote(REMINDED_AT, String(Date.now()));
    this.isReminderDue = false;
  }

  #note(isPersistent: boolean | undefined): void {
    this.isPersistent = isPersistent ?? null;
    const isForgotten = Date.now() - Number(readNote(REMINDED_AT)) > REMINDER_INTERVAL_MS;
    this.isReminderDue = isPersistent === false && readNote(ASKED) !== null && isForgotten;
  }
}

export const storageSafety = new StorageSafety();
