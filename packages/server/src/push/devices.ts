import { createHash } from "node:crypto";
import { ok } from "@safehouse/kernel";
import { Collection } from "../guests/collection.ts";
import type { Store } from "../store/store.ts";
import type { Surroundings } from "../surroundings.ts";
import { expiryAfter } from "../upkeep/keep.ts";

/** A browser that wants to be told with the page closed. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Where the house was when it subscribed: whom a push service may turn to. */
  readonly contact: string;
  /** To the day. */
  readonly seenAt: number;
}

export interface GuestDevices {
  readonly devices: readonly Device[];
  /** When this guest was last told something. */
  readonly toldAt: number;
}

export const PUSH = "push";
export const PUSH_ENDPOINT = "push-endpoint";
/** The oldest makes room for another. */
const MOST_DEVICES = 5;
const DAY = 86_400_000;

/** The devices of guests. An endpoint is one guest's: whoever uses that browser now. They are forgotten with the guest. */
export class Devices {
  readonly #devices: Collection<GuestDevices>;
  readonly #owners: Collection<{ readonly guest: string; readonly seenAt: number }>;
  readonly #surroundings: Pick<Surroundings, "now">;

  constructor(store: Store, keepMs: number | null, surroundings: Surroundings) {
    const newest = ({ devices }: GuestDevices): number => Math.max(0, ...devices.map(({ seenAt }) => seenAt));
    this.#devices = new Collection(store, PUSH, (body) => expiryAfter(newest(body), keepMs), surroundings);
    this.#owners = new Collection(store, PUSH_ENDPOINT, ({ seenAt }) => expiryAfter(seenAt, keepMs), surroundings);
    this.#surroundings = surroundings;
  }

  async of(guest: string): Promise<readonly Device[]> {
    return (await this.#devices.find(guest))?.body.devices ?? [];
  }

  /** Whether anybody wants to be told anything. */
  async isEmpty(): Promise<boolean> {
    for await (const _ of this.#devices.all()) return false;
    return true;
  }

  /** Returns what the device is called. */
  async add(guest: string, device: Omit<Device, "seenAt">): Promise<string> {
    const id = deviceId(device.endpoint);
    const seenAt = this.#surroundings.now();
    const before = (await this.#owners.find(id))?.body;
    if (before?.guest !== guest || seenAt - before.seenAt >= DAY) await this.#owners.keep(id, { guest, seenAt });
    if (before !== undefined && before.guest !== guest) await this.#removeFrom(before.guest, id);
    let dropped: readonly Device[] = [];
    const add = ({ devices, toldAt }: GuestDevices): GuestDevices => {
      const others = devices.filter(({ endpoint }) => endpoint !== device.endpoint);
      const all = [...others, { ...device, seenAt }];
      dropped = all.slice(0, -MOST_DEVICES);
      return { devices: all.slice(-MOST_DEVICES), toldAt };
    };
    if (!(await this.#devices.create(guest, add({ devices: [], toldAt: 0 })))) {
      await this.#devices.change(guest, (body) => ok(add(body)));
    }
    for (const { endpoint } of dropped) await this.remove(guest, deviceId(endpoint));
    return id;
  }

  async remove(guest: string, device: string): Promise<void> {
    const owner = (await this.#owners.find(device))?.body.guest;
    if (owner === guest) await this.#owners.remove(device);
    await this.#removeFrom(guest, device);
  }

  async forget(guest: string): Promise<void> {
    for (const { endpoint } of await this.of(guest)) await this.remove(guest, deviceId(endpoint));
    await this.#devices.remove(guest);
  }

  async *redate(): AsyncGenerator<void> {
    yield* this.#devices.redate();
    yield* this.#owners.redate();
  }

  /** Whether the guest may be told something now: of several who want to at once one may, and not again for a while. */
  async mayTell(guest: string, pauseMs: number): Promise<boolean> {
    const now = this.#surroundings.now();
    let isOurs = false;
    await this.#devices.change(guest, (body) => {
      // A clock that was set back must not silence anybody.
      isOurs = now - body.toldAt >= pauseMs || body.toldAt > now;
      return ok(isOurs ? { ...body, toldAt: now } : body);
    });
    return isOurs;
  }

  async #removeFrom(guest: string, device: string): Promise<void> {
    const kept = await this.#devices.change(guest, (body) => {
      const devices = body.devices.filter(({ endpoint }) => deviceId(endpoint) !== device);
      return ok(devices.length === body.devices.length ? body : { ...body, devices });
    });
    if (kept?.body.devices.length === 0) await this.#devices.remove(guest);
  }
}

export function deviceId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url").slice(0, 22);
}
