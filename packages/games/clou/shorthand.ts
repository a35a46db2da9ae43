import { GEAR_PREFIX } from "./content/gear.ts";
import type { Move } from "./moves.ts";

/** How a move is typed: `4+5 grid 4`, `add die 5`, `cross lock window 2`. Seats count from 1, as people do. */
export function shorthand(move: Move): readonly string[] {
  switch (move.do) {
    case "use":
      return [move.dice.length === 0 ? "extra" : move.dice.join("+"), ...placeWords(move.cell)];
    case "ready":
      return [
        "add",
        ...giftWords(move.white),
        ...("by" in move ? [move.by < 0 ? String(move.by) : `+${move.by}`] : []),
      ];
    case "any":
      return ["any", ...placeWords(move.cell)];
    case "loot":
      return ["take", move.loot];
    case "star":
      if ("die" in move) return ["star", move.star, String(move.die), String(move.to)];
      return ["star", move.star, ...("for" in move ? [String(move.for + 1)] : [])];
    case "write":
      return ["write", String(move.number)];
    case "cross":
      return ["cross", ...giftWords(move.gift), ...placeWords(move.at)];
    case "let-go":
    case "take":
      return [move.do, ...giftWords(move.gift)];
    case "name":
      return ["driver", String(move.seat + 1)];
    case "finish":
      return ["done"];
    default:
      return [move.do];
  }
}

/** `grid-4` is "grid 4", `tree-2-1` is "tree 2 1"; whatever stands before the numbers is one word. */
export function placeWords(place: string): string[] {
  const [, what = place, numbers = ""] = /^(.*?)((?:-\d+)*)$/.exec(place.replace(GEAR_PREFIX, "")) ?? [];
  return [what, ...numbers.split("-").filter(Boolean)];
}

/** `die 5`, `lock/safe`; `±2` as everybody can type it. */
function giftWords(gift: string): string[] {
  return gift.replace("±", "+-").split(" ");
}
