import { makeNightly } from "./make-nightly.ts";

export const nightly = makeNightly(
  "person",
  {
    from: "2026-12-07",
    order: "scenario/all",
    scenarios: [
      "old-mansion",
      "auction-house",
      "embassy-ball",
      "private-bank",
      "casino",
      "observatory",
      "royal-mint",
      "great-terminus",
      "sleeping-cars",
      "mail-coach",
      "viaduct",
    ],
  },
  {
    from: "1970-01-01",
    order: "scenario",
    scenarios: ["old-mansion", "auction-house", "embassy-ball", "private-bank"],
  },
);
