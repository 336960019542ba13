/**
 * One study on this page. Changes come from the server only, so that everybody has the same tree: an edit is sent, and the
 * answer, like that of a long poll, has everything that has changed since the known version.
 */
import type { ChapterState, NewChapter, Problem, StudyHead, StudyPlace, StudyState } from "../../base/server_message_types.ts";
import { ApiError, post } from "../../net/http_client.ts";
import { PLAYER_TO_MOVE } from "../../table_view/analysis_links.ts";
import { translator } from "../../i18n/translator.svelte.ts";
import { toasts } from "../../ui/toasts.svelte.ts";
import { AnalysisBoard } from "../../table_view/analysis/analysis_board.svelte.ts";
import type { TreeNode } from "../../table_view/analysis/move_tree.svelte.ts";
import { StudyEditor, type SendEdit } from "./study_editor.svelte.ts";

/** A long poll ends after this time. */
const WAIT_S = 25;
/** Pause after a failure, or an answer without wait and without change: the server has too many waiting requests. */
const RETRY_MS = 3000;
/** The server shows a member for 45 s after the last sign. */
const RENEW_PLACE_MS = 20_000;
/** Fast steps are sent once. */
const PLACE_DELAY_MS = 250;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class StudySession {
  head = $state.raw<StudyHead | null>(null);
  board = $state.raw<AnalysisBoard | null>(null);
  /** Number of the shown chapter. */
  chapter = $state<number | null>(null);
  /** Why the study cannot be shown. */
  problem = $state.raw<ApiError | null>(null);
  /** Whether this page shows what the leader sees, while there is one. */
  isFollowing = $state(true);
  isLeading = $state(false);
  /** Version up to which the chapter is known. */
  #version = 0;
  #polling: AbortController | null = null;
  #edits: Promise<unknown> = Promise.resolve();
  /** The last node to which this page has followed the leader. */
  #followed: TreeNode | null = null;
  #placeTimer: ReturnType<typeof setTimeout> | undefined;
  #renewal = setInterval(() => this.#sendPlace(), RENEW_PLACE_MS);

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  get url(): string {
    return `/api/studies/${this.id}`;
  }
  get canEdit(): boolean {
    return this.head?.role === "owner" || this.head?.role === "author";
  }
  get info(): StudyHead["chapters"][number] | undefined {
    return this.head?.chapters.find((one) => one.number === this.chapter);
  }
  /** Somebody else whom this page can follow. */
  get leader(): StudyHead["leader"] {
    const leader = this.head?.leader ?? null;
    return leader && !this.head?.members.some((one) => one.is_you && one.number === leader.member) ? leader : null;
  }

  // -- loading ------------------------------------------------------------------------------------

  async start(): Promise<void> {
    await this.reload();
    await this.open(this.leader?.chapter ?? this.head?.chapters[0]?.number ?? null);
  }
  /** Load members and chapters again, as after joining. */
  async reload(): Promise<void> {
    try {
      this.head = (await this.#get(new URLSearchParams())).head;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
    }
  }
  /** Show a chapter. */
  async open(chapter: number | null): Promise<void> {
    this.#polling?.abort();
    const polling = (this.#polling = new AbortController());
    this.chapter = chapter;
    this.board = null;
    if (this.problem) return;
    try {
      const state = await this.#get(new URLSearchParams({ chapter: String(chapter ?? 0) }), polling.signal);
      const board = state.chapter && (await this.#makeBoard(state.chapter));
      if (polling.signal.aborted) return;
      this.head = state.head;
      this.#version = state.version;
      this.board = board;
      void this.#poll(polling.signal);
      this.#follow();
    } catch (error) {
      if (!polling.signal.aborted) throw error;
    }
  }
  async #makeBoard(chapter: ChapterState): Promise<AnalysisBoard> {
    const board = await AnalysisBoard.open(chapter.text ?? "", 0, PLAYER_TO_MOVE);
    board.tree.applyNodes(chapter.nodes);
    return board;
  }
  close(): void {
    this.#polling?.abort();
    clearInterval(this.#renewal);
    clearTimeout(this.#placeTimer);
    if (this.head?.role) void post(`${this.url}/place`, { chapter: null } satisfies StudyPlace).catch(() => {});
  }

  async #get(query: URLSearchParams, signal?: AbortSignal): Promise<StudyState> {
    if (this.invite) query.set("invite", this.invite);
    const answer = await fetch(`${this.url}?${query}`, { signal: signal ?? null });
    const data = (await answer.json()) as StudyState | Problem;
    if (answer.ok) return data as StudyState;
    await translator.loadErrorCatalogue();
    throw new ApiError(data as Problem, answer.status);
  }

  /** Ask for changes of the shown chapter until another one is opened. */
  async #poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now();
      const before = this.#version;
      try {
        const query = new URLSearchParams({ chapter: String(this.chapter ?? 0), after: String(before), wait: String(WAIT_S) });
        const state = await this.#get(query, signal);
        this.#apply(state);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          this.problem = error;
          return;
        }
        await sleep(RETRY_MS);
      }
      if (this.#version === before && performance.now() - began < RETRY_MS) await sleep(RETRY_MS);
    }
  }

  #apply(state: StudyState): void {
    // Another answer has brought this change and later ones.
    if (state.version < this.#version) return;
    this.#version = state.version;
    this.head = state.head;
    if (this.leader) this.isLeading = false; // another author leads now
    const { board } = this;
    const isShown = state.chapter?.number === this.chapter;
    if (board && state.chapter && isShown) {
      if (state.chapter.text === null) board.tree.applyNodes(state.chapter.nodes);
      else board.tree.replaceNodes(state.chapter.nodes);
      const remaining = board.tree.findRemaining(board.node);
      if (remaining !== board.node) board.visit(remaining);
    } else if (!this.info && this.chapter !== state.head.chapters[0]?.number) {
      this.#show(state.head.chapters[0]?.number ?? null); // the shown chapter was deleted, or the first one was added
      return;
    }
    this.#follow();
  }

  // -- leading and following ----------------------------------------------------------------------

  #follow(): void {
    const { leader, board } = this;
    if (!this.isFollowing || !leader || this.isLeading) return;
    if (leader.chapter !== this.chapter) {
      this.#show(leader.chapter);
      return;
    }
    const node = board?.tree.find(leader.node);
    if (!board || !node || node === board.node) return;
    this.#followed = node;
    board.visit(node);
  }
  follow(): void {
    this.isFollowing = true;
    this.#follow();
  }
  /** Show a chapter that the user has chosen. */
  choose(chapter: number): void {
    if (this.leader) this.isFollowing = false;
    this.#show(chapter);
  }
  #show(chapter: number | null): void {
    this.open(chapter).catch((error: unknown) => toasts.showError(error));
  }
  lead(isLeading: boolean): void {
    this.isLeading = isLeading;
    this.isFollowing = true;
    this.#sendPlace();
  }
  /** The page shows another node. */
  noteNode(node: TreeNode): void {
    if (node === this.#followed) return;
    this.#followed = null;
    const { leader } = this;
    if (leader && leader.node !== node.id && node.parent) this.isFollowing = false;
    clearTimeout(this.#placeTimer);
    this.#placeTimer = setTimeout(() => this.#sendPlace(), PLACE_DELAY_MS);
  }
  #sendPlace(): void {
    if (!this.head?.role || !this.board || this.chapter === null) return;
    const node = [...this.board.node.path].reverse().find((one) => one.id >= 0);
    const place: StudyPlace = { chapter: this.chapter, node: node?.id ?? 0, leads: this.isLeading };
    void post(`${this.url}/place`, place).catch(() => {}); // only presence
  }

  // -- editing ------------------------------------------------------------------------------------

  /** Edit a node of the shown chapter, after earlier edits; returns whether nobody else has changed it meanwhile. */
  edit: SendEdit = (what, node, body) => {
    const { chapter } = this;
    const done = this.#edits.then(async () => {
      const state = await post<StudyState>(`${this.url}/chapters/${chapter}/${what}`, { seen: this.#version, node: node.id, ...body });
      if (this.chapter === chapter) this.#apply(state);
      return !state.conflict;
    });
    this.#edits = done.catch(() => {});
    return done;
  };
  async addChapter(title: string, text: string, kind: "game" | "puzzle"): Promise<void> {
    const { number } = await post<NewChapter>(`${this.url}/chapters`, { title, text, kind });
    await this.open(number);
  }
  useEditor(): void {
    if (this.board && this.canEdit && !(this.board.editor instanceof StudyEditor)) this.board.editor = new StudyEditor(this.edit, this.board);
  }
}
