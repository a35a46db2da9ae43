import { reader } from "@safehouse/games/clou-again/reader";
import { found } from "@safehouse/kernel";
import { clouNames, drawSheet } from "@safehouse/paper/clou";
import { en as clouPaperEn } from "@safehouse/paper/clou/en";
import { expect, test } from "vitest";
import { areaOfCells } from "../../src/boards/clou-figure/areas.ts";

const bruce = found(reader.library.thieves[0]);
const names = clouNames(({ id }) => id, clouPaperEn);
const sheet = drawSheet({ sheet: bruce, marks: {}, names, layout: "tall" });

test("a picture holds all cells of the parts it shows, and what they give", () => {
  for (const part of ["strength", "grid", "tree", "circle", "special", "star", "escape"]) {
    const { x, y, width, height } = areaOfCells(sheet, [part]);
    const spots = sheet.spots.filter(({ id }) => id.replace("gives:", "").startsWith(`${part}-`));
    expect(spots.length).toBeGreaterThan(1);
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThanOrEqual(x);
      expect(spot.y).toBeGreaterThanOrEqual(y);
      expect(spot.x + spot.width).toBeLessThanOrEqual(x + width);
      expect(spot.y + spot.height).toBeLessThanOrEqual(y + height);
    }
  }
});

test("what a star does is written beside it, and in the picture", () => {
  expect(areaOfCells(sheet, ["star"]).width).toBe(sheet.width);
  expect(areaOfCells(sheet, ["special"]).width).toBeLessThan(sheet.width);
});
