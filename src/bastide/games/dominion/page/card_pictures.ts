/** Card pictures by id, and the card back: the files in `pictures/`. */
import { svgByName } from "$app/game_page/pictures/svg_files.ts";

export const cardPictures = svgByName(import.meta.glob<string>("../pictures/**/*.svg", { query: "?raw", import: "default", eager: true }));
