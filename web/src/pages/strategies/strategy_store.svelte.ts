/** Strategies of the user by game, stored in the browser. */
import type { StrategyExample } from "../../base/server_message_types.ts";

const STORAGE_KEY = "bastide.strategies";

type StrategiesByGame = Record<string, StrategyExample[]>;

function loadStored(): StrategiesByGame {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as StrategiesByGame;
  } catch {
    return {};
  }
}

class StrategyStore {
  #strategies = $state.raw<StrategiesByGame>(loadStored());

  list(game: string): StrategyExample[] {
    return this.#strategies[game] ?? [];
  }
  /** A free name, numbered if needed. */
  unusedName(game: string, name: string): string {
    const taken = new Set(this.list(game).map((one) => one.name));
    let number = 2;
    let free = name;
    while (taken.has(free)) free = `${name} ${number++}`;
    return free;
  }
  add(game: string, strategy: StrategyExample): void {
    this.#store(game, [...this.list(game), strategy]);
  }
  replace(game: string, name: string, to: StrategyExample): void {
    this.#store(
      game,
      this.list(game).map((one) => (one.name === name ? to : one)),
    );
  }
  remove(game: string, name: string): void {
    this.#store(
      game,
      this.list(game).filter((one) => one.name !== name),
    );
  }
  #store(game: string, strategies: StrategyExample[]): void {
    this.#strategies = { ...this.#strategies, [game]: strategies };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#strategies));
    } catch {
      // without storage they last as long as the page
    }
  }
}

export const strategyStore = new StrategyStore();
