/** A position text that the engine checks while it is edited, and the last legal position. */
import { PositionText } from "../../game_page/editor/position_parts.ts";
import { post, problemText } from "../../net/http_client.ts";
import type { CheckPosition, PositionCheckResult, Problem } from "../../base/server_message_types.ts";
import { Exercise } from "../../table_view/exercise.svelte.ts";
import { toasts } from "../../ui/toasts.svelte.ts";

/** Delay after typing before the text is checked. */
const CHECK_DELAY_MS = 350;

export class PositionCheck {
  text = $state("");
  /** Seat whose view is shown; null: the player to act. */
  seat = $state<number | null>(null);
  /** Result of the last check. */
  result = $state.raw<PositionCheckResult | null>(null);
  /** The last legal result. */
  legal = $state.raw<PositionCheckResult | null>(null);
  /** Text with edits by controls; null after typing. */
  edited = $state.raw<PositionText | null>(null);
  /** Whether `result` is about the current text. */
  isChecked = $state(false);
  readonly table: Exercise;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the last request; earlier answers are outdated. */
  #asked = 0;

  constructor(readonly game: string) {
    this.table = new Exercise(
      game,
      async () => {},
      async () => ({ problem: null }),
    );
  }

  /** Change the text by typing. */
  type(text: string): void {
    this.edited = null;
    this.#set(text, CHECK_DELAY_MS);
  }
  /** Change the text by a control. */
  change(text: PositionText): void {
    this.edited = text;
    this.#set(text.toString(), 0);
  }
  /** Show another seat's view. */
  look(seat: number): void {
    this.seat = seat;
    void this.check();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  #set(text: string, delay: number): void {
    this.text = text;
    this.isChecked = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), delay);
  }

  /** Ask the engine about the text. An empty text becomes the start of a game. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    const message: CheckPosition = { game: this.game, text: this.text, seat: this.seat };
    try {
      const found = await post<PositionCheckResult>("/api/position", message);
      if (number !== this.#asked) return;
      this.result = found;
      this.isChecked = true;
      if (!found.position) return;
      this.legal = found;
      if (!this.text.trim()) this.text = found.parts;
      this.table.show(found.position, true);
    } catch (error) {
      if (number === this.#asked) toasts.showError(error);
    }
  }

  /** Text that the controls edit: the current one after an edit by a control, else the legal one in full. */
  get parts(): PositionText {
    return this.edited ?? new PositionText(this.legal?.parts ?? "");
  }
  /** Whether the text is legal now. */
  get isLegal(): boolean {
    return this.isChecked && !!this.result && !this.result.problem;
  }
  /** Place of the problem in the text; null if it has none. */
  get place(): { line: number; column: number } | null {
    const details = this.result?.problem?.details;
    return details && typeof details.line === "number" && typeof details.column === "number" ? { line: details.line, column: details.column } : null;
  }
  /** What is wrong; without its place if it has one. */
  get problem(): string {
    const problem = this.result?.problem;
    if (!problem) return "";
    return problemText(this.place ? (problem.details.problem as unknown as Problem) : problem, this.game);
  }
  /** The wrong part, for the controls. */
  get wrongPart(): { label: string; text: string } | null {
    return this.place && { label: PositionText.labelAt(this.text, this.place.line, this.place.column), text: this.problem };
  }
}
