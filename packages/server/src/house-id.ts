import { DamagedDocument, OutcomeUnknown, type Store, StoreConflict } from "./store/store.ts";
import type { Luck } from "./surroundings.ts";

const KIND = "house";
const KEY = "id";

/**
 * What tells this house from others on the same host: a browser keeps the cookies of all of them in one place. It lies with everything
 * else that the house knows, so that a house restored from a backup is the same one.
 */
export async function readHouseId(store: Store, { randomBytes }: Luck): Promise<string> {
  const kept = await keptId(store);
  if (kept !== null) return kept;
  const id = randomBytes(6).toString("base64url");
  try {
    await store.putDocument({ kind: KIND, id: KEY, version: 1, body: { id }, expiresAt: null });
    return id;
  } catch (error) {
    // Another house on this store was first, or we were and have not heard of it.
    if (error instanceof StoreConflict || error instanceof OutcomeUnknown) return (await keptId(store)) ?? id;
    // On a full disk nobody can come in as a guest either: then it holds until the next start.
    return id;
  }
}

async function keptId(store: Store): Promise<string | null> {
  try {
    const document = await store.findDocument(KIND, KEY);
    return document === null ? null : (document.body as { readonly id: string }).id;
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
    await store.removeDocument(KIND, KEY);
    return null;
  }
}
