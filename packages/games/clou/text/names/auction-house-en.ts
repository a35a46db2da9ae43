/** Rooms, challenges, loot and special rules of the auction house. */
export const auctionHouseEn = {
  "auction-house": "The auction house",
  mews: "Mews",
  "packing-room": "Packing room",
  saleroom: "Saleroom",
  "viewing-room": "Viewing room",
  cashier: "Cashier",
  gallery: "Gallery",
  "directors-office": "Director’s office",
  strongroom: "Strongroom",
  "tradesmens-bell": "Tradesmen’s bell",
  "loading-gate": "Loading gate",
  crates: "Crates",
  "goods-lift": "Goods lift",
  "cage-door": "Cage door",
  rostrum: "Rostrum",
  hatch: "Hatch",
  "baize-door": "Baize door",
  "cash-desk": "Cash desk",
  "glass-case": "Glass case",
  plinth: "Plinth",
  "office-door": "Office door",
  "picture-wire": "Picture wire",
  "floor-hatch": "Trapdoor",
  "filing-cabinet": "Filing cabinet",
  combination: "Combination",
  "steel-cabinet": "Steel cabinet",
  porcelain: "Porcelain",
  gavel: "Ivory gavel",
  "opera-glasses": "Opera glasses",
  takings: "Takings",
  tiara: "Tiara",
  bronze: "Bronze",
  ledger: "Ledger",
  seascape: "Seascape",
  sketchbook: "Sketchbook",
  diamonds: "Lot 88",
  "porters-round": "The porter’s round",
  "telephone-bidders": "Late bidders",
} as const;

export const auctionHouseStoryEn =
  "Pemberton & Vane have sold other people’s heirlooms in St James’s for a hundred and forty years, and tomorrow they sell the best of them: the Ashcombe estate, down to the last teaspoon. Tonight all of it stands ready. The crates are open in the packing room, the seascape hangs upstairs, and lot 88 lies in a steel cabinet that the director locks himself, because he trusts nobody and is right. Two things are in your favour. The house is full of errands the night before a sale, and anybody with a clipboard and a tired face is taken for staff. And old Mr Tibbs, the night porter, is a man of habit: up the stairs, through the rooms, down again, every third quarter of an hour, as if the clock were wound by his feet. While he walks, nothing hums and nothing is shoved. The rest of the night he reads the racing pages and hears only what is loud enough to be a horse.";

export const auctionHouseRulesEn = {
  "porters-round":
    "Every time symbol crossed also crosses a lantern. With the last lantern the porter makes his round: in the next round the plan takes no strength and no electronics. Then all lanterns are fresh again.",
  "telephone-bidders":
    "Every disguise crossed on the plan also crosses a card. With the last card you pass for bidders with an appointment: win back one time symbol.",
} as const;
