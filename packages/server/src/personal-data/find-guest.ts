import type { Guest } from "../guests/guest.ts";
import type { StoredDocument } from "../store/store.ts";

/** As an operator tells guests apart. */
export interface GuestGlance {
  readonly id: string;
  /** Null for who is no guest any more, and may have left something. */
  readonly name: string | null;
  readonly seenAt: number | null;
}

/** Whom the operator may mean: the guest with that id, else all with that name. */
export async function findGuests(
  all: AsyncIterable<Pick<StoredDocument, "id" | "body">> | Iterable<Pick<StoredDocument, "id" | "body">>,
  wanted: string,
): Promise<GuestGlance[]> {
  const named: GuestGlance[] = [];
  for await (const { id, body } of all) {
    const { name, seenAt } = body as unknown as Guest;
    if (id === wanted) return [{ id, name, seenAt }];
    if (folded(name) === folded(wanted)) named.push({ id, name, seenAt });
  }
  if (named.length > 0) return named;
  return /^[\w-]{22}$/.test(wanted) ? [{ id: wanted, name: null, seenAt: null }] : [];
}

function folded(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}
