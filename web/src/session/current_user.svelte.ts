/** Who the reader is: a name on this device, or an account. */
import { get, patiently, post, Refusal } from "../net/http_client.ts";
import type { Me, Who } from "../base/messages.ts";
import { connection } from "../net/live_connection.svelte.ts";
import { say } from "../i18n/translator.svelte.ts";

class Myself {
  who = $state<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);
  /** Who may come in, and whether guests can make an account. */
  entrance = $state<Who["entrance"]>("open");
  newAccounts = $state(true);
  /** Why the reader may not come in at all. */
  banned = $state.raw<Refusal | null>(null);

  constructor() {
    // The session is over, or was never one: who the reader is now decides what they see.
    connection.ended = () => this.load().then(() => connection.restart());
  }

  /** Whether the reader must be let in first. */
  get outside(): boolean {
    return this.known && (this.banned !== null || (this.who === null && this.entrance !== "open"));
  }

  async load(): Promise<void> {
    try {
      this.#greeted(await patiently(() => get<Who>("/api/me")));
    } catch (error) {
      if (!this.#isBanned(error)) throw error;
    } finally {
      this.known = true;
    }
  }

  /** A name for somebody who only wants to play. */
  guest(): string {
    // Without the marks that keep the directions of text apart: they are no letters of a name.
    return say("web-guest", { number: String(100 + Math.floor(Math.random() * 900)) }).replace(/[\u2068\u2069]/g, "");
  }

  name = (name: string, code = ""): Promise<void> => this.#become("/api/me", code ? { name, code } : { name });
  signUp = (account: string, passphrase: string): Promise<void> => this.#become("/api/me/account", { account, passphrase });
  signIn = (account: string, passphrase: string): Promise<void> => this.#become("/api/me/sign-in", { account, passphrase });
  /** A new passphrase by the link of whoever runs the server; every device but this one is signed out by it. */
  useLink = (token: string, passphrase: string): Promise<void> => this.#become("/api/me/link", { token, passphrase });
  signOut = (everywhere = false): Promise<void> => this.#become("/api/me/sign-out", { everywhere });
  remove = (passphrase: string): Promise<void> => this.#become("/api/me/delete", { passphrase });

  async #become(path: string, body: object): Promise<void> {
    const before = this.who?.id;
    try {
      this.#greeted(await post<Who>(path, body));
    } catch (error) {
      this.#isBanned(error);
      throw error;
    }
    // A connection belongs to the person who opened it.
    if (this.who?.id !== before) await connection.restart();
  }

  #greeted({ me, entrance, sign_up }: Who): void {
    this.who = me;
    this.entrance = entrance;
    this.newAccounts = sign_up;
    this.banned = null;
  }

  #isBanned(error: unknown): boolean {
    if (!(error instanceof Refusal) || error.problem.code !== "banned") return false;
    this.banned = error;
    return true;
  }
}

export const me = new Myself();
