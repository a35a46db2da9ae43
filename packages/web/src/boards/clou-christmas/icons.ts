import type { IconName } from "../../ui/icon-names.ts";

/** What stands beside the name of a tool or a preparation. */
const ITEMS: { readonly [item: string]: IconName } = {
  "candy-canes": "candy",
  "fairy-lights": "lights",
  "santa-costume": "santa",
  affair: "heart",
  scouting: "magnifier",
  "power-lifting": "dumbbell",
  "tuning-up": "spanner",
  tickets: "ticket",
  "false-passports": "passport",
};

export function itemIcon(item: string): IconName {
  return ITEMS[item] ?? "loot";
}

/** The special loot, heist by heist. */
export const SPECIAL_ICONS: readonly IconName[] = ["gem", "combination", "tiara"];

export const DOUBLE_ICONS: { readonly [mark in "present" | "meal"]: IconName } = { present: "present", meal: "meal" };
