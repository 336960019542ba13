/** Route table of the app, from the pages that exist: `pages/NAME/page.ts` (see `session/page_definition.ts`). */
import { isOnDevice } from "./base/urls.ts";
import type { PageDefinition } from "./session/page_definition.ts";

const found = import.meta.glob<PageDefinition>("./pages/*/page.ts", { eager: true, import: "default" });

export const ROUTES: PageDefinition[] = Object.values(found).filter((page) => !(isOnDevice && page.isServerOnly));

/** Pages with an entry in the top bar, in order. */
export const MENU_PAGES: PageDefinition[] = ROUTES.filter((page) => page.menu).toSorted((a, b) => a.menu!.position - b.menu!.position);

/** URL of a page without parameters. */
export const routeUrl = ({ path }: PageDefinition): string => path.replace(/\/:.*/, "") || "/";

export type Match = { route: PageDefinition; props: Record<string, string | null>; key: string };

/** Route and props for a path; null if there is none. Additional segments are ignored. */
export function matchRoute([page = "", ...given]: string[], query: URLSearchParams): Match | null {
  const route = ROUTES.find((one) => routeUrl(one) === `/${page}`);
  if (!route) return null;
  const names = route.path.split("/:").slice(1);
  if (names.some((name, i) => !name.endsWith("?") && !given[i])) return null;
  const props = Object.fromEntries(names.map((name, i) => [name.replace("?", ""), given[i] ?? null]));
  for (const name of route.query ?? []) props[name] = query.get(name);
  return { route, props, key: route.isKeyed ? (given[0] ?? "") : "" };
}
