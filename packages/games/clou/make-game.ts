import type { Game } from "@safehouse/kernel";
import { audit } from "./audit.ts";
import type { TableFinder } from "./compile/tables.ts";
import type { Event } from "./events.ts";
import type { ClouCore } from "./make-core.ts";
import type { Weights } from "./bots/lore/book.ts";
import type { Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export type ClouGame = Game<State, View, Move, Event, Config> & ClouCore;

/** What a game of the family adds to its core. */
interface GameParts {
  readonly bots: (tableOf: TableFinder) => ClouGame["bots"];
  readonly balance?: ClouGame["balance"];
  readonly survey?: ClouGame["survey"];
  /** What the expert was taught, for reviews. */
  readonly weights: () => Promise<Weights>;
}

export function makeGame(core: ClouCore, { bots, balance, survey, weights }: GameParts): ClouGame {
  const { tableOf } = core;
  return {
    ...core,
    bots: bots(tableOf),
    audit: ({ config, seats, board, queue }) => audit({ table: tableOf(config, seats), board, queue }),
    ...(balance && { balance }),
    ...(survey && { survey }),
    async appraisal() {
      const [{ makeAppraisal }, { makeBook }] = await Promise.all([
        import("./review/appraisal.ts"),
        import("./bots/lore/book.ts"),
      ]);
      return makeAppraisal(tableOf, makeBook(weights));
    },
  };
}
