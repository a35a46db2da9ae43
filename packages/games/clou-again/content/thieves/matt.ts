import type { ThiefSheet } from "../../../clou/content/sheet.ts";

/** The petty crook: what the dice show is, to him, only a first offer. */
export const MATT: ThiefSheet = {
  id: "matt",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: "<5" },
        { after: "=", gives: ["strength"] },
        { own: "odd" },
        { after: "≠", gives: ["strength"] },
        { after: ">" },
        { own: "even", gives: ["strength", "lock"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: "even" },
        { after: "<", gives: ["dexterity"] },
        { after: "≠", gives: ["dexterity"] },
        { own: "<4" },
        { after: "<", gives: ["dexterity"] },
        { own: ">5", gives: ["dexterity", "safe"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        { own: ">3" },
        { after: "≠", gives: ["cunning"] },
        { after: ">" },
        { after: "≠", gives: ["cunning"] },
        { own: "odd" },
        { after: "=", gives: ["cunning", "disguise"] },
      ],
    },
  ],
  tools: [
    {
      kind: "tree",
      columns: [
        [
          { number: 7, gives: ["lock"], to: [0, 1] },
          { number: 5, gives: ["dexterity"], to: [0] },
        ],
        [
          { number: 3, gives: ["lock"], to: [0] },
          { number: 10, gives: ["disguise"], to: [0, 1] },
        ],
        [
          { number: 8, gives: ["safe"], to: [0, 1] },
          { number: 13, gives: ["electronics"], to: [1] },
        ],
        [
          { number: 2, gives: ["±2"], to: [0] },
          { number: 6, gives: ["lock/safe"], to: [0] },
        ],
        [{ number: 11, gives: ["electronics", "any circle"], to: [] }],
      ],
    },
    {
      kind: "grid",
      rows: [
        [5, 10, 3],
        [2, 8, 12],
        [7, 4, 6],
      ],
      across: [["lock"], ["disguise"], ["strength"]],
      down: [["safe"], ["electronics"], ["±1"]],
    },
    {
      kind: "circle-boxes",
      lines: [
        { boxes: [">2", "odd"], gives: ["lock", "safe"] },
        { boxes: ["even", ""], gives: ["cunning", "electronics"] },
      ],
    },
  ],
  specials: [
    { circles: ["lock", "lock", "dexterity"], gives: ["safe", "disguise"] },
    { circles: ["strength", "cunning"], gives: ["die 3"] },
  ],
  bonuses: [],
  stars: [
    { id: "number-two", times: 3, effect: { gives: "±2", to: "anyone" } },
    { id: "turn-die", times: 2, effect: { turnDie: true } },
  ],
  escape: [["car", "police"], ["car"], ["car"], ["police"], ["car"], ["car", "police"]],
};
