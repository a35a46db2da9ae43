import type { Language } from "@safehouse/kernel";
import type { Drawing } from "./drawing.ts";
import type { PaperSize } from "./page.ts";
import { type Found, findPrintable, listPrintable } from "./printable.ts";
import type { OwnThings, PrintedMatch, SheetCode } from "./printing.ts";

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
  /** Printed on the sheets of the match's seats that are played on paper. */
  readonly codes?: readonly SheetCode[];
  /** A code or a file of the game's workshop. A match brings its own along. */
  readonly own?: string;
}

export type PrintProblem =
  | { readonly what: "unknown"; readonly things: readonly string[] }
  /** The match cannot be read, or the game leaves no marks. */
  | { readonly what: "match"; readonly problem: string }
  /** The code cannot be read, or the game has no workshop. */
  | { readonly what: "own"; readonly problem: string }
  /** Nothing of it is on the table of this match, or goes with this code. */
  | { readonly what: "elsewhere"; readonly things: readonly string[] };

export type Drawn =
  | { readonly ok: true; readonly pages: readonly Drawing[] }
  | { readonly ok: false; readonly problem: PrintProblem };

/** The pages of an order, as they will come out; or why there are none. */
export async function drawOrder(order: PrintOrder): Promise<Drawn> {
  const { size, ink, language } = order;
  const found = await findPrintable(order.thing);
  if (found === null) return refused({ what: "unknown", things: await listPrintable() });
  const { game, paper } = found;
  const brought = await bring(found, order);
  if ("what" in brought) return refused(brought);
  const { match, own, there } = brought;
  const things = found.things.filter((each) => there.includes(each));
  const isBlank = match === null && own === undefined;
  if (isBlank && !found.isAll && things.length < found.things.length)
    return refused({ what: "unknown", things: await listPrintable() });
  if (things.length === 0) {
    const others = match?.things ?? there;
    return refused({ what: "elsewhere", things: others.map((each) => `${game}/${each}`) });
  }
  const style = ink === "low" ? "low-ink" : "colour";
  return {
    ok: true,
    pages: await paper.pages({
      things,
      size,
      style,
      language,
      match,
      ...(own !== undefined && { own }),
      codes: order.codes ?? [],
    }),
  };
}

interface Brought {
  readonly match: PrintedMatch | null;
  readonly own?: OwnThings | undefined;
  /** What there is to print with it. */
  readonly there: readonly string[];
}

/** What the order brings along: the marks of a match, something of one's own, or nothing. */
async function bring({ paper, isAll }: Found, order: PrintOrder): Promise<Brought | PrintProblem> {
  if (order.match !== null) {
    if (paper.marks === null) return { what: "match", problem: "A match of this game leaves no marks." };
    const reading = await paper.marks.read(order.match);
    if (!reading.ok) return { what: "match", problem: reading.problem };
    const { match } = reading;
    // Whoever asks for the whole match wants its marks, and nothing that looks the same in every match.
    const unmarked = isAll ? [] : paper.marks.unmarked;
    return { match, own: match.own, there: [...match.things, ...unmarked] };
  }
  if (order.own !== undefined) {
    if (paper.own === undefined) return { what: "own", problem: "This game has nothing of one's own to print." };
    const reading = await paper.own.read(order.own);
    if (!reading.ok) return { what: "own", problem: reading.problem };
    return { match: null, own: reading.own, there: reading.own.things };
  }
  return { match: null, there: paper.things };
}

function refused(problem: PrintProblem): Drawn {
  return { ok: false, problem };
}
