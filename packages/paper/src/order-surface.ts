/** What is needed to show what will come out, without a PDF. */
export { drawOrder, type InkChoice, INKS, type PrintOrder, type PrintProblem } from "./order.ts";
export { PAPER_SIZES, type PaperSize } from "./page.ts";
export { describePrintable, loadPaper } from "./printable.ts";
export type { GamePaper, OwnThings, SheetCode, ThingGroup } from "./printing.ts";
