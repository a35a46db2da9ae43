import type { Card, Kind } from "@safehouse/games/klaumau/board";
import type { IconName } from "../../../ui/icon-names.ts";

/** Where the stones of a number card lie, in a drawing of 100 by 140. */
export const STONES: {
  readonly [value: number]: { readonly size: number; readonly at: readonly (readonly [number, number])[] };
} = {
  1: { size: 46, at: [[29, 48]] },
  2: {
    size: 32,
    at: [
      [20, 46],
      [52, 80],
    ],
  },
  3: {
    size: 29,
    at: [
      [39, 38],
      [19, 74],
      [56, 74],
    ],
  },
  4: {
    size: 26,
    at: [
      [22, 48],
      [54, 48],
      [22, 82],
      [54, 82],
    ],
  },
};

const ICON: { readonly [kind in Exclude<Kind, "number">]: IconName } = {
  keyhole: "keyhole",
  small: "safe-small",
  big: "safe-big",
  plan: "plan",
  crook: "crook",
  barter: "barter",
  police: "policeman",
  receiver: "receiver",
  watchdog: "watchdog",
  bomb: "bomb",
};

export function iconOf({ kind, value }: Card): IconName {
  return kind === "number" ? (`n${value}` as IconName) : ICON[kind];
}

/** What the card is printed on: a stone's colour, several, the police's blue or the variations' black. */
export function groundOf({ kind, colours }: Card): string {
  if (kind === "police") return "police";
  return colours[0] ?? "extra";
}
