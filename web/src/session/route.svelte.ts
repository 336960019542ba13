/** Where the reader is: the path of the page, kept in step with the address bar. */

import { livesHere, pageAt } from "../base/urls.ts";
import { save } from "../net/transport.ts";

/** See `pageAt`. */
const address = (): URL => (livesHere ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

class Route {
  path = $state(address().pathname);
  query = $state.raw(address().searchParams);

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: `/table/abc` is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string, replace = false): void {
    if (replace) this.mark(to);
    else history.pushState(null, "", pageAt(to));
    this.#read();
    scrollTo(0, 0);
  }

  /** Have the address bar say what is shown on this page by now. */
  mark(to: string): void {
    history.replaceState(null, "", pageAt(to));
  }

  #read(): void {
    this.path = address().pathname;
    this.query = address().searchParams;
  }

  /** A plain click on a link of our own changes the page without loading it anew; every other click is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target) return;
    if (livesHere && link.pathname.startsWith("/api/")) {
      event.preventDefault(); // there is nobody to fetch it from
      void save(link.pathname + link.search, link.download);
      return;
    }
    if (link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    const written = link.getAttribute("href")!;
    if (written.startsWith("#/")) this.go(written.slice(1));
    else if (written.startsWith("#")) document.getElementById(written.slice(1))?.focus();
    else this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
