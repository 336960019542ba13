import type { ComponentAction } from "./page_api.ts";

/** A card in a hand, as it is shown. */
export type HandCard = {
  id: string;
  /** Tells copies of the same card apart. */
  key: string;
  name: string;
  /** It can be chosen now. */
  open?: boolean;
  /** It can be clicked for another reason: to be told why it cannot be chosen. */
  isClickable?: boolean;
  picked?: boolean;
  chosen?: boolean;
  pressed?: boolean | undefined;
  /** Its place among what a bot would do, from 1. */
  rank?: number | undefined;
  /** Why it cannot be chosen. */
  whyNot?: (() => Promise<string>) | undefined;
  /** What can be done with it, for a finger that has opened it; `quick`: a tap does what a click does. */
  actions?: (() => ComponentAction[]) | undefined;
  actsOnTap?: boolean;
};

/** Copies of the same card get keys of their own. */
export function withUniqueKeys(ids: string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: `${id}.${copy}` };
  });
}
