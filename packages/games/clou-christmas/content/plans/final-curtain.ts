import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { FINAL_CURTAIN_TALL, FINAL_CURTAIN_WIDE } from "./final-curtain-layout.ts";

/**
 * the concert. What may be done hangs on what is being played, nobody runs away from a full house, and the case in
 * the dressing room is half open already to whoever brings its numbers.
 */
export const FINAL_CURTAIN: BurglaryPlan = {
  id: "final-curtain",
  bars: { time: [10, 10, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "south-steps", start: true },
    { id: "foyer" },
    { id: "box-office" },
    { id: "crush-bar" },
    { id: "grand-tier" },
    { id: "backstage" },
    { id: "green-room" },
    { id: "organ-loft" },
    { id: "dressing-room" },
  ],
  challenges: [
    {
      id: "sneaking-out",
      room: "south-steps",
      parts: [{ needs: ["dexterity/cunning", "lock/disguise", "cunning/disguise²", "dexterity/cunning³"] }],
    },
    {
      id: "sneak-in",
      room: "south-steps",
      parts: [{ needs: ["cunning/disguise", "dexterity", "disguise²", "cunning³"] }],
      opens: ["foyer"],
    },
    {
      id: "artists-door",
      room: "south-steps",
      parts: [{ needs: ["lock", "strength", "lock²", "strength³"] }],
      opens: ["backstage"],
    },
    {
      id: "usher",
      room: "foyer",
      parts: [
        { needs: ["cunning/disguise", "cunning²", "disguise³"] },
        { needs: ["strength", "dexterity", "strength²"] },
      ],
      opens: ["grand-tier"],
    },
    {
      id: "bar-steward",
      room: "foyer",
      parts: [{ needs: ["dexterity/cunning", "cunning³"] }],
      opens: ["crush-bar"],
    },
    {
      id: "ticket-window",
      room: "foyer",
      parts: [{ needs: ["lock", "electronics³"] }],
      opens: ["box-office"],
    },
    {
      id: "cash-drawer",
      room: "box-office",
      parts: [{ needs: ["lock", "safe²", "lock³"] }],
      leadsTo: ["ticket-money"],
    },
    {
      id: "duchess",
      room: "grand-tier",
      parts: [{ needs: ["dexterity/cunning", "lock", "dexterity²", "disguise³"] }],
      leadsTo: ["duchess-rubies"],
    },
    {
      id: "royal-box",
      room: "grand-tier",
      parts: [{ needs: ["electronics", "disguise²", "lock³"] }],
      leadsTo: ["royal-present"],
    },
    {
      id: "gallery-rail",
      room: "grand-tier",
      parts: [{ needs: ["strength/dexterity", "dexterity³"] }],
      opens: ["organ-loft"],
    },
    {
      id: "dressing-room-door",
      room: "backstage",
      parts: [
        { needs: ["lock", "lock", "lock²", "cunning³"] },
        { needs: ["strength", "strength", "strength²"], traces: 1 },
      ],
      opens: ["dressing-room"],
    },
    {
      id: "stage-manager",
      room: "backstage",
      parts: [{ needs: ["dexterity/cunning", "disguise³"] }],
      opens: ["green-room"],
    },
    {
      id: "spiral-stairs",
      room: "green-room",
      parts: [{ needs: ["strength", "strength²", "dexterity³"] }],
      opens: ["organ-loft"],
    },
    {
      id: "conductor",
      room: "green-room",
      parts: [{ needs: ["safe", "cunning²", "dexterity²", "cunning³"] }],
      leadsTo: ["gold-baton"],
    },
    {
      id: "organ-case",
      room: "organ-loft",
      parts: [{ needs: ["electronics", "lock", "electronics²", "strength³"] }],
      leadsTo: ["silver-trumpet"],
    },
    {
      id: "security-case",
      room: "dressing-room",
      parts: [{ needs: ["safe", "electronics", "safe", "safe²", "electronics³", "lock³"] }],
      leadsTo: ["the-tiara"],
    },
    {
      id: "make-up-table",
      room: "dressing-room",
      parts: [{ needs: ["dexterity", "cunning²", "dexterity³"] }],
      leadsTo: ["stage-rings"],
    },
  ],
  loot: [
    { id: "ticket-money", room: "box-office", value: 5 },
    { id: "oysters", room: "crush-bar", value: 2, needs: ["lock", "dexterity²"] },
    { id: "mince-pies", room: "crush-bar", value: 1, needs: ["strength/cunning", "disguise²"], mark: "meal" },
    { id: "champagne", room: "crush-bar", value: 2, needs: ["lock", "strength²"] },
    { id: "duchess-rubies", room: "grand-tier", value: 5 },
    { id: "royal-present", room: "grand-tier", value: 1, mark: "present" },
    { id: "prompters-purse", room: "backstage", value: 2, needs: ["dexterity/lock", "dexterity²"] },
    { id: "gold-baton", room: "green-room", value: 4 },
    { id: "soloists-gift", room: "green-room", value: 1, needs: ["dexterity/cunning", "cunning²"], mark: "present" },
    { id: "silver-trumpet", room: "organ-loft", value: 4 },
    { id: "charity-box", room: "organ-loft", value: 3, needs: ["lock", "lock²"] },
    { id: "the-tiara", room: "dressing-room", value: 12, mark: "special" },
    { id: "stage-rings", room: "dressing-room", value: 3 },
    {
      id: "admirers-parcel",
      room: "dressing-room",
      value: 1,
      needs: ["dexterity/cunning", "cunning²", "dexterity³"],
      mark: "present",
    },
  ],
  rules: [
    {
      rule: "concert",
      id: "concert-bar",
      room: "dressing-room",
      door: "dressing-room-door",
      steps: [
        { passage: "instrumental" },
        { passage: "loud", gives: ["strength", "electronics"] },
        { passage: "quiet" },
        { passage: "instrumental" },
        { passage: "interval" },
        { passage: "loud", gives: ["lock", "safe"] },
        { passage: "instrumental" },
        { passage: "quiet" },
        { passage: "loud", gives: ["strength", "electronics"] },
      ],
    },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  sneakOut: { challenge: "sneaking-out", unnoticedWith: "glass-diamonds" },
  helps: [
    { by: "tickets", crosses: ["sneak-in-1", "sneak-in-2", "sneak-in-3", "sneak-in-4"] },
    { by: "case-combination", crosses: ["security-case-1", "security-case-2"] },
  ],
  layouts: { wide: FINAL_CURTAIN_WIDE, tall: FINAL_CURTAIN_TALL },
};
