/** Which version of the folder is in use: one that is complete on this device, until the reader takes the next. */
import { assetUrl } from "../base/urls.ts";

class AppUpdate {
  /** Set when there is a newer one. */
  waitingWorker = $state.raw<ServiceWorker | null>(null);

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // not a secure place: it works with a network only
    const found = await navigator.serviceWorker.register(assetUrl("/sw.js"));
    const note = (): void => {
      // The first one of all is nothing new.
      if (found.waiting && navigator.serviceWorker.controller) this.waitingWorker = found.waiting;
    };
    note();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", note));
  }

  /** Take it: games are kept, and the page is loaded anew. */
  install(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waitingWorker?.postMessage("take over");
  }
}

export const appUpdate = new AppUpdate();
