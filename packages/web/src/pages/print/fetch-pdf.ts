import type { PrintOrder } from "@safehouse/paper/order";
import { addressIn } from "../../app/base.ts";

export type PdfAnswer = { readonly pdf: Blob } | { readonly problem: "busy" | "failed" };

/** The order as a PDF, from the house: fonts and the tools that set them are more than a page should carry. */
export async function fetchPdf({ thing, size, ink, language, match, own }: PrintOrder): Promise<PdfAnswer> {
  const brought =
    match !== null ? { view: (JSON.parse(match) as { view: unknown }).view } : own !== undefined ? { own } : null;
  try {
    const response = await fetch(addressIn(`/api/print/${thing}?size=${size}&ink=${ink}&lang=${language}`), {
      ...(brought !== null && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(brought),
      }),
    });
    if (response.ok) return { pdf: await response.blob() };
    return { problem: response.status === 429 || response.status === 503 ? "busy" : "failed" };
  } catch {
    return { problem: "failed" };
  }
}
