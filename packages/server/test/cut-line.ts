import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Where a line is cut: before the question arrives, or when the answer to it is due. */
export type Cut = "question" | "answer";

export interface CutLine {
  readonly address: string;
  /** Cuts the connection that next asks for this prepared statement; true once it was cut. */
  cutNext(statement: string, where: Cut): () => boolean;
}

/** What a server says when it is done, and outside any transaction: whatever was asked is committed by then. */
const DONE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** A line to a Postgres that can be cut exactly where it hurts. */
export async function cutLine(address: string): Promise<CutLine> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let plan: { readonly statement: string; readonly where: Cut } | null = null;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let isWatched = false;
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      open.add(socket);
      socket.setNoDelay(true).on("error", cut);
      socket.on("close", () => {
        open.delete(socket);
        cut();
      });
    }
    client.on("data", (data) => {
      // The name of a statement ends with a zero byte, in the message that makes it and in those that use it.
      if (plan === null || !data.includes(`${plan.statement}\0`)) return void server.write(data);
      const { where } = plan;
      plan = null;
      if (where === "question") return cut();
      isWatched = true;
      server.write(data);
    });
    server.on("data", (data) => {
      if (!isWatched) client.write(data);
      else if (data.subarray(-DONE.length).equals(DONE)) cut();
    });
  });
  await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of open) socket.destroy();
  });
  return {
    address: Object.assign(new URL(address), { port: String((proxy.address() as AddressInfo).port) }).href,
    cutNext(statement, where) {
      const mine = { statement, where };
      plan = mine;
      return () => plan !== mine;
    },
  };
}
