import type { BurglaryPlan } from "../plan.ts";
import { SLEEPING_CARS_TALL, SLEEPING_CARS_WIDE } from "./sleeping-cars-layout.ts";

/**
 * The night mail is under way and has passengers. One gets in between the classes and goes either way; points jolt every fine hand, and
 * whoever lets latch after latch click sets slippers moving in the corridor.
 */
export const SLEEPING_CARS: BurglaryPlan = {
  id: "sleeping-cars",
  bars: { time: [9, 9, 8], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 3] },
  rooms: [
    { id: "vestibule", start: true },
    { id: "second-class" },
    { id: "attendants-pantry" },
    { id: "travellers-berths" },
    { id: "boxers-berth" },
    { id: "first-class" },
    { id: "opera-suite" },
    { id: "envoys-suite" },
  ],
  challenges: [
    {
      id: "night-conductor",
      room: "vestibule",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "cunning", "dexterity³"] }],
      opens: ["second-class"],
    },
    {
      id: "etched-door",
      room: "vestibule",
      parts: [{ needs: ["lock", "dexterity", "lock³"] }],
      opens: ["first-class"],
    },
    {
      id: "pantry-latch",
      room: "second-class",
      parts: [{ needs: ["dexterity", "strength²", "dexterity³"] }],
      opens: ["attendants-pantry"],
    },
    {
      id: "berth-four",
      room: "second-class",
      parts: [{ needs: ["cunning", "lock²", "cunning³"] }],
      opens: ["travellers-berths"],
    },
    {
      id: "berth-seven",
      room: "second-class",
      parts: [{ needs: ["strength", "lock²", "strength³"] }],
      opens: ["boxers-berth"],
    },
    {
      id: "bell-board",
      room: "attendants-pantry",
      parts: [{ needs: ["electronics", "cunning²", "electronics³"] }],
      leadsTo: ["brandy-flasks"],
    },
    {
      id: "sample-case",
      room: "travellers-berths",
      parts: [{ needs: ["lock", "lock", "dexterity²", "cunning³", "lock³"] }],
      leadsTo: ["tray-of-watches"],
    },
    {
      id: "the-snorer",
      room: "travellers-berths",
      parts: [{ needs: ["dexterity", "dexterity²", "cunning³"] }],
      leadsTo: ["fat-wallet"],
    },
    {
      id: "kit-bag",
      room: "boxers-berth",
      parts: [{ needs: ["strength", "dexterity", "strength²"] }],
      leadsTo: ["prize-belt"],
    },
    {
      id: "washroom-door",
      room: "boxers-berth",
      parts: [{ needs: ["strength", "electronics²", "dexterity³"] }],
      opens: ["opera-suite"],
    },
    {
      id: "suite-bell",
      room: "first-class",
      parts: [{ needs: ["dexterity/cunning", "disguise²", "electronics³"] }],
      opens: ["opera-suite"],
    },
    {
      id: "envoys-valet",
      room: "first-class",
      parts: [
        { needs: ["disguise", "cunning", "disguise²", "cunning³"] },
        { needs: ["electronics", "lock", "electronics³"], traces: 1 },
      ],
      opens: ["envoys-suite"],
    },
    {
      id: "wine-cooler",
      room: "first-class",
      parts: [{ needs: ["strength", "cunning³", "strength³"] }],
      leadsTo: ["old-champagne"],
    },
    {
      id: "dressing-case",
      room: "opera-suite",
      parts: [{ needs: ["lock", "cunning", "lock²"] }],
      leadsTo: ["pearl-collar"],
    },
    {
      id: "vanity-safe",
      room: "opera-suite",
      parts: [{ needs: ["safe", "electronics²", "safe³"] }],
      leadsTo: ["emerald-drops"],
    },
    {
      id: "wrist-chain",
      room: "envoys-suite",
      parts: [{ needs: ["strength", "lock", "dexterity²"] }],
      leadsTo: ["sealed-bag"],
    },
    {
      id: "berth-safe",
      room: "envoys-suite",
      parts: [{ needs: ["safe", "safe", "electronics³", "safe³"] }],
      leadsTo: ["crown-loan"],
    },
  ],
  loot: [
    { id: "brandy-flasks", room: "attendants-pantry", value: 2 },
    { id: "tray-of-watches", room: "travellers-berths", value: 7 },
    { id: "fat-wallet", room: "travellers-berths", value: 2 },
    { id: "prize-belt", room: "boxers-berth", value: 6 },
    { id: "old-champagne", room: "first-class", value: 1 },
    { id: "pearl-collar", room: "opera-suite", value: 4 },
    { id: "emerald-drops", room: "opera-suite", value: 5 },
    { id: "sealed-bag", room: "envoys-suite", value: 3 },
    { id: "crown-loan", room: "envoys-suite", value: 8 },
  ],
  rules: [
    {
      rule: "bar",
      id: "over-the-points",
      length: [3, 3, 3],
      when: { rolling: { alike: 2 } },
      effects: [{ do: "forbid", symbols: ["dexterity"] }],
      again: true,
    },
    {
      rule: "bar",
      id: "slippers",
      length: [3, 3, 3],
      when: { crossing: ["lock"] },
      effects: [{ do: "time", cost: 1 }],
    },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: SLEEPING_CARS_WIDE, tall: SLEEPING_CARS_TALL },
};
