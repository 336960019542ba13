/** How fast what has happened is shown. Whoever wants no motion sees everything at once, whatever the settings say. */
import { settings } from "./settings.svelte.ts";

/** How much of its time a movement takes. */
const SHARES = { instant: 0, quick: 0.5, normal: 1 };
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** 1: everything takes its time; 0: nothing takes any. */
export const pace = (): number => (still?.matches ? 0 : SHARES[settings.speed]);
