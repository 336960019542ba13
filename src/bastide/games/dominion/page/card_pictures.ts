/** Card pictures by id, the card back and the generic picture: the files in `pictures/`. */
import { svgByName } from "$app/game_page/pictures/svg_files.ts";

export const cardPictures = svgByName(import.meta.glob<string>("../pictures/**/*.svg", { query: "?raw", import: "default", eager: true }));

/** Keep the pictures of cards that an extension of the server adds; they come with the facts of the cards. */
export function keepAddedPictures(cards: Iterable<{ id: string; drawing?: string }>): void {
  for (const { id, drawing } of cards) if (drawing) cardPictures[id] = drawing;
}

/** Picture of a card; the generic one if it has none of its own. */
export const cardPicture = (id: string): string => cardPictures[id] ?? cardPictures.generic!;
