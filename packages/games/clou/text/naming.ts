import type { Language } from "@safehouse/kernel";
import { ownName } from "../own/name.ts";

/** Names by id; what has none is called by its id, as things of one's own are. */
export function naming(names: { readonly [id: string]: string }, language: Language): (id: string) => string {
  return (id) => names[id] ?? ownName(id, language);
}
