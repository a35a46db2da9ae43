import { type GameOffer, playExample, type RulePart, type WorkedExample } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { GAME_IDS, loadCore, loadOffer, type TableGame } from "../index.ts";

const kindsOf = (parts: readonly RulePart[]): string[] => parts.map(({ kind }) => kind);

describe.each(GAME_IDS)("the rulebook of %s", (id) => {
  test("has its examples at rules that it holds, in both languages", async () => {
    const { examples, rulebook } = (await loadOffer(id)) as GameOffer;
    const list = (await examples?.()) ?? [];
    expect(list.length).toBeGreaterThan(0);
    for (const language of ["en", "de"] as const) {
      const { chapters } = await rulebook[language]();
      const rules = chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
      for (const { rule, title, steps } of list) {
        expect(rules).toContain(rule);
        for (const text of [title, ...steps.map(({ words }) => words)]) {
          expect(text[language]).not.toBe("");
          for (const [named] of text[language].matchAll(/\b[A-Z]-\d+\.\d+\b/g)) expect(rules).toContain(named);
        }
      }
    }
  });

  test("says the same of every rule in both languages: what is printed, what is ours, and what departs from the print", async () => {
    const { rulebook } = (await loadOffer(id)) as GameOffer;
    const [en, de] = await Promise.all([rulebook.en(), rulebook.de()]);
    const kinds = ({ chapters }: typeof en): [string, string[]][] =>
      chapters.flatMap(({ rules }) => rules.map((rule): [string, string[]] => [rule.id, kindsOf(rule.parts)]));
    expect(kinds(de)).toEqual(kinds(en));
  });
});

describe("an example that says what the rules do not do is found out", () => {
  const played = async (change: (example: WorkedExample) => WorkedExample): Promise<() => unknown> => {
    const { examples = async () => [] } = (await loadOffer("klaumau")) as GameOffer;
    const example = (await examples())[0] as WorkedExample;
    const core = (await loadCore("klaumau")) as TableGame;
    return () => playExample(core, change(example));
  };
  const withFirst = (change: object) => (example: WorkedExample) => ({
    ...example,
    steps: [{ ...example.steps[0], ...change }, ...example.steps.slice(1)] as WorkedExample["steps"],
  });

  test("a move that is refused", async () => {
    const acts = [{ seat: 0, move: { do: "play", card: "amber-1" } }];
    expect(await played(withFirst({ acts }))).toThrow(/is refused: .*K-3/);
  });

  test("a refusal that is none, or another rule's", async () => {
    const believe = { seat: 1, move: { do: "believe" }, by: "K-4.1" };
    expect(await played(withFirst({ refused: [believe] }))).toThrow(/is allowed, not refused by K-4.1/);
    const play = { seat: 1, move: { do: "play", card: "emerald-1" }, by: "K-9.9" };
    expect(await played(withFirst({ refused: [play] }))).toThrow(/not refused by K-9.9/);
  });

  test("somebody who is not asked, chance that is not asked, a table that cannot be set", async () => {
    expect(await played(withFirst({ acts: [{ seat: 2, move: { do: "cannot" } }] }))).toThrow(/seat 2 is not asked/);
    expect(await played(withFirst({ acts: [{ drawn: [1] }] }))).toThrow(/chance is not asked/);
    expect(await played((example) => ({ ...example, config: { nonsense: 1 } }))).toThrow(/nonsense/);
  });
});
