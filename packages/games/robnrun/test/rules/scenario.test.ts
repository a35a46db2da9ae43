import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCENARIOS } from "../../content/scenarios.ts";
import { robnrun } from "../../game.ts";
import { decodeScenario, encodeScenario } from "../../scenario/code.ts";
import type { Scenario } from "../../scenario/scenario.ts";
import { readScenario, scenarioProblems } from "../../scenario/validate.ts";
import { answer, draw, openNames, start } from "../position.ts";

const SOUND = SCENARIOS[0].scenario;
const RANDOM: Scenario = { ...SOUND, informants: null, dice: null, amounts: [2, 3, 3, 2, 1, 1] };
const DRAWN: Scenario = { ...SOUND, mode: "drawn", six: [], substitutes: [] };

const wrong = (change: Partial<Scenario>): string => {
  const read = readScenario({ ...SOUND, ...change });
  return read.ok ? "fine" : read.error.id;
};

describe("one's own scenario", () => {
  it("R-10.1 six hints, four informants, dice that never grow towards the airport", () => {
    expect(wrong({})).toBe("fine");
    expect(wrong({ six: [1, 2, 3] })).toBe("six");
    expect(wrong({ six: [1, 1, 2, 3, 4, 5] })).toBe("hint-twice");
    expect(wrong({ six: [1, 2, 3, 4, 5, 17] })).toBe("hint-number");
    expect(wrong({ six: [1, 2, 3, 4, 5, 6] })).toBe("substitutes");
    expect(wrong({ six: [1, 2, 3, 4, 5, 6], substitutes: [9] })).toBe("substitute-barred");
    expect(wrong({ informants: ["red", "red", "white", "green"] })).toBe("informants");
    expect(wrong({ dice: null, amounts: [7, 1, 1, 1, 1, 0] })).toBe("space-empty");
    expect(wrong({ dice: null, amounts: [4, 1, 2, 1, 1, 1] })).toBe("space-grows");
    expect(wrong({ dice: null, amounts: [8, 1, 1, 1, 1, 1] })).toBe("dice-many");
    expect(wrong({ mode: "other" as "given" })).toBe("mode");
    expect(readScenario({ ...SOUND, extra: 1 }).ok).toBe(false);
    expect(readScenario(null).ok).toBe(false);
    expect(scenarioProblems({ ...SOUND, gold: 1, six: [] }).map(({ id }) => id)).toEqual(["gold", "six"]);
  });

  it("R-10.2 variant 1: chance colours the dice and places the informants", () => {
    const state = start(3, { scenario: "own", code: encodeScenario(RANDOM) });
    expect(openNames(state)).toEqual(["setup/dice"]);
    draw(state);
    expect(openNames(state)).toEqual(["setup/informants"]);
    draw(state, [3, 1, 0, 2]);
    expect(state.table.informants).toEqual([3, 1, 0, 2]);
    expect(state.table.station.reduce((sum, dice) => sum + dice, 0)).toBe(2);
    expect(state.table.route.slice(0, 4).reduce((sum, dice) => sum + dice, 0)).toBe(3);
  });

  it("R-10.3 variant 2: each boss draws six; only the boss knows the face-down ones", () => {
    const state = start(3, { scenario: "own", code: encodeScenario(DRAWN) });
    draw(state);
    answer(state, 0, { do: "rob", building: "cornhill" });
    expect(openNames(state)).toEqual(["heist-1/six"]);
    draw(state);
    draw(state);
    expect(robnrun.view(state, 0).six).toEqual([1, 2, 3, 4, 5, 6]);
    expect(robnrun.view(state, 1).six).toEqual([]);
    expect(robnrun.view(state, 1).table.open).toEqual([1, 2, 3, 4, 5]);
  });

  it("R-10.4 easier: more than 3 gold, fewer dice", () => {
    expect(wrong({ gold: 8, dice: null, amounts: [0, 1, 1, 1, 1, 1] })).toBe("fine");
    expect(wrong({ gold: 2 })).toBe("gold");
    expect(wrong({ gold: 21 })).toBe("gold");
  });

  it("R-10.5 professional: three hints are forbidden, the host enters the crew's six", () => {
    const configured = (hints: unknown, seats = 3): unknown => {
      const read = robnrun.configure({ scenario: "the-mole", hints }, seats);
      return read.ok ? read.value.hints : read.error.problem;
    };
    expect(configured([16, 2, 3, 9, 5, 6])).toEqual([2, 3, 5, 6, 9, 16]);
    expect(configured([1, 2, 3, 8, 5, 6])).toContain("forbids");
    expect(configured([2, 3, 5, 6])).toContain("six");
    expect(configured([2, 3, 10, 5, 8, 6], 2)).toContain("two players");
    expect(robnrun.configure({ scenario: "training", hints: [1, 2, 3, 4, 5, 6] }, 3).ok).toBe(false);
    expect(wrong({ mode: "chosen", forbidden: [1, 8] })).toBe("forbidden-count");
    expect(wrong({ mode: "chosen", forbidden: [1, 8, 9] })).toBe("forbidden-chosen");
    expect(wrong({ forbidden: [8, 9, 10] })).toBe("forbidden-none");
  });

  it("R-10.6 a code holds a scenario whole", () => {
    for (const scenario of [...SCENARIOS.map((each) => each.scenario), RANDOM, DRAWN]) {
      const code = encodeScenario(scenario);
      expect(code.length).toBeLessThan(45);
      expect(decodeScenario(code)).toEqual({ ok: true, value: scenario });
      expect(decodeScenario(` ${code.toLowerCase().replaceAll("-", "")} `)).toEqual({ ok: true, value: scenario });
    }
  });

  it("R-10.6 a broken or hostile code is refused with the reason", () => {
    const code = encodeScenario(SOUND);
    const reason = (text: string): string => {
      const read = decodeScenario(text);
      return read.ok ? "fine" : read.error.id;
    };
    expect(reason("")).toBe("empty");
    expect(reason("RNR-")).toBe("empty");
    expect(reason("AB")).toBe("length");
    expect(reason("A".repeat(10_000))).toBe("length");
    expect(reason("RNR-<script>")).toBe("character");
    expect(reason(code.slice(0, -1))).toBe("checksum");
    expect(reason(code.replace(/[0-9A-Z]$/, (last) => (last === "0" ? "1" : "0")))).toBe("checksum");
    const read = robnrun.configure({ scenario: "own", code: "RNR-NONSENSE" }, 3);
    expect(read.ok ? "" : `${read.error.path} ${read.error.problem}`).toMatch(/^config.code is no scenario: .*R-10\.6/);
    expect(robnrun.configure({ scenario: "own", code: 7 }, 3).ok).toBe(false);
    expect(robnrun.configure({ scenario: "training", code }, 3).ok).toBe(false);
  });

  it("R-10.6 whatever is typed, decoding does not throw, and what it accepts is sound and written the one right way", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ-"), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), letters), (text) => {
        const read = decodeScenario(text);
        if (read.ok) expect(decodeScenario(encodeScenario(read.value))).toEqual(read);
      }),
    );
  });
});
