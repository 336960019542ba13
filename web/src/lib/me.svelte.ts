/** Who the reader is: a name on this device, or an account. */
import { get, patiently, post } from "./api.ts";
import type { Me, Who } from "./messages.ts";
import { connection } from "./socket.svelte.ts";
import { say } from "./words.svelte.ts";

class Myself {
  who = $state<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);

  async load(): Promise<void> {
    this.who = (await patiently(() => get<Who>("/api/me"))).me;
    this.known = true;
  }

  /** A name for somebody who only wants to play. */
  guest(): string {
    // Without the marks that keep the directions of text apart: they are no letters of a name.
    return say("web-guest", { number: String(100 + Math.floor(Math.random() * 900)) }).replace(/[\u2068\u2069]/g, "");
  }

  name = (name: string): Promise<void> => this.#become("/api/me", { name });
  signUp = (account: string, passphrase: string): Promise<void> => this.#become("/api/me/account", { account, passphrase });
  signIn = (account: string, passphrase: string): Promise<void> => this.#become("/api/me/sign-in", { account, passphrase });
  /** A new passphrase by the link of whoever runs the server; every device but this one is signed out by it. */
  useLink = (token: string, passphrase: string): Promise<void> => this.#become("/api/me/link", { token, passphrase });
  signOut = (): Promise<void> => this.#become("/api/me/sign-out", {});

  async #become(path: string, body: object): Promise<void> {
    const before = this.who?.id;
    this.who = (await post<Who>(path, body)).me;
    // A connection belongs to the person who opened it.
    if (this.who?.id !== before) await connection.restart();
  }
}

export const me = new Myself();
