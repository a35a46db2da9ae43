import { type Client, openClient, type Reply, type TableView } from "@safehouse/protocol";
import { pause, PATIENCE_MS } from "../scratch.ts";
import type { Cluster, ClusterNode } from "./cluster.ts";

/** A guest, with a line to every house. */
export type Guest = readonly Client[];

export async function comeIn(cluster: Cluster, name: string): Promise<Guest> {
  const [first] = cluster.nodes;
  const stranger = openClient({ server: (first as ClusterNode).address });
  const made = await insist(() => stranger.guests.create(name));
  return cluster.nodes.map(({ address }) => openClient({ server: address, guestToken: made.token }));
}

/** A table of two guests that only has to be started. */
export async function fullTable(host: Guest, other: Guest): Promise<TableView> {
  const { id } = await insist(() => line(host, 0).tables.create({ game: "klaumau", seats: 2 }));
  return insist(() => line(other, 1).tables.join(id));
}

/** A house may have too much to do for a moment, and says so. */
export async function insist<Value>(ask: () => Promise<Reply<Value>>): Promise<Value> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const reply = await ask();
    if (reply.result === "done") return reply.value;
    if (performance.now() > end || (reply.status !== null && reply.status !== 503)) {
      throw new Error(`a house said ${reply.status}: ${reply.error}`);
    }
    await pause(100);
  }
}

export function line(guest: Guest, house: number): Client {
  return guest[house % guest.length] as Client;
}
