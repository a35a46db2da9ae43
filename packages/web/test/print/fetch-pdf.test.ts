import type { PrintOrder } from "@safehouse/paper/order";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchPdf } from "../../src/pages/print/fetch-pdf.ts";

const BLANK: PrintOrder = { thing: "clou/bruce+rules", size: "a4", ink: "low", language: "de", match: null };

function answering(status: number): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response("%PDF-", { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

describe("the house is asked for a PDF", () => {
  test("of blank paper by its address alone", async () => {
    const fetch = answering(200);
    const answer = await fetchPdf(BLANK);
    expect("pdf" in answer && (await answer.pdf.text())).toBe("%PDF-");
    expect(fetch).toHaveBeenCalledWith("/api/print/clou/bruce+rules?size=a4&ink=low&lang=de", {});
  });

  test("of a match with the view that was taken along, and nothing more", async () => {
    const fetch = answering(200);
    await fetchPdf({ ...BLANK, match: JSON.stringify({ game: "clou", view: { seats: 1 }, token: "secret" }) });
    const [, init] = fetch.mock.calls[0] as [string, RequestInit];
    expect([init.method, init.body]).toEqual(["POST", JSON.stringify({ view: { seats: 1 } })]);
  });

  test("of a plan of one's own with its code", async () => {
    const fetch = answering(200);
    await fetchPdf({ ...BLANK, thing: "clou/own", own: "CLOU1.abc" });
    const [, init] = fetch.mock.calls[0] as [string, RequestInit];
    expect([init.method, init.body]).toEqual(["POST", JSON.stringify({ own: "CLOU1.abc" })]);
  });

  test.each([
    [429, "busy"],
    [503, "busy"],
    [400, "failed"],
    [500, "failed"],
  ])("%i is %s", async (status, problem) => {
    answering(status);
    expect(await fetchPdf(BLANK)).toEqual({ problem });
  });

  test("without a line it fails politely", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await fetchPdf(BLANK)).toEqual({ problem: "failed" });
  });
});
