import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanName, copyName, type Draft, withDraft, withoutDraft } from "../../src/pages/workshop/drafts/draft.ts";
import { changeDrafts, readDrafts } from "../../src/pages/workshop/drafts/kept.ts";

const draft = (id: string, changedAt: number): Draft<number> => ({ id, name: id, content: 1, changedAt });
const readNumber = (input: unknown): number | null => (typeof input === "number" ? input : null);

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("drafts are kept, changed and thrown away, the latest first", () => {
  changeDrafts("some-game", readNumber, (all) => withDraft(all, draft("a", 1)));
  changeDrafts("some-game", readNumber, (all) => withDraft(all, draft("b", 2)));
  changeDrafts("some-game", readNumber, (all) => withDraft(all, { ...draft("a", 3), content: 7 }));
  expect(readDrafts("some-game", readNumber)).toEqual([{ ...draft("a", 3), content: 7 }, draft("b", 2)]);
  expect(readDrafts("other-game", readNumber)).toEqual([]);
  changeDrafts("some-game", readNumber, (all) => withoutDraft(withoutDraft(all, "a"), "b"));
  expect(kept.size).toBe(0);
});

test("what another version or a stranger wrote is left out, and the rest is read", () => {
  const entries = [draft("good", 1), { ...draft("bad", 1), content: "x" }, null, 7, { id: 1 }];
  kept.set("safehouse.workshop.some-game", JSON.stringify(entries));
  expect(readDrafts("some-game", readNumber).map(({ id }) => id)).toEqual(["good"]);
  kept.set("safehouse.workshop.some-game", "{broken");
  expect(readDrafts("some-game", readNumber)).toEqual([]);
});

test("names are visible, short and tell copies apart", () => {
  expect(cleanName("  The \u202Ebig\u200B  \n job ")).toBe("The big job");
  expect([...cleanName("💎".repeat(60))].length).toBe(40);
  expect(copyName("Job", ["Job"])).toBe("Job (2)");
  expect(copyName("Job (2)", ["Job", "Job (2)"])).toBe("Job (3)");
  expect(copyName("x".repeat(40), []).length).toBe(40);
});
