/** Short notices that come up at the edge of the page and go again: what was refused and why, what is new. */
import { Refusal } from "../net/http_client.ts";
import { say } from "../i18n/translator.svelte.ts";

export type Notice = { id: number; text: string; bad: boolean };

class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  tell(text: string, bad = false): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, bad }];
    setTimeout(() => this.dismiss(id), bad ? 9000 : 5000);
  }

  /** Something went wrong: say what, whatever it was. */
  complain(error: unknown): void {
    this.tell(error instanceof Refusal ? error.sentence : say("web-unexpected"), true);
    if (!(error instanceof Refusal)) console.error(error);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
