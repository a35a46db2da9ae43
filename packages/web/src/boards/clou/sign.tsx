import type { JSX } from "preact";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Tile } from "./tile.tsx";

const ICONS: { readonly [sign: string]: IconName } = {
  time: "time",
  traces: "trace",
  cars: "car",
  police: "police",
  alarm: "alarm",
  way: "diamond",
  loot: "loot",
};
const GIFTS: { readonly [sign: string]: string } = { shift: "±1", extra: "die 5", any: "any" };

/** Symbols and other signs of plan and sheet, for the legend. */
export function sign(thing: string): JSX.Element | null {
  const [what, which = ""] = thing.split(":");
  if (what === "symbol") return <Tile gift={which} />;
  const gift = GIFTS[which];
  if (what === "sign" && gift !== undefined) return <Tile gift={gift} />;
  const icon = ICONS[which];
  return what === "sign" && icon !== undefined ? <Icon name={icon} /> : null;
}
