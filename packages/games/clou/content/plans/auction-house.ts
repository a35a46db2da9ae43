import type { BurglaryPlan } from "../plan.ts";
import { AUCTION_HOUSE_TALL, AUCTION_HOUSE_WIDE } from "./auction-house-layout.ts";

/**
 * The night before the sale. The porter's rounds forbid noisy work every now and then, and playing guest wins time: rounds want to be
 * planned, and disguise pays twice.
 */
export const AUCTION_HOUSE: BurglaryPlan = {
  id: "auction-house",
  bars: { time: [11, 9, 8], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "mews", start: true },
    { id: "packing-room" },
    { id: "saleroom" },
    { id: "viewing-room" },
    { id: "cashier" },
    { id: "gallery" },
    { id: "directors-office" },
    { id: "strongroom" },
  ],
  challenges: [
    {
      id: "tradesmens-bell",
      room: "mews",
      parts: [
        { needs: ["disguise", "cunning²", "disguise³"] },
        { needs: ["cunning", "dexterity", "cunning²", "dexterity³"] },
      ],
      opens: ["saleroom"],
    },
    {
      id: "loading-gate",
      room: "mews",
      parts: [{ needs: ["lock", "strength", "strength²", "dexterity³", "lock³"] }],
      opens: ["packing-room"],
    },
    {
      id: "crates",
      room: "packing-room",
      parts: [{ needs: ["dexterity", "dexterity²", "cunning³"] }, { needs: ["strength", "strength³"], traces: 1 }],
      leadsTo: ["porcelain"],
    },
    {
      id: "goods-lift",
      room: "packing-room",
      parts: [
        { needs: ["electronics", "dexterity²", "electronics³"] },
        { needs: ["strength", "strength", "strength²"], effects: [{ do: "time", cost: 1 }] },
      ],
      opens: ["gallery"],
    },
    { id: "cage-door", room: "packing-room", parts: [{ needs: ["lock", "lock", "lock²"] }], opens: ["viewing-room"] },
    {
      id: "rostrum",
      room: "saleroom",
      parts: [{ needs: ["cunning", "cunning²", "dexterity³"] }],
      leadsTo: ["gavel"],
    },
    {
      id: "hatch",
      room: "saleroom",
      parts: [{ needs: ["disguise", "cunning", "cunning³"] }, { needs: ["strength", "strength²"], traces: 1 }],
      opens: ["cashier"],
    },
    {
      id: "baize-door",
      room: "saleroom",
      parts: [{ needs: ["dexterity/cunning", "cunning²", "dexterity³"] }],
      opens: ["viewing-room"],
    },
    {
      id: "cash-desk",
      room: "cashier",
      parts: [{ needs: ["lock", "lock²", "safe³"] }],
      leadsTo: ["takings"],
    },
    {
      id: "glass-case",
      room: "viewing-room",
      parts: [{ needs: ["electronics", "lock", "lock²", "electronics²", "lock³"] }],
      leadsTo: ["tiara"],
    },
    {
      id: "plinth",
      room: "viewing-room",
      parts: [{ needs: ["strength", "strength", "strength²", "strength³"] }],
      leadsTo: ["bronze"],
    },
    {
      id: "office-door",
      room: "viewing-room",
      parts: [{ needs: ["lock", "cunning²", "disguise³"] }],
      opens: ["directors-office"],
    },
    {
      id: "picture-wire",
      room: "gallery",
      parts: [{ needs: ["dexterity", "electronics", "dexterity²", "electronics³"] }],
      leadsTo: ["seascape"],
    },
    {
      id: "floor-hatch",
      room: "gallery",
      parts: [{ needs: ["strength", "dexterity", "strength²", "lock³"] }],
      opens: ["strongroom"],
    },
    {
      id: "filing-cabinet",
      room: "directors-office",
      parts: [{ needs: ["cunning", "lock²", "cunning³", "lock³"] }],
      leadsTo: ["ledger"],
    },
    {
      id: "combination",
      room: "directors-office",
      parts: [
        {
          needs: ["cunning", "electronics", "cunning²"],
          order: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      opens: ["strongroom"],
    },
    {
      id: "steel-cabinet",
      room: "strongroom",
      parts: [{ needs: ["safe", "safe", "safe²"] }],
      leadsTo: ["diamonds"],
    },
  ],
  loot: [
    { id: "porcelain", room: "packing-room", value: 2 },
    { id: "gavel", room: "saleroom", value: 2 },
    { id: "opera-glasses", room: "saleroom", value: 2, needs: ["disguise", "cunning²", "disguise³"] },
    { id: "takings", room: "cashier", value: 3 },
    { id: "tiara", room: "viewing-room", value: 3 },
    { id: "bronze", room: "viewing-room", value: 2 },
    { id: "ledger", room: "directors-office", value: 2 },
    { id: "seascape", room: "gallery", value: 3 },
    { id: "sketchbook", room: "gallery", value: 2, needs: ["cunning", "dexterity²"] },
    { id: "diamonds", room: "strongroom", value: 8 },
  ],
  rules: [
    {
      rule: "bar",
      id: "porters-round",
      length: [3, 3, 3],
      when: { time: "crossed" },
      effects: [{ do: "forbid", symbols: ["strength", "electronics"] }],
      again: true,
    },
    {
      rule: "bar",
      id: "telephone-bidders",
      length: [2, 2, 2],
      when: { crossing: ["disguise"] },
      effects: [{ do: "time", cost: -1 }],
    },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: AUCTION_HOUSE_WIDE, tall: AUCTION_HOUSE_TALL },
};
