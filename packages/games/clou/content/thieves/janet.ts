import type { ThiefSheet } from "../sheet.ts";

/** The planner: has thought of everything, twice, and knows what to wear for it. */
export const JANET: ThiefSheet = {
  id: "janet",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: "<4" },
        { after: "=", gives: ["strength"] },
        { after: "<" },
        { own: ">4", gives: ["strength"] },
        { after: "≠" },
        { after: "=", gives: ["strength", "lock"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: "even" },
        { after: "≠", gives: ["dexterity"] },
        { after: "≠" },
        { own: ">5", gives: ["dexterity"] },
        { after: "≠" },
        { after: "<", gives: ["dexterity", "±1"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        {},
        { after: "=", gives: ["cunning"] },
        { own: "<5", gives: ["cunning"] },
        { after: "≠" },
        { after: ">", gives: ["cunning"] },
        { own: "odd", gives: ["cunning", "disguise"] },
      ],
    },
  ],
  tools: [
    {
      kind: "grid",
      rows: [
        [2, 7, 4],
        [9, 5, 11],
        [6, 3, 8],
      ],
      across: [["electronics"], ["lock"], ["lock"]],
      down: [["±2"], ["safe"], ["die 5"]],
    },
    {
      kind: "tree",
      columns: [
        [{ number: 8, gives: ["cunning"], to: [0, 1] }],
        [
          { number: 2, gives: ["±1"], to: [0, 1] },
          { number: 13, gives: ["safe"], to: [1, 2] },
        ],
        [
          { number: 4, gives: ["lock"], to: [0] },
          { number: 9, gives: ["electronics"], to: [0, 1] },
          { number: 12, gives: ["safe"], to: [1] },
        ],
        [
          { number: 6, gives: ["disguise"], to: [0] },
          { number: 10, gives: ["lock/safe"], to: [0] },
        ],
        [{ number: 7, gives: ["any"], to: [] }],
      ],
    },
    {
      kind: "circle-boxes",
      lines: [
        { boxes: [">3", "even"], gives: ["lock", "safe"] },
        { boxes: ["<5", "odd", ""], gives: ["electronics", "disguise"] },
      ],
    },
  ],
  specials: [
    { circles: ["cunning", "cunning", "disguise"], gives: ["any"] },
    { circles: ["strength", "dexterity"], gives: ["die 6"] },
  ],
  bonuses: [
    { when: { once: 1 }, gives: "dexterity" },
    { when: { alike: 2 }, gives: "±1" },
    { when: { total: 7, of: 3 }, gives: "lock" },
  ],
  escape: [["car"], ["police"], ["car", "police"], ["car"], ["car", "police"], ["car"]],
};
