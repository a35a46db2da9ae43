import { type Colour, COLOURS, NAMES } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Tool } from "./cards/tool.tsx";
import { AlarmDie } from "./station/die.tsx";

const ICONS: { readonly [thing: string]: IconName } = { gold: "gold", car: "car", police: "police" };

/** Tools, alarms and what the road is about, for the legend. */
export function sign(thing: string): JSX.Element | null {
  const [what = "", which = ""] = thing.split(":");
  if (what === "card") return <Tool face={NAMES.indexOf(which)} />;
  if (what === "die" && (COLOURS as readonly string[]).includes(which)) return <AlarmDie colour={which as Colour} />;
  if (what === "hint") return <Icon name="hint" />;
  const icon = ICONS[what];
  return icon === undefined ? null : <Icon name={icon} />;
}
