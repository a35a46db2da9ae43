import { createServer } from "node:net";

/** Below the ports that machines draw for outgoing connections: one of those may take a port while a house that has it restarts. */
const FIRST = 12_000;
const COUNT = 18_000;
/** Processes that look at the same time begin at different places. */
let next = (process.pid * 37) % COUNT;

/** A port of this machine that nobody uses at the moment, and that this process has not given away before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
