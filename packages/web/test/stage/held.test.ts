// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import type { AnyCore } from "@safehouse/kernel";
import { createElement, type FunctionComponent, render } from "preact";
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { LaidTable } from "../../src/boards/robnrun/context.ts";
import { useHold } from "../../src/kit/use-held.ts";
import { rulesAtHand } from "../../src/play/rules.ts";
import type { Session } from "../../src/play/session.ts";
import { Stage } from "../../src/stage/stage.ts";
import { useStage } from "../../src/stage/use-stage.ts";

const SESSION: Session = {
  game: {} as AnyCore,
  rules: rulesAtHand({} as AnyCore),
  viewer: signal(0),
  seats: signal([]),
  now: signal(null),
  log: signal([]),
  connection: signal("open"),
  submit: () => Promise.resolve({ result: "done" }),
  undo: () => Promise.resolve({ result: "done" }),
  mayUndo: signal(false),
  close() {},
};

afterEach(() => {
  vi.restoreAllMocks();
});

test("a paper holds the stage before anything is painted, however busy the machine is", async () => {
  const said = vi.spyOn(Stage.prototype, "setHeld");
  const Paper: FunctionComponent = () => (useHold(), null);
  const Page: FunctionComponent = () => {
    const [isHeld, hold] = useState(false);
    useStage(SESSION, { scenes: undefined, pace: "normal", isUrgent: false, isHeld });
    const laid = { table: { hold }, children: createElement(Paper, null) };
    return createElement(LaidTable as unknown as FunctionComponent<object>, laid as object);
  };
  const root = document.createElement("main");
  render(createElement(Page, null), root);
  // What was drawn draws what follows from it, and no timer has a turn in between.
  for (let i = 0; i < 10; i++) await Promise.resolve();
  expect(said.mock.calls).toEqual([[false], [true]]);
  // Nothing that waits for a painting is left to the next test.
  await act(() => render(createElement(Page, null), root));
  await act(() => render(null, root));
});
