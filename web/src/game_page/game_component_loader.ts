/** Component lists of a game, from the server. */
import { getCached } from "../net/http_client.ts";

/** Load the components of a kind, cached. */
export const loadComponents = <T>(game: string, kind: string): Promise<T[]> => getCached<T[]>(`/api/games/${game}/components/${kind}`);

/** Components by id. */
export async function loadComponentsById<T extends { id: string }>(game: string, kind: string): Promise<Map<string, T>> {
  return new Map((await loadComponents<T>(game, kind)).map((item) => [item.id, item]));
}
