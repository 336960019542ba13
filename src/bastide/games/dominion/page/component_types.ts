/** What the page of Dominion is drawn from. */
export type { DominionView, SideView } from "./view.ts";

export type CardFacts = { id: string; number: number; cost: number; types: string[]; sets: string[] };

export type DominionParts = { cards: Map<string, CardFacts> };
