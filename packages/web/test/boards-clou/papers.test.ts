import { expect, it } from "vitest";
import type { Kit } from "../../src/boards/clou/kit.ts";
import { paperOf, paperOfPlace, papersOf, PLAN, seatOfPaper } from "../../src/boards/clou/papers.ts";
import { AGAIN, CLOU, walk } from "./heists.ts";

const kit: Kit = { game: "clou", reader: CLOU.reader };
const withBook: Kit = {
  ...kit,
  sheets: [{ id: "book", title: { id: "book" }, holds: (cell) => cell.startsWith("grid-"), Sheet: () => null }],
};

it("a sheet goes by its seat, and other papers are nobody's", () => {
  for (const seat of [0, 1, 2]) expect(seatOfPaper(paperOf(seat))).toBe(seat);
  expect([PLAN, "book"].map(seatOfPaper)).toEqual([null, null]);
});

it("every lit place stands on one of the papers that can be shown", () => {
  walk(AGAIN, 2, 11, {
    asked({ view, decision, moves }) {
      const cells = AGAIN.reader.readCells(view, decision.seat);
      for (const move of moves) {
        const place = move.do === "use" ? move.cell : move.do === "cross" ? move.at : null;
        if (place === null) continue;
        const paper = paperOfPlace(withBook, decision.seat, cells, place);
        const isCell = cells.some(({ name }) => name === place);
        expect(papersOf(withBook, 2, true)).toContain(paper);
        expect(paper).toBe(!isCell ? PLAN : place.startsWith("grid-") ? "book" : paperOf(decision.seat));
      }
    },
  });
});

it("the plan is one of the papers only where it does not lie beside them", () => {
  expect(papersOf(kit, 3, false)).toEqual(["seat-0", "seat-1", "seat-2"]);
  expect(papersOf(withBook, 1, true)).toEqual(["seat-0", "book", "plan"]);
});
