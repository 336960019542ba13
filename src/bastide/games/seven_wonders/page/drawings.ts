/** What lies on the table: drawn in `art/`, written here by `make drawings`. */
import drawn from "./drawings.json";

const drawings: Record<string, string> = drawn;
/** A board's Wonder with so many stages built; without a side, as it is before anything is known. */
export const wonderOf = (board: string, side: "day" | "night" | null, built: number): string => drawings[`${board}-${side ?? "day"}-${built}`]!;
/** The scene of the card of this name. */
export const sceneOf = (name: string): string => drawings[name]!;
/** An emblem: a resource, a coin, a shield, a symbol of a chain ... */
export const signOf = (name: string): string => drawings[`sign-${name}`]!;
/** All of them. */
export const signs = Object.keys(drawings).flatMap((name) => (name.startsWith("sign-") ? [drawings[name]!] : []));
