/** Rooms, challenges, loot and special rules of the embassy ball. */
export const embassyBallEn = {
  "embassy-ball": "The embassy ball",
  terrace: "Terrace",
  cloakroom: "Cloakroom",
  kitchen: "Kitchen",
  ballroom: "Ballroom",
  "winter-garden": "Winter garden",
  "cipher-room": "Cipher room",
  "ambassadors-rooms": "Suite",
  treasury: "Treasury",
  sentry: "Sentry",
  reception: "Reception",
  "kitchen-door": "Kitchen door",
  "fur-coats": "Fur coats",
  "guest-list": "Guest list",
  pantry: "Pantry",
  "dumb-waiter": "Dumb waiter",
  countess: "The countess",
  attache: "The attaché",
  "glass-door": "Glass door",
  birdcage: "Birdcage",
  "iron-shutter": "Iron shutter",
  "cipher-machine": "Cipher machine",
  "steel-door": "Steel door",
  "bedside-table": "Bedside table",
  bookcase: "Bookcase",
  "regalia-safe": "Regalia safe",
  wallets: "Wallets",
  caviar: "Caviar",
  emeralds: "Emeralds",
  briefcase: "Briefcase",
  "golden-bird": "Golden bird",
  codebook: "Codebook",
  cufflinks: "Cufflinks",
  "state-seal": "State seal",
  crown: "The crown",
  orchestra: "The orchestra",
  toast: "The toast",
} as const;

export const embassyBallStoryEn =
  "The Kingdom of Varonia has no coast, no railway and no money, but it has an embassy in Belgrave Square and a crown, and once a year it shows London both. Tonight there are two hundred guests, a string orchestra, and a treasury behind the ambassador’s bookcase that nobody is supposed to know about, which is why everybody does. You can walk in at the front if your face is right. You can come up through the kitchen if your back is. Or you can wait: at midnight the ambassador proposes the toast to the king, and the sentry at the winter garden, a patriot, leaves his post to drink it. Until then, mind the music. As long as the band plays you may drop a tray and nobody turns round. But the second violin is very tired, and whenever the orchestra loses its place there is a silence in which two hundred people look about them. Leave quietly, too. A state visit that ends with bells is worth less to your buyer.";

export const embassyBallRulesEn = {
  orchestra:
    "Whenever the roll shows at least two dice alike, cross a note. With the last note the music stops and everybody looks up: cross a trace. Then all notes are fresh again.",
  toast:
    "As soon as only 5 time symbols are left, the sentry leaves his post: he counts as overcome. The alarm costs 2 points on this plan.",
} as const;
