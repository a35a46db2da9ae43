import type { BurglaryPlan } from "../plan.ts";
import { OBSERVATORY_TALL, OBSERVATORY_WIDE } from "./observatory-layout.ts";

/**
 * A house that turns. Every wire that is touched moves the dome a step, until its slit stands over the terrace: electronics opens two things
 * at once. Traces cost time here, for somebody is awake, and lenses are worth most as a set.
 */
export const OBSERVATORY: BurglaryPlan = {
  id: "observatory",
  bars: { time: [10, 9, 8], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "hillside", start: true },
    { id: "gate-lodge" },
    { id: "meridian-room" },
    { id: "chart-room" },
    { id: "clock-vault" },
    { id: "star-terrace" },
    { id: "great-dome" },
    { id: "lens-cabinet" },
  ],
  challenges: [
    {
      id: "lodge-window",
      room: "hillside",
      parts: [
        { needs: ["dexterity", "cunning²", "dexterity³", "cunning³"] },
        { needs: ["strength", "strength²", "strength³"], traces: 1 },
      ],
      opens: ["gate-lodge"],
    },
    {
      id: "terrace-wall",
      room: "hillside",
      parts: [{ needs: ["strength", "dexterity", "strength²", "dexterity³"] }],
      opens: ["star-terrace"],
    },
    {
      id: "key-board",
      room: "gate-lodge",
      parts: [{ needs: ["cunning", "lock²", "cunning³"] }],
      opens: ["meridian-room"],
    },
    {
      id: "sleeping-porter",
      room: "gate-lodge",
      parts: [{ needs: ["disguise", "dexterity²", "disguise³"] }, { needs: ["dexterity", "cunning", "dexterity²"] }],
      leadsTo: ["pay-packet"],
    },
    {
      id: "transit-circle",
      room: "meridian-room",
      parts: [{ needs: ["electronics", "cunning²", "dexterity³", "lock³"] }],
      leadsTo: ["transit-lens"],
    },
    {
      id: "iron-stairs",
      room: "meridian-room",
      parts: [{ needs: ["lock", "strength²", "lock³"] }],
      opens: ["clock-vault"],
    },
    {
      id: "sliding-door",
      room: "meridian-room",
      parts: [{ needs: ["cunning/lock", "electronics²", "cunning³"] }],
      opens: ["chart-room"],
    },
    {
      id: "map-chest",
      room: "chart-room",
      parts: [{ needs: ["lock", "cunning", "lock²", "cunning³"] }],
      leadsTo: ["star-atlas"],
    },
    {
      id: "duty-astronomer",
      room: "chart-room",
      parts: [{ needs: ["disguise", "cunning", "cunning²", "disguise³"] }],
      opens: ["great-dome"],
    },
    {
      id: "regulator",
      room: "clock-vault",
      parts: [{ needs: ["electronics", "dexterity", "electronics²", "dexterity³"] }],
      leadsTo: ["master-clock"],
    },
    {
      id: "time-safe",
      room: "clock-vault",
      parts: [{ needs: ["safe", "lock", "safe²"] }],
      leadsTo: ["prize-money"],
    },
    {
      id: "sundial",
      room: "star-terrace",
      parts: [{ needs: ["strength", "strength²", "strength³"] }],
      leadsTo: ["brass-dial"],
    },
    {
      id: "dome-slit",
      room: "star-terrace",
      parts: [{ needs: ["strength", "electronics", "strength²", "strength²"] }],
      opens: ["great-dome"],
    },
    {
      id: "eyepiece",
      room: "great-dome",
      parts: [{ needs: ["dexterity", "dexterity²", "cunning³"] }],
      leadsTo: ["eyepiece-lens"],
    },
    {
      id: "camera-box",
      room: "great-dome",
      parts: [{ needs: ["lock", "electronics", "lock²"] }],
      leadsTo: ["comet-plate"],
    },
    {
      id: "cabinet-door",
      room: "great-dome",
      parts: [
        {
          needs: ["lock", "electronics²", "lock³", "cunning³"],
          order: [[0, 1]],
        },
      ],
      opens: ["lens-cabinet"],
    },
    {
      id: "lens-safe",
      room: "lens-cabinet",
      parts: [{ needs: ["safe", "safe", "electronics²", "electronics³"] }],
      leadsTo: ["great-lens"],
    },
  ],
  loot: [
    { id: "pay-packet", room: "gate-lodge", value: 1 },
    { id: "transit-lens", room: "meridian-room", value: 2 },
    { id: "star-atlas", room: "chart-room", value: 3 },
    { id: "master-clock", room: "clock-vault", value: 2 },
    { id: "prize-money", room: "clock-vault", value: 5 },
    { id: "brass-dial", room: "star-terrace", value: 2 },
    { id: "eyepiece-lens", room: "great-dome", value: 1 },
    { id: "comet-plate", room: "great-dome", value: 3 },
    { id: "great-lens", room: "lens-cabinet", value: 9 },
  ],
  rules: [
    {
      rule: "bar",
      id: "turning-dome",
      length: [3, 3, 3],
      when: { crossing: ["electronics"] },
      effects: [{ do: "overcome", challenge: "dome-slit" }],
    },
    { rule: "mark", id: "lit-window", bar: "traces", left: 4, effects: [{ do: "time", cost: 2 }] },
    {
      rule: "collection",
      id: "set-of-lenses",
      loot: ["transit-lens", "eyepiece-lens", "great-lens"],
      points: [0, 1, 4],
    },
  ],
  scoring: [{ line: "loot" }, { line: "collection", rule: "set-of-lenses" }, { line: "traces", points: -2 }],
  layouts: { wide: OBSERVATORY_WIDE, tall: OBSERVATORY_TALL },
};
