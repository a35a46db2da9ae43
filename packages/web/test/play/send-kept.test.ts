import type { CommandAnswer, MoveRequest } from "@safehouse/protocol";
import { expect, test } from "vitest";
import type { KeptMove } from "../../src/play/online/kept-moves.ts";
import { type MoveStore, sendKept } from "../../src/play/online/send-kept.ts";

const move = (command: string, changes: Partial<KeptMove> = {}): KeptMove => ({
  command,
  match: "m1",
  game: "klaumau",
  n: 5,
  decision: "turn:0:3",
  move: { do: "draw" },
  words: "Draw a card",
  madeAt: 0,
  withdrawn: null,
  ...changes,
});

function storeOf(...moves: KeptMove[]): MoveStore & { moves: KeptMove[] } {
  const store = {
    moves,
    read: async () => [...store.moves],
    async drop(command: string) {
      store.moves = store.moves.filter((each) => each.command !== command);
    },
    async withdraw(command: string, withdrawn: KeptMove["withdrawn"]) {
      store.moves = store.moves.map((each) => (each.command === command ? { ...each, withdrawn } : each));
    },
  };
  return store;
}

/** A house that remembers commands, as ours does. */
function houseOf(answers: { readonly [command: string]: CommandAnswer }) {
  const sent: string[] = [];
  return {
    sent,
    postMove: async (_match: string, _token: string, { command }: MoveRequest): Promise<CommandAnswer> => {
      sent.push(command);
      return answers[command] ?? { result: "done", status: 200, n: 6, events: [] };
    },
  };
}

const tables = [
  { match: "m1", token: "t1" },
  { match: "m2", token: "t2" },
];
const failed = (status: number | null): CommandAnswer => ({ result: "failed", status, code: null, error: "" });

test("what was kept is sent in order and is gone once it has arrived", async () => {
  const store = storeOf(move("a"), move("b", { match: "m2" }), move("c"));
  const house = houseOf({});
  expect(await sendKept(house, tables, store)).toBe(3);
  expect([house.sent, store.moves]).toEqual([["a", "b", "c"], []]);
});

test("what no longer fits is withdrawn with the reason, and does not hold up the rest", async () => {
  const store = storeOf(move("late"), move("wrong"), move("gone", { match: "m9" }), move("sent-away"), move("good"));
  const house = houseOf({
    late: { result: "closed", status: 409, n: 40 },
    wrong: { result: "refused", status: 422, rule: "K-3.1", why: "This card does not fit." },
    "sent-away": failed(403),
  });
  expect(await sendKept(house, tables, store)).toBe(1);
  expect(house.sent).toEqual(["late", "wrong", "sent-away", "good"]);
  expect(store.moves.map(({ command, withdrawn }) => [command, withdrawn])).toEqual([
    ["late", { because: "closed" }],
    ["wrong", { because: "refused", why: "This card does not fit." }],
    ["gone", { because: "seat" }],
    ["sent-away", { because: "seat" }],
  ]);
  // Whoever reads the reasons may take their time: they are not sent again.
  await sendKept(house, tables, store);
  expect(house.sent).toHaveLength(4);
});

test.each([null, 429, 503])("a line that breaks again (%s) keeps this move and all behind it", async (status) => {
  const store = storeOf(move("a"), move("b"), move("c"));
  const house = houseOf({ b: failed(status) });
  expect(await sendKept(house, tables, store)).toBe(1);
  expect(house.sent).toEqual(["a", "b"]);
  expect(store.moves.map(({ command, withdrawn }) => [command, withdrawn])).toEqual([
    ["b", null],
    ["c", null],
  ]);
});
