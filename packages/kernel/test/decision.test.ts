import { decisionId, type Draw, drawProblem, isChance, logName } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";

describe("what may be drawn", () => {
  test.each<[Draw, number[]]>([
    [{ dice: 3 }, [1, 6, 1]],
    [{ dice: 0 }, []],
    [{ shuffle: 3 }, [2, 0, 1]],
    [{ pick: 7 }, [6]],
  ])("%j may give %j", (draw, drawn) => expect(drawProblem(draw, drawn)).toBeNull());

  test.each<[Draw, unknown, string]>([
    [{ dice: 3 }, [1, 2], "2 numbers instead of 3"],
    [{ dice: 1 }, [0], "range 1 to 6"],
    [{ dice: 1 }, [7], "range 1 to 6"],
    [{ dice: 1 }, [1.5], "range"],
    [{ dice: 1 }, ["1"], "range"],
    [{ dice: 1 }, 1, "list"],
    [{ dice: 1 }, null, "list"],
    [{ dice: 1 }, { 0: 1, length: 1 }, "list"],
    [{ shuffle: 3 }, [0, 1, 1], "twice"],
    [{ shuffle: 3 }, [0, 1, 3], "range 0 to 2"],
    [{ pick: 7 }, [7], "range 0 to 6"],
    [{ pick: 7 }, [-1], "range"],
  ])("%j cannot give %j", (draw, drawn, problem) => expect(drawProblem(draw, drawn)).toContain(problem));
});

test("the log names a seat's decision by its id and a draw by its label", () => {
  const id = decisionId("turn", 2, 5);
  expect(id).toBe("turn:2:5");
  const turn = { id, seat: 2, kind: "turn" };
  const dice = { kind: "chance", seat: null, label: "round-3/dice", draw: { dice: 3 } } as const;
  expect([turn, dice].map(logName)).toEqual(["turn:2:5", "round-3/dice"]);
  expect([turn, dice].map(isChance)).toEqual([false, true]);
});
