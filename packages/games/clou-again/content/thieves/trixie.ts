import type { ThiefSheet } from "../../../clou/content/sheet.ts";

/** The tinkerer: has built herself another pair of hands, and ticks off what others work for. */
export const TRIXIE: ThiefSheet = {
  id: "trixie",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: "<4" },
        { after: "≠", gives: ["strength"] },
        { after: "=" },
        { own: ">5", gives: ["strength"] },
        { after: "≠" },
        { own: "odd", gives: ["strength", "electronics"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: "odd" },
        { after: "≠", gives: ["dexterity"] },
        { own: "<6" },
        { after: "=", gives: ["dexterity"] },
        { after: ">" },
        { own: "even", gives: ["dexterity", "lock"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        { own: "even" },
        { after: "≠", gives: ["cunning"] },
        { after: "<" },
        { own: "<4", gives: ["cunning"] },
        { after: "≠" },
        { after: "=", gives: ["cunning", "disguise"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: ">4" },
        { after: ">" },
        { own: "odd", gives: ["dexterity"] },
        { after: "=" },
        { own: "<5", gives: ["electronics"] },
        { after: "<", gives: ["safe"] },
      ],
    },
  ],
  tools: [
    {
      kind: "pyramid",
      bottom: [{}, { own: "odd" }, { own: "<5" }, { own: "even" }],
      upper: [
        [
          { than: "=", gives: ["lock"] },
          { than: "=", gives: ["electronics"] },
          { than: ">", gives: ["disguise"] },
        ],
        [
          { than: ">", gives: ["safe"] },
          { than: ">", gives: ["strength"] },
        ],
        [{ than: "=", gives: ["safe", "any number"] }],
      ],
    },
    {
      kind: "tree",
      columns: [
        [{ number: 6, gives: ["electronics"], to: [0, 1] }],
        [
          { number: 9, gives: ["lock"], to: [0, 1] },
          { number: 4, gives: ["±1"], to: [1] },
        ],
        [
          { number: 2, gives: ["safe"], to: [0] },
          { number: 11, gives: ["electronics"], to: [0, 1] },
        ],
        [
          { number: 8, gives: ["disguise"], to: [0] },
          { number: 14, gives: ["lock", "safe"], to: [0] },
        ],
        [{ number: 5, gives: ["any circle"], to: [] }],
      ],
    },
    {
      kind: "grid",
      rows: [
        [7, 3, 12],
        [4, 10, 6],
        [9, 5, 2],
      ],
      across: [["electronics"], ["lock"], ["cunning"]],
      down: [["safe"], ["disguise"], ["lock"]],
    },
  ],
  specials: [
    { circles: ["electronics", "electronics"], gives: ["safe"] },
    { circles: ["dexterity", "cunning", "safe"], gives: ["lock", "die 6"] },
  ],
  bonuses: [],
  stars: [{ id: "strike-circle", times: 3, effect: { gives: "any circle", to: "anyone" } }],
  escape: [["car"], ["police"], ["car"], ["car", "police"], ["car", "police"], ["car"]],
};
