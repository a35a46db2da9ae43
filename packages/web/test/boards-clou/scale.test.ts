import type { Message } from "@safehouse/kernel";
import { expect, it } from "vitest";
import { scaleWords, stepsOf } from "../../src/boards/clou/score/scale.ts";
import { AGAIN, CLOU } from "./heists.ts";

const say = ({ id }: Message): string => id.replace("result.", "");
const t = { rating: (above: number, words: string) => `${above} ${words}` };

it("C-7.5 A-5.2 the steps of a rating come from the game, from the lowest", () => {
  expect(stepsOf(CLOU.reader, say).map(({ above }) => above)).toEqual([9, 14]);
  expect(stepsOf(AGAIN.reader, say)).toEqual([
    { above: 9, words: "ordinary-crooks" },
    { above: 13, words: "real-professionals" },
    { above: 16, words: "master-thieves" },
    { above: 19, words: "crime-of-the-century" },
  ]);
});

it("a long scale tells the two steps that are next", () => {
  const at = (points: number): string => scaleWords(AGAIN.reader, t, say, points);
  expect(at(-7)).toBe("9 ordinary-crooks · 13 real-professionals");
  expect(at(9)).toBe("9 ordinary-crooks · 13 real-professionals");
  expect(at(10)).toBe("13 real-professionals · 16 master-thieves");
  expect(at(17)).toBe("16 master-thieves · 19 crime-of-the-century");
  expect(at(40)).toBe("16 master-thieves · 19 crime-of-the-century");
});

it.each([0, 12, 30])("a short one is told whole, with %i points", (points) => {
  expect(scaleWords(CLOU.reader, t, say, points)).toBe("9 all-right · 14 clou");
});
