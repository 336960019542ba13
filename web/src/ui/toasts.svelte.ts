/** Toasts: short messages such as errors, which disappear by themselves. */
import { ApiError } from "../net/http_client.ts";
import { translate } from "../i18n/translator.svelte.ts";

export type Toast = { id: number; text: string; isError: boolean };

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, isError = false): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, isError }];
    setTimeout(() => this.dismiss(id), isError ? 9000 : 5000);
  }

  /** Show an error as a toast. */
  showError(error: unknown): void {
    this.show(error instanceof ApiError ? error.text : translate("web-unexpected"), true);
    if (!(error instanceof ApiError)) console.error(error);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
