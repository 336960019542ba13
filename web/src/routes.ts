/** The pages of the app, each in one entry: path, title, place in the bar, and the component that is loaded for it. */
import type { Component } from "svelte";
import Lobby from "./pages/lobby/Lobby.svelte";
import type { IconName } from "./ui/Icon.svelte";

// The properties of a page are its parameters, which `match` takes from the address.
type Page = Component<never>;

export interface PageRoute {
  /** `/table/:id`; what a name stands for is a property of the page. `:term?` may be missing, and is null then. */
  path: string;
  /** Parameters of the query that are properties of the page as well; null where they are missing. */
  query?: string[];
  /** The message with the page's name, for the title of the tab and for the bar. */
  title?: string;
  /** In the bar on top, in the order of this list: by its title, as an icon, or by the reader's name; or only where the bar is wide. */
  bar?: { icon?: IconName; isReader?: boolean; isOnlyWide?: boolean };
  load: () => Promise<{ default: Page }>;
  /** Another first parameter makes a new component. */
  isKeyed?: boolean;
  /** Shown to those who must sign in first, too. */
  isPublic?: boolean;
  /** Has its own header on a phone. */
  hasOwnHeader?: boolean;
}

export const ROUTES: PageRoute[] = [
  // Part of the first file: most visits begin here.
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

/** The link to a page without parameters. */
export const linkOf = ({ path }: PageRoute): string => path.replace(/\/:.*/, "");

export type Match = { route: PageRoute; props: Record<string, string | null>; key: string };

/** The page for a path, by its segments, with its properties; null if there is none. Segments that no parameter takes are ignored. */
export function match([page = "", ...given]: string[], query: URLSearchParams): Match | null {
  const route = ROUTES.find((one) => linkOf(one) === `/${page}`);
  if (!route) return null;
  const names = route.path.split("/:").slice(1);
  if (names.some((name, i) => !name.endsWith("?") && !given[i])) return null;
  const props = Object.fromEntries(names.map((name, i) => [name.replace("?", ""), given[i] ?? null]));
  for (const name of route.query ?? []) props[name] = query.get(name);
  return { route, props, key: route.isKeyed ? (given[0] ?? "") : "" };
}
