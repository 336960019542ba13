/** Links of the static site. */
import { pageUrl } from "../base/urls.ts";

/** Rewrite server links such as `/rules` to fragment links of the static site, also for links added later. */
export function rewriteLinksForDevice(): void {
  const rewrite = (node: Node): void => {
    if (!(node instanceof Element)) return;
    for (const link of [node, ...node.querySelectorAll("a")]) {
      const href = link instanceof HTMLAnchorElement ? link.getAttribute("href") : null;
      if (href?.startsWith("/") && !href.startsWith("/api/")) link.setAttribute("href", pageUrl(href));
    }
  };
  rewrite(document.body);
  const observer = new MutationObserver((changes) => changes.forEach(({ type, target, addedNodes }) => (type === "attributes" ? [target] : addedNodes).forEach(rewrite)));
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });
}
