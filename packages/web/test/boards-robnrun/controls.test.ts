import {
  accomplices,
  BUILDINGS,
  type HintMove,
  informantCalledBy,
  type Move,
  NAMES,
  TOOLS,
  whyNotTellable,
} from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { robnrun } from "../../../games/robnrun/game.ts";
import { type Controls, controlsOf, meantByBuilding, meantByCard } from "../../src/boards/robnrun/logic/controls.ts";
import {
  type Draft,
  emptyDraft,
  filledIn,
  isPossible,
  meantBy,
  pressSeat,
  pressTool,
} from "../../src/boards/robnrun/logic/draft.ts";
import { type Asked, tablesFor, walk } from "./matches.ts";

const SEATS = [2, 3, 4, 5];

/** Everything that can be pressed, as the move it hands in: a hint once for every way its blanks can be filled by presses. */
function pressable(controls: Controls, seats: readonly number[]): Move[] {
  const hints = [...controls.hints].flatMap(([hint, ways]) => drafts(hint, ways, seats));
  const buttons = [controls.release, controls.swap, controls.pass].filter((move) => move !== null);
  return [...controls.buildings.values(), ...controls.hand.values(), ...hints, ...controls.bribes, ...buttons];
}

/** Presses every lit blank in every order; drafts that say the same are one. */
function drafts(hint: number, ways: readonly HintMove[], seats: readonly number[]): HintMove[] {
  const seen = new Set<string>();
  const told = new Map<string, HintMove>();
  const explore = (draft: Draft): void => {
    const key = JSON.stringify([draft.tools.toSorted(), draft.seats.toSorted()]);
    if (seen.has(key)) return;
    seen.add(key);
    const done = filledIn(ways, draft);
    if (done !== null) told.set(key, done);
    const next = [...TOOLS.map((tool) => pressTool(draft, tool)), ...seats.map((seat) => pressSeat(draft, seat))];
    for (const each of next) if (isPossible(ways, each)) explore(each);
  };
  explore(emptyDraft(hint));
  return [...told.values()];
}

const byText = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).toSorted();

describe.each(SEATS)("with %i seats", (seats) => {
  it.each(tablesFor(seats).map((options, i) => [i, options] as const))(
    "every listed move of whole matches is behind exactly one path of presses (table %i)",
    (i, options) => {
      for (let seed = 1; seed <= 2; seed++) {
        walk(seats, options, 1000 * seats + 10 * i + seed, {
          asked({ view, moves }: Asked) {
            const controls = controlsOf(moves);
            expect(byText(pressable(controls, accomplices(view.table)))).toEqual(byText(moves));
            const hand = view.hand.map((face) => NAMES[face]);
            expect([...controls.hand.keys()].filter((card) => !hand.includes(card))).toEqual([]);
            expect([...controls.hints.keys()].filter((hint) => !view.six.includes(hint))).toEqual([]);
          },
        });
      }
    },
  );

  it("what is not lit is refused with a rule when it is pressed", () => {
    walk(seats, found(tablesFor(seats)[4]), 7 * seats, { asked: expectReasons });
    walk(seats, found(tablesFor(seats)[3]), 8 * seats, { asked: expectReasons });
  });
});

function expectReasons({ view, decision, moves }: Asked): void {
  const controls = controlsOf(moves);
  const expectRefusal = (move: Move): void => expect(robnrun.check(view, decision, move)?.rule).toMatch(/^R-/);
  for (const { name } of BUILDINGS) {
    const meant = meantByBuilding(decision.kind, name);
    if (meant !== null && !controls.buildings.has(name)) expectRefusal(meant);
    if (meant !== null && controls.buildings.has(name)) expect(controls.buildings.get(name)).toEqual(meant);
  }
  for (const face of view.hand) {
    const meant = meantByCard(decision.kind, found(NAMES[face]));
    if (meant !== null && moves.length > 0) expect(controls.hand.get(found(NAMES[face]))).toEqual(meant);
  }
  if (decision.kind === "hint") expectHintReasons({ view, decision, moves });
}

function expectHintReasons({ view, decision, moves }: Asked): void {
  const { hints } = controlsOf(moves);
  for (const hint of view.six) {
    const ways = hints.get(hint);
    expect(whyNotTellable(view, hint) === null).toBe(ways !== undefined);
    if (ways === undefined) continue;
    const empty = emptyDraft(hint);
    const pressed = [
      ...TOOLS.map((tool) => pressTool(empty, tool)),
      ...accomplices(view.table).map((seat) => pressSeat(empty, seat)),
    ].filter((draft) => draft.tools.length + draft.seats.length > 0);
    for (const draft of pressed) {
      if (!isPossible(ways, draft)) expect(robnrun.check(view, decision, meantBy(ways, draft))?.rule).toMatch(/^R-/);
    }
  }
}

it("foretells which informant a robbery brings onto the route", () => {
  let foretold = new Map<string, string | null>();
  let robberies = 0;
  for (let seed = 1; seed < 10; seed++) {
    walk(4, found(tablesFor(4)[1]), seed, {
      asked({ view, decision }) {
        if (decision.kind !== "building") return;
        foretold = new Map(BUILDINGS.map(({ name }, i) => [name, informantCalledBy(view.table, i)]));
      },
      moment(events) {
        const robbing = events.find((event) => event.type === "robbing");
        if (robbing === undefined) return;
        const called = events.find((event) => event.type === "informant");
        expect(foretold.get(robbing.building)).toBe(called?.colour ?? null);
        robberies++;
      },
    });
  }
  expect(robberies).toBeGreaterThan(10);
});

it("knows every kind of question", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed < 12; seed++) {
    for (const options of tablesFor(4)) walk(4, options, seed, { asked: ({ decision }) => seen.add(decision.kind) });
  }
  expect([...seen].toSorted()).toEqual(Object.keys(robnrun.meta.decisions).toSorted());
});
