/** Duration of an animation at the chosen speed; 0 in tests and with reduced motion. */
import { animationSpeed } from "../../settings/animation_speed.ts";

export function animationMs(milliseconds: number): number {
  return import.meta.env.MODE === "test" ? 0 : milliseconds * animationSpeed();
}
