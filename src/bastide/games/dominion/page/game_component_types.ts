/** Types of the components and views that the Dominion page draws. */
export type { DominionView, SideView } from "./view_types.ts";

export type CardFacts = { id: string; number: number; cost: number; types: string[]; sets: string[] };

export type DominionParts = { cards: Map<string, CardFacts> };
