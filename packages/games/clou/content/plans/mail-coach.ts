import type { BurglaryPlan } from "../plan.ts";
import { MAIL_COACH_TALL, MAIL_COACH_WIDE } from "./mail-coach-layout.ts";

/**
 * The armoured coach behind them, to be had over the roof, under the floor or through the sorters. In the tunnel nobody sees a thing; but
 * every dial is wired to the guard, so who opens safe after safe leaves to the sound of bells.
 */
export const MAIL_COACH: BurglaryPlan = {
  id: "mail-coach",
  bars: { time: [10, 9, 8], traces: [7, 6, 5], cars: [5, 5, 5], police: [5, 5, 4] },
  rooms: [
    { id: "brake-van", start: true },
    { id: "parcels-coach" },
    { id: "sorting-coach" },
    { id: "coach-roof" },
    { id: "underframe" },
    { id: "armoured-coach" },
    { id: "registered-cell" },
    { id: "currency-cell" },
  ],
  challenges: [
    {
      id: "train-guard",
      room: "brake-van",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "dexterity", "cunning²"] }],
      opens: ["sorting-coach"],
    },
    {
      id: "buffer-plate",
      room: "brake-van",
      parts: [{ needs: ["strength", "dexterity²", "strength³"] }],
      opens: ["parcels-coach"],
    },
    {
      id: "parcel-net",
      room: "parcels-coach",
      parts: [{ needs: ["dexterity", "dexterity³"] }],
      leadsTo: ["christening-silver"],
    },
    { id: "roof-trap", room: "parcels-coach", parts: [{ needs: ["strength", "dexterity"] }], opens: ["coach-roof"] },
    {
      id: "pigeonholes",
      room: "sorting-coach",
      parts: [{ needs: ["cunning", "dexterity²", "cunning³"] }],
      leadsTo: ["postal-orders"],
    },
    {
      id: "gangway-door",
      room: "sorting-coach",
      parts: [{ needs: ["lock", "cunning", "lock²", "disguise³"] }],
      opens: ["armoured-coach"],
    },
    {
      id: "coach-hatch",
      room: "sorting-coach",
      parts: [{ needs: ["strength", "lock²", "dexterity³"] }],
      opens: ["underframe"],
    },
    {
      id: "roof-vent",
      room: "coach-roof",
      parts: [{ needs: ["dexterity", "strength²", "electronics³"] }],
      opens: ["armoured-coach"],
    },
    {
      id: "cell-skylight",
      room: "coach-roof",
      parts: [{ needs: ["lock", "dexterity", "lock²", "strength³"] }],
      opens: ["registered-cell"],
    },
    {
      id: "battery-box",
      room: "underframe",
      parts: [{ needs: ["lock", "electronics²", "electronics³"] }],
      leadsTo: ["smuggled-watches"],
    },
    {
      id: "cable-duct",
      room: "underframe",
      parts: [{ needs: ["lock", "dexterity", "electronics²", "strength³"] }],
      opens: ["currency-cell"],
    },
    {
      id: "sack-rack",
      room: "armoured-coach",
      parts: [{ needs: ["strength", "strength²", "cunning³"] }],
      leadsTo: ["sack-of-notes"],
    },
    {
      id: "mesh-door",
      room: "armoured-coach",
      parts: [{ needs: ["lock", "electronics²", "lock³"] }],
      opens: ["registered-cell"],
    },
    {
      id: "currency-door",
      room: "armoured-coach",
      parts: [{ needs: ["electronics", "lock", "electronics²"] }],
      opens: ["currency-cell"],
    },
    {
      id: "diamond-safe",
      room: "registered-cell",
      parts: [{ needs: ["safe", "lock", "safe²"] }],
      leadsTo: ["uncut-stones"],
    },
    {
      id: "currency-safe",
      room: "currency-cell",
      parts: [{ needs: ["safe", "safe", "electronics²", "electronics³"] }],
      leadsTo: ["old-fivers"],
    },
  ],
  loot: [
    { id: "christening-silver", room: "parcels-coach", value: 2 },
    { id: "postal-orders", room: "sorting-coach", value: 2 },
    { id: "smuggled-watches", room: "underframe", value: 4 },
    { id: "sack-of-notes", room: "armoured-coach", value: 2 },
    { id: "misprinted-stamps", room: "armoured-coach", value: 2, needs: ["safe", "cunning²"] },
    { id: "uncut-stones", room: "registered-cell", value: 4 },
    { id: "registered-letters", room: "registered-cell", value: 2, needs: ["cunning", "lock²"] },
    { id: "old-fivers", room: "currency-cell", value: 7 },
  ],
  rules: [
    {
      rule: "bar",
      id: "long-tunnel",
      length: [6, 5, 5],
      when: { time: "crossed" },
      effects: [{ do: "traces", cost: -1 }],
    },
    { rule: "bar", id: "wired-dials", length: [4, 4, 4], when: { crossing: ["safe"] }, effects: [{ do: "alarm" }] },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: MAIL_COACH_WIDE, tall: MAIL_COACH_TALL },
};
