import type { BurglaryPlan } from "../plan.ts";
import { GREAT_TERMINUS_TALL, GREAT_TERMINUS_WIDE } from "./great-terminus-layout.ts";

/**
 * The train robbery begins the night before, where the train will start. Coat, lamp, key and roster make a guard of anybody, and are worth
 * little one by one; and whoever can wait lets the milk train push the barrier open.
 */
export const GREAT_TERMINUS: BurglaryPlan = {
  id: "great-terminus",
  bars: { time: [10, 8, 8], traces: [6, 6, 4], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "station-yard", start: true },
    { id: "booking-hall" },
    { id: "left-luggage" },
    { id: "masters-office" },
    { id: "tea-room" },
    { id: "lamp-room" },
    { id: "platform-nine" },
    { id: "mail-siding" },
  ],
  challenges: [
    {
      id: "night-clerk",
      room: "station-yard",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "dexterity", "cunning²"] }],
      opens: ["booking-hall"],
    },
    {
      id: "yard-gate",
      room: "station-yard",
      parts: [{ needs: ["strength", "lock²", "strength²"] }],
      opens: ["lamp-room"],
    },
    {
      id: "fare-window",
      room: "booking-hall",
      parts: [{ needs: ["dexterity", "cunning²", "lock³"] }],
      leadsTo: ["the-fares"],
    },
    {
      id: "luggage-counter",
      room: "booking-hall",
      parts: [{ needs: ["cunning", "strength²", "cunning³"] }],
      opens: ["left-luggage"],
    },
    {
      id: "platform-barrier",
      room: "booking-hall",
      parts: [{ needs: ["dexterity/cunning", "dexterity²", "disguise³"] }],
      opens: ["platform-nine"],
    },
    {
      id: "trunk-straps",
      room: "left-luggage",
      parts: [{ needs: ["strength", "dexterity²", "strength³"] }],
      leadsTo: ["guards-coat"],
    },
    { id: "locker-row", room: "left-luggage", parts: [{ needs: ["lock", "lock", "lock²"] }], leadsTo: ["violin-case"] },
    {
      id: "gallery-door",
      room: "left-luggage",
      parts: [{ needs: ["lock", "cunning²", "lock³"] }],
      opens: ["masters-office"],
    },
    {
      id: "roll-top-desk",
      room: "masters-office",
      parts: [{ needs: ["lock", "dexterity²", "lock²"] }],
      leadsTo: ["carriage-key"],
    },
    {
      id: "office-safe",
      room: "masters-office",
      parts: [{ needs: ["safe", "electronics", "safe²", "strength³"] }],
      leadsTo: ["weeks-wages"],
    },
    {
      id: "tea-lady",
      room: "tea-room",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "cunning"] }],
      leadsTo: ["duty-roster"],
    },
    {
      id: "oil-store",
      room: "lamp-room",
      parts: [{ needs: ["dexterity", "strength²", "dexterity³"] }],
      leadsTo: ["signal-lamp"],
    },
    {
      id: "lamp-door",
      room: "lamp-room",
      parts: [{ needs: ["strength", "lock³"] }],
      opens: ["platform-nine"],
    },
    {
      id: "swing-doors",
      room: "platform-nine",
      parts: [{ needs: ["dexterity", "cunning²", "dexterity³"] }],
      opens: ["tea-room"],
    },
    {
      id: "mail-barrow",
      room: "platform-nine",
      parts: [{ needs: ["strength", "dexterity", "cunning²"] }],
      leadsTo: ["late-parcels"],
    },
    {
      id: "siding-barrier",
      room: "platform-nine",
      parts: [{ needs: ["lock", "strength", "lock²", "electronics³"] }],
      opens: ["mail-siding"],
    },
    {
      id: "sealed-wagon",
      room: "mail-siding",
      parts: [{ needs: ["safe", "safe", "lock²", "safe³"] }],
      leadsTo: ["bank-parcel"],
    },
    {
      id: "relay-box",
      room: "mail-siding",
      parts: [{ needs: ["cunning", "electronics²", "electronics³"] }],
      leadsTo: ["route-chart"],
    },
  ],
  loot: [
    { id: "the-fares", room: "booking-hall", value: 2 },
    { id: "guards-coat", room: "left-luggage", value: 1 },
    { id: "violin-case", room: "left-luggage", value: 3 },
    { id: "carriage-key", room: "masters-office", value: 1 },
    { id: "weeks-wages", room: "masters-office", value: 5 },
    { id: "duty-roster", room: "tea-room", value: 1 },
    { id: "signal-lamp", room: "lamp-room", value: 1 },
    { id: "late-parcels", room: "platform-nine", value: 3 },
    { id: "bank-parcel", room: "mail-siding", value: 7 },
    { id: "route-chart", room: "mail-siding", value: 3 },
  ],
  rules: [
    {
      rule: "bar",
      id: "milk-train",
      length: [6, 6, 6],
      when: { time: "crossed" },
      effects: [{ do: "overcome", challenge: "siding-barrier" }],
    },
    {
      rule: "collection",
      id: "guards-kit",
      loot: ["guards-coat", "signal-lamp", "carriage-key", "duty-roster"],
      points: [0, 0, 2, 5],
    },
  ],
  scoring: [{ line: "loot" }, { line: "collection", rule: "guards-kit" }, { line: "traces", points: -2 }],
  layouts: { wide: GREAT_TERMINUS_WIDE, tall: GREAT_TERMINUS_TALL },
};
