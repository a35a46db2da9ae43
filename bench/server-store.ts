/** What an append costs as the database grows: a tick of 200 matches, committed as one, at four sizes of the log. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "../packages/server/src/store/sqlite.ts";
import type { Head, Store } from "../packages/server/src/store/store.ts";
import { median, type Row, whole } from "./measure.ts";
import { storedLine, storedMatch } from "./stored.ts";

const MATCHES = 200;
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const MEASURED_TICKS = 50;
/** Until the next size is reached nothing is measured, and more is written at once. */
const FILLING = 20;
const MOST_SECONDS = 120;
const PRUNED_TICKS = 500;
/** As in a house that clears up. */
const STEP_LINES = 200;
const STEP_MS = 50;

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
  for (let i = 0; i < MATCHES; i++) await store.createMatch(storedMatch(`match-${i}`));
  const ids = Array.from({ length: MATCHES }, (_, i) => `match-${i}`);
  const heads = new Map(await store.heads(ids));
  const end = performance.now() + MOST_SECONDS * 1000;
  const found: Row[] = [];
  let n = 0;
  let first = Number.NaN;
  const tick = async (lines: number): Promise<void> => {
    await Promise.all(ids.map((_, i) => appendLines(store, heads, n + 1, lines, i)));
    n += lines;
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
  found.push(await measurePruning(store, heads, n));
  return found;
}

async function appendLines(
  store: Store,
  heads: Map<string, Head>,
  first: number,
  count: number,
  i: number,
): Promise<void> {
  const id = `match-${i}`;
  const lines = Array.from({ length: count }, (_, line) => storedLine(first + line, i));
  heads.set(id, (await store.append(id, heads.get(id) as Head, lines)).head);
}

/** Half of the matches are removed, and their lines cleared away in the steps of a house, while the others play on. */
async function measurePruning(store: Store, heads: Map<string, Head>, last: number): Promise<Row> {
  const ids = Array.from({ length: MATCHES / 2 }, (_, i) => i);
  let n = last;
  const tick = async (): Promise<number> => {
    const start = performance.now();
    n++;
    await Promise.all(ids.map((i) => appendLines(store, heads, n, 1, i)));
    return performance.now() - start;
  };
  const alone: number[] = [];
  for (let i = 0; i < PRUNED_TICKS; i++) alone.push(await tick());
  for (const i of ids) await store.removeMatch(`match-${MATCHES / 2 + i}`);
  let cleared = 0;
  let isDone = false;
  const clearing = (async () => {
    while (!isDone) {
      cleared += await store.clearLines(STEP_LINES);
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  })();
  const beside: number[] = [];
  for (let i = 0; i < PRUNED_TICKS; i++) beside.push(await tick());
  isDone = true;
  await clearing;
  const worst = (times: readonly number[]): string => Math.max(...times).toFixed(1);
  return {
    what: `A commit of ${MATCHES / 2} moves while old lines are cleared away`,
    figure: `${median(beside).toFixed(1)} ms, at most ${worst(beside)} ms; ${whole(cleared)} lines cleared`,
    against: `the same without it, ${median(alone).toFixed(1)} ms, at most ${worst(alone)} ms`,
    ratio: `${(median(beside) / median(alone)).toFixed(2)} ×`,
    target: "",
  };
}
