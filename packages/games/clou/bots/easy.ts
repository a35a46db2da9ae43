import { pickOne } from "@safehouse/kernel";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";
import { bestTurn } from "./best-turn.ts";
import type { ClouBot } from "./bot.ts";
import { moveOf } from "./codes.ts";
import { shouldRun } from "./leaving.ts";
import { settle } from "./policy.ts";
import { bestStar } from "./stars.ts";

/** So many positions are thought about before a use: about a quarter of what there is. */
const GLANCE = 30;
const FEW_FALLS = 8;
const FINISH: Move = { do: "finish" };

/** Takes the best of the few ways it sees to use its dice. Runs as normal does, and lets anybody drive. */
export function makeEasy(tableOf: TableFinder): ClouBot {
  return {
    choose({ view, decision, moves, random }) {
      const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
      const { seat, kind } = decision;
      if (kind === "leave") return moves[shouldRun(sight) ? 1 : 0];
      if (kind === "settle" || kind === "number") return moveOf(sight, seat, settle(sight, seat));
      if (kind !== "dice") return pickOne(random, moves);
      if (moves.length === 1) return moves[0];
      const { codes, value } = bestTurn(sight, seat, GLANCE);
      const star = bestStar(sight, seat, value, { nodes: GLANCE, falls: FEW_FALLS }, random);
      return star ?? (codes.length > 0 ? moveOf(sight, seat, codes[0]) : FINISH);
    },
  };
}
