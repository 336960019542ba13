import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Fairness, TableMessage } from "../../src/base/messages.ts";
import { compared, due, hashOf, isElsewhere, keep, kept, promise } from "../../src/session/seed_share.ts";
import { sha256 } from "../../src/base/sha256.ts";

test("the hash is SHA-256", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const text = "aé7".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

const OTHER = { hash: "0b".repeat(32), secret: "" };

/** A table that has not begun, at which the reader sits on seat 0. */
function before(part: Fairness["parts"][0], opening = false, other = OTHER): TableMessage {
  const fairness = { hash: "0a".repeat(32), seed: null, secret: null, parts: [part, other, null], opening, missing: [] };
  const seats = [{ agreed: true }, { agreed: true }, { agreed: true }];
  return { table: { id: "t", status: "open" }, you: 0, seats, fairness } as unknown as TableMessage;
}

describe("a device", () => {
  beforeEach(() => localStorage.clear());

  test("gives its hash when its person has agreed, and not before", () => {
    const order = due(before(null));
    expect(order).toEqual({ do: "agree", table: "t", part: hashOf(kept("t")!.secret) });
    expect(due(before({ hash: "", secret: "" }))).toEqual(order);
    const asked = before(null);
    asked.seats[0]!.agreed = false;
    expect(due(asked)).toBeNull();
  });

  test("opens its secret when all hashes are there, and remembers them", () => {
    const part = { hash: promise("t"), secret: "" };
    expect(due(before(part))).toBeNull();
    expect(due(before(part, true))).toEqual({ do: "reveal", table: "t", secret: kept("t")!.secret });
    expect(due(before(part, true))).toEqual({ do: "reveal", table: "t", secret: kept("t")!.secret });
    expect(kept("t")!.seen).toEqual(["0a".repeat(32), ...[part.hash, OTHER.hash].sort()]);
    expect(due(before({ ...part, secret: kept("t")!.secret }, true))).toBeNull();
  });

  test("never opens the same secret among other hashes", () => {
    const part = { hash: promise("t"), secret: "" };
    due(before(part, true));
    const order = due(before(part, true, { hash: "0c".repeat(32), secret: "" }));
    expect(order).toMatchObject({ do: "agree" });
    expect(order).not.toMatchObject({ part: part.hash });
  });

  test("says nothing for another device of the same person", () => {
    const elsewhere = before({ hash: "0d".repeat(32), secret: "" }, true);
    expect(due(elsewhere)).toBeNull();
    expect(isElsewhere(elsewhere)).toBe(true);
    expect(isElsewhere(before({ hash: promise("t"), secret: "" }))).toBe(false);
  });

  test("finds out afterwards what was done with its part", () => {
    const part = { hash: promise("t"), secret: "" };
    due(before(part, true));
    const secret = kept("t")!.secret;
    const after = (own: Fairness["parts"][0], hash = "0a".repeat(32)): Fairness => ({
      hash,
      seed: "",
      secret: "",
      parts: [OTHER, own],
      opening: false,
      missing: [],
    });
    expect(compared("t", 1, after({ hash: part.hash, secret }))).toEqual({ own: "kept", seen: "kept" });
    expect(compared("t", 1, after({ hash: part.hash, secret }, "0e".repeat(32)))).toEqual({ own: "kept", seen: "broken" });
    expect(compared("t", 1, after({ hash: hashOf("00"), secret: "00" }))).toEqual({ own: "broken", seen: "broken" });
    expect(compared("t", 1, after(null))).toEqual({ own: "broken", seen: "broken" });
    expect(compared("elsewhere", 1, after(null))).toEqual({ own: "absent", seen: "absent" });
  });

  test("keeps the secrets of the last hundred tables", () => {
    for (let i = 0; i < 150; i++) promise(`table ${i}`);
    expect(kept("table 49")).toBeNull();
    expect(kept("table 50")).not.toBeNull();
    keep("table 50", { secret: "ab", seen: [] });
    expect(kept("table 50")!.secret).toBe("ab");
  });
});
