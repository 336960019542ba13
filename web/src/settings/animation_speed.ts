/** How fast what has happened is shown. Whoever wants no motion sees everything at once, whatever the settings say. */
import { settings } from "./settings.svelte.ts";

/** How much of its time a movement takes. */
const DURATION_FACTORS = { instant: 0, quick: 0.5, normal: 1 };
const reducedMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** 1: everything takes its time; 0: nothing takes any. */
export const animationSpeed = (): number => (reducedMotion?.matches ? 0 : DURATION_FACTORS[settings.speed]);
