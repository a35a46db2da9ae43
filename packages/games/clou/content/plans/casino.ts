import type { BurglaryPlan } from "../plan.ts";
import { CASINO_TALL, CASINO_WIDE } from "./casino-layout.ts";

/**
 * A house that lives by dice, and listens to them: a lone six is good for a drink, and enough drinks send the lift down. Tricks are noticed
 * after a while, and whoever breaks the bank has to run.
 */
export const CASINO: BurglaryPlan = {
  id: "casino",
  bars: { time: [10, 9, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 4, 4] },
  rooms: [
    { id: "side-street", start: true },
    { id: "club-foyer" },
    { id: "cocktail-bar" },
    { id: "gaming-floor" },
    { id: "mirror-loft" },
    { id: "card-room" },
    { id: "chip-cage" },
    { id: "casino-vault" },
  ],
  challenges: [
    {
      id: "club-doorman",
      room: "side-street",
      parts: [
        { needs: ["disguise", "cunning²", "disguise³"] },
        { needs: ["cunning", "dexterity", "cunning²", "dexterity³"] },
      ],
      opens: ["club-foyer"],
    },
    {
      id: "cellar-flap",
      room: "side-street",
      parts: [{ needs: ["strength", "lock", "strength²", "dexterity³"] }],
      opens: ["cocktail-bar"],
    },
    {
      id: "hat-check",
      room: "club-foyer",
      parts: [{ needs: ["dexterity", "cunning²", "dexterity³"] }],
      leadsTo: ["cigarette-case"],
    },
    {
      id: "velvet-rope",
      room: "club-foyer",
      parts: [{ needs: ["cunning", "disguise²", "cunning³"] }],
      opens: ["gaming-floor"],
    },
    {
      id: "bar-till",
      room: "cocktail-bar",
      parts: [{ needs: ["lock", "dexterity²", "lock³"] }, { needs: ["strength", "strength²"], traces: 1 }],
      leadsTo: ["bar-takings"],
    },
    {
      id: "back-stairs-gate",
      room: "cocktail-bar",
      parts: [{ needs: ["dexterity", "strength²", "dexterity³"] }],
      opens: ["mirror-loft"],
    },
    {
      id: "beaded-curtain",
      room: "cocktail-bar",
      parts: [{ needs: ["dexterity/cunning", "disguise²", "cunning³"] }],
      opens: ["gaming-floor"],
    },
    {
      id: "croupier",
      room: "gaming-floor",
      parts: [{ needs: ["cunning", "dexterity", "cunning²", "disguise³"] }],
      leadsTo: ["plaques"],
    },
    {
      id: "fruit-machines",
      room: "gaming-floor",
      parts: [
        { needs: ["electronics", "electronics²", "dexterity³"] },
        { needs: ["strength", "strength", "strength²"] },
      ],
      leadsTo: ["jackpot"],
    },
    {
      id: "padded-door",
      room: "gaming-floor",
      parts: [{ needs: ["lock", "disguise²", "lock³"] }],
      opens: ["card-room"],
    },
    {
      id: "mirror-catch",
      room: "mirror-loft",
      parts: [{ needs: ["dexterity", "electronics", "dexterity²", "electronics²"] }],
      leadsTo: ["debt-book"],
    },
    {
      id: "cage-roof",
      room: "mirror-loft",
      parts: [{ needs: ["strength", "lock²", "dexterity²", "strength³"] }],
      opens: ["chip-cage"],
    },
    {
      id: "poker-table",
      room: "card-room",
      parts: [{ needs: ["cunning", "cunning", "disguise²"] }],
      leadsTo: ["the-pot"],
    },
    {
      id: "private-lift",
      room: "card-room",
      parts: [
        {
          needs: ["electronics", "lock", "electronics³"],
          order: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      opens: ["casino-vault"],
    },
    {
      id: "cash-drawers",
      room: "chip-cage",
      parts: [{ needs: ["lock", "lock", "electronics³", "lock³"] }],
      leadsTo: ["banknotes"],
    },
    {
      id: "strong-hatch",
      room: "chip-cage",
      parts: [{ needs: ["electronics", "strength²"] }],
      opens: ["casino-vault"],
    },
    {
      id: "bank-lock",
      room: "casino-vault",
      parts: [{ needs: ["safe", "safe", "electronics³"] }],
      leadsTo: ["the-bank"],
    },
  ],
  loot: [
    { id: "cigarette-case", room: "club-foyer", value: 2 },
    { id: "bar-takings", room: "cocktail-bar", value: 1 },
    { id: "plaques", room: "gaming-floor", value: 3 },
    { id: "jackpot", room: "gaming-floor", value: 1 },
    { id: "debt-book", room: "mirror-loft", value: 3 },
    { id: "the-pot", room: "card-room", value: 4 },
    { id: "banknotes", room: "chip-cage", value: 3 },
    { id: "pledged-pearls", room: "casino-vault", value: 2, needs: ["safe", "cunning²"] },
    { id: "the-bank", room: "casino-vault", value: 12, effects: [{ do: "alarm" }] },
  ],
  rules: [
    {
      rule: "bar",
      id: "lucky-six",
      length: [3, 3, 3],
      when: { rolling: { once: 6 } },
      effects: [{ do: "overcome", challenge: "private-lift" }],
    },
    {
      rule: "bar",
      id: "pit-boss",
      length: [4, 4, 4],
      when: { crossing: ["cunning", "disguise"] },
      effects: [{ do: "forbid", symbols: ["cunning", "disguise"] }],
      again: true,
    },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: CASINO_WIDE, tall: CASINO_TALL },
};
