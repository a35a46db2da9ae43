import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { NIGHT_TRAIN_TALL, NIGHT_TRAIN_WIDE } from "./night-train-layout.ts";

/**
 * Four carriages between a roof and a corridor. Whoever robs passengers loses time to the steward, the tunnel stops fine work, and heavy
 * things do not jump well from a moving train.
 */
export const NIGHT_TRAIN: BurglaryPlan = {
  id: "night-train",
  bars: { time: [11, 9, 7], traces: [6, 6, 6], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "platform", start: true },
    { id: "train-roof" },
    { id: "corridor" },
    { id: "dining-car" },
    { id: "sleeping-car" },
    { id: "mail-car" },
    { id: "bullion-van" },
  ],
  challenges: [
    { id: "roof-ladder", room: "platform", parts: [{ needs: ["strength", "dexterity²"] }], opens: ["train-roof"] },
    {
      id: "ticket-barrier",
      room: "platform",
      parts: [{ needs: ["disguise", "cunning²"] }, { needs: ["cunning", "dexterity", "cunning²"] }],
      opens: ["corridor"],
    },
    {
      id: "roof-light",
      room: "train-roof",
      parts: [{ needs: ["dexterity", "strength²"] }],
      opens: ["sleeping-car"],
    },
    {
      id: "mail-hatch",
      room: "train-roof",
      parts: [{ needs: ["strength", "lock", "dexterity²"] }],
      opens: ["mail-car"],
    },
    {
      id: "swing-door",
      room: "corridor",
      parts: [{ needs: ["dexterity/cunning", "disguise²"] }],
      opens: ["dining-car"],
    },
    {
      id: "attendant",
      room: "corridor",
      parts: [{ needs: ["disguise", "cunning", "disguise²"] }, { needs: ["dexterity", "dexterity", "cunning²"] }],
      opens: ["sleeping-car"],
    },
    { id: "cutlery-drawer", room: "dining-car", parts: [{ needs: ["lock", "dexterity²"] }], leadsTo: ["table-silver"] },
    {
      id: "card-table",
      room: "dining-car",
      parts: [{ needs: ["cunning", "dexterity", "cunning²"] }],
      leadsTo: ["winnings"],
    },
    {
      id: "galley-door",
      room: "dining-car",
      parts: [{ needs: ["lock", "cunning²"] }],
      opens: ["mail-car"],
    },
    {
      id: "berth-three",
      room: "sleeping-car",
      parts: [{ needs: ["cunning", "dexterity²"] }],
      leadsTo: ["watch-chain"],
    },
    {
      id: "berth-nine",
      room: "sleeping-car",
      parts: [{ needs: ["lock", "dexterity", "disguise²"] }],
      leadsTo: ["jewel-case"],
    },
    {
      id: "sorting-frame",
      room: "mail-car",
      parts: [{ needs: ["cunning", "dexterity²"] }],
      leadsTo: ["registered-mail"],
    },
    {
      id: "parcel-cage",
      room: "mail-car",
      parts: [{ needs: ["electronics", "lock²"] }, { needs: ["strength", "strength²"], traces: 1 }],
      leadsTo: ["parcels"],
    },
    {
      id: "armoured-door",
      room: "mail-car",
      parts: [{ needs: ["electronics", "lock", "electronics²"] }],
      opens: ["bullion-van"],
    },
    {
      id: "wages-chest",
      room: "bullion-van",
      parts: [{ needs: ["lock", "strength", "strength²"] }],
      leadsTo: ["wages"],
    },
    {
      id: "bullion-safe",
      room: "bullion-van",
      parts: [{ needs: ["safe", "safe", "safe²"] }],
      leadsTo: ["bullion"],
    },
  ],
  loot: [
    { id: "tip-box", room: "corridor", value: 1, needs: ["dexterity", "cunning²"] },
    { id: "table-silver", room: "dining-car", value: 2 },
    { id: "winnings", room: "dining-car", value: 4 },
    { id: "watch-chain", room: "sleeping-car", value: 1 },
    { id: "jewel-case", room: "sleeping-car", value: 3 },
    { id: "steamer-trunk", room: "sleeping-car", value: 3, needs: ["strength", "strength²"] },
    { id: "registered-mail", room: "mail-car", value: 3 },
    { id: "parcels", room: "mail-car", value: 1 },
    { id: "wages", room: "bullion-van", value: 5 },
    { id: "bullion", room: "bullion-van", value: 6 },
  ],
  rules: [
    {
      rule: "mark",
      id: "tunnel",
      bar: "time",
      left: 6,
      effects: [{ do: "forbid", symbols: ["electronics", "disguise"] }],
    },
    {
      rule: "bar",
      id: "steward",
      length: [2, 2, 1],
      when: { overcoming: ["card-table", "cutlery-drawer", "berth-three", "berth-nine"] },
      effects: [{ do: "time", cost: 1 }],
      again: true,
    },
    {
      rule: "collection",
      id: "heavy-luggage",
      loot: ["steamer-trunk", "wages", "bullion"],
      points: [0, -1, -3],
    },
  ],
  scoring: [
    { line: "loot" },
    { line: "collection", rule: "heavy-luggage" },
    { line: "traces", points: -2 },
    { line: "alarm", points: -3 },
  ],
  layouts: { wide: NIGHT_TRAIN_WIDE, tall: NIGHT_TRAIN_TALL },
};
