type ItemSign = "candy" | "lights" | "santa" | "heart" | "magnifier" | "dumbbell" | "spanner" | "ticket" | "passport";

/** The sign that stands beside the name of a tool or a preparation, on the screen and on paper. */
export const ITEM_SIGNS: { readonly [item: string]: ItemSign } = {
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

/** That of the special loot, heist by heist. */
export const SPECIAL_SIGNS: readonly ("gem" | "combination" | "tiara")[] = ["gem", "combination", "tiara"];
