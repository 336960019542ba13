/** Passkeys of the browser (WebAuthn): make one, or sign in with one. */
import type { NewPasskey, PasskeyOptions, SignInWithPasskey } from "../../base/server_message_types.ts";
import { translate, translator } from "../../i18n/translator.svelte.ts";
import { ApiError } from "../../net/http_client.ts";

/** Whether this browser knows passkeys. It offers them only to pages of a secure context. */
export const canUsePasskeys = (): boolean => window.isSecureContext && "PublicKeyCredential" in window;

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const encode = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Make a passkey on this device, or on another one that the browser offers. */
export async function makePasskey(options: PasskeyOptions, name: string): Promise<NewPasskey> {
  const made = await askBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: decode(options.challenge),
        rp: { id: options.relying_party, name: options.server },
        user: { id: decode(options.user), name: options.account, displayName: options.account },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.known.map((id) => ({ type: "public-key", id: decode(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        timeout: options.timeout_ms,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return { name, id: made.id, client_data: encode(response.clientDataJSON), attestation: encode(response.attestationObject) };
}

/** Sign the challenge of a sign-in with a passkey that the user chooses. */
export async function usePasskey(options: PasskeyOptions): Promise<SignInWithPasskey> {
  const used = await askBrowser(() =>
    navigator.credentials.get({
      publicKey: { challenge: decode(options.challenge), rpId: options.relying_party, userVerification: "required", timeout: options.timeout_ms },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.authenticatorData),
    signature: encode(response.signature),
    user: encode(response.userHandle),
  };
}

/** Ask the browser for a passkey. Its errors become texts for the user. */
async function askBrowser(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "InvalidStateError") {
      await translator.loadErrorCatalogue();
      throw new ApiError({ code: "passkey-exists", text: "", details: {} });
    }
    // The page has another address than the server's public one.
    if (error.name === "SecurityError") throw new ApiError({ code: "", text: translate("setting-passkey-unsupported"), details: {} });
  }
  throw new ApiError({ code: "", text: translate("setting-passkey-failed"), details: {} });
}
