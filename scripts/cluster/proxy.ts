import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export interface Proxy {
  readonly port: number;
  close(): Promise<void>;
}

/** How long a node may take to take a connection before the next one is tried. */
const PATIENCE_MS = 1_000;

/**
 * Hands every connection to the next of the nodes, as they are at the time, and on to the one after it if that one is dead. It knows
 * nothing of what goes through.
 */
export async function startProxy(port: number, nodes: () => readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let turn = 0;
  const server: Server = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client);
    client.once("close", () => open.delete(client));
    client.on("error", () => client.destroy());
    const ports = nodes();
    const first = turn++;
    const offer = (tried: number): void => {
      const target = ports[(first + tried) % ports.length];
      if (target === undefined || tried === ports.length || client.destroyed) return void client.destroy();
      const node = connect(target, "127.0.0.1").setTimeout(PATIENCE_MS);
      const next = (): void => {
        node.destroy();
        offer(tried + 1);
      };
      node.once("timeout", next).once("error", next);
      node.once("connect", () => {
        node.setTimeout(0).off("timeout", next).off("error", next);
        join(client, node);
      });
    };
    offer(0);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const client of open) client.destroy();
      await closed;
    },
  };
}

/** What one end says the other hears; if one is gone, so is the other. */
function join(client: Socket, node: Socket): void {
  for (const [from, to] of [
    [client, node],
    [node, client],
  ] as const) {
    from.setNoDelay(true);
    from.on("error", () => to.destroy());
    from.once("close", () => to.destroy());
    from.pipe(to);
  }
}
