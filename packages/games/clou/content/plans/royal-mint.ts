import type { BurglaryPlan } from "../plan.ts";
import { ROYAL_MINT_TALL, ROYAL_MINT_WIDE } from "./royal-mint-layout.ts";

/**
 * A house that hears what is heavy: every third blow brings the dogs, unless the presses run. A coin has two sides, and so have the dies
 * that strike it: one alone is scrap.
 */
export const ROYAL_MINT: BurglaryPlan = {
  id: "royal-mint",
  bars: { time: [10, 10, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "tower-ditch", start: true },
    { id: "weighbridge" },
    { id: "melting-house" },
    { id: "press-hall" },
    { id: "engravers-loft" },
    { id: "assay-office" },
    { id: "telling-room" },
    { id: "bullion-store" },
  ],
  challenges: [
    {
      id: "ditch-grating",
      room: "tower-ditch",
      parts: [{ needs: ["strength", "lock²", "strength³"] }],
      opens: ["melting-house"],
    },
    {
      id: "gate-sergeant",
      room: "tower-ditch",
      parts: [{ needs: ["disguise", "cunning²", "disguise³"] }, { needs: ["cunning", "cunning", "dexterity²"] }],
      opens: ["weighbridge"],
    },
    {
      id: "scales-desk",
      room: "weighbridge",
      parts: [{ needs: ["cunning", "dexterity²", "cunning²"] }],
      leadsTo: ["weights"],
    },
    {
      id: "wagon-door",
      room: "weighbridge",
      parts: [{ needs: ["lock", "dexterity", "lock²", "dexterity³"] }],
      opens: ["press-hall"],
    },
    {
      id: "office-stairs",
      room: "weighbridge",
      parts: [{ needs: ["dexterity/cunning", "disguise²", "cunning³"] }],
      opens: ["assay-office"],
    },
    {
      id: "cooling-mould",
      room: "melting-house",
      parts: [{ needs: ["strength", "dexterity²", "strength³"] }],
      leadsTo: ["silver-bar"],
    },
    {
      id: "crane-chain",
      room: "melting-house",
      parts: [{ needs: ["strength", "dexterity", "dexterity²", "strength³"] }],
      opens: ["press-hall"],
    },
    {
      id: "coin-press",
      room: "press-hall",
      parts: [{ needs: ["electronics", "cunning²", "electronics²"] }],
      leadsTo: ["trial-coins"],
    },
    {
      id: "spiral-stair",
      room: "assay-office",
      parts: [{ needs: ["dexterity", "cunning²", "dexterity³"] }],
      opens: ["engravers-loft"],
    },
    {
      id: "mesh-gate",
      room: "press-hall",
      parts: [{ needs: ["lock", "electronics²", "electronics³"] }],
      opens: ["telling-room"],
    },
    {
      id: "gravers-desk",
      room: "engravers-loft",
      parts: [{ needs: ["dexterity", "lock²", "dexterity³"] }],
      leadsTo: ["obverse-die"],
    },
    {
      id: "acid-cupboard",
      room: "engravers-loft",
      parts: [{ needs: ["cunning", "lock", "cunning²"] }],
      leadsTo: ["touch-plate"],
    },
    {
      id: "assay-safe",
      room: "assay-office",
      parts: [{ needs: ["safe", "lock²", "safe³"] }],
      leadsTo: ["reverse-die"],
    },
    {
      id: "pay-window",
      room: "assay-office",
      parts: [{ needs: ["disguise", "dexterity", "cunning²", "disguise³"] }],
      opens: ["telling-room"],
    },
    {
      id: "counting-frame",
      room: "telling-room",
      parts: [{ needs: ["electronics", "dexterity²", "electronics³"] }],
      leadsTo: ["new-shillings"],
    },
    {
      id: "bullion-door",
      room: "telling-room",
      parts: [{ needs: ["safe", "lock", "electronics³", "electronics³"] }],
      opens: ["bullion-store"],
    },
    {
      id: "gold-trolley",
      room: "bullion-store",
      parts: [{ needs: ["strength", "strength", "strength³"] }],
      leadsTo: ["gold-reserve"],
    },
  ],
  loot: [
    { id: "weights", room: "weighbridge", value: 2 },
    { id: "silver-bar", room: "melting-house", value: 3 },
    { id: "trial-coins", room: "press-hall", value: 3 },
    { id: "obverse-die", room: "engravers-loft", value: 1 },
    { id: "touch-plate", room: "engravers-loft", value: 2 },
    { id: "reverse-die", room: "assay-office", value: 1 },
    { id: "new-shillings", room: "telling-room", value: 2 },
    { id: "maundy-set", room: "telling-room", value: 3, needs: ["lock", "cunning²", "lock²"] },
    { id: "gold-reserve", room: "bullion-store", value: 8 },
  ],
  rules: [
    {
      rule: "bar",
      id: "watchdogs",
      length: [3, 3, 3],
      when: { crossing: ["strength"] },
      effects: [{ do: "traces", cost: 1 }],
      again: true,
    },
    {
      rule: "bar",
      id: "running-press",
      length: [1, 1, 1],
      when: { overcoming: ["coin-press"] },
      effects: [{ do: "traces", cost: -1 }],
    },
    {
      rule: "collection",
      id: "pair-of-dies",
      loot: ["obverse-die", "reverse-die"],
      points: [0, 5],
    },
  ],
  scoring: [{ line: "loot" }, { line: "collection", rule: "pair-of-dies" }, { line: "traces", points: -2 }],
  layouts: { wide: ROYAL_MINT_WIDE, tall: ROYAL_MINT_TALL },
};
