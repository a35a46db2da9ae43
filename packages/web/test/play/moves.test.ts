// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import type { Json } from "@safehouse/kernel";
import { createElement, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Answer, Moment, Session } from "../../src/play/session.ts";
import { type Moves, useMoves } from "../../src/play/table/use-moves.ts";
import type { Stage } from "../../src/stage/stage.ts";

const DONE: Answer = { result: "done" };

function asking(n: number, ...decisions: readonly string[]): Moment {
  return { n, view: {}, pending: decisions.map((id) => ({ id, kind: "turn", seat: 0 })) } as unknown as Moment;
}

/** A table whose host answers when the test says so. */
async function sitDown(): Promise<{
  readonly moves: () => Moves;
  readonly handedIn: string[];
  readonly takenBack: () => number;
  show(moment: Moment): Promise<void>;
  press(decision: string): Promise<void>;
  answer(answer: Answer): Promise<void>;
}> {
  const handedIn: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const now = signal<Moment | null>(asking(1, "first"));
  let takenBack = 0;
  const session = {
    game: { meta: { id: "clou" }, label: () => ({ id: "a" }) },
    rules: { known: signal(null) },
    viewer: signal(0),
    now,
    log: signal([]),
    submit(decision: string) {
      handedIn.push(decision);
      return new Promise<Answer>((resolve) => waiting.push(resolve));
    },
  } as unknown as Session;
  const stage = { shown: null, takeBack: () => void takenBack++ } as unknown as Stage;
  let moves!: Moves;
  function Table(): null {
    moves = useMoves(session, stage, null, 0, { current: null });
    return null;
  }
  await act(() => render(createElement(Table, {}), document.createElement("main")));
  return {
    moves: () => moves,
    handedIn,
    takenBack: () => takenBack,
    show: (moment) => act(() => void (now.value = moment)),
    press: (decision) => act(async () => moves.submit(decision, {} as Json)),
    answer: (answer) => act(async () => waiting.shift()?.(answer)),
  };
}

test("nothing else is handed in while a move is on its way", async () => {
  const { moves, handedIn, show, press, answer } = await sitDown();
  await press("first");
  expect(moves().sent?.decision).toBe("first");
  await press("first");
  // Somebody else moved: the question is the same.
  await show(asking(2, "first"));
  await press("first");
  expect(handedIn).toEqual(["first"]);
  await answer(DONE);
  expect(moves().sent).toBeNull();
});

test("an answer that comes before the table that shows it keeps the move on its way", async () => {
  const { moves, show, press, answer } = await sitDown();
  await press("first");
  await answer(DONE);
  expect(moves().sent?.decision).toBe("first");
  await show(asking(2, "second"));
  expect(moves().sent).toBeNull();
});

test("a table that asks something else takes the next press, however late the host's answer is", async () => {
  const { moves, handedIn, takenBack, show, press, answer } = await sitDown();
  await press("first");
  await show(asking(2, "second"));
  expect(moves().sent).toBeNull();
  await press("second");
  expect(handedIn).toEqual(["first", "second"]);
  // What comes of the first is nothing to the second.
  await answer({ result: "failed", why: "late" });
  expect(moves().sent?.decision).toBe("second");
  expect(takenBack()).toBe(0);
  await answer({ result: "failed", why: "really" });
  expect(moves().sent).toBeNull();
  expect(takenBack()).toBe(1);
});
