/** Views come as what has changed of the one before: here they are made whole again, so that nobody else need know. */
import type { Change, Facts, Plain, TableMessage } from "../base/messages.ts";

/** The message with its view; null where it goes on from another one than the last. */
export function restoreFullView(message: TableMessage, last: TableMessage | undefined): TableMessage | null {
  const { changes } = message;
  if (!changes) return message;
  if (!last?.view || last.seq !== changes.since) return null;
  return { ...message, view: applyChanges(last.view, changes.changes), changes: null };
}

/** The view after the changes. The one before stays as it is, because steps are shown with it; what is alike is shared. */
export function applyChanges(view: Facts, changes: Change[]): Facts {
  return changes.reduce<Plain>((value, change) => applyChange(value, change, 0), view) as Facts;
}

function applyChange(value: Plain, change: Change, depth: number): Plain {
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
