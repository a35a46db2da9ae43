import type { ThiefSheet } from "../sheet.ts";

/** The strongman: doors give way, safes follow, and now and then somebody hears it. */
export const BRUCE: ThiefSheet = {
  id: "bruce",
  bars: [
    {
      ability: "strength",
      boxes: [
        {},
        { after: "=", gives: ["strength"] },
        { after: "<", gives: ["strength"] },
        { own: "<4" },
        { after: "≠", gives: ["strength"] },
        { after: "=", gives: ["strength", "lock"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: "<4" },
        { after: "≠", gives: ["dexterity"] },
        { after: "<" },
        { own: ">5", gives: ["dexterity"] },
        { after: "≠" },
        { own: "even", gives: ["dexterity", "lock"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        { own: "odd" },
        { after: "<", gives: ["cunning"] },
        { after: "≠" },
        { own: "<5", gives: ["cunning"] },
        { after: "≠" },
        { own: ">8", gives: ["cunning", "electronics"] },
      ],
    },
  ],
  tools: [
    {
      kind: "grid",
      rows: [
        [3, 8, 5],
        [10, 6, 1],
        [4, 12, 7],
      ],
      across: [["lock"], ["safe"], ["electronics"]],
      down: [["cunning"], ["±2"], ["lock"]],
    },
    {
      kind: "pyramid",
      bottom: [{}, { own: "<3" }, {}, { own: ">3" }],
      upper: [
        [
          { than: "=", gives: ["strength"] },
          { than: ">", gives: ["lock"] },
          { than: "=", gives: ["safe"] },
        ],
        [
          { than: ">", gives: ["safe"] },
          { than: "=", gives: ["electronics"] },
        ],
        [{ than: ">", gives: ["any"] }],
      ],
    },
    {
      kind: "circle-boxes",
      lines: [
        { boxes: [">3", ""], gives: ["dexterity", "lock"] },
        { boxes: ["even", "<6"], gives: ["safe", "disguise"] },
      ],
    },
  ],
  specials: [
    { circles: ["strength", "strength"], gives: ["electronics"] },
    { circles: ["dexterity", "cunning"], gives: ["die 3"] },
  ],
  bonuses: [
    { when: { once: 6 }, gives: "strength" },
    { when: { alike: 2 }, gives: "±2" },
    { when: { total: 13, of: 3 }, gives: "safe" },
  ],
  escape: [["police"], ["car"], ["car", "police"], ["car"], ["car", "police"], ["car"]],
};
