import type { Gear } from "../../clou/content/gear.ts";
import type { PerCrew } from "../../clou/content/plan.ts";

/** The campaign sheet as plain data: what is printed on it. What stands on it in a match is the `Campaign`. */
export interface CampaignSheet {
  /** those left of the crew's size are out of play. */
  readonly traces: PerCrew;
  readonly experience: readonly Experience[];
  readonly tools: readonly CampaignTool[];
  readonly preparations: readonly Preparation[];
}

/** comes by itself. */
export interface Experience extends Gear {
  readonly kind: "experience";
  /** The first break-in in which it may be used. */
  readonly from: 1 | 2 | 3;
}

/** must be bought. */
export interface CampaignTool extends Gear {
  readonly kind: "tool";
  /** How many boxes it takes to have it. */
  readonly price: number;
}

/** */
export interface Preparation {
  readonly id: PreparationId;
  readonly price: number;
  /** Who must be in the break-in. */
  readonly thief?: string;
}

export type PreparationId = "affair" | "scouting" | "power-lifting" | "tuning-up" | "tickets" | "false-passports";

/** points a box. */
export const BOX_PRICE = 5;
/** */
export const PASSPORT_TRACES = 2;

export const CAMPAIGN_SHEET: CampaignSheet = {
  traces: [12, 10, 8],
  experience: [
    {
      id: "first",
      kind: "experience",
      from: 1,
      lines: [
        { circles: [1], gives: ["die 5"] },
        { boxes: [""], gives: ["strength/dexterity/cunning"] },
      ],
    },
    {
      id: "second",
      kind: "experience",
      from: 2,
      lines: [
        { boxes: [">3"], gives: ["strength/dexterity/cunning"] },
        { circles: [6, 9], gives: ["lock/safe", "±2"] },
      ],
    },
    {
      id: "third",
      kind: "experience",
      from: 3,
      lines: [
        { circles: [8, 11], gives: ["any", "safe/electronics"] },
        { boxes: ["<4"], gives: ["disguise"] },
      ],
    },
  ],
  tools: [
    {
      id: "candy-canes",
      kind: "tool",
      price: 1,
      lines: [
        { circles: [4], gives: ["lock", "cunning"] },
        { circles: [8], gives: ["lock/safe", "dexterity"] },
        { circles: [3], gives: ["lock", "dexterity/cunning"] },
        { circles: [5, 7], gives: ["lock", "safe", "any circle"] },
      ],
    },
    {
      id: "fairy-lights",
      kind: "tool",
      price: 1,
      lines: [
        { circles: [6], gives: ["electronics", "dexterity"] },
        { circles: [9], gives: ["safe/electronics", "strength"] },
        { circles: [5], gives: ["electronics", "strength/dexterity"] },
        { circles: [3, 7], gives: ["electronics", "cunning", "any"] },
      ],
    },
    {
      id: "santa-costume",
      kind: "tool",
      price: 2,
      lines: [
        { circles: [10], gives: ["disguise", "strength/cunning"] },
        { circles: [6], gives: ["disguise", "dexterity/cunning"] },
        { boxes: ["", ""], gives: ["disguise", "lock", "strength/dexterity/cunning"] },
        { circles: [7, 12], gives: ["disguise", "safe", "lock/electronics"] },
      ],
    },
  ],
  preparations: [
    { id: "affair", price: 1, thief: "janet" },
    { id: "scouting", price: 1, thief: "matt" },
    { id: "power-lifting", price: 1, thief: "bruce" },
    { id: "tuning-up", price: 1, thief: "trixie" },
    { id: "tickets", price: 1 },
    { id: "false-passports", price: 2 },
  ],
};
