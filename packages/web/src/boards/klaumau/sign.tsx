import { CARDS } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { iconOf } from "./cards/drawing.ts";

/** Kinds of cards and colours, for the legend. */
export function sign(thing: string): JSX.Element | null {
  const [what, which] = thing.split(":");
  if (what === "colour") return <Icon name={which as IconName} />;
  const card = what === "kind" ? CARDS.find(({ kind }) => kind === which) : undefined;
  return card === undefined ? null : <Icon name={iconOf(card)} />;
}
