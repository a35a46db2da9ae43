// @vitest-environment happy-dom
import { fastRandom } from "@safehouse/chance";
import type { View } from "@safehouse/games/klaumau/board";
import { klaumau } from "@safehouse/games/klaumau";
import { canonical, found, type Json } from "@safehouse/kernel";
import { type ComponentType, createElement, Fragment, type JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { expect, test } from "vitest";
import { resample } from "../../../games/klaumau/test/resample.ts";
import type { BoardProps } from "../../src/boards/contract.ts";
import { loadTexts } from "../../src/play/voice.ts";
import { compareDocuments, pressThrough } from "./laws.ts";
import { positionsOf } from "./match.ts";
import { type Moment, openTable } from "./table.ts";

type Props = BoardProps<View, Json>;

/** A board that is nothing but its moves, and may be wrong about them. */
function movesBoard(
  label: (move: Json) => string,
  change: (moves: readonly Json[]) => readonly Json[],
): ComponentType<Props> {
  return ({ questions, submit }) => {
    const [question] = questions;
    const press = (move: Json): JSX.Element =>
      createElement("button", { onClick: () => submit(found(question).decision.id, move) }, label(move));
    return createElement(Fragment, null, change(question?.moves ?? []).map(press));
  };
}

const position = found(
  positionsOf(klaumau, {}, 3, 1).find(
    ({ asked, state }) => asked !== null && klaumau.moves(klaumau.view(state as never, asked.seat), asked).length > 2,
  ),
);
const moment: Moment = { game: klaumau, seats: 3, language: "en", texts: await loadTexts(klaumau, "en"), ...position };
const asked = found(position.asked ?? undefined);
const pressing = (Board: ComponentType<Props>): Promise<string[]> => pressThrough({ Board }, moment, asked);
const all = (moves: readonly Json[]): readonly Json[] => moves;

test("a board with a button for every move is in order", async () => {
  expect(await pressing(movesBoard(canonical, all))).toEqual([]);
});

test("a move that nothing hands in is missed", async () => {
  expect(await pressing(movesBoard(canonical, (moves) => moves.slice(1)))).toEqual([
    expect.stringContaining("nothing that can be pressed"),
  ]);
});

test("two moves behind one name are told", async () => {
  expect(await pressing(movesBoard(() => "Answer", all))).toContainEqual(expect.stringContaining("as well as"));
});

test("a move that is not listed is told", async () => {
  expect(await pressing(movesBoard(canonical, (moves) => [{ do: "cheat" }, ...moves]))).toContainEqual(
    expect.stringContaining("not listed"),
  );
});

test("a move behind another press is found", async () => {
  const Inner = movesBoard(canonical, all);
  const Board: ComponentType<Props> = (props) => {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? createElement(Inner, props) : createElement("button", { onClick: () => setOpen(true) }, "Open");
  };
  expect(await pressing(Board)).toEqual([]);
});

test("what is left of somebody else's view is told", async () => {
  const worlds = (Board: ComponentType<Props>): Promise<string[]> =>
    compareDocuments({ Board }, moment, resample(position.state as never, 0, fastRandom(2)), [1, 0]);
  const Keeping: ComponentType<Props> = ({ view }) => {
    const first = useRef(view.hand);
    return createElement("p", null, `${first.current.join()} ${view.hand.join()}`);
  };
  expect(await worlds(({ view }) => createElement("p", null, view.hand.join()))).toEqual([]);
  expect(await worlds(Keeping)).toEqual([expect.stringContaining("0 sees a difference after 1")]);
});

test("a board that throws is not overlooked", async () => {
  const Board: ComponentType<Props> = () => {
    throw new Error("no table");
  };
  await expect(openTable({ Board }).show(moment, 0)).rejects.toThrow("no table");
});
