import { isGuest } from "../../app/api.ts";
import { sortUnfinished, type Unfinished, unfinishedHere, unfinishedOnline } from "./unfinished.ts";

/** What is unfinished here and online. What cannot be asked for is left out: the shelf is there all the same. */
export async function loadUnfinished(): Promise<Unfinished[]> {
  const parts = await Promise.allSettled([here(), online()]);
  return sortUnfinished(parts.flatMap((part) => (part.status === "fulfilled" ? part.value : [])));
}

async function here(): Promise<Unfinished[]> {
  const { listLocalMatches } = await import("../../play/local/list.ts");
  return unfinishedHere(await listLocalMatches());
}

async function online(): Promise<Unfinished[]> {
  if (!isGuest.value) return [];
  const { lookNow, ownTables } = await import("../tables/watch.ts");
  await lookNow();
  return unfinishedOnline(ownTables.value ?? []);
}
