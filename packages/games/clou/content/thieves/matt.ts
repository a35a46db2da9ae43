import type { ThiefSheet } from "../sheet.ts";

/** The petty crook: no lock has ever waited long for him. */
export const MATT: ThiefSheet = {
  id: "matt",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: ">2" },
        { after: "≠", gives: ["strength"] },
        { after: "<" },
        { own: "even", gives: ["strength"] },
        { after: "=" },
        { own: "<4", gives: ["strength", "±1"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        {},
        { after: "=", gives: ["dexterity"] },
        { own: ">6" },
        { after: ">", gives: ["dexterity"] },
        { after: "=" },
        { after: "<", gives: ["dexterity", "lock"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        { own: "<5" },
        { after: "<", gives: ["cunning"] },
        { after: "≠" },
        { own: "odd", gives: ["cunning"] },
        { after: ">" },
        { after: "=", gives: ["cunning", "disguise"] },
      ],
    },
  ],
  tools: [
    {
      kind: "tree",
      columns: [
        [
          { number: 3, gives: ["dexterity"], to: [0] },
          { number: 6, gives: ["lock"], to: [0, 1] },
        ],
        [
          { number: 9, gives: ["lock"], to: [0, 1] },
          { number: 11, gives: ["electronics"], to: [1] },
        ],
        [
          { number: 5, gives: ["±2"], to: [0] },
          { number: 7, gives: ["disguise"], to: [0, 1] },
        ],
        [
          { number: 12, gives: ["safe"], to: [0] },
          { number: 4, gives: ["lock/electronics"], to: [0] },
        ],
        [{ number: 8, gives: ["safe", "any"], to: [] }],
      ],
    },
    {
      kind: "pyramid",
      bottom: [{ own: "odd" }, {}, { own: ">2" }, { own: "<4" }],
      upper: [
        [
          { than: "=", gives: ["lock"] },
          { than: ">", gives: ["strength"] },
          { than: "=", gives: ["electronics"] },
        ],
        [
          { than: "=", gives: ["safe"] },
          { than: ">", gives: ["lock"] },
        ],
        [{ than: ">", gives: ["any"] }],
      ],
    },
    {
      kind: "circle-boxes",
      lines: [
        { boxes: ["<4", "odd"], gives: ["lock", "disguise"] },
        { boxes: [">4", "", "even"], gives: ["safe", "electronics"] },
      ],
    },
  ],
  specials: [
    { circles: ["dexterity", "dexterity", "cunning"], gives: ["safe"] },
    { circles: ["lock", "strength"], gives: ["die 4"] },
  ],
  bonuses: [
    { when: { once: 3 }, gives: "lock" },
    { when: { within: [1, 1] }, gives: "±1" },
    { when: { total: 9, of: 3 }, gives: "dexterity" },
  ],
  escape: [["car", "police"], ["car"], ["police"], ["car"], ["car", "police"], ["car"]],
};
