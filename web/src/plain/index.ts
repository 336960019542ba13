/** A game without a table of its own here, such as one from a plug-in: its view as facts, every choice as a button. */
export { default as Look } from "./Nothing.svelte";
export { default as Seat } from "./Nothing.svelte";
export { default as Table } from "./Table.svelte";

export const load = async (): Promise<null> => null;
