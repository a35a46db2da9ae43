import type { FastifyReply, FastifyRequest } from "fastify";
import type { GuestCookie } from "./cookie.ts";
import type { Guests, KnownGuest } from "./guests.ts";
import { refusal, Refused } from "./refusal.ts";

type Headers = Pick<FastifyRequest, "headers">;

/** Tells by token or cookie who asks. */
export class Identity {
  readonly cookie: GuestCookie;
  readonly #guests: Guests;

  constructor(guests: Guests, cookie: GuestCookie) {
    this.#guests = guests;
    this.cookie = cookie;
  }

  /** Throws 401 if it is nobody. */
  async require(request: Headers): Promise<KnownGuest> {
    const guest = await this.find(request);
    if (guest === null) throw new Refused(refusal(401, "guest.unknown"));
    return guest;
  }

  /** Null for a stranger. A token that is nobody's is refused: its owner should know. */
  async find(request: Headers): Promise<KnownGuest | null> {
    const { authorization } = request.headers;
    if (authorization === undefined) return this.#byCookie(request);
    const token = /^Bearer +(\S{1,256})$/i.exec(authorization)?.[1];
    const guest = token === undefined ? null : await this.#guests.recognise(token);
    if (guest === null) throw new Refused(refusal(401, "guest.unknown"));
    return guest;
  }

  /** Gives a browser that is known by the cookie of former times the one of this house, unless it was just given one. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!this.cookie.isFormer(request) || reply.hasHeader("set-cookie")) return;
    const guest = await this.#byCookie(request);
    if (guest !== null) this.cookie.set(request, reply, guest);
  }

  /** A browser cannot take its cookie back, so a stale one is as good as none. */
  async #byCookie(request: Headers): Promise<KnownGuest | null> {
    const token = this.cookie.read(request);
    return token === null ? null : this.#guests.recognise(token);
  }
}
