import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { FILM_STUDIO_TALL, FILM_STUDIO_WIDE } from "./film-studio-layout.ts";

/**
 * Everything here is false but what you came for. Alike dice are a retake and win time, missing props are noticed, and reels are worth
 * the more the fewer are left behind: three ways in, and a caravan for who can act.
 */
export const FILM_STUDIO: BurglaryPlan = {
  id: "film-studio",
  bars: { time: [10, 9, 6], traces: [6, 6, 6], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "studio-gate", start: true },
    { id: "wardrobe" },
    { id: "back-lot" },
    { id: "prop-store" },
    { id: "stage-two" },
    { id: "caravan" },
    { id: "cutting-room" },
    { id: "front-office" },
  ],
  challenges: [
    {
      id: "gatekeeper",
      room: "studio-gate",
      parts: [{ needs: ["disguise", "cunning²"] }, { needs: ["cunning", "cunning", "dexterity²"] }],
      opens: ["wardrobe"],
    },
    { id: "hoarding", room: "studio-gate", parts: [{ needs: ["dexterity", "strength²"] }], opens: ["back-lot"] },
    {
      id: "scenery-dock",
      room: "studio-gate",
      parts: [{ needs: ["strength", "lock", "strength²"] }],
      opens: ["prop-store"],
    },
    { id: "costume-rail", room: "wardrobe", parts: [{ needs: ["cunning", "disguise²"] }], leadsTo: ["fur-stole"] },
    {
      id: "stage-door",
      room: "wardrobe",
      parts: [{ needs: ["dexterity/cunning", "disguise²"] }],
      opens: ["stage-two"],
    },
    {
      id: "nile-tank",
      room: "back-lot",
      parts: [{ needs: ["strength", "dexterity", "strength²"] }],
      leadsTo: ["crocodile"],
    },
    {
      id: "caravan-door",
      room: "back-lot",
      parts: [{ needs: ["lock", "dexterity²"] }],
      opens: ["caravan"],
    },
    {
      id: "fire-escape",
      room: "back-lot",
      parts: [{ needs: ["strength", "dexterity", "dexterity²"] }],
      opens: ["cutting-room"],
    },
    { id: "prop-cage", room: "prop-store", parts: [{ needs: ["lock", "lock²"] }], leadsTo: ["ming-vase"] },
    {
      id: "gantry",
      room: "prop-store",
      parts: [{ needs: ["strength", "dexterity²"] }],
      opens: ["stage-two"],
    },
    {
      id: "throne",
      room: "stage-two",
      parts: [{ needs: ["dexterity", "dexterity", "strength²"] }],
      leadsTo: ["sceptre"],
    },
    {
      id: "camera-crane",
      room: "stage-two",
      parts: [{ needs: ["electronics", "dexterity²"] }],
      leadsTo: ["first-reel"],
    },
    {
      id: "iron-stair",
      room: "stage-two",
      parts: [{ needs: ["lock", "cunning²"] }],
      opens: ["front-office"],
    },
    {
      id: "leading-lady",
      room: "caravan",
      parts: [{ needs: ["disguise", "cunning", "disguise²"] }],
      leadsTo: ["sapphire"],
    },
    {
      id: "editing-bench",
      room: "cutting-room",
      parts: [{ needs: ["dexterity", "electronics²"] }],
      leadsTo: ["second-reel"],
    },
    {
      id: "projection-port",
      room: "cutting-room",
      parts: [
        {
          needs: ["electronics", "cunning", "electronics²"],
          order: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      opens: ["front-office"],
    },
    {
      id: "film-can-rack",
      room: "front-office",
      parts: [{ needs: ["strength", "cunning²"] }],
      leadsTo: ["last-reel"],
    },
    {
      id: "producers-safe",
      room: "front-office",
      parts: [{ needs: ["safe", "safe", "safe²"] }],
      leadsTo: ["budget"],
    },
  ],
  loot: [
    { id: "fur-stole", room: "wardrobe", value: 2 },
    { id: "ming-vase", room: "prop-store", value: 2 },
    { id: "crocodile", room: "back-lot", value: 2 },
    { id: "sceptre", room: "stage-two", value: 3 },
    { id: "first-reel", room: "stage-two", value: 1 },
    { id: "sapphire", room: "caravan", value: 6 },
    { id: "fan-mail", room: "caravan", value: 1, needs: ["cunning", "dexterity²"] },
    { id: "second-reel", room: "cutting-room", value: 1 },
    { id: "last-reel", room: "front-office", value: 1 },
    { id: "budget", room: "front-office", value: 7 },
  ],
  rules: [
    {
      rule: "bar",
      id: "retake",
      length: [3, 3, 3],
      when: { rolling: { alike: 2 } },
      effects: [{ do: "time", cost: -1 }],
    },
    {
      rule: "bar",
      id: "continuity",
      length: [2, 2, 1],
      when: { overcoming: ["costume-rail", "prop-cage", "throne", "leading-lady"] },
      effects: [{ do: "traces", cost: 1 }],
      again: true,
    },
    {
      rule: "collection",
      id: "reels",
      loot: ["first-reel", "second-reel", "last-reel"],
      points: [0, 2, 5],
    },
  ],
  scoring: [
    { line: "loot" },
    { line: "collection", rule: "reels" },
    { line: "traces", points: -2 },
    { line: "alarm", points: -3 },
  ],
  layouts: { wide: FILM_STUDIO_WIDE, tall: FILM_STUDIO_TALL },
};
