/** Motion explains, and never where the reader wants none: so long a movement takes, or no time at all. */
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function calm(milliseconds: number): number {
  return still?.matches || import.meta.env.MODE === "test" ? 0 : milliseconds;
}
