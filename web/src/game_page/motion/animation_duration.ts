/** Motion explains, at the pace that the reader wants: so long a movement takes, or no time at all. */
import { animationSpeed } from "../../settings/animation_speed.ts";

export function animationMs(milliseconds: number): number {
  return import.meta.env.MODE === "test" ? 0 : milliseconds * animationSpeed();
}
