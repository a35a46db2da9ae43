import type { Move } from "@safehouse/games/clou/board";
import { type Asked, giftInHand, maskOf, movesOf, NOTHING } from "./chosen.ts";
import { waysTo } from "./lit.ts";
import { isFinishPlain, onlyUse, type Press } from "./press.ts";

/** How often something has to be pressed for a move, from empty hands. */
export function pressesFor(asked: Asked, move: Move): number {
  return pathTo(asked, move).length;
}

/** What has to be pressed for a move, from empty hands: for every listed move the shortest way, and no two share it. */
export function pathTo(asked: Asked, move: Move): Press[] {
  switch (move.do) {
    case "use":
      return pathToUse(asked, move.dice, move.cell);
    case "any":
      return [
        { on: "white", white: "any" },
        { on: "place", at: move.cell },
      ];
    case "loot":
      return [{ on: "place", at: move.loot }];
    case "ready": {
      const white: Press = { on: "white", white: move.white };
      return "by" in move ? [white, { on: "shift", by: move.by }] : [white];
    }
    case "star": {
      const star: Press = { on: "star", star: move.star };
      return "die" in move
        ? [star, { on: "turn", die: move.die }, { on: "answer", move }]
        : [star, { on: "answer", move }];
    }
    case "write":
      return [{ on: "number", number: move.number }];
    case "cross":
      return [...takeInHand(asked, move.gift, move.at), { on: "place", at: move.at }];
    case "let-go":
      return [...takeInHand(asked, move.gift, null), { on: "let-go" }];
    case "finish":
      return isFinishPlain(asked) ? [{ on: "finish" }] : [{ on: "finish" }, { on: "finish" }];
    default:
      return [{ on: "answer", move }];
  }
}

function pathToUse(asked: Asked, faces: readonly number[], cell: string): Press[] {
  const ways = waysTo(asked, cell);
  const place: Press = { on: "place", at: cell };
  // What was made ready is used by itself when a place is pressed.
  const isMeant = faces.length === 0 || ways.length === 1;
  if (isMeant) return [place];
  const dice = pickUp(asked, faces);
  if (onlyUse(asked, faces, null) !== null && dice.length <= 2) return dice;
  return ways.some((way) => way.length === 0) ? [...dice, place] : [place, { on: "way", dice: faces }];
}

function pickUp(asked: Asked, faces: readonly number[]): Press[] {
  const mask = maskOf(asked, faces);
  return [0, 1, 2].filter((die) => (mask >> die) & 1).map((die) => ({ on: "die", die }));
}

/** Nothing to press if this symbol is the one that a press would be about. */
function takeInHand(asked: Asked, gift: string, at: string | null): Press[] {
  const held = giftInHand(asked, NOTHING);
  const fitting = movesOf(asked, "cross").filter((move) => move.at === at);
  const meant = at === null ? held : (fitting.find((move) => move.gift === held) ?? fitting[0])?.gift;
  return meant === gift ? [] : [{ on: "gift", gift }];
}
