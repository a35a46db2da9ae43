import { type Refusal, refuse } from "@safehouse/kernel";
import { accomplices } from "./acts.ts";
import { BLANKS, isTrue, numberFor, type Statement } from "./content/hints.ts";
import { needOf } from "./content/safes.ts";
import { faceOf } from "./content/tools.ts";
import { HINT_PRICE } from "./content/town.ts";
import type { HintMove } from "./moves.ts";
import type { View } from "./view.ts";

/** a face-down hint costs gold. */
export function priceOf(view: View, hint: number): number {
  return view.table.open.includes(hint) ? 0 : HINT_PRICE;
}

export function canTell(view: View, move: HintMove): boolean {
  return whyFalse(view, move) === null;
}

/** Why the boss may not give a hint, which is well-formed: it is not there, false, cannot work, or costs too much. */
export function whyNotTold(view: View, move: HintMove): Refusal | null {
  const { hint } = move;
  if (!view.six.includes(hint)) return refuse("R-4.3", "no.not-your-hint", { hint });
  const unfilled = hasBlanks(move) ? null : whyUnfillable(view, hint);
  if (unfilled !== null) return unfilled;
  if (!hasBlanks(move)) return refuse("R-8.3", "no.blank", { hint });
  const isFalse = whyFalse(view, move);
  if (isFalse !== null) return isFalse;
  if (priceOf(view, hint) <= view.table.gold) return null;
  return refuse("R-5.2", "no.gold", { price: HINT_PRICE, gold: view.table.gold });
}

/** Whether every blank of the card is filled in, and nothing else. */
function hasBlanks({ hint, tool, second, number, seat, partner }: HintMove): boolean {
  const filled = [tool, second, number, seat, partner].map((blank) => blank !== undefined).join();
  return filled === BLANK_PATTERN[BLANKS[hint]];
}

const pattern = (...filled: readonly boolean[]): string => filled.join();

/** Tool, second tool, number, seat, partner. */
const BLANK_PATTERN = {
  tool: pattern(true, false, false, false, false),
  number: pattern(false, false, true, false, false),
  "tool-number": pattern(true, false, true, false, false),
  "two-tools": pattern(true, true, false, false, false),
  accomplice: pattern(false, false, false, true, false),
  "accomplice-tool": pattern(true, false, false, true, false),
  "two-accomplices": pattern(false, false, false, true, true),
  none: pattern(false, false, false, false, false),
} as const;

function whyFalse(view: View, move: HintMove): Refusal | null {
  const need = needOf(view.safes);
  const said = statementOf(move);
  if (!isTrue(said, need)) return whyLie(move, said, need);
  return whyNotThem(view, move);
}

export function statementOf({ hint, tool, second, number }: HintMove): Statement {
  return {
    hint,
    tool: tool === undefined ? null : faceOf(tool),
    second: second === undefined ? null : faceOf(second),
    number: number ?? null,
  };
}

function whyLie(move: HintMove, said: Statement, need: readonly number[]): Refusal {
  const { hint } = move;
  const args = {
    hint,
    tool: move.tool ?? null,
    second: move.second ?? null,
    count: said.tool === null ? 0 : need[said.tool],
  };
  switch (BLANKS[hint]) {
    case "number":
      return refuse("R-8.3", "no.wrong-number", { hint, number: numberFor(hint, need, null) });
    case "tool-number":
      return args.count === 0 ? refuse("R-8.3", "no.lie.1", args) : refuse("R-8.3", "no.wrong-count", args);
    default:
      return refuse("R-8.3", `no.lie.${hint === 9 ? 1 : hint}`, args);
  }
}

/** Hints that name accomplices: 6, 9, 14 and 16. */
function whyNotThem(view: View, { hint, seat, partner }: HintMove): Refusal | null {
  const { table, sizes } = view;
  for (const named of [seat, partner]) {
    if (named === undefined) continue;
    if (named === table.boss || named < 0 || named >= table.seats) return refuse("R-8.3", "no.no-accomplice");
    if (hint !== 9 && sizes[named] === 0) return refuse("R-8.3", "no.empty-handed", { seat: named });
  }
  if (hint !== 14) return null;
  if (table.sitting[seat as number] === 1) return refuse("R-8.3", "no.sits-already", { seat: seat as number });
  const others = accomplices(table).filter((each) => each !== seat && table.sitting[each] === 0 && sizes[each] > 0);
  return others.length === 0 ? refuse("R-8.3", "no.nobody-else") : null;
}

/** Why there is no way at all to fill in this card now; null if there is one, whatever it costs. */
export function whyUnfillable(view: View, hint: number): Refusal | null {
  const need = needOf(view.safes);
  const most = Math.max(...need);
  const holders = accomplices(view.table).filter((seat) => view.sizes[seat] > 0);
  const free = holders.filter((seat) => view.table.sitting[seat] === 0);
  const isImpossible =
    (hint === 2 && need.every((count) => count > 0)) ||
    (hint === 4 && most < 2) ||
    (hint === 11 && new Set(need.filter(Boolean)).size === need.filter(Boolean).length) ||
    (hint === 14 && free.length < 2) ||
    (hint === 16 && holders.length < 2);
  return isImpossible ? refuse("R-8.3", "no.unfillable", { hint }) : null;
}
