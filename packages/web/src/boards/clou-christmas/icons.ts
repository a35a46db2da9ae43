import { ITEM_SIGNS } from "@safehouse/games/clou-christmas/board";
import type { IconName } from "../../ui/icon-names.ts";

export function itemIcon(item: string): IconName {
  return ITEM_SIGNS[item] ?? "loot";
}

export const DOUBLE_ICONS: { readonly [mark in "present" | "meal"]: IconName } = { present: "present", meal: "meal" };
