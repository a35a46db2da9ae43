/** Replaying a finished match from its record, every entry checked as if it came from a stranger. */
import { fastRandom, verifyChance } from "@safehouse/chance";
import { klaumau } from "@safehouse/games/klaumau";
import { type MatchRecord, replayRecord } from "@safehouse/kernel";
import { openHosted, playOn } from "./hosted.ts";
import { median, type Row, wallSeconds } from "./measure.ts";

const WANTED_ENTRIES = 500;
const TARGET_MS = 10;
const CANDIDATES = 60;
const ROUNDS = 41;

export async function rows(): Promise<Row[]> {
  const record = await recordNear(WANTED_ENTRIES);
  const row = (what: string, milliseconds: number, target: string): Row => ({
    what,
    figure: `${milliseconds.toFixed(2)} ms`,
    against: target === "" ? "" : "the limit",
    ratio: target === "" ? "" : `${((100 * milliseconds) / TARGET_MS).toFixed(0)} %`,
    target,
  });
  return [
    row(`Replay of a ${record.entries.length}-entry record`, time(replayed(record)), `< ${TARGET_MS} ms`),
    row("  with every draw recomputed", time(verified(record)), ""),
  ];
}

function time(work: () => void): number {
  for (let i = 0; i < ROUNDS; i++) work();
  return 1000 * median(Array.from({ length: ROUNDS }, () => wallSeconds(work)));
}

function replayed(record: MatchRecord): () => void {
  return () => {
    if (!replayRecord(klaumau, record).ok) throw new Error("the record does not replay");
  };
}

function verified(record: MatchRecord): () => void {
  return () => {
    if (!verifyChance(klaumau, record).ok) throw new Error("the record's chance is not its own");
  };
}

/** The one of several finished matches whose log is nearest to the length wanted. */
async function recordNear(length: number): Promise<MatchRecord> {
  let best: MatchRecord | null = null;
  const distance = (record: MatchRecord): number => Math.abs(record.entries.length - length);
  for (let i = 0; i < CANDIDATES && (best === null || distance(best) > 0); i++) {
    const match = await openHosted(`replay-${i}`);
    await playOn(match, fastRandom(i), Number.POSITIVE_INFINITY);
    const record = match.record();
    if (record !== null && (best === null || distance(record) < distance(best))) best = record;
  }
  if (best === null) throw new Error("no match ended");
  return best;
}
