import { describe, expect, it } from "vitest";
import { beginsWith, judgedOf, judgementOf, luckOf, shareAhead, type Trial, tryOut } from "../src/index.ts";

const trial = (name: string, ...results: number[]): Trial<string> => ({ way: [name], results });
const NO_REASON = () => ({ id: "none" });

describe("a judgement", () => {
  it("puts the best first and says how much the others lose, by what they were tried in together", () => {
    const { ways, isClear } = judgementOf([trial("a", 1, 2, 3, 2), trial("b", 4, 5, 6, 5)], [], NO_REASON);
    expect(ways.map(({ way, loss }) => [way[0], loss])).toEqual([
      ["b", 0],
      ["a", 3],
    ]);
    // Both had the same luck: the difference is certain, though the worths are not.
    expect(ways[1]?.lossError).toBe(0);
    expect(ways[0].error).toBeCloseTo(0.408, 3);
    expect(isClear).toBe(true);
  });

  it("is as clear about the best where another comes to the same", () => {
    const same = trial("b", 4, 5, 6, 5);
    const { isClear } = judgementOf([trial("a", 1, 3, 2, 2), trial("c", 4, 5, 6, 5), same], [], NO_REASON);
    expect(isClear).toBe(true);
    expect(judgementOf([trial("c", 4, 5, 6, 5), same], [], NO_REASON).isClear).toBe(false);
  });

  it("is not clear where twice the error covers the difference", () => {
    expect(judgementOf([trial("a", 0, 4, 0, 4), trial("b", 3, 0, 3, 3)], [], NO_REASON).isClear).toBe(false);
  });

  it("never calls best what was only estimated", () => {
    const { ways } = judgementOf([trial("a", 1, 1)], [{ way: ["b"], worth: 9, error: 1 }], NO_REASON);
    expect(ways.map(({ way, worth, loss }) => [way[0], worth, loss])).toEqual([
      ["a", 1, 0],
      ["b", 1, 0],
    ]);
  });

  it("prefers what was tried to the end to what did well for a while", () => {
    const { ways } = judgementOf([trial("lucky", 9, 9), trial("steady", 5, 5, 5, 5)], [], NO_REASON);
    expect(ways[0].way).toEqual(["steady"]);
  });

  it("gives its reason against what was answered, where that is told and was not the best", () => {
    const trials = [trial("a", 1, 1), trial("b", 3, 3), trial("c", 2, 2)];
    const reasonOf = (answered: string | undefined): unknown =>
      judgementOf(trials, [], (best, other) => ({ id: `${best.way[0]} over ${other?.way[0]}` }), beginsWith(answered))
        .reason.id;
    expect([undefined, "a", "b", "unheard of"].map(reasonOf)).toEqual(["b over c", "b over a", "b over c", "b over c"]);
  });

  it("takes the best of what begins with what was answered", () => {
    const { reason } = judgementOf(
      [{ way: ["a", "badly"], results: [0, 0] }, { way: ["a", "well"], results: [2, 2] }, trial("b", 3, 3)],
      [],
      (best, other) => ({ id: `${best.way.join(" ")} over ${other?.way.join(" ")}` }),
      beginsWith("a"),
    );
    expect(reason.id).toBe("b over a well");
  });

  it("is found again by an answer", () => {
    const judgement = judgementOf([trial("a", 1, 1), trial("b", 2, 2)], [], NO_REASON);
    expect(judgedOf(judgement, (move) => move === "a")?.loss).toBe(1);
    expect(judgedOf(judgement, (move) => move === "c")).toBeNull();
    const guessed = judgementOf([trial("a", 1, 1), trial("b", 2, 2)], [{ way: ["a"], worth: 2, error: 1 }], NO_REASON);
    expect(judgedOf(guessed, (move) => move === "a")?.worlds).toBe(2);
  });
});

describe("trying out", () => {
  it("gives all the same worlds, and drops the worse half", () => {
    const trials = ["a", "b", "c", "d"].map((name) => trial(name));
    let worlds = 0;
    tryOut(trials, () => (worlds++, ({ way }) => "abcd".indexOf(String(way[0]))), 100);
    expect(trials.map(({ results }) => results.length)).toEqual([8, 8, worlds, worlds]);
    expect(worlds).toBeGreaterThan(8);
    expect(shareAhead(trials[3] as Trial<string>, trials[2] as Trial<string>)).toBe(100);
  });

  it("goes on trying what was answered, however far it falls behind", () => {
    const trials = ["a", "b", "c", "d"].map((name) => trial(name));
    let worlds = 0;
    const deal = () => (worlds++, ({ way }: Trial<string>) => "abcd".indexOf(String(way[0])));
    tryOut(trials, deal, 100, 2, beginsWith("a"));
    expect(trials.map(({ results }) => results.length)).toEqual([worlds, 8, worlds, worlds]);
  });

  it("has luck that follows from its seed", () => {
    const drawn = (seed: number): number[] => {
      const luck = luckOf(seed);
      return Array.from({ length: 5 }, () => luck.below(6));
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });
});
