/**
 * Components behind the values of an option: pictures and filters. Everything comes from the game: its components, the
 * `preview` part of its page, and the messages that name fields to filter by (`GAME-filter-FIELD`).
 */
import { loadComponents } from "../game_page/game_component_loader.ts";
import type { GameParts } from "../game_page/page_api.ts";
import { loadGamePage } from "../game_host/game_page_loader.ts";
import { findGame } from "../net/game_list.ts";
import type { Facts } from "../base/server_message_types.ts";
import { translate, translator } from "../i18n/translator.svelte.ts";

type GameComponent = Facts & { id: string };
/** A component field and its values. */
export type Filter = { field: string; values: string[] };

export class OptionComponents {
  #components = $state.raw<Map<string, GameComponent>>(new Map());
  parts = $state.raw<GameParts | null>(null);

  constructor(
    readonly game: string,
    readonly ids: readonly string[],
  ) {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const info = await findGame(this.game);
      for (const kind of info?.components ?? []) {
        const found = new Map((await loadComponents<GameComponent>(this.game, kind)).map((component) => [component.id, component]));
        if (!this.ids.every((id) => found.has(id))) continue;
        this.#components = found;
        if (info?.page) this.parts = await loadGamePage(this.game);
        return;
      }
    } catch {
      // falls back to a list of names
    }
  }

  /** Component kind that the game page can preview; empty if none. */
  get kind(): string {
    return (this.parts?.preview && this.parts.previewKinds?.[0]) || "";
  }

  get filters(): Filter[] {
    const some = this.#components.get(this.ids[0] ?? "");
    return Object.keys(some ?? {})
      .filter((field) => translator.has(`${this.game}-filter-${field}`))
      .map((field) => ({ field, values: [...new Set(this.ids.flatMap((id) => this.valuesOf(id, field)))].sort(compareValues) }))
      .filter(({ values }) => values.length > 1);
  }

  valuesOf(id: string, field: string): string[] {
    const value = this.#components.get(id)?.[field] ?? [];
    return (Array.isArray(value) ? value : [value]).map(String);
  }

  /** Name of a field value: `GAME-type-action` for one of the `types`. */
  nameOf(field: string, value: string): string {
    const message = `${this.game}-${field.replace(/s$/, "")}-${value}`;
    return translator.has(message) ? translate(message) : value;
  }
}

const compareValues = (a: string, b: string): number => Number(a) - Number(b) || a.localeCompare(b);
