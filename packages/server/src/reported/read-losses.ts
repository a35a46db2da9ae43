import { allDocuments, type Beside } from "../store/beside.ts";
import { LOSS, type Loss } from "../store/losses.ts";
import { beside } from "../store/open-beside.ts";

/** All losses that were not put away, oldest first. */
export async function readLosses(house: Beside): Promise<Loss[]> {
  const documents = await Array.fromAsync(allDocuments(house, LOSS));
  return documents.map(({ body }) => body as unknown as Loss);
}

/** The operator has seen these. Beside houses that are open, too: nothing that they hold in memory depends on them. */
export function putAwayLosses(place: string, losses: readonly Loss[]): Promise<void> {
  return beside(place, "write", async (house) => {
    for (const { at } of losses) await house.removeDocument(LOSS, String(at));
  });
}
