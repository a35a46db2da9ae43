import { heistsEn } from "./heists-en.ts";

/** Rooms, challenges, loot and special rules of the glass cutter's workshop. */
export const glassCutterEn = {
  "glass-cutter": heistsEn["glass-cutter"],
  "cutters-court": "Court",
  "jewel-shop": "Shop",
  "cutters-parlour": "Parlour",
  "grinding-room": "Grinding room",
  workshop: "Workshop",
  furnace: "Furnace",
  "cutters-office": "Office",
  "stone-vault": "Stone vault",
  shutter: "Shutter",
  skylight: "Skylight",
  "window-case": "Window case",
  "shop-counter": "Counter",
  "stair-door": "Stair door",
  "workshop-door": "Workshop door",
  sideboard: "Sideboard",
  apprentice: "Apprentice",
  "grinding-wheel": "Grinding wheel",
  hoist: "Hoist",
  "cutters-bench": "Cutter’s bench",
  "setting-tray": "Setting tray",
  "furnace-door": "Furnace door",
  "pass-door": "Pass door",
  crucible: "Crucible",
  bureau: "Bureau",
  trapdoor: "Trapdoor",
  "stone-safe": "Stone safe",
  "wall-drawer": "Wall drawer",
  "window-stone": "Yellow diamond",
  brooches: "Brooches",
  "christmas-goose": "Christmas goose",
  "wrapped-locket": "Wrapped locket",
  savings: "Savings",
  "wheel-stone": "Rose diamond",
  "ribboned-box": "Ribboned box",
  "glass-diamonds": "Glass diamonds",
  "tray-stone": "White diamond",
  "gold-ingot": "Gold ingot",
  chestnuts: "Chestnuts",
  commission: "Commission",
  "rough-diamonds": "Rough diamonds",
  "blue-stone": "Blue diamond",
  "velvet-tray": "The velvet row",
  "carol-singers": "The carol singers",
  "watchmans-round": "The watchman",
} as const;

export const glassCutterRulesEn = {
  "velvet-tray":
    "Four single diamonds are in the house, 2 points each: yellow, rose, white and blue. Whoever clears the way to one crosses a circle of the velvet row. The last circle is seen from the street: cross all time symbols before the watchman’s mark as well.",
  "carol-singers":
    "Every roll with a six crosses a candle. With the last candle the carol singers reach the court and drown whatever you do: win back one time symbol.",
  "watchmans-round":
    "The mark on the time bar, with three symbols left: the watchman turns the corner. In the next round the plan takes no strength.",
} as const;
