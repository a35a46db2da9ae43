import { CAMPAIGN_SHEET } from "@safehouse/games/clou-christmas/board";
import { describe, expect, it } from "vitest";
import type { Names } from "../../src/boards/clou/names.ts";
import { lineNeeds, lineWords } from "../../src/boards/clou-christmas/gear/place-words.ts";
import { de } from "../../src/boards/clou-christmas/text/de.ts";
import { en } from "../../src/boards/clou-christmas/text/en.ts";
import { textIn } from "../../src/text/texts.ts";

/** As printed: what counts here is that nothing is left out. */
const AS_PRINTED = { symbol: (gift: string) => gift, condition: (condition: string) => condition } as Names;

describe.each(["en", "de"] as const)("in %s", (language) => {
  const desk = { t: textIn(language, { en, de }), names: AS_PRINTED };

  it("X-2.4 points below 0 have a real minus, and are taken away from the rest", () => {
    expect(desk.t.reportSum(4, 13, 17)).toBe("4 + 13 = 17");
    expect(desk.t.reportSum(4, -6, -2)).toBe("4 − 6 = −2");
    expect(desk.t.pointsTotal(-5)).toMatch(/^−5 /);
  });

  it.each([...CAMPAIGN_SHEET.experience, ...CAMPAIGN_SHEET.tools].map((gear) => [gear.id, gear] as const))(
    "X-1.2 every line of %s is told in words before it is bought",
    (_, gear) => {
      gear.lines.forEach((line, i) => {
        const asked = "circles" in line ? line.circles.map(String) : line.boxes;
        for (const print of asked) expect(lineNeeds(desk, gear, i)).toContain(print);
        for (const gift of line.gives) expect(lineWords(desk, gear, i)).toContain(gift);
      });
    },
  );
});
