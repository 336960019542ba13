/** Current location: path and query, in sync with the address bar. */

import { isOnDevice, pageUrl } from "../base/urls.ts";
import { downloadFrom } from "../net/transport.ts";

/** See `pageUrl`. */
const currentUrl = (): URL => (isOnDevice ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

class Route {
  path = $state(currentUrl().pathname);
  query = $state.raw(currentUrl().searchParams);

  constructor() {
    addEventListener("popstate", () => this.#readLocation());
    document.addEventListener("click", (event) => this.#followLink(event));
  }

  /** Segments of the path: `/table/abc` is ["table", "abc"]. */
  get segments(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  navigate(to: string, replace = false): void {
    if (replace) this.replaceUrl(to);
    else history.pushState(null, "", pageUrl(to));
    this.#readLocation();
    scrollTo(0, 0);
  }

  /** Replace the URL without navigating. */
  replaceUrl(to: string): void {
    history.replaceState(null, "", pageUrl(to));
  }

  #readLocation(): void {
    this.path = currentUrl().pathname;
    this.query = currentUrl().searchParams;
  }

  /** Navigate on plain clicks on internal links; other clicks are left to the browser. */
  #followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target) return;
    if (isOnDevice && link.pathname.startsWith("/api/")) {
      event.preventDefault(); // there is no server to fetch it from
      void downloadFrom(link.pathname + link.search, link.download);
      return;
    }
    if (link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    const written = link.getAttribute("href")!;
    if (written.startsWith("#/")) this.navigate(written.slice(1));
    else if (written.startsWith("#")) document.getElementById(written.slice(1))?.focus();
    else this.navigate(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
