import { klaumau } from "@safehouse/games/klaumau";
import { type Move, NAMES } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { type Lit, light, meantByCard, meantBySeat } from "../../src/boards/klaumau/logic/light.ts";
import { type Asked, EVERYTHING, walk } from "./matches.ts";

const BOMBS = ["pass", "discard", "halve", "swap"];
const SEATS = [2, 3, 4, 5, 6, 7, 8];

/** Everything that can be pressed, as the move it hands in. */
function pressable(lit: Lit): Move[] {
  return [
    ...lit.hand.values(),
    ...lit.shown.values(),
    ...lit.seats.values(),
    ...lit.stones.values(),
    ...lit.answers,
    ...(lit.cannot === null ? [] : [lit.cannot]),
  ];
}

function byText(moves: readonly Move[]): string[] {
  return moves.map((move) => JSON.stringify(move)).toSorted();
}

describe.each(SEATS)("with %i seats", (seats) => {
  it.each(BOMBS)(
    "every listed move of whole matches is behind exactly one thing that is on the table (bomb: %s)",
    (bomb) => {
      walk(seats, { ...EVERYTHING, bomb }, 100 * seats + bomb.length, {
        asked({ view, moves }: Asked) {
          const lit = light(moves);
          expect(byText(pressable(lit))).toEqual(byText(moves));
          const hand = view.hand.map((face) => NAMES[face]);
          const shown = view.table.shown.map((face) => NAMES[face]);
          expect([...lit.hand.keys()].filter((card) => !hand.includes(card))).toEqual([]);
          expect([...lit.shown.keys()].filter((card) => !shown.includes(card))).toEqual([]);
          expect([...lit.seats.keys()].filter((seat) => seat === view.seat || seat >= seats)).toEqual([]);
        },
      });
    },
  );

  it("pressing a card or a player means the listed move, or one that is refused with a rule", () => {
    walk(seats, { ...EVERYTHING, bomb: BOMBS[seats % 4] }, 7 * seats, {
      asked({ view, decision, moves }: Asked) {
        const lit = light(moves);
        for (const face of view.hand) {
          const meant = meantByCard(decision.kind, found(NAMES[face]));
          expect(meant === null).toBe(lit.hand.size === 0 && !ABOUT_CARDS.includes(decision.kind));
          const listed = lit.hand.get(found(NAMES[face]));
          if (listed) expect(meant).toEqual(listed);
          else if (meant) expect(klaumau.check(view, decision, meant)?.rule).toMatch(/^K-/);
        }
        for (let seat = 0; seat < seats; seat++) {
          const meant = meantBySeat(decision.kind, seat);
          const listed = lit.seats.get(seat);
          if (listed) expect(meant).toEqual(listed);
          else if (meant) expect(klaumau.check(view, decision, meant)?.rule).toMatch(/^K-/);
        }
      },
    });
  });
});

const ABOUT_CARDS = ["turn", "parry", "give", "fence", "discard", "halve"];

it("knows every kind of question", () => {
  const seen = new Set<string>();
  for (const [i, bomb] of BOMBS.entries()) {
    for (let seed = 1; seed < 30; seed++)
      walk(3 + (seed % 3), { ...EVERYTHING, bomb }, 1000 * i + seed, {
        asked: ({ decision }) => seen.add(decision.kind),
      });
  }
  expect([...seen].toSorted()).toEqual(Object.keys(klaumau.meta.decisions).toSorted());
});
