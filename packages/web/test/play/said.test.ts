import { expect, test } from "vitest";
import { NOTHING_SAID, sayNext } from "../../src/play/table/said.ts";

const QUESTION = { decision: { id: "use:0:1", seat: 0, kind: "use" }, text: "Use the dice.", moves: [1] };

test("a moment is said once, also if its question closes behind it because others have moved", () => {
  const first = sayNext(NOTHING_SAID, 1, ["Mina uses 2."], [QUESTION], 0);
  expect(first.fresh).toEqual(["Mina uses 2.", "Use the dice."]);
  expect(sayNext(first.said, 1, ["Mina uses 2."], [], 0).fresh).toEqual([]);
});

test("a question is said once, also if it opens again after what others have done", () => {
  const { said } = sayNext(NOTHING_SAID, 1, [], [QUESTION], 0);
  const behind = sayNext(said, 2, ["Mina uses 5."], [], 0);
  expect(behind.fresh).toEqual(["Mina uses 5."]);
  const again = sayNext(behind.said, 3, ["Mina is done."], [QUESTION], 0);
  expect(again.fresh).toEqual(["Mina is done."]);
  const anew = { ...QUESTION, decision: { ...QUESTION.decision, id: "use:0:2" } };
  expect(sayNext(again.said, 4, ["Mina crosses."], [anew], 0).fresh).toEqual(["Mina crosses."]);
});

test("after an own answer the same words are another question", () => {
  const { said } = sayNext(NOTHING_SAID, 1, [], [QUESTION], 0);
  const other = { ...QUESTION, decision: { ...QUESTION.decision, id: "use:0:2" } };
  expect(sayNext(said, 2, [], [other], 2).fresh).toEqual(["Use the dice."]);
});
