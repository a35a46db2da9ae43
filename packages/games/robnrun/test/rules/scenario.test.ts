import { say } from "@safehouse/kernel";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioById, SCENARIOS } from "../../content/scenarios.ts";
import { robnrun } from "../../game.ts";
import { encodeScenario } from "../../scenario/code.ts";
import { decodeScenario } from "../../scenario/decode.ts";
import { varied } from "../../scenario/vary.ts";
import type { Scenario } from "../../scenario/scenario.ts";
import { readScenario, scenarioProblems } from "../../scenario/validate.ts";
import type { State } from "../../state.ts";
import { answer, draw, find, openNames, start } from "../position.ts";

const SOUND = SCENARIOS[0].scenario;
const RANDOM: Scenario = { ...SOUND, informants: null, dice: null, amounts: [2, 3, 3, 2, 1, 1] };
const DRAWN: Scenario = { ...SOUND, mode: "drawn", six: [], substitutes: [] };

const wrong = (change: Partial<Scenario>): string => {
  const read = readScenario({ ...SOUND, ...change });
  return read.ok ? "fine" : read.error.id;
};

/** How many dice lie on the station and on each marked space. */
function lying({ table }: State): number[] {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return [sum(table.station), ...[0, 1, 2, 3, 4].map((space) => sum(table.route.slice(4 * space, 4 * space + 4)))];
}

function drawnDice(state: State): State {
  draw(state);
  return state;
}

