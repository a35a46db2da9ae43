import { describe, expect, test } from "vitest";
import { Ledger } from "../src/client/ledger.ts";
import type { MatchSnapshot } from "../src/index.ts";

/** A state after entry n, with its log from an entry on. */
function snapshot(n: number, from: number): MatchSnapshot {
  const log = Array.from({ length: n - from + 1 }, (_, i) => ({ n: from + i, seat: 0, text: "", events: [] }));
  return { n, log } as unknown as MatchSnapshot;
}

const numbers = (rows: readonly { readonly n: number }[]): number[] => rows.map(({ n }) => n);

describe("a server that has forgotten", () => {
  test("what our log has: the rest of it stays", () => {
    const ledger = new Ledger();
    ledger.takeState(snapshot(10, 5));
    ledger.rewind(snapshot(7, 8));
    expect([numbers(ledger.log), ledger.logged, ledger.told, ledger.isBehind]).toEqual([[5, 6, 7], 7, 7, false]);
    expect(numbers(ledger.takeState(snapshot(8, 8)))).toEqual([8]);
  });

  test("more than our log has: the log begins anew where the server is now, without a gap", () => {
    const ledger = new Ledger();
    ledger.takeState(snapshot(10, 8));
    ledger.rewind(snapshot(4, 5));
    expect([numbers(ledger.log), ledger.logged, ledger.told, ledger.isBehind]).toEqual([[], 4, 4, false]);
    expect(numbers(ledger.takeState(snapshot(6, 5)))).toEqual([5, 6]);
    expect([numbers(ledger.log), ledger.state?.n, ledger.isBehind]).toEqual([[5, 6], 6, false]);
  });
});
