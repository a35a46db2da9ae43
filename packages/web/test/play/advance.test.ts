import { loadFront } from "@safehouse/games";
import type { CommandAnswer, MatchSnapshot, MoveRequest, Reply } from "@safehouse/protocol";
import { expect, test } from "vitest";
import { type Advance, dueAdvance, plainQuestions } from "../../src/play/online/advance.ts";
import { sendAdvance } from "../../src/play/online/send-advance.ts";

const believe: Advance = { kind: "believe", move: { do: "believe" } };
const question = { id: "believe:1:4", seat: 1, kind: "believe" };
const listed = [
  { decision: question.id, move: { do: "believe" } },
  { decision: question.id, move: { do: "doubt" } },
];

test("an answer in advance waits for its question, and falls if it may not be given then", () => {
  const other = { id: "believe:0:4", seat: 0, kind: "believe" };
  expect(dueAdvance(believe, { pending: [other], moves: [] }, 1)).toBeNull();
  expect(dueAdvance(believe, { pending: [other, question], moves: listed }, 1)).toEqual({
    question,
    move: believe.move,
  });
  expect(dueAdvance(believe, { pending: [question], moves: [] }, 1)).toBeNull();
  expect(dueAdvance(believe, { pending: [question], moves: listed.slice(1) }, 1)).toEqual({ question, move: null });
});

test.each(["klaumau", "clou", "clou-again", "clou-christmas"])(
  "%s has plain questions, each with a name",
  async (id) => {
    const front = await loadFront(id, { edition: undefined, config: {} });
    const questions = front === null ? [] : plainQuestions(front);
    expect(questions.length).toBeGreaterThan(0);
    for (const { kind, moves } of questions) {
      for (const move of moves) expect(front?.label({ id: "", seat: 0, kind }, move).id).toMatch(/\w/);
    }
  },
);

function houseOf(state: Pick<MatchSnapshot, "n" | "pending" | "moves">) {
  const asked: string[] = [];
  const sent: MoveRequest[] = [];
  return {
    asked,
    sent,
    async getMatch(match: string): Promise<Reply<MatchSnapshot>> {
      asked.push(match);
      return { result: "done", status: 200, value: state as MatchSnapshot };
    },
    async postMove(_match: string, _token: string, request: MoveRequest): Promise<CommandAnswer> {
      sent.push(request);
      return { result: "done", status: 200, n: 9, events: [] };
    },
  };
}

const table = { match: "m1", token: "t1", seat: 1 };
const state = { n: 8, pending: [question], moves: listed.map((each) => ({ ...each, label: "" })) };

test("nothing leaves the device before the table asks, and then it leaves once", async () => {
  const kept = new Map<string, Advance>([["m1", believe]]);
  const store = { read: (match: string) => kept.get(match) ?? null, drop: (match: string) => void kept.delete(match) };
  const house = houseOf(state);
  await sendAdvance(house, [{ ...table, isYourTurn: false }], store, () => "c1");
  expect([house.asked, house.sent, kept.size]).toEqual([[], [], 1]);
  await sendAdvance(house, [{ ...table, isYourTurn: true }], store, () => "c1");
  await sendAdvance(house, [{ ...table, isYourTurn: true }], store, () => "c2");
  expect(house.sent).toEqual([{ command: "c1", n: 8, decision: question.id, move: believe.move }]);
});

test("one that is asked something else keeps it", async () => {
  const kept = new Map<string, Advance>([["m1", believe]]);
  const store = { read: (match: string) => kept.get(match) ?? null, drop: (match: string) => void kept.delete(match) };
  const house = houseOf({ ...state, pending: [{ id: "turn:1:3", seat: 1, kind: "turn" }] });
  await sendAdvance(house, [{ ...table, isYourTurn: true }], store, () => "c1");
  expect([house.sent, kept.size]).toEqual([[], 1]);
});
