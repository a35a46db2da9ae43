import type { BurglaryPlan } from "../plan.ts";
import { PRIVATE_BANK_TALL, PRIVATE_BANK_WIDE } from "./private-bank-layout.ts";

/**
 * The hardest house. Who cuts the power walks through the light barrier, and every strongroom lock brings the alarm a relay nearer: the
 * last piece is taken on the run.
 */
export const PRIVATE_BANK: BurglaryPlan = {
  id: "private-bank",
  bars: { time: [10, 10, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "alley", start: true },
    { id: "coal-cellar" },
    { id: "banking-hall" },
    { id: "boardroom" },
    { id: "counting-room" },
    { id: "steel-corridor" },
    { id: "deposit-room" },
    { id: "vault" },
  ],
  challenges: [
    {
      id: "staff-door",
      room: "alley",
      parts: [{ needs: ["lock", "disguise²", "lock²", "electronics³"] }],
      opens: ["banking-hall"],
    },
    {
      id: "coal-chute",
      room: "alley",
      parts: [{ needs: ["strength", "dexterity²", "strength²", "dexterity³"] }],
      opens: ["coal-cellar"],
    },
    { id: "fuse-box", room: "coal-cellar", parts: [{ needs: ["electronics", "dexterity²", "electronics³"] }] },
    {
      id: "barred-gate",
      room: "coal-cellar",
      parts: [
        { needs: ["lock", "dexterity²", "lock²", "lock³"] },
        { needs: ["strength", "strength", "strength²"], traces: 1 },
      ],
      opens: ["steel-corridor"],
    },
    {
      id: "boardroom-door",
      room: "banking-hall",
      parts: [{ needs: ["cunning", "lock²", "cunning³"] }],
      opens: ["boardroom"],
    },
    {
      id: "tellers-grille",
      room: "banking-hall",
      parts: [{ needs: ["cunning", "dexterity²", "cunning³", "dexterity³"] }],
      opens: ["counting-room"],
    },
    {
      id: "founders-portrait",
      room: "boardroom",
      parts: [{ needs: ["dexterity", "cunning²", "dexterity²"] }],
      leadsTo: ["share-certificates"],
    },
    {
      id: "coin-sorter",
      room: "counting-room",
      parts: [{ needs: ["electronics", "cunning", "electronics²"] }],
      leadsTo: ["coins"],
    },
    {
      id: "strongbox",
      room: "counting-room",
      parts: [{ needs: ["safe", "lock", "lock²", "cunning³"] }],
      leadsTo: ["payroll"],
    },
    {
      id: "grating",
      room: "counting-room",
      parts: [{ needs: ["lock", "strength", "strength²"] }],
      opens: ["steel-corridor"],
    },
    {
      id: "light-barrier",
      room: "steel-corridor",
      parts: [{ needs: ["dexterity", "dexterity", "electronics²", "dexterity³"] }],
      opens: ["deposit-room"],
    },
    {
      id: "vault-door",
      room: "steel-corridor",
      parts: [{ needs: ["safe", "safe", "electronics²", "safe³"] }],
      opens: ["vault"],
    },
    {
      id: "brass-box",
      room: "deposit-room",
      parts: [{ needs: ["lock", "cunning²"] }],
      leadsTo: ["rubies"],
    },
    {
      id: "iron-box",
      room: "deposit-room",
      parts: [{ needs: ["lock", "strength", "strength²", "lock²"] }],
      leadsTo: ["sovereigns"],
    },
    {
      id: "double-box",
      room: "deposit-room",
      parts: [{ needs: ["lock", "electronics", "lock²", "electronics²"] }],
      leadsTo: ["black-pearl"],
    },
    {
      id: "gold-rack",
      room: "vault",
      parts: [{ needs: ["strength", "strength²", "strength³"] }],
      leadsTo: ["gold-bars"],
    },
  ],
  loot: [
    { id: "tellers-tray", room: "banking-hall", value: 1, needs: ["dexterity", "lock²"] },
    { id: "share-certificates", room: "boardroom", value: 2 },
    { id: "coins", room: "counting-room", value: 1 },
    { id: "payroll", room: "counting-room", value: 6 },
    { id: "rubies", room: "deposit-room", value: 3 },
    { id: "sovereigns", room: "deposit-room", value: 4 },
    { id: "black-pearl", room: "deposit-room", value: 5 },
    { id: "gold-bars", room: "vault", value: 9 },
  ],
  rules: [
    {
      rule: "bar",
      id: "main-fuse",
      length: [1, 1, 1],
      when: { overcoming: ["fuse-box"] },
      effects: [
        { do: "overcome", challenge: "light-barrier" },
        { do: "forbid", symbols: ["electronics"] },
      ],
    },
    {
      rule: "bar",
      id: "relays",
      length: [3, 3, 3],
      when: { overcoming: ["brass-box", "iron-box", "double-box", "vault-door"] },
      effects: [{ do: "alarm" }],
    },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: PRIVATE_BANK_WIDE, tall: PRIVATE_BANK_TALL },
};
