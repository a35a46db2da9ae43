import { describe, expect, test } from "vitest";
import type { Store } from "../src/store/store.ts";
import { entry, newMatch } from "./store-suite-data.ts";
import { appendTo, linesOf } from "./store-lines.ts";

const DAY = 86_400_000;

/** What every store must do with matches that nobody uses any more. */
export function ageSuite(store: () => Store, reopened: () => Promise<Store>): void {
  describe("ages", () => {
    test("matches of a status that were not used since then are named", async () => {
      for (const id of ["a", "b", "c"]) await store().createMatch(newMatch(id));
      await store().setStatus("b", "over");
      await reopened();
      const soon = Date.now() + 2 * DAY;
      expect(await store().agedMatches("running", Date.now() - DAY, 10)).toEqual([]);
      expect((await store().agedMatches("running", soon, 10)).toSorted()).toEqual(["a", "c"]);
      expect(await store().agedMatches("running", soon, 1)).toHaveLength(1);
      expect(await store().agedMatches("over", soon, 10)).toEqual(["b"]);
      await store().touchMatch("a");
      await expect(store().touchMatch("nobody")).rejects.toThrow(Error);
    });

    test("a removed match is gone for good, its lines step by step, and others are untouched", async () => {
      for (const id of ["a", "b", "c"]) await store().createMatch(newMatch(id));
      for (let n = 1; n <= 7; n++) for (const id of ["a", "b", "c"]) await appendTo(store(), id, entry(n), null);
      await store().removeMatch("a");
      await store().removeMatch("c");
      await store().removeMatch("nobody");
      await store().removeMatch("");
      await reopened();
      expect(await store().findMatch("a")).toBeNull();
      expect(await store().endOf("a")).toBeNull();
      await expect(linesOf(store(), "a")).rejects.toThrow(Error);
      expect(await store().runningMatches()).toEqual(["b"]);
      let steps = 0;
      for (let cleared = 1; cleared > 0; steps++) {
        cleared = await store().clearLines(4);
        expect(cleared).toBeLessThanOrEqual(4);
        // Others play on meanwhile, and the same id may come again.
        await appendTo(store(), "b", entry(8 + steps), null);
      }
      expect(await linesOf(store(), "b")).toHaveLength(7 + steps);
      await store().createMatch(newMatch("a"));
      await appendTo(store(), "a", entry(1), null);
      await reopened();
      expect(await linesOf(store(), "a")).toHaveLength(1);
      expect(await store().endOf("b")).toEqual({ left: 7 + steps, acknowledged: 7 + steps });
    });
  });
}
