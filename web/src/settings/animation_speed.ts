/** Speed of animations, from the settings and the system's reduced motion preference. */
import { settings } from "./settings.svelte.ts";

/** Factor on all durations. */
const DURATION_FACTORS = { instant: 0, quick: 0.5, normal: 1 };
const reducedMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Factor on durations: 1 for normal speed, 0 for no animation. */
export const animationSpeed = (): number => (reducedMotion?.matches ? 0 : DURATION_FACTORS[settings.speed]);
