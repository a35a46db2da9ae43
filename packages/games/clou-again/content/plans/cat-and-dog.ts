import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { CAT_AND_DOG_TALL, CAT_AND_DOG_WIDE } from "./cat-and-dog-layout.ts";

/**
 * An architect's house, where the plans of the other three lie about. The dog hears doors and locks and then will not be stepped over;
 * the cat knows a way in and shows it when the dice feel like it.
 */
export const CAT_AND_DOG: BurglaryPlan = {
  id: "cat-and-dog",
  bars: { time: [11, 9, 6], traces: [6, 6, 6], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "kennel-yard", start: true },
    { id: "boot-room" },
    { id: "orangery" },
    { id: "stairwell" },
    { id: "drawing-office" },
    { id: "model-room" },
    { id: "dressing-room" },
    { id: "plan-archive" },
  ],
  challenges: [
    { id: "cat-flap", room: "kennel-yard", parts: [{ needs: ["dexterity", "dexterity²"] }], opens: ["boot-room"] },
    {
      id: "orangery-door",
      room: "kennel-yard",
      parts: [{ needs: ["lock", "cunning²"] }, { needs: ["strength", "strength²"], traces: 1 }],
      opens: ["orangery"],
    },
    { id: "dog-basket", room: "boot-room", parts: [{ needs: ["cunning", "disguise²"] }], leadsTo: ["dog-collar"] },
    {
      id: "back-stairs",
      room: "boot-room",
      parts: [{ needs: ["dexterity", "cunning", "dexterity²"] }],
      opens: ["stairwell"],
    },
    {
      id: "flower-tubs",
      room: "orangery",
      parts: [{ needs: ["strength", "strength²"] }],
      leadsTo: ["bronze-heron"],
    },
    {
      id: "glass-wall",
      room: "orangery",
      parts: [{ needs: ["lock", "dexterity", "lock²"] }],
      opens: ["drawing-office"],
    },
    {
      id: "loose-step",
      room: "stairwell",
      parts: [{ needs: ["dexterity", "cunning²"] }],
      opens: ["dressing-room"],
    },
    {
      id: "patent-lock",
      room: "stairwell",
      parts: [{ needs: ["lock", "electronics²"] }],
      opens: ["drawing-office"],
    },
    {
      id: "drawing-table",
      room: "drawing-office",
      parts: [{ needs: ["cunning", "dexterity²"] }],
      leadsTo: ["blueprint-one"],
    },
    {
      id: "powered-door",
      room: "drawing-office",
      parts: [{ needs: ["electronics", "cunning²"] }],
      opens: ["model-room"],
    },
    {
      id: "sliding-wall",
      room: "drawing-office",
      parts: [
        {
          needs: ["cunning", "electronics", "cunning²"],
          order: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      opens: ["plan-archive"],
    },
    {
      id: "glass-dome",
      room: "model-room",
      parts: [{ needs: ["dexterity", "electronics", "dexterity²"] }],
      leadsTo: ["silver-model"],
    },
    {
      id: "model-railway",
      room: "model-room",
      parts: [{ needs: ["electronics", "cunning²"] }],
      leadsTo: ["blueprint-two"],
    },
    {
      id: "dressing-table",
      room: "dressing-room",
      parts: [{ needs: ["lock", "lock²"] }],
      leadsTo: ["earrings"],
    },
    {
      id: "plan-chest",
      room: "plan-archive",
      parts: [{ needs: ["lock", "strength²"] }, { needs: ["strength"], traces: 1 }],
      leadsTo: ["blueprint-three"],
    },
    {
      id: "archive-safe",
      room: "plan-archive",
      parts: [{ needs: ["safe", "safe", "lock", "safe²"] }],
      leadsTo: ["retainer"],
    },
  ],
  loot: [
    { id: "dog-collar", room: "boot-room", value: 3 },
    { id: "bronze-heron", room: "orangery", value: 2 },
    { id: "barometer", room: "stairwell", value: 4, needs: ["cunning", "cunning", "dexterity²"] },
    { id: "blueprint-one", room: "drawing-office", value: 1 },
    { id: "silver-model", room: "model-room", value: 4 },
    { id: "blueprint-two", room: "model-room", value: 1 },
    { id: "earrings", room: "dressing-room", value: 2 },
    { id: "hat-box", room: "dressing-room", value: 2, needs: ["disguise", "cunning²"] },
    { id: "blueprint-three", room: "plan-archive", value: 1 },
    { id: "retainer", room: "plan-archive", value: 5 },
  ],
  rules: [
    {
      rule: "bar",
      id: "dog",
      length: [4, 4, 2],
      when: { crossing: ["strength", "lock"] },
      effects: [{ do: "forbid", symbols: ["dexterity"] }],
      again: true,
    },
    {
      rule: "bar",
      id: "cat",
      length: [3, 3, 3],
      when: { rolling: { within: [1, 1] } },
      effects: [{ do: "overcome", challenge: "sliding-wall" }],
    },
    {
      rule: "collection",
      id: "blueprints",
      loot: ["blueprint-one", "blueprint-two", "blueprint-three"],
      points: [1, 2, 3],
    },
  ],
  scoring: [
    { line: "loot" },
    { line: "collection", rule: "blueprints" },
    { line: "traces", points: -2 },
    { line: "alarm", points: -3 },
  ],
  layouts: { wide: CAT_AND_DOG_WIDE, tall: CAT_AND_DOG_TALL },
};
