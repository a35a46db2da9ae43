import { BackupRefused, StoreUnavailable } from "@safehouse/server/store";
import type { PostgresGlance } from "@safehouse/server/postgres";
import { cleanText } from "../clean.ts";
import { loadPostgres } from "../house-place.ts";
import type { Words } from "../words.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";

export interface PostgresLook {
  readonly glance: PostgresGlance | null;
  readonly findings: readonly Finding[];
}

/** So many must be free for a house to open beside those that are. */
const LEAST_FREE = 10;

/** Whether the server answers, keeps what it says it keeps, and has room for more houses. */
export async function lookAtPostgres(words: Words, address: string): Promise<PostgresLook> {
  try {
    const { glancePostgres, placeOf } = await loadPostgres();
    const glance = await glancePostgres(address);
    return { glance, findings: judgePostgres(words, placeOf(address), glance) };
  } catch (error) {
    if (error instanceof BackupRefused) {
      return { glance: null, findings: [skipped("database", words("doctor.database.none"))] };
    }
    if (!(error instanceof StoreUnavailable)) throw error;
    // It says in its message what to do.
    return {
      glance: null,
      findings: [wrong("database", cleanText(error.message), words("doctor.postgres.todo"))],
    };
  }
}

export function judgePostgres(words: Words, place: string, glance: PostgresGlance): Finding[] {
  const { matches, quarantined, losses, isDurable, connections } = glance;
  const found: Finding[] = [];
  if (!isDurable) {
    found.push(wrong("database", words("doctor.postgres.fsync"), words("doctor.postgres.fsync.todo")));
  }
  if (connections.most - connections.used < LEAST_FREE) {
    found.push(wrong("database", words("doctor.postgres.full", connections), words("doctor.postgres.full.todo")));
  }
  if (quarantined > 0) {
    const todo = `safehouse quarantine --store ${place}`;
    found.push(wrong("database", words("doctor.database.quarantined", { count: quarantined }), todo));
  }
  if (losses > 0) {
    const todo = `safehouse reports --store ${place}`;
    found.push(wrong("database", words("doctor.database.losses", { count: losses }), todo));
  }
  return found.length > 0 ? found : [fine("database", words("doctor.postgres.fine", { matches, ...connections }))];
}
