/** What an append costs as the database grows: a tick of 200 matches, committed as one, at four sizes of the log. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "../packages/server/src/store/sqlite.ts";
import type { NewMatch, Store } from "../packages/server/src/store/store.ts";
import { median, type Row, whole } from "./measure.ts";

const MATCHES = 200;
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const MEASURED_TICKS = 50;
/** Until the next size is reached nothing is measured, and more is written at once. */
const FILLING = 20;
const MOST_SECONDS = 120;

export async function rows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-bench-"));
  try {
    const store = await openSqliteStore(folder);
    try {
      return await measure(store);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(store: Store): Promise<Row[]> {
  for (let i = 0; i < MATCHES; i++) await store.createMatch(matchNumber(i));
  const end = performance.now() + MOST_SECONDS * 1000;
  const found: Row[] = [];
  let n = 0;
  let first = Number.NaN;
  const tick = async (lines: number): Promise<void> => {
    const writes: Promise<void>[] = [];
    for (let line = 0; line < lines; line++) {
      n++;
      for (let i = 0; i < MATCHES; i++) writes.push(store.append(`match-${i}`, entryNumber(n, i), `command-${i}-${n}`));
    }
    await Promise.all(writes);
  };
  for (const size of SIZES) {
    while (n * MATCHES < size && performance.now() < end) await tick(Math.min(FILLING, Math.ceil(size / MATCHES) - n));
    if (n * MATCHES < size) break;
    const times: number[] = [];
    for (let i = 0; i < MEASURED_TICKS; i++) {
      const start = performance.now();
      await tick(1);
      times.push(((performance.now() - start) * 1000) / MATCHES);
    }
    const each = median(times);
    if (found.length === 0) first = each;
    found.push({
      what: `Append on top of ${whole(size)} logged moves`,
      figure: `${each.toFixed(1)} µs a move`,
      against: `${MATCHES} matches a commit, synced`,
      ratio: `${(each / first).toFixed(2)} ×`,
      target: "flat",
    });
  }
  return found;
}

function entryNumber(n: number, i: number) {
  return { n, decision: `turn:${i % 2}:${n}`, seat: i % 2, move: { do: "play", card: "ruby-3" } };
}

function matchNumber(i: number): NewMatch {
  return {
    id: `match-${i}`,
    game: "klaumau",
    rules: 0,
    content: "",
    config: {},
    seats: [{ kind: "human" }, { kind: "human" }],
    tokenHashes: [null, null],
    seed: "bench",
    contributions: [],
    practice: true,
    isPrivate: false,
    createdAt: 0,
  };
}
