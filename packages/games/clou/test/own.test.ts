import { conform } from "@safehouse/testkit";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE } from "../content/base.ts";
import type { BurglaryPlan } from "../content/plan.ts";
import { clou } from "../game.ts";
import { writeHeist } from "../own/code.ts";
import { readHeist } from "../own/heist.ts";
import { LONGEST_CODE, OWN } from "../own/own.ts";
import { pack, unpack } from "../own/pack.ts";
import { resampling } from "./resample.ts";

const THIEVES = BASE.thieves.map(({ id }) => id);
const [mansion] = BASE.plans;
const [bruce] = BASE.thieves;

/** The old mansion under another name, with names no English plan has, and a Bruce who needs other numbers. */
const altered: BurglaryPlan = JSON.parse(
  JSON.stringify(mansion).replaceAll("old-mansion", "Villa-Süd").replaceAll("light-sleeper", "Der-Oberst"),
);
const strangeBruce = { ...bruce, specials: bruce.specials.slice(1) };
const code = writeHeist({ plan: altered, sheets: [strangeBruce] });

describe("packing", () => {
  it("gives every text back, in letters an address takes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const packed = pack(text);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(unpack(packed, 10_000)).toBe(text);
      }),
    );
    const long = "ab".repeat(20_000);
    expect(pack(long).length).toBeLessThan(700);
    expect(unpack(pack(long), 40_000)).toBe(long);
  });

  it("never gives more than allowed, and takes nothing else", () => {
    expect(unpack(pack("a".repeat(5_000)), 4_999)).toBe(null);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,300}$/), (letters) => {
        const text = unpack(letters, 2_000);
        expect(text === null || new TextEncoder().encode(text).length <= 2_000).toBe(true);
      }),
    );
    expect(unpack("no code", 100)).toBe(null);
  });
});

describe("a plan of one's own", () => {
  it("comes back from its code, which a table may be asked for", () => {
    for (const plan of BASE.plans) {
      const heist = { plan, sheets: BASE.thieves };
      const text = writeHeist(heist);
      expect(text.length).toBeLessThan(LONGEST_CODE);
      expect(readHeist(text, THIEVES)).toEqual({ ok: true, value: heist });
      expect(readHeist(JSON.stringify(heist), THIEVES)).toEqual({ ok: true, value: heist });
    }
  });

  it("has nothing that only a campaign gives a meaning to", () => {
    const [challenge] = altered.challenges;
    const [first, ...others] = altered.loot;
    const strange: [path: string, change: Partial<BurglaryPlan>][] = [
      ["plan.helps", { helps: [] }],
      ["plan.loot[0].mark", { loot: [{ ...first, mark: "present" }, ...others] }],
      ["plan.sneakOut", { sneakOut: { challenge: challenge.id, unnoticedWith: first.id } }],
    ];
    for (const [path, change] of strange) {
      const text = JSON.stringify({ plan: { ...altered, ...change } });
      expect(readHeist(text, THIEVES)).toMatchObject({ ok: false, error: [{ path }] });
    }
  });

  it("is in the configuration whole, always written the same way", () => {
    const plain = JSON.stringify({ sheets: [strangeBruce], plan: altered });
    const configured = clou.configure({ scenario: OWN, code: plain }, 2);
    expect(configured).toEqual(clou.configure({ scenario: OWN, code }, 2));
    expect(configured.ok && configured.value.code).toBe(code);
    expect(clou.configure({ code }, 1)).toMatchObject({ ok: false, error: { path: "config.code" } });
    expect(clou.configure({}, 1)).toMatchObject({ ok: true, value: { scenario: mansion.id } });
  });

  it("is played with its own rooms and sheets", () => {
    const configured = clou.configure({ scenario: OWN, code, thief1: "bruce" }, 1);
    if (!configured.ok) throw new Error(configured.error.problem);
    const { plan, sheets } = clou.tableOf(configured.value, 1);
    expect(plan.scenario).toBe("Villa-Süd");
    expect(plan.bars[0].id).toBe("Der-Oberst");
    expect(sheets[0].lineNames.filter((name) => name.startsWith("special"))).toHaveLength(strangeBruce.specials.length);
  });

  it("conforms to the contract", async () => {
    const configs = (): unknown[] => [{ scenario: OWN, code }];
    const options = { seats: [1, 2], matches: 3, seed: 9, leakPairs: 0, probeEvery: 20 };
    const report = await conform(clou, { configs, resample: resampling(clou) }, options);
    expect(report.violations).toEqual([]);
  });
});

