import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { NUMBERS_GAME_TALL, NUMBERS_GAME_WIDE } from "./numbers-game-layout.ts";

/**
 * the grand hotel. The insurer's man mumbles his numbers in his sleep whenever the dice agree, so patience may spell the
 * combination by itself; whoever plays the porter twice is handed the key of his room, and the house detective counts opened doors.
 */
export const NUMBERS_GAME: BurglaryPlan = {
  id: "numbers-game",
  bars: { time: [11, 10, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "carriage-entrance", start: true },
    { id: "hotel-lobby" },
    { id: "palm-court" },
    { id: "hotel-kitchen" },
    { id: "back-stairs" },
    { id: "fourth-floor" },
    { id: "insurers-room" },
    { id: "royal-suite" },
    { id: "hotel-strongroom" },
  ],
  challenges: [
    {
      id: "doorman",
      room: "carriage-entrance",
      parts: [
        { needs: ["disguise", "cunning²", "disguise³"] },
        { needs: ["cunning", "dexterity", "cunning²", "dexterity³"] },
      ],
      opens: ["hotel-lobby"],
    },
    {
      id: "delivery-hatch",
      room: "carriage-entrance",
      parts: [{ needs: ["strength", "lock²", "strength²", "lock³"] }],
      opens: ["hotel-kitchen"],
    },
    {
      id: "passenger-lift",
      room: "hotel-lobby",
      parts: [{ needs: ["electronics", "disguise²", "electronics³"] }],
      opens: ["fourth-floor"],
    },
    {
      id: "hotel-till",
      room: "hotel-lobby",
      parts: [{ needs: ["lock", "electronics²", "lock²", "lock³"] }],
      leadsTo: ["advance-payments"],
    },
    {
      id: "head-waiter",
      room: "hotel-lobby",
      parts: [{ needs: ["cunning/disguise", "cunning²", "disguise³"] }],
      opens: ["palm-court"],
    },
    {
      id: "bridge-party",
      room: "palm-court",
      parts: [{ needs: ["cunning", "cunning", "dexterity²", "cunning³"] }],
      leadsTo: ["winnings"],
    },
    {
      id: "pastry-cook",
      room: "hotel-kitchen",
      parts: [{ needs: ["cunning", "dexterity²", "cunning³"] }, { needs: ["strength"], traces: 1 }],
      leadsTo: ["plum-pudding"],
    },
    {
      id: "service-lift",
      room: "hotel-kitchen",
      parts: [{ needs: ["electronics", "dexterity", "strength²", "electronics³"] }],
      opens: ["back-stairs"],
    },
    {
      id: "linen-room",
      room: "back-stairs",
      parts: [{ needs: ["lock", "dexterity²", "lock³"] }],
      leadsTo: ["hotel-silver"],
    },
    {
      id: "landing-door",
      room: "back-stairs",
      parts: [{ needs: ["dexterity/lock", "lock²", "dexterity³"] }],
      opens: ["fourth-floor"],
    },
    {
      id: "cellar-gate",
      room: "back-stairs",
      parts: [{ needs: ["lock", "strength", "strength²", "lock³"] }],
      opens: ["hotel-strongroom"],
    },
    {
      id: "numbered-door",
      room: "fourth-floor",
      parts: [{ needs: ["lock", "cunning²", "lock³"] }],
      opens: ["insurers-room"],
    },
    {
      id: "double-door",
      room: "fourth-floor",
      parts: [
        { needs: ["electronics", "lock²", "electronics²", "lock³"] },
        { needs: ["strength", "strength", "strength²"], traces: 1 },
      ],
      opens: ["royal-suite"],
    },
    {
      id: "pocket-diary",
      room: "insurers-room",
      parts: [{ needs: ["safe", "cunning", "dexterity", "cunning²", "safe³"] }],
      leadsTo: ["case-combination"],
    },
    {
      id: "night-table",
      room: "insurers-room",
      parts: [{ needs: ["dexterity", "dexterity²", "disguise³"] }],
      leadsTo: ["gold-watch"],
    },
    {
      id: "travelling-case",
      room: "royal-suite",
      parts: [{ needs: ["safe", "lock", "safe²", "lock³"] }],
      leadsTo: ["rope-of-pearls"],
    },
    {
      id: "wardrobe",
      room: "royal-suite",
      parts: [{ needs: ["dexterity", "disguise²", "strength³"] }],
      leadsTo: ["sable"],
    },
    {
      id: "guests-safe",
      room: "hotel-strongroom",
      parts: [{ needs: ["safe", "safe", "electronics²", "safe³"] }],
      leadsTo: ["guests-jewels"],
    },
  ],
  loot: [
    {
      id: "under-the-tree",
      room: "hotel-lobby",
      value: 1,
      needs: ["dexterity", "cunning", "dexterity²", "cunning³"],
      mark: "present",
    },
    { id: "advance-payments", room: "hotel-lobby", value: 4 },
    { id: "winnings", room: "palm-court", value: 6 },
    {
      id: "lobster",
      room: "palm-court",
      value: 1,
      needs: ["dexterity/disguise", "cunning", "disguise²"],
      mark: "meal",
    },
    { id: "plum-pudding", room: "hotel-kitchen", value: 1, mark: "meal" },
    { id: "hotel-silver", room: "back-stairs", value: 4 },
    { id: "hatbox", room: "fourth-floor", value: 2, needs: ["lock", "cunning²"] },
    { id: "case-combination", room: "insurers-room", value: 3, mark: "special" },
    { id: "gold-watch", room: "insurers-room", value: 4 },
    { id: "rope-of-pearls", room: "royal-suite", value: 7 },
    { id: "sable", room: "royal-suite", value: 5 },
    {
      id: "rocking-horse",
      room: "royal-suite",
      value: 1,
      needs: ["strength", "strength²", "strength³"],
      mark: "present",
    },
    { id: "guests-jewels", room: "hotel-strongroom", value: 9 },
  ],
  rules: [
    {
      rule: "bar",
      id: "mumbled-numbers",
      length: [3, 3, 3],
      when: { rolling: { alike: 2 } },
      effects: [{ do: "overcome", challenge: "pocket-diary" }],
    },
    {
      rule: "bar",
      id: "one-of-the-staff",
      length: [2, 2, 2],
      when: { crossing: ["disguise"] },
      effects: [{ do: "overcome", challenge: "numbered-door" }],
    },
    {
      rule: "bar",
      id: "house-detective",
      length: [3, 3, 3],
      when: { overcoming: ["numbered-door", "double-door", "night-table", "travelling-case", "wardrobe"] },
      effects: [{ do: "traces", cost: 1 }],
    },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: NUMBERS_GAME_WIDE, tall: NUMBERS_GAME_TALL },
};
