/** Parts out of Svelte components, for games whose page is made with Svelte. */
import { mount, unmount, type Component } from "svelte";
import type { Part } from "./page_api.ts";

// A component's own type says what it wants; what it gets is checked where the parts are put together.
type Any = Component<never>;

/** A component as a part: it is initial what the part is initial, and always `more` besides. */
export function sveltePart<Props extends object>(component: Any, more: object = {}): Part<Props> {
  return (place, initial) => {
    let now = $state.raw(initial);
    const props = { ...more };
    for (const key of Object.keys(initial)) Object.defineProperty(props, key, { enumerable: true, get: () => now[key as keyof Props] });
    const made = mount(component as unknown as Component<object>, { target: place, props });
    return {
      update: (next) => {
        now = next;
      },
      remove: () => void unmount(made),
    };
  };
}

/** Several components at once; each gets `parts`, which is what the game has looked up for all of them. */
export function svelteParts<Name extends string>(components: Record<Name, Any>, parts: unknown): Record<Name, Part<object>> {
  const made = Object.entries<Any>(components).map(([name, component]) => [name, sveltePart(component, { parts })]);
  return Object.fromEntries(made) as Record<Name, Part<object>>;
}