describe("one's own scenario, and variants", () => {
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

  it.each(SCENARIOS.map(({ id }) => id))(
    "R-10.2 variant 1 in %s: as many dice as ever, in colours of chance",
    (scenario) => {
      const { amounts } = scenarioById(scenario)!;
      const state = start(3, { scenario, randomColours: true });
      expect(openNames(state)).toEqual(["setup/dice"]);
      draw(state);
      expect(openNames(state)).toEqual(["setup/informants"]);
      draw(state, [3, 1, 0, 2]);
      expect(state.table.informants).toEqual([3, 1, 0, 2]);
      expect(lying(state)).toEqual(amounts);
      expect(state.table.six).toHaveLength(6);
    },
  );

  it.each([
    [2, "short-notice", 11],
    [3, "short-notice", 16],
    [5, "the-mole", 13],
    [2, "the-mole", 8],
  ] as const)("R-10.3 variant 2 with %i players in %s: the boss draws six of %i", (seats, scenario, drawable) => {
    const state = start(seats, { scenario, drawnHints: true });
    expect(state.table.six).toEqual([]);
    draw(state);
    answer(state, 0, { do: "rob", building: "cornhill" });
    expect(robnrun.pending(state)).toMatchObject([{ label: "heist-1/six", draw: { shuffle: drawable } }]);
    draw(state);
    draw(state);
    const six = robnrun.view(state, 0).six;
    expect(six).toHaveLength(6);
    expect(six.filter((hint) => scenarioById(scenario)!.forbidden.includes(hint))).toEqual([]);
    for (const viewer of [1, "spectator"] as const) {
      const { six: seen, table } = robnrun.view(state, viewer);
      expect([seen, table.six]).toEqual([[], []]);
      expect(table.open.length).toBeLessThan(6);
    }
  });

  it("R-10.3 every boss draws anew", () => {
    const state = start(3, { drawnHints: true });
    draw(state);
    answer(state, 0, { do: "rob", building: "cornhill" });
    expect(find(draw(state), "drew-hints")).toEqual({ type: "drew-hints", boss: 0, hints: [1, 2, 3, 4, 5, 6] });
    Object.assign(state.table, { stage: "building", boss: 1, heist: 2, target: null, open: [] });
    answer(state, 1, { do: "rob", building: "guildhall" });
    expect(openNames(state)).toEqual(["heist-2/six"]);
    const drawn = find(
      draw(
        state,
        Array.from({ length: 16 }, (_, i) => 15 - i),
      ),
      "drew-hints",
    );
    expect(drawn).toMatchObject({ boss: 1, hints: [11, 12, 13, 14, 15, 16] });
    expect(robnrun.viewEvent(drawn, 1)).toEqual(drawn);
    expect(robnrun.viewEvent(drawn, 0)).toMatchObject({ hints: null });
  });

  it("R-10.4 a named scenario begins with more gold, which the outcome explains", () => {
    const state = start(3, { scenario: "hot-pursuit", gold: 11 });
    expect(state.table.gold).toBe(11);
    Object.assign(state.table, { result: "free" });
    expect(robnrun.outcome(state)).toMatchObject({ lines: [{ text: { id: "points.start" }, points: 11 }] });
  });

  it.each([
    [12, [5, 2, 2, 1, 1, 1]],
    [8, [1, 2, 2, 1, 1, 1]],
    [7, [0, 2, 2, 1, 1, 1]],
    [6, [0, 2, 1, 1, 1, 1]],
    [5, [0, 1, 1, 1, 1, 1]],
  ])("R-10.4 with %i dice last-flight has %j: from the station first, then from the fullest space", (dice, amounts) => {
    const state = start(3, { scenario: "last-flight", dice });
    expect(lying(state)).toEqual(amounts);
    expect(robnrun.audit(state)).toEqual([]);
    expect(lying(drawnDice(start(3, { scenario: "last-flight", dice, randomColours: true })))).toEqual(amounts);
  });

  it("R-10.4 at a place red dice go first, then green, yellow and white", () => {
    const station = (dice: number): number[] => start(3, { scenario: "the-mole", dice }).table.station;
    expect([12, 9, 8, 7, 6].map(station)).toEqual([
      [0, 2, 2, 3],
      [0, 2, 2, 0],
      [0, 2, 1, 0],
      [0, 2, 0, 0],
      [0, 1, 0, 0],
    ]);
  });

  it("R-10.1 R-10.4 with any number of dice every scenario stays sound", () => {
    for (const { id, scenario } of SCENARIOS) {
      for (let dice = 5; dice <= 12; dice++) {
        const fewer = varied(scenario, { dice });
        expect(scenarioProblems(fewer), `${id} with ${dice}`).toEqual([]);
        expect(fewer.amounts.reduce((sum, count) => sum + count, 0)).toBe(dice);
      }
    }
  });

  it.each([
    [{ gold: 2 }, "config.gold", "3 to 20 (R-10.4)"],
    [{ gold: 21 }, "config.gold", "3 to 20 (R-10.4)"],
    [{ gold: "9" }, "config.gold", "(R-10.4)"],
    [{ dice: 4 }, "config.dice", "5 to 12 (R-10.4)"],
    [{ dice: 13 }, "config.dice", "5 to 12 (R-10.4)"],
    [{ randomColours: "yes" }, "config.randomColours", "true or false (R-10.2)"],
    [{ drawnHints: 1 }, "config.drawnHints", "true or false (R-10.3)"],
    [{ scenario: "the-mole", drawnHints: true, hints: [2, 3, 5, 6, 8, 9] }, "config.hints", "(R-10.3)"],
    [{ scenario: "own", code: encodeScenario(SOUND), gold: 9 }, "config.gold", "named scenarios"],
    [{ scenario: "own", code: encodeScenario(SOUND), dice: 9 }, "config.dice", "(R-10.4)"],
    [{ scenario: "own", code: encodeScenario(SOUND), randomColours: true }, "config.randomColours", "(R-10.2)"],
    [{ scenario: "own", code: encodeScenario(SOUND), drawnHints: true }, "config.drawnHints", "(R-10.3)"],
  ])("R-10.2 R-10.3 R-10.4 %j is refused by its rule", async (config, path, words) => {
    const read = robnrun.configure(config, 3);
    if (read.ok) throw new Error("it is not refused");
    expect(read.error.path).toBe(path);
    expect(read.error.problem).toContain(words);
    const { message } = read.error;
    for (const texts of [await robnrun.texts.en(), await robnrun.texts.de()]) {
      expect(say(texts, message!, { name: String, isYou: () => false })).not.toMatch(/undefined|\bvariant\./);
    }
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
