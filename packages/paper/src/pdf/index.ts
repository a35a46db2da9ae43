import { drawOrder, type PrintOrder, type PrintProblem } from "../order.ts";
import { writePdf } from "./write.ts";

export { INKS, type PrintOrder, type PrintProblem } from "../order.ts";
export { PAPER_SIZES, type PaperSize } from "../page.ts";
export { listPrintable } from "../printable.ts";

export type Printed =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly problem: PrintProblem };

/** Puts a thing on paper, or says why it cannot. */
export async function print(order: PrintOrder): Promise<Printed> {
  const drawn = await drawOrder(order);
  if (!drawn.ok) return drawn;
  const { pages } = drawn;
  return { ok: true, pdf: await writePdf(pages, `Safehouse · ${order.thing}`, order.language), pages: pages.length };
}
