/** What a match costs that nobody is playing at the moment: heap growth over many of them. */
import { fastRandom } from "@safehouse/chance";
import type { Match } from "@safehouse/host";
import { openHosted, playOn } from "./hosted.ts";
import type { Row } from "./measure.ts";

const FRESH = 2_000;
const HALFWAY = 500;
const HALFWAY_MOVES = 200;

export async function rows(): Promise<Row[]> {
  const fresh = await bytesEach(FRESH, 0);
  const halfway = await bytesEach(HALFWAY, HALFWAY_MOVES);
  const row = (what: string, bytes: number, count: number): Row => ({
    what,
    figure: `${(bytes / 1024).toFixed(1)} KiB`,
    against: `${count} matches, whole log in memory`,
    ratio: `${Math.floor(2 ** 30 / bytes).toLocaleString("en")} a GiB`,
    target: "",
  });
  return [
    row("Memory per idle match, just dealt", fresh, FRESH),
    row(`Memory per idle match, after ${HALFWAY_MOVES} moves`, halfway, HALFWAY),
  ];
}

async function bytesEach(count: number, moves: number): Promise<number> {
  // The first few fill caches that all matches share.
  await openMany(20, moves);
  const before = await settledHeap();
  const matches = await openMany(count, moves);
  const grown = (await settledHeap()) - before;
  // Held until here: what nobody refers to would be collected and cost nothing.
  if (matches.length !== count) throw new Error("a match is missing");
  return grown / count;
}

async function openMany(count: number, moves: number): Promise<Match[]> {
  const matches: Match[] = [];
  for (let i = 0; i < count; i++) {
    const match = await openHosted(`memory-${i}`);
    await playOn(match, fastRandom(i), moves);
    matches.push(match);
  }
  return matches;
}

async function settledHeap(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed;
}
