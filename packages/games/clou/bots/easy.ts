import { pickOne } from "@safehouse/kernel";
import { TIME } from "../board.ts";
import type { TableFinder } from "../compile/tables.ts";
import type { Move } from "../moves.ts";
import type { Sight } from "../play.ts";
import { isQuiet } from "../rules/marking.ts";
import type { ClouBot } from "./bot.ts";
import { moveOf } from "./codes.ts";
import { settle } from "./policy.ts";

/** Takes what gives something now, and settles it sensibly; never thinks of the next die. Runs when the clock says so. */
export function makeEasy(tableOf: TableFinder): ClouBot {
  return {
    choose({ view, decision, moves, random }) {
      const sight: Sight = { table: tableOf(view.config, view.seats), board: view.board, queue: view.queue };
      const { seat, kind } = decision;
      if (kind === "leave") return moves[view.board[TIME] === 1 ? 1 : 0];
      if (kind === "settle" || kind === "number") return moveOf(sight, seat, settle(sight, seat));
      if (kind !== "dice") return pickOne(random, moves);
      const sheet = sight.table.sheets[seat];
      const isLoud = (move: Move): boolean =>
        move.do === "use" &&
        !isQuiet(sheet, view.board, sight.table.cellsAt[seat], sheet.indexOf.get(move.cell) as number);
      const loud = moves.filter(isLoud);
      return pickOne(random, loud.length > 0 ? loud : moves);
    },
  };
}
