import { makeBook } from "./bots/lore/book.ts";
import { type ClouJudge, makeJudge } from "./judge/judge.ts";
import type { Config } from "./meta.ts";
import { matchCore } from "./match-core.ts";

/** Judges answers of a match by what was learned of its table. */
export async function matchJudge(config: Partial<Config>): Promise<ClouJudge> {
  const { tableOf } = await matchCore(config);
  return makeJudge(
    tableOf,
    makeBook(async () => (await import("./weights.ts")).weights),
  );
}
