/** Table logs in IndexedDB. Writes are durable before they are answered. */

/** Called from Python; see `BrowserStorage` in `bastide/device/browser_interfaces.py`. Only numbers and strings are passed. */
export interface TableStorage {
  lines(): Promise<string>;
  rows(table: string): Promise<string>;
  write(table: string, after: number, rows: string, line: string): Promise<boolean>;
  kept(table: string): Promise<string>;
  keep(table: string, text: string): Promise<void>;
  noted(name: string): Promise<string>;
  note(name: string, text: string): Promise<void>;
  bring(logs: string, notes: string): Promise<boolean>;
}

const DATABASE_NAME = "bastide";
/** Object stores: by table its log length and summary line, its log rows, its cached text; and notes by name. */
const TABLES_STORE = "tables";
const ROWS_STORE = "rows";
const TEXTS_STORE = "texts";
const NOTES_STORE = "notes";

type TableEntry = { seq: number; line: string };
/** Append to a log: table, expected length, rows, and new summary line. */
type LogAppend = [table: string, after: number, rows: string, line: string];
type StoreLookup = (name: string) => IDBObjectStore;

/** Open the database; rejects if the browser has none. */
export async function openStorage(): Promise<TableStorage> {
  const opening = indexedDB.open(DATABASE_NAME, 1);
  opening.onupgradeneeded = () => {
    for (const name of [TABLES_STORE, ROWS_STORE, TEXTS_STORE, NOTES_STORE]) opening.result.createObjectStore(name);
  };
  return new IndexedDbStorage(await requestResult(opening));
}

const requestResult = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(storageError(asked.error));
  });

/** An error that Python recognises: newer browsers have errors of other classes, such as `QuotaExceededError`. */
const storageError = (error: DOMException | null): Error => new Error(error ? `${error.name}: ${error.message}` : "the database does not answer");

class IndexedDbStorage implements TableStorage {
  constructor(private readonly database: IDBDatabase) {}

  #read<T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return requestResult(ask(this.database.transaction(store).objectStore(store)));
  }

  /** Run one transaction; resolves when it is on disk. */
  #change(stores: string[], change: (to: StoreLookup) => Promise<boolean>): Promise<boolean> {
    const transaction = this.database.transaction(stores, "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      let changed = false;
      transaction.oncomplete = () => resolve(changed);
      transaction.onabort = () => reject(storageError(transaction.error));
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
    const all = await this.#read<TableEntry[]>(TABLES_STORE, (from) => from.getAll());
    return `[${all.map(({ line }) => line).join()}]`;
  }

  async rows(table: string): Promise<string> {
    const all = await this.#read<string[]>(ROWS_STORE, (from) => from.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
    return `[${all.join()}]`;
  }

  write(...added: LogAppend): Promise<boolean> {
    return this.#change([TABLES_STORE, ROWS_STORE], (to) => appendToLog(to, added));
  }

  async bring(logs: string, notes: string): Promise<boolean> {
    const refused = new Error("a log is not as long");
    const all = this.#change([TABLES_STORE, ROWS_STORE, NOTES_STORE], async (to) => {
      for (const added of JSON.parse(logs) as LogAppend[]) if (!(await appendToLog(to, added))) throw refused;
      for (const [name, text] of Object.entries(JSON.parse(notes) as Record<string, string>)) await requestResult(to(NOTES_STORE).put(text, name));
      return true;
    });
    return all.catch((error: unknown) => {
      if (error === refused) return false;
      throw error;
    });
  }

  kept = async (table: string): Promise<string> => (await this.#read<string | undefined>(TEXTS_STORE, (from) => from.get(table))) ?? "";
  noted = async (name: string): Promise<string> => (await this.#read<string | undefined>(NOTES_STORE, (from) => from.get(name))) ?? "";

  async keep(table: string, text: string): Promise<void> {
    await this.#change([TEXTS_STORE], async (to) => (await requestResult(to(TEXTS_STORE).put(text, table)), true));
  }

  async note(name: string, text: string): Promise<void> {
    await this.#change([NOTES_STORE], async (to) => (await requestResult(to(NOTES_STORE).put(text, name)), true));
  }
}

/** Append within a transaction; false, without a write, if the log has another length. */
async function appendToLog(to: StoreLookup, [table, after, rows, line]: LogAppend): Promise<boolean> {
  const there = (await requestResult<TableEntry | undefined>(to(TABLES_STORE).get(table)))?.seq ?? 0;
  if (there !== after) return false;
  const added = JSON.parse(rows) as unknown[];
  added.forEach((row, number) => to(ROWS_STORE).put(JSON.stringify(row), [table, after + 1 + number]));
  await requestResult(to(TABLES_STORE).put({ seq: after + added.length, line } satisfies TableEntry, table));
  return true;
}

/** Storage in memory, for browsers without IndexedDB. */
export class MemoryStorage implements TableStorage {
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
    for (const added of JSON.parse(logs) as LogAppend[]) {
      if (await this.write(...added)) continue;
      this.#tables = before;
      return false;
    }
    for (const [name, text] of Object.entries(JSON.parse(notes) as Record<string, string>)) await this.note(name, text);
    return true;
  }
}
