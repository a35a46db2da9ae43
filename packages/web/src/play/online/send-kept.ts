import type { Client, CommandAnswer, OwnTable } from "@safehouse/protocol";
import type { KeptMove, Withdrawal } from "./kept-moves.ts";

/** Where moves are kept. */
export interface MoveStore {
  read(): Promise<readonly KeptMove[]>;
  drop(command: string): Promise<void>;
  withdraw(command: string, withdrawn: Withdrawal): Promise<void>;
}

/** Answers of a house that will know better later. */
const isPassing = (status: number | null): boolean => status === null || status === 429 || status >= 500;

/**
 * Sends what was kept, in order, each with the id it was made with: whatever was sent before, by this page or another, has its effect
 * once. What no longer fits is withdrawn with the reason. It stops where the line breaks again. Returns how many arrived.
 */
export async function sendKept(
  client: Pick<Client, "postMove">,
  tables: readonly Pick<OwnTable, "match" | "token">[],
  store: MoveStore,
): Promise<number> {
  const tokens = new Map(tables.map(({ match, token }) => [match, token]));
  let arrived = 0;
  for (const { command, match, n, decision, move, withdrawn } of await store.read()) {
    if (withdrawn !== null) continue;
    const token = tokens.get(match) ?? null;
    if (token === null) {
      await store.withdraw(command, { because: "seat" });
      continue;
    }
    const answer = await client.postMove(match, token, { command, n, decision, move });
    if (answer.result === "failed" && isPassing(answer.status)) break;
    const refused = withdrawalOf(answer);
    if (refused === null) {
      arrived++;
      await store.drop(command);
    } else await store.withdraw(command, refused);
  }
  return arrived;
}

function withdrawalOf(answer: CommandAnswer): Withdrawal | null {
  switch (answer.result) {
    case "done":
      return null;
    case "closed":
      return { because: "closed" };
    case "refused":
      return { because: "refused", why: answer.why };
    case "failed":
      return { because: "seat" };
  }
}
