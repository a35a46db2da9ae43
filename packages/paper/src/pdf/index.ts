import type { Language } from "@safehouse/kernel";
import type { PaperSize } from "../page.ts";
import { findPrintable, listPrintable } from "../printable.ts";
import type { PrintedMatch } from "../printing.ts";
import { writePdf } from "./write.ts";

export { PAPER_SIZES, type PaperSize } from "../page.ts";
export { listPrintable } from "../printable.ts";

export const INKS = ["colour", "low"] as const;
export type InkChoice = (typeof INKS)[number];

export interface PrintOrder {
  /** `clou`, `clou/bruce`. */
  readonly thing: string;
  readonly size: PaperSize;
  readonly ink: InkChoice;
  readonly language: Language;
  /** A match record, or what the server tells of a running match; null for blank paper. */
  readonly match: string | null;
}

export type Printed =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly problem: PrintProblem };

export type PrintProblem =
  | { readonly what: "unknown"; readonly things: readonly string[] }
  | { readonly what: "match"; readonly problem: string }
  /** It is not on the table of this match. */
  | { readonly what: "elsewhere"; readonly things: readonly string[] };

/** Puts a thing on paper, or says why it cannot. */
export async function print({ thing, size, ink, language, match }: PrintOrder): Promise<Printed> {
  const found = await findPrintable(thing);
  if (found === null) return refused({ what: "unknown", things: await listPrintable() });
  const { paper } = found;
  let played: PrintedMatch | null = null;
  let things = found.things;
  if (match !== null) {
    const reading = paper.readMatch(match);
    if (!reading.ok) return refused({ what: "match", problem: reading.problem });
    played = reading.match;
    const onTable = played.things;
    things = things.length === 1 ? things.filter((each) => onTable.includes(each)) : onTable;
    if (things.length === 0) {
      const [game] = thing.split("/");
      return refused({ what: "elsewhere", things: onTable.map((each) => `${game}/${each}`) });
    }
  }
  const style = ink === "low" ? "low-ink" : "colour";
  const pages = await paper.pages({ things, size, style, language, match: played });
  return { ok: true, pdf: await writePdf(pages, `Safehouse · ${thing}`, language), pages: pages.length };
}

function refused(problem: PrintProblem): Printed {
  return { ok: false, problem };
}
