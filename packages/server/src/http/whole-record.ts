import type { MatchRecord } from "@safehouse/kernel";
import type { House } from "../house.ts";
import type { Caller } from "../limits/limits.ts";
import { finishedRecord } from "../matches/finished.ts";
import { viewerOf } from "../matches/speaker.ts";
import { Problem } from "../problem.ts";

/** The record of a match that is over, for who may watch it: before, it would open every hand. It costs what its log does. */
export async function wholeRecord(
  { matches, limits }: Pick<House, "matches" | "limits">,
  id: string,
  token: string | null,
  caller: Caller,
): Promise<MatchRecord> {
  const finished = await matches.finished(id);
  if (finished !== null) {
    viewerOf(finished, token);
    limits.chargeEntries(caller, finished.ending.record.entries.length);
    return finishedRecord(finished);
  }
  return matches.useFresh(id, (room) => {
    viewerOf(room, token);
    limits.chargeEntries(caller, room.match.n);
    const record = room.reading(() => room.match.record());
    if (record === null) throw new Problem(409, "match.running", { n: room.match.n });
    return record;
  });
}
