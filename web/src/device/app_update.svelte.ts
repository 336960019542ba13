/** Offline copy of the site and its updates: registers the service worker and installs a waiting version. */
import { assetUrl } from "../base/urls.ts";
import { engine, yieldLockAfterReload } from "./engine_client.svelte.ts";

/** Version of the files that this page came with. */
const PAGE_VERSION = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? "";
/** Key in the session storage: the version for which this tab was reloaded. */
const RELOADED_FOR = "bastide-reloaded-for";

class AppUpdate {
  /** Waiting newer version, if any. */
  waitingWorker = $state.raw<ServiceWorker | null>(null);
  /** Whether all files are stored, so that the site works without a network. */
  isStored = $state(false);
  /** Whether the user asked for the update in this tab. */
  #isInstalling = false;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // insecure context: no offline use
    // On the first visit, downloading and verifying all files would delay the start of the engine.
    if (!navigator.serviceWorker.controller) await engine.whenReady().catch(() => undefined);
    const found = await navigator.serviceWorker.register(assetUrl("/sw.js"));
    const note = (): void => {
      // The first installation is no update.
      if (found.waiting && navigator.serviceWorker.controller) this.waitingWorker = found.waiting;
    };
    note();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", note));
    navigator.serviceWorker.addEventListener("controllerchange", () => void this.#confirmStart(found));
    void this.#confirmStart(found);
    await navigator.serviceWorker.ready;
    this.isStored = true;
  }

  /** Tell the worker that this version has started, so that it may delete the older one. */
  async #confirmStart(site: ServiceWorkerRegistration): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    if (!worker || !(await this.#checkVersion(site, worker))) return;
    await engine.whenReady();
    worker.postMessage("started");
  }

  /** Activate the waiting version; the page reloads when it is active. */
  install(): void {
    this.#isInstalling = true;
    this.waitingWorker?.postMessage("take over");
  }

  /** Whether page and worker have the same version. If not, another tab has updated: use the new version here too. */
  async #checkVersion(site: ServiceWorkerRegistration, worker: ServiceWorker): Promise<boolean> {
    const version = await askVersion(worker);
    if (version === PAGE_VERSION) return true;
    if (site.waiting) site.waiting.postMessage("take over");
    else if (sessionStorage.getItem(RELOADED_FOR) !== version) {
      sessionStorage.setItem(RELOADED_FOR, version);
      if (!this.#isInstalling) yieldLockAfterReload();
      location.reload();
    }
    return false;
  }
}

const askVersion = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage("version", [port2]);
  });

export const appUpdate = new AppUpdate();
