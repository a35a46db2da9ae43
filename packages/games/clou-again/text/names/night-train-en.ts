/** Rooms, challenges, loot and special rules of the night train. */
export const nightTrainEn = {
  "night-train": "The night train",
  platform: "Platform",
  "train-roof": "Roof",
  corridor: "Corridor",
  "dining-car": "Dining car",
  "sleeping-car": "Sleeping car",
  "mail-car": "Mail car",
  "bullion-van": "Bullion van",
  "roof-ladder": "Ladder",
  "ticket-barrier": "Barrier",
  "roof-light": "Skylight",
  "mail-hatch": "Roof hatch",
  "swing-door": "Swing door",
  attendant: "Attendant",
  "cutlery-drawer": "Cutlery",
  "card-table": "Card table",
  "galley-door": "Galley",
  "berth-three": "Berth three",
  "berth-nine": "Berth nine",
  "sorting-frame": "Sorting frame",
  "parcel-cage": "Parcel cage",
  "armoured-door": "Armoured door",
  "wages-chest": "Wages chest",
  "bullion-safe": "Bullion safe",
  "tip-box": "Tip box",
  "table-silver": "Silver",
  winnings: "Winnings",
  "watch-chain": "Watch chain",
  "jewel-case": "Jewel case",
  "steamer-trunk": "Steamer trunk",
  "registered-mail": "Letters",
  parcels: "Parcels",
  wages: "Wages",
  bullion: "Bullion",
  tunnel: "The tunnel",
  steward: "The steward",
  "heavy-luggage": "Heavy luggage",
} as const;

export const nightTrainStoryEn =
  "The ten past eleven from King’s Cross reaches Edinburgh at breakfast, and on Thursdays it carries more than it admits. Behind the mail car runs a van with no windows and new springs, for the wages of two shipyards and, if Thripp’s drawing is to be believed, a safe bolted through the floor. In front of it sleep the people who can afford to. You may board like a gentleman, with a ticket that bears looking at from a distance, or by the ladder at the end of the platform, like weather. Roof or corridor, both lead there. On the roof you are cold and alone. In the corridor there is Mr Abernathy, the steward, who has served on this line since steam and takes every opened door for a bell: two of them, and he comes with tea, and tea takes time. Beyond Hatfield there is a tunnel, and for its whole length nobody can see a wire or a face. And at the end you jump. Choose with care what you are holding when you do.";

export const nightTrainRulesEn = {
  tunnel:
    "As soon as only 6 time symbols are left, the train enters the tunnel: in the next round the plan takes no electronics and no disguise.",
  steward:
    "Cutlery, card table, berth three and berth nine each cross a teacup once they are overcome. With the last cup the steward brings tea: cross a time symbol. Then all cups are fresh again.",
  "heavy-luggage": "Trunk, wages and bullion are heavy. With two of them you lose 1 point, with all three 3 points.",
} as const;
