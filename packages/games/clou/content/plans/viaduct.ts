import type { BurglaryPlan } from "../plan.ts";
import { VIADUCT_TALL, VIADUCT_WIDE } from "./viaduct-layout.ts";

/**
 * Where the train is to stop: on a bridge, under a red lamp that is ours. Five sacks lie all over the valley and are worth most together;
 * whoever is noticed too often has a fireman run for the telephone.
 */
export const VIADUCT: BurglaryPlan = {
  id: "viaduct",
  bars: { time: [9, 8, 8], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 3] },
  rooms: [
    { id: "sunken-lane", start: true },
    { id: "embankment" },
    { id: "signal-gantry" },
    { id: "stopped-engine" },
    { id: "high-value-van" },
    { id: "parapet" },
    { id: "under-the-arch" },
    { id: "farmyard" },
  ],
  challenges: [
    {
      id: "barbed-wire",
      room: "sunken-lane",
      parts: [{ needs: ["strength", "dexterity³", "strength³"] }],
      opens: ["embankment"],
    },
    {
      id: "river-gate",
      room: "sunken-lane",
      parts: [{ needs: ["dexterity", "lock²", "dexterity³"] }],
      opens: ["under-the-arch"],
    },
    {
      id: "gantry-ladder",
      room: "embankment",
      parts: [{ needs: ["dexterity", "strength", "dexterity³"] }],
      opens: ["signal-gantry"],
    },
    {
      id: "fogman",
      room: "embankment",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "strength", "strength²"] }],
      opens: ["stopped-engine"],
    },
    { id: "green-lamp", room: "signal-gantry", parts: [{ needs: ["dexterity", "cunning²", "lock³"] }] },
    { id: "red-lamp", room: "signal-gantry", parts: [{ needs: ["electronics", "electronics³"] }] },
    {
      id: "stoker",
      room: "stopped-engine",
      parts: [{ needs: ["cunning", "disguise²"] }, { needs: ["strength", "strength²"], traces: 1 }],
      leadsTo: ["drivers-watch"],
    },
    {
      id: "coupling",
      room: "stopped-engine",
      parts: [{ needs: ["strength", "strength²", "dexterity²", "strength³"] }],
      opens: ["high-value-van"],
    },
    {
      id: "footplate-steps",
      room: "stopped-engine",
      parts: [{ needs: ["strength", "dexterity²", "cunning³"] }],
      opens: ["under-the-arch"],
    },
    {
      id: "mail-cage",
      room: "high-value-van",
      parts: [{ needs: ["lock", "lock²", "cunning³"] }],
      leadsTo: ["red-sack"],
    },
    {
      id: "strap-rack",
      room: "high-value-van",
      parts: [{ needs: ["strength", "lock²", "strength³"] }],
      leadsTo: ["blue-sack"],
    },
    {
      id: "iron-chest",
      room: "high-value-van",
      parts: [{ needs: ["safe", "safe", "lock²", "electronics³"] }],
      leadsTo: ["banks-reserve"],
    },
    {
      id: "sliding-side",
      room: "high-value-van",
      parts: [{ needs: ["lock", "strength²", "lock³"] }],
      opens: ["parapet"],
    },
    {
      id: "van-window",
      room: "parapet",
      parts: [{ needs: ["lock", "dexterity", "lock²", "electronics³"] }],
      opens: ["high-value-van"],
    },
    {
      id: "snagged-net",
      room: "parapet",
      parts: [{ needs: ["dexterity", "cunning³", "dexterity³"] }],
      leadsTo: ["grey-sack"],
    },
    {
      id: "iron-rungs",
      room: "under-the-arch",
      parts: [{ needs: ["strength", "dexterity²", "strength³"] }],
      opens: ["parapet"],
    },
    {
      id: "reed-bed",
      room: "under-the-arch",
      parts: [{ needs: ["dexterity/cunning", "cunning²", "dexterity³"] }],
      leadsTo: ["green-sack"],
    },
    {
      id: "cart-track",
      room: "under-the-arch",
      parts: [{ needs: ["cunning", "electronics²", "disguise³"] }],
      opens: ["farmyard"],
    },
    {
      id: "farm-dog",
      room: "farmyard",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "dexterity", "cunning²"] }],
      leadsTo: ["white-sack"],
    },
    {
      id: "barn-safe",
      room: "farmyard",
      parts: [{ needs: ["safe", "cunning²", "safe³"] }],
      leadsTo: ["advance-share"],
    },
  ],
  loot: [
    { id: "drivers-watch", room: "stopped-engine", value: 1 },
    { id: "red-sack", room: "high-value-van", value: 1 },
    { id: "blue-sack", room: "high-value-van", value: 1 },
    { id: "banks-reserve", room: "high-value-van", value: 5 },
    { id: "grey-sack", room: "parapet", value: 1 },
    { id: "green-sack", room: "under-the-arch", value: 2 },
    { id: "white-sack", room: "farmyard", value: 1 },
    { id: "advance-share", room: "farmyard", value: 4 },
  ],
  rules: [
    {
      rule: "bar",
      id: "false-signal",
      length: [2, 2, 2],
      when: { overcoming: ["green-lamp", "red-lamp"] },
      effects: [{ do: "time", cost: -2 }],
    },
    { rule: "mark", id: "signal-telephone", bar: "traces", left: 2, effects: [{ do: "alarm" }] },
    {
      rule: "collection",
      id: "human-chain",
      loot: ["red-sack", "blue-sack", "grey-sack", "green-sack", "white-sack"],
      points: [0, 0, 1, 3, 9],
    },
  ],
  scoring: [{ line: "loot" }, { line: "collection", rule: "human-chain" }, { line: "traces", points: -2 }],
  layouts: { wide: VIADUCT_WIDE, tall: VIADUCT_TALL },
};
