import { isIPv4, isIPv6 } from "node:net";
import type { Seat } from "@safehouse/kernel";
import { Problem } from "../problem.ts";
import { Buckets, type Rate } from "./bucket.ts";

export interface LimitRates {
  readonly address: Rate;
  readonly seat: Rate;
  readonly match: Rate;
}

export type LimitScope = keyof LimitRates | "rename" | "renames" | "studies";

/** Everybody at a guest's tables is told of its new name, and of its holidays. Many guests may share an address. */
const RENAMES = { rename: { perSecond: 1 / 60, burst: 5 }, renames: { perSecond: 1 / 10, burst: 30 } } as const;

/** What an address puts into the house for half a year: guests are made faster than disks. */
const STUDIES = { perSecond: 100 / 86_400, burst: 50 } as const;

/** Who is asking, as far as limits go; null for whoever sits at this very machine. */
export type Caller = string | null;

/** Live sockets that one address may hold at once: a house full of people behind one router has some. */
const MOST_SOCKETS = 200;

/** So many entries of a log cost as much as a request. */
const ENTRIES_A_TOKEN = 100;

/** Keeps one address, one seat or one match from taking the house away from the others. What is too much throws. */
export class Limits {
  readonly #buckets: { readonly [scope in LimitScope]: Buckets };
  readonly #onLimited: (scope: LimitScope) => void;
  readonly #sockets = new Map<string, number>();

  constructor(rates: LimitRates, now: () => number, onLimited: (scope: LimitScope) => void) {
    this.#buckets = {
      address: new Buckets(rates.address, now),
      seat: new Buckets(rates.seat, now),
      match: new Buckets(rates.match, now),
      rename: new Buckets(RENAMES.rename, now),
      renames: new Buckets(RENAMES.renames, now),
      studies: new Buckets(STUDIES, now),
    };
    this.#onLimited = onLimited;
  }

  /** Only for whoever has shown the seat's token: nobody else may use up what belongs to the table. */
  chargeSeat(caller: Caller, match: string, seat: Seat): void {
    this.#charge(caller, "seat", `${match}/${seat}`, 1);
    this.#charge(caller, "match", match, 1);
  }

  chargeAddress(caller: Caller, cost = 1): void {
    if (caller !== null) this.#charge(caller, "address", caller, cost);
  }

  /** For what a request reads of a log, beside the request itself. */
  chargeEntries(caller: Caller, entries: number): void {
    const cost = Math.floor(entries / ENTRIES_A_TOKEN);
    if (cost > 0) this.chargeAddress(caller, cost);
  }

  /** For what everybody at a guest's tables is told of that guest. */
  chargeNews(caller: Caller, guest: string): void {
    if (caller === null) return;
    this.#charge(caller, "rename", guest, 1);
    this.#charge(caller, "renames", caller, 1);
  }

  chargeStudy(caller: Caller): void {
    this.#charge(caller, "studies", caller ?? "", 1);
  }

  /** Returns what to call when the socket is closed. */
  holdSocket(caller: Caller): () => void {
    if (caller === null) return () => {};
    const held = this.#sockets.get(caller) ?? 0;
    if (held >= MOST_SOCKETS) {
      this.#onLimited("address");
      throw new Problem(429, "limit.sockets", "Too many live sockets are open from this address. Close some.");
    }
    this.#sockets.set(caller, held + 1);
    return () => {
      const left = (this.#sockets.get(caller) ?? 1) - 1;
      if (left === 0) this.#sockets.delete(caller);
      else this.#sockets.set(caller, left);
    };
  }

  #charge(caller: Caller, scope: LimitScope, key: string, cost: number): void {
    if (caller === null) return;
    const seconds = this.#buckets[scope].take(key, cost);
    if (seconds === 0) return;
    this.#onLimited(scope);
    throw new Problem(429, "limit.requests", "That was too much at once. Wait a little.", {
      "retry-after": String(Math.max(1, Math.ceil(seconds))),
    });
  }
}

const FORWARDING = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

interface Request {
  readonly ip: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A direct connection from this machine, without a proxy that speaks for somebody else. */
export function isLocal({ headers, socket }: Request): boolean {
  return isLoopback(socket.remoteAddress ?? "") && !FORWARDING.some((name) => headers[name] !== undefined);
}

export function callerOf(request: Request): Caller {
  return isLocal(request) ? null : addressKey(request.ip);
}

/** Whoever has one IPv6 address has all of its /64. Some proxies tell the port, too, which is another for every connection. */
export function addressKey(address: string): string {
  const alone = address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  const plain = alone.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = "", tail = ""] = (plain.split("%", 1)[0] as string).split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail.split(":").filter(Boolean);
  const gap = plain.includes("::") ? Math.max(0, 8 - start.length - end.length) : 0;
  const groups = [...start, ...Array<string>(gap).fill("0"), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The network that an address, as `addressKey` tells it, belongs to: whoever has one IPv6 address often has a /48 of them. */
export function networkKey(address: string): string {
  const separator = address.includes(":") ? ":" : ".";
  return address.split(separator).slice(0, 3).join(separator);
}

export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./i.test(address);
}
