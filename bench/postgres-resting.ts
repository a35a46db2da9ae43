/** What matches on a Postgres cost that nobody plays just now: the start and the memory of a house with many of them, against an empty one. */
import { Client } from "pg";
import { startPostgres } from "../scripts/postgres/start.ts";
import { openPostgresStore } from "../packages/server/src/store/postgres/open.ts";
import { type Row, whole } from "./measure.ts";
import { describeOpened, middleOf, type Opened, openedBy } from "./opened.ts";
import { startOnPostgres } from "./server-process.ts";
import { storedLine, storedMatch } from "./stored.ts";

const MATCHES = 100_000;
const LINES = 4;
const STARTS = 3;

/** Copies of one: a start that read any of them would be seen to. */
const COPY = `
  WITH one AS (SELECT h.*, creation, seating, seating_digest FROM heads h JOIN makings ON match = key WHERE id = 'match'), made AS (
    INSERT INTO heads (id, n, link, status, seating_version, due, touched_on)
    SELECT 'match-' || i, n, link, status, seating_version, due, touched_on FROM one, generate_series(2, $1::int) i RETURNING key
  ), makings AS (
    INSERT INTO makings SELECT made.key, creation, seating, seating_digest FROM made, one
  )
  INSERT INTO lines SELECT made.key, l.n, line, l.link, at FROM made, one JOIN lines l ON l.match = one.key`;

export async function rows(): Promise<Row[]> {
  const [empty, full] = [await startPostgres(), await startPostgres()];
  try {
    await fill(full.url);
    const found: Record<"empty" | "full", Opened[]> = { empty: [], full: [] };
    // Turn by turn, so that a slow moment of the machine hits both. The first start of each makes the tables, or has to read them.
    for (let i = 0; i <= STARTS; i++) {
      found.empty.push(await openedBy(() => startOnPostgres(empty.url)));
      found.full.push(await openedBy(() => startOnPostgres(full.url)));
    }
    const [none, many] = [middleOf(found.empty.slice(1)), middleOf(found.full.slice(1))];
    return [
      {
        what: `Start of a house with ${whole(MATCHES)} resting matches in a Postgres`,
        figure: describeOpened(many),
        against: `an empty one, ${describeOpened(none)}`,
        ratio: `${(many.processor / none.processor).toFixed(2)} × its processor time`,
        target: "< 2,000 ms, no memory",
      },
    ];
  } finally {
    await Promise.all([empty.end(), full.end()]);
  }
}

async function fill(url: string): Promise<void> {
  const store = await openPostgresStore(url);
  await store.createMatch(storedMatch("match"));
  const { head } = await store.readLog("match");
  await store.append(
    "match",
    head,
    Array.from({ length: LINES }, (_, i) => storedLine(i + 1, 0)),
  );
  await store.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET search_path = safehouse");
    await client.query(COPY, [MATCHES]);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
