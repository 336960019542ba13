/**
 * The door between this page and the games. A game ships a folder with `page.js`, a module of its own, and beside it, where
 * it wants, `page.css` and `picture.svg` (the scene in the lobby). The module's default export is an `OpenPage`: it is given
 * the `House`, and gives the parts of the game's page. A part is a plain function, so that a page can be made with anything.
 * What the parts are for is told in docs/adding-a-game.md.
 */
import type { ActionInfo, DecisionInfo, Facts, Happening, SeatInfo } from "../base/messages.ts";
import type { SoundName } from "../settings/sounds.ts";
import type { Shortcut } from "../ui/shortcuts.svelte.ts";

export type { ActionInfo, DecisionInfo, Facts, Happening, SeatInfo } from "../base/messages.ts";
export type { Shortcut } from "../ui/shortcuts.svelte.ts";

/** The version of what is written here. A page that was made for another one is not opened. */
export const PAGE_API_VERSION = 1;

/** Draws into a place of the page. It is told when what it was given has changed, and when the place goes away. */
export type Part<Props> = (place: HTMLElement, props: Props) => MountedPart<Props>;
export type MountedPart<Props> = { update(props: Props): void; remove(): void };

/** A part of what happened that is shown for a moment: these events of an entry, so long, in milliseconds. */
export type AnimationStep = {
  events: Facts[];
  ms: number;
  /** It is shown in the picture before the entry: a card leaves the hand that it was in. */
  before?: boolean;
  /** What is heard with it. */
  sound?: SoundName;
};

/** What is being shown just now, of what has happened: who did it, the events, and those of the same entry that are still to come. */
export type ActiveAnimation = { seat: number; events: Facts[]; upcoming: Facts[]; before: boolean };

/** What a player has done since the reader acted last. */
export type RecentMoves = { seat: number; events: Facts[] };

/** The step that ends the reader's turn, while it can still be taken back. */
export type PendingAction = {
  info: ActionInfo;
  /** How long it waits, in milliseconds; 0: until the reader says so. */
  ms: number;
};

/** A table as a game's page sees it; one that is played has it, and so has a replay. It holds no rules. */
export interface TableModel {
  readonly game: string;
  /** The reader's seat; -1 for somebody who only looks on. */
  readonly you: number;
  readonly seats: SeatInfo[];
  readonly waitingFor: number[];
  /** What `State.view` shows the reader: of the moment that is shown, which may be a while ago. */
  readonly view: Facts | null;
  /** The same as it stands now. The reader's own cards and the question belong to it. */
  readonly currentView: Facts | null;
  /** What is being shown; null if `view` is how things stand. */
  readonly animation: ActiveAnimation | null;
  /** What the others have done since the reader acted last, in the order of the first thing each of them did. */
  readonly recentMoves: RecentMoves[];
  /** What the reader is asked now, with every answer there is. */
  readonly decision: DecisionInfo | null;
  readonly log: Happening[];
  /** Whether aids such as projected points may be shown. */
  readonly aids: boolean;
  /** The event that the reader points at in the log, to be marked on the table. */
  highlighted: Facts | null;
  /** Something was sent that has not been answered yet. */
  readonly busy: boolean;
  /** What a bot would do now, if the reader has asked. */
  readonly hintedAction?: number | null;
  /** The same with what else is good, the best first. */
  readonly hints?: ActionInfo[];
  /** Where something lies on the table, in words: what an action or an event names; empty if that is nowhere. */
  describePlace?(facts: Facts): string;
  /** The step that ends the reader's turn, while it can still be taken back. */
  readonly pendingAction?: PendingAction | null;
  /** It is done now; it is not done at all. */
  confirmPending?(): void;
  cancelPending?(): void;
  /** Do this; or these things one after the other, all or none. */
  act(...actions: number[]): Promise<void>;
  /** Several picks that answer one question, in this order, ended by `done` where that is needed. */
  pick(actions: number[]): Promise<void>;
  /** Why this cannot be done now, in words: an action, or its notation. */
  whyNot(action: number | string): Promise<string>;
  /** The table as lines of text, in the reader's language. */
  describeAsText(): Promise<string>;
}

/** What is before the reader's eyes when a place is told. */
export type PlaceContext = Pick<TableModel, "currentView" | "decision" | "you">;

