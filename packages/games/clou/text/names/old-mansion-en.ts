/** Rooms, challenges, loot and special rules of the old mansion. */
export const names = {
  "old-mansion": "The old mansion",
  garden: "Garden",
  scullery: "Scullery",
  hall: "Hall",
  salon: "Salon",
  library: "Library",
  study: "Study",
  bedroom: "Bedroom",
  "side-door": "Side door",
  window: "Window",
  larder: "Larder",
  "locked-door": "Locked door",
  clock: "Grandfather clock",
  "creaking-door": "Creaking door",
  colonel: "The colonel",
  "display-case": "Display case",
  portrait: "Wired portrait",
  "folding-door": "Folding door",
  "secret-panel": "Secret panel",
  "wall-safe": "Wall safe",
  desk: "Desk",
  "jewel-box": "Jewel box",
  "silver-spoons": "Silver spoons",
  "pocket-watch": "Pocket watch",
  figurine: "Jade figurine",
  painting: "Painting",
  decanter: "Silver decanter",
  "first-edition": "First edition",
  bonds: "Bearer bonds",
  letters: "Love letters",
  necklace: "Pearl necklace",
  "light-sleeper": "Light sleeper",
  "family-silver": "Family silver",
} as const;

export const specials = {
  "light-sleeper":
    "Every strength symbol crossed on the plan also crosses an ear. With the last ear the colonel gets up: cross a trace and a time symbol. Afterwards he stays up and reads.",
  "family-silver":
    "Spoons, watch and decanter belong together. Two of them are worth 1 point more, all three 3 points.",
} as const;
