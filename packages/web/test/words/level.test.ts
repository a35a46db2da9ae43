import type { AnyFront, AnyTableWords, Message, PathStep } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { type LevelProps, levelOf, sureLevel } from "../../src/words/level.ts";
import type { Voice } from "../../src/play/voice.ts";
import { type Offer, offersOf } from "../../src/words/offers.ts";
import { sinceOwnTurn } from "../../src/words/since.ts";
import { en } from "../../src/words/text/en.ts";

function offer(line: string): Offer {
  const path = line.split(" ").map((id): PathStep => ({ id, label: { id } }));
  return { decision: "turn:0:0", move: line, label: `Do ${line}`, path, weight: "plain" };
}

const FEW = ["play 3", "play 4", "done"].map(offer);
const MANY = [...Array.from({ length: 9 }, (_, i) => offer(`play ${i < 5 ? "low" : "high"} ${i}`)), offer("done")];

interface Watched {
  readonly went: [chosen: readonly string[], isMenu: boolean][];
  readonly submitted: Offer[];
}

function level(props: Partial<LevelProps>, watched: Watched = { went: [], submitted: [] }): ReturnType<typeof levelOf> {
  return levelOf({
    question: "Your turn.",
    offers: FEW,
    trail: { chosen: [], isMenu: false },
    hasMenu: false,
    isOver: false,
    mayUndo: false,
    t: en,
    say: ({ id }) => id,
    goTo: (chosen, isMenu = false) => void watched.went.push([chosen, isMenu]),
    submit: (move) => void watched.submitted.push(move),
    again: () => {},
    readTable: () => {},
    readChanges: () => {},
    undo: () => {},
    leave: () => {},
    ...props,
  });
}

const labels = (of: ReturnType<typeof levelOf>): string[] => of.entries.map(({ label }) => label);

describe("a level of choices", () => {
  test("few moves are said in whole sentences, with numbers, and can be heard again", () => {
    const watched: Watched = { went: [], submitted: [] };
    const top = level({}, watched);
    expect(top.title).toBe("Your turn.");
    expect(labels(top)).toEqual(["Do play 3", "Do play 4", "Do done", "Say again"]);
    expect(top.entries.map(({ number }) => number)).toEqual([1, 2, 3, null]);
    top.entries[1]?.act();
    expect(watched.submitted).toEqual([FEW[1]]);
  });

  test("many are groups; inside, the way back and what was chosen are there", () => {
    const watched: Watched = { went: [], submitted: [] };
    const top = level({ offers: MANY }, watched);
    expect(labels(top)).toEqual(["play", "Do done", "Say again"]);
    expect(top.entries[0]?.note).toBe("9 moves");
    top.entries[0]?.act();
    const [chosen] = watched.went[0] as Watched["went"][number];
    const inside = level({ offers: MANY, trail: { chosen, isMenu: false } }, watched);
    expect([inside.crumbs, inside.title]).toEqual([["Your turn."], "play"]);
    expect(labels(inside)).toEqual(["low", "high", "Back", "Say again"]);
    inside.entries[2]?.act();
    expect(watched.went.at(-1)).toEqual([[], false]);
  });

  test("who has gone into a group stays there while others act, unless it is gone", () => {
    const trail = { chosen: ["play"], isMenu: false };
    expect(level({ offers: [...MANY, offer("lay")], trail }).title).toBe("play");
    expect(level({ offers: FEW, trail }).title).toBe("Your turn.");
  });

  test("with one switch the table itself is a group above the moves", () => {
    const watched: Watched = { went: [], submitted: [] };
    const top = level({ hasMenu: true }, watched);
    expect(labels(top).slice(-2)).toEqual(["Back", "Say again"]);
    top.entries.at(-2)?.act();
    expect(watched.went).toEqual([[[], true]]);
    const menu = level({ hasMenu: true, mayUndo: true, trail: { chosen: [], isMenu: true } });
    expect(labels(menu)).toEqual([
      "What may I do",
      "Read me the table",
      "What changed since my turn",
      "Take back my move",
      "Leave the table",
      "Say again",
    ]);
  });

  test("who is not asked is told so", () => {
    expect(level({ question: null, offers: [] }).title).toBe("There is nothing for you to do now.");
    expect(level({ question: null, offers: [], isOver: true, hasMenu: true }).title).toBe("The match is over");
  });
});

test("a final answer is asked about on a level of its own, which one switch can walk", () => {
  const done: string[] = [];
  const sure = sureLevel({
    answer: "Run away",
    t: en,
    confirm: () => void done.push("confirmed"),
    dismiss: () => void done.push("dismissed"),
    again: () => void done.push("again"),
  });
  expect(sure.title).toBe("Run away: is that meant?");
  expect(labels(sure)).toEqual(["Yes", "Back", "Say again"]);
  for (const { act } of sure.entries) act();
  expect(done).toEqual(["confirmed", "dismissed", "again"]);
});

test("what gives something up comes last", () => {
  const game = {
    label: (_: unknown, move: string) => ({ id: move }),
    weigh: (_: unknown, move: string) => ({ run: "final", pass: "costly" })[move] ?? "plain",
  } as unknown as AnyFront;
  const words = { path: (_view: unknown, _asked: unknown, move: string) => [{ id: move, label: { id: move } }] };
  const question = { decision: { id: "turn:0:1", seat: 0, kind: "turn" }, text: "?", moves: ["run", "pass", "a", "b"] };
  const voice = { say: ({ id }: Message) => id } as Voice;
  const offers = offersOf(game, words as unknown as AnyTableWords, {}, question, voice);
  expect(offers.map(({ move, weight }) => [move, weight])).toEqual([
    ["a", "plain"],
    ["b", "plain"],
    ["pass", "costly"],
    ["run", "final"],
  ]);
});

test("what changed since the own turn is what was told after it, and all of it to who never moved", () => {
  const row = (n: number, seat: number | null, decision = "turn") => ({ n, seat, decision, events: [] });
  const log = [row(1, null), row(2, 0), row(3, 1), row(4, 0, "undo"), row(5, 1), row(6, 1)];
  expect(sinceOwnTurn(log, 0, 5, {}).map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(sinceOwnTurn(log, "spectator", 6, {})).toHaveLength(6);
});

test("a sealed answer, as all give it, is no turn: what happened before it is still told", () => {
  const row = (n: number, seat: number | null, decision = "turn:0:1") => ({ n, seat, decision, events: [] });
  const log = [row(1, 0), row(2, 1), row(3, 0, "believe:0:1"), row(4, 2)];
  expect(sinceOwnTurn(log, 0, 4, { believe: { sealed: true } }).map(({ n }) => n)).toEqual([2, 3, 4]);
});
