/** Route table of the app: path, title, top bar entry and component of each page. */
import type { Component } from "svelte";
import Lobby from "./pages/lobby/Lobby.svelte";
import type { IconName } from "./ui/Icon.svelte";

// Props of a page are its route parameters, filled in by `match`.
type Page = Component<never>;

/** A page of the app. */
export interface PageRoute {
  /** `/table/:id`: parameters become props. `:term?` is optional, and null if missing. */
  path: string;
  /** Query parameters that become props; null if missing. */
  query?: string[];
  /** Message id of the title, for tab and top bar. */
  title?: string;
  /** Entry in the top bar: as title, icon or the user's name; optionally only in wide bars. */
  bar?: { icon?: IconName; isReader?: boolean; isOnlyWide?: boolean };
  load: () => Promise<{ default: Page }>;
  /** Create a new component when the first parameter changes. */
  isKeyed?: boolean;
  /** Also available before signing in to a closed server. */
  isPublic?: boolean;
  /** Has its own header on phones. */
  hasOwnHeader?: boolean;
}

export const ROUTES: PageRoute[] = [
  // Bundled with the app, because most visits start here.
  { path: "/", load: async () => ({ default: Lobby as Page }) },
  { path: "/learn/:game?/:lesson?", title: "web-learn", bar: { isOnlyWide: true }, load: () => import("./pages/learn/LessonList.svelte") },
  { path: "/puzzles/:game?/:id?", title: "web-puzzles", bar: { isOnlyWide: true }, load: () => import("./pages/puzzles/PuzzleList.svelte") },
  { path: "/deal/:game?", query: ["day"], title: "web-deal", bar: { isOnlyWide: true }, load: () => import("./pages/daily_deal/DailyDeal.svelte") },
  { path: "/gallery/:game?", title: "web-gallery", bar: {}, load: () => import("./pages/gallery/Gallery.svelte") },
  { path: "/replay/:table?", title: "web-replay", bar: {}, load: () => import("./pages/replay/ReplayPage.svelte"), isKeyed: true },
  { path: "/me", bar: { isReader: true }, load: () => import("./pages/account/Account.svelte") },
  { path: "/settings", title: "web-settings", bar: { icon: "settings" }, load: () => import("./pages/account/Settings.svelte") },
  { path: "/link", title: "web-new-passphrase", load: () => import("./pages/account/ResetPassphrase.svelte"), isPublic: true },
  { path: "/new/:game", load: () => import("./pages/new_table/NewTable.svelte"), isKeyed: true },
  { path: "/table/:id", query: ["invite"], load: () => import("./pages/table/TablePage.svelte"), isKeyed: true, hasOwnHeader: true },
  { path: "/first/:game", load: () => import("./pages/learn/FirstGame.svelte"), isKeyed: true },
  { path: "/rules/:game?/:term?", title: "web-rules", load: () => import("./pages/rules/RulebookPage.svelte") },
  { path: "/strategies/:game?", title: "web-strategies", load: () => import("./pages/strategies/StrategiesPage.svelte") },
];

/** URL of a page without parameters. */
export const routeUrl = ({ path }: PageRoute): string => path.replace(/\/:.*/, "");

export type Match = { route: PageRoute; props: Record<string, string | null>; key: string };

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
