import { type Client, newCommandId, type OwnTable } from "@safehouse/protocol";
import { type Advance, dueAdvance } from "./advance.ts";

/** Where answers in advance lie. */
export interface AdvanceStore {
  read(match: string): Advance | null;
  drop(match: string): void;
}

/**
 * Hands in what was answered in advance at tables that ask now, wherever in the house this device is. Nothing is sent, or even asked
 * for, before a table asks this person.
 */
export async function sendAdvance(
  client: Pick<Client, "getMatch" | "postMove">,
  tables: readonly Pick<OwnTable, "match" | "token" | "seat" | "isYourTurn">[],
  store: AdvanceStore,
  newCommand: () => string = newCommandId,
): Promise<void> {
  for (const { match, token, seat, isYourTurn } of tables) {
    const advance = match === null || !isYourTurn ? null : store.read(match);
    if (advance === null || match === null || token === null) continue;
    const reply = await client.getMatch(match, { token });
    const due = reply.result === "done" ? dueAdvance(advance, reply.value, seat) : null;
    if (reply.result !== "done" || due === null) continue;
    // First: whatever becomes of it, it is not to be handed in twice.
    store.drop(match);
    if (due.move === null) continue;
    const { question, move } = due;
    await client.postMove(match, token, { command: newCommand(), n: reply.value.n, decision: question.id, move });
  }
}
