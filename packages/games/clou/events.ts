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
  | { readonly type: "finished"; readonly seat: number; readonly unused: number }
  | { readonly type: "stayed"; readonly seats: readonly number[] }
  | { readonly type: "ran" }
  | { readonly type: "alarm"; readonly cause: "time" | "effect" }
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
  finished: {},
  stayed: { reveals: true },
  ran: { reveals: true },
  alarm: {},
  driver: { reveals: true },
  drove: {},
  escape: {},
  escaped: {},
  caught: {},
};
