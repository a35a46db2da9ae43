import { readGift } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import type { IconName } from "../../icons.ts";
import type { TileFace } from "../../tile.ts";

/** How a symbol looks that a sheet gives or a plan needs, by its word: `lock`, `lock/safe`, `±2`, `die 5`, `any`. */
export function giftFace(word: string): TileFace {
  const gift = readGift(word);
  switch (gift?.kind) {
    case "colour":
      return { symbols: gift.colours.map((colour) => ({ ground: colour, icon: colour })) };
    case "adjust":
      return { symbols: [{ ground: "white", icon: null }], words: `±${gift.by}` };
    case "die":
      return { symbols: [{ ground: "white", icon: `die-${gift.face}` as IconName }] };
    case "any":
      return { symbols: found(ANY[gift.what]).map((icon) => ({ ground: "white", icon })) };
    default:
      return { symbols: [{ ground: "white", icon: null }] };
  }
}

const ANY: { readonly [what: string]: readonly IconName[] } = {
  number: ["fill-box"],
  circle: ["strike-circle"],
  either: ["fill-box", "strike-circle"],
};
