/**
 * Keys. A table says what its keys do while it is there; `?` lists them. Keys with Ctrl, Alt or Meta are the browser's
 * and never taken, and neither are keys typed into a field.
 */

/** A key, and the message that says what it does. */
export type Shortcut = { key: string; message: string; run: () => void; /** Not in the list. */ isHidden?: boolean };

class Shortcuts {
  /** Not a state: when effects that use keys end one after the other, each would see the list as it was before all of them. */
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

/** The key by its Latin letter: on a Hebrew keyboard, too, the one where H is printed is H. */
function latinKey(event: KeyboardEvent): string {
  if (event.key.length > 1) return event.key;
  const isNonLatin = !/^[ -~]$/.test(event.key) && /^Key[A-Z]$/.test(event.code);
  return (isNonLatin ? event.code.slice(3) : event.key).toLowerCase();
}

export const shortcuts = new Shortcuts();
