import type { EventKind } from "@safehouse/kernel";

/** What happened, in the order it happened. Null is what the viewer may not know. */
export type Event =
  | { readonly type: "dice-drawn"; readonly station: readonly number[] }
  | { readonly type: "informants-drawn"; readonly informants: readonly string[] }
  | { readonly type: "town-filled"; readonly safes: number }
  | { readonly type: "heist"; readonly heist: number; readonly boss: number }
  | { readonly type: "robbing"; readonly boss: number; readonly building: string; readonly count: number }
  | { readonly type: "screened"; readonly boss: number; readonly safes: readonly number[] | null }
  | { readonly type: "informant"; readonly district: string; readonly colour: string }
  | { readonly type: "drew-hints"; readonly boss: number; readonly hints: readonly number[] | null }
  | { readonly type: "hints-open"; readonly hints: readonly number[] }
  | { readonly type: "dealt"; readonly seat: number; readonly cards: readonly string[] | null }
  | { readonly type: "round"; readonly round: number }
  | {
      readonly type: "told";
      readonly boss: number;
      readonly hint: number;
      readonly paid: number;
      readonly tool: string | null;
      readonly second: string | null;
      readonly number: number | null;
      readonly seat: number | null;
      readonly partner: number | null;
      readonly seats: readonly number[];
    }
  /** Hint 6: what the boss sees. */
  | {
      readonly type: "shown-hand";
      readonly seat: number;
      readonly boss: number;
      readonly cards: readonly string[] | null;
    }
  | { readonly type: "gave"; readonly seat: number; readonly to: number; readonly card: string | null }
  | { readonly type: "released"; readonly boss: number; readonly cards: number }
  | { readonly type: "played"; readonly seat: number; readonly card: string | null }
  | { readonly type: "swapped"; readonly seat: number; readonly count: number }
  | { readonly type: "drew"; readonly seat: number; readonly cards: readonly string[] | null }
  | { readonly type: "passed"; readonly seat: number; readonly why: "choice" | "empty" | "sits-out" }
  | { readonly type: "trash-shuffled"; readonly count: number }
  | {
      readonly type: "sorted";
      readonly opened: readonly string[];
      readonly bags: number;
      readonly wrong: number;
      readonly pile: number;
    }
  /** What the boss saw go onto the alarm pile. */
  | { readonly type: "buried"; readonly boss: number; readonly cards: readonly string[] | null }
  | { readonly type: "heist-over"; readonly heist: number; readonly why: HeistEnd; readonly alarm: boolean }
  /** safes, alarm pile, hands, and who played what, act by act. */
  | {
      readonly type: "revealed";
      readonly safes: readonly number[];
      readonly wrong: readonly string[];
      readonly hands: readonly (readonly string[])[];
      readonly played: readonly (string | null)[];
      readonly secrets: readonly (string | null)[];
    }
  | { readonly type: "cracked"; readonly safe: number; readonly gold: number }
  | { readonly type: "uncracked"; readonly safe: number }
  | { readonly type: "car"; readonly space: number }
  | { readonly type: "die"; readonly colour: string; readonly reading: number }
  | { readonly type: "safe-placed"; readonly building: string }
  | { readonly type: "safe-lost" }
  | { readonly type: "police"; readonly steps: number; readonly space: number }
  | { readonly type: "bribed"; readonly colour: string; readonly dice: number; readonly gold: number }
  | { readonly type: "informant-left"; readonly colour: string }
  | { readonly type: "won"; readonly terminal: number; readonly gold: number; readonly rating: string }
  | { readonly type: "caught"; readonly space: number }
  | { readonly type: "stranded" };

/** Why a heist ended: all needed tools lie open, the red alarm went off, or nobody holds a card. */
export type HeistEnd = "cracked" | "alarm" | "empty";

/** Which events tell somebody what was hidden until then. */
export const EVENT_KINDS: { readonly [type in Event["type"]]: EventKind } = {
  "dice-drawn": { reveals: true },
  "informants-drawn": { reveals: true },
  "town-filled": {},
  heist: { chapter: "part" },
  robbing: {},
  screened: { reveals: true },
  informant: {},
  "drew-hints": { reveals: true },
  "hints-open": { reveals: true },
  dealt: { reveals: true },
  round: { chapter: "section" },
  told: { reveals: true },
  "shown-hand": { reveals: true },
  gave: { reveals: true },
  released: {},
  played: {},
  swapped: {},
  drew: { reveals: true },
  passed: {},
  "trash-shuffled": {},
  sorted: { reveals: true },
  buried: { reveals: true },
  "heist-over": { reveals: true },
  revealed: { reveals: true },
  cracked: { reveals: true },
  uncracked: { reveals: true },
  car: {},
  die: {},
  "safe-placed": {},
  "safe-lost": {},
  police: {},
  bribed: {},
  "informant-left": {},
  won: {},
  caught: {},
  stranded: {},
};
