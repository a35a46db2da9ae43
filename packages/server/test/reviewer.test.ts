import type { Review } from "@safehouse/host";
import type { MatchRecord } from "@safehouse/kernel";
import { expect, test, vi } from "vitest";
import { Reviewer } from "../src/reviews/reviewer.ts";
import { machine } from "../src/surroundings.ts";

const REVIEW: Review = { game: "klaumau", unit: "points", seats: [], moments: [] };
const recordOf = (id: string) => ({ game: id }) as MatchRecord;

/** A thread that works until it is let go on. */
function slowThread() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const thread = {
    review: ({ game }: MatchRecord, signal: AbortSignal) => {
      begun.push(game);
      return new Promise<Review | null>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        ends.push(() => resolve(REVIEW));
      });
    },
    close: async () => {},
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const finish = async (): Promise<void> => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { thread, begun, finish };
}

test("nobody waits in somebody else's line for the same match, and it is reviewed once", async () => {
  const { thread, begun, finish } = slowThread();
  const reviewer = new Reviewer(thread, machine);
  const order = (caller: string, id: string) => reviewer.review(caller, id, recordOf(id));
  const eves = ["e1", "e2", "e3", "e4", "ours"].map((id) => order("eve", id));
  await expect(order("eve", "e5")).rejects.toMatchObject({ body: { code: "review.busy" } });
  const anns = [order("ann", "ours"), order("ann", "ours")];
  await finish();
  expect(await Promise.all([...eves, ...anns])).toEqual(Array(7).fill(REVIEW));
  expect(begun).toEqual(["e1", "e2", "ours", "e3", "e4"]);
  expect([reviewer.has("ours"), reviewer.has("e5")]).toEqual([true, false]);
});

test("what takes too long is given up, and whoever waits behind it has their turn", async () => {
  vi.useFakeTimers();
  try {
    const { thread, begun } = slowThread();
    const reviewer = new Reviewer(thread, machine);
    const statusOf = (error: { status: number }) => error.status;
    const stuck = reviewer.review("eve", "stuck", recordOf("stuck")).catch(statusOf);
    const next = reviewer.review("ann", "next", recordOf("next"));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await stuck).toBe(503);
    expect([begun, reviewer.has("stuck")]).toEqual([["stuck", "next"], false]);
    await expect(Promise.race([next, Promise.resolve("still at it")])).resolves.toBe("still at it");
  } finally {
    vi.useRealTimers();
  }
});
