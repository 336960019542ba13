import { pageAt } from "../base/urls.ts";

/** Pages write links as a server has them. Where there is none, they are made those of the folder as they appear: opened in a new tab, copied or read aloud, they lead where they should. */
export function realLinks(): void {
  const mend = (node: Node): void => {
    if (!(node instanceof Element)) return;
    for (const link of [node, ...node.querySelectorAll("a")]) {
      const href = link instanceof HTMLAnchorElement ? link.getAttribute("href") : null;
      if (href?.startsWith("/") && !href.startsWith("/api/")) link.setAttribute("href", pageAt(href));
    }
  };
  mend(document.body);
  const seen = new MutationObserver((changes) => changes.forEach(({ type, target, addedNodes }) => (type === "attributes" ? [target] : addedNodes).forEach(mend)));
  seen.observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });
}
