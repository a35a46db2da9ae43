import type { Colour } from "@safehouse/games/robnrun/board";
import type { JSX } from "preact";
import "./die.css";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";

/** Each colour has the shape of what it is about: never colour alone. */
export const TRACK_ICON: { readonly [colour in Colour]: IconName } = {
  white: "played",
  yellow: "hint",
  green: "tools",
  red: "alarm",
};

export function AlarmDie({ colour, label }: { colour: Colour; label?: string }): JSX.Element {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <span class="rob-die" data-colour={colour} {...meaning}>
      <Icon name={TRACK_ICON[colour]} />
    </span>
  );
}
