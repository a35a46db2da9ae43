import type { ThiefSheet } from "../../../clou/content/sheet.ts";

/** The planner: if the dice are wrong she asks for others, and the car is already running. */
export const JANET: ThiefSheet = {
  id: "janet",
  bars: [
    {
      ability: "strength",
      boxes: [
        { own: "odd" },
        { after: "<", gives: ["strength"] },
        { after: "≠" },
        { own: "<5", gives: ["strength"] },
        { after: "=" },
        { own: ">4", gives: ["strength", "lock"] },
      ],
    },
    {
      ability: "dexterity",
      boxes: [
        { own: "<5" },
        { after: "≠", gives: ["dexterity"] },
        { after: "<" },
        { after: "≠", gives: ["dexterity"] },
        { own: "even" },
        { after: ">", gives: ["dexterity", "electronics"] },
      ],
    },
    {
      ability: "cunning",
      boxes: [
        {},
        { after: "≠", gives: ["cunning"] },
        { own: ">3", gives: ["cunning"] },
        { after: "=" },
        { own: "<6", gives: ["cunning"] },
        { after: "<", gives: ["cunning", "±1"] },
      ],
    },
  ],
  tools: [
    {
      kind: "grid",
      rows: [
        [8, 3, 10],
        [5, 11, 2],
        [9, 6, 4],
      ],
      across: [["disguise"], ["electronics"], ["safe"]],
      down: [["lock"], ["±2"], ["lock"]],
    },
    {
      kind: "pyramid",
      bottom: [{ own: "even" }, { own: "<4" }, {}, { own: "odd" }],
      upper: [
        [
          { than: "=", gives: ["disguise"] },
          { than: ">", gives: ["lock"] },
          { than: "=", gives: ["dexterity"] },
        ],
        [
          { than: ">", gives: ["electronics"] },
          { than: "=", gives: ["safe"] },
        ],
        [{ than: ">", gives: ["any circle"] }],
      ],
    },
    {
      kind: "circle-boxes",
      lines: [
        { boxes: ["odd", ">3"], gives: ["safe", "cunning"] },
        { boxes: ["", "<4", "even"], gives: ["lock", "strength", "electronics"] },
      ],
    },
  ],
  specials: [
    { circles: ["cunning", "disguise"], gives: ["safe"] },
    { circles: ["lock", "dexterity", "strength"], gives: ["any number", "electronics"] },
    { circles: ["electronics", "cunning"], gives: ["die 4"] },
  ],
  bonuses: [],
  stars: [{ id: "throw-anew", times: 3, effect: { throwAnew: true } }],
  talents: ["escapes", "quiet-alarm"],
  escape: [["car"], ["car", "police"], ["police"], ["car"], ["car"], ["car", "police"]],
};
