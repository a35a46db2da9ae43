import type { LearnedStore } from "@safehouse/host";
import { withDatabase } from "./idb-store.ts";

/** Each takes less than a kilobyte. */
const MOST_KEPT = 200;

/** What bots have learned of tables on this device. */
export const learnedStore: LearnedStore = {
  read: (name) => withDatabase(async (database) => (await database.get("learned", name)) ?? null),

  write: (name, learned) =>
    withDatabase(async (database) => {
      if ((await database.count("learned")) >= MOST_KEPT) await database.clear("learned");
      await database.put("learned", learned, name);
    }),
};
