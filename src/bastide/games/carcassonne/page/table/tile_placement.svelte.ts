/**
 * Laying a tile. It follows the pointer from place to place and is turned through what is allowed there; a click holds it
 * where it is, and a second click on it, or Enter, lays it.
 */
import type { ActionInfo, TableModel } from "$app/game_page/page_api.ts";
import { FACINGS, turnsOf } from "../board/map_features.ts";

export type Cell = { x: number; y: number; key: string; ways: ActionInfo[] };

export class Laying {
  /** Where the tile is held, and where the pointer is. */
  chosen = $state("");
  hovered = $state("");
  facing = $state("north");
  #table: () => TableModel;

  constructor(table: () => TableModel) {
    this.#table = table;
  }

  ways: ActionInfo[] = $derived.by(() => this.#table().decision?.actions.filter((info) => info.meaning.do === "place") ?? []);
  cells: Cell[] = $derived.by(() => {
    const found = new Map<string, Cell>();
    for (const info of this.ways) {
      const x = Number(info.meaning.x);
      const y = Number(info.meaning.y);
      const key = `${x},${y}`;
      const cell = found.get(key) ?? { x, y, key, ways: [] };
      cell.ways.push(info);
      found.set(key, cell);
    }
    return [...found.values()];
  });
  cell: Cell | undefined = $derived(this.cells.find((one) => one.key === this.chosen));
  /** Where the tile is seen: it is held, or follows the pointer. */
  shown: Cell | undefined = $derived(this.cell ?? this.cells.find((one) => one.key === this.hovered));
  way: ActionInfo | undefined = $derived(this.shown?.ways.find((info) => info.meaning.facing === this.facing) ?? this.shown?.ways[0]);
  turns: number = $derived(turnsOf(String(this.way?.meaning.facing ?? this.facing)));

  turn(by = 1): void {
    const { shown, way } = this;
    if (shown && way) {
      const next = shown.ways[(shown.ways.indexOf(way) + by + shown.ways.length) % shown.ways.length]!;
      this.facing = String(next.meaning.facing);
    } else this.facing = FACINGS[(turnsOf(this.facing) + by + 4) % 4]!;
  }

  choose(one: Cell): void {
    if (this.chosen === one.key) this.lay();
    else this.chosen = one.key;
  }

  lay(): void {
    const table = this.#table();
    if (this.cell && this.way && !table.busy) void table.act(this.way.action);
  }

  /** From cell to cell with the arrow keys: the nearest one in that direction. */
  step(dx: number, dy: number): void {
    if (!this.cells.length) return;
    const from = this.cell ?? { x: 0, y: 0 };
    const ahead = (one: Cell) => (one.x - from.x) * dx + (one.y - from.y) * dy;
    const aside = (one: Cell) => Math.abs((one.x - from.x) * dy + (one.y - from.y) * dx);
    const next = this.cells
      .filter((one) => one !== this.cell && ahead(one) > 0)
      .sort((a, b) => ahead(a) + 2 * aside(a) - ahead(b) - 2 * aside(b));
    this.chosen = (next[0] ?? (this.cell ? undefined : this.cells[0]))?.key ?? this.chosen;
  }
}
