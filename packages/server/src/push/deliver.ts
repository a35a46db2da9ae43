import { lookup as lookUp, type LookupAddress } from "node:dns";
import { request } from "node:https";
import { BlockList, isIPv6 } from "node:net";

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** Hands a message to a push service and says how that answered. Rejects if there is no way to it. */
export type Deliver = (request: PushRequest) => Promise<number>;

const PATIENCE_MS = 10_000;

const private4 = ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"];
const more4 = ["192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/4", "240.0.0.0/4"];
const private6 = ["::/127", "fc00::/7", "fe80::/10", "ff00::/8", "64:ff9b::/96", "2002::/16"];

/** Addresses that are no public ones: a name of a push service that leads there does not lead to a push service. */
const PRIVATE = new BlockList();
for (const [family, nets] of [["ipv4", [...private4, ...more4]] as const, ["ipv6", private6] as const]) {
  for (const net of nets) {
    const [address, bits] = net.split("/") as [string, string];
    PRIVATE.addSubnet(address, Number(bits), family);
  }
}

export function isPublic(address: string): boolean {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return isPublic(mapped);
  return !PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Over HTTPS, to a public address, without following anybody anywhere. */
export const deliverByHttps: Deliver = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        timeout: PATIENCE_MS,
        lookup: (name, options, done) =>
          lookUp(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
            const found = error === null ? addresses.filter(({ address }) => isPublic(address)) : [];
            const [first] = found;
            if (first === undefined) return done(error ?? new Error(`${name} leads to no public address`), "", 4);
            if (options.all) done(null, found);
            else done(null, first.address, first.family);
          }),
      },
      (answer) => {
        // Whatever it has to say beyond that is not read.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("the push service does not answer")));
    sent.on("error", reject);
    sent.end(body);
  });
