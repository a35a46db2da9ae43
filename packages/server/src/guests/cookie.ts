import type { FastifyReply, FastifyRequest } from "fastify";
import { type Credentials, tokenOf } from "./secret.ts";

/** What it was called when every house had the same: guests from then are known by it, and get the other beside it. */
const FORMER = "safehouse_guest";
const SECONDS = 400 * 86_400;

/** The cookie by which a browser is known. Other houses on the same host have theirs beside it. */
export class GuestCookie {
  readonly #name: string;
  readonly #path: string;

  constructor(house: string, base: string) {
    this.#name = `${FORMER}_${house}`;
    this.#path = `${base}api`;
  }

  /** The token in it; null for a browser without one. */
  read({ headers }: Pick<FastifyRequest, "headers">): string | null {
    return valueOf(this.#name, headers.cookie) ?? valueOf(FORMER, headers.cookie);
  }

  /** Whether a browser has no other than that of former times. */
  isFormer({ headers }: Pick<FastifyRequest, "headers">): boolean {
    return valueOf(this.#name, headers.cookie) === null && valueOf(FORMER, headers.cookie) !== null;
  }

  /** Pages cannot read it, and other sites cannot make a browser send it with anything that changes something. */
  set(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): void {
    reply.header("set-cookie", this.#write(request, this.#name, tokenOf(credentials), SECONDS));
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.header(
      "set-cookie",
      [this.#name, FORMER].map((name) => this.#write(request, name, "", 0)),
    );
  }

  #write({ protocol }: FastifyRequest, name: string, value: string, seconds: number): string {
    const secure = protocol === "https" ? "; Secure" : "";
    return `${name}=${value}; Path=${this.#path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}

function valueOf(name: string, header: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,256})`).exec(header ?? "")?.[1] ?? null;
}
