/** Cards of a hand with unique keys. */
import type { ComponentAction } from "./page_api.ts";

/** A card of a hand, as it is displayed. */
export type HandCard = {
  id: string;
  /** Unique also for copies of a card. */
  key: string;
  name: string;
  /** It can be chosen. */
  open?: boolean;
  /** It can be clicked, to learn why it cannot be chosen. */
  isClickable?: boolean;
  picked?: boolean;
  chosen?: boolean;
  pressed?: boolean | undefined;
  /** Hint rank, from 1. */
  rank?: number | undefined;
  /** Loads the reason why it cannot be chosen. */
  whyNot?: (() => Promise<string>) | undefined;
  /** Actions for the touch sheet; `actsOnTap`: a tap acts like a click. */
  actions?: (() => ComponentAction[]) | undefined;
  actsOnTap?: boolean;
};

/** Add unique keys to copies of a card. */
export function withUniqueKeys(ids: string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: `${id}.${copy}` };
  });
}
