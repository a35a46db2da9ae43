import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A server that is stopped, to be copied. */
export interface Original {
  /** Its folder. */
  readonly data: string;
  readonly password: string;
}

/** A server that runs for us alone and is gone when we are. */
export interface Postgres extends Original {
  /** Of an account that may do everything, and of the database that every server has. */
  readonly url: string;
  readonly version: string;
  /** Lets nobody in any more, cuts off everybody and stops in order; or as if its machine had died. */
  stop(how?: "stop" | "kill"): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Ends it and removes all of it. */
  end(): Promise<void>;
}

/** Settings are those of postgresql.conf. A copy is a standby: its settings say whom it follows. */
export async function startPostgres(
  settings: { readonly [name: string]: string } = {},
  copyOf: Original | null = null,
): Promise<Postgres> {
  const script = fileURLToPath(new URL("keeper.ts", import.meta.url));
  const keeper = spawn(process.execPath, [script, JSON.stringify(settings), JSON.stringify(copyOf)], {
    stdio: ["pipe", "pipe", "inherit"],
    // Out of our group, so that a Ctrl-C leaves it the time to clear up.
    detached: true,
  });
  const closed = new Promise<void>((resolve) => void keeper.once("close", () => resolve()));
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<{ readonly [name: string]: string }> => {
    const line = await lines.next();
    if (line.done) throw new Error("Postgres could not be started here; what it said is above.");
    return JSON.parse(line.value) as { readonly [name: string]: string };
  };
  const order = async (what: string): Promise<void> => {
    keeper.stdin.write(`${what}\n`);
    await answer();
  };
  const { port, user, password = "", version = "", data = "" } = await answer();
  // Nobody waits for it to end by itself.
  keeper.unref();
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    version,
    data,
    password,
    stop: (how = "stop") => order(how),
    start: () => order("start"),
    async end() {
      keeper.ref();
      keeper.stdin.end();
      await closed;
    },
  };
}
