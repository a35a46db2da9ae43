import { ok } from "@safehouse/kernel";
import { hashToken } from "../matches/token.ts";
import type { Store } from "../store/store.ts";
import type { Surroundings } from "../surroundings.ts";
import { expiryAfter } from "../upkeep/keep.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import { Collection } from "./collection.ts";
import { type Guest, isNewDay, mute, rename, unmute } from "./guest.ts";
import { comeBack, goAway } from "./holiday.ts";
import { no, refusal, Refused } from "./refusal.ts";
import { type Credentials, lockWith, newId, newSecret, readToken, tokenOf } from "./secret.ts";

/** A guest who has proven to be one. */
export interface KnownGuest extends Credentials {
  readonly name: string;
  readonly muted: readonly string[];
  readonly rests: readonly Rest[];
}

interface DeviceLink {
  readonly guest: string;
  /** The guest's secret, locked with the code. Null once it was used. */
  readonly locked: string | null;
  readonly expiresAt: number;
}

const LINK_MS = 10 * 60_000;

export class Guests {
  readonly #guests: Collection<Guest>;
  readonly #links: Collection<DeviceLink>;
  readonly #surroundings: Surroundings;

  /** Guests who stay away for `keepMs` are forgotten. */
  constructor(store: Store, keepMs: number | null, surroundings: Surroundings) {
    this.#guests = new Collection(store, "guest", ({ seenAt }) => expiryAfter(seenAt, keepMs), surroundings);
    this.#links = new Collection(store, "device-link", ({ expiresAt }) => expiresAt, surroundings);
    this.#surroundings = surroundings;
  }

  async create(name: string): Promise<KnownGuest> {
    const guest = newId(this.#surroundings);
    const secret = newSecret(this.#surroundings);
    await this.#guests.create(guest, {
      name,
      secretHash: hashToken(secret),
      muted: [],
      seenAt: this.#surroundings.now(),
      isLeaving: false,
    });
    return { guest, secret, name, muted: [], rests: [] };
  }

  /** Null for a token that is nobody's. */
  async recognise(token: string): Promise<KnownGuest | null> {
    const credentials = readToken(token);
    if (credentials === null) return null;
    const { guest, secret } = credentials;
    const kept = await this.#guests.find(guest);
    // Hashes are compared: how long that takes says nothing about the secret.
    if (kept === null || kept.body.secretHash !== hashToken(secret)) return null;
    const { name, muted, rests = [] } = kept.body;
    const now = this.#surroundings.now();
    if (isNewDay(kept.body, now)) await this.#guests.change(guest, (body) => ok({ ...body, seenAt: now }));
    return { guest, secret, name, muted, rests };
  }

  async rename({ guest }: Credentials, name: string): Promise<void> {
    await this.#guests.change(guest, (body) => rename(body, name));
  }

  /** Away as wished, or here again. */
  async goAway({ guest }: Credentials, wish: Rest | null): Promise<readonly Rest[]> {
    const now = this.#surroundings.now();
    const kept = await this.#guests.change(guest, (body) => {
      const rests = wish === null ? ok(comeBack(body.rests ?? [], now)) : goAway(body.rests ?? [], wish, now);
      return rests.ok ? ok({ ...body, rests: rests.value }) : rests;
    });
    return kept?.body.rests ?? [];
  }

  async mute({ guest }: Credentials, other: string): Promise<readonly string[]> {
    return (await this.#guests.change(guest, (body) => mute(body, guest, other)))?.body.muted ?? [];
  }

  async unmute({ guest }: Credentials, other: string): Promise<readonly string[]> {
    return (await this.#guests.change(guest, (body) => unmute(body, other)))?.body.muted ?? [];
  }

  async mutedBy({ guest }: Credentials): Promise<readonly string[]> {
    return (await this.#guests.find(guest))?.body.muted ?? [];
  }

  /** A code that makes another device the same guest, once and soon. */
  async link({ guest, secret }: Credentials): Promise<{ code: string; expiresAt: number }> {
    const code = newId(this.#surroundings);
    const expiresAt = this.#surroundings.now() + LINK_MS;
    await this.#links.create(hashToken(code), { guest, locked: lockWith(code, secret), expiresAt });
    return { code, expiresAt };
  }

  async redeem(code: string): Promise<KnownGuest> {
    let locked: string | null = null;
    const kept = await this.#links.change(hashToken(code), (link) => {
      if (link.locked === null || link.expiresAt <= this.#surroundings.now()) return no(404, "link.unknown");
      locked = link.locked;
      return ok({ ...link, locked: null });
    });
    if (kept === null || locked === null) throw new Refused(refusal(404, "link.unknown"));
    const known = await this.recognise(tokenOf({ guest: kept.body.guest, secret: lockWith(code, locked) }));
    if (known === null) throw new Refused(refusal(404, "link.unknown"));
    return known;
  }

  async startLeaving({ guest }: Pick<Credentials, "guest">): Promise<void> {
    await this.#guests.change(guest, (body) => ok({ ...body, isLeaving: true }));
  }

  /** Null for who is not here, or has asked to be forgotten. */
  async nameOf(guest: string): Promise<string | null> {
    const kept = await this.#guests.find(guest);
    return kept === null || kept.body.isLeaving ? null : kept.body.name;
  }

  /** Whether this guest may be named: it is here, and has not asked to be forgotten. */
  async isStaying(guest: string): Promise<boolean> {
    const kept = await this.#guests.find(guest);
    return kept !== null && !kept.body.isLeaving;
  }

  /** Those of them who were forgotten. */
  async gone(guests: readonly string[]): Promise<readonly string[]> {
    const here = await this.#guests.versions(guests);
    return guests.filter((guest) => !here.has(guest));
  }

  /** Those who have stayed away for too long by then. */
  due(time: number, limit: number): Promise<readonly string[]> {
    return this.#guests.expired(time, limit);
  }

  redate(): AsyncGenerator<void> {
    return this.#guests.redate();
  }

  /** The tokens of all devices end with the guest. */
  async forget({ guest }: Pick<Credentials, "guest">): Promise<void> {
    await this.#guests.remove(guest);
  }
}
