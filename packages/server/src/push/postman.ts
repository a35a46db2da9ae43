import { createECDH } from "node:crypto";
import type { House } from "../house.ts";
import { type Deliver, deliverByHttps } from "./deliver.ts";
import { type Device, deviceId, type Devices } from "./devices.ts";
import { encryptPush } from "./encrypt.ts";
import { readEndpoint } from "./endpoints.ts";
import type { HouseKeys } from "./house-keys.ts";

/** What is said: that, and nothing of any game. The words are the device's own. */
export type PushMessage = "turn" | "reminder";

/** Nobody is told more often than that: the desk has the rest. */
const PAUSE_MS = 5 * 60_000;
/** A service forgets what it could not deliver in that time. */
const TTL_SECONDS = 86_400;
/** It was unsubscribed, or was never there. */
const GONE = [404, 410];

/** Tells guests with the page closed, through the services of those who make their browsers. */
export class Postman {
  readonly #house: House;
  readonly #devices: Devices;
  readonly #keys: HouseKeys;
  readonly #hosts: readonly string[];
  readonly #deliver: Deliver;

  constructor(house: House, devices: Devices, keys: HouseKeys, deliver: Deliver = deliverByHttps) {
    this.#house = house;
    this.#devices = devices;
    this.#keys = keys;
    this.#hosts = house.settings.pushHosts ?? [];
    this.#deliver = deliver;
  }

  /** Never rejects: whoever cannot be told finds it on the desk. */
  async tell(guest: string, message: PushMessage): Promise<void> {
    try {
      const devices = await this.#devices.of(guest);
      if (devices.length === 0 || !(await this.#devices.mayTell(guest, PAUSE_MS))) return;
      await Promise.all(devices.map((device) => this.#send(guest, device, message)));
    } catch (error) {
      this.#house.report(error, "somebody could not be told with the page closed");
    }
  }

  async #send(guest: string, device: Device, message: PushMessage): Promise<void> {
    const { endpoint, contact } = device;
    const id = deviceId(endpoint);
    // The operator may have taken a service off the list since.
    if (readEndpoint(endpoint, this.#hosts) === null) return this.#devices.remove(guest, id);
    const keys = { p256dh: Buffer.from(device.p256dh, "base64url"), auth: Buffer.from(device.auth, "base64url") };
    const fresh = createECDH("prime256v1");
    fresh.generateKeys();
    const salt = this.#house.surroundings.randomBytes(16);
    const body = encryptPush(JSON.stringify({ type: message }), keys, { privateKey: fresh.getPrivateKey(), salt });
    const headers = {
      authorization: this.#keys.authorization(endpoint, contact, this.#house.commons.now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(TTL_SECONDS),
      // One at a time: a newer one takes the place of one that was not delivered yet.
      topic: "safehouse",
      urgency: "normal",
    };
    const status = await this.#deliver({ endpoint, headers, body }).catch(() => 0);
    this.#house.metrics.pushes.inc({ outcome: status >= 200 && status < 300 ? "sent" : "failed" });
    if (GONE.includes(status)) await this.#devices.remove(guest, id);
  }
}
