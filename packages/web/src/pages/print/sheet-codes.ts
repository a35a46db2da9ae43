import type { SheetCode } from "@safehouse/paper/order";
import { paperPath, readPaperCode, showPaperCode } from "@safehouse/protocol";
import { encode } from "uqr";
import { qrPath } from "../../ui/qr-path.ts";
import type { SheetCodeOf } from "./handed-over.ts";

/** The codes that were taken along from a table, as they are printed; `address` is under which others reach the house. */
export function sheetCodes(match: string | null, address: string): readonly SheetCode[] {
  if (match === null) return [];
  const { sheets = [] } = JSON.parse(match) as { readonly sheets?: readonly SheetCodeOf[] };
  return sheets.flatMap(({ seat, code }) => {
    if (readPaperCode(code) === null) return [];
    const { size, data } = encode(`${address}${paperPath(code)}`, { ecc: "M", border: 0 });
    return [{ seat, letters: showPaperCode(code), path: qrPath(data), across: size }];
  });
}
