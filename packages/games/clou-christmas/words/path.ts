import type { PathStep } from "@safehouse/kernel";
import { cellSteps, gather, path as heistPath, placeSteps, verb } from "../../clou/words/path.ts";
import type { View as HeistView } from "../../clou/view.ts";
import type { Sight } from "../../clou/play.ts";
import type { Move } from "../moves.ts";
import type { Setting } from "../setting.ts";
import type { View } from "../view.ts";

/** How one comes to a move: `buy crowbar`, `pick janet`; in a heist as in Clou. */
export function path(setting: Setting, view: View, seat: number, move: Move): readonly PathStep[] {
  switch (move.do) {
    case "buy":
    case "put-back":
      return [verb(move.do), gather(partOf(setting, move.box)), named(move.box)];
    case "pick":
      return [verb("pick"), { id: move.thief, label: { id: "thief", args: { thief: move.thief } } }];
    case "scout":
      return [verb("scout"), ...placeSteps(sightOf(setting, view), seat, move.at)];
    case "tune":
      return [verb("tune"), ...cellSteps(sightOf(setting, view), seat, move.cell)];
    // There is one proposal to answer to at a time.
    case "agree":
      return [{ id: "agree", label: { id: "move.agree", args: { boxes: move.boxes } } }];
    case "refuse":
    case "report":
      return [{ id: move.do, label: { id: `move.${move.do}` } }];
    default:
      return view.heist === null
        ? [{ id: move.do, label: { id: `move.${move.do}` } }]
        : heistPath(sightOf(setting, view), seat, move);
  }
}

function sightOf({ engine }: Setting, { heist }: View): Sight {
  const { config, seats, board, queue } = heist as HeistView;
  return { table: engine.tableOf(config, seats), board, queue };
}

function partOf({ sheet }: Setting, item: string): string {
  return sheet.tools.some(({ id }) => id === item) ? "campaign-tools" : "preparations";
}

function named(id: string): PathStep {
  return { id, label: { id: "name", args: { id } } };
}
