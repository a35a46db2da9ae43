import { heistsEn } from "./heists-en.ts";

/** Rooms, challenges, loot and special rules of the grand hotel. */
export const numbersGameEn = {
  "numbers-game": heistsEn["numbers-game"],
  "carriage-entrance": "Drive",
  "hotel-lobby": "Lobby",
  "palm-court": "Palm court",
  "hotel-kitchen": "Kitchens",
  "back-stairs": "Stairs",
  "fourth-floor": "Fourth floor",
  "insurers-room": "Room 417",
  "royal-suite": "Royal suite",
  "hotel-strongroom": "Vault",
  doorman: "Doorman",
  "delivery-hatch": "Delivery hatch",
  "passenger-lift": "Lift",
  "hotel-till": "Till",
  "head-waiter": "Head waiter",
  "bridge-party": "Bridge party",
  "pastry-cook": "Pastry cook",
  "service-lift": "Service lift",
  "linen-room": "Linen room",
  "landing-door": "Landing door",
  "cellar-gate": "Cellar gate",
  "numbered-door": "Door 417",
  "double-door": "Gilt door",
  "pocket-diary": "Pocket diary",
  "night-table": "Night table",
  "travelling-case": "Travelling case",
  wardrobe: "Wardrobe",
  "guests-safe": "Guests’ safe",
  "under-the-tree": "Under the tree",
  "advance-payments": "Paid in advance",
  winnings: "Winnings",
  lobster: "Lobster",
  "plum-pudding": "Plum pudding",
  "hotel-silver": "Hotel silver",
  hatbox: "Hatbox",
  "case-combination": "The combination",
  "gold-watch": "Gold watch",
  "rope-of-pearls": "Rope of pearls",
  sable: "Sable",
  "rocking-horse": "Rocking horse",
  "guests-jewels": "Guests’ jewels",
  "mumbled-numbers": "Mumbled numbers",
  "one-of-the-staff": "One of the staff",
  "house-detective": "The house detective",
} as const;

export const numbersGameRulesEn = {
  "mumbled-numbers":
    "Mr Pym talks in his sleep. Every roll with two alike crosses a figure. With the last figure you know it all by heart: the pocket diary is done, and the combination is yours as soon as room 417 is open.",
  "one-of-the-staff":
    "Every disguise crossed on the plan crosses a cap. With the last cap somebody hands you the key: door 417 is done.",
  "house-detective":
    "Each of these five, once done, crosses an eye: door 417, the gilt door, the night table, the travelling case and the wardrobe. With the last eye the house detective makes a note: cross a trace.",
} as const;
