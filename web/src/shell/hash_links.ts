import { pageUrl } from "../base/urls.ts";

/** Pages write links as a server has them. Where there is none, they are made those of the folder as they appear: opened in a new tab, copied or read aloud, they lead where they should. */
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
