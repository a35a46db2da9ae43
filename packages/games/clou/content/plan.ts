import type { Language } from "@safehouse/kernel";
import type { RollShows } from "./sheet.ts";

/** A burglary plan as plain data. What a symbol needs is a word: see `readNeed`. Ids are unique over all plans. */
export interface BurglaryPlan {
  readonly id: string;
  readonly bars: { readonly [bar in BarName]: PerCrew };
  readonly rooms: readonly Room[];
  readonly challenges: readonly Challenge[];
  readonly loot: readonly Loot[];
  /** The plan's own rules (C-6.8); what a single cell does stands with the cell. */
  readonly rules: readonly SpecialRule[];
  readonly scoring: readonly ScoreLine[];
  /** Replaces running away. */
  readonly sneakOut?: SneakOut;
  /** Symbols that count as crossed from the start for who brings something along. */
  readonly helps?: readonly Help[];
  readonly layouts: { readonly wide: Layout; readonly tall: Layout };
  /** What the crew is told before it starts. The game's own plans have theirs in its texts. */
  readonly story?: PlanStory;
}

/** By language; a reader of the other gets what there is. */
export type PlanStory = { readonly [language in Language]?: string };

/** How many there are for a crew of one, two … up to as many as the game has seats. */
export type PerCrew = readonly number[];

export const BAR_NAMES = ["time", "traces", "cars", "police"] as const;
export type BarName = (typeof BAR_NAMES)[number];

export interface Room {
  readonly id: string;
  /** Where the start arrow leads. */
  readonly start?: true;
}

export interface Challenge {
  readonly id: string;
  readonly room: string;
  /** Alternatives: one complete part overcomes it (C-6.5). */
  readonly parts: readonly Part[];
  /** Arrows with a diamond: rooms that may then be worked on (C-6.2). */
  readonly opens?: readonly string[];
  /** Arrows without one: challenges and loot that are led to directly. */
  readonly leadsTo?: readonly string[];
}

export interface Part {
  readonly needs: readonly string[];
  /** Small arrows: the first of each pair is crossed before the second, counted from 0 within the part (C-6.4). */
  readonly order?: readonly (readonly [number, number])[];
  /** Printed traces, paid on completing the part. */
  readonly traces?: number;
  /** What completing it does. */
  readonly effects?: readonly Effect[];
  /** What crossing a single one of its symbols does, counted from 0. */
  readonly cells?: readonly { readonly at: number; readonly effects: readonly Effect[] }[];
}

export interface Loot {
  readonly id: string;
  readonly room: string;
  readonly value: number;
  /** Symbols to be crossed for it. */
  readonly needs?: readonly string[];
  readonly traces?: number;
  readonly effects?: readonly Effect[];
  readonly mark?: LootMark;
}

/** What a campaign keeps of a loot beside its points: special loot has a name there, presents and meals are double circles. */
export const LOOT_MARKS = ["special", "present", "meal"] as const;
export type LootMark = (typeof LOOT_MARKS)[number];

/**
 * A challenge of one part that is the way out: its first symbol crossed, nothing else on the plan may be worked on; its last ends the
 * heist, unnoticed with this in the crew's hands, else with an escape.
 */
export interface SneakOut {
  readonly challenge: string;
  readonly unnoticedWith: string;
}

/** `by` is a preparation or a special loot of the campaign; `crosses` are symbols by name (`case-2`: counted through all parts of it). */
export interface Help {
  readonly by: string;
  readonly crosses: readonly string[];
}

/** All that a cell can do (C-6.8). */
export type Effect =
  | { readonly do: "alarm" }
  /** Crosses time symbols; below 0 wins them back. */
  | { readonly do: "time"; readonly cost: number }
  /** Crosses all time symbols before a mark on the time bar, by the mark's id. */
  | { readonly do: "time-to"; readonly mark: string }
  /** Crosses traces; below 0 wipes them away. */
  | { readonly do: "traces"; readonly cost: number }
  /** No such symbol is crossed on the plan in the next round. */
  | { readonly do: "forbid"; readonly symbols: readonly string[] }
  /** Overcomes a challenge without crossing its symbols. */
  | { readonly do: "overcome"; readonly challenge: string };

export type SpecialRule =
  /** A bar that reacts: crosses one of its own symbols whenever something happens, and does something once it is full. */
  | {
      readonly rule: "bar";
      readonly id: string;
      readonly length: PerCrew;
      readonly when: Trigger;
      readonly effects: readonly Effect[];
      /** Once full it begins anew. */
      readonly again?: true;
    }
  /** A mark on the time or trace bar: reaching so many symbols left does something. */
  | {
      readonly rule: "mark";
      readonly id: string;
      readonly bar: "time" | "traces";
      readonly left: number;
      readonly effects: readonly Effect[];
    }
  /** A collection: points for one, two … of these loots. */
  | {
      readonly rule: "collection";
      readonly id: string;
      readonly loot: readonly string[];
      readonly points: readonly number[];
    }
  /**
   * A performance: whenever time is crossed, so is a step, and the last one crossed names the rule of the next round. Before the first
   * it has not begun, which is as an interval: then there is no work in `room`, nor on the challenge `door`.
   */
  | {
      readonly rule: "concert";
      readonly id: string;
      readonly room: string;
      readonly door: string;
      readonly steps: readonly ConcertStep[];
    };

export const PASSAGES = ["interval", "instrumental", "quiet", "loud"] as const;

/** Instrumental is free; in a quiet passage what tools give may not be used; a loud one gives the crew one of two symbols. */
export type ConcertStep =
  | { readonly passage: Exclude<(typeof PASSAGES)[number], "loud"> }
  | { readonly passage: "loud"; readonly gives: readonly [string, string] };

export type Trigger =
  /** One of these symbols is crossed on the plan. */
  | { readonly crossing: readonly string[] }
  | { readonly overcoming: readonly string[] }
  | { readonly time: "crossed" }
  /** The natural roll of a round shows this. */
  | { readonly rolling: RollShows };

/** The scoring box, from top to bottom. */
export type ScoreLine =
  | { readonly line: "loot" }
  | { readonly line: "collection"; readonly rule: string }
  | { readonly line: "time"; readonly points: number }
  | { readonly line: "alarm"; readonly points: number }
  | { readonly line: "traces"; readonly points: number };

/** Where things stand, on a grid of small squares. `[x, y, width, height]`, from the upper left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly start: Spot;
  readonly rooms: { readonly [id: string]: Area };
  /** Challenges and loot. */
  readonly things: { readonly [id: string]: Area };
  readonly arrows: readonly ArrowLine[];
}

export type Spot = readonly [number, number];
export type Area = readonly [number, number, number, number];

/** From a challenge (or `start`) to a room, challenge or loot; the diamond of a room's arrow stands at the last point. */
export interface ArrowLine {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Spot[];
}
