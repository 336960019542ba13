/** Makes parts from Svelte components. */
import { mount, unmount, type Component } from "svelte";
import type { Part } from "./page_api.ts";

// The component's own type declares its props; they are checked where the parts are combined.
type Any = Component<never>;

/** Make a part from a component: its props are those of the part, and `more`. */
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

/** Make parts from several components; each receives `parts`, the data that the game has loaded. */
export function svelteParts<Name extends string>(components: Record<Name, Any>, parts: unknown): Record<Name, Part<object>> {
  const made = Object.entries<Any>(components).map(([name, component]) => [name, sveltePart(component, { parts })]);
  return Object.fromEntries(made) as Record<Name, Part<object>>;
}
