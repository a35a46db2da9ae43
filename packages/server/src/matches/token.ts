import { createHash, timingSafeEqual } from "node:crypto";
import type { Seat } from "@safehouse/kernel";
import type { Luck } from "../surroundings.ts";

/** 128 random bits, safe in an address. */
export function newMatchId({ randomBytes }: Luck): string {
  return randomBytes(16).toString("base64url");
}

/** 256 random bits: whoever has it plays the seat. Only its hash is kept. */
export function newToken({ randomBytes }: Luck): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The seat that a token plays, or null if it plays none here. */
export function seatOf(token: string, tokenHashes: readonly (string | null)[]): Seat | null {
  const hash = Buffer.from(hashToken(token), "hex");
  const seat = tokenHashes.findIndex((kept) => kept !== null && isSame(hash, Buffer.from(kept, "hex")));
  return seat < 0 ? null : seat;
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
