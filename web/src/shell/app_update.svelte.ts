/** Updates of the offline site: registers the service worker and installs a waiting version. */
import { assetUrl } from "../base/urls.ts";

class AppUpdate {
  /** Waiting newer version, if any. */
  waitingWorker = $state.raw<ServiceWorker | null>(null);

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // insecure context: no offline use
    const found = await navigator.serviceWorker.register(assetUrl("/sw.js"));
    const note = (): void => {
      // The first installation is no update.
      if (found.waiting && navigator.serviceWorker.controller) this.waitingWorker = found.waiting;
    };
    note();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", note));
  }

  /** Activate the waiting version and reload. */
  install(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waitingWorker?.postMessage("take over");
  }
}

export const appUpdate = new AppUpdate();
