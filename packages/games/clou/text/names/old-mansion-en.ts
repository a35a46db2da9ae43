/** Rooms, challenges, loot and special rules of the old mansion. */
export const oldMansionEn = {
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

export const oldMansionStoryEn =
  "Colonel Harcourt retired from three wars and one marriage with everything he could carry, and he has kept all of it in a house at the edge of Richmond Park. The butler left in spring, the cook goes home at six, and the dog died at Easter. What remains is the colonel himself, who sleeps above the hall with one ear open, and a clock that was never taught to be quiet. The scullery has a side door with a bolt older than the lock. The salon has a window that does not quite close since the frost. Either will do. Behind them wait silver that belongs together, a painting with a wire on its back, and, if the gossip in the pub is worth the bitter it cost, a panel in the library that is not a panel at all. Keep your voices down. Walk where the carpet is. He does not wake for small things, but four honest shoves at the furniture, and he will come down to see which war it is this time.";

export const oldMansionRulesEn = {
  "light-sleeper":
    "Every strength symbol crossed on the plan also crosses an ear. With the last ear the colonel gets up: cross a trace and a time symbol. Afterwards he stays up and reads.",
  "family-silver":
    "Spoons, watch and decanter belong together. Two of them are worth 1 point more, all three 3 points.",
} as const;
