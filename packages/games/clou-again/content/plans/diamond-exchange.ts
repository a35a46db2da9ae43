import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { DIAMOND_EXCHANGE_TALL, DIAMOND_EXCHANGE_WIDE } from "./diamond-exchange-layout.ts";

/**
 * The hardest house. Strength shakes the needle until it rings, the time lock gives way to patience or to electronics, and a crew that
 * leaves traces meets the constable.
 */
export const DIAMOND_EXCHANGE: BurglaryPlan = {
  id: "diamond-exchange",
  bars: { time: [10, 9, 6], traces: [6, 6, 6], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "blind-alley", start: true },
    { id: "porters-lodge" },
    { id: "cutting-shop" },
    { id: "trading-floor" },
    { id: "sorting-room" },
    { id: "brokers-club" },
    { id: "lift-shaft" },
    { id: "stone-vault" },
  ],
  challenges: [
    {
      id: "doorman",
      room: "blind-alley",
      parts: [{ needs: ["disguise", "cunning²"] }, { needs: ["cunning", "dexterity", "cunning²"] }],
      opens: ["porters-lodge"],
    },
    {
      id: "barred-window",
      room: "blind-alley",
      parts: [{ needs: ["dexterity", "dexterity²"] }, { needs: ["strength", "strength²"] }],
      opens: ["cutting-shop"],
    },
    {
      id: "turnstile",
      room: "porters-lodge",
      parts: [{ needs: ["electronics", "dexterity²"] }, { needs: ["strength", "strength²"] }],
      opens: ["trading-floor"],
    },
    { id: "lift-grille", room: "porters-lodge", parts: [{ needs: ["lock", "cunning²"] }], opens: ["lift-shaft"] },
    {
      id: "grinding-wheel",
      room: "cutting-shop",
      parts: [{ needs: ["electronics", "dexterity²"] }],
      leadsTo: ["rough-stones"],
    },
    {
      id: "service-door",
      room: "cutting-shop",
      parts: [{ needs: ["cunning", "lock²"] }],
      opens: ["sorting-room"],
    },
    {
      id: "scales",
      room: "trading-floor",
      parts: [{ needs: ["dexterity", "cunning", "dexterity²"] }],
      leadsTo: ["eldest-sister"],
    },
    {
      id: "brokers-desk",
      room: "trading-floor",
      parts: [{ needs: ["cunning", "lock²"] }],
      leadsTo: ["letters-of-credit"],
    },
    {
      id: "club-door",
      room: "trading-floor",
      parts: [{ needs: ["disguise", "cunning²"] }],
      opens: ["brokers-club"],
    },
    {
      id: "chess-table",
      room: "brokers-club",
      parts: [{ needs: ["cunning", "cunning", "cunning²"] }],
      leadsTo: ["jade-chessmen"],
    },
    {
      id: "sorting-drawer",
      room: "sorting-room",
      parts: [{ needs: ["lock", "dexterity", "lock²"] }],
      leadsTo: ["middle-sister"],
    },
    {
      id: "light-table",
      room: "sorting-room",
      parts: [{ needs: ["electronics", "cunning²"] }],
      leadsTo: ["opals"],
    },
    {
      id: "ventilator",
      room: "sorting-room",
      parts: [{ needs: ["dexterity", "strength"] }],
      opens: ["lift-shaft"],
    },
    {
      id: "time-lock",
      room: "lift-shaft",
      parts: [{ needs: ["electronics", "electronics", "safe²"] }],
      opens: ["stone-vault"],
    },
    {
      id: "stone-cabinet",
      room: "stone-vault",
      parts: [{ needs: ["lock", "safe"] }],
      leadsTo: ["youngest-sister"],
    },
    {
      id: "great-safe",
      room: "stone-vault",
      parts: [{ needs: ["safe", "safe", "safe²"] }],
      leadsTo: ["winter-star"],
    },
  ],
  loot: [
    { id: "rough-stones", room: "cutting-shop", value: 2 },
    { id: "diamond-dust", room: "cutting-shop", value: 1, needs: ["dexterity", "cunning²"] },
    { id: "letters-of-credit", room: "trading-floor", value: 3 },
    { id: "eldest-sister", room: "trading-floor", value: 3 },
    { id: "jade-chessmen", room: "brokers-club", value: 4 },
    { id: "members-book", room: "brokers-club", value: 2, needs: ["disguise", "dexterity²"] },
    { id: "opals", room: "sorting-room", value: 2 },
    { id: "middle-sister", room: "sorting-room", value: 3 },
    { id: "youngest-sister", room: "stone-vault", value: 3 },
    { id: "winter-star", room: "stone-vault", value: 5 },
  ],
  rules: [
    {
      rule: "bar",
      id: "seismograph",
      length: [5, 5, 4],
      when: { crossing: ["strength"] },
      effects: [{ do: "alarm" }],
    },
    {
      rule: "bar",
      id: "clockwork",
      length: [7, 7, 4],
      when: { time: "crossed" },
      effects: [{ do: "overcome", challenge: "time-lock" }],
    },
    { rule: "mark", id: "constable", bar: "traces", left: 3, effects: [{ do: "time", cost: 1 }] },
    {
      rule: "collection",
      id: "three-sisters",
      loot: ["eldest-sister", "middle-sister", "youngest-sister"],
      points: [0, 0, 3],
    },
  ],
  scoring: [
    { line: "loot" },
    { line: "collection", rule: "three-sisters" },
    { line: "traces", points: -2 },
    { line: "alarm", points: -3 },
  ],
  layouts: { wide: DIAMOND_EXCHANGE_WIDE, tall: DIAMOND_EXCHANGE_TALL },
};
