import type { Language } from "@safehouse/kernel";
import type { Drawing } from "./drawing.ts";
import type { PaperSize } from "./page.ts";
import { findPrintable, listPrintable } from "./printable.ts";
import type { PrintedMatch } from "./printing.ts";

export const INKS = ["colour", "low"] as const;
export type InkChoice = (typeof INKS)[number];

export interface PrintOrder {
  /** `clou`, `clou/bruce`, `clou/old-mansion+bruce`. */
  readonly thing: string;
  readonly size: PaperSize;
  readonly ink: InkChoice;
  readonly language: Language;
  /** A match record, or what the server tells of a running match; null for blank paper. */
  readonly match: string | null;
}

export type PrintProblem =
  | { readonly what: "unknown"; readonly things: readonly string[] }
  /** The match cannot be read, or the game leaves no marks. */
  | { readonly what: "match"; readonly problem: string }
  /** Nothing of it is on the table of this match. */
  | { readonly what: "elsewhere"; readonly things: readonly string[] };

export type Drawn =
  { readonly ok: true; readonly pages: readonly Drawing[] } | { readonly ok: false; readonly problem: PrintProblem };

/** The pages of an order, as they will come out; or why there are none. */
export async function drawOrder({ thing, size, ink, language, match }: PrintOrder): Promise<Drawn> {
  const found = await findPrintable(thing);
  if (found === null) return refused({ what: "unknown", things: await listPrintable() });
  const { game, paper, isAll } = found;
  let played: PrintedMatch | null = null;
  let things = found.things;
  if (match !== null) {
    if (paper.marks === null) return refused({ what: "match", problem: "A match of this game leaves no marks." });
    const reading = await paper.marks.read(match);
    if (!reading.ok) return refused({ what: "match", problem: reading.problem });
    played = reading.match;
    const onTable = played.things;
    const unmarked = isAll ? [] : paper.marks.unmarked;
    things = things.filter((each) => onTable.includes(each) || unmarked.includes(each));
    if (things.length === 0) return refused({ what: "elsewhere", things: onTable.map((each) => `${game}/${each}`) });
  }
  const style = ink === "low" ? "low-ink" : "colour";
  return { ok: true, pages: await paper.pages({ things, size, style, language, match: played }) };
}

function refused(problem: PrintProblem): Drawn {
  return { ok: false, problem };
}
