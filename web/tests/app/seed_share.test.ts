import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Fairness, TableMessage } from "../../src/base/server_message_types.ts";
import { checkShare, dueCommand, shareHash, isOnOtherDevice, storeShare, storedShare, commitShare } from "../../src/session/seed_share.ts";
import { sha256 } from "../../src/base/sha256.ts";

test("sha256 equals the reference implementation", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const text = "aé7".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

const OTHER = { hash: "0b".repeat(32), secret: "" };

/** A table before the game, with the viewer on seat 0. */
function before(part: Fairness["parts"][0], opening = false, other = OTHER): TableMessage {
  const fairness = { hash: "0a".repeat(32), seed: null, secret: null, parts: [part, other, null], opening, missing: [] };
  const seats = [{ agreed: true }, { agreed: true }, { agreed: true }];
  return { table: { id: "t", status: "open" }, you: 0, seats, fairness } as unknown as TableMessage;
}

describe("a seed share", () => {
  beforeEach(() => localStorage.clear());

  test("is committed after the player agreed", () => {
    const order = dueCommand(before(null));
    expect(order).toEqual({ do: "agree", table: "t", part: shareHash(storedShare("t")!.secret) });
    expect(dueCommand(before({ hash: "", secret: "" }))).toEqual(order);
    const asked = before(null);
    asked.seats[0]!.agreed = false;
    expect(dueCommand(asked)).toBeNull();
  });

  test("is revealed when all hashes are known, and remembers them", () => {
    const part = { hash: commitShare("t"), secret: "" };
    expect(dueCommand(before(part))).toBeNull();
    expect(dueCommand(before(part, true))).toEqual({ do: "reveal", table: "t", secret: storedShare("t")!.secret });
    expect(dueCommand(before(part, true))).toEqual({ do: "reveal", table: "t", secret: storedShare("t")!.secret });
    expect(storedShare("t")!.seen).toEqual(["0a".repeat(32), ...[part.hash, OTHER.hash].sort()]);
    expect(dueCommand(before({ ...part, secret: storedShare("t")!.secret }, true))).toBeNull();
  });

  test("is never revealed again with other hashes", () => {
    const part = { hash: commitShare("t"), secret: "" };
    dueCommand(before(part, true));
    const order = dueCommand(before(part, true, { hash: "0c".repeat(32), secret: "" }));
    expect(order).toMatchObject({ do: "agree" });
    expect(order).not.toMatchObject({ part: part.hash });
  });

  test("is not sent for another device of the same person", () => {
    const elsewhere = before({ hash: "0d".repeat(32), secret: "" }, true);
    expect(dueCommand(elsewhere)).toBeNull();
    expect(isOnOtherDevice(elsewhere)).toBe(true);
    expect(isOnOtherDevice(before({ hash: commitShare("t"), secret: "" }))).toBe(false);
  });

  test("is checked after the game", () => {
    const part = { hash: commitShare("t"), secret: "" };
    dueCommand(before(part, true));
    const secret = storedShare("t")!.secret;
    const after = (own: Fairness["parts"][0], hash = "0a".repeat(32)): Fairness => ({
      hash,
      seed: "",
      secret: "",
      parts: [OTHER, own],
      opening: false,
      missing: [],
    });
    expect(checkShare("t", 1, after({ hash: part.hash, secret }))).toEqual({ own: "kept", seen: "kept" });
    expect(checkShare("t", 1, after({ hash: part.hash, secret }, "0e".repeat(32)))).toEqual({ own: "kept", seen: "broken" });
    expect(checkShare("t", 1, after({ hash: shareHash("00"), secret: "00" }))).toEqual({ own: "broken", seen: "broken" });
    expect(checkShare("t", 1, after(null))).toEqual({ own: "broken", seen: "broken" });
    expect(checkShare("elsewhere", 1, after(null))).toEqual({ own: "absent", seen: "absent" });
  });

  test("is stored for the last hundred tables", () => {
    for (let i = 0; i < 150; i++) commitShare(`table ${i}`);
    expect(storedShare("table 49")).toBeNull();
    expect(storedShare("table 50")).not.toBeNull();
    storeShare("table 50", { secret: "ab", seen: [] });
    expect(storedShare("table 50")!.secret).toBe("ab");
  });
});
