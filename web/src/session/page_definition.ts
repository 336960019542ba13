/** Definition of a page of the app: `pages/NAME/page.ts` exports one, and `routes.ts` finds it there. */
import type { Component } from "svelte";
import type { IconName } from "../ui/Icon.svelte";

/** Component of a page. Its props are its route parameters, filled in by `matchRoute`. */
export type PageComponent = Component<never>;

/** Entry in the top bar: as title, icon or the user's name; optionally only in wide bars. */
export interface MenuEntry {
  /** Order of the entries. Leave gaps for new pages. */
  position: number;
  icon?: IconName;
  isReader?: boolean;
  isForModerators?: boolean;
  isOnlyWide?: boolean;
  /** Message id of the title in narrow bars. */
  shortTitle?: string;
}

/** A page of the app. */
export interface PageDefinition {
  /** `/table/:table`: parameters become props. `:term?` is optional, and null if missing. */
  path: string;
  /** Query parameters that become props; null if missing. */
  query?: string[];
  /** Message id of the title, for tab and top bar. */
  title?: string;
  menu?: MenuEntry;
  load: () => Promise<{ default: PageComponent }>;
  /** Catalogues with the page's texts, besides `web` and `word`. They are loaded before the page is shown. */
  catalogues?: string[];
  /** Create a new component when the first parameter changes. */
  isKeyed?: boolean;
  /** Also available before signing in to a closed server. */
  isPublic?: boolean;
  /** Needs a server: the offline site does not have this page. */
  isServerOnly?: boolean;
  /** Has its own header on phones. */
  hasOwnHeader?: boolean;
}

/** Check the type of a page definition. */
export const definePage = (page: PageDefinition): PageDefinition => page;
