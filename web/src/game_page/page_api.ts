/**
 * Interface between the app and the pages of games. A game ships `page.js`, and optionally `page.css` and `picture.svg` for the
 * lobby. The default export of `page.js` is a `CreateGamePage`: it receives a `PageHost` and returns the parts of the page.
 * Parts are plain functions, so a page can use any framework. See docs/adding-a-game.md.
 */
import type { ActionInfo, DecisionInfo, Facts, LogEntryView, SeatInfo } from "../base/server_message_types.ts";
import type { SoundName } from "../settings/sound_effects.ts";
import type { Shortcut } from "../ui/shortcuts.svelte.ts";
import type { PositionText } from "./editor/position_parts.ts";

export type { ActionInfo, DecisionInfo, Facts, LogEntryView, SeatInfo } from "../base/server_message_types.ts";
export type { PositionText } from "./editor/position_parts.ts";
export type { Shortcut } from "../ui/shortcuts.svelte.ts";

/** Version of this interface. Pages made for another version are not opened. */
export const PAGE_API_VERSION = 1;

/** Mounts a part into an element. It is updated with new props, and removed with the element. */
export type Part<Props> = (place: HTMLElement, props: Props) => MountedPart<Props>;
export type MountedPart<Props> = { update(props: Props): void; remove(): void };

/** Events of a log entry that are shown together, with their duration in milliseconds. */
export type AnimationStep = {
  events: Facts[];
  ms: number;
  /** Shown on the view before the entry, for example a card that leaves a hand. */
  before?: boolean;
  /** Sound of the step. */
  sound?: SoundName;
};

/** The step being shown: seat, events, and the events of the entry that follow. */
export type ActiveAnimation = { seat: number; events: Facts[]; upcoming: Facts[]; before: boolean };

/** Events of a player since the viewer's last turn. */
export type RecentMoves = { seat: number; events: Facts[] };

/** Action that ends the viewer's turn, while it can be cancelled. */
export type PendingAction = {
  info: ActionInfo;
  /** Delay in milliseconds; 0 waits for a confirmation. */
  ms: number;
};

/** A table as a game page sees it: live, replayed or an exercise. It contains no rules. */
export interface TableModel {
  readonly game: string;
  /** The viewer's seat; -1 for spectators. */
  readonly you: number;
  readonly seats: SeatInfo[];
  readonly waitingFor: number[];
  /** Whether the game has ended, also by resignation; default: as the view says. */
  readonly isOver?: boolean;
  /** `State.view` for the viewer, as far as it has been animated. */
  readonly view: Facts | null;
  /** The current view. The viewer's own cards and the prompt use it. */
  readonly currentView: Facts | null;
  /** The animation being shown; null if `view` is current. */
  readonly animation: ActiveAnimation | null;
  /** Moves of the other players since the viewer's last turn, in order of their first event. */
  readonly recentMoves: RecentMoves[];
  /** The viewer's pending decision with all legal actions. */
  readonly decision: DecisionInfo | null;
  readonly log: LogEntryView[];
  /** Whether aids such as projected points may be shown. */
  readonly aids: boolean;
  /** Event that the viewer points at in the log, to be highlighted on the table. */
  highlighted: Facts | null;
  /** A command was sent and has not been answered. */
  readonly busy: boolean;
  /** The best hinted action, if a hint was requested. */
  readonly hintedAction?: number | null;
  /** All hinted actions, the best first. */
  readonly hints?: ActionInfo[];
  /** Sentence of the prompt while there is no decision; default: whom the table waits for. */
  readonly caption?: string;
  /** Whether the page announces all changes to screen readers, so that its parts need not. */
  readonly isAnnounced?: boolean;
  /** Show the current state without further animations. */
  skipAnimations?(): void;
  /** What the viewer knows besides the view, such as counted decks; in puzzles only. */
  readonly known?: Facts | null;
  /** Description of the place that an action or event names; empty if it names none. */
  describePlace?(facts: Facts): string;
  /** Action that ends the viewer's turn, while it can be cancelled. */
  readonly pendingAction?: PendingAction | null;
  /** Send the pending action now, or cancel it. */
  confirmPending?(): void;
  cancelPending?(): void;
  /** Perform an action, or several in order, all or none. */
  act(...actions: number[]): Promise<void>;
  /** Answer one decision with several picks, in order, followed by `done` where needed. */
  pick(actions: number[]): Promise<void>;
  /** Why an action (or its notation) is not legal now, as text. */
  whyNot(action: number | string): Promise<string>;
  /** The table as lines of text, in the viewer's language. */
  describeAsText(): Promise<string>;
}

/** Symbols that one section of the rulebook explains, with their names. A symbol without a name of its own has an empty one. */
export type SymbolGroup = { term: string; symbols: { id: string; name: string }[] };

/** Level of detail of a description; each level contains the one before. */
export type DetailLevel = "short" | "normal" | "full";

/** State that a place is described with. */
export type PlaceContext = Pick<TableModel, "currentView" | "decision" | "you">;

/** What a part needs to edit a position text by hand. */
export type PositionEditorProps = {
  /** The last legal text with the edits since then. */
  text: PositionText;
  /** The last legal position, as the chosen seat sees it. */
  view: Facts;
  /** Label of the part that is wrong, and what is wrong with it. */
  problem: { label: string; text: string } | null;
  change: (text: PositionText) => void;
};

