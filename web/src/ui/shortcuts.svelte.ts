/**
 * Keyboard shortcuts of the mounted components; `?` lists them. Combinations with Ctrl, Alt or Meta and keys typed into fields
 * are ignored.
 */

/** A shortcut, and the message that describes it. */
export type Shortcut = { key: string; message: string; run: () => void; /** Not in the list. */ isHidden?: boolean };

class Shortcuts {
  /** Not reactive: effects that end one after the other must see the current list. */
  #sets: Shortcut[][] = [];
  #changed = $state.raw({});
  isHelpOpen = $state(false);

  constructor() {
    addEventListener("keydown", (event) => this.#press(event));
  }

  get sets(): Shortcut[][] {
    void this.#changed;
    return this.#sets;
  }

  #replaceSets(sets: Shortcut[][]): void {
    this.#sets = sets;
    this.#changed = {};
  }

  register(set: Shortcut[]): () => void {
    this.#replaceSets([...this.#sets, set]);
    return () => this.#replaceSets(this.#sets.filter((other) => other !== set));
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement | null;
    if (target?.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, dialog[open], [contenteditable]")) return;
    if (event.key === "?") {
      this.isHelpOpen = !this.isHelpOpen;
      event.preventDefault();
      return;
    }
    const isOnControl = target?.closest("button, a, summary") && (event.key === "Enter" || event.key === " ");
    if (isOnControl) return;
    const pressed = latinKey(event);
    for (const set of [...this.#sets].reverse()) {
      const found = set.find((key) => key.key === pressed);
      if (found) {
        event.preventDefault();
        found.run();
        return;
      }
    }
  }
}

/** The Latin key: on a Hebrew keyboard, the key with H printed on it is H. */
function latinKey(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.key;
  const isNonLatin = !/^[ -~]$/.test(event.key) && /^Key[A-Z]$/.test(event.code);
  return (isNonLatin ? event.code.slice(3) : event.key).toLowerCase();
}

export const shortcuts = new Shortcuts();
