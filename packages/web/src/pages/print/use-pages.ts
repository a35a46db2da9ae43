import type { Drawing } from "@safehouse/paper";
import { drawOrder, type PrintOrder, type PrintProblem } from "@safehouse/paper/order";
import { useEffect, useState } from "preact/hooks";

export type Pages =
  | { readonly type: "drawing" }
  | { readonly type: "drawn"; readonly pages: readonly Drawing[] }
  | { readonly type: "refused"; readonly what: PrintProblem["what"] }
  | { readonly type: "failed" };

/** The pages of an order. While others are drawn, the last ones stay. */
export function usePages(order: PrintOrder | null, attempt: number): Pages {
  const [pages, setPages] = useState<Pages>({ type: "drawing" });
  const key = JSON.stringify([order, attempt]);
  useEffect(() => {
    let isLeft = false;
    const show = (next: Pages): void => void (isLeft || setPages(next));
    if (order === null) show({ type: "drawn", pages: [] });
    else {
      drawOrder(order).then(
        (drawn) =>
          show(drawn.ok ? { type: "drawn", pages: drawn.pages } : { type: "refused", what: drawn.problem.what }),
        () => show({ type: "failed" }),
      );
    }
    return () => {
      isLeft = true;
    };
  }, [key]);
  return pages;
}
