/** Logs of tables in the browser's database: what is written is safe before anybody is shown it. */

/** See `bastide/device/browser.py`: only numbers and texts go to and fro. */
export interface Drawer {
  lines(): Promise<string>;
  rows(table: string): Promise<string>;
  write(table: string, after: number, rows: string, line: string): Promise<boolean>;
  kept(table: string): Promise<string>;
  keep(table: string, text: string): Promise<void>;
  noted(name: string): Promise<string>;
  note(name: string, text: string): Promise<void>;
  bring(logs: string, notes: string): Promise<boolean>;
}

const NAME = "bastide";
/** By table: how long its log is, and its line in lists; its rows, one by one; texts beside it. And notes. */
const TABLES = "tables";
const ROWS = "rows";
const TEXTS = "texts";
const NOTES = "notes";

type Line = { seq: number; line: string };
/** What is added to a log: the table, how long its log is, rows, and its line. */
type Added = [table: string, after: number, rows: string, line: string];
type Stores = (name: string) => IDBObjectStore;

export async function openDrawer(): Promise<Drawer> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    for (const name of [TABLES, ROWS, TEXTS, NOTES]) opening.result.createObjectStore(name);
  };
  return new DatabaseDrawer(await result(opening));
}

const result = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the database does not answer"));
  });

class DatabaseDrawer implements Drawer {
  constructor(private readonly database: IDBDatabase) {}

  #read<T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return result(ask(this.database.transaction(store).objectStore(store)));
  }

  /** Change something in one go; done when it is on the disk. */
  #change(stores: string[], change: (to: Stores) => Promise<boolean>): Promise<boolean> {
    const transaction = this.database.transaction(stores, "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      let changed = false;
      transaction.oncomplete = () => resolve(changed);
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was written"));
      change((name) => transaction.objectStore(name)).then(
        (done) => (changed = done),
        (error: unknown) => {
          reject(error as Error);
          transaction.abort();
        },
      );
    });
  }

  async lines(): Promise<string> {
    const all = await this.#read<Line[]>(TABLES, (from) => from.getAll());
    return `[${all.map(({ line }) => line).join()}]`;
  }

  async rows(table: string): Promise<string> {
    const all = await this.#read<string[]>(ROWS, (from) => from.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
    return `[${all.join()}]`;
  }

  write(...added: Added): Promise<boolean> {
    return this.#change([TABLES, ROWS], (to) => append(to, added));
  }

  async bring(logs: string, notes: string): Promise<boolean> {
    const refused = new Error("a log is not as long");
    const all = this.#change([TABLES, ROWS, NOTES], async (to) => {
      for (const added of JSON.parse(logs) as Added[]) if (!(await append(to, added))) throw refused;
      for (const [name, text] of Object.entries(JSON.parse(notes) as Record<string, string>)) await result(to(NOTES).put(text, name));
      return true;
    });
    return all.catch((error: unknown) => {
      if (error === refused) return false;
      throw error;
    });
  }

  kept = async (table: string): Promise<string> => (await this.#read<string | undefined>(TEXTS, (from) => from.get(table))) ?? "";
  noted = async (name: string): Promise<string> => (await this.#read<string | undefined>(NOTES, (from) => from.get(name))) ?? "";

  async keep(table: string, text: string): Promise<void> {
    await this.#change([TEXTS], async (to) => (await result(to(TEXTS).put(text, table)), true));
  }

  async note(name: string, text: string): Promise<void> {
    await this.#change([NOTES], async (to) => (await result(to(NOTES).put(text, name)), true));
  }
}

/** Add to a log within a transaction; false, and nothing is written, if it is not as long. */
async function append(to: Stores, [table, after, rows, line]: Added): Promise<boolean> {
  const there = (await result<Line | undefined>(to(TABLES).get(table)))?.seq ?? 0;
  if (there !== after) return false;
  const added = JSON.parse(rows) as unknown[];
  added.forEach((row, number) => to(ROWS).put(JSON.stringify(row), [table, after + 1 + number]));
  await result(to(TABLES).put({ seq: after + added.length, line } satisfies Line, table));
  return true;
}

/** Where a browser keeps nothing, tables last as long as the tab. */
export class ForgetfulDrawer implements Drawer {
  #tables = new Map<string, { rows: unknown[]; line: string }>();
  #texts = new Map<string, string>();

  lines = async (): Promise<string> => `[${[...this.#tables.values()].map(({ line }) => line).join()}]`;
  rows = async (table: string): Promise<string> => JSON.stringify(this.#tables.get(table)?.rows ?? []);

  async write(table: string, after: number, rows: string, line: string): Promise<boolean> {
    const there = this.#tables.get(table)?.rows ?? [];
    if (there.length !== after) return false;
    this.#tables.set(table, { rows: [...there, ...(JSON.parse(rows) as unknown[])], line });
    return true;
  }

  kept = async (table: string): Promise<string> => this.#texts.get(`kept ${table}`) ?? "";
  keep = async (table: string, text: string): Promise<void> => void this.#texts.set(`kept ${table}`, text);
  noted = async (name: string): Promise<string> => this.#texts.get(`note ${name}`) ?? "";
  note = async (name: string, text: string): Promise<void> => void this.#texts.set(`note ${name}`, text);

  async bring(logs: string, notes: string): Promise<boolean> {
    const before = new Map(this.#tables);
    for (const added of JSON.parse(logs) as Added[]) {
      if (await this.write(...added)) continue;
      this.#tables = before;
      return false;
    }
    for (const [name, text] of Object.entries(JSON.parse(notes) as Record<string, string>)) await this.note(name, text);
    return true;
  }
}
