import type { EventKind } from "@safehouse/kernel";
import type { Colour } from "./content/cards.ts";
import type { BombRule } from "./configure.ts";

/** What happened, in the order it happened. A null card is one that the viewer may not know. */
export type Event =
  | { readonly type: "round"; readonly round: number; readonly starter: number }
  | { readonly type: "dealt"; readonly seat: number; readonly cards: readonly string[] | null }
  /** The start card. */
  | { readonly type: "turned"; readonly card: string }
  /** Turned up instead of a start card (K-2.4): it stays under it, or goes back into the pile. */
  | { readonly type: "covered"; readonly card: string }
  | { readonly type: "set-aside"; readonly card: string }
  | { readonly type: "returned"; readonly card: string }
  | { readonly type: "played"; readonly seat: number; readonly card: string; readonly forced: boolean }
  | { readonly type: "laid"; readonly seat: number }
  | { readonly type: "cannot"; readonly seat: number }
  | { readonly type: "believed"; readonly seat: number }
  /** `by` is the doubter who counts (K-4.6). */
  | {
      readonly type: "doubted";
      readonly seat: number;
      readonly by: number;
      readonly doubters: readonly number[];
    }
  | { readonly type: "shown"; readonly seat: number; readonly cards: readonly string[]; readonly playable: boolean }
  | { readonly type: "forced"; readonly seat: number; readonly by: number; readonly card: string }
  | { readonly type: "drew"; readonly seat: number; readonly card: string | null }
  | { readonly type: "declined"; readonly seat: number }
  | { readonly type: "named"; readonly seat: number; readonly colour: Colour }
  | { readonly type: "skipped"; readonly seat: number }
  | { readonly type: "reversed"; readonly clockwise: boolean }
  | {
      readonly type: "targeted";
      readonly seat: number;
      readonly victim: number;
      readonly how: "crook" | "barter" | "police";
    }
  | { readonly type: "spared"; readonly seat: number }
  | { readonly type: "parried"; readonly seat: number; readonly card: string; readonly thief: number }
  | { readonly type: "took"; readonly seat: number; readonly from: number; readonly card: string | null }
  | { readonly type: "gave"; readonly seat: number; readonly to: number; readonly card: string | null }
  | { readonly type: "receiver"; readonly seat: number }
  | { readonly type: "sold"; readonly seat: number; readonly cards: readonly string[]; readonly points: number }
  | { readonly type: "bomb"; readonly seat: number; readonly rule: Exclude<BombRule, "own"> }
  /** The rule that the table wrote (K-9.9). */
  | { readonly type: "own-bomb"; readonly seat: number; readonly text: string }
  | { readonly type: "dud"; readonly seat: number }
  | { readonly type: "discarded"; readonly seat: number; readonly cards: readonly string[] }
  /** A whole hand came from another player (bomb rules a and d). */
  | {
      readonly type: "received";
      readonly seat: number;
      readonly from: number;
      readonly cards: readonly string[] | null;
    }
  /** The last Policeman was played (K-9.2). */
  | { readonly type: "converted"; readonly seat: number }
  | { readonly type: "round-over"; readonly round: number; readonly reason: RoundEnd; readonly seat: number }
  | {
      readonly type: "scored";
      readonly seat: number;
      readonly cards: readonly string[];
      readonly watchdog: boolean;
      /** Colours whose number cards count nothing (K-9.1). */
      readonly cancelled: readonly Colour[];
      /** This round, with what the Receiver paid. */
      readonly points: number;
      readonly total: number;
    };

/** Why a round ended: a hand is empty, the pile is, or the last Policeman was played. */
export type RoundEnd = "out" | "pile" | "police";

/** Which events tell somebody what was hidden until then. */
export const EVENT_KINDS: { readonly [type in Event["type"]]: EventKind } = {
  round: { chapter: "part" },
  dealt: { reveals: true },
  turned: { reveals: true },
  covered: { reveals: true },
  "set-aside": { reveals: true },
  returned: {},
  played: { reveals: true },
  laid: { reveals: true },
  cannot: {},
  believed: { reveals: true },
  doubted: { reveals: true },
  shown: { reveals: true },
  forced: {},
  drew: { reveals: true },
  declined: {},
  named: {},
  skipped: {},
  reversed: {},
  targeted: {},
  spared: {},
  parried: { reveals: true },
  took: { reveals: true },
  gave: { reveals: true },
  receiver: { reveals: true },
  sold: { reveals: true },
  bomb: {},
  "own-bomb": {},
  dud: {},
  discarded: { reveals: true },
  received: { reveals: true },
  converted: {},
  "round-over": { reveals: true },
  scored: { reveals: true },
};
