/** Lists of words in the settings, in pieces of limited length: `LIST/GAME/NUMBER`. */
import { settings, type ListName, type ListPieces, type SettingValues } from "./settings.svelte.ts";

/** Maximum length of a text in the settings, which the server enforces. */
const MAX_TEXT_LENGTH = 100;

const pieceNames = (list: ListName, game: string): (keyof ListPieces)[] =>
  Object.keys(settings.all).filter((name): name is keyof ListPieces => name.startsWith(`${list}/${game}/`));

export const readList = (list: ListName, game: string): string[] => pieceNames(list, game).flatMap((name) => (settings.all[name] ?? "").split(" "));

export function writeList(list: ListName, game: string, words: string[]): void {
  if (words.join(" ") === readList(list, game).join(" ")) return;
  const pieces: string[] = [""];
  for (const word of words) {
    const longer = `${pieces.at(-1)} ${word}`.trim();
    if (longer.length > MAX_TEXT_LENGTH) pieces.push(word);
    else pieces[pieces.length - 1] = longer;
  }
  const emptied = pieceNames(list, game).map((name) => [name, ""]);
  settings.set(Object.fromEntries([...emptied, ...pieces.map((piece, number) => [`${list}/${game}/${number}`, piece])]) as Partial<SettingValues>);
}

/** Add words that are not in the list yet. */
export function addToList(list: ListName, game: string, words: string[]): void {
  const known = readList(list, game);
  writeList(list, game, [...known, ...words.filter((word) => !known.includes(word))]);
}
