/**
 * What a house does that opens where many people wait for bots, on a Postgres: how long until it answers, how long until every match has
 * moved on to a person, and how long whoever asks meanwhile waits at most.
 */
import { loadGame } from "@safehouse/games";
import { startPostgres } from "../scripts/postgres/start.ts";
import { openPostgresStore } from "../packages/server/src/store/postgres/open.ts";
import type { Store } from "../packages/server/src/store/store.ts";
import { median, type Row, whole } from "./measure.ts";
import { type Running, startOnPostgres } from "./server-process.ts";
import { storedMatch } from "./stored.ts";

const MATCHES = 10_000;
/** Made by turns, in as many connections as a house has. */
const AT_ONCE = 50;
const ASK_MS = 100;
const MOST_MS = 150_000;

export async function rows(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const store = await openPostgresStore(postgres.url);
    try {
      await fill(store);
      const server = await startOnPostgres(postgres.url, "--bot-delay=0");
      try {
        return [await watch(server, store)];
      } finally {
        await server.close();
      }
    } finally {
      await store.close();
    }
  } finally {
    await postgres.end();
  }
}

/** Just made: chance and the bot on the first seats come before the person. */
async function fill(store: Store): Promise<void> {
  const game = await loadGame("klaumau");
  if (game === null) throw new Error("there is no klaumau");
  const { rules, content } = game.meta;
  const config = game.configure({}, 3);
  if (!config.ok) throw new Error("klaumau has no usual options");
  const bot = { kind: "bot", level: "random" } as const;
  const made = { rules, content, config: config.value as never, seats: [bot, bot, { kind: "human" } as const] };
  for (let i = 0; i < MATCHES; i += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, each) =>
        store.createMatch({ ...storedMatch(`match-${i + each}`), ...made, tokenHashes: [null, null, null] }),
      ),
    );
  }
}

async function watch(server: Running, store: Store): Promise<Row> {
  const began = performance.now();
  const waits: number[] = [];
  let left = MATCHES;
  while (left > 0 && performance.now() - began < MOST_MS) {
    const asked = performance.now();
    await fetch(`http://127.0.0.1:${server.port}/api/health`);
    waits.push(performance.now() - asked);
    left = (await store.dueMatches()).length;
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return {
    what: `Start of a house where ${whole(MATCHES)} matches wait for bots in a Postgres`,
    figure: `open after ${whole(server.openedAfterMs)} ms, ${left === 0 ? "all" : whole(MATCHES - left)} have moved after ${seconds} s more, ${whole(server.memory() / 2 ** 20)} MiB`,
    against: `meanwhile an answer takes ${median(waits).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms`,
    ratio: "",
    target: "open < 2,000 ms",
  };
}
