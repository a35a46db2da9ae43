import type { BurglaryPlan } from "../plan.ts";
import { EMBASSY_BALL_TALL, EMBASSY_BALL_WIDE } from "./embassy-ball-layout.ts";

/**
 * A house full of guests. The dice themselves are listened to, a sentry leaves by the clock, and an alarm costs points: wait for the
 * toast, or be somebody else.
 */
export const EMBASSY_BALL: BurglaryPlan = {
  id: "embassy-ball",
  bars: { time: [12, 9, 8], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "terrace", start: true },
    { id: "cloakroom" },
    { id: "kitchen" },
    { id: "ballroom" },
    { id: "winter-garden" },
    { id: "cipher-room" },
    { id: "ambassadors-rooms" },
    { id: "treasury" },
  ],
  challenges: [
    {
      id: "sentry",
      room: "terrace",
      parts: [{ needs: ["disguise", "cunning", "disguise²", "cunning³"] }],
      opens: ["winter-garden"],
    },
    {
      id: "reception",
      room: "terrace",
      parts: [{ needs: ["cunning", "disguise³", "dexterity³"] }],
      opens: ["cloakroom"],
    },
    {
      id: "kitchen-door",
      room: "terrace",
      parts: [{ needs: ["lock", "strength", "lock²", "strength³"] }],
      opens: ["kitchen"],
    },
    {
      id: "fur-coats",
      room: "cloakroom",
      parts: [{ needs: ["dexterity", "cunning²", "disguise³"] }],
      leadsTo: ["wallets"],
    },
    {
      id: "guest-list",
      room: "cloakroom",
      parts: [{ needs: ["cunning", "cunning", "dexterity²"] }, { needs: ["disguise", "disguise³"] }],
      opens: ["ballroom"],
    },
    {
      id: "pantry",
      room: "kitchen",
      parts: [{ needs: ["lock", "lock²"] }, { needs: ["strength"], traces: 1 }],
      leadsTo: ["caviar"],
    },
    {
      id: "dumb-waiter",
      room: "kitchen",
      parts: [{ needs: ["strength", "dexterity", "strength²", "dexterity³"] }],
      opens: ["ambassadors-rooms"],
    },
    {
      id: "countess",
      room: "ballroom",
      parts: [{ needs: ["dexterity", "cunning", "dexterity²", "disguise²"] }],
      leadsTo: ["emeralds"],
    },
    {
      id: "attache",
      room: "ballroom",
      parts: [{ needs: ["dexterity", "disguise²", "dexterity³"] }],
      leadsTo: ["briefcase"],
    },
    {
      id: "glass-door",
      room: "ballroom",
      parts: [{ needs: ["dexterity/cunning", "lock²"] }],
      opens: ["winter-garden"],
    },
    {
      id: "birdcage",
      room: "winter-garden",
      parts: [{ needs: ["dexterity", "cunning²", "dexterity³"] }],
      leadsTo: ["golden-bird"],
    },
    {
      id: "iron-shutter",
      room: "winter-garden",
      parts: [{ needs: ["electronics", "strength²", "dexterity³", "electronics³"] }],
      opens: ["cipher-room"],
    },
    {
      id: "cipher-machine",
      room: "cipher-room",
      parts: [{ needs: ["electronics", "electronics", "cunning²", "cunning³"] }],
      leadsTo: ["codebook"],
    },
    {
      id: "steel-door",
      room: "cipher-room",
      parts: [{ needs: ["lock", "lock", "electronics²", "lock³"] }],
      opens: ["treasury"],
    },
    {
      id: "bedside-table",
      room: "ambassadors-rooms",
      parts: [{ needs: ["lock", "dexterity²"] }],
      leadsTo: ["cufflinks"],
    },
    {
      id: "bookcase",
      room: "ambassadors-rooms",
      parts: [
        {
          needs: ["cunning", "strength", "cunning²"],
          order: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      opens: ["treasury"],
    },
    {
      id: "regalia-safe",
      room: "treasury",
      parts: [{ needs: ["safe", "safe", "safe²", "lock³"] }],
      leadsTo: ["crown"],
    },
  ],
  loot: [
    { id: "wallets", room: "cloakroom", value: 2 },
    { id: "caviar", room: "kitchen", value: 1 },
    { id: "emeralds", room: "ballroom", value: 5 },
    { id: "briefcase", room: "ballroom", value: 3 },
    { id: "golden-bird", room: "winter-garden", value: 2 },
    { id: "codebook", room: "cipher-room", value: 3 },
    { id: "cufflinks", room: "ambassadors-rooms", value: 2 },
    { id: "state-seal", room: "treasury", value: 3, needs: ["lock", "cunning²", "lock²"] },
    { id: "crown", room: "treasury", value: 9 },
  ],
  rules: [
    {
      rule: "bar",
      id: "orchestra",
      length: [4, 3, 3],
      when: { rolling: { alike: 2 } },
      effects: [{ do: "traces", cost: 1 }],
      again: true,
    },
    { rule: "mark", id: "toast", bar: "time", left: 5, effects: [{ do: "overcome", challenge: "sentry" }] },
  ],
  scoring: [{ line: "loot" }, { line: "alarm", points: -2 }, { line: "traces", points: -2 }],
  layouts: { wide: EMBASSY_BALL_WIDE, tall: EMBASSY_BALL_TALL },
};