/** Parts and functions of a game page. Only the table is required. */
export interface GameParts {
  /** Version of the interface that the page was made for. */
  apiVersion: number;
  /** The table with everything to play with, and the prompt. */
  table: Part<{ table: TableModel }>;
  /** Public facts about a player, small, below the name. */
  seat?: Part<{ table: TableModel; seat: number; /** Everything, with names, as in the sheet of a seat. */ isFull: boolean }>;
  /** Large picture of a card or tile. */
  preview?: Part<{ kind: string; id: string }>;
  /** All components of the game. */
  gallery?: Part<object>;
  /** Details next to the result or to a puzzle, such as the decks. */
  resultDetails?: Part<{ table: TableModel }>;
  /** Decorative picture over the result; default: the game's lobby picture. */
  resultPicture?: Part<{ table: TableModel; winners: number[] }>;
  /** Small picture of a position: what an action of a seat is about; without an action the start of a game. */
  positionPicture?: Part<{ view: Facts; seat: number; action: Facts | null }>;
  /** Drawing of a symbol of `listSymbols`, as high as the text. */
  symbol?: Part<{ id: string }>;
  /** Symbols that a position shows to a seat, for the legend of lessons. */
  listSymbols?(view: Facts, seat: number): SymbolGroup[];
  /** Controls that edit a position by hand, in the position editor. */
  positionEditor?: Part<PositionEditorProps>;
  /** Component kinds that `preview` can show; their names get a preview in sentences. */
  previewKinds?: string[];
  /**
   * Animation steps of a log entry; an empty list shows it at once. With this function the table draws `animation`,
   * and the prompt waits only for the turns of other players. Without it each entry has one step, and the prompt waits for it.
   */
  animationSteps?(entry: LogEntryView, view: Facts): AnimationStep[];
  /** Whether an action ends the viewer's turn, so that it is delayed and can be cancelled. */
  endsTurn?(answer: ActionInfo, view: Facts): boolean;
  /** Description of a place on the table, for `GAME-do-DO.lit`; empty if the facts name none. */
  describePlace?(facts: Facts, context: PlaceContext): string;
  /** Events that the log omits, because the table shows them. */
  hiddenLogEvents?: string[];
  /** Events that start a new line of the log; a turn, if they name a player. */
  turnStartEvents?: string[];
  /** Events that have a log line of their own, outside the turns of players. */
  separateLogEvents?: string[];
  /** Message of the heading of the log's block that an event belongs to, such as a final scoring; empty for none. */
  logBlock?(event: Facts): string;
  /** The table in words for a level of detail, a paragraph each; default: `TableModel.describeAsText`. */
  describeTable?(table: TableModel, level: DetailLevel): string[];
  /** Events that the log tells, of all that happened; default: all. */
  selectLogEvents?(events: Facts[]): Facts[];
  /** Adds what the events of a turn led to, as far as the view shows it, for its summary. */
  addConsequences?(events: Facts[], view: Facts): Facts[];
  /** Events of a turn for its summary (`GAME-brief-KIND`); default: all that have such a message. */
  selectSummaryEvents?(events: Facts[]): Facts[];
  /** Metrics that add up to the score, in the order of a score sheet; default: those named `points_...`. */
  scoreCategories?: string[];
  /** Each player's hand, where the view shows it: ids of the first kind in `previewKinds`. */
  visibleHands?(view: Facts): (string[] | null)[];
}

/** Default export of `page.js`. */
export type CreateGamePage = (host: PageHost) => GameParts | Promise<GameParts>;

/** Action with a component, as a button. */
export type ComponentAction = { label: string; run: () => void; isPrimary?: boolean };
/**
 * Component that can be previewed. `whyNot` loads the reason why it cannot be chosen. On touch screens a tap opens it with its
 * `actions`; with `actsOnTap` a tap acts like a click. A long press only shows it.
 */
export type PreviewTarget = {
  kind: string;
  id: string;
  whyNot?: (() => Promise<string>) | undefined;
  actions?: (() => ComponentAction[]) | undefined;
  actsOnTap?: boolean | undefined;
};

/** Functions of the app for game pages. All texts are in the viewer's language and reactive. */
export interface PageHost {
  readonly apiVersion: number;
  readonly game: string;
  readonly language: string;
  /** The message with this id. */
  translate(message: string, values?: Record<string, string | number>): string;
  /** The message `GAME-message`, with ids and players replaced by their names. */
  formatMessage(message: string, data: Facts): string;
  /** Name of a component: the message `GAME-KIND-ID`. */
  componentName(kind: string, id: string): string;
  /** Name of a player. */
  seatName(player: number): string;
  /** Label of an action. */
  actionLabel(answer: ActionInfo): string;
  /** The game's components of a kind (`Game.component_list`). */
  loadComponents<T>(kind: string): Promise<T[]>;
  /** Svelte-style action: previews a component on hover, focus and long press. */
  previewable(element: HTMLElement, target: PreviewTarget): { update(target: PreviewTarget): void; destroy(): void };
  /** Register keyboard shortcuts; the result removes them. */
  registerShortcuts(set: Shortcut[]): () => void;
  /** Show a short message. */
  showToast(text: string): void;
  /** Play a sound at the chosen volume. */
  playSound(name: SoundName): void;
  /** The prompt with actions as buttons. Actions that the table offers itself are `covered` and not repeated. */
  prompt: Part<{ table: TableModel; covered?: (answer: ActionInfo) => boolean; note?: string }>;
}
