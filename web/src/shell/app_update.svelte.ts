/** Which version of the folder is in use: one that is complete on this device, until the reader takes the next. */
import { at } from "../base/urls.ts";

class Version {
  /** Set when there is a newer one. */
  next = $state.raw<ServiceWorker | null>(null);

  async start(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // not a secure place: it works with a network only
    const found = await navigator.serviceWorker.register(at("/sw.js"));
    const note = (): void => {
      // The first one of all is nothing new.
      if (found.waiting && navigator.serviceWorker.controller) this.next = found.waiting;
    };
    note();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", note));
  }

  /** Take it: games are kept, and the page is loaded anew. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.next?.postMessage("take over");
  }
}

export const version = new Version();