describe("hostile plans", () => {
  const refusal = (text: string): string => {
    const read = readHeist(text, THIEVES);
    return read.ok ? "taken" : `${read.error[0].path} ${read.error[0].problem}`;
  };
  const changed = (change: object): string => refusal(JSON.stringify({ plan: { ...mansion, ...change } }));

  it("are refused with the reason", () => {
    expect(refusal("")).toContain("no code");
    expect(refusal("CLOU1.???")).toContain("no code");
    expect(refusal(`{"plan":${"[".repeat(20_000)}${"]".repeat(20_000)}}`)).toContain("no code");
    expect(refusal(`{"plan":{}}${" ".repeat(60_000)}x`)).toContain("too long");
    expect(refusal(`{"plan":1,"script":"x"}`)).toContain("script is not a field");
    expect(changed({ onload: "alert(1)" })).toContain("plan.onload is not a field");
    expect(changed({ id: "<img src=x>" })).toContain("plan.id must be an id");
    expect(changed({ id: "constructor" })).toContain("plan.id must be an id");
    expect(changed({ id: "time" })).toContain("word of the game");
    expect(changed({ rooms: Array.from({ length: 900 }, (_, i) => ({ id: `r${i}` })) })).toContain("1 to 20");
    expect(refusal(JSON.stringify({ plan: mansion, sheets: [bruce, bruce] }))).toContain("different thieves");
    expect(refusal(JSON.stringify({ plan: mansion, sheets: [{ ...bruce, id: "mallory" }] }))).toContain("sheets");
  });

  it("cannot make a night without end", () => {
    const mark = { rule: "mark", id: "loop", bar: "time", left: 5, effects: [{ do: "time", cost: -1 }] };
    const bar = { ...mansion.rules[0], id: "loop", again: true, effects: [{ do: "traces", cost: -2 }] };
    for (const rule of [mark, bar]) {
      expect(changed({ rules: [...mansion.rules, rule] })).toContain("must not win anything back");
    }
  });

  it("cannot ask for more symbols than boards and bots are made for", () => {
    const needs = Array.from({ length: 8 }, () => "lock");
    const challenges = mansion.challenges.map((each) => ({ ...each, parts: [{ needs }, { needs }] }));
    expect(changed({ challenges })).toContain("symbols; there may be");
  });

  it("changed anywhere, they are refused or played, and nothing throws", () => {
    const values = [null, -1, 1e9, "", "x".repeat(90), [], {}, true, "constructor", "__proto__", [[[]]], 0.5];
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...values), (at, value) => {
        const copy = JSON.parse(JSON.stringify({ plan: altered, sheets: [bruce] })) as object;
        const spots = [...placesIn(copy)];
        const [holder, key] = spots[at % spots.length];
        holder[key] = value;
        const read = readHeist(JSON.stringify(copy), THIEVES);
        if (!read.ok) return;
        expect(clou.configure({ scenario: OWN, code: writeHeist(read.value) }, 3).ok).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

function* placesIn(value: object): Generator<readonly [{ [key: string]: unknown }, string]> {
  for (const [key, child] of Object.entries(value)) {
    yield [value as { [key: string]: unknown }, key];
    if (typeof child === "object" && child !== null) yield* placesIn(child);
  }
}
