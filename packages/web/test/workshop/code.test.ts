import { BLANK, decodeScenario, encodeScenario, SCENARIOS, scenarioProblems } from "@safehouse/games/robnrun/workshop";
import { loadGame } from "@safehouse/games";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeRefusal } from "../../src/pages/workshop/robnrun/logic/refusal.ts";
import { sharePath } from "../../src/pages/workshop/paths.ts";
import { fileName, findCode, writeFile } from "../../src/pages/workshop/share/shared-file.ts";
import { soundScenario } from "./scenarios.ts";

const robnrun = (await loadGame("robnrun"))!;
const SOUND = SCENARIOS[0]!.scenario;
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Every sixteen bits, halves of pairs included. */
const anyUnit = fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit));

const reason = (code: string): string => {
  const decoded = decodeScenario(code);
  if (decoded.ok) return "fine";
  return decoded.error.id === "scenario" ? decoded.error.problem.id : decoded.error.id;
};

/** The same letters with the three at the end that make them whole. */
function withChecksum(letters: string): string {
  for (let n = 0; n < ALPHABET.length ** 3; n++) {
    const check = [n >> 10, (n >> 5) & 31, n & 31].map((group) => ALPHABET[group]).join("");
    if (reason(letters + check) !== "checksum") return letters + check;
  }
  throw new Error("no checksum fits");
}

test("R-10.6 a code, a link and a file hold any scenario whole, with its name", () => {
  fc.assert(
    fc.property(soundScenario, fc.string({ maxLength: 60 }), (scenario, text) => {
      expect(scenarioProblems(scenario)).toEqual([]);
      const code = encodeScenario(scenario);
      expect(decodeScenario(code)).toEqual({ ok: true, value: scenario });
      const { name } = findCode(`https://house.example${sharePath("robnrun", code, text)}`);
      const shared = { game: "robnrun", name, code };
      expect(findCode(`https://house.example${sharePath("robnrun", code, name)}`)).toEqual({ name, code });
      expect(findCode(writeFile(shared))).toEqual({ name, code });
      expect(findCode(` ${code} `)).toEqual({ name: "", code });
    }),
  );
});

test("R-10.6 any sound code can be played at every size of the crew", () => {
  fc.assert(
    fc.property(soundScenario, fc.integer({ min: 2, max: 5 }), (scenario, seats) => {
      const config = robnrun.configure({ scenario: "own", code: encodeScenario(scenario) }, seats);
      expect(config.ok).toBe(true);
      if (config.ok) expect(robnrun.audit(robnrun.setup(config.value, seats))).toEqual([]);
    }),
  );
});

test("R-10.6 every kind of broken code is refused with its own reason", () => {
  const code = encodeScenario(SOUND);
  const letters = code.slice("RNR-".length).replaceAll("-", "");
  expect(reason("")).toBe("empty");
  expect(reason("A".repeat(5_000))).toBe("length");
  expect(reason(code.replace(/^RNR-./, "RNR-U"))).toBe("character");
  expect(reason(`${code}<script>`)).toBe("character");
  expect(reason(letters.slice(1))).toBe("checksum");
  // The version are the first three bits.
  const other = ALPHABET[(ALPHABET.indexOf(letters[0]!) + 4) % 32] + letters.slice(1, -3);
  expect(reason(withChecksum(other))).toBe("version");
  expect(reason(withChecksum(letters.slice(0, 6)))).toBe("content");
  expect(reason(withChecksum(`${letters.slice(0, -3)}0`))).toBe("content");
});

test("R-10.6 a well-written code that breaks a rule is refused by that rule", () => {
  const broken = (change: Partial<typeof SOUND>): string => reason(encodeScenario({ ...SOUND, ...change }));
  expect(broken({ gold: 1 })).toBe("gold");
  expect(broken({ six: [1, 2, 3] })).toBe("six");
  expect(broken({ six: [1, 2, 3, 4, 5, 6] })).toBe("substitutes");
  expect(broken({ mode: "chosen", forbidden: [8, 9] })).toBe("forbidden-count");
  expect(broken({ informants: ["red", "red", "red", "red"] })).toBe("informants");
  expect(broken({ dice: null, amounts: [15, 1, 1, 1, 1, 1] })).toBe("dice-many");
  expect(reason(encodeScenario(BLANK))).toBe("six");
});

test("R-10.6 one wrong letter anywhere is noticed", () => {
  fc.assert(
    fc.property(soundScenario, fc.nat(), fc.integer({ min: 1, max: 31 }), (scenario, at, by) => {
      const letters = encodeScenario(scenario).slice("RNR-".length).replaceAll("-", "");
      const i = at % letters.length;
      const wrong = ALPHABET[(ALPHABET.indexOf(letters[i]!) + by) % 32];
      expect(decodeScenario(letters.slice(0, i) + wrong + letters.slice(i + 1)).ok).toBe(false);
    }),
  );
});

test("R-10.6 whatever is pasted, nothing throws, and every refusal has words in both languages", async () => {
  const [en, de] = await Promise.all([robnrun.texts.en(), robnrun.texts.de()]);
  const pasted = fc.oneof(
    fc.string({ unit: anyUnit, maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...ALPHABET, "-"), maxLength: 70 }),
    fc.json(),
    fc.string().map((text) => `https://house.example/workshop/robnrun?${text}`),
    fc.string().map((text) => `?code=${text}`),
  );
  fc.assert(
    fc.property(pasted, (text) => {
      const { code, name } = findCode(text);
      expect([...name].length).toBeLessThanOrEqual(40);
      const decoded = decodeScenario(code);
      if (decoded.ok) return expect(encodeScenario(decoded.value)).not.toBe("");
      const { rule, why } = codeRefusal(decoded.error);
      expect(rule).toMatch(/^R-\d/);
      expect([Object.hasOwn(en, why.id), Object.hasOwn(de, why.id)]).toEqual([true, true]);
    }),
  );
});

test("a megabyte is not read to its end", () => {
  const { code } = findCode(`{"code":"${"A".repeat(1_000_000)}"}`);
  expect(code.length).toBeLessThan(60_000);
  expect(decodeScenario(code).ok).toBe(false);
});

test("a file has a name that every system takes", () => {
  expect(fileName("robnrun", "Der große Coup: Ärger im Museum?")).toBe("der-gro-e-coup-arger-im-museum.robnrun.json");
  expect(fileName("robnrun", "???")).toBe("robnrun.robnrun.json");
});
