import { createCipheriv, createECDH, hkdfSync } from "node:crypto";

/** What a browser hands out with a subscription. */
export interface PushKeys {
  /** Its public key on P-256, uncompressed. */
  readonly p256dh: Buffer;
  /** A secret of 16 bytes that it shares with us. */
  readonly auth: Buffer;
}

export const PUBLIC_KEY_BYTES = 65;
export const AUTH_BYTES = 16;
/** Every message is as long as every other: its size tells nobody anything. */
const RECORD_BYTES = 128;
const LAST_RECORD = 2;

/** Whether these are keys that something can be encrypted for: a point that is not on the curve is none. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  if (p256dh.length !== PUBLIC_KEY_BYTES || auth.length !== AUTH_BYTES) return false;
  const probe = createECDH("prime256v1");
  probe.generateKeys();
  try {
    probe.computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}

/**
 * A message that only that browser can read, by RFC 8291: one record of `aes128gcm` (RFC 8188). `fresh` are the bytes that are drawn for
 * it, a private key and a salt.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  fresh: { readonly privateKey: Buffer; readonly salt: Buffer },
  length = RECORD_BYTES,
): Buffer {
  const own = createECDH("prime256v1");
  own.setPrivateKey(fresh.privateKey);
  const publicKey = own.getPublicKey();
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
  const info = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);
  const shared = own.computeSecret(p256dh);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, publicKey]);
  const secret = derive(shared, auth, about, 32);
  const key = derive(secret, fresh.salt, info("aes128gcm"), 16);
  const nonce = derive(secret, fresh.salt, info("nonce"), 12);
  const message = Buffer.from(text);
  const plain = Buffer.alloc(Math.max(length, message.length + 1));
  message.copy(plain);
  plain[message.length] = LAST_RECORD;
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  fresh.salt.copy(head);
  head.writeUInt32BE(4096, 16);
  head.writeUInt8(publicKey.length, 20);
  return Buffer.concat([head, publicKey, sealed]);
}
