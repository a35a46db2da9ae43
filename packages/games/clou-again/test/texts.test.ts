import { type MessageTable, say } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { EVENT_KINDS } from "../../clou/events.ts";
import { resultsOf } from "../../clou/outcome.ts";
import { AGAIN } from "../content/again.ts";
import { clouAgain } from "../game.ts";
import { REPLACED } from "../rulebook/replaced.ts";
import { rulebook as rulebookDe } from "../rulebook/de.ts";
import { rulebook as rulebookEn } from "../rulebook/en.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const who = { name: (seat: number) => ["Ada", "Ben"][seat], isYou: (seat: number) => seat === 0 };
const english = (id: string, args: object = {}): string => say(en, { id, args: args as never }, who);
const german = (id: string, args: object = {}): string => say(de, { id, args: args as never }, who);

describe("texts", () => {
  it("have words for every question, event, result, star and scenario in both languages", () => {
    const needed = [
      ...Object.keys(EVENT_KINDS).map((type) => `event.${type}`),
      ...Object.keys(clouAgain.meta.decisions).flatMap((kind) => [`ask.${kind}`, `wait.${kind}`]),
      ...resultsOf(AGAIN).map((result) => `result.${result}`),
      ...clouAgain.meta.scenarios.flatMap(({ id }) => [`story.${id}`, `option.scenario.${id}`]),
    ];
    for (const table of [en, de] as MessageTable[]) {
      for (const id of needed) expect(Object.keys(table)).toContain(id);
      for (const { id, name } of clouAgain.meta.scenarios)
        expect(Object.values(name)).toContain(say(table, { id: "name", args: { id } }, who));
      for (const { stars = [] } of AGAIN.thieves)
        for (const { id } of stars) expect(say(table, { id: "star", args: { star: id } }, who)).not.toBe(id);
    }
  });

  it("tell of stars as people would", () => {
    expect(english("event.star", { seat: 0, star: "extra-six", for: 1 })).toBe("You cross a star: An extra 6 for Ben.");
    expect(german("event.star", { seat: 1, star: "number-two", for: 0 })).toBe(
      "Ben kreuzt einen Stern an: Zahl ±2 für dich.",
    );
    expect(english("event.threw-anew", { thrown: [1, 4], dice: [1, 5, 4] })).toBe(
      "Thrown anew: 1, 4. The dice are 1, 5 and 4 now.",
    );
    expect(german("move.star", { star: "turn-die", die: 3, to: 6 })).toBe("★ Die 3 auf 6 drehen");
    expect(english("move.star", { star: "strike-circle", for: 1 })).toBe("★ Any circle for Ben");
    expect(english("move.star", { star: "strike-circle", for: 0 })).toBe("★ Any circle");
    expect(english("no.star-die-used", { faces: [1, 3] })).toBe("Turn a die that nobody has used: 1 or 3.");
    const [, two] = AGAIN.thieves[0].stars ?? [];
    expect(english("star.effect", { effect: two.effect })).toBe("2 × strength, for you. It costs 1 trace.");
    expect(german("star.effect", { effect: two.effect })).toBe("2 × Stärke, für dich. Das kostet 1 Spur.");
  });

  it("the rulebooks have the same rules, each with the same kinds of parts, and the first game's where they hold", () => {
    const shape = ({ chapters }: typeof rulebookEn): string[] =>
      chapters.flatMap(({ rules }) => rules.map(({ id, parts }) => `${id} ${parts.map(({ kind }) => kind).join()}`));
    const kinds = (line: string): string => [...line.split(/[ ,]/)].sort().join();
    expect(shape(rulebookDe).map(kinds)).toEqual(shape(rulebookEn).map(kinds));
    const ids = rulebookEn.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of REPLACED) expect(ids).not.toContain(id);
    for (const id of ["A-1.1", "A-5.3", "C-1.1", "C-3.4", "C-7.6"]) expect(ids).toContain(id);
  });
});
