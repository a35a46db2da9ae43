import { hexOf, type Link, linkOf } from "../chain.ts";
import { noSuchMatch } from "../matches.ts";
import { type Appended, type Head, StoreConflict } from "../store.ts";
import type { Connections, Query, Row } from "./connections.ts";
import { isCollision, isOwnFault } from "./faults.ts";

/** One append, ready to be sent. */
export interface Append {
  /** As all ids, without line feeds. */
  readonly match: string;
  readonly seen: Head;
  readonly lines: readonly SealedLine[];
  readonly isDue: boolean;
}

export interface SealedLine {
  readonly n: number;
  /** Canonical JSON, and so without line feeds. */
  readonly text: string;
  readonly link: Link;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (reason: unknown) => void;
}

/** So many commits may be under way at once: while one waits for the disk, the next is sent. */
const LANES = 2;
const MOST_APPENDS = 500;
const MOST_LETTERS = 4_000_000;
const TRIES = 3;

/**
 * Locks the heads in the order of their ids, which all houses keep, so that no two wait for each other in a circle; moves those that are
 * still where their writers saw them; and writes the lines of those that moved. All of it is one statement, and so one transaction.
 * Time is the database's, taken when the head was ours: all houses agree on it. Texts come joined and links one after the other:
 * quoting them as arrays took a fifth of what a row costs on this side.
 */
const APPEND = `
  WITH appends AS (
    SELECT id, seen_n, ${linkAt("$2", "item")} AS seen_link, seen_status, seen_seating, n, ${linkAt("$11", "last")} AS link, due, item
    FROM unnest(string_to_array($1, E'\\n'), $3::int[], $4::text[], $5::int[], $6::int[], $7::int[], $8::boolean[])
      WITH ORDINALITY AS a (id, seen_n, seen_status, seen_seating, n, last, due, item)
  ), locked AS (
    SELECT h.key, a.item FROM appends a JOIN heads h ON h.id = a.id COLLATE "C" ORDER BY h.id FOR NO KEY UPDATE OF h
  ), moved AS (
    UPDATE heads h SET n = a.n, link = a.link, due = a.due, touched_on = extract(epoch FROM clock_timestamp())::bigint / 86400
    FROM locked l JOIN appends a USING (item)
    WHERE h.key = l.key AND h.n = a.seen_n AND h.link = a.seen_link AND h.status = a.seen_status AND h.seating_version = a.seen_seating
    RETURNING h.key, a.item, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at
  ), written AS (
    INSERT INTO lines (match, n, line, link, at)
    SELECT m.key, l.n, l.line, ${linkAt("$11", "l.row")}, m.at
    FROM unnest($9::int[], $10::int[], string_to_array($12, E'\\n')) WITH ORDINALITY AS l (item, n, line, row) JOIN moved m USING (item)
  )
  SELECT l.item::int, m.at FROM locked l LEFT JOIN moved m USING (item)`;

/** In links that follow each other, each 32 bytes long. */
function linkAt(links: string, position: string): string {
  return `substr(${links}::bytea, (${position}::int - 1) * 32 + 1, 32)`;
}

/**
 * Commits appends to many matches together: whatever comes while commits are under way goes with the next. A match is in at most one of
 * them at a time; whoever calls sees to that.
 */
export class Appends {
  readonly #connections: Connections;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isCalled = false;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  add(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#isCalled) return;
      this.#isCalled = true;
      // After the sockets' turn: whatever they all asked for in this tick goes together.
      setImmediate(() => {
        this.#isCalled = false;
        this.#send();
      });
    });
  }

  #send(): void {
    while (this.#waiting.length > 0 && this.#underWay < LANES) {
      this.#underWay++;
      void this.#commit(this.#nextBatch()).finally(() => {
        this.#underWay--;
        this.#send();
      });
    }
  }

  #nextBatch(): Waiting[] {
    let letters = 0;
    const isTooMuch = ({ append: { lines } }: Waiting, i: number): boolean => {
      letters += lines.reduce((sum, { text }) => sum + text.length, 0);
      return i > 0 && (i >= MOST_APPENDS || letters > MOST_LETTERS);
    };
    const end = this.#waiting.findIndex(isTooMuch);
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end);
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      settle(batch, await this.#attempt(batch));
    } catch (error) {
      // One that cannot be kept takes no other along.
      if (batch.length > 1 && isOwnFault((error as Error).cause)) {
        await Promise.all(batch.map((each) => this.#commit([each])));
      } else for (const { reject } of batch) reject(error);
    }
  }

  async #attempt(batch: readonly Waiting[]): Promise<readonly Row[]> {
    const query = queryFor(batch.map(({ append }) => append));
    for (let tried = 1; ; tried++) {
      try {
        return await this.#connections.write(query);
      } catch (error) {
        if (tried === TRIES || !isCollision((error as Error).cause)) throw error;
      }
    }
  }
}

function queryFor(appends: readonly Append[]): Query {
  const lines = appends.flatMap(({ lines }, i) => lines.map((line) => ({ item: i + 1, ...line })));
  let last = 0;
  return {
    name: "append",
    text: APPEND,
    values: [
      appends.map(({ match }) => match).join("\n"),
      Buffer.concat(appends.map(({ seen }) => linkOf(seen.link))),
      appends.map(({ seen }) => seen.n),
      appends.map(({ seen }) => seen.status),
      appends.map(({ seen }) => seen.seating),
      appends.map(({ seen, lines }) => seen.n + lines.length),
      appends.map(({ lines }) => (last += lines.length)),
      appends.map(({ isDue }) => isDue),
      lines.map(({ item }) => item),
      lines.map(({ n }) => n),
      Buffer.concat(lines.map(({ link }) => link)),
      lines.map(({ text }) => text).join("\n"),
    ],
  };
}

function settle(batch: readonly Waiting[], rows: readonly Row[]): void {
  const found = new Map(rows.map((row) => [row["item"] as number, row["at"] as number | null]));
  batch.forEach(({ append: { match, seen, lines }, resolve, reject }, i) => {
    const at = found.get(i + 1);
    const last = lines.at(-1) as SealedLine;
    if (at === undefined) reject(noSuchMatch(match));
    else if (at === null)
      reject(new StoreConflict(`the log of ${match} does not end with entry ${seen.n} as it was seen`));
    else resolve({ head: { ...seen, n: last.n, link: hexOf(last.link) }, at });
  });
}
