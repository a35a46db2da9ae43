import type { FastifyReply, FastifyRequest } from "fastify";
import type { Guests, KnownGuest } from "./guests.ts";
import { refusal, Refused } from "./refusal.ts";
import { type Credentials, tokenOf } from "./secret.ts";

const COOKIE = "safehouse_guest";
const COOKIE_SECONDS = 400 * 86_400;

type Headers = Pick<FastifyRequest, "headers">;

/** Who asks, by token or cookie; throws 401 if it is nobody. */
export async function requireGuest(guests: Guests, request: Headers): Promise<KnownGuest> {
  const guest = await findGuest(guests, request);
  if (guest === null) throw new Refused(refusal(401, "guest.unknown"));
  return guest;
}

/** Null for a stranger. A token that is nobody's is refused: its owner should know. */
export async function findGuest(guests: Guests, { headers }: Headers): Promise<KnownGuest | null> {
  const { authorization } = headers;
  if (authorization === undefined) return recogniseCookie(guests, headers.cookie);
  const token = /^Bearer +(\S{1,256})$/i.exec(authorization)?.[1];
  const guest = token === undefined ? null : await guests.recognise(token);
  if (guest === null) throw new Refused(refusal(401, "guest.unknown"));
  return guest;
}

/** A browser cannot take its cookie back, so a stale one is as good as none. */
async function recogniseCookie(guests: Guests, header: string | undefined): Promise<KnownGuest | null> {
  const token = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]{1,256})`).exec(header ?? "")?.[1];
  return token === undefined ? null : guests.recognise(token);
}

/** Pages cannot read it, and other sites cannot make a browser send it with anything that changes something. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): void {
  reply.header("set-cookie", cookie(request, tokenOf(credentials), COOKIE_SECONDS));
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("set-cookie", cookie(request, "", 0));
}

function cookie({ protocol }: FastifyRequest, value: string, seconds: number): string {
  const secure = protocol === "https" ? "; Secure" : "";
  return `${COOKIE}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
