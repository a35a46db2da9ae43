import type { ThiefSheet } from "../sheet.ts";

/** The tinkerer: if it has a wire or a dial, it already belongs to her. */
export const TRIXIE: ThiefSheet = {
  id: "trixie",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: "even" },
        { after: "≠", gives: ["strength"] },
        { after: ">" },
        { own: ">6", gives: ["strength"] },
        { after: "≠" },
        { after: "=", gives: ["strength", "±2"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: ">3" },
        { after: "≠", gives: ["dexterity"] },
        { after: "≠" },
        { own: "<4", gives: ["dexterity"] },
        { after: "<" },
        { after: "<", gives: ["dexterity", "electronics"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        {},
        { after: "<", gives: ["cunning"] },
        { own: "odd" },
        { after: "≠", gives: ["cunning"] },
        { after: "≠" },
        { own: "<6", gives: ["cunning", "lock"] },
      ],
    },
  ],
  tools: [
    {
      kind: "grid",
      rows: [
        [4, 9, 2],
        [7, 5, 10],
        [3, 11, 6],
      ],
      across: [["lock"], ["safe"], ["electronics"]],
      down: [["electronics"], ["safe"], ["disguise"]],
    },
    {
      kind: "tree",
      columns: [
        [
          { number: 5, gives: ["electronics"], to: [0, 1] },
          { number: 10, gives: ["safe"], to: [1] },
        ],
        [
          { number: 2, gives: ["dexterity"], to: [0] },
          { number: 8, gives: ["lock"], to: [0, 1] },
        ],
        [
          { number: 6, gives: ["disguise"], to: [0] },
          { number: 14, gives: ["safe"], to: [0, 1] },
        ],
        [
          { number: 4, gives: ["lock"], to: [0] },
          { number: 15, gives: ["electronics"], to: [0] },
        ],
        [{ number: 9, gives: ["any"], to: [] }],
      ],
    },
    {
      kind: "pyramid",
      bottom: [{ own: "<4" }, {}, { own: "even" }, {}],
      upper: [
        [
          { than: "=", gives: ["electronics"] },
          { than: ">", gives: ["lock"] },
          { than: "=", gives: ["safe"] },
        ],
        [
          { than: ">", gives: ["strength"] },
          { than: "=", gives: ["disguise"] },
        ],
        [{ than: ">", gives: ["any"] }],
      ],
    },
  ],
  specials: [
    { circles: ["electronics", "safe", "dexterity"], gives: ["any"] },
    { circles: ["cunning", "strength"], gives: ["lock"] },
  ],
  bonuses: [
    { when: { once: 5 }, gives: "electronics" },
    { when: { alike: 3 }, gives: "any" },
    { when: { total: 10, of: 3 }, gives: "safe" },
  ],
  escape: [["car"], ["car", "police"], ["car"], ["police"], ["car", "police"], ["car"]],
};
