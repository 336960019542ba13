/**
 * Placement of the tile in hand. The preview follows the pointer and rotates through the legal orientations. A click fixes the
 * cell; a second click or Enter places the tile.
 */
import type { ActionInfo, TableModel } from "$app/game_page/page_api.ts";
import { FACINGS, quarterTurns } from "../board/feature_and_meeple_lookup.ts";

export type PlacementCell = { x: number; y: number; key: string; orientations: ActionInfo[] };

export class TilePlacement {
  /** Key of the fixed cell, and of the cell under the pointer. */
  chosen = $state("");
  hovered = $state("");
  facing = $state("north");
  #table: () => TableModel;

  constructor(table: () => TableModel) {
    this.#table = table;
  }

  orientations: ActionInfo[] = $derived.by(() => this.#table().decision?.actions.filter((info) => info.meaning.do === "place") ?? []);
  cells: PlacementCell[] = $derived.by(() => {
    const found = new Map<string, PlacementCell>();
    for (const info of this.orientations) {
      const x = Number(info.meaning.x);
      const y = Number(info.meaning.y);
      const key = `${x},${y}`;
      const cell = found.get(key) ?? { x, y, key, orientations: [] };
      cell.orientations.push(info);
      found.set(key, cell);
    }
    return [...found.values()];
  });
  cell: PlacementCell | undefined = $derived(this.cells.find((one) => one.key === this.chosen));
  /** Cell that shows the preview: fixed or hovered. */
  shown: PlacementCell | undefined = $derived(this.cell ?? this.cells.find((one) => one.key === this.hovered));
  orientation: ActionInfo | undefined = $derived(this.shown?.orientations.find((info) => info.meaning.facing === this.facing) ?? this.shown?.orientations[0]);
  turns: number = $derived(quarterTurns(String(this.orientation?.meaning.facing ?? this.facing)));

  turn(by = 1): void {
    const { shown, orientation } = this;
    if (shown && orientation) {
      const next = shown.orientations[(shown.orientations.indexOf(orientation) + by + shown.orientations.length) % shown.orientations.length]!;
      this.facing = String(next.meaning.facing);
    } else this.facing = FACINGS[(quarterTurns(this.facing) + by + 4) % 4]!;
  }

  choose(one: PlacementCell): void {
    if (this.chosen === one.key) this.lay();
    else this.chosen = one.key;
  }

  lay(): void {
    const table = this.#table();
    if (this.cell && this.orientation && !table.busy) void table.act(this.orientation.action);
  }

  /** Fix the nearest cell in a direction, for arrow keys. */
  step(dx: number, dy: number): void {
    if (!this.cells.length) return;
    const from = this.cell ?? { x: 0, y: 0 };
    const ahead = (one: PlacementCell) => (one.x - from.x) * dx + (one.y - from.y) * dy;
    const aside = (one: PlacementCell) => Math.abs((one.x - from.x) * dy + (one.y - from.y) * dx);
    const next = this.cells
      .filter((one) => one !== this.cell && ahead(one) > 0)
      .sort((a, b) => ahead(a) + 2 * aside(a) - ahead(b) - 2 * aside(b));
    this.chosen = (next[0] ?? (this.cell ? undefined : this.cells[0]))?.key ?? this.chosen;
  }
}
