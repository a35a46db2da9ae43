import type { MatchStudy } from "@safehouse/kernel";
import { withDatabase } from "../play/local/idb-store.ts";
import { randomHex } from "../play/local/random-hex.ts";

/** A study on this device, as the list of them shows it. */
export interface KeptStudy {
  readonly id: string;
  readonly study: MatchStudy;
  readonly changedAt: number;
  /** What the house calls the copy that was put there. */
  readonly shared?: string;
}

/** Keeps a study on this device and tells its id. */
export async function keepStudy(study: MatchStudy): Promise<string> {
  const id = randomHex(8);
  await saveStudy({ id, study, changedAt: Date.now() });
  return id;
}

export async function saveStudy(kept: KeptStudy): Promise<void> {
  await withDatabase((database) => database.put("studies", kept));
}

export async function findKeptStudy(id: string): Promise<KeptStudy | null> {
  return (await withDatabase((database) => database.get("studies", id))) ?? null;
}

/** The last one first. */
export async function listKeptStudies(): Promise<readonly KeptStudy[]> {
  const all = await withDatabase((database) => database.getAll("studies"));
  return all.toSorted((a, b) => b.changedAt - a.changedAt);
}

export async function removeKeptStudy(id: string): Promise<void> {
  await withDatabase((database) => database.delete("studies", id));
}
