import type { JSX } from "preact";
import "./icon.css";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

export interface IconProps {
  readonly name: IconName;
  /** What it means. Without one it is decoration beside words that say the same. */
  readonly label?: string;
  readonly class?: string;
}

/** A shape of the sprite in the colour of the text around it: 24 × 24, as large as the text. */
export function Icon({ name, label, class: extra = "" }: IconProps): JSX.Element {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={`ui-icon ${extra}`} viewBox="0 0 24 24" {...meaning}>
      <use href={iconHref(name)} />
    </svg>
  );
}

/** For drawings that place an icon themselves. */
export function iconHref(name: IconName): string {
  return `${sprite}#i-${name}`;
}
