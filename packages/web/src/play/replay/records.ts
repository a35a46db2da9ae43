import { recordOf } from "@safehouse/chance";
import { type AnyCore, type Edition, type MatchRecord, replay } from "@safehouse/kernel";
import { withDatabase } from "../local/idb-store.ts";
import { type LocalStore, plainEntry } from "../local/kept.ts";
import { randomHex } from "../local/random-hex.ts";

/** Keeps an imported record on this device and tells its id. */
export async function keepRecord(record: MatchRecord): Promise<string> {
  const id = randomHex(8);
  await withDatabase((database) => database.put("records", { id, record }));
  return id;
}

export async function readKeptRecord(id: string): Promise<MatchRecord | null> {
  return (await withDatabase((database) => database.get("records", id)))?.record ?? null;
}

/** The record of a finished match of this device. Null if it is not there or not over. */
export async function recordOfLocal(
  id: string,
  store: LocalStore,
  loadCore: (id: string, edition: Edition) => Promise<AnyCore | null>,
): Promise<{ readonly record: MatchRecord; readonly continuedFrom: number | null } | null> {
  const kept = await store.read(id);
  // Before the end nobody sees everything: not even the entries are looked at.
  if (kept === null || !kept.summary.isOver) return null;
  const { summary, secrets } = kept;
  const game = await loadCore(summary.game, secrets);
  if (game === null) return null;
  const entries = kept.entries.map(plainEntry);
  const replayed = replay(game, secrets.config, summary.seats.length, entries);
  if (!replayed.ok) return null;
  const record = recordOf(replayed.value, summary.seats, { seed: secrets.seed, contributions: [] });
  return record === null ? null : { record, continuedFrom: summary.continuedFrom ?? null };
}
