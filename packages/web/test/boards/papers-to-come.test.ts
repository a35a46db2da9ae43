// @vitest-environment happy-dom
import { createElement, type FunctionComponent, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { LaidTable as KlaumauTable } from "../../src/boards/klaumau/context.ts";
import { RoundOver } from "../../src/boards/klaumau/round-over.tsx";
import { Between } from "../../src/boards/robnrun/between/between.tsx";
import { LaidTable as RobnrunTable } from "../../src/boards/robnrun/context.ts";

const never = new Promise<never>(() => undefined);
vi.mock("../../src/boards/klaumau/summary.tsx", () => never);
vi.mock("../../src/boards/robnrun/between/evaluation.tsx", () => never);

/** On a slow line: what is to be read is known, its part is not there yet. */
async function heldWhileComing(Laid: unknown, table: object, Part: unknown, props: object): Promise<boolean[]> {
  const hold = vi.fn<(isHeld: boolean) => void>();
  const drawn = createElement(Part as FunctionComponent, props);
  const laid = createElement(
    Laid as FunctionComponent<object>,
    { table: { ...table, hold }, children: drawn } as object,
  );
  const root = document.createElement("main");
  await act(() => render(laid, root));
  await act(() => render(null, root));
  return hold.mock.calls.map(([isHeld]) => isHeld);
}

test("a round that is over holds the stage before its paper is there", async () => {
  expect(await heldWhileComing(KlaumauTable, {}, RoundOver, {})).toEqual([true, false]);
});

test("a heist that is over holds the stage before its evaluation is there, for who plays and has not read it", async () => {
  const view = { seat: 0, table: { review: { heist: 1 }, heist: 2, target: "bank" } };
  const table = { view, question: null, isReplay: false };
  const between = (changed: object, isRead = false): Promise<boolean[]> =>
    heldWhileComing(RobnrunTable, { ...table, ...changed }, Between, { isRead });
  expect(await between({})).toEqual([true, false]);
  expect(await between({}, true)).toEqual([]);
  expect(await between({ view: { ...view, seat: null } })).toEqual([]);
  expect(await between({ isReplay: true })).toEqual([]);
});
