import { BlockList, isIPv6, type Server, type Socket } from "node:net";
import { addressKey, isLoopback } from "../limits/limits.ts";
import type { Settings } from "../settings.ts";

/** How long the other side of a connection may take, in milliseconds. */
export interface ConnectionPatience {
  /** To say what it wants, from the first moment on; whoever says nothing says too little. */
  readonly headers: number;
  /** To have said all of it. */
  readonly request: number;
  /** To want something else. */
  readonly idle: number;
  /** To read what it is sent. Longer than anything takes that is answered late on purpose. */
  readonly silence: number;
  /** How often all that is looked at. */
  readonly check: number;
}

export const USUAL_CONNECTION_PATIENCE: ConnectionPatience = {
  headers: 10_000,
  request: 30_000,
  idle: 30_000,
  silence: 90_000,
  check: 2_000,
};

/** What Fastify is to be told of it. */
export function serverPatience({ headers, request, idle, silence, check }: ConnectionPatience) {
  return {
    connectionTimeout: silence,
    requestTimeout: request,
    keepAliveTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  };
}

/** Connections that one address may have open: all its live sockets, and some more to ask with. */
const MOST_OF_ONE = 300;

export interface ConnectionCaps {
  readonly ofOne: number;
  readonly inAll: number;
  /** Many people may be behind it. */
  isShared(address: string): boolean;
}

export function usualCaps({ connections, trustProxy }: Settings): ConnectionCaps {
  const proxies = proxyList(trustProxy || []);
  const isProxy = (address: string): boolean => proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  return { ofOne: MOST_OF_ONE, inAll: connections, isShared: (address) => isLoopback(address) || isProxy(address) };
}

/** Turns connections away that are too many, of one address or in all. */
export function capConnections(
  server: Server,
  { ofOne, inAll, isShared }: ConnectionCaps,
  onRefused: () => void,
): void {
  const open = new Map<string, number>();
  server.maxConnections = inAll;
  server.on("drop", onRefused);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isShared(address)) return;
    const key = addressKey(address);
    const count = open.get(key) ?? 0;
    if (count >= ofOne) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}

function proxyList(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of trusted) {
    const [address = "", bits] = each.split("/");
    if (address === "loopback") continue;
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
