/** Restores full views from the changes that the server sends. */
import type { ViewChange, Facts, Plain, TableMessage } from "../base/server_message_types.ts";

/** The message with its full view; null if its base is not the last message. */
export function restoreFullView(message: TableMessage, last: TableMessage | undefined): TableMessage | null {
  const { changes } = message;
  if (!changes) return message;
  if (!last?.view || last.seq !== changes.since) return null;
  return { ...message, view: applyChanges(last.view, changes.changes), changes: null };
}

/** The view after the changes. Copies what changes, because animations still use the old view. */
export function applyChanges(view: Facts, changes: ViewChange[]): Facts {
  return changes.reduce<Plain>((value, change) => applyChange(value, change, 0), view) as Facts;
}

function applyChange(value: Plain, change: ViewChange, depth: number): Plain {
  const inner = depth < change.at.length;
  const key = inner ? change.at[depth]! : change.key;
  if (Array.isArray(value)) {
    const items = [...value];
    if (inner) items[key as number] = applyChange(items[key as number]!, change, depth + 1);
    else items.splice(key as number, change.count ?? 1, ...change.values);
    return items;
  }
  const fields = { ...(value as Facts) };
  if (inner) fields[key] = applyChange(fields[key]!, change, depth + 1);
  else if (change.values.length) fields[key] = change.values[0]!;
  else delete fields[key];
  return fields;
}
