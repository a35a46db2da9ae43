import { createHmac } from "node:crypto";
import { hashToken } from "../matches/token.ts";
import type { Luck } from "../surroundings.ts";

/** Who a token claims to be, with what proves it. */
export interface Credentials {
  readonly guest: string;
  readonly secret: string;
}

export function newId({ randomBytes }: Luck): string {
  return randomBytes(16).toString("base64url");
}

export function newSecret({ randomBytes }: Luck): string {
  return randomBytes(32).toString("base64url");
}

export function tokenOf({ guest, secret }: Credentials): string {
  return `${guest}.${secret}`;
}

export function readToken(token: string): Credentials | null {
  const [, guest, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  return guest === undefined || secret === undefined ? null : { guest, secret };
}

/**
 * The token that plays the guest's seat at a table. It follows from the guest's secret, which is not kept: every device of the guest can
 * be told it again, and nobody who reads the database can.
 */
export function seatTokenOf({ secret }: Credentials, table: string): string {
  return createHmac("sha256", secret).update(`seat/${table}`).digest("base64url");
}

export function seatTokenHash(credentials: Credentials, table: string): string {
  return hashToken(seatTokenOf(credentials, table));
}

/** Locks a secret so that only the code opens it; the same call unlocks it. A code is used for one secret only. */
export function lockWith(code: string, secret: string): string {
  const pad = createHmac("sha256", code).update("device-link").digest();
  const locked = Buffer.from(secret, "base64url").map((byte, i) => byte ^ (pad[i] as number));
  return Buffer.from(locked).toString("base64url");
}
