/** How a game describes its options: `Option.describe` of the engine. */
export type OptionFacts =
  | { id: string; type: "flag"; default: boolean }
  | { id: string; type: "number"; default: number; low: number; high: number }
  | { id: string; type: "choice"; default: string; values: string[] }
  | {
      id: string;
      type: "several";
      default: string | string[];
      values: string[];
      least: number;
      most: number;
      presets: Record<string, string[]>;
      drawn: boolean;
    };
export type SeveralFacts = Extract<OptionFacts, { type: "several" }>;
