/**
 * What a durable append costs on a Postgres of this machine, by how many matches are committed together: rows a second, and processor
 * time a row of both sides. Held against a bare loop that inserts the same lines with `pg` and keeps no chain, no head and no order.
 */
import { Client } from "pg";
import { startPostgres } from "../scripts/postgres/start.ts";
import { openPostgresStore } from "../packages/server/src/store/postgres/open.ts";
import { creationText, firstLink, hexOf, lineText } from "../packages/server/src/store/chain.ts";
import type { Head, Store } from "../packages/server/src/store/store.ts";
import { median, type Row, whole } from "./measure.ts";
import { postmasterOf } from "./postmaster.ts";
import { familySeconds } from "./processor-time.ts";
import { storedLine, storedMatch } from "./stored.ts";

const SIZES = [1, 10, 50, 200];
const ROUNDS = 5;
const SECONDS = 1.5;
const BARE = "INSERT INTO bare (match, n, line) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])";

interface Measured {
  readonly perSecond: number;
  /** Microseconds of both sides. */
  readonly processor: number;
}

export async function rows(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const store = await openPostgresStore(postgres.url);
    const bare = new Client({ connectionString: postgres.url });
    await bare.connect();
    try {
      await bare.query("CREATE TABLE bare (match text, n int, line text, PRIMARY KEY (match, n))");
      const found: Row[] = [];
      for (const size of SIZES) found.push(await measureSize(store, bare, size, postgres.data));
      return found;
    } finally {
      await bare.end();
      await store.close();
    }
  } finally {
    await postgres.end();
  }
}

async function measureSize(store: Store, bare: Client, size: number, data: string): Promise<Row> {
  const ids = Array.from({ length: size }, (_, i) => `match-${size}-${i}`);
  for (const id of ids) await store.createMatch(storedMatch(id));
  const heads = new Map(ids.map((id) => [id, startOf(id)]));
  let n = 0;
  const ours = async (): Promise<void> => {
    await Promise.all(
      ids.map(async (id, i) => {
        const seen = heads.get(id) as Head;
        heads.set(id, (await store.append(id, seen, [storedLine(seen.n + 1, i)])).head);
      }),
    );
  };
  const theirs = async (): Promise<void> => {
    n++;
    const lines = ids.map((_, i) => storedLine(n, i)).map(({ entry, command }) => lineText(entry, command));
    await bare.query({ name: "bare", text: BARE, values: [ids, ids.map(() => n), lines] });
  };
  const rounds: { ours: Measured; theirs: Measured }[] = [];
  // The first one only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    rounds.push({ ours: await measure(ours, size, data), theirs: await measure(theirs, size, data) });
  }
  rounds.shift();
  const middle = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
  const [rate, bareRate] = [middle(({ ours }) => ours.perSecond), middle(({ theirs }) => theirs.perSecond)];
  const [cost, bareCost] = [middle(({ ours }) => ours.processor), middle(({ theirs }) => theirs.processor)];
  return {
    what: `Postgres: ${size} ${size === 1 ? "match" : "matches"} appended to at once`,
    figure: `${whole(rate)} rows/s, ${whole(cost)} µs of processor time a row`,
    against: `bare inserts of the same size, ${whole(bareRate)} rows/s, ${whole(bareCost)} µs`,
    ratio: `${middle((each) => each.ours.perSecond / each.theirs.perSecond).toFixed(2)} × the rows, ${middle((each) => each.ours.processor / each.theirs.processor).toFixed(2)} × the time`,
    target: "",
  };
}

async function measure(commit: () => Promise<void>, size: number, data: string): Promise<Measured> {
  const before = { own: process.cpuUsage(), server: serverSeconds(data), at: performance.now() };
  const end = before.at + SECONDS * 1000;
  let count = 0;
  for (; performance.now() < end; count += size) await commit();
  const { user, system } = process.cpuUsage(before.own);
  const seconds = (user + system) / 1_000_000 + serverSeconds(data) - before.server;
  return {
    perSecond: (count / (performance.now() - before.at)) * 1000,
    processor: (seconds / count) * 1_000_000,
  };
}

/** Only Linux tells; elsewhere it is left out. */
function serverSeconds(data: string): number {
  try {
    return familySeconds(postmasterOf(data));
  } catch {
    return 0;
  }
}

function startOf(id: string): Head {
  return { n: 0, link: hexOf(firstLink(creationText(storedMatch(id)))), status: "running", seating: 1 };
}
