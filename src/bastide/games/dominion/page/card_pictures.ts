/** Card pictures by id, the card back and the generic picture: the files in `pictures/`. */
import { svgByName } from "$app/game_page/pictures/svg_files.ts";

export const cardPictures = svgByName(import.meta.glob<string>("../pictures/**/*.svg", { query: "?raw", import: "default", eager: true }));

/** Picture of a card; the generic one if it has none of its own. */
export const cardPicture = (id: string): string => cardPictures[id] ?? cardPictures.generic!;
