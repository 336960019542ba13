/** Files with a game: our records and positions, and games that other programs have saved. */
import type { ImportGame, ImportResult } from "../base/server_message_types.ts";
import { translator } from "../i18n/translator.svelte.ts";
import { ApiError, post } from "../net/http_client.ts";

/** Characters of a record or an imported file, as the server allows them, and bytes of a file that is read at all. */
const MAX_TEXT_LENGTH = 1_000_000;
const MAX_FILE_BYTES = 4 * MAX_TEXT_LENGTH;
/** First words of a record, and the label that each position has. */
const OWN_TEXT = /^\s*bastide\s+record\b|(^|[\n|])\s*game:/;

/** A record or position to open, and how far it was understood if it is an import. */
export type OpenedText = { text: string; imported: ImportResult | null };

/** Read a text; one of another program is imported. Throws an ApiError if no program is known that writes such texts. */
export async function readGameText(text: string): Promise<OpenedText> {
  if (OWN_TEXT.test(text)) return { text, imported: null };
  const [imported] = await Promise.all([post<ImportResult>("/api/imports", { text } satisfies ImportGame), translator.loadCatalogues("error")]);
  await translator.loadCatalogues(imported.game);
  return { text: imported.record, imported };
}

export async function readGameFile(file: File): Promise<OpenedText> {
  if (file.size > MAX_FILE_BYTES) {
    await translator.loadErrorCatalogue();
    throw new ApiError({ code: "import-too-long", text: "the file is too long", details: { most: MAX_TEXT_LENGTH } });
  }
  return readGameText(await file.text());
}
