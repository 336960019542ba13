/** The strategies that the reader has written, kept on this device: by game, each with its name and its text. */
import type { Strategy } from "../../base/messages.ts";

const STORED = "bastide.strategies";

type Kept = Record<string, Strategy[]>;

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Shelf {
  #kept = $state.raw<Kept>(stored());

  of(game: string): Strategy[] {
    return this.#kept[game] ?? [];
  }
  /** A name that is not taken: with a number behind it, if need be. */
  free(game: string, name: string): string {
    const taken = new Set(this.of(game).map((one) => one.name));
    let number = 2;
    let free = name;
    while (taken.has(free)) free = `${name} ${number++}`;
    return free;
  }
  add(game: string, strategy: Strategy): void {
    this.#keep(game, [...this.of(game), strategy]);
  }
  change(game: string, name: string, to: Strategy): void {
    this.#keep(
      game,
      this.of(game).map((one) => (one.name === name ? to : one)),
    );
  }
  remove(game: string, name: string): void {
    this.#keep(
      game,
      this.of(game).filter((one) => one.name !== name),
    );
  }
  #keep(game: string, strategies: Strategy[]): void {
    this.#kept = { ...this.#kept, [game]: strategies };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: it holds as long as the page is open
    }
  }
}

export const shelf = new Shelf();
