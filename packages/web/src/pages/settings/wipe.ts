import { loadClient, rememberGuest } from "../../app/api.ts";
import { switchPushOff } from "../../app/push.ts";
import { settings } from "../../app/settings.ts";
import { forgetTables } from "../../play/online/kept-tables.ts";
import { forgetAll, remember } from "../../app/storage.ts";

/** Whether the house has forgotten this guest. What this browser keeps stays. */
export async function forgetMe(): Promise<boolean> {
  const { guests } = await loadClient();
  const reply = await guests.forget();
  // Whom the house does not know it has forgotten already.
  if (reply.result === "failed" && reply.status !== 401) return false;
  rememberGuest(false);
  settings.name.value = "";
  remember("desk", null);
  await Promise.allSettled([switchPushOff(), forgetTables()]);
  return true;
}

/** Deletes every match and record of this browser, and what it remembers of the settings. */
export async function wipeDevice(): Promise<boolean> {
  try {
    const { openDatabase } = await import("../../play/local/idb-store.ts");
    const database = await openDatabase();
    for (const store of database.objectStoreNames) await database.clear(store);
  } catch {
    return false;
  }
  await switchPushOff().catch(() => {});
  forgetAll();
  return true;
}
