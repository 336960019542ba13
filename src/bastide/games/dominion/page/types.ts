/** What a view of Dominion looks like, as the game sends it. */

export type CardFacts = { id: string; number: number; cost: number; types: string[]; sets: string[] };

export type Side = {
  player: number;
  hand_size: number;
  play: string[];
  discard_top: string | null;
  aside_size: number;
  aside: string[] | null;
  tokens: number;
  turns: number;
  provinces: number[];
  hand?: string[];
  pending?: string[];
  deck_size?: number;
};

export type DominionView = {
  viewer: number;
  players: number;
  table: { edition: number; kingdom: string[]; colony: boolean };
  first: number;
  current: number;
  phase: "action" | "buy" | "buying" | "over";
  actions: number;
  buys: number;
  coins: number;
  actor: number;
  asked: { kind: string; source: string } | null;
  supply: Record<string, number>;
  costs: Record<string, number>;
  empties: number;
  trash: Record<string, number>;
  sides: Side[];
  immune: number[];
  banned: string[];
  bonus_card: string | null;
  bonus: number;
  pile_tokens: string[];
  mat: number;
  outcome: { places: number[]; scores: number[] } | null;
};

/** What the table draws from: every card by its id. */
export type DominionParts = { cards: Map<string, CardFacts> };
