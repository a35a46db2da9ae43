import type { Move } from "@safehouse/games/clou/board";
import { type Asked, maskOf } from "./chosen.ts";
import type { Press } from "./press.ts";

/** What has to be pressed for a move, from empty hands: for every listed move one way, and no two share it. */
export function pathTo(asked: Asked, move: Move): Press[] {
  switch (move.do) {
    case "use":
      return [...pickUp(asked, move.dice), ...twice(move.cell)];
    case "any":
      return [{ on: "white", white: "any" }, ...twice(move.cell)];
    case "loot":
      return twice(move.loot);
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
      return [{ on: "gift", gift: move.gift }, ...twice(move.at)];
    case "let-go":
      return [{ on: "gift", gift: move.gift }, { on: "let-go" }];
    case "finish":
      return asked.left === 0 ? [{ on: "finish" }] : [{ on: "finish" }, { on: "finish" }];
    default:
      return [{ on: "answer", move }];
  }
}

function pickUp(asked: Asked, faces: readonly number[]): Press[] {
  const mask = maskOf(asked, faces);
  return [0, 1, 2].filter((die) => (mask >> die) & 1).map((die) => ({ on: "die", die }));
}

/** Aimed at, then done. */
function twice(at: string): Press[] {
  return [
    { on: "place", at },
    { on: "place", at },
  ];
}
