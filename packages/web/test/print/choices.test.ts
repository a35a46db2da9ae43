import { describe, expect, test, vi } from "vitest";
import { usualSize } from "../../src/pages/print/choices.ts";
import { narrow } from "../../src/pages/print/use-on-table.ts";

describe("the usual paper", () => {
  test.each<[languages: string[], size: string]>([
    [["en-US", "en"], "letter"],
    [["fr-CA"], "letter"],
    [["en-GB", "en-US"], "a4"],
    [["de-DE", "de"], "a4"],
    // A language without a region says nothing; the next one may.
    [["en", "en-US"], "letter"],
    [["de"], "a4"],
    [["x-nonsense!", ""], "a4"],
    [[], "a4"],
  ])("of %j is %s", (languages, size) => {
    expect(usualSize(languages)).toBe(size);
  });
});

test("of a match only what lies on its table is offered", () => {
  const group = (title: string, ...ids: string[]) => ({ title, things: ids.map((id) => ({ id, title: id })) });
  const groups = [group("Plans", "villa", "bank"), group("Sheets", "bruce"), group("More", "rules")];
  expect(narrow(groups, ["bank", "rules"])).toEqual([group("Plans", "bank"), group("More", "rules")]);
});

describe("a match that is taken along", () => {
  const view = { seat: null, silent: false, board: [1, 2] };

  test("is there for its own game, and after a reload of the tab", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const before = await import("../../src/pages/print/handed-over.ts");
    expect(before.handedOver("clou")).toBeNull();
    before.handOver({ game: "clou", view });
    expect(before.handedOver("klaumau")).toBeNull();
    vi.resetModules();
    const after = await import("../../src/pages/print/handed-over.ts");
    expect(JSON.parse(after.handedOver("clou") ?? "null")).toEqual({ game: "clou", view });
    vi.unstubAllGlobals();
  });

  test("survives a browser that keeps nothing, and nonsense that it kept", async () => {
    vi.resetModules();
    vi.stubGlobal("sessionStorage", {
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    });
    const { handOver, handedOver } = await import("../../src/pages/print/handed-over.ts");
    expect(handedOver("clou")).toBeNull();
    handOver({ game: "clou", view });
    expect(handedOver("clou")).not.toBeNull();
    vi.unstubAllGlobals();
  });
});
