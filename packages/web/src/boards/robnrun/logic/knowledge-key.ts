import type { View } from "@safehouse/games/robnrun/board";

/** Changes whenever somebody may have learnt something: until then nothing has to be worked out anew. */
export function knowledgeKey({ table, secrets, seat }: View): string {
  return [seat, table.heist, table.safes, table.told.length, secrets.length, table.results.length].join();
}
