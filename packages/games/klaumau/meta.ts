import { type GameMeta, hashText, canonical } from "@safehouse/kernel";
import { CARDS } from "./content/cards.ts";
import { EVENT_KINDS } from "./events.ts";
import { CURRENT_RULES } from "./switches.ts";

export const BOMB_RULES = ["pass", "discard", "halve", "swap"] as const;
export type BombRule = (typeof BOMB_RULES)[number];

export interface Config {
  /** K-4.1: everybody may doubt, or only the next player. */
  readonly doubters: "all" | "next";
  /** K-9.1 */
  readonly forgery: boolean;
  /** K-9.2 */
  readonly converted: boolean;
  /** K-9.3 */
  readonly receiver: boolean;
  /** K-9.4 to K-9.7 */
  readonly watchdogs: boolean;
  /** K-9.8 and K-9.9 */
  readonly bomb: "off" | BombRule;
}

export const meta: GameMeta = {
  id: "klaumau",
  name: { en: "Klaumau!", de: "Klaumau!" },
  seats: { min: 2, max: 8 },
  rules: CURRENT_RULES,
  content: hashText(canonical(CARDS)),
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      doubters: { type: "string", enum: ["all", "next"], default: "all", description: "Who may disbelieve (K-4.1)" },
      forgery: { type: "boolean", default: false, description: "The last colour played cancels number cards (K-9.1)" },
      converted: { type: "boolean", default: false, description: "The last Policeman ends the round (K-9.2)" },
      receiver: { type: "boolean", default: false, description: "A Receiver of stolen goods lies in the pile (K-9.3)" },
      watchdogs: { type: "boolean", default: false, description: "Two Watchdogs keep Crooks away (K-9.4)" },
      bomb: {
        type: "string",
        enum: ["off", ...BOMB_RULES],
        default: "off",
        description: "The Bomb, by the rule the table picks (K-9.8, K-9.9)",
      },
    },
  },
  scenarios: [],
  decisions: {
    // What is said at the table is said: taking back "I cannot" would be a way to sound the others out.
    turn: { final: true },
    believe: { sealed: true, masked: true },
    pick: {},
    reward: {},
    colour: {},
    victim: {},
    parry: { masked: true },
    give: {},
    confiscate: {},
    fence: { sealed: true, masked: true },
    discard: { sealed: true, masked: true },
    halve: { sealed: true, masked: true },
    swap: {},
  },
  events: EVENT_KINDS,
};
