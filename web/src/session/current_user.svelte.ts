/** The current user: a guest name on this device, or an account. */
import { get, retryWhileUnreachable, post, ApiError } from "../net/http_client.ts";
import type { Me, Identity, SignInWithPasskey } from "../base/server_message_types.ts";
import { readNote, writeNote } from "../base/local_notes.ts";
import { isOnDevice } from "../base/urls.ts";
import { connection } from "../net/live_connection.svelte.ts";
import { translateName } from "../i18n/translator.svelte.ts";

/** Note on a device: the user's name, which is shown before the engine has started. */
const NAME_NOTE = "name";
/** Note: number of the guest name that forms suggest. */
const GUEST_NUMBER_NOTE = "guest-number";

class CurrentUser {
  person = $state<Me | null>(null);
  /** Whether the server has been asked. */
  isLoaded = $state(false);
  /** Who may enter, and whether guests can create an account. */
  entrance = $state<Identity["entrance"]>("open");
  canSignUp = $state(true);
  /** Whether accounts of this server can have passkeys. */
  hasPasskeys = $state(false);
  /** Ban of the user, if any. */
  banned = $state.raw<ApiError | null>(null);
  /** Whether the account that the user tried to sign in to needs a code of its second factor. */
  needsCode = $state(false);

  constructor() {
    // The session has ended; load the user again and reconnect.
    connection.onSessionEnd = () => this.load().then(() => connection.reconnect());
  }

  /** Whether the user needs a password or an invitation, or is banned. */
  get needsAccess(): boolean {
    return this.isLoaded && (this.banned !== null || (this.person === null && this.entrance !== "open"));
  }

  /** Requests about the user that are not answered yet. */
  #loading: Promise<void> | null = null;
  #naming: Promise<void> | null = null;

  load = (): Promise<void> => (this.#loading = this.#load());

  async #load(): Promise<void> {
    try {
      this.#update(await retryWhileUnreachable(() => get<Identity>("/api/me")));
    } catch (error) {
      if (!this.#rememberBan(error)) throw error;
    } finally {
      this.isLoaded = true;
    }
  }

  /** Name that was sent and not confirmed yet: an engine that is still loading confirms it late. */
  #sentName = $state("");

  /** Name to greet the user with; empty if the user has none or is unknown. */
  get shownName(): string {
    if (this.person) return this.person.name;
    return this.#sentName || (isOnDevice && !this.isLoaded ? (readNote(NAME_NOTE) ?? "") : "");
  }

  /** Name for a guest with a random number, the same on every page of this device. */
  randomGuestName(): string {
    const number = readNote(GUEST_NUMBER_NOTE) ?? String(100 + Math.floor(Math.random() * 900));
    writeNote(GUEST_NUMBER_NOTE, number);
    return translateName("web-guest", number);
  }

  setName(name: string, code = ""): Promise<void> {
    if (isOnDevice) this.#sentName = name;
    const done = this.#changeIdentity("/api/me", code ? { name, code } : { name }).finally(() => (this.#sentName = ""));
    return (this.#naming = done);
  }

  /** Whether a new table waits for the user's name, as while an engine loads. */
  isTableWaiting = $state(false);

  /** Wait until the user has a name for a new table: their own, the one that was sent, or else this one. */
  async ensureName(name: string): Promise<void> {
    this.isTableWaiting = true;
    try {
      await Promise.allSettled([this.#loading, this.#naming]);
      if (!this.person) await this.setName(name);
    } finally {
      this.isTableWaiting = false;
    }
  }

  signUp = (account: string, passphrase: string): Promise<void> => this.#changeIdentity("/api/me/account", { account, passphrase });
  signIn = (account: string, passphrase: string, code = ""): Promise<void> => this.#changeIdentity("/api/me/sign-in", { account, passphrase, code });
  signInWithPasskey = (answer: SignInWithPasskey): Promise<void> => this.#changeIdentity("/api/me/sign-in/passkey", answer);
  /** Set a new passphrase with the operator's link; signs out all other devices. */
  resetPassphrase = (token: string, passphrase: string): Promise<void> => this.#changeIdentity("/api/me/link", { token, passphrase });
  signOut = (everywhere = false): Promise<void> => this.#changeIdentity("/api/me/sign-out", { everywhere });
  deleteAccount = (passphrase: string): Promise<void> => this.#changeIdentity("/api/me/delete", { passphrase });

  async #changeIdentity(path: string, body: object): Promise<void> {
    const { id, account } = this.person ?? {};
    try {
      this.#update(await post<Identity>(path, body));
    } catch (error) {
      this.#rememberBan(error);
      if (error instanceof ApiError && error.problem.code === "second-factor") this.needsCode = true;
      throw error;
    }
    // A connection belongs to the user and session that opened it; a new account has a new session.
    if (this.person?.id !== id || this.person?.account !== account) await connection.reconnect();
  }

  #update({ me, entrance, sign_up, passkeys }: Identity): void {
    this.person = me;
    if (isOnDevice) writeNote(NAME_NOTE, me?.name ?? "");
    this.entrance = entrance;
    this.canSignUp = sign_up;
    this.hasPasskeys = passkeys;
    this.banned = null;
    this.needsCode = false;
  }

  #rememberBan(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.problem.code !== "banned") return false;
    this.banned = error;
    return true;
  }
}

export const currentUser = new CurrentUser();
