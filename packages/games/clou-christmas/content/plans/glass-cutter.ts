import type { BurglaryPlan } from "../../../clou/content/plan.ts";
import { GLASS_CUTTER_TALL, GLASS_CUTTER_WIDE } from "./glass-cutter-layout.ts";

/**
 * the workshop where the copy is made. Real stones lie between the glass ones, but they are counted: the third one missed costs
 * most of the night, so it is best taken late. Sixes bring the carol singers, and they drown every noise.
 */
export const GLASS_CUTTER: BurglaryPlan = {
  id: "glass-cutter",
  bars: { time: [9, 9, 9], traces: [6, 6, 5], cars: [5, 5, 5], police: [5, 5, 5] },
  rooms: [
    { id: "cutters-court", start: true },
    { id: "jewel-shop" },
    { id: "cutters-parlour" },
    { id: "grinding-room" },
    { id: "workshop" },
    { id: "furnace" },
    { id: "cutters-office" },
    { id: "stone-vault" },
  ],
  challenges: [
    {
      id: "shutter",
      room: "cutters-court",
      parts: [{ needs: ["lock", "lock²", "cunning³"] }, { needs: ["strength", "strength²"], traces: 1 }],
      opens: ["jewel-shop"],
    },
    {
      id: "skylight",
      room: "cutters-court",
      parts: [{ needs: ["dexterity", "dexterity²", "strength²", "dexterity³"] }],
      opens: ["grinding-room"],
    },
    {
      id: "window-case",
      room: "jewel-shop",
      parts: [{ needs: ["electronics", "dexterity²", "electronics³"] }],
      leadsTo: ["window-stone"],
    },
    {
      id: "shop-counter",
      room: "jewel-shop",
      parts: [{ needs: ["cunning", "lock²", "dexterity³"] }],
      leadsTo: ["brooches"],
    },
    {
      id: "stair-door",
      room: "jewel-shop",
      parts: [{ needs: ["cunning/disguise", "cunning²", "disguise³"] }],
      opens: ["cutters-parlour"],
    },
    {
      id: "workshop-door",
      room: "jewel-shop",
      parts: [{ needs: ["lock", "lock", "lock²", "electronics³"] }],
      opens: ["workshop"],
    },
    {
      id: "sideboard",
      room: "cutters-parlour",
      parts: [{ needs: ["dexterity", "cunning", "cunning²", "dexterity³"] }],
      leadsTo: ["wrapped-locket"],
    },
    {
      id: "apprentice",
      room: "cutters-parlour",
      parts: [{ needs: ["disguise", "disguise³"] }, { needs: ["cunning", "cunning", "cunning²"] }],
      leadsTo: ["savings"],
    },
    {
      id: "grinding-wheel",
      room: "grinding-room",
      parts: [{ needs: ["electronics", "dexterity", "electronics²", "dexterity³"] }],
      leadsTo: ["wheel-stone"],
    },
    {
      id: "hoist",
      room: "grinding-room",
      parts: [{ needs: ["strength", "strength²", "dexterity³"] }],
      opens: ["workshop"],
    },
    {
      id: "cutters-bench",
      room: "workshop",
      parts: [
        {
          needs: ["dexterity", "cunning", "dexterity²", "cunning³"],
          order: [
            [0, 1],
            [1, 2],
            [2, 3],
          ],
        },
      ],
      leadsTo: ["glass-diamonds"],
    },
    {
      id: "setting-tray",
      room: "workshop",
      parts: [{ needs: ["lock", "cunning²", "lock³"] }],
      leadsTo: ["tray-stone"],
    },
    {
      id: "furnace-door",
      room: "workshop",
      parts: [{ needs: ["strength", "strength²", "electronics³"] }],
      opens: ["furnace"],
    },
    {
      id: "pass-door",
      room: "workshop",
      parts: [{ needs: ["lock", "electronics²", "lock³"] }],
      opens: ["cutters-office"],
    },
    {
      id: "crucible",
      room: "furnace",
      parts: [{ needs: ["strength", "dexterity", "strength²", "strength³"] }],
      leadsTo: ["gold-ingot"],
    },
    {
      id: "bureau",
      room: "cutters-office",
      parts: [{ needs: ["cunning", "lock²", "cunning³"] }],
      leadsTo: ["commission"],
    },
    {
      id: "trapdoor",
      room: "cutters-office",
      parts: [{ needs: ["strength", "lock", "strength²", "lock³"] }],
      opens: ["stone-vault"],
    },
    {
      id: "stone-safe",
      room: "stone-vault",
      parts: [{ needs: ["safe", "safe", "safe²", "electronics³"] }],
      leadsTo: ["rough-diamonds"],
    },
    {
      id: "wall-drawer",
      room: "stone-vault",
      parts: [{ needs: ["safe", "lock²", "safe³"] }],
      leadsTo: ["blue-stone"],
    },
  ],
  loot: [
    { id: "window-stone", room: "jewel-shop", value: 2 },
    { id: "brooches", room: "jewel-shop", value: 2 },
    {
      id: "christmas-goose",
      room: "cutters-parlour",
      value: 1,
      needs: ["strength", "lock", "strength²", "lock³"],
      mark: "meal",
    },
    { id: "wrapped-locket", room: "cutters-parlour", value: 1, mark: "present" },
    { id: "savings", room: "cutters-parlour", value: 2 },
    { id: "wheel-stone", room: "grinding-room", value: 2 },
    {
      id: "ribboned-box",
      room: "grinding-room",
      value: 1,
      needs: ["dexterity", "cunning", "dexterity²", "cunning³"],
      mark: "present",
    },
    { id: "glass-diamonds", room: "workshop", value: 3, mark: "special" },
    { id: "tray-stone", room: "workshop", value: 2 },
    { id: "gold-ingot", room: "furnace", value: 3 },
    {
      id: "chestnuts",
      room: "furnace",
      value: 1,
      needs: ["lock", "dexterity²"],
      effects: [{ do: "time", cost: 1 }],
      mark: "meal",
    },
    { id: "commission", room: "cutters-office", value: 3 },
    { id: "rough-diamonds", room: "stone-vault", value: 7 },
    { id: "blue-stone", room: "stone-vault", value: 2 },
  ],
  rules: [
    {
      rule: "bar",
      id: "velvet-tray",
      length: [3, 3, 3],
      when: { overcoming: ["window-case", "grinding-wheel", "setting-tray", "wall-drawer"] },
      effects: [{ do: "time-to", mark: "watchmans-round" }],
    },
    {
      rule: "bar",
      id: "carol-singers",
      length: [3, 3, 3],
      when: { rolling: { within: [6, 6] } },
      effects: [{ do: "time", cost: -1 }],
    },
    { rule: "mark", id: "watchmans-round", bar: "time", left: 3, effects: [{ do: "forbid", symbols: ["strength"] }] },
  ],
  scoring: [{ line: "loot" }, { line: "traces", points: -2 }],
  layouts: { wide: GLASS_CUTTER_WIDE, tall: GLASS_CUTTER_TALL },
};
