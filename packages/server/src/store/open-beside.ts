import type { Beside } from "./beside.ts";
import { besideFolder } from "./beside-folder.ts";
import { isPostgresAddress } from "./postgres/address.ts";

/** `place` is a folder or the address of a Postgres. Rejects with `StoreUnavailable` and a sentence for whoever runs the house. */
export async function beside<T>(
  place: string,
  purpose: "read" | "write",
  act: (house: Beside) => Promise<T>,
): Promise<T> {
  if (!isPostgresAddress(place)) return besideFolder(place, purpose, act);
  // Only where it is wanted: most houses have a folder.
  const { besidePostgres } = await import("./postgres/beside.ts");
  return besidePostgres(place, act);
}
