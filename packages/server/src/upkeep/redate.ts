import type { Json } from "@safehouse/kernel";
import { Collection } from "../guests/collection.ts";
import type { Store } from "../store/store.ts";
import type { Luck } from "../surroundings.ts";
import type { Keep } from "./keep.ts";

/**
 * What was written under another `--keep` gets the date that it has under this one, before anything is removed by date. Yields after
 * every step; one that was interrupted begins anew.
 */
export async function* redate(
  store: Store,
  keep: Keep,
  dated: readonly { redate(): AsyncGenerator<void> }[],
  luck: Luck,
): AsyncGenerator<void> {
  const policies = new Collection<Json>(store, "keep", () => null, luck);
  const text = JSON.stringify(keep);
  if ((await policies.find("house"))?.body === text) return;
  for (const each of dated) yield* each.redate();
  await policies.keep("house", text);
}
