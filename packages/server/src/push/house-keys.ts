import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { DamagedDocument, OutcomeUnknown, type Store, StoreConflict } from "../store/store.ts";

const KIND = "house";
const KEY = "push-keys";

interface KeptKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The pair of keys by which push services know this house (RFC 8292). All houses on one store have the same. */
export class HouseKeys {
  /** Uncompressed, in base64url: what browsers subscribe with. */
  readonly publicKey: string;
  readonly #private: KeyObject;

  constructor({ publicKey, privateKey }: KeptKeys) {
    this.publicKey = publicKey;
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const jwk = { kty: "EC", crv: "P-256", d: privateKey, x: x as string, y: y as string };
    this.#private = createPrivateKey({ key: jwk, format: "jwk" });
  }

  /** What a request to that service carries; it holds for some hours. */
  authorization(endpoint: string, contact: string, now: number): string {
    const text = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: contact };
    const signed = `${text({ typ: "JWT", alg: "ES256" })}.${text(claims)}`;
    const signature = sign("sha256", Buffer.from(signed), { key: this.#private, dsaEncoding: "ieee-p1363" });
    return `vapid t=${signed}.${signature.toString("base64url")}, k=${this.publicKey}`;
  }
}

/** Made at the first start and kept in the store, so that subscriptions outlive restarts, backups and moves. */
export async function readHouseKeys(store: Store): Promise<HouseKeys> {
  const kept = await keptKeys(store);
  if (kept !== null) return new HouseKeys(kept);
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A key may begin with zeros, which Node leaves out.
  const privateKey = Buffer.concat([Buffer.alloc(32 - pair.getPrivateKey().length), pair.getPrivateKey()]);
  const made = { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
  try {
    await store.putDocument({ kind: KIND, id: KEY, version: 1, body: { ...made }, expiresAt: null });
  } catch (error) {
    // Another house on this store was first, or we were and have not heard of it; on a full disk they hold until the next start.
    if (error instanceof StoreConflict || error instanceof OutcomeUnknown) {
      const first = await keptKeys(store);
      if (first !== null) return new HouseKeys(first);
    }
  }
  return new HouseKeys(made);
}

async function keptKeys(store: Store): Promise<KeptKeys | null> {
  try {
    const document = await store.findDocument(KIND, KEY);
    return document === null ? null : (document.body as unknown as KeptKeys);
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
    await store.removeDocument(KIND, KEY);
    return null;
  }
}
