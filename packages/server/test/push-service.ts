import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deliver } from "../src/push/deliver.ts";

export interface Heard {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A push service on loopback, as the browsers' makers run them: it believes nothing that is not signed. */
export class PushService {
  readonly heard: Heard[] = [];
  /** What it answers to the next messages. */
  status = 201;
  /** The key that every message must be signed with. */
  key = "";
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const { url = "", headers } = request;
        const isSigned = this.#isSigned(headers.authorization ?? "");
        this.heard.push({ path: url, headers, body: Buffer.concat(parts) });
        response.writeHead(isSigned ? this.status : 403).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, "127.0.0.1", resolve));
    return service;
  }

  /** In place of HTTPS to a service of the great world. */
  get deliver(): Deliver {
    return async ({ endpoint, headers, body }) => {
      const { port } = this.#server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
      return (await fetch(url, { method: "POST", headers, body: new Uint8Array(body) })).status;
    };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** RFC 8292: who sends, to whom, until when, and the signature over it. */
  #isSigned(authorization: string): boolean {
    const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(key, "base64url");
    if (key !== this.key || point.length !== 65) return false;
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const jwk = { kty: "EC", crv: "P-256", x: x as string, y: y as string };
    const publicKey = createPublicKey({ key: jwk, format: "jwk" });
    const isRight = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number; sub: string };
    const seconds = Date.now() / 1000;
    const isInTime = said.exp > seconds && said.exp <= seconds + 24 * 3600;
    return isRight && isInTime && said.aud === "https://push.example.org" && /^(?:https:|mailto:)/.test(said.sub);
  }
}

/** A browser that has subscribed. It alone can read what is sent to it. */
export class PushBrowser {
  readonly #own: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly path: string;

  constructor(name: string) {
    this.#own.generateKeys();
    this.path = `/${name}`;
  }

  get subscription() {
    return {
      endpoint: `https://push.example.org${this.path}`,
      keys: { p256dh: this.#own.getPublicKey("base64url"), auth: this.#auth.toString("base64url") },
    };
  }

  /** By RFC 8291 and RFC 8188, written from their text. Throws for what is not meant for it, or was changed. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const derive = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", secret, with_, info, length));
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), this.#own.getPublicKey(), theirs]);
    const secret = derive(this.#own.computeSecret(theirs), this.#auth, about, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
