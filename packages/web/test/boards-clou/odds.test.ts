import { clou } from "../../../games/clou/game.ts";
import type { EscapeFace } from "@safehouse/games/clou/board";
import { reader } from "@safehouse/games/clou/reader";
import { describe, expect, it } from "vitest";
import { inPercent, oddsOfEscape } from "../../src/boards/clou/logic/odds.ts";

/** Every throw one after the other, up to so many: the share of those that got away. */
function bruteForce(faces: readonly EscapeFace[], cars: number, police: number): number {
  if (cars <= 0) return 1;
  if (police <= 0) return 0;
  return faces.reduce((sum, face) => sum + bruteForce(faces, cars - face.car, police - face.police) / 6, 0);
}

const THIEVES = ["bruce", "janet", "matt", "trixie"];

describe("the odds of getting away", () => {
  it.each(THIEVES)("are those of all throws, for %s", (thief) => {
    const config = clou.configure({ thief1: thief }, 1);
    if (!config.ok) throw new Error(config.error.problem);
    const faces = reader.escapeTable(clou.view(clou.setup(config.value, 1), 0), 0);
    for (let cars = 0; cars <= 5; cars++) {
      for (let police = 0; police <= 5; police++) {
        if (cars === 0 && police === 0) continue;
        expect(oddsOfEscape(faces, cars, police)).toBeCloseTo(bruteForce(faces, cars, police), 12);
      }
    }
  });

  it("count cars and police crossed together as away", () => {
    const both = Array.from({ length: 6 }, () => ({ car: 1, police: 1 }));
    expect(oddsOfEscape(both, 2, 2)).toBe(1);
    expect(oddsOfEscape(both, 3, 2)).toBe(0);
  });

  it("are never called certain if they are not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(inPercent)).toEqual([0, 1, 50, 99, 100]);
  });
});
