import type { ThiefSheet } from "../../../clou/content/sheet.ts";

/** The strongman, back from a quiet year: he lends you a hand, and the floorboards remember it. */
export const BRUCE: ThiefSheet = {
  id: "bruce",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: ">2" },
        { after: "≠", gives: ["strength"] },
        { after: "<", gives: ["strength"] },
        { own: "even", gives: ["lock"] },
        { after: "≠", gives: ["strength"] },
        { own: ">5", gives: ["strength", "safe"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        {},
        { after: "≠", gives: ["dexterity"] },
        { own: "odd" },
        { after: "<", gives: ["dexterity"] },
        { own: "<5" },
        { after: "≠", gives: ["dexterity", "±1"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        { own: "<4" },
        { after: "≠", gives: ["cunning"] },
        { after: "<" },
        { own: "even", gives: ["cunning"] },
        { after: "≠" },
        { after: "≠", gives: ["cunning", "disguise"] },
      ],
    },
  ],
  tools: [
    {
      kind: "grid",
      rows: [
        [6, 2, 9],
        [11, 4, 7],
        [3, 12, 5],
      ],
      across: [["strength"], ["lock"], ["safe"]],
      down: [["electronics"], ["lock"], ["disguise"]],
    },
    {
      kind: "tree",
      columns: [
        [
          { number: 4, gives: ["lock"], to: [0, 1] },
          { number: 9, gives: ["strength"], to: [1] },
        ],
        [
          { number: 6, gives: ["dexterity"], to: [0] },
          { number: 12, gives: ["safe"], to: [0, 1] },
        ],
        [
          { number: 3, gives: ["±2"], to: [0] },
          { number: 8, gives: ["electronics"], to: [0, 1] },
        ],
        [
          { number: 5, gives: ["lock"], to: [0] },
          { number: 10, gives: ["cunning/disguise"], to: [0] },
        ],
        [{ number: 7, gives: ["safe", "any number"], to: [] }],
      ],
    },
    {
      kind: "circle-boxes",
      lines: [
        { boxes: ["<4", "even"], gives: ["lock", "electronics"] },
        { boxes: ["", ">4"], gives: ["dexterity", "disguise"] },
      ],
    },
  ],
  specials: [
    { circles: ["strength", "strength", "lock"], gives: ["electronics", "safe"] },
    { circles: ["cunning", "dexterity"], gives: ["die 5"] },
  ],
  bonuses: [],
  stars: [
    { id: "extra-six", times: 3, effect: { gives: "die 6", to: "anyone" } },
    { id: "two-strength", times: 2, effect: { gives: "strength", to: "self", count: 2, traces: 1 } },
  ],
  escape: [["police"], ["car"], ["car", "police"], ["car", "police"], ["car"], ["car"]],
};
