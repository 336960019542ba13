/** Who the reader is: a name on this device, or an account. */
import { get, retryWhileUnreachable, post, ApiError } from "../net/http_client.ts";
import type { Me, Who } from "../base/messages.ts";
import { connection } from "../net/live_connection.svelte.ts";
import { translate } from "../i18n/translator.svelte.ts";

class CurrentUser {
  person = $state<Me | null>(null);
  /** Whether the server has been asked yet. */
  isLoaded = $state(false);
  /** Who may come in, and whether guests can make an account. */
  entrance = $state<Who["entrance"]>("open");
  canSignUp = $state(true);
  /** Why the reader may not come in at all. */
  banned = $state.raw<ApiError | null>(null);

  constructor() {
    // The session is over, or was never one: who the reader is now decides what they see.
    connection.onSessionEnd = () => this.load().then(() => connection.reconnect());
  }

  /** Whether the reader must be let in first. */
  get needsAccess(): boolean {
    return this.isLoaded && (this.banned !== null || (this.person === null && this.entrance !== "open"));
  }

  async load(): Promise<void> {
    try {
      this.#update(await retryWhileUnreachable(() => get<Who>("/api/me")));
    } catch (error) {
      if (!this.#rememberBan(error)) throw error;
    } finally {
      this.isLoaded = true;
    }
  }

  /** A name for somebody who only wants to play. */
  randomGuestName(): string {
    // Without the marks that keep the directions of text apart: they are no letters of a name.
    return translate("web-guest", { number: String(100 + Math.floor(Math.random() * 900)) }).replace(/[\u2068\u2069]/g, "");
  }

  setName = (name: string, code = ""): Promise<void> => this.#changeIdentity("/api/me", code ? { name, code } : { name });
  signUp = (account: string, passphrase: string): Promise<void> => this.#changeIdentity("/api/me/account", { account, passphrase });
  signIn = (account: string, passphrase: string): Promise<void> => this.#changeIdentity("/api/me/sign-in", { account, passphrase });
  /** A new passphrase by the link of whoever runs the server; every device but this one is signed out by it. */
  resetPassphrase = (token: string, passphrase: string): Promise<void> => this.#changeIdentity("/api/me/link", { token, passphrase });
  signOut = (everywhere = false): Promise<void> => this.#changeIdentity("/api/me/sign-out", { everywhere });
  deleteAccount = (passphrase: string): Promise<void> => this.#changeIdentity("/api/me/delete", { passphrase });

  async #changeIdentity(path: string, body: object): Promise<void> {
    const before = this.person?.id;
    try {
      this.#update(await post<Who>(path, body));
    } catch (error) {
      this.#rememberBan(error);
      throw error;
    }
    // A connection belongs to the person who opened it.
    if (this.person?.id !== before) await connection.reconnect();
  }

  #update({ me, entrance, sign_up }: Who): void {
    this.person = me;
    this.entrance = entrance;
    this.canSignUp = sign_up;
    this.banned = null;
  }

  #rememberBan(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.problem.code !== "banned") return false;
    this.banned = error;
    return true;
  }
}

export const currentUser = new CurrentUser();
