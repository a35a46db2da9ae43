import type { EventKind } from "@safehouse/kernel";

/** Why a trace was crossed: a die left unused, printed on a part or loot, or an effect of the plan. */
export type TraceCause = "dice" | "printed" | "effect";

/** What happened, in the order it happened. Cells, symbols, rooms and loot go by name, gifts by their word (`lock/safe`, `±2`). */
export type Event =
  | { readonly type: "rolled"; readonly round: number; readonly dice: readonly number[] }
  | { readonly type: "bonus"; readonly seat: number; readonly bonus: number; readonly gift: string }
  /** A white symbol is put to the next use: `by` for ±X, null for a die. */
  | { readonly type: "readied"; readonly seat: number; readonly white: string; readonly by: number | null }
  /** Dice come to a number, which is written into a box or crosses a circle. */
  | {
      readonly type: "used";
      readonly seat: number;
      readonly dice: readonly number[];
      readonly extra: readonly number[];
      readonly by: number;
      readonly number: number;
      readonly cell: string;
    }
  /** "Any number" or "any circle"; null for a circle. */
  | { readonly type: "any"; readonly seat: number; readonly cell: string; readonly number: number | null }
  /** All of a line is crossed. */
  | { readonly type: "line"; readonly seat: number; readonly line: string }
  /** A coloured symbol is to be used now. */
  | { readonly type: "activated"; readonly seat: number; readonly gift: string }
  /** A white symbol is held until the round ends. */
  | { readonly type: "gained"; readonly seat: number; readonly gift: string }
  | { readonly type: "crossed"; readonly seat: number; readonly gift: string; readonly at: string }
  /** Let go by the player, or lost because nothing needs it. */
  | { readonly type: "let-go"; readonly seat: number; readonly gift: string; readonly lapsed: boolean }
  | { readonly type: "overcome"; readonly challenge: string }
  | { readonly type: "opened"; readonly room: string }
  | { readonly type: "looted"; readonly loot: string; readonly value: number }
  /** `seat` for dice left unused, else null. Wiped away: count below 0. */
  | {
      readonly type: "traced";
      readonly cause: TraceCause;
      readonly seat: number | null;
      readonly count: number;
      readonly left: number;
    }
  /** Won back: count below 0. */
  | { readonly type: "time"; readonly cause: "round" | "effect"; readonly count: number; readonly left: number }
  /** A special bar of the plan loses a symbol, or a mark is reached; with none left its effects happen. */
  | { readonly type: "reacted"; readonly rule: string; readonly left: number }
  | { readonly type: "forbidden"; readonly symbols: readonly string[] }
  /** A star is crossed; `for` whom if it can be given away, else null. */
  | { readonly type: "star"; readonly seat: number; readonly star: string; readonly for: number | null }
  /** What fell, and all dice as they lie now. */
  | { readonly type: "threw-anew"; readonly thrown: readonly number[]; readonly dice: readonly number[] }
  | { readonly type: "turned"; readonly seat: number; readonly from: number; readonly to: number }
  /** A star reaches these others, who may go on with what it did even if they had finished. */
  | { readonly type: "called-on"; readonly seats: readonly number[] }
  | { readonly type: "finished"; readonly seat: number; readonly unused: number }
  | { readonly type: "stayed"; readonly seats: readonly number[] }
  | { readonly type: "ran" }
  /** the way out was gone to its end, and nobody noticed. */
  | { readonly type: "sneaked-out" }
  /** the step names what is played next round. */
  | { readonly type: "concert"; readonly step: number; readonly passage: string }
  /** What the loud passage offers is taken; null for left to the next. */
  | { readonly type: "took"; readonly seat: number; readonly gift: string | null }
  /** Somebody goes on with a line of the campaign sheet that another has marked this round. */
  | { readonly type: "built-on"; readonly seat: number; readonly on: number; readonly line: string }
  /** A tool gives something that may not be used in a quiet passage. */
  | { readonly type: "hushed"; readonly seat: number; readonly gift: string }
  | { readonly type: "alarm"; readonly cause: "time" | "effect" | "noticed" }
  /** `votes` by seat. */
  | { readonly type: "driver"; readonly seat: number; readonly votes: readonly number[] }
  | { readonly type: "drove"; readonly seat: number }
  | {
      readonly type: "escape";
      readonly throw: number;
      readonly face: number;
      readonly cars: number;
      readonly police: number;
    }
  /** the escape succeeds by itself, thanks to this thief. */
  | { readonly type: "planned"; readonly thief: string }
  | { readonly type: "escaped" }
  | { readonly type: "caught"; readonly by: "traces" | "police" };

/** Only sealed votes are hidden: all else lies on the table. */
export const EVENT_KINDS: { readonly [type in Event["type"]]: EventKind } = {
  rolled: { chapter: "section" },
  bonus: {},
  readied: {},
  used: {},
  any: {},
  line: {},
  activated: {},
  gained: {},
  crossed: {},
  "let-go": {},
  overcome: {},
  opened: {},
  looted: {},
  traced: {},
  time: {},
  reacted: {},
  forbidden: {},
  star: {},
  "threw-anew": {},
  turned: {},
  // Whether somebody finishes before it or after it makes a difference: it cannot be taken back, nor anything before it.
  "called-on": { reveals: true },
  finished: {},
  stayed: { reveals: true },
  ran: { reveals: true },
  "sneaked-out": {},
  concert: {},
  took: {},
  hushed: {},
  "built-on": { reveals: true },
  alarm: {},
  driver: { reveals: true },
  drove: {},
  escape: {},
  planned: {},
  escaped: {},
  caught: {},
};
