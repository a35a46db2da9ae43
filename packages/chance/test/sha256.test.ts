import { createHash, createHmac } from "node:crypto";
import { assert, oneof, property, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { hmacSha256, sha256 } from "../src/sha256.ts";

// Around a block and two the padding changes.
const bytes = oneof(
  uint8Array({ maxLength: 300 }),
  ...[55, 56, 63, 64, 65, 119, 120, 128].map((length) => uint8Array({ minLength: length, maxLength: length })),
);

test("hashes what Node hashes", () => {
  assert(
    property(bytes, (message) => {
      expect(Buffer.from(sha256(message)).toString("hex")).toBe(createHash("sha256").update(message).digest("hex"));
    }),
  );
});

test("and keys it alike, with short keys and with long ones", () => {
  assert(
    property(bytes, bytes, (key, message) => {
      const expected = createHmac("sha256", key).update(message).digest("hex");
      expect(Buffer.from(hmacSha256(key, message)).toString("hex")).toBe(expected);
    }),
  );
});
