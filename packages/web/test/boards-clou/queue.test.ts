import { atRest, type Move } from "@safehouse/games/clou/board";
import { decisionId } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { fateOf, queueable } from "../../src/boards/clou/logic/queue.ts";
import { previewMove } from "../../src/play/preview.ts";
import { CREWS, walk } from "./heists.ts";

const text = (move: Move): string => JSON.stringify(move);

describe.each(CREWS.filter(([, seats]) => seats > 1))("C-3.3 %s with %i seats", (_, seats, { game, reader }) => {
  it("while one settles symbols the others may choose what they could do at rest, and see what would follow", () => {
    let thought = 0;
    walk({ game, reader }, seats, seats, {
      asked({ view, decision }) {
        const { settler, stage } = reader.readNight(view);
        if (settler === null || stage !== "dice" || decision.kind !== "settle") return;
        for (let seat = 0; seat < seats; seat++) {
          if (seat === settler || reader.readHand(view, seat).isFinished) continue;
          const resting = atRest({ ...view, seat });
          const asked = { id: decisionId("dice", seat, 0), seat, kind: "dice" };
          const moves = queueable(game.moves(resting, asked));
          for (const move of moves) expect(game.check(resting, asked, move)).toBeNull();
          const [first] = moves;
          if (first === undefined) continue;
          expect(previewMove(game as never, resting, [], asked, first)).not.toBeNull();
          thought++;
        }
      },
    });
    expect(thought).toBeGreaterThan(0);
  });
});

describe("what was chosen for later", () => {
  const write: Move = { do: "use", dice: [4], cell: "cunning-1" };
  const other: Move = { do: "use", dice: [4], cell: "cunning-2" };

  it("waits while nothing is asked, or a symbol is to be settled first", () => {
    expect(fateOf(write, { kind: null, moves: [] }, false)).toBe("waits");
    expect(fateOf(write, { kind: "settle", moves: [{ do: "let-go", gift: "lock" }] }, false)).toBe("waits");
  });

  it("is handed in as soon as it is listed", () => {
    expect(fateOf({ ...write }, { kind: "dice", moves: [other, write] }, false)).toEqual({ move: write });
  });

  it("falls if it is not, or if dice are no longer used", () => {
    expect(fateOf(write, { kind: "dice", moves: [other] }, false)).toBe("fell");
    expect(fateOf(write, { kind: null, moves: [] }, true)).toBe("fell");
  });

  it("is a place to write into or loot to take, nothing that needs the table as it is", () => {
    const moves: Move[] = [{ do: "finish" }, write, { do: "ready", white: "die 5" }, { do: "loot", loot: "vase" }];
    expect(queueable(moves).map(text)).toEqual([text(write), text({ do: "loot", loot: "vase" })]);
  });
});
