import { openClient } from "@safehouse/protocol";
import { makeMatch } from "../player.ts";
import type { Cluster } from "./cluster.ts";

/** What a house says when it is asked something. */
export interface Word {
  readonly asked: "health" | "look" | "move";
  readonly status: number;
  readonly code: string | null;
  readonly afterMs: number;
}

/** Asks each house for its health, for a match, and to play a move of it that was open when this was made. */
export async function askingAll(cluster: Cluster): Promise<() => Promise<readonly Word[]>> {
  const client = openClient({ server: cluster.address });
  const { id, tokens } = await makeMatch(client, 4711);
  const looks = await Promise.all(tokens.map((token) => client.getMatch(id, { token })));
  const seat = looks.findIndex((look) => look.result === "done" && look.value.moves.length > 0);
  const look = looks[seat];
  const chosen = look?.result === "done" ? look.value.moves[0] : undefined;
  if (look?.result !== "done" || chosen === undefined) throw new Error("nobody is asked");
  const { decision, move } = chosen;
  const headers = { authorization: `Bearer ${tokens[seat]}`, "content-type": "application/json" };
  const body = JSON.stringify({ command: "asked-while-away", n: look.value.n, decision, move });
  return async () => {
    const words = cluster.nodes.flatMap(({ address }) => [
      word("health", fetch(`${address}/api/health`)),
      word("look", fetch(`${address}/api/matches/${id}`)),
      word("move", fetch(`${address}/api/matches/${id}/moves`, { method: "POST", headers, body })),
    ]);
    return Promise.all(words);
  };
}

async function word(asked: Word["asked"], asking: Promise<Response>): Promise<Word> {
  const start = performance.now();
  const response = await asking;
  const body = (await response.json()) as { readonly code?: string };
  return { asked, status: response.status, code: body.code ?? null, afterMs: performance.now() - start };
}

/** While its database is away a house says so, and claims nothing of what it cannot know. */
export function wrongWords(words: readonly Word[]): readonly string[] {
  return words
    .filter(({ status, code }) => status !== 503 || code === null || !code.startsWith("store."))
    .map(({ asked, status, code }) => `asked for ${asked} while Postgres was away, a house said ${status} ${code}`);
}
