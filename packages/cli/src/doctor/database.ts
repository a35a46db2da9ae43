import { BackupRefused, glance, type Glance, StoreUnavailable } from "@safehouse/server/store";
import { cleanText } from "../clean.ts";
import type { Words } from "../words.ts";
import { fine, type Finding, skipped, wrong } from "./finding.ts";

export interface Database {
  readonly glance: Glance | null;
  readonly findings: readonly Finding[];
}

/** Whether the database opens, every page of it is sound, and nothing in it waits for the operator. */
export function lookAtDatabase(words: Words, folder: string, isOpen: boolean): Database {
  try {
    const found = glance(folder, isOpen);
    return { glance: found, findings: judge(words, folder, found) };
  } catch (error) {
    if (error instanceof BackupRefused) {
      return { glance: null, findings: [skipped("database", words("doctor.database.none"))] };
    }
    // Both say in their message what to do.
    if (error instanceof StoreUnavailable) {
      const problem = cleanText(error.message);
      return { glance: null, findings: [wrong("database", problem, words("doctor.database.todo"))] };
    }
    throw error;
  }
}

function judge(words: Words, folder: string, { matches, quarantined, losses }: Glance): Finding[] {
  const found: Finding[] = [];
  if (quarantined > 0) {
    const todo = `safehouse quarantine --data ${folder}`;
    found.push(wrong("database", words("doctor.database.quarantined", { count: quarantined }), todo));
  }
  if (losses > 0) {
    const todo = `safehouse reports --data ${folder}`;
    found.push(wrong("database", words("doctor.database.losses", { count: losses }), todo));
  }
  return found.length > 0 ? found : [fine("database", words("doctor.database.fine", { matches }))];
}