/** What a game's page is made of. Only the table is needed. */
export interface GameParts {
  /** The door that it was made for. */
  apiVersion: number;
  /** The table: everything that is played with, and the question. */
  table: Part<{ table: TableModel }>;
  /** What everybody may know of a player, small, under their name. */
  seat?: Part<{ table: TableModel; seat: number }>;
  /** A card or a tile, large. */
  preview?: Part<{ kind: string; id: string }>;
  /** Everything that the game is made of. */
  gallery?: Part<object>;
  /** What there is to see when the game is over: everybody's deck. It stands with the result. */
  resultDetails?: Part<{ table: TableModel }>;
  /** The picture over the result: what the winners have made. Without it, the game's own. It is an ornament, and fills its place. */
  resultPicture?: Part<{ table: TableModel; winners: number[] }>;
  /** Kinds of things that `look` can show; sentences name them as something to look at. */
  previewKinds?: string[];
  /**
   * How an entry of the log is shown, one beat after the other; no beats: at once. A page that says it shows its table as
   * of `moment`, and the question as of now. Without it every entry has one beat, and the question comes with its picture.
   */
  animationSteps?(happening: Happening, view: Facts): AnimationStep[];
  /** Whether this answer ends the reader's turn, so that it should be possible to take it back for a moment. */
  endsTurn?(answer: ActionInfo, view: Facts): boolean;
  /** Where on the table something lies, in words, for `GAME-do-DO.lit`; empty if the action names no place. */
  describePlace?(facts: Facts, context: PlaceContext): string;
  /** Events that the table shows better than the log could. */
  hiddenLogEvents?: string[];
  /** Events with which a new stretch of the log begins: the turn of a player, if they name one. */
  turnStartEvents?: string[];
  /** Of the events of a turn, those that are told in brief (`GAME-brief-KIND`); without it, all that have such words. */
  selectSummaryEvents?(events: Facts[]): Facts[];
  /** The measures that the points are made of, in the order of a score sheet; without it, those called `points_...`. */
  scoreCategories?: string[];
  /** What each player holds, where a view shows it: ids of the first kind in `looks`. */
  visibleHands?(view: Facts): (string[] | null)[];
}

/** What `page.js` exports by default. */
export type CreateGamePage = (host: PageHost) => GameParts | Promise<GameParts>;

/** What can be done with a thing, as a button says it. */
export type ComponentAction = { label: string; run: () => void; isPrimary?: boolean };
/**
 * A thing that is shown large for a moment. `why` tells what forbids to choose it just now. A finger that taps it sees it
 * large with what can be done (`deeds`); where a tap should do at once what a click does, it is `quick`. A long press reads.
 */
export type PreviewTarget = {
  kind: string;
  id: string;
  whyNot?: (() => Promise<string>) | undefined;
  actions?: (() => ComponentAction[]) | undefined;
  actsOnTap?: boolean | undefined;
};

/** What the house lends to a game's page. Whatever says something says it in the reader's language, of the moment. */
export interface PageHost {
  readonly apiVersion: number;
  readonly game: string;
  readonly language: string;
  /** The message with this id, with these values. */
  translate(message: string, values?: Record<string, string | number>): string;
  /** The message `GAME-message`, with plain data made readable: things and players by their names. */
  formatMessage(message: string, data: Facts): string;
  /** What a thing is called: the message `GAME-KIND-ID`. */
  componentName(kind: string, id: string): string;
  /** What a player is called. */
  seatName(player: number): string;
  /** An answer in words, as a button has it. */
  actionLabel(answer: ActionInfo): string;
  /** The game's components of a kind, as `Game.component_list` has them. */
  loadComponents<T>(kind: string): Promise<T[]>;
  /** Makes an element show a thing large, when it is pointed at, focused or pressed long. */
  previewable(element: HTMLElement, target: PreviewTarget): { update(target: PreviewTarget): void; destroy(): void };
  /** What keys do as long as the page is there; the result ends it. */
  registerShortcuts(set: Shortcut[]): () => void;
  /** A short notice. */
  showToast(text: string): void;
  /** A sound, as loud as the reader likes it, or none: a card, a tile, a coin, one's turn, the end. */
  playSound(name: SoundName): void;
  /** The question with its answers as buttons. Answers that the table offers itself are `covered`, and not repeated. */
  prompt: Part<{ table: TableModel; covered?: (answer: ActionInfo) => boolean; note?: string }>;
}
