import { addCard, distinctCards, removeCard, withoutCards } from "@safehouse/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const faces = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 });
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

function handOf(cards: readonly number[]): number[] {
  const hand: number[] = [];
  for (const face of cards) addCard(hand, face);
  return hand;
}

test("in whatever order cards come, the hand is the same sorted list", () => {
  fc.assert(
    fc.property(faces, (cards) => {
      expect(handOf(cards)).toEqual(sorted(cards));
    }),
  );
});

test("what was taken out and what is left make the hand, which stays as it was", () => {
  const dealt = faces.chain((cards) => fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards)));
  fc.assert(
    fc.property(dealt, ([cards, gone]) => {
      const hand = handOf(cards);
      const left = withoutCards(hand, gone);
      expect(left).toEqual(sorted(left));
      expect(sorted([...left, ...gone])).toEqual(hand);
      expect(hand).toEqual(sorted(cards));
    }),
  );
});

test("a card that is not there cannot be taken out", () => {
  expect(() => removeCard([1, 3], 2)).toThrow("card 2 is not in the hand");
});

test("each face is told once", () => {
  fc.assert(
    fc.property(faces, (cards) => {
      expect(distinctCards(handOf(cards))).toEqual(sorted([...new Set(cards)]));
    }),
  );
});
