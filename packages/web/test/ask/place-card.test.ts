import { describe, expect, it } from "vitest";
import { type Box, placeCard } from "../../src/ask/place-card.ts";

const SCREEN = { width: 1440, height: 900 };
const CARD = { width: 300, height: 240 };

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("where the answer stands", () => {
  it("beside the thing, on the right if nothing is in the way", () => {
    const at = placeCard(box(400, 400, 40, 40), CARD, SCREEN, []);
    expect(at).toEqual({ x: 450, y: 300, isInTheWay: false });
  });

  it("never over what is lit while there is another place", () => {
    const lit = [box(460, 300, 200, 200), box(100, 300, 280, 200)];
    const at = placeCard(box(400, 400, 40, 40), CARD, SCREEN, lit);
    for (const each of lit) expect(overlap({ ...at, ...CARD }, each)).toBe(false);
  });

  it("says when there is no place but over what is lit", () => {
    const everything = [box(0, 0, SCREEN.width, SCREEN.height)];
    expect(placeCard(box(400, 400, 40, 40), CARD, SCREEN, everything).isInTheWay).toBe(true);
  });

  it("wholly on the screen, and not over its thing, in every corner", () => {
    for (const thing of [box(0, 0, 40, 40), box(1400, 0, 40, 40), box(0, 860, 40, 40), box(1400, 860, 40, 40)]) {
      const { x, y } = placeCard(thing, CARD, SCREEN, []);
      expect(x >= 0 && y >= 0 && x + CARD.width <= 1440 && y + CARD.height <= 900).toBe(true);
      expect(overlap({ x, y, ...CARD }, thing)).toBe(false);
    }
  });
});
