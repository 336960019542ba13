/** Types of the components and views that the Dominion page draws. */
export type { DominionView, SideView } from "./view_types.ts";

export type CardFacts = { id: string; number: number; cost: number; types: string[]; sets: string[]; drawing?: string };

export type DominionParts = { cards: Map<string, CardFacts> };

/** What a player knows besides the view: the points and cards of all players, and the cards of their own piles. */
export type DominionKnowledge = { scores: number[]; decks: Record<string, number>[]; draw: Record<string, number>; discard: Record<string, number> };
