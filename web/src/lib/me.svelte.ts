/** Who the reader is: a name on this device, or an account. */
import { get, post } from "./api.ts";
import type { Me, Who } from "./messages.ts";

class Myself {
  who = $state<Me | null>(null);
  /** Whether the server has been asked yet. */
  known = $state(false);

  async load(): Promise<void> {
    this.who = (await get<Who>("/api/me")).me;
    this.known = true;
  }

  async name(name: string): Promise<void> {
    this.who = (await post<Who>("/api/me", { name })).me;
  }

  async signUp(account: string, passphrase: string): Promise<void> {
    this.who = (await post<Who>("/api/me/account", { account, passphrase })).me;
  }

  async signIn(account: string, passphrase: string): Promise<void> {
    this.who = (await post<Who>("/api/me/sign-in", { account, passphrase })).me;
  }

  async signOut(): Promise<void> {
    this.who = (await post<Who>("/api/me/sign-out", {})).me;
  }
}

export const me = new Myself();
