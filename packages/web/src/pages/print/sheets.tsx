import { type Drawing, toSvg } from "@safehouse/paper";
import type { PaperSize } from "@safehouse/paper/order";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import "./sheets.css";
import { useText } from "../../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface SheetsProps {
  readonly pages: readonly Drawing[];
  readonly size: PaperSize;
}

/** The pages as they lie in the printer: on the screen to look at, on paper at full size and alone. */
export function Sheets({ pages, size }: SheetsProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <ol class={`print-sheets print-sheets-${size}`}>
      {pages.map((page, i) => (
        <li key={i}>
          <Sheet page={page} label={t.page(i + 1, pages.length)} />
        </li>
      ))}
    </ol>
  );
}

function Sheet({ page, label }: { readonly page: Drawing; readonly label: string }): JSX.Element {
  // Writing the text of a drawing escapes all of it.
  const svg = useMemo(() => ({ __html: toSvg(page) }), [page]);
  return (
    <figure>
      <div
        class="print-sheet"
        data-part="print-sheet"
        data-at-rest=""
        role="img"
        aria-label={label}
        dangerouslySetInnerHTML={svg}
      />
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}
