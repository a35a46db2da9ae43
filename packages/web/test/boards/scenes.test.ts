import type { Event, View } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import { describe, expect, it } from "vitest";
import { hasTurned, marksOf, waysOf } from "../../src/boards/klaumau/logic/marks.ts";
import { onward } from "../../src/boards/klaumau/logic/onward.ts";
import { scenes } from "../../src/boards/klaumau/scenes.ts";
import type { Beat } from "../../src/stage/beat.ts";
import { EVERYTHING, walk } from "./matches.ts";

/** Every entry of seeded matches, as the spectator sees it. */
function entries(
  seats: number,
  options: object,
  seed: number,
): { events: readonly Event[]; before: View; after: View }[] {
  const seen: { events: readonly Event[]; before: View; after: View }[] = [];
  let before: View | null = null;
  walk(seats, options, seed, {
    moment(events, view) {
      const after = structuredClone(view);
      if (before !== null) seen.push({ events, before, after });
      before = after;
    },
  });
  return seen;
}

const MATCHES = [
  entries(3, { ...EVERYTHING, bomb: "pass" }, 5),
  entries(4, { ...EVERYTHING, bomb: "swap" }, 6),
  entries(6, EVERYTHING, 7),
].flat();

const types = ({ events }: Beat<View, Event>): string[] => events.map(({ type }) => type);

describe("the scenes of an entry", () => {
  it("tell every event once and in order, and end with what is", () => {
    for (const { before, events, after } of MATCHES) {
      const beats = scenes(before, events, after);
      expect(beats.flatMap((beat) => beat.events)).toEqual(events);
      expect(beats.at(-1)?.view).toBe(after);
    }
  });

  it("show who is skipped, which way play turns and what is stolen apart from the card that was played", () => {
    const apart = new Set<string>();
    for (const { before, events, after } of MATCHES) {
      for (const beat of scenes(before, events, after)) {
        const all = types(beat);
        for (const type of ["skipped", "reversed", "took", "gave", "received"]) {
          if (!all.includes(type)) continue;
          apart.add(type);
          expect(all).not.toContain("played");
          expect(beat.length).toBeGreaterThanOrEqual(800);
        }
      }
    }
    expect([...apart].toSorted()).toEqual(["gave", "received", "reversed", "skipped", "took"]);
  });

  it("turn nothing round and take nothing away before it is told", () => {
    for (const { before, events, after } of MATCHES) {
      let { direction } = before.table;
      for (const { events: told, view } of scenes(before, events, after).slice(0, -1)) {
        for (const event of told) if (event.type === "reversed") direction = event.clockwise ? 1 : -1;
        expect(view.table.direction).toBe(direction);
      }
    }
  });

  it("count cards as they come and go", () => {
    const dealing: readonly string[] = ["deck", "mix", "place", "return"];
    for (const { before, events, after } of MATCHES) {
      const isOver = events.some(({ type }) => type === "round-over");
      if (isOver || dealing.includes(before.table.stage)) continue;
      const { sizes, pile, table } = onward(before, events);
      expect(sizes).toEqual(after.sizes);
      expect(pile).toBe(after.pile);
      expect(table.discard).toEqual(after.table.discard);
      expect(table.aside).toEqual(after.table.aside);
      expect(table.laid).toEqual(after.table.laid);
    }
  });

  it("K-7.3 leave a finished round on the table until its paper is put away", () => {
    let halts = 0;
    for (const { before, events, after } of MATCHES) {
      const over = scenes(before, events, after).find((beat) => types(beat).includes("round-over"));
      if (over === undefined) continue;
      if (after.table.stage === "over") {
        expect(over.halts).toBeUndefined();
        continue;
      }
      halts++;
      expect(over.halts).toBe(true);
      expect(over.view.table.round).toBe(before.table.round);
      expect(over.view.table.totals).toEqual(after.table.totals);
      expect(over.view.table.discard.length).toBeGreaterThan(0);
    }
    expect(halts).toBeGreaterThan(5);
  });

  it("know no card that the viewer was not told", () => {
    const hidden: Event[] = [
      { type: "took", seat: 1, from: 2, card: null },
      { type: "drew", seat: 1, card: null },
    ];
    const { before, after } = found(MATCHES[3]);
    for (const { view } of scenes(before, hidden, after).slice(0, -1)) {
      expect(view.hand).toEqual(before.hand);
      expect(view.memory).toEqual(before.memory);
    }
  });
});

describe("what is stamped upon players", () => {
  it("is who is skipped, robbed and given to", () => {
    expect([
      ...marksOf([
        { type: "skipped", seat: 2 },
        { type: "skipped", seat: 3 },
      ]).keys(),
    ]).toEqual([2, 3]);
    const took: Event[] = [{ type: "took", seat: 1, from: 2, card: null }];
    expect(marksOf(took).get(1)).toEqual({ type: "cards", count: 1 });
    expect(marksOf(took).get(2)).toEqual({ type: "cards", count: -1 });
    expect(waysOf(took)).toEqual([{ from: 2, to: 1 }]);
    const drew: Event[] = [
      { type: "drew", seat: 0, card: null },
      { type: "drew", seat: 0, card: null },
    ];
    expect(marksOf(drew).get(0)).toEqual({ type: "cards", count: 2 });
  });

  it("is whose hand somebody got, whoever has it", () => {
    const swap: Event[] = [
      { type: "received", seat: 0, from: 2, cards: null },
      { type: "received", seat: 2, from: 0, cards: null },
    ];
    expect(marksOf(swap).get(0)).toEqual({ type: "hand", from: 2 });
    expect(waysOf(swap)).toHaveLength(2);
  });

  it("goes with a change of direction", () => {
    expect(hasTurned([{ type: "reversed", clockwise: false }])).toBe(true);
    expect(hasTurned([{ type: "skipped", seat: 1 }])).toBe(false);
  });
});
