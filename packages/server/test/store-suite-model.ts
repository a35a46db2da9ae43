import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Store } from "../src/store/store.ts";
import { callsOf, ModelReplay } from "./model-replay.ts";

const TRACES = join(import.meta.dirname, "../../../model/traces");

/** Several writers that are behind, late and doubled, as the model drew them: every call ends as it did there. */
export function modelSuite(store: () => Store): void {
  test("it does what the model's store does, in every trace", async () => {
    const traces = readdirSync(TRACES);
    expect(traces).not.toHaveLength(0);
    for (const trace of traces) {
      const replay = new ModelReplay(store(), trace);
      for (const call of callsOf(readFileSync(join(TRACES, trace), "utf8"))) {
        expect({ trace, ...(await replay.take(call)) }).toEqual({ trace, ...call });
      }
    }
  });
}
